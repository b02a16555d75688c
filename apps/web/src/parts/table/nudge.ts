/** Nudges between seats: who was just nudged, and whether this seat is. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { FeedLine, Standing } from '@reverie/table/feed';
import { NUDGE_INTERVAL } from '@reverie/table/wire';

type Nudge = Extract<FeedLine, { kind: 'nudged' }>;

/** The last nudge of a seat that the game still waits for; a move or a reply to an undo request clears it. */
export function nudgeTo(
  seat: SeatIndex | null,
  lines: readonly FeedLine[],
  { waitingFor, back }: Pick<Standing, 'waitingFor' | 'back'>,
): Nudge | null {
  if (seat === null || !(waitingFor.includes(seat) || back?.waitingFor.includes(seat))) return null;
  for (const line of lines.toReversed()) {
    if (line.kind === 'nudged' && line.whom === seat) return line;
    if (line.kind === 'played' || (line.kind === 'backAnswered' && line.seat === seat)) return null;
  }
  return null;
}

/** Milliseconds until a seat can be nudged again. A wrong clock costs at most one pause. */
export function restOf(seat: SeatIndex, lines: readonly FeedLine[], now: number): number {
  const last = lines.findLast((line): line is Nudge => line.kind === 'nudged' && line.whom === seat);
  return last ? Math.min(NUDGE_INTERVAL, Math.max(0, last.at + NUDGE_INTERVAL - now)) : 0;
}
