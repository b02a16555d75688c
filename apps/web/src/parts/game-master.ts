/** Who leads a game with characters, and whom a seat plays there. */
import type { AtTable } from './at-table.ts';

/** The seat of the person who leads, by name; null where nobody does. `role` is that of seats with characters. */
export function gameMasterOf(
  { standing, seats }: AtTable,
  role: string | undefined,
): { readonly seat: number; readonly name: string } | null {
  if (role === undefined) return null;
  const seat = standing.seats.findIndex((one) => one.role !== role && one.sitter === 'person' && !one.resigned);
  return seat < 0 ? null : { seat, name: seats[seat]?.name ?? '' };
}

/** Whom a seat plays: by name, as the table tells it. */
export function playedAt({ standing, seats, texts }: AtTable, seat: number): string {
  const cast = standing.view === null ? undefined : texts.cast?.(standing.view as never)[seat];
  return cast ?? standing.seats[seat]?.character?.name ?? seats[seat]?.name ?? '';
}
