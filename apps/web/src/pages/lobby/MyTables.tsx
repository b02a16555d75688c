/** The visitor's tables, on this device and on the server: those that wait for an answer first. Without any, a greeting. */

import { colon } from '@reverie/kernel/words';
import { Button } from '@reverie/ui/components/Button';
import { saveFile } from '@reverie/ui/save-file';
import { change, useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { Cover } from '../../base/art/Cover.tsx';
import { FaceChoice } from '../../base/art/FaceChoice.tsx';
import { titleOf } from '../../base/games.ts';
import { keepOpen, MOST_IN_STRIP, tablesLastOpen } from '../../base/kept-room.ts';
import { LONGEST_NAME, NameFull } from '../../base/NameField.tsx';
import { Link, type Route } from '../../base/route.tsx';
import { askHouse, keptHere } from '../../house/local.ts';
import type { LocalTable } from '../../house/requests.ts';
import { useLookedAt } from '../../parts/chronicle/use-looked-at.ts';
import { type Glance, glance } from '../../remote/glance.ts';
import { forgetSeat, useOwnSeats } from '../../remote/own-seats.ts';
import { lobbyWords } from './words.ts';

/** A table as the lobby shows it, wherever it is kept. */
interface Row {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly to: Route;
  readonly changed: number;
  readonly yours: boolean;
  readonly over: boolean;
  /** Where it is, with whom, and how it stands. */
  readonly line: string;
  /** Only for tables on this device. */
  save?(): Promise<void>;
  /** What leaves the list, and the question before; an evening stays as long as its chronicle. */
  readonly leave: { forget(): Promise<void>; readonly sure: string } | null;
}

export function MyTables({ rows }: { readonly rows: readonly Row[] | null }) {
  const t = useWords(lobbyWords);
  const open = rows?.filter(({ over }) => !over);
  const ids = open?.map(({ table }) => table).join(' ');
  useEffect(() => {
    if (ids !== undefined) keepOpen(ids === '' ? [] : ids.split(' '));
  }, [ids]);
  if (!open) {
    const expected = Math.min(tablesLastOpen().length, MOST_IN_STRIP);
    return expected > 0 ? <Skeleton count={expected} /> : <Greeting />;
  }
  if (open.length === 0) return <Greeting />;
  const waiting = open.filter(({ yours }) => yours).length;
  return (
    <section className="my-tables" aria-labelledby="mine">
      <h1 id="mine" className="rule">
        {waiting > 0 ? t.waitingAt(waiting) : t.mine}
      </h1>
      <ul className="table-strip">
        {open.slice(0, MOST_IN_STRIP).map((row) => (
          <TableCard key={row.table} row={row} />
        ))}
      </ul>
      {open.length > MOST_IN_STRIP ? <a href="#all-tables">{t.others(open.length - MOST_IN_STRIP)}</a> : null}
    </section>
  );
}

/** Every table with what can be done with it, finished games too. */
export function AllTables({ rows }: { readonly rows: readonly Row[] | null }) {
  const t = useWords(lobbyWords);
  if (!rows || rows.length === 0) return null;
  return (
    <details className="all-tables" id="all-tables">
      <summary>{t.allMine(rows.length)}</summary>
      <ul className="table-list">
        {rows.map((row) => (
          <TableRow key={row.table} row={row} />
        ))}
      </ul>
      <p className="quiet small">{t.retention}</p>
    </details>
  );
}

/** All tables, null until those on this device are read. */
export function useRows(): readonly Row[] | null {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const [local, setLocal] = useState<readonly LocalTable[] | null>(null);
  const kept = useOwnSeats();
  const chronicles = useLookedAt();
  const [seen, setSeen] = useState<Readonly<Record<string, Glance>>>({});
  const [lastOpen] = useState(tablesLastOpen);
  const see = () => {
    keptHere('tables').then(setLocal, () => setLocal([]));
  };
  useEffect(see, []);
  const ids = Object.keys(kept).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when there are others
  useEffect(() => {
    let current = true;
    for (const [table, { secret }] of Object.entries(kept)) {
      void glance(table, secret).then((found) => current && setSeen((others) => ({ ...others, [table]: found })));
    }
    return () => {
      current = false;
    };
  }, [ids]);
  if (!local) return null;
  const remote = Object.entries(kept).map(([table, seat]): Row => {
    const found = seen[table];
    const known = found?.kind === 'seen' ? found : null;
    const status = !found ? '…' : found.kind === 'seen' ? t.phase[found.phase] : t[found.kind];
    return {
      table,
      game: seat.game,
      title: seat.title || titleOf(seat.game, language),
      to: { at: 'table', table, secret: '' },
      changed: seat.at,
      yours: known?.yours === true && known.phase === 'playing',
      // Until the server has said how it stands, it stands as it did.
      over: found ? known?.phase === 'over' || found.kind === 'gone' : !lastOpen.includes(table),
      line: [t.online, seat.name, status].filter(Boolean).join(' · '),
      leave: { forget: async () => forgetSeat(table), sure: t.forgetSeat },
    };
  });
  const here = local.map((one): Row => {
    const title = one.title || titleOf(one.game, language);
    const [own = 0, ...people] = one.seats.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
    const others = people.flatMap((seat) => one.seats[seat]?.name || []);
    return {
      table: one.table,
      game: one.game,
      title,
      to: { at: 'solo', table: one.table, seat: own },
      changed: one.changed,
      yours: one.phase === 'playing',
      over: one.phase === 'over',
      line: others.length > 0 ? `${t.here}, ${t.with(others.join(', '))}` : t.here,
      save: async () => {
        const journal = await askHouse('journal', { table: one.table });
        if (journal !== null) saveFile(`${one.game}-${one.table.slice(0, 6)}.jsonl`, journal);
      },
      leave: {
        forget: async () => {
          await askHouse('forget', { table: one.table });
          see();
        },
        sure: t.forgetSure(title),
      },
    };
  });
  // Whoever has a seat in an evening and has not been at its table yet finds it in the chronicle.
  const evenings = Object.values(chronicles).flatMap(({ chronicle, game, title, evenings, members, me }): Row[] => {
    const evening = evenings.find(({ settledAt }) => settledAt === null);
    if (!evening?.seats.includes(me) || evening.table in kept) return [];
    return [
      {
        ...{ table: evening.table, game, title, changed: evening.openedAt, yours: true, over: false, leave: null },
        to: { at: 'chronicle', chronicle, secret: '' },
        line: [t.online, members[me]?.name, t.evening].filter(Boolean).join(' · '),
      },
    ];
  });
  const rank = ({ yours, over }: Row): number => (over ? 2 : yours ? 0 : 1);
  return [...remote, ...here, ...evenings].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

function TableCard({ row }: { readonly row: Row }) {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const { game, title, to, yours, line, changed } = row;
  return (
    <li className="table-card" data-yours={yours}>
      <Cover game={game} part="strip" />
      <div>
        <p className="table-card-title">
          <Link to={to}>{title}</Link> <span className="quiet">{t.since(changed)}</span>
        </p>
        <p className="quiet">{line}</p>
      </div>
      {yours ? <span className="turn">{t.yourTurn}</span> : null}
      <Link className={`button ${yours ? 'main' : ''}`} to={to} aria-label={`${t.resume}${colon(language)}${title}`}>
        {t.resume}
      </Link>
    </li>
  );
}

function TableRow({ row }: { readonly row: Row }) {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState('');
  const { title, to, over, line, changed, save, leave, table } = row;
  const attempt = (doing: Promise<void>) => doing.catch(() => setProblem(t.failed));
  return (
    <li>
      <span className="table-name">
        <Link to={to}>{title}</Link>
        {over ? <span className="quiet"> · {t.phase.over}</span> : null}
      </span>
      <span className="quiet small">
        {line} · {t.changed(changed)}
      </span>
      {problem ? (
        <span className="problem" role="alert">
          {problem}
        </span>
      ) : null}
      {sure && leave ? (
        <span className="sure" role="alert">
          {leave.sure}{' '}
          <Button look="danger" onPress={() => void attempt(leave.forget())}>
            {t.forget}
          </Button>{' '}
          <Button onPress={() => setSure(false)}>{t.cancel}</Button>
        </span>
      ) : (
        <span className="row-actions">
          {save ? (
            <>
              <Link
                to={{ at: 'replay', source: `s-${table}`, entry: null, who: '' }}
                aria-label={`${t.replay}${colon(language)}${title}`}
              >
                {t.replay}
              </Link>
              <Button
                look="bare"
                aria-label={`${t.export}${colon(language)}${title}`}
                onPress={() => void attempt(save())}
              >
                {t.export}
              </Button>
            </>
          ) : null}
          {leave ? (
            <Button look="bare" aria-label={`${t.forget}${colon(language)}${title}`} onPress={() => setSure(true)}>
              {t.forget}
            </Button>
          ) : null}
        </span>
      )}
    </li>
  );
}

/** Nothing is going on yet: the name comes first, and needs no account. */
function Greeting() {
  const t = useWords(lobbyWords);
  const { name } = useSettings();
  const [typed, setTyped] = useState(name);
  // The question stays for this visit: another title, of another height, would move the games away under a finger.
  const [known] = useState(name.trim() !== '');
  return (
    <section className="greeting">
      <div>
        <h1>{known ? t.hello(name) : t.whoAreYou}</h1>
        <p className="quiet">{known ? t.helloWhy : t.whoWhy}</p>
        {known ? null : <NameFull name={typed} />}
      </div>
      {known ? null : (
        <div className="greeting-name">
          <input
            className="input"
            aria-label={t.yourName}
            placeholder={t.yourName}
            value={typed}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={({ target }) => {
              setTyped(target.value);
              change({ name: target.value.trim() });
            }}
          />
          <FaceChoice name={typed} label={t.face} />
        </div>
      )}
    </section>
  );
}

function Skeleton({ count }: { readonly count: number }) {
  const t = useWords(lobbyWords);
  return (
    <section className="my-tables" aria-busy="true">
      <h1 className="rule">{t.mine}</h1>
      <ul className="table-strip" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without content
          <li key={i} className="table-card skeleton" />
        ))}
      </ul>
    </section>
  );
}
