import './app/fonts.css';
import './app/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { show } from './app/settings.ts';
import { keepPage } from './offline/offline.ts';

show();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
/** Whoever comes for the first time wants to play first: the page is kept when it has been there for a moment. */
const A_MOMENT = 2000;
setTimeout(() => {
  keepPage().catch((error: unknown) => console.warn('The page cannot be kept for offline use.', error));
}, A_MOMENT);
