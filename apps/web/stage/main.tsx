/**
 * The stage: one position of a game on the page as people see it, for tests and for `npm run dev`. It is not shipped.
 * `/stage.html` lists the positions; `?position=songe/attack&seat=1&language=en&theme=dark` opens one. Tests call
 * `openScene` on the window instead, which also takes a journal.
 */
import '../src/shell/fonts.css';
import '../src/shell/theme.css';
import './stage.css';
import { show } from '@reverie/ui/settings';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../src/shell/App.tsx';
import { Positions } from './Positions.tsx';
import { openScene, type Scene } from './scene.ts';

declare global {
  interface Window {
    openScene(scene: Scene): Promise<void>;
  }
}

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Brings the scene about and shows the page there; what is wrong with it is one line. */
async function open(scene: Scene): Promise<void> {
  await openScene(scene);
  show();
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
window.openScene = open;

const asked = new URLSearchParams(location.search);
if (asked.size > 0) {
  open(sceneIn(asked)).catch((error: unknown) =>
    root.render(
      <p role="alert" className="notice bad">
        {String(error)}
      </p>,
    ),
  );
} else root.render(<Positions />);

function sceneIn(query: URLSearchParams): Scene {
  const number = (name: string) => (query.has(name) ? { [name]: Number(query.get(name)) } : {});
  const words = ['position', 'game', 'as', 'others', 'language', 'theme'].flatMap((name) =>
    query.has(name) ? [[name, query.get(name)]] : [],
  );
  return { ...Object.fromEntries(words), ...number('seat'), ...number('entry'), ...number('step') } as Scene;
}
