/** What counts in a fight: base figures, doubling, and what may be added to them. */
import type { Below } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import type { RuleId, SeatIndex } from '@reverie/kernel/game';
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

/** What a dream power must have to boost a card, as kind bits and colour bits; 0 where nothing boosts it. */
function boostBits(o: Options, side: Side, card: number): readonly [kinds: number, colours: number] {
  const colours = o.boostMatch === 'kind' ? ANY : 1 << (CARD_COLOUR[card] as number);
  if (!IS_MONSTER[card] || o.boostMatch === 'colour') return [ANY, colours];
  if (side.dreamer === NONE) return [0, 0];
  return [1 << ((CARD_PHASE[card] as number) * 2 + (DREAMER_PROPERTY[side.dreamer] as number)), colours];
}

/** AMB-36 `itemsAndPower`: those of the Dreamer's own property and colour. */
function dreamerBits(o: Options, side: Side): readonly [number, number] {
  if (o.dreamerDefence !== 'itemsAndPower' || side.dreamer === NONE) return [0, 0];
  return [KINDS_OF_PROPERTY[DREAMER_PROPERTY[side.dreamer] as 0 | 1], 1 << (DREAMER_COLOUR[side.dreamer] as number)];
}

/** ART-RESULT-05: what is added to a Weapon must be of one kind; a Monster's bits say it already. */
const oneKind = (o: Options, card: number): boolean => !IS_MONSTER[card] && o.boostMatch !== 'colour';

/** The places of a row whose cards have one of these kinds and one of these colours. */
function eligible({ kinds, colours }: Means, ofKinds: number, ofColours: number): Places {
  return together(kinds, ofKinds) & together(colours, ofColours);
}

/** All places that have one of these bits. */
function together(places: readonly Places[], bits: number): Places {
  if (bits === ANY) return EVERYWHERE;
  let all = 0;
  for (let bit = 0; bit < 4; bit++) if ((bits >> bit) & 1) all |= places[bit] as Places;
  return all;
}

/** The most dream powers that may be added to a card in one go, the least worth first; any first few of them may. */
export function addable(s: State, side: Side, card: number, means: Means, among: Places = EVERYWHERE): Places {
  const o = s.options;
  const [kinds, colours] = boostBits(o, side, card);
  if (kinds === 0) return 0;
  const all = among & ((1 << means.sorted.length) - 1);
  if (!oneKind(o, card)) return eligible(means, kinds, colours) & all;
  const ofColour = together(means.colours, colours) & all;
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

/** The same as a list, for a row of one's own. */
export function boostsFor(s: State, side: Side, card: number, row: readonly number[]): readonly number[] {
  const means = meansOf(s.options, row, side.dreamer);
  return cardsAt(means, addable(s, side, card, means));
}

/** Whether a dream power of the row could be added at all; cheaper than finding out which. */
export function canBoost(s: State, side: Side, card: number): boolean {
  const [kinds, colours] = boostBits(s.options, side, card);
  return anyEligible(s.options, side.row, kinds, colours);
}

export function canBoostDefence(s: State, side: Side, target: number): boolean {
  if (side.row.length === 0) return false;
  if (target !== DREAMER) {
    return defends(s.options, side, target) && canBoost(s, side, cardAt(side, target));
  }
  const [kinds, colours] = dreamerBits(s.options, side);
  return anyEligible(s.options, side.row, kinds, colours);
}

function anyEligible(o: Options, row: readonly number[], kinds: number, colours: number): boolean {
  const masks = colourMasks(o);
  for (let i = 0; i < row.length; i++) {
    const sort = row[i] as number;
    if ((KIND_MASK[sort] as number) & kinds && (masks[sort] as number) & colours) return true;
  }
  return false;
}

/** Whether what stands at `target` may be boosted in defence at all: ART-POW-12, ART-WPN-03, AMB-34. */
function defends(o: Options, side: Side, target: number): boolean {
  if (isAsleep(side, target)) return false;
  return HAS_DEFENCE[cardAt(side, target)] === true || o.blankDefence === 'boostable';
}

/** What may be added to a defence, among these places of the row. */
function defenceAddable(s: State, side: Side, target: number, means: Means, among: Places): Places {
  if (target === DREAMER) {
    const [kinds, colours] = dreamerBits(s.options, side);
    return kinds === 0 ? 0 : eligible(means, kinds, colours) & among & ((1 << means.sorted.length) - 1);
  }
  return defends(s.options, side, target) ? addable(s, side, cardAt(side, target), means, among) : 0;
}

/** ART-RESULT-04, ART-RESULT-05: whether these dream powers may be added to this card. */
export function mayBoost(s: State, side: Side, card: number, boost: readonly number[], row = side.row): boolean {
  if (!holds(row, boost)) return false;
  const [kinds, colours] = boostBits(s.options, side, card);
  return fits(s.options, boost, kinds, colours, oneKind(s.options, card));
}

export function mayBoostDefence(
  s: State,
  side: Side,
  target: number,
  boost: readonly number[],
  row = side.row,
): boolean {
  if (boost.length === 0) return true;
  if (target === DREAMER) {
    const [kinds, colours] = dreamerBits(s.options, side);
    return kinds !== 0 && holds(row, boost) && fits(s.options, boost, kinds, colours, false);
  }
  return defends(s.options, side, target) && mayBoost(s, side, cardAt(side, target), boost, row);
}

function fits(o: Options, boost: readonly number[], kinds: number, colours: number, alike: boolean): boolean {
  const masks = colourMasks(o);
  let common = kinds;
  for (const sort of boost) {
    const kind = KIND_MASK[sort] as number;
    if (!(kind & kinds) || !((masks[sort] as number) & colours)) return false;
    common &= kind;
  }
  return boost.length === 0 || !alike || common !== 0;
}

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
  defenceAddable(s, side, f.target, means, laying === NONE ? EVERYWHERE : ~placesIn(laying % CARD));

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

/** The attack side of a fight, term by term. */
export function attackTerms(o: Options, card: number, target: number, boosts: number): Term[] {
  const base = CARD_ATTACK[card] as number;
  const counted = attackBase(o, card, target);
  const terms: Term[] = [{ rule: 'ART-RESULT-02', what: 'attack', value: base }];
  if (counted > base) terms.push({ rule: 'ART-COLOUR-01', what: 'resistance', value: counted - base });
  if (counted < base) terms.push({ rule: 'ART-COLOUR-02', what: 'weakness', value: counted - base });
  if (boosts > 0) terms.push({ rule: 'ART-DP-04', what: 'boosts', value: boosts });
  return terms;
}

/** The defence side, as what it takes off the attack. */
export function defenceTerms(
  o: Options,
  side: Side,
  target: number,
  attacker: number,
  boosts: number,
  itemValue: number,
): Term[] {
  const terms: Term[] = [];
  const counted = defenceBase(o, side, target, attacker);
  if (target === DREAMER) terms.push({ rule: 'ART-RESULT-09', what: 'dreamer', value: 0 });
  else if (isAsleep(side, target)) terms.push({ rule: 'ART-POW-12', what: 'faceDown', value: 0 });
  else {
    const base = CARD_DEFENCE[cardAt(side, target)] as number;
    terms.push({ rule: 'ART-RESULT-03', what: 'defence', value: -base });
    if (counted > base) terms.push({ rule: 'ART-COLOUR-01', what: 'resistance', value: base - counted });
    if (counted < base) terms.push({ rule: 'ART-COLOUR-02', what: 'weakness', value: base - counted });
  }
  if (boosts > 0) terms.push({ rule: 'ART-DP-04', what: 'boosts', value: -boosts });
  if (itemValue > 0) terms.push({ rule: 'ART-USE-03', what: 'item', value: -itemValue });
  return terms;
}
