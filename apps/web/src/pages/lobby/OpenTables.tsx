import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useEffect, useState } from 'react';
import { titleOf } from '../../base/games.ts';
import { Link } from '../../base/route.tsx';
import { listed, type TableCard } from '../../remote/api.ts';
import { lobbyWords } from './words.ts';

export function OpenTables() {
  const t = useWords(lobbyWords);
  const { language } = useSettings();
  const [tables, setTables] = useState<readonly TableCard[] | 'offline' | null>(null);
  useEffect(() => {
    let current = true;
    listed().then(
      (found) => current && setTables(found),
      () => current && setTables('offline'),
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <section aria-labelledby="watch" className="lobby-card">
      <h2 id="watch">{t.open}</h2>
      {tables === null ? (
        <p className="quiet">…</p>
      ) : tables === 'offline' ? (
        <p className="quiet">{t.offline}</p>
      ) : tables.length === 0 ? (
        <p className="quiet">{t.openEmpty}</p>
      ) : (
        <ul className="table-list">
          {tables.map(({ table, game, title, phase, seats }) => (
            <li key={table}>
              <Link to={{ at: 'table', table, secret: '' }}>{title || titleOf(game, language)}</Link>
              <span className="quiet">
                {seats
                  .map(({ name }) => name)
                  .filter(Boolean)
                  .join(', ')}{' '}
                · {phase === 'over' ? t.over : phase === 'gathering' ? t.gathering : t.waiting}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
