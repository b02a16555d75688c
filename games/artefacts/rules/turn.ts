/** A player's turn: waking, refill, preparation, designation, combat, end. */

import { ask, next, type Procedure, push } from '@reverie/kernel/frames';
import type { Decision, Io, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { DREAMER_SPIRALS } from '../data/dreamers.ts';
import type { Event } from '../events.ts';
import {
  aliveCount,
  NONE,
  PLACES,
  put,
  type Side,
  type State,
  sideOf,
  type Turn,
  wakingLimit,
  ZEROS,
} from '../state.ts';
import type { Types } from '../types.ts';
import { attackAnswers, attackWith, canFight } from './attack.ts';
import { holds } from './payment.ts';
import { dropArtefact, prepareAnswers, summon, useItem } from './summon.ts';
import { concede, replace, stalled, wake } from './waking.ts';
import { fillHand, fillRow, refresh, shatter, spend } from './zones.ts';

/** Where idling wakes nobody, so many turns in a row without anything done end the game (ART-WIN-03). */
const QUIET = 40;
const OPEN = { open: true } as const;

/** Begins the turn of a seat, on a stack of its own. */
export function startTurn(s: State, seat: SeatIndex, io: Io<Event>): void {
  s.stacks = [];
  s.turn = seat;
  push(s, { kind: 'turn', step: 'start', seat, target: NONE, fights: false, itemUsed: false });
  io.tell?.({ kind: 'turnBegan', rule: 'ART-ORDER-05', seat, round: s.round });
}

/** Step 1-0, up to the first question. */
function dawn(s: State, f: Turn, io: Io<Event>): void {
  const side = sideOf(s, f.seat);
  refresh(side);
  for (const other of s.sides) if (other.guards !== ZEROS) other.guards = ZEROS;
  liftTorpor(s, f.seat, io);
  side.spiralsUsed = 0;
  side.acted = false;
  const { idleTurns } = s.options;
  if (side.dreamer === NONE) replaced(s, f, io);
  else if (idleTurns !== 'off' && side.idle >= idleTurns) {
    wake(s, f.seat, 'idle', null, io);
    if (s.over) return;
    if (side.out) endTurn(s, f, io);
    else replaced(s, f, io);
  } else if (mayWake(s, f.seat) || mostDiscards(s, f.seat) > 0) next(s, f, 'dawn');
  else refill(s, f, false, io);
}

/** ART-POW-12: torpor ends with the next turn of who caused it (AMB-23: or of the owner). */
function liftTorpor(s: State, seat: SeatIndex, io: Io<Event>): void {
  const byCaster = s.options.torporEnd === 'caster';
  for (let owner = 0; owner < s.sides.length; owner++) {
    const side = s.sides[owner] as Side;
    if (side.asleep === ZEROS) continue;
    for (let place = 0; place < PLACES; place++) {
      const caster = side.asleep[place] as number;
      if (caster === 0 || (byCaster ? caster !== seat + 1 : owner !== seat)) continue;
      side.asleep = put(side.asleep, place, 0);
      io.tell?.({ kind: 'turnedUp', rule: 'ART-POW-12', owner, place, card: side.cards[place] as number });
    }
  }
}

/** ART-WAKE-05: one replacement at most, and then step 1-1 whichever turn this is. */
function replaced(s: State, f: Turn, io: Io<Event>): void {
  replace(s, f.seat, io);
  refill(s, f, true, io);
}

/** Step 1-1; ART-ORDER-06: from one's own second turn. */
function refill(s: State, f: Turn, fresh: boolean, io: Io<Event>): void {
  if (fresh || sideOf(s, f.seat).turns > 0) {
    fillRow(s, f.seat, 'ART-REFILL-01', io);
    fillHand(s, f.seat, fresh, io);
  }
  if (s.options.powersReach === 'designated' && designates(s, f)) toDesignation(s, f, false, io);
  else next(s, f, 'prepare');
}

/** ART-WAKE-03: not the last one, for that would be conceding. */
function mayWake(s: State, seat: SeatIndex): boolean {
  const { selfWake } = s.options;
  if (selfWake === 'off') return false;
  return selfWake === 'free' || sideOf(s, seat).woken + 1 < wakingLimit(s);
}

/** ART-REFILL-02, ART-DREAM-07: how many dream powers may be replaced; AMB-06: none on the first turn. */
function mostDiscards(s: State, seat: SeatIndex): number {
  const side = sideOf(s, seat);
  if (side.turns === 0) return 0;
  const spirals = DREAMER_SPIRALS[side.dreamer] ?? 0;
  const most = spirals > s.options.minDiscard ? spirals : s.options.minDiscard;
  return most < side.row.length ? most : side.row.length;
}

function dawnAnswers(s: State, f: Turn): Answer[] {
  const { row } = sideOf(s, f.seat);
  const most = mostDiscards(s, f.seat);
  const all: Answer[] = [{ do: 'refill', discard: [] }];
  for (let i = 0; most > 0 && i < row.length; i++) {
    const one = row[i] as number;
    if (row.indexOf(one) !== i) continue;
    all.push({ do: 'refill', discard: [one] });
    if (most > 1) pairsWith(row, i, all);
  }
  if (mayWake(s, f.seat)) all.push({ do: 'wakeOwn' });
  return all;
}

/** The pairs of the i-th sort of a row with itself or a later one, each once. */
function pairsWith(row: readonly number[], i: number, all: Answer[]): void {
  const one = row[i] as number;
  let seen = 0;
  for (let j = i + 1; j < row.length; j++) {
    const other = row[j] as number;
    if ((seen >> other) & 1 || (other !== one && row.indexOf(other) < i)) continue;
    seen |= 1 << other;
    all.push({ do: 'refill', discard: [one, other] });
  }
}

function answerDawn(s: State, f: Turn, a: Answer, io: Io<Event>): Refusal | undefined {
  const side = sideOf(s, f.seat);
  if (a.do === 'wakeOwn') {
    if (!mayWake(s, f.seat)) return refuse('invalid', 'ART-WAKE-03', 'lastDreamer');
    wake(s, f.seat, 'own', null, io);
    replaced(s, f, io);
    return undefined;
  }
  if (a.do !== 'refill') return refuse('invalid', 'ART-REFILL-01', 'refillFirst');
  const most = mostDiscards(s, f.seat);
  if (a.discard.length > most) return refuse('invalid', 'ART-REFILL-02', 'tooManyDiscards', { most });
  if (!holds(side.row, a.discard)) return refuse('invalid', 'ART-REFILL-02', 'notInRow');
  if (a.discard.length > 0) {
    spend(s, side, a.discard);
    if (s.options.discardIsAction) side.acted = true;
    io.tell?.({ kind: 'discarded', rule: 'ART-REFILL-02', seat: f.seat, powers: a.discard });
  }
  refill(s, f, false, io);
  return undefined;
}

// ---------------------------------------------------------------------------------------------------------------------
// Step 2-0.

/** Whoever of the others is still to play this round; empty for the last player of a round. */
function unplayed(s: State, seat: SeatIndex): SeatIndex[] {
  const found: SeatIndex[] = [];
  for (let other = 0; other < s.sides.length; other++) if (waits(s, seat, other)) found.push(other);
  return found;
}

function waits(s: State, seat: SeatIndex, other: SeatIndex): boolean {
  const side = s.sides[other] as Side;
  return other !== seat && !side.out && !side.played;
}

function isLast(s: State, seat: SeatIndex): boolean {
  for (let other = 0; other < s.sides.length; other++) if (waits(s, seat, other)) return false;
  return true;
}

/** ART-MULTI-01, ART-MULTI-04: three or four are in, and in the first round only the last player designates. */
const designates = (s: State, f: Turn): boolean =>
  f.target === NONE && aliveCount(s) > 2 && (s.round > 1 || isLast(s, f.seat));

/** ART-MULTI-02, ART-MULTI-03: somebody who has not played yet; the last player of a round may name anybody. */
function candidates(s: State, seat: SeatIndex): SeatIndex[] {
  const waiting = unplayed(s, seat);
  if (waiting.length > 0) return waiting;
  return [...s.sides.keys()].filter((other) => other !== seat && !sideOf(s, other).out);
}

/** Whoever can only be one is designated without a question. */
function toDesignation(s: State, f: Turn, fights: boolean, io: Io<Event>): void {
  f.fights = fights;
  const [only, ...others] = candidates(s, f.seat);
  if (only !== undefined && others.length === 0) designate(s, f, only, io);
  else next(s, f, 'designate');
}

function designate(s: State, f: Turn, other: SeatIndex, io: Io<Event>): void {
  f.target = other;
  io.tell?.({ kind: 'designated', rule: 'ART-MULTI-01', seat: f.seat, other });
  if (f.fights) toCombat(s, f, io);
  else if (s.options.powersReach === 'designated') next(s, f, 'prepare');
  else endTurn(s, f, io);
}

/** ART-ATTACK-01: from the last player of the first round on. */
const combatAllowed = (s: State, f: Turn): boolean => {
  if (s.round > 1) return true;
  const { firstRoundCombat } = s.options;
  return firstRoundCombat === 'all' || (firstRoundCombat === 'lastOnly' && isLast(s, f.seat));
};

/** The opponents that could be attacked this turn. */
function opponents(s: State, f: Turn): readonly SeatIndex[] {
  if (f.target !== NONE) return [f.target];
  if (aliveCount(s) > 2) {
    // AMB-12 `all`: in the first round nobody is designated before the last player, so the next in order is fought.
    return s.round === 1 && !isLast(s, f.seat) ? [nextInOrder(s, f.seat)] : candidates(s, f.seat);
  }
  return candidatesOfTwo(s, f.seat);
}

function candidatesOfTwo(s: State, seat: SeatIndex): SeatIndex[] {
  for (let other = 0; other < s.sides.length; other++) if (other !== seat && !sideOf(s, other).out) return [other];
  return [];
}

function mayFight(s: State, f: Turn): boolean {
  if (!combatAllowed(s, f)) return false;
  if (s.sides.length === 2) return canFight(s, f.seat, 1 - f.seat);
  for (const other of opponents(s, f)) if (canFight(s, f.seat, other)) return true;
  return false;
}

/** On to the next attack, or to the end of the turn if there is none to make. ART-ATTACK-06. */
function toCombat(s: State, f: Turn, io: Io<Event>): void {
  if (f.target === NONE) f.target = opponents(s, f)[0] ?? NONE;
  if (canFight(s, f.seat, f.target)) next(s, f, 'combat');
  else endTurn(s, f, io);
}

// ---------------------------------------------------------------------------------------------------------------------
// Step 3.

function goToEnd(s: State, f: Turn, io: Io<Event>): void {
  if (designates(s, f)) toDesignation(s, f, false, io);
  else endTurn(s, f, io);
}

/** ART-END-01, ART-END-02: what has no endurance left goes, on every side; then the next turn. */
export function endTurn(s: State, f: Turn, io: Io<Event>): void {
  for (let seat = 0; seat < s.sides.length; seat++) {
    const side = s.sides[seat] as Side;
    for (let place = 0; place < PLACES; place++) {
      if (side.cards[place] !== NONE && side.endurance[place] === 0) shatter(s, seat, place, 'ART-END-02', io);
    }
    if (side.twin !== ZEROS) side.twin = ZEROS;
  }
  const side = sideOf(s, f.seat);
  side.turns++;
  side.played = true;
  s.quiet = side.acted ? 0 : s.quiet + 1;
  // ART-IDLE-02: a replacement clears the count too (waking.ts).
  if (side.acted) side.idle = 0;
  else if (!side.out) {
    side.idle++;
    io.tell?.({ kind: 'idled', rule: 'ART-IDLE-01', seat: f.seat, turns: side.idle });
  }
  if (s.options.idleTurns === 'off' && s.quiet >= QUIET) stalled(s, io);
  else startTurn(s, nextSeat(s, f), io);
}

/** ART-END-03, and a new round when everybody has played (ART-ORDER-05, ART-MULTI-05). */
function nextSeat(s: State, f: Turn): SeatIndex {
  const chosen = chosenNext(s, f);
  for (const side of s.sides) if (!side.out && !side.played) return chosen;
  s.round++;
  for (const side of s.sides) side.played = false;
  return chosen;
}

function chosenNext(s: State, f: Turn): SeatIndex {
  const waiting = unplayed(s, f.seat);
  if (sideOf(s, f.seat).out) return nextInSeats(s, f.seat, waiting);
  if (aliveCount(s) === 2) return candidatesOfTwo(s, f.seat)[0] as SeatIndex;
  if (s.round === 1 && waiting.length > 0) return nextInOrder(s, f.seat);
  const { target } = f;
  if (target !== NONE && !sideOf(s, target).out && (waiting.length === 0 || waiting.includes(target))) return target;
  return nextInSeats(s, f.seat, waiting);
}

function nextInOrder(s: State, seat: SeatIndex): SeatIndex {
  const waiting = unplayed(s, seat);
  return s.order.find((other) => waiting.includes(other)) ?? (waiting[0] as SeatIndex);
}

/** AMB-52: where the one designated is out, the next in seat order. */
function nextInSeats(s: State, seat: SeatIndex, waiting: readonly SeatIndex[]): SeatIndex {
  for (let step = 1; step <= s.sides.length; step++) {
    const other = (seat + step) % s.sides.length;
    if (other !== seat && !sideOf(s, other).out && (waiting.length === 0 || waiting.includes(other))) return other;
  }
  throw new Error('nobody is left to play');
}

/** The seat whose turn it is leaves: the next one begins. */
export function abandonTurn(s: State, f: Turn, io: Io<Event>): void {
  sideOf(s, f.seat).acted = true;
  endTurn(s, f, io);
}

// ---------------------------------------------------------------------------------------------------------------------

function answerPrepare(s: State, f: Turn, a: Answer, io: Io<Event>): Refusal | undefined {
  switch (a.do) {
    case 'summon':
      return summon(s, f, a, io);
    case 'use':
      return useItem(s, f, a, io);
    case 'drop':
      return dropArtefact(s, f, a, io);
    case 'fight':
      return startCombat(s, f, io);
    case 'end':
      goToEnd(s, f, io);
      return undefined;
    case 'concede':
      concedeTurn(s, f, io);
      return undefined;
    default:
      return refuse('invalid', 'ART-SUMMON-01', 'prepareFirst');
  }
}

function concedeTurn(s: State, f: Turn, io: Io<Event>): void {
  concede(s, f.seat, io);
  if (!s.over) abandonTurn(s, f, io);
}

function startCombat(s: State, f: Turn, io: Io<Event>): Refusal | undefined {
  if (!combatAllowed(s, f)) return refuse('invalid', 'ART-ATTACK-01', 'noCombatYet');
  if (!mayFight(s, f)) return refuse('invalid', 'ART-ATTACK-03', 'nobodyCanAttack');
  if (designates(s, f)) toDesignation(s, f, true, io);
  else toCombat(s, f, io);
  return undefined;
}

function answerCombat(s: State, f: Turn, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do === 'attack') return attackWith(s, f, a, io);
  if (a.do === 'concede') concedeTurn(s, f, io);
  else if (a.do === 'end') goToEnd(s, f, io);
  else return refuse('invalid', 'ART-ATTACK-02', 'combatOnly');
  return undefined;
}

const questions = (s: State, f: Turn): readonly Decision[] => {
  switch (f.step) {
    case 'dawn':
      return [ask(f, f.seat, 'dawn', { about: { most: mostDiscards(s, f.seat) } })];
    case 'prepare':
      return [ask(f, f.seat, 'prepare', OPEN)];
    case 'designate':
      return [ask(f, f.seat, 'designate')];
    case 'combat': {
      const side = sideOf(s, f.seat);
      const other = sideOf(s, f.target);
      const { cards, endurance } = side;
      // Written out: this is asked several times for every answer.
      const about = {
        cards,
        endurance,
        penalty: s.options.weaknessPenalty,
        other: f.target,
        theirs: other.cards,
        asleep: other.asleep,
        dreamer: other.dreamer,
      };
      return [ask(f, f.seat, 'combat', { open: true, about })];
    }
    default:
      return NOTHING;
  }
};
const NOTHING: readonly Decision[] = [];

export const turn: Procedure<Types, Turn> = {
  pending: questions,
  choices(s, f) {
    switch (f.step) {
      case 'dawn':
        return dawnAnswers(s, f);
      case 'prepare': {
        const all = prepareAnswers(s, f);
        if (mayFight(s, f)) all.push(FIGHT);
        all.push(END);
        return all;
      }
      case 'designate':
        return candidates(s, f.seat).map((seat) => ({ do: 'designate', seat }) as const);
      default: {
        const all = attackAnswers(s, f);
        all.push(END);
        return all;
      }
    }
  },
  answer(s, f, _d, a, io) {
    switch (f.step) {
      case 'dawn':
        return answerDawn(s, f, a, io);
      case 'prepare':
        return answerPrepare(s, f, a, io);
      case 'designate': {
        const named = (a as Do<'designate'>).seat;
        if (a.do !== 'designate') return refuse('invalid', 'ART-MULTI-01', 'designateFirst');
        if (!candidates(s, f.seat).includes(named))
          return refuse('invalid', 'ART-MULTI-02', 'notDesignable', { seat: named });
        designate(s, f, named, io);
        return undefined;
      }
      default:
        return answerCombat(s, f, a, io);
    }
  },
  run: (s, f, io) => (f.step === 'settled' ? toCombat(s, f, io) : dawn(s, f, io)),
  absent: (_s, f) => (f.step === 'dawn' ? { do: 'refill', discard: [] } : END),
};

const FIGHT: Answer = { do: 'fight' };
const END: Answer = { do: 'end' };
