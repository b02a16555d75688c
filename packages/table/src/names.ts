/** Names of people at a table. */
import type { Seat, Texts } from '@reverie/kernel/game';
import { opponentWords } from '@reverie/players/names';

/** A seat, and the bot that answers for it. */
type Sitting = Seat & { readonly program?: string | null };

type Naming = Pick<Texts, 'role' | 'strangers' | 'opponents'>;

/** Seats with names, by the seats that they were made from: the same as long as nothing changes there. */
const named = new WeakMap<readonly Sitting[], { readonly texts: Naming; readonly seats: readonly Seat[] }>();

/**
 * Log sentences need names: a seat without one, such as a bot's, goes by who plays there, by what the game calls strangers
 * in that place, or by its role and number.
 */
export function withNames(seats: readonly Sitting[], texts: Naming): readonly Seat[] {
  const before = named.get(seats);
  if (before?.texts === texts) return before.seats;
  const all = seats.map(({ role, name, program }, seat) => ({
    role,
    name:
      name ||
      opponentWords(texts, program ?? '')?.name ||
      (texts.strangers?.[seat] ?? `${texts.role(role)} ${seat + 1}`),
  }));
  named.set(seats, { texts, seats: all });
  return all;
}

type Telling = Pick<Texts, 'event' | 'together' | 'decision' | 'choice' | 'cast'>;

/** The texts in use, and under which names: they stay the same as long as nobody is called otherwise. */
const told = new WeakMap<Telling, { readonly names: string; readonly texts: Telling }>();

/** The texts of a game that call seats by the characters that they play, where there are any. */
export function inCharacter<T extends Telling>(texts: T, view: unknown): T {
  const names = view === null ? [] : (texts.cast?.(view) ?? []);
  if (names.every((name) => name === null)) return texts;
  const key = names.join('\n');
  const before = told.get(texts);
  if (before?.names === key) return before.texts as T;
  const named = (seats: readonly Seat[]): Seat[] =>
    seats.map((seat, i) => {
      const name = names[i] ?? seat.name;
      // Two people may play the same ready character.
      const shared = names.filter((one) => one === name).length > 1;
      return { ...seat, name: shared ? `${name} (${seat.name})` : name };
    });
  const inUse: T = {
    ...texts,
    event: (e, seats) => texts.event(e, named(seats)),
    together: (events, seats) => texts.together?.(events, named(seats)),
    decision: (d, seats) => texts.decision(d, seats && named(seats)),
    choice: (d, a, seats) => texts.choice(d, a, seats && named(seats)),
  };
  told.set(texts, { names: key, texts: inUse });
  return inUse;
}
