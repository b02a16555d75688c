import { Link, useRoute } from '../app/route.tsx';
import { useWords } from '../app/words.ts';
import { useAtTable } from './at-table.ts';
import { SeatList } from './SeatList.tsx';
import { tableWords } from './words.ts';

export function TableHeader() {
  const t = useWords(tableWords);
  const route = useRoute();
  const { standing, texts, state, place } = useAtTable();
  const text = 'text' in route && route.text === true;
  return (
    <header className="table-header">
      {route.at === 'solo' || route.at === 'table' ? (
        <Link className="text-mode" to={{ ...route, text: !text }}>
          {text ? t.pictureMode : t.textMode}
        </Link>
      ) : null}
      <Link className="home" to={{ at: 'lobby' }} aria-label={t.lobby}>
        <Moon />
      </Link>
      <h1>{standing.title || texts.title}</h1>
      <SeatList />
      <p className="connection" data-state={state.connection} role="status">
        <span className="dot" aria-hidden="true" />
        <span>
          {place.kind === 'local' && state.connection === 'open' ? t.onDevice : t.connection[state.connection]}
        </span>
      </p>
    </header>
  );
}

export function Moon() {
  return (
    <svg className="moon" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M21 3a13 13 0 1 0 8 17A11 11 0 0 1 21 3Z" />
      <circle cx="24" cy="9" r="1.4" />
      <circle cx="28" cy="14" r="0.9" />
    </svg>
  );
}
