/** The end of a game: who has slept through it, and whom it has woken. */
import type { Viewer } from '@reverie/kernel/game';
import { COLOURS } from '../data/colours.ts';
import { DREAMERS } from '../data/dreamers.ts';
import { Eye } from './art.tsx';
import { dreamerName } from './names.ts';
import { Sleeper } from './pictures.tsx';
import type { Table } from './table.ts';
import { boardWords } from './words.ts';

export function Finale({ table, who }: { readonly table: Table; readonly who: Viewer }) {
  const { view, seats, language } = table;
  const t = boardWords[language];
  const winners = view.winners ?? [];
  const won = who !== 'spectator' && winners.includes(who);
  return (
    <section className="ar-finale" aria-label={t.over} data-won={won}>
      {/* Who has won stands beside the table. */}
      <p className="ar-finale-who">{t.finale}</p>
      <ul>
        {view.sides.map(({ seat, awake, woken }) => (
          <li key={seat} data-won={winners.includes(seat)}>
            <b>{seats[seat]?.name}</b>
            <span className="ar-said">{t.woken(woken, view.limit)}</span>
            <span className="ar-finale-woken" aria-hidden="true">
              {awake.length === 0 ? <span className="ar-quiet">{t.noneWoken}</span> : null}
              {awake.map((dreamer) => (
                <span
                  key={dreamer}
                  title={dreamerName(dreamer, language)}
                  data-colour={COLOURS[DREAMERS[dreamer]?.colour ?? 0]?.sign ?? ''}
                >
                  <Sleeper dreamer={dreamer} />
                  <i className="ar-woken-mark">
                    <Eye />
                  </i>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
