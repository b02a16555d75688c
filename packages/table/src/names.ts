/** What those at a table are called. */
import type { Seat, Texts } from '@reverie/kernel/game';

/** Sentences are about somebody: a seat without a name, such as a program's, goes by its role and number. */
export const withNames = (seats: readonly Seat[], texts: Pick<Texts, 'role'>): Seat[] =>
  seats.map(({ role, name }, seat) => ({ role, name: name || `${texts.role(role)} ${seat + 1}` }));
