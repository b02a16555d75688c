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
keepPage().catch((error: unknown) => console.warn('The page cannot be kept for offline use.', error));
