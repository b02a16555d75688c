/** Names of people at a table. */
import type { Seat, Texts } from '@reverie/kernel/game';

/** Log sentences need names: a seat without one, such as a bot's, goes by its role and number. */
export const withNames = (seats: readonly Seat[], texts: Pick<Texts, 'role'>): Seat[] =>
  seats.map(({ role, name }, seat) => ({ role, name: name || `${texts.role(role)} ${seat + 1}` }));
