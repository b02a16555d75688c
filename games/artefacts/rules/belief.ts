/**
 * What others may think of a hand that they do not see (ART-INFO-01). The model, as the page states it: a first hand is
 * composed as advised (ART-SETUP-04), or else it is any hand; which of the two it was, the cards played since tell. What
 * was drawn later is any of the cards not seen yet. Defence items are cheap and used early, so the longer a game lasts, the
 * less often a hand still holds one.
 */
import { IS_DEFENCE } from '../data/cards.ts';
import { type CardIndex, countIn, repeated, type Side } from '../state.ts';
import { bestHand } from './first-hand.ts';

/** What everybody knows of a hand. */
export interface HandFacts extends Pick<Side, 'list' | 'first' | 'plays'> {
  /** How many of each card of the list are in hand or deck, and in the whole deck list. */
  readonly unseen: readonly number[];
  readonly copies: readonly number[];
  readonly count: number;
  readonly limit: number;
}

/** One thing that may be so: the defence items of the hand, the cards known to be with them, and how likely it is. */
export interface HandGuess {
  readonly items: readonly CardIndex[];
  readonly others: readonly CardIndex[];
  /** Part of a hand composed as advised. */
  readonly advised?: true;
  /** A whole number. */
  readonly weight: number;
}

/** What the belief is weighed with. The figures were fitted to games of all programs: `npm run bench belief`. */
export interface Weights {
  /** A hand composed as advised is believed in so much more than any other. */
  readonly advised: number;
  /** Out of PARTS, what is left to any hand however well the advised one fits. */
  readonly floor: number;
  /** How much less likely a defence item is to be still in the hand with each card played from it, down to `least`. */
  readonly spent: number;
  readonly least: number;
}
export const WEIGHTS: Weights = { advised: 8, floor: 50, spent: 0.045, least: 0.6 };

/** So many cards of a composed hand must have been seen before a figure about the rest is more than a guess. */
const TELLING = 3;
/** Whether it still depends on how the hand was composed: then bounds are said, not one figure. */
export const isGuess = ({ first, plays }: Pick<Side, 'first' | 'plays'>): boolean =>
  first > 0 && plays.length < TELLING;

/** Out of this, what is believed is rounded. */
const PARTS = 1000;
const MOST_WEIGHT = 1_000_000;

const without = (cards: readonly CardIndex[], gone: readonly CardIndex[]): CardIndex[] => {
  const left = [...gone];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const ADVICE = new WeakMap<readonly CardIndex[], readonly CardIndex[]>();
function advisedHand({ list, copies, limit }: HandFacts): readonly CardIndex[] {
  const known = ADVICE.get(list);
  const cards = repeated(list, copies);
  if (known?.length === Math.min(limit, cards.length)) return known;
  const hand = bestHand(cards, limit);
  ADVICE.set(list, hand);
  return hand;
}

/** How likely it is, out of PARTS, that the first hand was composed as advised, and which of its cards are still there. */
function advisedShare(facts: HandFacts, { advised: more, floor }: Weights) {
  const advised = advisedHand(facts);
  if (facts.first === 0 || facts.first !== advised.length) return { share: 0, kept: [] };
  let kept = advised;
  let [one, any] = [more, 1];
  for (const [card, held, unseen] of facts.plays) {
    any *= held / unseen;
    if (kept.includes(card)) kept = without(kept, [card]);
    else one *= (held - kept.length) / (unseen - kept.length);
  }
  const fits = one > 0 && kept.length <= facts.count && without(kept, repeated(facts.list, facts.unseen)).length === 0;
  return { share: fits ? Math.min(PARTS - floor, Math.round((PARTS * one) / (one + any))) : 0, kept };
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/** The hands that hold at least these cards and are filled up from what else is unseen, by their defence items. */
function filledUp(facts: HandFacts, known: readonly CardIndex[], { spent, least }: Weights): HandGuess[] {
  const pool = without(repeated(facts.list, facts.unseen), known);
  const still = Math.max(least, 1 - spent * facts.plays.length);
  const items = pool.filter((card) => IS_DEFENCE[card]);
  const others = pool.length - items.length;
  const room = facts.count - known.length;
  const found: HandGuess[] = [];
  for (let mask = 0; mask < 1 << items.length; mask++) {
    const held = items.filter((_, i) => (mask >> i) & 1);
    const weight = held.reduce((ways) => ways * still, choose(others, room - held.length));
    if (weight === 0) continue;
    found.push({
      items: [...known.filter((card) => IS_DEFENCE[card]), ...held],
      others: known.filter((card) => !IS_DEFENCE[card]),
      weight,
    });
  }
  return found;
}

/** All that the hand may hold of defence items, each with its weight. */
export function guessesAt(facts: HandFacts, weights = WEIGHTS): readonly HandGuess[] {
  if (facts.count === 0) return [{ items: [], others: [], weight: 1 }];
  const { share, kept } = advisedShare(facts, weights);
  const any = filledUp(facts, [], weights);
  const advised = share === 0 ? [] : filledUp(facts, kept, weights);
  const sum = (guesses: readonly HandGuess[]) => guesses.reduce((total, { weight }) => total + weight, 0);
  const [all, some] = [sum(any), sum(advised)];
  if (some === 0 && any.every(({ weight }) => Number.isInteger(weight))) return any;
  const mixed = [
    ...advised.map((guess) => ({ ...guess, advised: true as const, weight: guess.weight * share * all })),
    ...any.map((guess) => ({ ...guess, weight: guess.weight * (PARTS - (some === 0 ? 0 : share)) * (some || 1) })),
  ];
  // Kept small and whole for the draw: what is believed is not known to more places than this.
  const scale = MOST_WEIGHT / sum(mixed);
  return mixed.map((guess) => ({ ...guess, weight: Math.max(1, Math.round(guess.weight * scale)) }));
}

/** The cards that fill up a guess: how many of each, in the order of the list. */
export const poolFor = ({ list, unseen }: HandFacts, { others }: HandGuess): number[] =>
  list.map((card, i) => (IS_DEFENCE[card] ? 0 : (unseen[i] ?? 0) - countIn(others, card)));
