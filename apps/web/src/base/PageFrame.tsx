/** The frame of every page that is not a table: where one is, where one can go, one's name and language. */

import { Moon } from '@reverie/ui/components/Moon';
import { change, useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { appWords } from './app-words.ts';
import { Face } from './art/Face.tsx';
import { Link, type Route, useRoute } from './route.tsx';
import './app.css';

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The page has its own heading, or none that is seen. */
  readonly bare?: boolean;
  /** As wide as the header, for pages made of several columns. */
  readonly wide?: boolean;
}

export function PageFrame({ title, children, bare = false, wide = false }: FrameProps) {
  const t = useWords(appWords);
  useTitle(title);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the content, but not by way of the address */}
      <a className="skip" href="#content" onClick={toContent}>
        {t.skip}
      </a>
      <PageHeader />
      <main className={wide ? 'page wide' : 'page'} id="content" tabIndex={-1}>
        {bare ? null : <h1>{title}</h1>}
        {children}
      </main>
      <BottomBar />
    </>
  );
}

/** Without the address: what follows `#` there may be a secret or a study. */
function toContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** Names the page in tabs and in the history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' || title === 'Rêverie' ? 'Rêverie' : `${title} · Rêverie`;
    return () => {
      document.title = 'Rêverie';
    };
  }, [title]);
}

function PageHeader() {
  const t = useWords(appWords);
  const { at } = useRoute();
  const { name, face } = useSettings();
  return (
    <header className="page-header">
      <Link className="brand" to={{ at: 'lobby' }} aria-label={at === 'lobby' ? undefined : `Rêverie · ${t.toLobby}`}>
        <Moon />
        <span>Rêverie</span>
      </Link>
      <nav className="places" aria-label={t.places}>
        {PLACES.map(({ key, to }) => (
          <Link key={key} to={to} aria-current={to.at === at ? 'page' : undefined}>
            {t.place[key]}
          </Link>
        ))}
      </nav>
      <div className="own">
        <LanguageSwitch />
        <Link className="round-link to-lab" to={{ at: 'lab', place: '' }} aria-label={t.place.lab} title={t.place.lab}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9.5 3.5V9.5L4.5 18Q3.7 20.5 6 20.5H18Q20.3 20.5 19.5 18L14.5 9.5V3.5M8 3.5H16M7.2 14.5H16.8" />
          </svg>
        </Link>
        <Link className="round-link" to={{ at: 'settings' }} aria-label={t.settings} title={t.settings}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h8.4M17.6 7H20M4 17h2.4M11.6 17H20" />
            <circle cx="15" cy="7" r="2.6" />
            <circle cx="9" cy="17" r="2.6" />
          </svg>
        </Link>
        {name.trim() === '' ? null : (
          <Link className="me" to={{ at: 'settings' }} aria-label={t.myName(name)}>
            <Face name={name} face={face} />
            <span>{name}</span>
          </Link>
        )}
      </div>
    </header>
  );
}

const PLACES: readonly { readonly key: 'play' | 'made' | 'learn' | 'rules' | 'lab'; readonly to: Route }[] = [
  { key: 'play', to: { at: 'lobby' } },
  { key: 'made', to: { at: 'workshop', game: '' } },
  { key: 'learn', to: { at: 'tutorial', game: '' } },
  { key: 'rules', to: { at: 'rules', game: '', rule: '' } },
  { key: 'lab', to: { at: 'lab', place: '' } },
];

export function LanguageSwitch() {
  const t = useWords(appWords);
  const { language } = useSettings();
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{t.language}</legend>
      {(['fr', 'en'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language === one}
          aria-label={{ fr: 'FR, français', en: 'EN, English' }[one]}
          onClick={() => change({ language: one })}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** On a phone, at the thumb. */
function BottomBar() {
  const t = useWords(appWords);
  const { at } = useRoute();
  return (
    <nav className="bottom-bar" aria-label={t.places}>
      {BOTTOM.map(({ key, to }) => (
        <Link
          key={key}
          to={to}
          aria-current={to.at === at && key !== 'join' ? 'page' : undefined}
          onClick={key === 'join' ? () => setTimeout(toCode) : undefined}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[key]} />
          </svg>
          {t.place[key]}
        </Link>
      ))}
    </nav>
  );
}

/** The field for a code stands in the lobby, below the games. */
const toCode = (): void => document.getElementById('join-link')?.focus();

const BOTTOM: readonly { readonly key: keyof typeof ICONS; readonly to: Route }[] = [
  { key: 'play', to: { at: 'lobby' } },
  { key: 'join', to: { at: 'lobby' } },
  { key: 'made', to: { at: 'workshop', game: '' } },
  { key: 'learn', to: { at: 'tutorial', game: '' } },
];

const ICONS = {
  play: 'M15.5 3.5a9 9 0 1 0 5.5 12A7.6 7.6 0 0 1 15.5 3.5Z',
  made: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5q0-6.5 7.5-6.5t7.5 6.5',
  learn: 'M12 6q-3-2.5-8.5-2.5v14.5q5.5 0 8.5 2.5 3-2.5 8.5-2.5v-14.5q-5.5 0-8.5 2.5v14.5',
  join: 'M10 4.5H4.5v15H10M10 12h11M17 8l4 4-4 4',
} as const;
