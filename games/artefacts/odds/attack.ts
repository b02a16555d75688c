/**
 * The odds of an attack as its attacker may know them. The defender's row is open, the hand is not: rules/belief.ts says
 * what is taken for granted about it. The defender is taken to defend at best, interception included; so this is the chance that no
 * defence would have held.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import type { SeatIndex } from '@reverie/kernel/game';
import { type Fraction, fraction, toNumber } from '@reverie/odds/fraction';
import { guessesAt, isGuess, WEIGHTS, type Weights } from '../rules/belief.ts';
import { bestDefence } from '../rules/fight.ts';
import { attackBase, boostsFor, defenceBase, getsThrough, newFight } from '../rules/strength.ts';
import { type CardIndex, DREAMER, NONE, type State, sideOf } from '../state.ts';
import { factsOf, imagine, type View } from '../view.ts';

interface Attack {
  readonly place: number;
  /** A place of the opponent, or DREAMER. */
  readonly target: number;
}

/** One number of boosts: what they are, and what comes of it. */
export interface BoostOdds {
  readonly boost: readonly number[];
  readonly attack: number;
  /** The chance that no defence holds. */
  readonly success: Fraction;
  /** Where little was seen of a composed hand: the chance if it is as advised and if it is any other, the lower first. */
  readonly bounds: readonly [Fraction, Fraction] | null;
}

export interface AttackOdds {
  /** ART-COLOUR-01: whether resistance doubles the base of either side. */
  readonly attackDoubled: boolean;
  readonly defenceDoubled: boolean;
  /** The defence as it stands, and the best that the open row alone can make of it. */
  readonly defence: number;
  readonly openDefence: number;
  /** The best with any defence item that might be in the hand. */
  readonly bestDefence: number;
  /** How likely it is that the hand holds a defence item at all. */
  readonly itemInHand: Fraction;
  /** Items that may be in the hand and would each hold the attack without boosts. */
  readonly heldBy: readonly CardIndex[];
  /** The first hand was composed, so that the figures rest on a model of that. */
  readonly composed: boolean;
  /** Without boosts, and with each further one that the row allows. */
  readonly boosts: readonly BoostOdds[];
}

/** The position in which the defender holds exactly these cards and nothing else that matters. */
function holding(s: State, defender: SeatIndex, hand: readonly number[]): State {
  const side = sideOf(s, defender);
  const sides = s.sides.slice();
  sides[defender] = { ...side, hand };
  return { ...s, sides };
}

/** What an attack of `seat` on `defender` would come to. The view is the attacker's. */
export function attackOdds(
  view: View,
  seat: SeatIndex,
  defender: SeatIndex,
  attack: Attack,
  weights: Weights = WEIGHTS,
): AttackOdds {
  // Any hand will do here: those that matter are gone through below.
  const s = imagine(view, seat, { chance: new Fast(1), tell: undefined });
  const { options } = s;
  const side = sideOf(s, seat);
  const foe = sideOf(s, defender);
  const card = side.cards[attack.place] ?? NONE;
  const struck = attack.target === DREAMER ? NONE : (foe.cards[attack.target] ?? NONE);
  const base = attackBase(options, card, struck);
  const fight = newFight(seat, attack.place, defender, attack.target, []);
  const most = (hand: readonly number[]): number => bestDefence(holding(s, defender, hand), fight);
  const seen = view.sides[defender];
  const sets = (seen ? guessesAt(factsOf(seen), weights) : []).map(({ items, weight, advised }) => {
    return { items, ways: BigInt(weight), defence: most(items), advised: advised === true };
  });
  type Sets = typeof sets;
  const all = (some: Sets): bigint => some.reduce((sum, { ways }) => sum + ways, 0n);
  const share = (part: Sets, whole = sets): Fraction => fraction(all(part), all(whole) || 1n);
  const kinds = [true, false].map((advised) => sets.filter((set) => set.advised === advised));
  const unsure = seen !== undefined && isGuess(seen) && kinds.every(({ length }) => length > 0);
  const boosts = boostsFor(s, side, card, side.row);
  const defence = defenceBase(options, foe, attack.target, card);
  return {
    attackDoubled: base > attackBase(options, card, NONE),
    defenceDoubled: defence > defenceBase(options, foe, attack.target, NONE),
    defence,
    openDefence: most([]),
    bestDefence: sets.reduce((best, { defence }) => Math.max(best, defence), most([])),
    itemInHand: share(sets.filter(({ items }) => items.length > 0)),
    heldBy: [...new Set(sets.flatMap(({ items }) => items))].filter(
      (item) => getsThrough(options, base, most([])) && !getsThrough(options, base, most([item])),
    ),
    composed: (seen?.first ?? 0) > 0,
    boosts: Array.from({ length: boosts.length + 1 }, (_, n) => {
      const total = base + n;
      const won = (some: Sets) => some.filter(({ defence }) => getsThrough(options, total, defence));
      const [low, high] = kinds.map((kind) => share(won(kind), kind)).sort((a, b) => toNumber(a) - toNumber(b));
      const bounds = unsure && low && high && toNumber(low) < toNumber(high) ? ([low, high] as const) : null;
      return { boost: boosts.slice(0, n), attack: total, success: share(won(sets)), bounds };
    }),
  };
}
