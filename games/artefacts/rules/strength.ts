/** What counts in a fight: base figures, doubling, and what may be added to them. */
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
  withoutAll,
} from '../state.ts';
import { ANY, byWorth, colourMasks, KIND_MASK, KINDS_OF_PROPERTY, worthsFor } from './matching.ts';
import { holds, type Payment, plansFor, sameColour } from './payment.ts';

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

function eligible(o: Options, sorted: readonly number[], kinds: number, colours: number): number[] {
  const masks = colourMasks(o);
  const found: number[] = [];
  for (const sort of sorted) {
    if ((KIND_MASK[sort] as number) & kinds && (masks[sort] as number) & colours) found.push(sort);
  }
  return found;
}

/** The most dream powers of a row that may be added to a card in one go, the least worth first; any first few of them may. */
export function boostsFor(s: State, side: Side, card: number, sorted: readonly number[]): readonly number[] {
  const o = s.options;
  const [kinds, colours] = boostBits(o, side, card);
  if (kinds === 0 || sorted.length === 0) return [];
  if (!oneKind(o, card)) return eligible(o, sorted, kinds, colours);
  const masks = colourMasks(o);
  const worths = worthsFor(side.dreamer);
  let best = 0;
  let most = 0;
  let least = 0;
  for (let bit = 1; bit < ANY; bit <<= 1) {
    let count = 0;
    let worth = 0;
    for (let i = 0; i < sorted.length; i++) {
      const sort = sorted[i] as number;
      if (((KIND_MASK[sort] as number) & bit) === 0 || ((masks[sort] as number) & colours) === 0) continue;
      count++;
      worth += worths[sort] as number;
    }
    if (count > most || (count === most && count > 0 && worth < least)) {
      best = bit;
      most = count;
      least = worth;
    }
  }
  return most === 0 ? NOTHING : eligible(o, sorted, best, colours);
}
const NOTHING: readonly number[] = [];

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

export function defenceBoosts(s: State, side: Side, target: number, sorted: readonly number[]): readonly number[] {
  if (target === DREAMER) {
    const [kinds, colours] = dreamerBits(s.options, side);
    return kinds === 0 ? [] : eligible(s.options, sorted, kinds, colours);
  }
  return defends(s.options, side, target) ? boostsFor(s, side, cardAt(side, target), sorted) : [];
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

/** All defences out of hand and row: dream powers alone, or with an item and what pays it. */
export function defendAnswers(s: State, f: Fight): Answer[] {
  const side = sideOf(s, f.defender);
  const sorted = byWorth(side.row, side.dreamer);
  const all: Answer[] = [];
  pushDefences(all, defenceBoosts(s, side, f.target, sorted), NONE);
  if (f.item !== NONE || !itemsHelp(s, f)) return all;
  const { hand } = side;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (!IS_DEFENCE[card] || hand.indexOf(card) !== i) continue;
    for (const payment of plansFor(s, side, card, sorted)) {
      pushDefences(all, defenceBoosts(s, side, f.target, withoutAll(sorted, payment.pay)), card, payment);
    }
  }
  return all;
}

function pushDefences(all: Answer[], boosts: readonly SortIndex[], item: CardIndex, payment?: Payment): void {
  for (let n = 0; n <= boosts.length; n++) {
    const boost = boosts.slice(0, n);
    if (payment) all.push({ do: 'defend', boost, item, pay: payment.pay as number[], spirals: payment.spirals });
    else all.push({ do: 'defend', boost });
  }
}

/** All that an attacker may still add. */
export function boostAnswers(s: State, f: Fight): Answer[] {
  const side = sideOf(s, f.seat);
  const boosts = boostsFor(s, side, attackerCard(s, f), byWorth(side.row, side.dreamer));
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
