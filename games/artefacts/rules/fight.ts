/** Step 2-2: interception, defence, comparison. */

import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import type { Decision, Io, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { CARD_POWER, CARD_VALUE, IS_DEFENCE, IS_MONSTER } from '../data/cards.ts';
import type { Event } from '../events.ts';
import {
  DREAMER,
  type Fight,
  type Laid,
  NONE,
  PLACES,
  put,
  type Side,
  type State,
  sideOf,
  type Turn,
  withoutAll,
} from '../state.ts';
import type { Types } from '../types.ts';
import { byWorth } from './matching.ts';
import { checkPayment, type Payment, paymentOf, plansFor, sameColour, settlePayment, spiralsLeft } from './payment.ts';
import {
  attackBase,
  attackTerms,
  boostsFor,
  canBoost,
  canBoostDefence,
  defenceBase,
  defenceBoosts,
  defenceTerms,
  getsThrough,
  mayBoost,
  mayBoostDefence,
} from './strength.ts';
import { wake } from './waking.ts';
import { fell, fromHand, spend } from './zones.ts';

const attackerCard = (s: State, f: Fight): number => sideOf(s, f.seat).cards[f.place] as number;
/** The card attacked; NONE for a Dreamer. */
const targetCard = (s: State, f: Fight): number =>
  f.target === DREAMER ? NONE : (sideOf(s, f.defender).cards[f.target] as number);

export const attackTotal = (s: State, f: Fight): number =>
  attackBase(s.options, attackerCard(s, f), targetCard(s, f)) + f.attackBoost.length;
export const defenceTotal = (s: State, f: Fight): number =>
  defenceBase(s.options, sideOf(s, f.defender), f.target, attackerCard(s, f)) + f.defenceBoost.length + f.itemValue;

/** ART-POW-16: an artefact that watches over the others, unless it is the one attacked or lies face down. */
function mayIntercept(s: State, side: Side, place: number, target: number): boolean {
  const card = side.cards[place] as number;
  if (card === NONE || place === target || target === DREAMER) return false;
  if (CARD_POWER[card] !== 'guard' || side.asleep[place] !== 0) return false;
  return s.options.guardLimit === 'free' || (side.guards[place] as number) < (CARD_VALUE[card] as number);
}

function interceptors(s: State, f: Fight): number[] {
  const side = sideOf(s, f.defender);
  const found: number[] = [];
  for (let place = 0; place < PLACES; place++) if (mayIntercept(s, side, place, f.target)) found.push(place);
  return found;
}

/** What defence items could do for this target: AMB-36. */
const itemsHelp = (s: State, f: Fight): boolean => f.target !== DREAMER || s.options.dreamerDefence !== 'none';

/**
 * Whether, as far as everybody can see, a defence item might be played: a card in hand, an item of that kind not yet seen
 * (lists are open), and the means to pay it. The truth may not decide it, or the question alone would tell the hand.
 */
function mightHoldItem(s: State, f: Fight): boolean {
  const side = sideOf(s, f.defender);
  if (f.item !== NONE || side.hand.length === 0 || !itemsHelp(s, f) || side.dreamer === NONE) return false;
  if (side.row.length === 0 && spiralsLeft(s, side) === 0) return false;
  let sorted: readonly number[] | undefined;
  for (let i = 0; i < side.list.length; i++) {
    const card = side.list[i] as number;
    if (!IS_DEFENCE[card] || (side.deck[i] === 0 && !side.hand.includes(card))) continue;
    sorted ??= byWorth(side.row, side.dreamer);
    if (plansFor(s, side, card, sorted).length > 0) return true;
  }
  return false;
}

const mightDefend = (s: State, f: Fight): boolean =>
  canBoostDefence(s, sideOf(s, f.defender), f.target) || mightHoldItem(s, f);

const mightBoost = (s: State, f: Fight): boolean => canBoost(s, sideOf(s, f.seat), attackerCard(s, f));

/** The first question of a fight, or its end if there is none. */
export function openFight(s: State, f: Fight, io: Io<Event>): void {
  if (interceptors(s, f).length === 0) toDefence(s, f, io);
  else next(s, f, 'intercept');
}

/** ART-RESULT-01: after the interception, the defence; AMB-33 says how it is laid. */
function toDefence(s: State, f: Fight, io: Io<Event>): void {
  switch (s.options.boostMode) {
    case 'open':
      if (mightDefend(s, f)) next(s, f, 'defend');
      else settle(s, f, io);
      return;
    case 'secret':
      f.laid = [mightBoost(s, f) ? null : EMPTY, mightDefend(s, f) ? null : EMPTY];
      if (f.laid[0] && f.laid[1]) settle(s, f, io);
      else next(s, f, 'secret');
      return;
    case 'raise':
      raise(s, f, f.seat, io);
  }
}
const EMPTY: Laid = { boost: [], item: NONE, pay: [], spirals: 0 };

/** AMB-33 `raise`: attacker and defender in turn, until both have passed one after the other. */
function raise(s: State, f: Fight, seat: SeatIndex, io: Io<Event>): void {
  f.raiser = seat;
  if (f.passes === 2) settle(s, f, io);
  else if (seat === f.seat ? mightBoost(s, f) : mightDefend(s, f)) next(s, f, 'raise');
  else {
    f.passes++;
    raise(s, f, seat === f.seat ? f.defender : f.seat, io);
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Answers.

/** ART-USE-03, ART-USE-02: what a defence item is worth with this payment. */
export const itemWorth = (s: State, side: Side, card: number, payment: Payment): number =>
  (CARD_VALUE[card] as number) * (sameColour(s, side, card, payment) ? 2 : 1);

function pushDefences(all: Answer[], boosts: readonly number[], item: number, payment: Payment | undefined): void {
  for (let n = 0; n <= boosts.length; n++) {
    const boost = boosts.slice(0, n);
    if (payment) all.push({ do: 'defend', boost, item, pay: payment.pay as number[], spirals: payment.spirals });
    else all.push({ do: 'defend', boost });
  }
}

export function defendAnswers(s: State, f: Fight): Answer[] {
  const side = sideOf(s, f.defender);
  const sorted = byWorth(side.row, side.dreamer);
  const all: Answer[] = [];
  pushDefences(all, defenceBoosts(s, side, f.target, sorted), NONE, undefined);
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

export function boostAnswers(s: State, f: Fight): Answer[] {
  const side = sideOf(s, f.seat);
  const boosts = boostsFor(s, side, attackerCard(s, f), byWorth(side.row, side.dreamer));
  const all: Answer[] = [];
  for (let n = 0; n <= boosts.length; n++) all.push({ do: 'boost', boost: boosts.slice(0, n) });
  return all;
}

/** The best that this defender can do against `attack`, interception included: for odds, and for programs. */
export function bestDefence(s: State, fight: Fight, attack: number): number {
  let best = -1;
  const attacker = attackerCard(s, fight);
  const side = sideOf(s, fight.defender);
  const original = attackBase(s.options, attacker, targetCard(s, fight));
  for (const target of [fight.target, ...interceptors(s, fight)]) {
    const f: Fight = { ...fight, target };
    // After an interception the attack is another one; what counts is by how much the defence falls short of it.
    const shift = original - attackBase(s.options, attacker, targetCard(s, f));
    const base = defenceBase(s.options, side, target, attacker) + shift;
    for (const a of defendAnswers(s, f)) {
      if (a.do !== 'defend') continue;
      const item = a.item === undefined ? 0 : itemWorth(s, side, a.item, { pay: a.pay ?? [], spirals: a.spirals ?? 0 });
      best = Math.max(best, base + a.boost.length + item);
      if (!getsThrough(s.options, attack, best)) return best;
    }
  }
  return best;
}

function checkDefence(s: State, f: Fight, a: Do<'defend'>): Laid | Refusal {
  const side = sideOf(s, f.defender);
  const none: Payment = { pay: [], spirals: 0 };
  let payment = none;
  if (a.item !== undefined) {
    if (f.item !== NONE) return refuse('invalid', 'ART-RESULT-01', 'oneItem');
    if (!side.hand.includes(a.item)) return refuse('invalid', 'ART-USE-03', 'notInHand', { card: a.item });
    if (!IS_DEFENCE[a.item]) return refuse('invalid', 'ART-USE-03', 'notForDefence', { card: a.item });
    if (!itemsHelp(s, f)) return refuse('invalid', 'ART-RESULT-09', 'noItemForDreamer');
    payment = paymentOf(s, side, a.item, a);
    const refusal = checkPayment(s, side, a.item, payment);
    if (refusal) return refusal;
  } else if (a.pay?.length || a.spirals) return refuse('invalid', 'ART-DP-04', 'nothingToPay');
  const row = withoutAll(side.row, payment.pay);
  if (!mayBoostDefence(s, side, f.target, a.boost, row)) {
    const rule =
      f.target === DREAMER ? 'ART-RESULT-09' : IS_MONSTER[targetCard(s, f)] ? 'ART-RESULT-04' : 'ART-RESULT-05';
    return refuse('invalid', rule, 'noBoost');
  }
  return { boost: a.boost, item: a.item ?? NONE, pay: payment.pay, spirals: payment.spirals };
}

/** What the defender lays is spent, whatever comes of it (ART-RESULT-10). */
function layDefence(s: State, f: Fight, { boost, item, pay, spirals }: Laid, io: Io<Event>): void {
  const side = sideOf(s, f.defender);
  if (item !== NONE) {
    f.itemValue = itemWorth(s, side, item, { pay, spirals });
    f.item = item;
    settlePayment(s, side, { pay, spirals });
    fromHand(side, item);
    side.broken = [...side.broken, item];
  }
  spend(s, side, boost);
  f.defenceBoost = [...f.defenceBoost, ...boost];
  if (!io.tell || (boost.length === 0 && item === NONE)) return;
  const value = item === NONE ? 0 : f.itemValue;
  const rule = item === NONE ? 'ART-RESULT-03' : 'ART-USE-03';
  io.tell({ kind: 'defended', rule, seat: f.defender, boost, item: item === NONE ? null : item, value, pay, spirals });
}

function layAttack(s: State, f: Fight, boost: readonly number[], io: Io<Event>): void {
  if (boost.length === 0) return;
  spend(s, sideOf(s, f.seat), boost);
  f.attackBoost = [...f.attackBoost, ...boost];
  io.tell?.({ kind: 'boosted', rule: 'ART-RESULT-02', seat: f.seat, boost });
}

function intercept(s: State, f: Fight, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do === 'intercept') {
    const side = sideOf(s, f.defender);
    if (!mayIntercept(s, side, a.place, f.target))
      return refuse('invalid', 'ART-POW-16', 'cannotIntercept', { place: a.place });
    f.target = a.place;
    f.intercepted = true;
    side.guards = put(side.guards, a.place, (side.guards[a.place] as number) + 1);
    io.tell?.({
      kind: 'intercepted',
      rule: 'ART-POW-16',
      seat: f.defender,
      card: side.cards[a.place] as number,
      place: a.place,
    });
  } else if (a.do !== 'decline') return refuse('invalid', 'ART-POW-16', 'interceptFirst');
  toDefence(s, f, io);
  return undefined;
}

/** AMB-33 `secret`: both lay face down, then all is turned up together. */
function laySecretly(s: State, f: Fight, seat: SeatIndex, a: Answer, io: Io<Event>): Refusal | undefined {
  const laid = check(s, f, seat, a);
  if ('refusal' in laid) return laid;
  f.laid = seat === f.seat ? [laid, f.laid[1]] : [f.laid[0], laid];
  if (io.tell) {
    const told = { kind: 'laid', rule: 'ART-RESULT-01', seat, boost: laid.boost } as const;
    const { item } = laid;
    io.tell(item === NONE ? told : { ...told, item, value: itemWorth(s, sideOf(s, seat), item, laid) });
  }
  const [attack, defence] = f.laid;
  if (!attack || !defence) return undefined;
  layAttack(s, f, attack.boost, io);
  layDefence(s, f, defence, io);
  settle(s, f, io);
  return undefined;
}

/** What a side lays, or why it may not. */
function check(s: State, f: Fight, seat: SeatIndex, a: Answer): Laid | Refusal {
  if (seat === f.defender)
    return a.do === 'defend' ? checkDefence(s, f, a) : refuse('invalid', 'ART-RESULT-01', 'defendFirst');
  if (a.do !== 'boost') return refuse('invalid', 'ART-RESULT-01', 'defendFirst');
  const card = attackerCard(s, f);
  if (!mayBoost(s, sideOf(s, f.seat), card, a.boost)) {
    return refuse('invalid', IS_MONSTER[card] ? 'ART-RESULT-04' : 'ART-RESULT-05', 'noBoost');
  }
  return { boost: a.boost, item: NONE, pay: [], spirals: 0 };
}

function raiseBy(s: State, f: Fight, seat: SeatIndex, a: Answer, io: Io<Event>): Refusal | undefined {
  const laid = check(s, f, seat, a);
  if ('refusal' in laid) return laid;
  f.passes = laid.boost.length === 0 && laid.item === NONE ? f.passes + 1 : 0;
  if (seat === f.seat) layAttack(s, f, laid.boost, io);
  else layDefence(s, f, laid, io);
  raise(s, f, seat === f.seat ? f.defender : f.seat, io);
  return undefined;
}

// ---------------------------------------------------------------------------------------------------------------------
// The comparison.

/** ART-RESULT-07 to ART-RESULT-09: the larger wins; what the attacker loses is nothing, what the defender loses is the card. */
function settle(s: State, f: Fight, io: Io<Event>): void {
  const { seat, defender, place, target } = f;
  const attack = attackTotal(s, f);
  const defence = defenceTotal(s, f);
  const through = getsThrough(s.options, attack, defence);
  const both = through && attack === defence && s.options.tie === 'both';
  const card = attackerCard(s, f);
  const struck = targetCard(s, f);
  if (io.tell) {
    const sum = [
      ...attackTerms(s.options, card, struck, f.attackBoost.length),
      ...defenceTerms(s.options, sideOf(s, defender), target, card, f.defenceBoost.length, f.itemValue),
    ];
    const result = both ? 'both' : through ? 'won' : 'held';
    const what = { card, target: struck === NONE ? null : struck, attack, defence, result } as const;
    io.tell({ kind: 'settled', rule: 'ART-RESULT-07', seat, other: defender, ...what, sum });
  }
  const turn = pop(s, f) as Turn;
  if (both) fell(s, seat, place, io);
  if (through) {
    if (target === DREAMER) wake(s, defender, 'attack', seat, io);
    else fell(s, defender, target, io);
  }
  // ART-ATTACK-06: the turn goes on from there.
  if (!s.over) turn.step = 'settled';
}

// ---------------------------------------------------------------------------------------------------------------------

/** What the texts need: both cards, and the totals as they stand. */
const about = (s: State, f: Fight) => {
  const side = sideOf(s, f.defender);
  const card = attackerCard(s, f);
  return {
    seat: f.seat,
    card,
    target: targetCard(s, f),
    attack: attackBase(s.options, card, targetCard(s, f)) + f.attackBoost.length,
    defence: defenceTotal(s, f),
    cards: side.cards,
  };
};

const NOTHING: readonly Decision[] = [];

export const fight: Procedure<Types, Fight> = {
  pending(s, f) {
    switch (f.step) {
      case 'intercept':
        return [ask(f, f.defender, 'intercept', { about: about(s, f) })];
      case 'defend':
        return [ask(f, f.defender, 'defend', { open: true, about: about(s, f) })];
      case 'secret': {
        const more = { open: true, about: about(s, f) } as const;
        const asked: Decision[] = [];
        if (!f.laid[0]) asked.push(ask(f, f.seat, 'boost', more));
        if (!f.laid[1]) asked.push(ask(f, f.defender, 'defend', more));
        return asked;
      }
      case 'raise':
        return [ask(f, f.raiser, f.raiser === f.seat ? 'boost' : 'defend', { open: true, about: about(s, f) })];
      default:
        return NOTHING;
    }
  },
  choices(s, f, d) {
    if (f.step === 'intercept') {
      const all: Answer[] = interceptors(s, f).map((place) => ({ do: 'intercept', place }));
      all.push({ do: 'decline' });
      return all;
    }
    return d.seat === f.defender ? defendAnswers(s, f) : boostAnswers(s, f);
  },
  answer(s, f, d, a, io) {
    switch (f.step) {
      case 'intercept':
        return intercept(s, f, a, io);
      case 'secret':
        return laySecretly(s, f, d.seat, a, io);
      case 'raise':
        return raiseBy(s, f, d.seat, a, io);
      default: {
        const laid = check(s, f, d.seat, a);
        if ('refusal' in laid) return laid;
        layDefence(s, f, laid, io);
        settle(s, f, io);
        return undefined;
      }
    }
  },
  run: settle,
  absent: (_s, f, d) =>
    f.step === 'intercept'
      ? { do: 'decline' }
      : d.seat === f.defender
        ? { do: 'defend', boost: [] }
        : { do: 'boost', boost: [] },
};
