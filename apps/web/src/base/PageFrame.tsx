/** The frame of every page that is not a table: link to the lobby, title, content. */

import { Moon } from '@reverie/ui/components/Moon';
import { useWords } from '@reverie/ui/words';
import type { ReactNode } from 'react';
import { appWords } from './app-words.ts';
import { Link } from './route.tsx';
import './app.css';

export function PageFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useWords(appWords);
  return (
    <>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <header className="page-header">
        <Link to={{ at: 'lobby' }} aria-label={`Rêverie · ${t.toLobby}`}>
          <Moon />
          <span>Rêverie</span>
        </Link>
        <nav>
          <Link to={{ at: 'rules', game: '', rule: '' }}>{t.rules}</Link>
          <Link to={{ at: 'settings' }}>{t.settings}</Link>
        </nav>
      </header>
      <main className="page" id="content">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
