/** Step 2-2: interception, defence, comparison. */
import { next, pop } from '@reverie/kernel/frames';
import type { Io, RuleId, SeatIndex, Worth } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { type StepQuestion, stepped } from '@reverie/kernel/steps';
import type { Do } from '../answers.ts';
import { CARD_POWER, CARD_VALUE, IS_DEFENCE, RULES_OF } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { FightAbout } from '../questions.ts';
import {
  cardAt,
  DREAMER,
  type Fight,
  guardsAt,
  isAsleep,
  LAID_NOTHING,
  type Laid,
  NONE,
  PLACES,
  type Place,
  put,
  type Side,
  type SortIndex,
  type State,
  sideOf,
  type Target,
  type Turn,
  withoutAll,
} from '../state.ts';
import type { Types } from '../types.ts';
import { meansOf } from './matching.ts';
import { checkPayment, PAID_NOTHING, paymentOf, plansFor, settlePayment, spiralsLeft } from './payment.ts';
import {
  allFit,
  anyFits,
  attackBase,
  attackerCard,
  attackTerms,
  attackTotal,
  BOOST_RULES,
  boostAnswers,
  defenceBase,
  defenceFit,
  defenceTerms,
  defenceTotal,
  defendAnswers,
  drawDefence,
  fitFor,
  getsThrough,
  itemsHelp,
  itemWorth,
  mostAdded,
  noBoost,
  targetCard,
} from './strength.ts';
import { wake } from './waking.ts';
import { fell, fromHand, spend } from './zones.ts';

/** What the ways of a fight are worth: what falls is good for whoever attacks, bad for whoever defends. */
export const ATTACKING: Worth = { good: ['getsThrough', 'asUsual', 'wakes', 'falls'], bad: ['held'] };
const DEFENDING: Worth = { good: ['held'], bad: ['falls', 'wakes'] };

const about = (s: State, f: Fight): FightAbout => ({
  seat: f.seat,
  card: attackerCard(s, f),
  target: targetCard(s, f),
  attack: attackTotal(s, f),
  defence: defenceTotal(s, f),
  cards: sideOf(s, f.defender).cards,
});

// ---------------------------------------------------------------------------------------------------------------------
// Interception.

/** ART-POW-16: an artefact that watches over the others, unless it is the one attacked or lies face down. */
function mayIntercept(s: State, side: Side, place: Place, target: Target): boolean {
  const card = cardAt(side, place);
  if (card === NONE || place === target || target === DREAMER) return false;
  if (CARD_POWER[card] !== 'guard' || isAsleep(side, place)) return false;
  return s.options.guardLimit === 'free' || guardsAt(side, place) < (CARD_VALUE[card] as number);
}

function interceptors(s: State, f: Fight): Place[] {
  const side = sideOf(s, f.defender);
  const found: Place[] = [];
  for (let place = 0; place < PLACES; place++) if (mayIntercept(s, side, place, f.target)) found.push(place);
  return found;
}

/** The first question of a fight, or its end if there is none. */
export const openFight = (s: State, f: Fight, io: Io<Event>): undefined =>
  interceptors(s, f).length > 0 ? next(s, f, 'intercept') : toDefence(s, f, io);

function intercept(s: State, f: Fight, { place }: Do<'intercept'>, io: Io<Event>): Refusal | undefined {
  const side = sideOf(s, f.defender);
  if (!mayIntercept(s, side, place, f.target)) return refuse('invalid', 'ART-POW-16', 'cannotIntercept', { place });
  f.target = place;
  f.intercepted = true;
  side.guards = put(side.guards, place, guardsAt(side, place) + 1);
  const card = cardAt(side, place);
  io.tell?.({ kind: 'intercepted', rule: 'ART-POW-16', seat: f.defender, card, place });
  return toDefence(s, f, io);
}

// ---------------------------------------------------------------------------------------------------------------------
// What each side adds.

/**
 * Whether, as far as everybody can see, a defence item might be played: a card in hand, an item of that kind not yet seen
 * (lists are open), and the means to pay it. The truth may not decide it, or the question alone would tell the hand.
 */
function mightHoldItem(s: State, f: Fight): boolean {
  const side = sideOf(s, f.defender);
  if (f.item !== NONE || side.hand.length === 0 || !itemsHelp(s, f) || side.dreamer === NONE) return false;
  if (side.row.length === 0 && spiralsLeft(s, side) === 0) return false;
  for (let i = 0; i < side.list.length; i++) {
    const card = side.list[i] as number;
    if (!IS_DEFENCE[card] || (side.deck[i] === 0 && !side.hand.includes(card))) continue;
    if (plansFor(s, side, card, meansOf(s.options, side.row, side.dreamer)).length > 0) return true;
  }
  return false;
}

function mightDefend(s: State, f: Fight): boolean {
  const side = sideOf(s, f.defender);
  return anyFits(s.options, side.row, defenceFit(s.options, side, f.target)) || mightHoldItem(s, f);
}
function mightBoost(s: State, f: Fight): boolean {
  const side = sideOf(s, f.seat);
  return anyFits(s.options, side.row, fitFor(s.options, side, attackerCard(s, f)));
}
const otherSide = (f: Fight, seat: SeatIndex): SeatIndex => (seat === f.seat ? f.defender : f.seat);

/** ART-RESULT-01: after the interception, the defence; AMB-33 says how it is laid. */
function toDefence(s: State, f: Fight, io: Io<Event>): undefined {
  switch (s.options.boostMode) {
    case 'open':
      return mightDefend(s, f) ? next(s, f, 'defend') : settle(s, f, io);
    case 'secret':
      f.laid = [mightBoost(s, f) ? null : LAID_NOTHING, mightDefend(s, f) ? null : LAID_NOTHING];
      return f.laid[0] && f.laid[1] ? settle(s, f, io) : next(s, f, 'secret');
    case 'raise':
      return raise(s, f, f.seat, io);
  }
}

/** AMB-33 `raise`: attacker and defender in turn, until both have passed one after the other. */
function raise(s: State, f: Fight, seat: SeatIndex, io: Io<Event>): undefined {
  f.raiser = seat;
  if (f.passes === 2) return settle(s, f, io);
  if (seat === f.seat ? mightBoost(s, f) : mightDefend(s, f)) return next(s, f, 'raise');
  f.passes++;
  return raise(s, f, otherSide(f, seat), io);
}

/** What a defender lays, or why not. */
function checkDefence(s: State, f: Fight, a: Do<'defend'>): Laid | Refusal {
  const side = sideOf(s, f.defender);
  let payment = PAID_NOTHING;
  if (a.item !== undefined) {
    if (f.item !== NONE) return refuse('invalid', 'ART-RESULT-01', 'oneItem');
    if (!side.hand.includes(a.item)) return refuse('invalid', 'ART-USE-03', 'notInHand', { card: a.item });
    if (!IS_DEFENCE[a.item]) return refuse('invalid', 'ART-USE-03', 'notForDefence', { card: a.item });
    if (!itemsHelp(s, f)) {
      if (f.target !== DREAMER) return refuse('invalid', 'ART-POW-12', 'faceDownHelpless');
      return refuse('invalid', 'ART-RESULT-09', 'noItemForDreamer');
    }
    payment = paymentOf(s, side, a.item, a);
    const refusal = checkPayment(s, side, a.item, payment);
    if (refusal) return refusal;
  } else if (a.pay?.length || a.spirals) return refuse('invalid', 'ART-DP-04', 'nothingToPay');
  const row = withoutAll(side.row, payment.pay);
  if (!allFit(s.options, row, a.boost, defenceFit(s.options, side, f.target))) return noBoost(targetCard(s, f));
  return { boost: a.boost, item: a.item ?? NONE, pay: payment.pay, spirals: payment.spirals };
}

/** What an attacker lays, or why not. */
function checkBoost(s: State, f: Fight, { boost }: Do<'boost'>): Laid | Refusal {
  const card = attackerCard(s, f);
  const side = sideOf(s, f.seat);
  if (allFit(s.options, side.row, boost, fitFor(s.options, side, card))) return { ...LAID_NOTHING, boost };
  return noBoost(card);
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
  if (boost.length > 0) {
    spend(s, side, boost);
    f.defenceBoost = [...f.defenceBoost, ...boost];
  }
  if (!io.tell || (boost.length === 0 && item === NONE)) return;
  const value = item === NONE ? 0 : f.itemValue;
  const rule = item === NONE ? 'ART-RESULT-03' : 'ART-USE-03';
  io.tell({ kind: 'defended', rule, seat: f.defender, boost, item: item === NONE ? null : item, value, pay, spirals });
}

function layAttack(s: State, f: Fight, { boost }: Laid, io: Io<Event>): void {
  if (boost.length === 0) return;
  spend(s, sideOf(s, f.seat), boost);
  f.attackBoost = [...f.attackBoost, ...boost];
  io.tell?.({ kind: 'boosted', rule: 'ART-RESULT-02', seat: f.seat, boost });
}

/** AMB-33 `open`: the defender alone answers, and that settles it. */
function layOpenly(s: State, f: Fight, _seat: SeatIndex, laid: Laid, io: Io<Event>): undefined {
  layDefence(s, f, laid, io);
  return settle(s, f, io);
}

/** AMB-33 `secret`: both lay face down, then all is turned up together. */
function laySecretly(s: State, f: Fight, seat: SeatIndex, laid: Laid, io: Io<Event>): undefined {
  f.laid = seat === f.seat ? [laid, f.laid[1]] : [f.laid[0], laid];
  if (io.tell) {
    const told = { kind: 'laid', rule: 'ART-RESULT-01', seat, boost: laid.boost } as const;
    const { item } = laid;
    io.tell(item === NONE ? told : { ...told, item, value: itemWorth(s, sideOf(s, seat), item, laid) });
  }
  const [attack, defence] = f.laid;
  if (!attack || !defence) return;
  layAttack(s, f, attack, io);
  layDefence(s, f, defence, io);
  return settle(s, f, io);
}

/** AMB-33 `raise`: laid at once, and the word goes to the other side. */
function layInTurn(s: State, f: Fight, seat: SeatIndex, laid: Laid, io: Io<Event>): undefined {
  f.passes = laid.boost.length === 0 && laid.item === NONE ? f.passes + 1 : 0;
  if (seat === f.seat) layAttack(s, f, laid, io);
  else layDefence(s, f, laid, io);
  return raise(s, f, otherSide(f, seat), io);
}

// ---------------------------------------------------------------------------------------------------------------------
// The comparison.

/** The best that this defender can do, interception included: for odds, and for programs. */
export function bestDefence(s: State, fight: Fight): number {
  let best = -1;
  const attacker = attackerCard(s, fight);
  const side = sideOf(s, fight.defender);
  const original = attackBase(s.options, attacker, targetCard(s, fight));
  for (const target of [fight.target, ...interceptors(s, fight)]) {
    const f: Fight = { ...fight, target };
    // After an interception the attack is another one; what counts is by how much the defence falls short of it.
    const shift = original - attackBase(s.options, attacker, targetCard(s, f));
    const base = defenceBase(s.options, side, target, attacker) + shift;
    best = Math.max(best, base + mostAdded(s, f));
  }
  return best;
}

/** ART-RESULT-07 to ART-RESULT-09: the larger wins; what the attacker loses is nothing, what the defender loses is the card. */
function settle(s: State, f: Fight, io: Io<Event>): undefined {
  const { seat, defender, place, target } = f;
  const attack = attackTotal(s, f);
  const defence = defenceTotal(s, f);
  const through = getsThrough(s.options, attack, defence);
  const both = through && attack === defence && s.options.tie === 'both';
  if (io.tell) {
    const card = attackerCard(s, f);
    const struck = targetCard(s, f);
    const sum = [...attackTerms(s, f), ...defenceTerms(s, f)];
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

/** What becomes of what is laid; AMB-33 has three ways. */
type Lay = (s: State, f: Fight, seat: SeatIndex, laid: Laid, io: Io<Event>) => undefined;

const DEFEND_RULES: readonly RuleId[] = ['ART-RESULT-01', 'ART-RESULT-03'];
const ATTACK_RULES: readonly RuleId[] = ['ART-RESULT-01', 'ART-RESULT-02'];
const boostRules = (boost: readonly SortIndex[]): readonly RuleId[] =>
  boost.length > 0 ? BOOST_RULES : ['ART-RESULT-07'];

/** What both sides are asked alike. */
const ASKED = { open: true, about, otherwise: ['ART-RESULT-01', 'defendFirst'] } as const;

/** The defender is asked. */
const defend = (to: (s: State, f: Fight) => SeatIndex | undefined, lay: Lay): StepQuestion<Types, Fight, 'defend'> => ({
  ...ASKED,
  kind: 'defend',
  to,
  cites: DEFEND_RULES,
  worth: DEFENDING,
  choices: defendAnswers,
  draw: (s, f, _d, below) => drawDefence(s, f, below),
  on: {
    defend: {
      cites: (_d, { boost, item }) =>
        item === undefined ? boostRules(boost) : [...boostRules(boost), 'ART-USE-03', ...(RULES_OF[item] ?? [])],
      take(s, f, a, io) {
        const laid = checkDefence(s, f, a);
        return 'refusal' in laid ? laid : lay(s, f, f.defender, laid, io);
      },
    },
  },
  absent: { do: 'defend', boost: [] },
});

/** The attacker is asked, where AMB-33 has both sides add. */
const boost = (to: (s: State, f: Fight) => SeatIndex | undefined, lay: Lay): StepQuestion<Types, Fight, 'boost'> => ({
  ...ASKED,
  kind: 'boost',
  to,
  cites: ATTACK_RULES,
  worth: ATTACKING,
  choices: boostAnswers,
  on: {
    boost: {
      cites: (_d, a) => boostRules(a.boost),
      take(s, f, a, io) {
        const laid = checkBoost(s, f, a);
        return 'refusal' in laid ? laid : lay(s, f, f.seat, laid, io);
      },
    },
  },
  absent: { do: 'boost', boost: [] },
});

export const fight = stepped<Types, Fight>({
  intercept: {
    kind: 'intercept',
    to: (_s, f) => f.defender,
    about,
    cites: ['ART-POW-16'],
    worth: DEFENDING,
    choices: (s, f) => [...interceptors(s, f).map((place) => ({ do: 'intercept', place }) as const), { do: 'decline' }],
    on: {
      intercept: { cites: ['ART-POW-16', 'ART-RESULT-06'], take: intercept },
      decline: (s, f, _a, io) => toDefence(s, f, io),
    },
    otherwise: ['ART-POW-16', 'interceptFirst'],
    absent: { do: 'decline' },
  },
  defend: defend((_s, f) => f.defender, layOpenly),
  secret: {
    asks: [
      boost((_s, f) => (f.laid[0] ? undefined : f.seat), laySecretly),
      defend((_s, f) => (f.laid[1] ? undefined : f.defender), laySecretly),
    ],
  },
  raise: {
    asks: [
      boost((_s, f) => (f.raiser === f.seat ? f.seat : undefined), layInTurn),
      defend((_s, f) => (f.raiser === f.defender ? f.defender : undefined), layInTurn),
    ],
  },
  settle: { run: settle },
});
