/** A player's turn: waking, refill, preparation, designation, combat, end. */

import type { Below } from '@reverie/kernel/chance/chance';
import { next, push } from '@reverie/kernel/frames';
import type { Io, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import type { Answer, Do } from '../answers.ts';
import { DREAMER_SPIRALS } from '../data/dreamers.ts';
import type { Event } from '../events.ts';
import {
  aliveCount,
  cardAt,
  enduranceAt,
  isEmpty,
  NONE,
  PLACES,
  put,
  type Side,
  type State,
  sideOf,
  sleepBy,
  type Turn,
  wakingLimit,
  ZEROS,
} from '../state.ts';
import type { Types } from '../types.ts';
import { attack, attackAnswers, drawAttack } from './attack.ts';
import { ATTACKING } from './fight.ts';
import { countOf } from './matching.ts';
import { holds } from './payment.ts';
import { canFight } from './readiness.ts';
import { drawPrepared, drop, prepareAnswers, summon, use } from './summon.ts';
import { concede, replace, stalled, wake } from './waking.ts';
import { fillHand, fillRow, refresh, shatter, spend } from './zones.ts';

/** Where idling wakes nobody, so many turns in a row without anything done end the game (ART-WIN-03). */
const QUIET = 40;

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
  } else if (mayWakeOwn(s, f.seat) || mostDiscards(s, f.seat) > 0) next(s, f, 'dawn');
  else refill(s, f, false, io);
}

/** ART-POW-12: torpor ends with the next turn of who caused it (AMB-23: or of the owner). */
function liftTorpor(s: State, seat: SeatIndex, io: Io<Event>, byCaster = s.options.torporEnd === 'caster'): void {
  for (let owner = 0; owner < s.sides.length; owner++) {
    const side = s.sides[owner] as Side;
    if (side.asleep === ZEROS) continue;
    for (let place = 0; place < PLACES; place++) {
      const caster = side.asleep[place] as number;
      if (caster === 0 || (byCaster ? caster !== sleepBy(seat) : owner !== seat)) continue;
      side.asleep = put(side.asleep, place, 0);
      io.tell?.({ kind: 'turnedUp', rule: 'ART-POW-12', owner, place, card: cardAt(side, place) });
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
function mayWakeOwn(s: State, seat: SeatIndex): boolean {
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
  if (mayWakeOwn(s, f.seat)) all.push({ do: 'wakeOwn' });
  return all;
}

/** One of these, in the same order. */
function drawDawn(s: State, f: Turn, below: Below): Answer {
  const { row } = sideOf(s, f.seat);
  const most = mostDiscards(s, f.seat);
  // Sorts that lie in the row, and those of which there are two: pairs are made of two sorts, or of one twice.
  let [sorts, doubles] = [0, 0];
  for (let i = 0; i < row.length; i++) {
    const bit = 1 << (row[i] as number);
    doubles |= sorts & bit;
    sorts |= bit;
  }
  const singles = most > 0 ? countOf(sorts) : 0;
  const pairs = most > 1 ? (singles * (singles - 1)) / 2 + countOf(doubles) : 0;
  let at = below(1 + singles + pairs + (mayWakeOwn(s, f.seat) ? 1 : 0));
  if (at === 0) return { do: 'refill', discard: [] };
  if (at > singles + pairs) return { do: 'wakeOwn' };
  for (let i = 0, left = sorts; i < row.length; i++) {
    const one = row[i] as number;
    if (((left >> one) & 1) === 0) continue;
    if (--at === 0) return { do: 'refill', discard: [one] };
    if (most > 1) {
      // With a later one, each once: the sort itself only if it comes again.
      for (let j = i + 1, others = left; j < row.length; j++) {
        const other = row[j] as number;
        if (((others >> other) & 1) === 0) continue;
        others &= ~(1 << other);
        if (--at === 0) return { do: 'refill', discard: [one, other] };
      }
    }
    left &= ~(1 << one);
  }
  throw new Error('there are fewer discards than were counted');
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

function refillWith(s: State, f: Turn, { discard }: Do<'refill'>, io: Io<Event>): Refusal | undefined {
  const side = sideOf(s, f.seat);
  const most = mostDiscards(s, f.seat);
  if (discard.length > most) return refuse('invalid', 'ART-REFILL-02', 'tooManyDiscards', { most });
  if (!holds(side.row, discard)) return refuse('invalid', 'ART-REFILL-02', 'notInRow');
  if (discard.length > 0) {
    spend(s, side, discard);
    if (s.options.discardIsAction) side.acted = true;
    io.tell?.({ kind: 'discarded', rule: 'ART-REFILL-02', seat: f.seat, powers: discard });
  }
  refill(s, f, false, io);
  return undefined;
}

function wakeOwn(s: State, f: Turn, _a: Answer, io: Io<Event>): Refusal | undefined {
  if (!mayWakeOwn(s, f.seat)) return refuse('invalid', 'ART-WAKE-03', 'lastDreamer');
  wake(s, f.seat, 'own', null, io);
  replaced(s, f, io);
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
  return [onlyOther(s, f.seat)];
}

/** The one who is left beside this seat. */
function onlyOther(s: State, seat: SeatIndex): SeatIndex {
  for (let other = 0; other < s.sides.length; other++) if (other !== seat && !sideOf(s, other).out) return other;
  return NONE;
}

function mayFight(s: State, f: Turn): boolean {
  if (!combatAllowed(s, f)) return false;
  if (s.sides.length === 2) return canFight(s, f.seat, 1 - f.seat);
  for (const other of opponents(s, f)) if (canFight(s, f.seat, other)) return true;
  return false;
}

/** On to the next attack, or to the end of the turn if there is none to make. ART-ATTACK-06. */
function toCombat(s: State, f: Turn, io: Io<Event>): void {
  if (f.target === NONE) f.target = s.sides.length === 2 ? 1 - f.seat : (opponents(s, f)[0] ?? NONE);
  if (canFight(s, f.seat, f.target)) next(s, f, 'combat');
  else endTurn(s, f, io);
}

// ---------------------------------------------------------------------------------------------------------------------
// Step 3.

/** ART-END-01, ART-END-02: what has no endurance left goes, on every side; then the next turn. */
export function endTurn(s: State, f: Turn, io: Io<Event>): void {
  for (let seat = 0; seat < s.sides.length; seat++) {
    const side = s.sides[seat] as Side;
    for (let place = 0; place < PLACES; place++) {
      if (!isEmpty(side, place) && enduranceAt(side, place) === 0) shatter(s, seat, place, 'ART-END-02', io);
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
  else startTurn(s, nextSeat(s, f, io), io);
}

/** ART-END-03, and a new round when everybody has played (ART-ORDER-05, ART-MULTI-05). */
function nextSeat(s: State, f: Turn, io: Io<Event>): SeatIndex {
  const chosen = chosenNext(s, f);
  for (const side of s.sides) if (!side.out && !side.played) return chosen;
  s.round++;
  for (let seat = 0; seat < s.sides.length; seat++) {
    const side = s.sides[seat] as Side;
    side.played = false;
    // What somebody caused who is out ends with the round (ruling).
    if (side.out) liftTorpor(s, seat, io, true);
  }
  return chosen;
}

function chosenNext(s: State, f: Turn): SeatIndex {
  const { out } = sideOf(s, f.seat);
  if (!out && aliveCount(s) === 2) return onlyOther(s, f.seat);
  const waiting = unplayed(s, f.seat);
  // Who goes out in his own turn is followed by the next in the order of the round (ruling).
  if (out) return waiting.length > 0 ? nextInOrder(s, f.seat) : nextInSeats(s, f.seat, waiting);
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

const END: Answer = { do: 'end' };
const FIGHT: Answer = { do: 'fight' };
const FIGHT_OR_END: readonly Answer[] = [FIGHT, END];
const ONLY_END: readonly Answer[] = [END];
/** What preparation may end with. */
const afterwards = (s: State, f: Turn): readonly Answer[] => (mayFight(s, f) ? FIGHT_OR_END : ONLY_END);

const fightWay = {
  cites: ['ART-ATTACK-01'],
  take(s: State, f: Turn, _a: Answer, io: Io<Event>): Refusal | undefined {
    if (!combatAllowed(s, f)) return refuse('invalid', 'ART-ATTACK-01', 'noCombatYet');
    if (!mayFight(s, f)) return refuse('invalid', 'ART-ATTACK-03', 'nobodyCanAttack');
    if (designates(s, f)) toDesignation(s, f, true, io);
    else toCombat(s, f, io);
    return undefined;
  },
};

/** The two answers that end a turn, in preparation and in combat alike. */
const ending = {
  end: {
    cites: ['ART-END-01', 'ART-END-02', 'ART-END-03', 'ART-IDLE-01', 'ART-ZONE-03', 'ART-MULTI-05'],
    take(s: State, f: Turn, _a: Answer, io: Io<Event>): undefined {
      if (designates(s, f)) toDesignation(s, f, false, io);
      else endTurn(s, f, io);
    },
  },
  concede: {
    cites: ['ART-WIN-04'],
    take(s: State, f: Turn, _a: Answer, io: Io<Event>): undefined {
      concede(s, f.seat, io);
      if (!s.over) abandonTurn(s, f, io);
    },
  },
};

export const turn = stepped<Types, Turn>({
  start: { run: dawn },
  dawn: {
    kind: 'dawn',
    about: (s, f) => ({ most: mostDiscards(s, f.seat) }),
    cites: ['ART-REFILL-01', 'ART-REFILL-02', 'ART-DREAM-07', 'ART-WAKE-05', 'ART-IDLE-02'],
    choices: dawnAnswers,
    draw: (s, f, _d, below) => drawDawn(s, f, below),
    on: {
      refill: {
        cites: (_d, { discard }) => [discard.length > 0 ? 'ART-REFILL-02' : 'ART-REFILL-01'],
        take: refillWith,
      },
      wakeOwn: { cites: ['ART-WAKE-03', 'ART-WIN-01', 'ART-WIN-02'], take: wakeOwn },
    },
    otherwise: ['ART-REFILL-01', 'refillFirst'],
    absent: { do: 'refill', discard: [] },
  },
  prepare: {
    kind: 'prepare',
    open: true,
    cites: ['ART-SUMMON-01', 'ART-USE-01', 'ART-ORDER-06'],
    choices: (s, f) => prepareAnswers(s, f, afterwards(s, f)),
    draw: (s, f, _d, below) => drawPrepared(s, f, afterwards(s, f), below),
    on: { summon, use, drop, fight: fightWay, ...ending },
    otherwise: ['ART-SUMMON-01', 'prepareFirst'],
    absent: END,
  },
  designate: {
    kind: 'designate',
    cites: ['ART-MULTI-01', 'ART-MULTI-03', 'ART-MULTI-04'],
    choices: (s, f) => candidates(s, f.seat).map((seat) => ({ do: 'designate', seat })),
    on: {
      designate: {
        cites: ['ART-MULTI-02', 'ART-MULTI-03'],
        take(s, f, { seat }, io) {
          if (!candidates(s, f.seat).includes(seat))
            return refuse('invalid', 'ART-MULTI-02', 'notDesignable', { seat });
          designate(s, f, seat, io);
          return undefined;
        },
      },
    },
    otherwise: ['ART-MULTI-01', 'designateFirst'],
    absent: (s, f) => ({ do: 'designate', seat: candidates(s, f.seat)[0] as SeatIndex }),
  },
  combat: {
    kind: 'combat',
    open: true,
    about(s, f) {
      const { cards, endurance } = sideOf(s, f.seat);
      const { cards: theirs, asleep, dreamer, first } = sideOf(s, f.target);
      const [penalty, composed, other] = [s.options.weaknessPenalty, first > 0, f.target];
      return { cards, endurance, penalty, other, theirs, asleep, dreamer, composed };
    },
    cites: ['ART-ATTACK-03', 'ART-ATTACK-04', 'ART-ATTACK-06', 'ART-MON-03', 'ART-WPN-03', 'ART-COLOUR-03'],
    worth: ATTACKING,
    choices(s, f) {
      const all = attackAnswers(s, f);
      all.push(END);
      return all;
    },
    draw: (s, f, _d, below) => drawAttack(s, f, below) ?? END,
    on: { attack, ...ending },
    otherwise: ['ART-ATTACK-02', 'combatOnly'],
    absent: END,
  },
  settled: { run: toCombat },
});
