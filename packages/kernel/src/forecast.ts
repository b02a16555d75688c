/** The odds of an answer as its seat may know them, out of the ordinary rules. */
import type { Chance } from './chance/chance.ts';
import { type Branch, CUT, weighed } from './chance/weighed.ts';
import type { Event } from './events.ts';
import type { Decision, Rules } from './game.ts';

/** How the answer turned out in one run; '' where no event of it settles anything. */
export type Way = string;

/** Ends a run once its way is known: what comes after would only make the tree larger. */
class Settled extends Error {
  readonly way: Way;
  constructor(way: Way) {
    super(way);
    this.way = way;
  }
}

/**
 * One run of an answer in the mind of the seat that gives it: what the seat cannot know is dealt again first, so the odds
 * say nothing about the truth that the seat could not have worked out.
 */
export function imagine<S, A, E extends Event, V, O>(
  rules: Rules<S, A, E, V, O>,
  s: S,
  d: Decision,
  a: A,
  chance: Chance,
): Way {
  const imagined = rules.copy(s);
  const io = { chance, tell: undefined };
  if (rules.redealFor) rules.redealFor(imagined, d, a, io);
  else rules.redeal(imagined, d.seat, io);
  const tell = (e: E): void => {
    const way = rules.way?.(e, d, a);
    if (way !== undefined) throw new Settled(way);
  };
  try {
    return rules.answer(imagined, d, a, { chance, tell }) ? 'refused' : '';
  } catch (error) {
    if (error instanceof Settled) return error.way;
    throw error;
  }
}

/** Every way that an answer can turn out with its exact weight. Throws `TooManyOutcomes` beyond `limit` runs. */
export function forecast<S, A, E extends Event, V, O>(
  rules: Rules<S, A, E, V, O>,
  s: S,
  d: Decision,
  a: A,
  limit: number,
): Branch<Way>[] {
  return weighed((chance) => imagine(rules, s, d, a, chance), limit);
}

/** The share of each way as an ordinary number. packages/odds gives the exact fractions. What was cut is left out. */
export function sharesOf(branches: readonly Branch<Way>[]): Map<Way, number> {
  const shares = new Map<Way, number>();
  for (const { result, weight, total } of branches) {
    if (result !== CUT) shares.set(result, (shares.get(result) ?? 0) + Number(weight) / Number(total));
  }
  return shares;
}
