/** Paying for a summons or an item: what is allowed, and what is suggested. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { CARD_COLOUR, CARD_COST, CARD_PHASE, IS_ITEM, IS_MONSTER } from '../data/cards.ts';
import { POWER_KIND } from '../data/dream-powers.ts';
import { DREAMER_COLOUR, DREAMER_PROPERTY, DREAMER_SPIRALS } from '../data/dreamers.ts';
import { NONE, type Side, type State } from '../state.ts';
import {
  ANY,
  cardsAt,
  colourMasks,
  EVERYWHERE,
  firstOf,
  KIND_MASK,
  likeMasks,
  type Means,
  meansOf,
  type Places,
  spiralMask,
  worthOf,
} from './matching.ts';
import { spend } from './zones.ts';

export interface Payment {
  readonly pay: readonly number[];
  readonly spirals: number;
}
/** What somebody offers: all of a payment, or as much as is said of it. */
export type Offer = { readonly [K in keyof Payment]?: Payment[K] | undefined };
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

/** The kind that must pay a Monster: ART-MON-02, ART-DREAM-03. */
const monsterKind = (side: Side, card: number): number =>
  (CARD_PHASE[card] as number) * 2 + (DREAMER_PROPERTY[side.dreamer] ?? 0);

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
    const bit = 1 << monsterKind(side, card);
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

/**
 * A payment out of a player's means in one number: the places of the row, and above them the 🌀 points. No two numbers
 * stand for the same payment, since of like cards the first are taken.
 */
type Plan = number;
const POINT = 1 << 16;

/** The places of the row that a plan takes. */
export const placesIn = (plan: Plan): Places => plan % POINT;
export const paymentBy = (means: Means, plan: Plan): Payment => ({
  pay: cardsAt(means, placesIn(plan)),
  spirals: Math.floor(plan / POINT),
});

/** The places, beside the 🌀 points, that cost the future least, among these alone; NONE if there are none. */
function cheapest(s: State, side: Side, card: number, means: Means, spirals: number, among: Places): Places {
  const need = (CARD_COST[card] as number) - spirals;
  if (IS_MONSTER[card]) return firstOf((means.kinds[monsterKind(side, card)] as Places) & among, need);
  const allowed = spirals > 0 ? spiralMask(s.options, side.dreamer) : ANY;
  let best = NONE;
  for (let bit = 0; bit < 4; bit++) {
    if (((allowed >> bit) & 1) === 0) continue;
    const found = firstOf((means.likes[bit] as Places) & among, need);
    // Mostly there is one kind of which there are enough: worths are looked up only to compare.
    if (found === NONE || found === best) continue;
    if (best === NONE || worthOf(means, found) < worthOf(means, best)) best = found;
  }
  return best;
}

/** `sameColour` for places of the row. */
const staysInColour = (side: Side, means: Means, places: Places, spirals: number, colour: number): boolean =>
  (spirals === 0 || DREAMER_COLOUR[side.dreamer] === colour) && (places & ~(means.colours[colour] as Places)) === 0;

/** Adds a plan to those of the same card, which begin at `from`, unless it is there. */
function add(plans: Plan[], from: number, plan: Plan): void {
  for (let i = from; i < plans.length; i++) if (plans[i] === plan) return;
  plans.push(plan);
}

/**
 * Good payments for a card, the suggested one first: with all 🌀 points that it can take, since those are lost otherwise;
 * in the card's own colour; and without 🌀 points. None if it cannot be paid. They are added to a list, each with `above`
 * on top: what the list needs to tell cards apart.
 */
export function addPlans(plans: Plan[], above: number, s: State, side: Side, card: number, means: Means): void {
  if (side.dreamer === NONE) return;
  const cost = CARD_COST[card] as number;
  const left = spiralsLeft(s, side);
  const spirals = left < cost ? left : cost;
  if (means.sorted.length + spirals < cost) return;
  const own = CARD_COLOUR[card] as number;
  const ofColour = means.colours[own] as Places;
  const from = plans.length;
  const points = above + spirals * POINT;
  const best = cheapest(s, side, card, means, spirals, EVERYWHERE);
  if (best !== NONE) plans.push(points + best);
  if (spirals > 0 && DREAMER_COLOUR[side.dreamer] === own) {
    const places = cheapest(s, side, card, means, spirals, ofColour);
    if (places !== NONE) add(plans, from, points + places);
  }
  if (best === NONE || !staysInColour(side, means, best, spirals, own)) {
    const places = cheapest(s, side, card, means, 0, ofColour);
    if (places !== NONE) add(plans, from, above + places);
  }
  if (spirals > 0) {
    const places = cheapest(s, side, card, means, 0, EVERYWHERE);
    if (places !== NONE) add(plans, from, above + places);
  }
  // Fewer points than the most, where only they make the rest alike.
  for (let fewer = spirals - 1; plans.length === from && fewer >= 0; fewer--) {
    const places = cheapest(s, side, card, means, fewer, EVERYWHERE);
    if (places !== NONE) plans.push(above + fewer * POINT + places);
  }
}

export function plansFor(s: State, side: Side, card: number, means: Means): Plan[] {
  const plans: Plan[] = [];
  addPlans(plans, 0, s, side, card, means);
  return plans;
}

/** The payment that is suggested for a card. */
export function suggested(s: State, side: Side, card: number): Payment | undefined {
  const means = meansOf(s.options, side.row, side.dreamer);
  const [plan] = plansFor(s, side, card, means);
  return plan === undefined ? undefined : paymentBy(means, plan);
}

/** What is named, or what is suggested. */
export function paymentOf(s: State, side: Side, card: number, { pay, spirals }: Offer): Payment {
  if (pay === undefined && spirals === undefined) return suggested(s, side, card) ?? PAID_NOTHING;
  return { pay: pay ?? [], spirals: spirals ?? 0 };
}

/** ART-POW-05: the payment goes to the used pile before anything else happens. */
export function settlePayment(s: State, side: Side, { pay, spirals }: Payment): void {
  spend(s, side, pay);
  side.spiralsUsed += spirals;
}
