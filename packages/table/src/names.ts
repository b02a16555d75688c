/** Names of people at a table. */
import type { Seat, Texts } from '@reverie/kernel/game';

/** Log sentences need names: a seat without one, such as a bot's, goes by what the game calls strangers there, or by its role and number. */
export const withNames = (seats: readonly Seat[], texts: Pick<Texts, 'role' | 'strangers'>): Seat[] =>
  seats.map(({ role, name }, seat) => ({
    role,
    name: name || (texts.strangers?.[seat] ?? `${texts.role(role)} ${seat + 1}`),
  }));
