/**
 * The odds of an attack as its attacker may know them. The defender's row is open, the hand is not: it is any of the cards
 * not yet seen, all alike. The defender is taken to defend at best, interception included; so this is the chance that no
 * defence would have held.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import type { SeatIndex } from '@reverie/kernel/game';
import { type Fraction, fraction } from '@reverie/odds/fraction';
import { IS_DEFENCE } from '../data/cards.ts';
import { bestDefence } from '../rules/fight.ts';
import { byWorth } from '../rules/matching.ts';
import { attackBase, boostsFor, defenceBase, getsThrough, newFight } from '../rules/strength.ts';
import { DREAMER, NONE, type State, sideOf } from '../state.ts';
import { imagine, type View } from '../view.ts';

export interface Attack {
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
  /** Without boosts, and with each further one that the row allows. */
  readonly boosts: readonly BoostOdds[];
}

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** The position in which the defender holds exactly these cards and nothing else that matters. */
function holding(s: State, defender: SeatIndex, hand: readonly number[]): State {
  const side = sideOf(s, defender);
  const sides = s.sides.slice();
  sides[defender] = { ...side, hand };
  return { ...s, sides };
}

/** Every set of defence items that the hand may hold, with the number of hands that hold exactly it. */
function possibleItems(view: View, defender: SeatIndex): { readonly items: number[]; readonly ways: bigint }[] {
  const side = view.sides[defender];
  if (!side) return [];
  const items: number[] = [];
  let others = 0;
  for (const [i, card] of side.list.entries()) {
    const n = side.unseen[i] ?? 0;
    if (IS_DEFENCE[card]) for (let k = 0; k < n; k++) items.push(card);
    else others += n;
  }
  const sets: { items: number[]; ways: bigint }[] = [];
  for (let mask = 0; mask < 1 << items.length; mask++) {
    const held = items.filter((_, i) => (mask >> i) & 1);
    const ways = choose(others, side.handCount - held.length);
    if (ways > 0n) sets.push({ items: held, ways });
  }
  return sets;
}

/** What an attack of `seat` on `defender` would come to. The view is the attacker's. */
export function attackOdds(view: View, seat: SeatIndex, defender: SeatIndex, attack: Attack): AttackOdds {
  // Any hand will do here: those that matter are gone through below.
  const s = imagine(view, seat, { chance: new Fast(1), tell: undefined });
  const { options } = s;
  const side = sideOf(s, seat);
  const foe = sideOf(s, defender);
  const card = side.cards[attack.place] ?? NONE;
  const struck = attack.target === DREAMER ? NONE : (foe.cards[attack.target] ?? NONE);
  const base = attackBase(options, card, struck);
  const fight = newFight(seat, attack.place, defender, attack.target, []);
  // Against an attack that nothing holds, the best defence is the most that there is.
  const most = (hand: readonly number[]): number =>
    bestDefence(holding(s, defender, hand), fight, Number.MAX_SAFE_INTEGER);
  const sets = possibleItems(view, defender).map(({ items, ways }) => ({ items, ways, defence: most(items) }));
  const hands = sets.reduce((sum, { ways }) => sum + ways, 0n);
  const share = (count: bigint): Fraction => fraction(count, hands === 0n ? 1n : hands);
  const boosts = boostsFor(s, side, card, byWorth(side.row, side.dreamer));
  const defence = defenceBase(options, foe, attack.target, card);
  return {
    attackDoubled: base > attackBase(options, card, NONE),
    defenceDoubled: defence > defenceBase(options, foe, attack.target, NONE),
    defence,
    openDefence: most([]),
    bestDefence: sets.reduce((best, { defence }) => Math.max(best, defence), most([])),
    itemInHand: share(sets.reduce((sum, { items, ways }) => sum + (items.length > 0 ? ways : 0n), 0n)),
    boosts: Array.from({ length: boosts.length + 1 }, (_, n) => {
      const total = base + n;
      const won = sets.reduce((sum, { defence, ways }) => sum + (getsThrough(options, total, defence) ? ways : 0n), 0n);
      return { boost: boosts.slice(0, n), attack: total, success: share(won) };
    }),
  };
}
