/**
 * The stage: one position of a game on the page as people see it, for tests and for `npm run dev`. It is not shipped.
 * `/stage.html` lists the positions; `?position=songe/attack&seat=1&language=en&theme=dark` opens one, `?kit` the kit. Tests call
 * `openScene` on the window instead, which also takes a journal.
 */
import '../src/shell/fonts.css';
import '@reverie/ui/style/kit.css';
import './stage.css';
import { show } from '@reverie/ui/settings';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../src/shell/App.tsx';
import { Kit } from './Kit.tsx';
import { Positions } from './Positions.tsx';
import { openScene, type Scene } from './scene.ts';

declare global {
  interface Window {
    openScene(scene: Scene): Promise<void>;
    /** Takes the page down; the stage stays. */
    closeScene?(): void;
  }
}

const place = document.getElementById('root') as HTMLElement;
let root: Root = createRoot(place);

/** Brings the scene about and shows the page there, in place of the scene before; what is wrong with it is one line. */
async function open(scene: Scene): Promise<void> {
  root.unmount();
  await openScene(scene);
  show();
  root = createRoot(place);
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
window.openScene = open;
window.closeScene = () => root.unmount();

const asked = new URLSearchParams(location.search);
// Tests say themselves what they want to see.
if (asked.size === 0) root.render(<Positions />);
else if (asked.has('kit')) {
  document.documentElement.dataset.theme = asked.get('theme') ?? '';
  root.render(<Kit />);
} else if (!asked.has('wait')) {
  open(sceneIn(asked)).catch((error: unknown) => {
    root = createRoot(place);
    root.render(
      <p role="alert" className="notice bad">
        {String(error)}
      </p>,
    );
  });
}

function sceneIn(query: URLSearchParams): Scene {
  const number = (name: string) => (query.has(name) ? { [name]: Number(query.get(name)) } : {});
  const words = ['position', 'game', 'as', 'others', 'language', 'theme'].flatMap((name) =>
    query.has(name) ? [[name, query.get(name)]] : [],
  );
  return { ...Object.fromEntries(words), ...number('seat'), ...number('entry'), ...number('step') } as Scene;
}
