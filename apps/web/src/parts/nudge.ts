/** Reminders between seats: who has just been reminded, and of what this seat is reminded now. */
import type { SeatIndex } from '@reverie/kernel/game';
import type { Line, Standing } from '@reverie/table/feed';
import { NUDGE_EVERY } from '@reverie/table/wire';

type Nudge = Extract<Line, { kind: 'nudged' }>;

/** The last reminder to a seat that is still waited for; a move, or an answer to who wants to take back, is the reply to it. */
export function nudgeTo(
  seat: SeatIndex | null,
  lines: readonly Line[],
  { waitingFor, back }: Pick<Standing, 'waitingFor' | 'back'>,
): Nudge | null {
  if (seat === null || !(waitingFor.includes(seat) || back?.waitingFor.includes(seat))) return null;
  for (const line of lines.toReversed()) {
    if (line.kind === 'nudged' && line.whom === seat) return line;
    if (line.kind === 'played' || (line.kind === 'backAnswered' && line.seat === seat)) return null;
  }
  return null;
}

/** Milliseconds until a seat may be reminded again. A clock that goes wrong by more than the pause costs no more than the pause. */
export function restOf(seat: SeatIndex, lines: readonly Line[], now: number): number {
  const last = lines.findLast((line): line is Nudge => line.kind === 'nudged' && line.whom === seat);
  return last ? Math.min(NUDGE_EVERY, Math.max(0, last.at + NUDGE_EVERY - now)) : 0;
}
