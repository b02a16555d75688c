import './fonts.css';
import '@reverie/ui/style/kit.css';
import { show } from '@reverie/ui/settings';
import { storedKeys } from '@reverie/ui/store';
import { whenIdle } from '@reverie/ui/when-idle';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { whenAtRest } from '../house/thinking.ts';
import { keepPage } from '../offline/offline.ts';
import { fetchTable } from '../pages/table/fetch.ts';
import { App } from './App.tsx';

show();
const root = createRoot(document.getElementById('root') as HTMLElement);
const draw = (words = 0) =>
  root.render(
    <StrictMode>
      <App key={words} />
    </StrictMode>,
  );
// In slices: a slow phone hears a finger while the first screen is made.
startTransition(() => draw());
if (import.meta.env.DEV) {
  // Words of a game have changed (hotWords in vite.config.ts): whatever was made of the old ones is made again.
  let words = 0;
  addEventListener('reverie:words', (event) => {
    event.preventDefault();
    draw(++words);
  });
}
/** The first screen comes first: caching the page and prefetching the table wait for a moment, and for what is thought. */
const A_MOMENT = 2000;
const OF_OLDER_PAGES = /^reverie\.(decks\.|songe\.characters|mortebrume\.(hordes|grounds))/;
if (storedKeys().some((key) => OF_OLDER_PAGES.test(key)))
  void import('../base/carry-over.ts').then(({ carryOver }) => carryOver());
function keep(): void {
  keepPage().catch((error: unknown) => console.warn('The page cannot be kept for offline use.', error));
  whenIdle(fetchTable, 4000);
}
setTimeout(() => whenAtRest(keep), A_MOMENT);
