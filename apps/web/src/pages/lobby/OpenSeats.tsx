/** Seats that anybody may take, and tables that anybody may watch: read again every few seconds while the page is seen. */
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useEffect, useRef, useState } from 'react';
import { Cover } from '../../base/art/Cover.tsx';
import { Face } from '../../base/art/Face.tsx';
import { titleOf } from '../../base/games.ts';
import { Link } from '../../base/route.tsx';
import { listed, type TableCard } from '../../remote/api.ts';
import { lobbyWords } from './words.ts';

const EVERY = 5000;
/** Rows that are shown at once. */
const MOST = 3;

type Seen = readonly TableCard[] | 'offline' | null;

/** The list, live; it stands still while a pointer or the focus is on it. */
function useListed(held: () => boolean): Seen {
  const [tables, setTables] = useState<Seen>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: held reads the moment
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const found = await listed().catch(() => 'offline' as const);
      if (!current) return;
      setTables((before) => (before !== null && held() ? before : found));
      timer = setTimeout(next, EVERY);
    };
    const next = () => (document.visibilityState === 'visible' ? void read() : undefined);
    const seen = () => {
      clearTimeout(timer);
      next();
    };
    void read();
    document.addEventListener('visibilitychange', seen);
    return () => {
      current = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return tables;
}

export function OpenSeats() {
  const t = useWords(lobbyWords);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLElement>(null);
  const tables = useListed(() => list.current?.matches(':hover, :focus-within') ?? false);
  const rows = typeof tables === 'object' ? (tables ?? []) : [];
  const free = rows.filter(({ welcome, phase, free: seats }) => welcome && phase === 'gathering' && seats.length > 0);
  const watched = rows.filter(
    ({ listed: shown, watch, table }) => shown && watch === 'anybody' && !free.some((one) => one.table === table),
  );
  const shown = [...free, ...watched];
  return (
    <section className="open-seats" aria-labelledby="seats" ref={list}>
      <h2 id="seats" className="rule">
        {t.freeSeats}
        {typeof tables === 'object' && tables !== null ? (
          <span className="live">
            <i aria-hidden="true" /> {t.live}
          </span>
        ) : null}
      </h2>
      {tables === null ? (
        <div className="seat-row skeleton" aria-hidden="true" />
      ) : tables === 'offline' ? (
        <p className="quiet">{t.offline}</p>
      ) : shown.length === 0 ? (
        <p className="quiet">{t.noSeats}</p>
      ) : (
        <ul className="seat-rows">
          {(all ? shown : shown.slice(0, MOST)).map((card) => (
            <SeatRow key={card.table} card={card} free={free.includes(card)} />
          ))}
        </ul>
      )}
      {shown.length > MOST && !all ? (
        <button type="button" className="button bare" onClick={() => setAll(true)}>
          {t.allSeats(shown.length)}
        </button>
      ) : null}
    </section>
  );
}

function SeatRow({ card, free }: { readonly card: TableCard; readonly free: boolean }) {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const { table, game, title, seats, opened } = card;
  const people = seats.filter(({ sitter, name }) => sitter === 'person' && name);
  const names = people.map(({ name }) => name);
  const [host = ''] = names;
  const called = title || titleOf(game, language);
  return (
    <li className="seat-row">
      <span className="seat-picture">
        <Cover game={game} part="strip" />
      </span>
      <Face name={host} face={people[0]?.face} />
      <span className="seat-words">
        <span>
          <strong>{host || t.somebody}</strong> {free ? t.proposes : t.plays} <strong>{called}</strong>
        </span>
        <span className="quiet small">
          {free ? t.seatsFree(card.free.length, seats.length) : [...names.slice(1), t.phase[card.phase]].join(' · ')}
        </span>
      </span>
      {opened ? <span className="quiet small since">{t.since(opened)}</span> : null}
      <Link
        className="button"
        to={{ at: 'table', table, secret: '' }}
        aria-label={free ? t.sitAt(called) : t.watchAt(called)}
      >
        {free ? t.sit : t.watch}
      </Link>
    </li>
  );
}
