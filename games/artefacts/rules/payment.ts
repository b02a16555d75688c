/** Paying for a summons or an item: what is allowed, and what is suggested. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { CARD_COLOUR, CARD_COST, CARD_PHASE, IS_ITEM, IS_MONSTER } from '../data/cards.ts';
import { POWER_KIND } from '../data/dream-powers.ts';
import { DREAMER_COLOUR, DREAMER_PROPERTY, DREAMER_SPIRALS } from '../data/dreamers.ts';
import { NONE, type Side, type State } from '../state.ts';
import { ANY, byWorth, colourMasks, KIND_MASK, likeMasks, spiralMask, worthsFor } from './matching.ts';
import { spend } from './zones.ts';

export interface Payment {
  readonly pay: readonly number[];
  readonly spirals: number;
}
export const PAID_NOTHING: Payment = { pay: [], spirals: 0 };

/** ART-DREAM-05, ART-DREAM-06: the 🌀 points that this player may still use. */
export function spiralsLeft(s: State, side: Side): number {
  const all = DREAMER_SPIRALS[side.dreamer] ?? 0;
  if (s.options.spiralUse === 'onePayment') return side.spiralsUsed > 0 ? 0 : all;
  return all > side.spiralsUsed ? all - side.spiralsUsed : 0;
}

/** Whether every card of `taken` lies in the row, as often as it is named. */
export function holds(row: readonly number[], taken: readonly number[]): boolean {
  for (let i = 0; i < taken.length; i++) {
    const sort = taken[i] as number;
    let wanted = 0;
    for (const other of taken) if (other === sort) wanted++;
    let there = 0;
    for (const other of row) if (other === sort) there++;
    if (there < wanted) return false;
  }
  return true;
}

/** The bits that a payment must have in common, as far as the card says: ART-MON-02, ART-DREAM-03. */
const monsterBit = (side: Side, card: number): number =>
  1 << ((CARD_PHASE[card] as number) * 2 + (DREAMER_PROPERTY[side.dreamer] ?? 0));

/** What is wrong with a payment; undefined if nothing is. */
export function checkPayment(s: State, side: Side, card: number, { pay, spirals }: Payment): Refusal | undefined {
  const cost = CARD_COST[card] as number;
  const costRule = IS_MONSTER[card] ? 'ART-MON-02' : IS_ITEM[card] ? 'ART-ITEM-02' : 'ART-WPN-02';
  if (spirals > spiralsLeft(s, side)) {
    return refuse('invalid', 'ART-DREAM-05', 'tooManySpirals', { most: spiralsLeft(s, side) });
  }
  if (!holds(side.row, pay)) return refuse('invalid', 'ART-DP-04', 'notInRow');
  if (pay.length + spirals !== cost) {
    return refuse('invalid', costRule, 'wrongCost', { cost, paid: pay.length + spirals });
  }
  if (IS_MONSTER[card]) {
    const bit = monsterBit(side, card);
    for (const sort of pay) {
      if ((KIND_MASK[sort] as number) & bit) continue;
      const kind = POWER_KIND[sort] as number;
      const property = DREAMER_PROPERTY[side.dreamer] ?? 0;
      return (kind & 1) !== property
        ? refuse('invalid', 'ART-DREAM-03', 'wrongProperty', { power: sort })
        : refuse('invalid', 'ART-MON-02', 'wrongPhase', { power: sort });
    }
    return undefined;
  }
  const masks = likeMasks(s.options);
  let common = spirals > 0 ? spiralMask(s.options, side.dreamer) : ANY;
  for (const sort of pay) common &= masks[sort] as number;
  return common === 0 ? refuse('invalid', costRule, 'notAlike') : undefined;
}

/** ART-SUMMON-05, ART-USE-02, ART-COLOUR-04: only dream powers of the card's colour paid for it. */
export function sameColour(s: State, side: Side, card: number, { pay, spirals }: Payment): boolean {
  const colour = CARD_COLOUR[card] as number;
  if (spirals > 0 && DREAMER_COLOUR[side.dreamer] !== colour) return false;
  const masks = colourMasks(s.options);
  for (const sort of pay) if (!((masks[sort] as number) & (1 << colour))) return false;
  return true;
}

function first(
  sorted: readonly number[],
  masks: readonly number[],
  bit: number,
  colours: readonly number[],
  colour: number,
  need: number,
): number[] {
  const found: number[] = [];
  for (let i = 0; found.length < need && i < sorted.length; i++) {
    const sort = sorted[i] as number;
    if ((masks[sort] as number) & bit && (colours[sort] as number) & colour) found.push(sort);
  }
  return found;
}

/** The payment, beside the 🌀 points, that costs the future least, within a colour if one is asked for. */
function cheapest(
  s: State,
  side: Side,
  card: number,
  sorted: readonly number[],
  spirals: number,
  colour: number,
): number[] | undefined {
  const need = (CARD_COST[card] as number) - spirals;
  if (need > sorted.length) return undefined;
  if (need === 0) return [];
  const colours = colourMasks(s.options);
  if (IS_MONSTER[card]) {
    const found = first(sorted, KIND_MASK, monsterBit(side, card), colours, colour, need);
    return found.length < need ? undefined : found;
  }
  const masks = likeMasks(s.options);
  const allowed = spirals > 0 ? spiralMask(s.options, side.dreamer) : ANY;
  const bit = cheapestBit(sorted, masks, allowed, colours, colour, need, worthsFor(side.dreamer));
  return bit === 0 ? undefined : first(sorted, masks, bit, colours, colour, need);
}

/**
 * The bit whose first `need` cards of a sorted row are worth least together; 0 if none has so many. All four in one pass:
 * this is asked several times for every card of every hand.
 */
function cheapestBit(
  sorted: readonly number[],
  masks: readonly number[],
  allowed: number,
  colours: readonly number[],
  colour: number,
  need: number,
  worths: readonly number[],
): number {
  let [n1, n2, n4, n8] = [0, 0, 0, 0];
  let [w1, w2, w4, w8] = [0, 0, 0, 0];
  for (let i = 0; i < sorted.length; i++) {
    const sort = sorted[i] as number;
    if (((colours[sort] as number) & colour) === 0) continue;
    const mask = (masks[sort] as number) & allowed;
    const worth = worths[sort] as number;
    if (mask & 1 && n1 < need) {
      n1++;
      w1 += worth;
    }
    if (mask & 2 && n2 < need) {
      n2++;
      w2 += worth;
    }
    if (mask & 4 && n4 < need) {
      n4++;
      w4 += worth;
    }
    if (mask & 8 && n8 < need) {
      n8++;
      w8 += worth;
    }
  }
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  if (n1 === need) {
    best = 1;
    least = w1;
  }
  if (n2 === need && w2 < least) {
    best = 2;
    least = w2;
  }
  if (n4 === need && w4 < least) {
    best = 4;
    least = w4;
  }
  return n8 === need && w8 < least ? 8 : best;
}

/** How many cards of a row have each bit: what it can pay at all is seen from that. */
export function counted(row: readonly number[], masks: readonly number[]): readonly [number, number, number, number] {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < row.length; i++) {
    const mask = masks[row[i] as number] as number;
    a += mask & 1;
    b += (mask >> 1) & 1;
    c += (mask >> 2) & 1;
    d += (mask >> 3) & 1;
  }
  return [a, b, c, d];
}

const alike = (a: Payment, b: Payment): boolean =>
  a.spirals === b.spirals && a.pay.length === b.pay.length && samePowers(a.pay, b.pay);

function samePowers(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function add(plans: Payment[], pay: readonly number[] | undefined, spirals: number): void {
  if (!pay) return;
  const plan = { pay, spirals };
  for (const other of plans) if (alike(other, plan)) return;
  plans.push(plan);
}

/**
 * Good payments for a card, the suggested one first: with all 🌀 points that it can take, since those are lost otherwise;
 * in the card's own colour; and without 🌀 points. Empty if it cannot be paid.
 */
export function plansFor(s: State, side: Side, card: number, sorted: readonly number[]): Payment[] {
  const plans: Payment[] = [];
  if (side.dreamer === NONE) return plans;
  const cost = CARD_COST[card] as number;
  const left = spiralsLeft(s, side);
  const spirals = left < cost ? left : cost;
  if (sorted.length + spirals < cost) return plans;
  const own = CARD_COLOUR[card] as number;
  add(plans, cheapest(s, side, card, sorted, spirals, ANY), spirals);
  if (spirals > 0 && DREAMER_COLOUR[side.dreamer] === own) {
    add(plans, cheapest(s, side, card, sorted, spirals, 1 << own), spirals);
  }
  if (plans.length === 0 || !sameColour(s, side, card, plans[0] as Payment)) {
    add(plans, cheapest(s, side, card, sorted, 0, 1 << own), 0);
  }
  if (spirals > 0) add(plans, cheapest(s, side, card, sorted, 0, ANY), 0);
  // Fewer points than the most, where only they make the rest alike.
  for (let fewer = spirals - 1; plans.length === 0 && fewer >= 0; fewer--) {
    add(plans, cheapest(s, side, card, sorted, fewer, ANY), fewer);
  }
  return plans;
}

/** The payment that is suggested for a card. */
export function suggested(s: State, side: Side, card: number): Payment | undefined {
  return plansFor(s, side, card, byWorth(side.row, side.dreamer))[0];
}

/** What is named, or what is suggested. */
export function paymentOf(
  s: State,
  side: Side,
  card: number,
  { pay, spirals }: { readonly pay?: readonly number[] | undefined; readonly spirals?: number | undefined },
): Payment {
  if (pay === undefined && spirals === undefined) return suggested(s, side, card) ?? PAID_NOTHING;
  return { pay: pay ?? [], spirals: spirals ?? 0 };
}

/** ART-POW-05: the payment goes to the used pile before anything else happens. */
export function settlePayment(s: State, side: Side, { pay, spirals }: Payment): void {
  spend(s, side, pay);
  side.spiralsUsed += spirals;
}
