/** What the others did since the viewer's last move, by player. */
import type { Language, Seat, Viewer } from '@reverie/kernel/game';
import type { Event } from '../events.ts';
import { deedsBySeat, inShort, type SeatDeeds } from './recent.ts';
import type { Table } from './table.ts';
import { boardWords } from './words.ts';

/** All of it is in the log. */
const MOST = 5;

/** What there is to say, if anything. */
export const recentOf = (
  events: readonly Event[],
  who: Viewer,
  seats: readonly Seat[],
  language: Language,
): readonly SeatDeeds[] => inShort(deedsBySeat(events, who, seats, language), MOST);

export function Recent({ table, all }: { readonly table: Table; readonly all: readonly SeatDeeds[] }) {
  const { seats, language } = table;
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
