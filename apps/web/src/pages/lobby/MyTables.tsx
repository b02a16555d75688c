/** The visitor's tables: on this device and on the server. */

import { Button } from '@reverie/ui/components/Button';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { titleOf } from '../../base/games.ts';
import { Link } from '../../base/route.tsx';
import { askHouse } from '../../house/local.ts';
import type { LocalTable } from '../../house/requests.ts';
import { type Glance, glance } from '../../remote/glance.ts';
import { forgetSeat, type OwnSeat, useOwnSeats } from '../../remote/own-seats.ts';
import { lobbyWords } from './words.ts';

export function MyTables() {
  const t = useWords(lobbyWords);
  const [local, setLocal] = useState<readonly LocalTable[] | null>(null);
  const kept = useOwnSeats();
  const see = () => {
    askHouse('tables', {}).then(setLocal, () => setLocal([]));
  };
  useEffect(see, []);
  const remote = Object.entries(kept).sort(([, a], [, b]) => b.at - a.at);
  return (
    <section aria-labelledby="mine" className="lobby-card lobby-mine">
      <h2 id="mine">{t.mine}</h2>
      {local !== null && local.length + remote.length === 0 ? <p className="quiet">{t.mineEmpty}</p> : null}
      <ul className="table-list">
        {remote.map(([table, seat]) => (
          <RemoteRow key={table} table={table} kept={seat} />
        ))}
        {(local ?? []).map((one) => (
          <LocalRow key={one.table} table={one} changed={see} />
        ))}
      </ul>
    </section>
  );
}

function LocalRow({ table: one, changed }: { readonly table: LocalTable; changed(): void }) {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const [sure, setSure] = useState(false);
  const title = one.title || titleOf(one.game, language);
  const others = one.seats.slice(1).map(({ name, sitter }) => (sitter === 'program' ? '' : name));
  const over = one.phase === 'over';
  const save = async () => {
    const journal = await askHouse('journal', { table: one.table });
    if (journal !== null) saveFile(`${one.game}-${one.table.slice(0, 6)}.jsonl`, journal);
  };
  const forget = async () => {
    await askHouse('forget', { table: one.table });
    changed();
  };
  return (
    <li>
      <span className="table-name">
        <Link to={{ at: 'solo', table: one.table }}>{title}</Link>
        {over ? <span className="quiet"> · {t.over}</span> : <span className="turn">{t.yourTurn}</span>}
      </span>
      <span className="quiet small">
        {t.here}
        {others.some(Boolean) ? `, ${t.with(others.filter(Boolean).join(', '))}` : ''} · {t.changed(one.changed)}
      </span>
      {sure ? (
        <span className="sure" role="alert">
          {t.forgetSure(title)}{' '}
          <Button look="danger" onPress={() => void forget()}>
            {t.forget}
          </Button>{' '}
          <Button onPress={() => setSure(false)}>{t.cancel}</Button>
        </span>
      ) : (
        <span className="row-actions">
          <Link
            to={{ at: 'replay', source: `s-${one.table}`, entry: null, who: '' }}
            aria-label={`${t.replay} : ${title}`}
          >
            {t.replay}
          </Link>
          <Button look="bare" aria-label={`${t.export} : ${title}`} onPress={() => void save()}>
            {t.export}
          </Button>
          <Button look="bare" aria-label={`${t.forget} : ${title}`} onPress={() => setSure(true)}>
            {t.forget}
          </Button>
        </span>
      )}
    </li>
  );
}

function RemoteRow({ table, kept }: { readonly table: string; readonly kept: OwnSeat }) {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const [seen, setSeen] = useState<Glance | null>(null);
  const [sure, setSure] = useState(false);
  useEffect(() => {
    let current = true;
    void glance(table, kept.secret).then((found) => current && setSeen(found));
    return () => {
      current = false;
    };
  }, [table, kept.secret]);
  const title = kept.title || titleOf(kept.game, language);
  const status =
    seen === null
      ? '…'
      : seen.kind !== 'seen'
        ? t[seen.kind]
        : seen.phase === 'over'
          ? t.over
          : seen.phase === 'gathering'
            ? t.gathering
            : t.waiting;
  return (
    <li>
      <span className="table-name">
        <Link to={{ at: 'table', table, secret: '' }}>{title}</Link>
        {seen?.kind === 'seen' && seen.yours ? (
          <span className="turn">{t.yourTurn}</span>
        ) : (
          <span className="quiet"> · {status}</span>
        )}
      </span>
      <span className="quiet small">
        {t.online}
        {kept.name ? ` · ${kept.name}` : ''} · {t.changed(kept.at)}
      </span>
      {sure ? (
        <span className="sure" role="alert">
          {t.forgetSeat}{' '}
          <Button look="danger" onPress={() => forgetSeat(table)}>
            {t.forget}
          </Button>{' '}
          <Button onPress={() => setSure(false)}>{t.cancel}</Button>
        </span>
      ) : (
        <span className="row-actions">
          <Button look="bare" aria-label={`${t.forget} : ${title}`} onPress={() => setSure(true)}>
            {t.forget}
          </Button>
        </span>
      )}
    </li>
  );
}
