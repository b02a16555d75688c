/** What counts in a fight: base figures, doubling, and what may be added to them. */
import type { Below } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import type { RuleId, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import {
  CARD_ATTACK,
  CARD_COLOUR,
  CARD_DEFENCE,
  CARD_PHASE,
  CARD_RESISTANCE,
  CARD_VALUE,
  CARD_WEAKNESS,
  HAS_DEFENCE,
  IS_DEFENCE,
  IS_MONSTER,
} from '../data/cards.ts';
import { DREAMER_COLOUR, DREAMER_PROPERTY } from '../data/dreamers.ts';
import type { Options } from '../options.ts';
import {
  type CardIndex,
  cardAt,
  DREAMER,
  type Fight,
  isAsleep,
  NONE,
  type Place,
  type Side,
  type SortIndex,
  type State,
  sideOf,
  type Target,
} from '../state.ts';
import {
  ANY,
  cardsAt,
  colourMasks,
  countOf,
  EVERYWHERE,
  firstOf,
  KIND_MASK,
  KINDS_OF_PROPERTY,
  type Means,
  meansOf,
  type Places,
  worthOf,
} from './matching.ts';
import { addPlans, holds, type Payment, paymentBy, placesIn, sameColour } from './payment.ts';

/** What adding dream powers to a fight rests on. */
export const BOOST_RULES: readonly RuleId[] = ['ART-RESULT-04', 'ART-RESULT-05', 'ART-RESULT-10'];

/** ART-COLOUR-01, ART-RESULT-06: the base alone is doubled, and only against artefacts; AMB-39 where the table halves it. */
export function against(base: number, card: number, other: number, penalty: boolean): number {
  if (other === NONE) return base;
  if (CARD_RESISTANCE[card] === CARD_COLOUR[other]) return base * 2;
  return penalty && CARD_WEAKNESS[card] === CARD_COLOUR[other] ? base >> 1 : base;
}

/** The attack of a card before boosts; `target` is NONE for a Dreamer. */
export const attackBase = (o: Options, card: number, target: number): number =>
  against(CARD_ATTACK[card] as number, card, target, o.weaknessPenalty);

/** The defence of what stands at `target`, before boosts: nothing if face down, nothing for a Dreamer (ART-RESULT-09). */
export function defenceBase(o: Options, side: Side, target: number, attacker: number): number {
  if (target === DREAMER || isAsleep(side, target)) return 0;
  const card = cardAt(side, target);
  return against(CARD_DEFENCE[card] as number, card, attacker, o.weaknessPenalty);
}

export const attackerCard = (s: State, f: Fight): CardIndex => cardAt(sideOf(s, f.seat), f.place);
/** The card attacked; NONE for a Dreamer. */
export const targetCard = (s: State, f: Fight): CardIndex =>
  f.target === DREAMER ? NONE : cardAt(sideOf(s, f.defender), f.target);

/** Both sides of a fight as they stand. */
export const attackTotal = (s: State, f: Fight): number =>
  attackBase(s.options, attackerCard(s, f), targetCard(s, f)) + f.attackBoost.length;
export const defenceTotal = (s: State, f: Fight): number =>
  defenceBase(s.options, sideOf(s, f.defender), f.target, attackerCard(s, f)) + f.defenceBoost.length + f.itemValue;

/** A fight before anybody has answered. */
export const newFight = (
  seat: SeatIndex,
  place: Place,
  defender: SeatIndex,
  target: Target,
  attackBoost: readonly SortIndex[],
): Fight => ({
  kind: 'fight',
  step: 'intercept',
  serial: 0,
  seat,
  place,
  defender,
  target,
  intercepted: false,
  attackBoost,
  defenceBoost: [],
  item: NONE,
  itemValue: 0,
  laid: [null, null],
  raiser: seat,
  passes: 0,
});

/** ART-RESULT-07: whether the attack gets through; AMB-35. */
export function getsThrough(o: Options, attack: number, defence: number): boolean {
  return attack > defence || (attack === defence && o.tie !== 'defender');
}

/** What may be added: dream powers with one of these kinds and of these colours, none where there are no bits; all of one kind? */
type Fit = readonly [kinds: number, colours: number, oneKind: boolean];
const NOTHING_FITS: Fit = [0, 0, false];

/** ART-RESULT-04, ART-RESULT-05: what is added to a Weapon must be of one kind; a Monster's bits say it already. */
export function fitFor(o: Options, side: Side, card: number): Fit {
  const colours = o.boostMatch === 'kind' ? ANY : 1 << (CARD_COLOUR[card] as number);
  if (o.boostMatch === 'colour') return [ANY, colours, false];
  if (!IS_MONSTER[card]) return [ANY, colours, true];
  if (side.dreamer === NONE) return NOTHING_FITS;
  return [1 << ((CARD_PHASE[card] as number) * 2 + (DREAMER_PROPERTY[side.dreamer] as number)), colours, false];
}

/** The same in defence: ART-POW-12, ART-WPN-03, AMB-34; AMB-36 for a Dreamer, whose own property and colour count. */
export function defenceFit(o: Options, side: Side, target: Target): Fit {
  if (target === DREAMER) {
    if (o.dreamerDefence !== 'itemsAndPower' || side.dreamer === NONE) return NOTHING_FITS;
    const kinds = KINDS_OF_PROPERTY[DREAMER_PROPERTY[side.dreamer] as 0 | 1];
    return [kinds, 1 << (DREAMER_COLOUR[side.dreamer] as number), false];
  }
  const card = cardAt(side, target);
  if (isAsleep(side, target) || !(HAS_DEFENCE[card] || o.blankDefence === 'boostable')) return NOTHING_FITS;
  return fitFor(o, side, card);
}

/** All places that have one of these bits. */
function together(places: readonly Places[], bits: number): Places {
  if (bits === ANY) return EVERYWHERE;
  let all = 0;
  for (let bit = 0; bit < 4; bit++) if ((bits >> bit) & 1) all |= places[bit] as Places;
  return all;
}

/** The most dream powers that fit in one go, the least worth first; any first few of them do. */
function mostFitting([kinds, colours, oneKind]: Fit, means: Means, among: Places): Places {
  if (kinds === 0) return 0;
  const ofColour = together(means.colours, colours) & among & ((1 << means.sorted.length) - 1);
  if (!oneKind) return together(means.kinds, kinds) & ofColour;
  let best = 0;
  let most = 0;
  for (let bit = 0; bit < 4; bit++) {
    const places = (means.kinds[bit] as Places) & ofColour;
    if (places === best) continue;
    const count = countOf(places);
    if (count < most || (count === most && worthOf(means, places) >= worthOf(means, best))) continue;
    best = places;
    most = count;
  }
  return best;
}

/** What may be added to the attack of a card. */
export const addable = (s: State, side: Side, card: number, means: Means): Places =>
  mostFitting(fitFor(s.options, side, card), means, EVERYWHERE);

/** The same as a list, for a row of one's own. */
export function boostsFor(s: State, side: Side, card: number, row: readonly number[]): readonly number[] {
  const means = meansOf(s.options, row, side.dreamer);
  return cardsAt(means, addable(s, side, card, means));
}

/** Whether a dream power of the row could be added at all; cheaper than finding out which. */
export function anyFits(o: Options, row: readonly number[], [kinds, colours]: Fit): boolean {
  const masks = colourMasks(o);
  for (let i = 0; i < row.length; i++) {
    const sort = row[i] as number;
    if ((KIND_MASK[sort] as number) & kinds && (masks[sort] as number) & colours) return true;
  }
  return false;
}

/** Whether these dream powers of a row may be added together. */
export function allFit(
  o: Options,
  row: readonly number[],
  boost: readonly number[],
  [kinds, colours, oneKind]: Fit,
): boolean {
  if (!holds(row, boost)) return false;
  const masks = colourMasks(o);
  let common = kinds;
  for (const sort of boost) {
    const kind = KIND_MASK[sort] as number;
    if (!(kind & kinds) || !((masks[sort] as number) & colours)) return false;
    common &= kind;
  }
  return !oneKind || common !== 0;
}

/** Why what was to be added may not be: to a card, or to a Dreamer (NONE). */
export const noBoost = (card: number): Refusal =>
  refuse('invalid', card === NONE ? 'ART-RESULT-09' : IS_MONSTER[card] ? 'ART-RESULT-04' : 'ART-RESULT-05', 'noBoost');

/** ART-USE-03, ART-USE-02: what a defence item is worth with this payment. */
export const itemWorth = (s: State, side: Side, card: CardIndex, payment: Payment): number =>
  (CARD_VALUE[card] as number) * (sameColour(s, side, card, payment) ? 2 : 1);

/** What defence items could do for this target: AMB-36. */
export const itemsHelp = (s: State, f: Fight): boolean =>
  f.target === DREAMER ? s.options.dreamerDefence !== 'none' : !isAsleep(sideOf(s, f.defender), f.target);

/** A defence item and its payment in one number, above the plan the card; NONE without an item. */
type Laying = number;
const CARD = 1 << 20;

/** What a defender may lay: nothing but dream powers, or an item with each good payment for it. */
function layings(s: State, f: Fight, side: Side, means: Means): Laying[] {
  const all: Laying[] = [NONE];
  if (f.item !== NONE || !itemsHelp(s, f)) return all;
  const { hand } = side;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (!IS_DEFENCE[card] || hand.indexOf(card) !== i) continue;
    addPlans(all, card * CARD, s, side, card, means);
  }
  return all;
}

/** What may be added beside it: its payment is gone from the row. */
const beside = (s: State, f: Fight, side: Side, means: Means, laying: Laying): Places =>
  mostFitting(defenceFit(s.options, side, f.target), means, laying === NONE ? EVERYWHERE : ~placesIn(laying % CARD));

function defending(means: Means, laying: Laying, boosts: Places, added: number): Answer {
  const boost = cardsAt(means, firstOf(boosts, added));
  if (laying === NONE) return { do: 'defend', boost };
  const { pay, spirals } = paymentBy(means, laying % CARD);
  return { do: 'defend', boost, item: Math.floor(laying / CARD), pay: pay as number[], spirals };
}

/** All defences out of hand and row: dream powers alone, or with an item and what pays it. */
export function defendAnswers(s: State, f: Fight): Answer[] {
  const side = sideOf(s, f.defender);
  const means = meansOf(s.options, side.row, side.dreamer);
  const all: Answer[] = [];
  for (const laying of layings(s, f, side, means)) {
    const boosts = beside(s, f, side, means, laying);
    const most = countOf(boosts);
    for (let n = 0; n <= most; n++) all.push(defending(means, laying, boosts, n));
  }
  return all;
}

/** The most that any of these adds. */
export function mostAdded(s: State, f: Fight): number {
  const side = sideOf(s, f.defender);
  const means = meansOf(s.options, side.row, side.dreamer);
  let most = 0;
  for (const laying of layings(s, f, side, means)) {
    const boosts = countOf(beside(s, f, side, means, laying));
    const item = laying === NONE ? 0 : itemWorth(s, side, Math.floor(laying / CARD), paymentBy(means, laying % CARD));
    most = Math.max(most, boosts + item);
  }
  return most;
}

/** One of these, in the same order. */
export function drawDefence(s: State, f: Fight, below: Below): Answer {
  const side = sideOf(s, f.defender);
  const means = meansOf(s.options, side.row, side.dreamer);
  const all = layings(s, f, side, means);
  let ways = 0;
  for (let i = 0; i < all.length; i++) ways += countOf(beside(s, f, side, means, all[i] as Laying)) + 1;
  let at = below(ways);
  for (let i = 0; ; i++) {
    const laying = all[i] as Laying;
    const boosts = beside(s, f, side, means, laying);
    const most = countOf(boosts);
    if (at <= most) return defending(means, laying, boosts, at);
    at -= most + 1;
  }
}

/** All that an attacker may still add. */
export function boostAnswers(s: State, f: Fight): Answer[] {
  const side = sideOf(s, f.seat);
  const boosts = boostsFor(s, side, attackerCard(s, f), side.row);
  return Array.from({ length: boosts.length + 1 }, (_, n) => ({ do: 'boost', boost: boosts.slice(0, n) }));
}

/** A base figure of a card and what colours make of it; a defence is taken off the attack. */
function baseTerms(sign: 1 | -1, base: number, counted: number): Term[] {
  const [rule, what] = sign > 0 ? ['ART-RESULT-02', 'attack'] : ['ART-RESULT-03', 'defence'];
  const terms: Term[] = [{ rule, what, value: sign * base }];
  const value = sign * (counted - base);
  if (counted > base) terms.push({ rule: 'ART-COLOUR-01', what: 'resistance', value });
  if (counted < base) terms.push({ rule: 'ART-COLOUR-02', what: 'weakness', value });
  return terms;
}

/** The attack side of a fight, term by term. */
export function attackTerms(s: State, f: Fight): Term[] {
  const card = attackerCard(s, f);
  const terms = baseTerms(1, CARD_ATTACK[card] as number, attackBase(s.options, card, targetCard(s, f)));
  const value = f.attackBoost.length;
  if (value > 0) terms.push({ rule: 'ART-DP-04', what: 'boosts', value });
  return terms;
}

/** The defence side, as what it takes off the attack. */
export function defenceTerms(s: State, f: Fight): Term[] {
  const side = sideOf(s, f.defender);
  const terms: Term[] = [];
  if (f.target === DREAMER) terms.push({ rule: 'ART-RESULT-09', what: 'dreamer', value: 0 });
  else if (isAsleep(side, f.target)) terms.push({ rule: 'ART-POW-12', what: 'faceDown', value: 0 });
  else {
    const base = CARD_DEFENCE[targetCard(s, f)] as number;
    terms.push(...baseTerms(-1, base, defenceBase(s.options, side, f.target, attackerCard(s, f))));
  }
  if (f.defenceBoost.length > 0) terms.push({ rule: 'ART-DP-04', what: 'boosts', value: -f.defenceBoost.length });
  if (f.itemValue > 0) terms.push({ rule: 'ART-USE-03', what: 'item', value: -f.itemValue });
  return terms;
}
