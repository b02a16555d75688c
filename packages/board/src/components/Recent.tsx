/** What the others did since the viewer's last move, a line for each; all of it is in the log. */
import type { Seat } from '@reverie/kernel/game';
import type { SeatDeeds } from '../recent.ts';
import './recent.css';

interface Props {
  readonly label: string;
  readonly all: readonly SeatDeeds[];
  readonly seats: readonly Seat[];
}

export function Recent({ label, all, seats }: Props) {
  return (
    <section className="bd-recent" aria-label={label}>
      {all.map(({ seat, deeds }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
        <p key={i}>
          <b>{seats[seat]?.name}</b>{' '}
          {deeds.map(({ text, mine }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
            <span key={n} data-mine={mine}>
              {text}
              {n < deeds.length - 1 ? ' · ' : ''}
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}
