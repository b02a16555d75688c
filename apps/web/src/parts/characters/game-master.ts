/** Who leads a game with characters, and whom a seat plays there. */
import { calledIn } from '@reverie/kernel/words';
import { findShelved } from '../../base/games.ts';
import type { AtTable } from '../table/at-table.ts';

/** Whether people live from table to table in a game. Examples and games that are gone have none. */
export const hasCharacters = (game: string): boolean => findShelved(game)?.characters === true;

/** Whether the visitor's character may go home: the game is over or interrupted, or they have left it. */
export function characterIsFree({ standing, state: { seat } }: AtTable): boolean {
  if (seat === null || standing.view === null) return false;
  return standing.phase === 'over' || standing.closed || standing.paused || standing.seats[seat]?.resigned === true;
}

/** The seat of the person who leads, by name; null where nobody does. `role` is that of seats with characters. */
export function gameMasterOf(
  { standing, seats }: Pick<AtTable, 'standing' | 'seats'>,
  role: string | undefined,
): { readonly seat: number; readonly name: string } | null {
  if (role === undefined) return null;
  const seat = standing.seats.findIndex((one) => one.role !== role && one.sitter === 'person' && !one.resigned);
  return seat < 0 ? null : { seat, name: seats[seat]?.name ?? '' };
}

/** Whom a seat plays: by name, as the table tells it. */
export function playedAt({ standing, seats, texts }: AtTable, seat: number): string {
  const cast = standing.view === null ? undefined : texts.cast?.(standing.view)[seat];
  const brought = standing.seats[seat]?.character;
  return cast ?? (brought ? calledIn(texts, brought.name) : (seats[seat]?.name ?? ''));
}
