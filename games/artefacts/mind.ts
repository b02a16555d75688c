/** What programs that search know of Artefacts: figures, values learned from games, and first hands worth a try. */
import type { Mind } from '@reverie/kernel/game';
import { logistic, Net } from '@reverie/kernel/net';
import type { Answer } from './answers.ts';
import { evaluateSeen } from './programs/evaluate.ts';
import { FEATURES, read } from './programs/features.ts';
import { weights as forMore } from './programs/weights-more.ts';
import { weights as forTwo } from './programs/weights-two.ts';
import { bestHand, WORTH_IN_HAND } from './rules/first-hand.ts';
import { handLimit, repeated, type State, sideOf } from './state.ts';
import type { Decision, Types } from './types.ts';

const VERSION = 'artefacts-1';

const two = new Net(forTwo, VERSION, FEATURES);
const more = new Net(forMore, VERSION, FEATURES);
const figures = new Float64Array(FEATURES.length);

/** What the judgement made by hand weighs beside the learned one, and how many of its points are a unit of the curve. */
const BY_HAND = 0.35;
const POINTS = 35;

/** After this round, and the more the later, an even position is more decided than both say: by no more than the last. */
const LATE = 7;
const SURER = 0.2;
const SUREST = 1;

/** What both say together, so that it comes true as often as it says: the order of what it is said of stays. */
function calibrated(value: number, round: number): number {
  if (round <= LATE) return value;
  const even = 4 * value * (1 - value);
  return 0.5 + (value - 0.5) * (1 + Math.min(SUREST, SURER * (round - LATE)) * even * even);
}

/** Between two moves: what is left open is a choice, not a fight. */
const QUIET: ReadonlySet<Decision['kind']> = new Set(['compose', 'dawn', 'prepare', 'designate', 'combat']);

/** So many cards of an advised hand may stay at home for another one. */
const EXCHANGED = 2;

/**
 * The hands that are advised when one of the least cards of the advice is left at home: nobody knows the first hand before
 * it is shown, and little is lost. Without one of the best cards it is weaker, which the figures do not see.
 */
function otherHands(s: State, d: Decision): Answer[] {
  const { list, deck, hand } = sideOf(s, d.seat);
  if (d.kind !== 'compose' || hand.length > 0) return [];
  const cards = repeated(list, deck);
  const limit = handLimit(s);
  const worth = (card: number): number => WORTH_IN_HAND[card] as number;
  const advised = [...new Set(bestHand(cards, limit))].sort((a, b) => worth(a) - worth(b) || a - b);
  return advised.slice(0, EXCHANGED).flatMap((left): Answer[] => {
    const rest = cards.filter((card) => card !== left);
    return rest.length < limit ? [] : [{ do: 'compose', cards: bestHand(rest, limit) }];
  });
}

const USING: ReadonlySet<Answer['do']> = new Set(['use', 'barter', 'swap']);

/** The dreams that an answer puts away or adds to a blow. */
const dreamsIn = (a: Answer): readonly number[] => ('boost' in a ? a.boost : a.do === 'refill' ? a.discard : []);

export const mind: Mind<Types> = {
  version: VERSION,
  engine: 'plan',
  effort: 0.625,
  noise: [0.5, 0.25, 0.13, 0.08, 0],
  features: FEATURES,
  read,
  value(s, seat) {
    if (s.over) return s.winners.includes(seat) ? 1 / s.winners.length : 0;
    if (sideOf(s, seat).out) return 0;
    read(s, seat, figures);
    if (s.sides.length > 2) return more.value(figures);
    // Each is wrong where the other is not: a plan looks for what is overrated, and finds less that both overrate.
    const byHand = logistic(evaluateSeen(s, seat) / POINTS);
    return calibrated((1 - BY_HAND) * two.value(figures) + BY_HAND * byHand, s.round);
  },
  quiet: (d) => QUIET.has(d.kind),
  leaves: (d) => d.kind === 'draft',
  // Which hand is better hardly shows in the figures.
  advised: (d) => d.kind === 'compose',
  // A hand is composed in one go: card by card it would be made of what the figures happen to like. Nobody wakes his own
  // Dreamer where that counts: the games that the figures were learned from hold no such morning, so they misjudge it.
  narrow({ options: { selfWake } }, d, choices) {
    const kept = choices.filter(
      (a) => (d.kind !== 'compose' || a.do === 'compose') && (a.do !== 'wakeOwn' || selfWake === 'free'),
    );
    return kept.length > 0 ? kept : choices;
  },
  widen: otherHands,
  // Dreams put away or added, a card used, and what a card only exchanges: it could do so for ever.
  spends: (a) => USING.has(a.do) || ('item' in a && a.item !== undefined) || dreamsIn(a).length > 0,
  key: (a) => JSON.stringify(a),
};
