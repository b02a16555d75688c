/** The odds of an answer as its seat may know them, out of the ordinary rules. */
import type { Chance } from './chance/chance.ts';
import { type Branch, CUT, weighed } from './chance/weighed.ts';
import type { DecisionOf, GameTypes, Io, Rules, Viewer, WeighedAnswer } from './game.ts';

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

/** What runs have cost so far, counted and not timed, so that it is the same on every machine. */
export interface Effort {
  events: number;
}

/** Makes states that fit what a seat knows; what it cannot know is drawn each time. */
export type Guesses<G extends GameTypes> = (io: Io<G['Event']>, of?: WeighedAnswer<G>) => G['State'];

export function guesses<G extends GameTypes>(rules: Rules<G>, view: G['View'], who: Viewer): Guesses<G> {
  return (io, of) => rules.imagine(view, who, io, of);
}

/**
 * One run of an answer in the mind of the seat that gives it: from a state that the seat could not tell from the true
 * one, so the odds say nothing about the truth that the seat could not have worked out.
 */
export function tryOut<G extends GameTypes>(
  rules: Rules<G>,
  guess: Guesses<G>,
  d: DecisionOf<G>,
  a: G['Answer'],
  chance: Chance,
  as?: string,
  effort?: Effort,
): Way {
  const of: WeighedAnswer<G> = { decision: d, answer: a, as };
  const state = guess({ chance, tell: undefined }, of);
  const tell = (e: G['Event']): void => {
    if (effort) effort.events++;
    const way = rules.way?.(e, d, a);
    if (way !== undefined) throw new Settled(way);
  };
  try {
    if (rules.answer(state, d, a, { chance, tell })) return 'refused';
    for (let next = rules.onward?.(state, of); next; next = rules.onward?.(state, of)) {
      if (rules.answer(state, next.decision, next.answer, { chance, tell })) break;
    }
    return '';
  } catch (error) {
    if (error instanceof Settled) return error.way;
    throw error;
  }
}

/** Every way that an answer can turn out, from the view of its seat, with its exact weight. Throws `TooManyOutcomes` beyond `limit` runs. */
export function forecast<G extends GameTypes>(
  rules: Rules<G>,
  view: G['View'],
  d: DecisionOf<G>,
  a: G['Answer'],
  limit: number,
  as?: string,
): Branch<Way>[] {
  const guess = guesses(rules, view, d.seat);
  return weighed((chance) => tryOut(rules, guess, d, a, chance, as), limit);
}

/** The share of each way as an ordinary number. packages/odds gives the exact fractions. What was cut is left out. */
export function sharesOf(branches: readonly Branch<Way>[]): Map<Way, number> {
  const shares = new Map<Way, number>();
  for (const { result, weight, total } of branches) {
    if (result !== CUT) shares.set(result, (shares.get(result) ?? 0) + Number(weight) / Number(total));
  }
  return shares;
}
