/** What the others have done since one's own last move, player by player. */
import type { Event } from '@reverie/artefacts/events';
import type { Viewer } from '@reverie/kernel/game';
import { doingsOf } from './recent.ts';
import type { Table } from './Side.tsx';
import { boardWords } from './words.ts';

interface Props {
  readonly table: Table;
  readonly events: readonly Event[];
  readonly who: Viewer;
}

/** Older ones are in the log. */
const MOST = 3;

export function Recent({ table, events, who }: Props) {
  const { seats, language } = table;
  const all = doingsOf(events, who, seats, language).slice(-MOST);
  if (all.length === 0) return null;
  return (
    <section className="ar-recent" aria-label={boardWords[language].recent}>
      {all.map(({ seat, deeds }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
        <p key={i}>
          <b>{seats[seat]?.name}</b>{' '}
          {deeds.map(({ text, mine }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
            <span key={n} className="ar-deed" data-mine={mine}>
              {text}
              {n < deeds.length - 1 ? ' · ' : ''}
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}
