/** What goes back with a move that somebody asks to undo: how many answers of one's own were given since. */

import type { SeatIndex } from '@reverie/kernel/game';
import type { FeedLine } from '@reverie/table/feed';

export function takenAlong(lines: readonly FeedLine[], seat: SeatIndex | null): number {
  const asked = lines.findLast((line) => line.kind === 'backAsked');
  if (!asked) return 0;
  let own: readonly number[] = [];
  for (const line of lines) {
    if (line.kind !== 'played') continue;
    if (line.did === 'back') own = own.filter((n) => n <= (line.to ?? 0));
    else if (line.did === 'answer' && line.seat === seat && line.n > asked.to) own = [...own, line.n];
  }
  return own.length;
}
