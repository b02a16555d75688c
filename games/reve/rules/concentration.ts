/**
 * How a journey ends: the way down, concentration broken, sleep; and refoulement, pretending that a problem does not exist,
 * which a struggle broken off counts as. RDD-REF, RDD-UP-05, RDD-STATE-02.
 */
import { next } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { driftOf } from '../data/encounters.ts';
import { isTrackFull, trackLength } from '../data/fatigue.ts';
import type { Io } from '../events.ts';
import { type Dreamer, type HoldingKind, type State, stackOf, type Waiting } from '../state.ts';
import { generalState } from './dreamer.ts';
import { driftAway, fatigueCost, perpetualQueue, putElsewhere, queueFalls, souffleFalls } from './effects.ts';
import { REFOULEMENT } from './purposes.ts';

/** RDD-MOVE-05: counted now, written down on the way down. True when it fills the track and puts him to sleep. */
export function tire(s: State, d: Dreamer, io: Io): boolean {
  if (!d.journey) return false;
  d.journey.fatigue += fatigueCost(d);
  if (!isTrackFull(d.sheet.endurance, d.fatigue + d.journey.fatigue)) return false;
  fallAsleep(s, d, 'fatigue', 'RDD-RFL-05', io);
  return true;
}

/** Asleep: concentration broken, the journey over; whoever held him is repressed by force (RDD-RFL-05, RDD-TBL-02). */
export function fallAsleep(s: State, d: Dreamer, why: 'points' | 'fatigue', rule: RuleId, io: Io): void {
  d.exhausted = true;
  io.tell?.({ kind: 'fellAsleep', rule, seat: d.seat, why });
  if (d.journey) breakOff(s, d, rule, io);
}

/** RDD-UP-05: concentration broken, he leaves at once; the demi-rêve stays where it is. */
export function breakOff(s: State, d: Dreamer, rule: RuleId, io: Io): undefined {
  io.tell?.({ kind: 'broken', rule, seat: d.seat });
  const held = d.journey?.held;
  if (d.journey) d.journey.held = null;
  if (held) {
    const by = forcedBy(held.kind, rule);
    repress(s, d, held, true, by, io);
    leftWhereDrifted(s, d, held.defeats * driftOf(held.kind), by, io);
  }
  comeDown(s, d, io);
}

/** RDD-TBL-02: the Tourbillon had carried him along: the demi-rêve is where it was by then, off the map put back by a draw. */
function leftWhereDrifted(s: State, d: Dreamer, cells: number, rule: RuleId, io: Io): void {
  if (cells === 0 || driftAway(s, d, cells, rule, io)) return;
  io.tell?.({ kind: 'offMap', rule: 'RDD-OFF-01', seat: d.seat, by: 'draw' });
  putElsewhere(s, d, io, 'RDD-OFF-01');
}

/** The rule by which a struggle that was broken off counts as repressed. */
function forcedBy(holder: HoldingKind, broken: RuleId): RuleId {
  if (holder !== 'reflet') return 'RDD-TBL-02';
  return broken === 'RDD-RFL-05' ? broken : 'RDD-RFL-04';
}

/** RDD-STATE-02: the way down, on which the fatigue of the whole journey is written. The rest of the round is lost. */
export function comeDown(s: State, d: Dreamer, io: Io): undefined {
  const { journey } = d;
  if (!journey) return;
  d.fatigue = Math.min(trackLength(d.sheet.endurance), d.fatigue + journey.fatigue);
  d.journey = null;
  // RDD-UP-06: not in the round in which he came down.
  d.notBefore = Math.max(d.notBefore, s.round + 1);
  const { seat, notBefore } = d;
  const { fatigue } = journey;
  io.tell?.({ kind: 'cameDown', rule: 'RDD-STATE-02', seat, fatigue, malus: generalState(d), notBefore });
  unwind(s, d);
}

/** Whatever this dreamer was in the middle of is over, and so is his round. */
export function unwind(s: State, d: Dreamer): void {
  const stack = stackOf(s, d.seat);
  const turn = stack?.[0];
  if (!stack || turn?.kind !== 'turn') return;
  stack.length = 1;
  next(s, turn, 'over');
}

type Repressed = Pick<Waiting, 'kind' | 'price'>;
export function repress(s: State, d: Dreamer, what: Repressed, forced: boolean, rule: RuleId, io: Io): undefined {
  d.refoulement += what.price;
  io.tell?.({ kind: 'repressed', rule, seat: d.seat, encounter: what.kind, forced, counter: d.refoulement });
  testRefoulement(s, d, io);
}

/** RDD-REF-01: 1d20 must exceed the counter; one test for points gained together. */
export function testRefoulement(s: State, d: Dreamer, io: Io): void {
  const counter = d.refoulement;
  const roll = io.chance.die(REFOULEMENT, 20);
  const holds = roll > counter;
  if (!holds) d.refoulement = 0;
  io.tell?.({ kind: 'refoulementTest', rule: 'RDD-REF-01', seat: d.seat, roll, counter, holds });
  if (!holds) drawSouffle(s, d, io);
}

// What Dragons send may fill the track of fatigue, and then he sleeps.
type Falls = typeof queueFalls;
const fallen =
  (falls: Falls) =>
  (s: State, d: Dreamer, io: Io): void => {
    if (falls(s, d, io) === 'exhausted') fallAsleep(s, d, 'fatigue', 'RDD-FAT-01', io);
  };
export const drawQueue = fallen(queueFalls);
export const drawSouffle = fallen(souffleFalls);
export const goOnPerpetually = fallen(perpetualQueue);
