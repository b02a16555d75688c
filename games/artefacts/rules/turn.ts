/** A player's turn: waking, refill, preparation, designation, combat, end. */

import { next, push } from '@reverie/kernel/frames';
import type { Io, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import type { Answer, Do } from '../answers.ts';
import { SORTS } from '../data/dream-powers.ts';
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
  seatsIn,
  sideOf,
  sleepBy,
  type Turn,
  wakingLimit,
  ZEROS,
} from '../state.ts';
import type { Types } from '../types.ts';
import { attack, attackAnswers, drawAttack } from './attack.ts';
import { ATTACKING } from './fight.ts';
import { holds } from './payment.ts';
import { canFight } from './readiness.ts';
import { drawPrepared, drop, prepareAnswers, summon, use } from './summon.ts';
import { concede, replace, stalled, wake } from './waking.ts';
import { fillHand, fillRow, refresh, shatter, spend } from './zones.ts';

/** Where idling wakes nobody, so many turns in a row without anything done end the game (ART-WIN-03). */
const QUIET = 40;
const DIGIT = SORTS + 1;

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
function replaced(s: State, f: Turn, io: Io<Event>): undefined {
  replace(s, f.seat, io);
  return refill(s, f, true, io);
}

/** Step 1-1; ART-ORDER-06: from one's own second turn. */
function refill(s: State, f: Turn, fresh: boolean, io: Io<Event>): undefined {
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

/** What may be replaced, each choice once and in one number, a digit for each dream power: as `options` in powers.ts. */
function discardsOf(s: State, seat: SeatIndex): number[] {
  const all = [0];
  const most = mostDiscards(s, seat);
  if (most > 0) extend(all, alikeTogether(sideOf(s, seat).row), 0, most, 0, 1);
  return all;
}

/** The row with sorts that are alike beside each other. */
function alikeTogether(row: readonly number[]): number[] {
  const sorted = row.slice();
  for (let i = 1; i < sorted.length; i++) {
    const sort = sorted[i] as number;
    let at = i;
    for (; at > 0 && (sorted[at - 1] as number) > sort; at--) sorted[at] = sorted[at - 1] as number;
    sorted[at] = sort;
  }
  return sorted;
}

/** Adds every choice that goes on from `made` with up to `left` of what lies at `from` or later. */
function extend(all: number[], row: readonly number[], from: number, left: number, made: number, digit: number): void {
  for (let i = from; i < row.length; i++) {
    if (i > from && row[i] === row[i - 1]) continue;
    const longer = made + ((row[i] as number) + 1) * digit;
    all.push(longer);
    if (left > 1) extend(all, row, i + 1, left - 1, longer, digit * DIGIT);
  }
}

function discarding(option: number): Answer {
  const discard: number[] = [];
  for (let rest = option; rest > 0; rest = Math.floor(rest / DIGIT)) discard.push((rest % DIGIT) - 1);
  return { do: 'refill', discard };
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
  return refill(s, f, false, io);
}

function wakeOwn(s: State, f: Turn, _a: Answer, io: Io<Event>): Refusal | undefined {
  if (!mayWakeOwn(s, f.seat)) return refuse('invalid', 'ART-WAKE-03', 'lastDreamer');
  wake(s, f.seat, 'own', null, io);
  // ART-IDLE-01: it is something done, unless it costs nothing: else two players might wake for ever.
  if (s.options.selfWake === 'counts') sideOf(s, f.seat).acted = true;
  return replaced(s, f, io);
}

// ---------------------------------------------------------------------------------------------------------------------
// Step 2-0.

/** Whoever of the others is still to play this round; empty for the last player of a round. */
const unplayed = (s: State, seat: SeatIndex): SeatIndex[] => seatsIn(s, seat, true);
const isLast = (s: State, seat: SeatIndex): boolean => unplayed(s, seat).length === 0;

/** ART-MULTI-01, ART-MULTI-04: three or four are in, and in the first round only the last player designates. */
const designates = (s: State, f: Turn): boolean =>
  f.target === NONE && aliveCount(s) > 2 && (s.round > 1 || isLast(s, f.seat));

/** ART-MULTI-02, ART-MULTI-03: somebody who has not played yet; the last player of a round may name anybody. */
function candidates(s: State, seat: SeatIndex, waiting = unplayed(s, seat)): SeatIndex[] {
  return waiting.length > 0 ? waiting : seatsIn(s, seat);
}

/** Whoever can only be one is designated without a question. */
function toDesignation(s: State, f: Turn, fights: boolean, io: Io<Event>): undefined {
  f.fights = fights;
  const [only, ...others] = candidates(s, f.seat);
  if (only !== undefined && others.length === 0) designate(s, f, only, io);
  else next(s, f, 'designate');
}

function designate(s: State, f: Turn, other: SeatIndex, io: Io<Event>): undefined {
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
  const waiting = unplayed(s, f.seat);
  // AMB-12 `all`: in the first round nobody is designated before the last player, so the next in order is fought.
  if (aliveCount(s) > 2 && s.round === 1 && waiting.length > 0) return [nextInOrder(s, waiting)];
  return candidates(s, f.seat, waiting);
}

function mayFight(s: State, f: Turn): boolean {
  if (!combatAllowed(s, f)) return false;
  if (s.sides.length === 2) return canFight(s, f.seat, 1 - f.seat);
  for (const other of opponents(s, f)) if (canFight(s, f.seat, other)) return true;
  return false;
}

/** On to the next attack, or to the end of the turn if there is none to make. ART-ATTACK-06. */
function toCombat(s: State, f: Turn, io: Io<Event>): undefined {
  if (f.target === NONE) f.target = s.sides.length === 2 ? 1 - f.seat : (opponents(s, f)[0] ?? NONE);
  if (canFight(s, f.seat, f.target)) next(s, f, 'combat');
  else endTurn(s, f, io);
}

// ---------------------------------------------------------------------------------------------------------------------
// Step 3.

/** ART-END-01, ART-END-02: what has no endurance left goes, on every side; then the next turn. */
function endTurn(s: State, f: Turn, io: Io<Event>): undefined {
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
  const waiting = unplayed(s, f.seat);
  const chosen = chosenNext(s, f, waiting);
  if (waiting.length > 0) return chosen;
  s.round++;
  for (let seat = 0; seat < s.sides.length; seat++) {
    const side = s.sides[seat] as Side;
    side.played = false;
    // What somebody caused who is out ends with the round (ruling).
    if (side.out) liftTorpor(s, seat, io, true);
  }
  return chosen;
}

function chosenNext(s: State, f: Turn, waiting: SeatIndex[]): SeatIndex {
  const { out } = sideOf(s, f.seat);
  // Who goes out in his own turn is followed by the next in the order of the round (ruling).
  if ((out || s.round === 1) && waiting.length > 0) return nextInOrder(s, waiting);
  const all = candidates(s, f.seat, waiting);
  if (!out && all.includes(f.target)) return f.target;
  // AMB-52: where the one designated is out, the next in seat order.
  return all.find((other) => other > f.seat) ?? (all[0] as SeatIndex);
}

const nextInOrder = (s: State, waiting: readonly SeatIndex[]): SeatIndex =>
  s.order.find((other) => waiting.includes(other)) as SeatIndex;

/** The seat whose turn it is leaves: the next one begins. */
export function abandonTurn(s: State, f: Turn, io: Io<Event>): undefined {
  sideOf(s, f.seat).acted = true;
  return endTurn(s, f, io);
}

// ---------------------------------------------------------------------------------------------------------------------

const END: Answer = { do: 'end' };
const WAKE_OWN: Answer = { do: 'wakeOwn' };
const FIGHT_OR_END: readonly Answer[] = [{ do: 'fight' }, END];
const ONLY_END: readonly Answer[] = [END];
/** What preparation may end with. */
const afterwards = (s: State, f: Turn): readonly Answer[] => (mayFight(s, f) ? FIGHT_OR_END : ONLY_END);

const fightWay = {
  cites: ['ART-ATTACK-01'],
  take(s: State, f: Turn, _a: Answer, io: Io<Event>): Refusal | undefined {
    if (!combatAllowed(s, f)) return refuse('invalid', 'ART-ATTACK-01', 'noCombatYet');
    if (!mayFight(s, f)) return refuse('invalid', 'ART-ATTACK-03', 'nobodyCanAttack');
    return designates(s, f) ? toDesignation(s, f, true, io) : toCombat(s, f, io);
  },
};

/** The two answers that end a turn, in preparation and in combat alike. */
const ending = {
  end: {
    cites: ['ART-END-01', 'ART-END-02', 'ART-END-03', 'ART-IDLE-01', 'ART-ZONE-03', 'ART-MULTI-05'],
    take(s: State, f: Turn, _a: Answer, io: Io<Event>): undefined {
      return designates(s, f) ? toDesignation(s, f, false, io) : endTurn(s, f, io);
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
    choices: (s, f) => [...discardsOf(s, f.seat).map(discarding), ...(mayWakeOwn(s, f.seat) ? [WAKE_OWN] : [])],
    draw(s, f, _d, below) {
      const all = discardsOf(s, f.seat);
      const drawn = all[below(all.length + (mayWakeOwn(s, f.seat) ? 1 : 0))];
      return drawn === undefined ? WAKE_OWN : discarding(drawn);
    },
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
          return designate(s, f, seat, io);
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
    choices: (s, f) => [...attackAnswers(s, f), END],
    draw: (s, f, _d, below) => drawAttack(s, f, below) ?? END,
    on: { attack, ...ending },
    otherwise: ['ART-ATTACK-02', 'combatOnly'],
    absent: END,
  },
  settled: { run: toCombat },
});
