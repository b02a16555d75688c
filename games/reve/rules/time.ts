/** RDD-TIME and RDD-DREAM: rounds in common, hours that pass, sleep and what it gives back. */
import { pop, push } from '@reverie/kernel/frames';
import { priceOf } from '../data/encounters.ts';
import { isTrackFull, rested } from '../data/fatigue.ts';
import { dayAt, endOfHour, hourAt } from '../data/hours.ts';
import type { Io } from '../events.ts';
import { type AnyFrame, type Dreamer, dreamerOf, type State, stackOf, type Turn } from '../state.ts';
import { layBurdens, shirkUrgency } from './burdens.ts';
import { fallAsleep, goOnPerpetually } from './concentration.ts';
import { drop, forbids, has } from './effects.ts';
import { drawDdr, RECOVERY } from './purposes.ts';
import { followQuest, sleptThrough } from './quests.ts';

const isPresent = (s: State, d: Dreamer | null): d is Dreamer =>
  d !== null && !d.ended && (s.gone.length === 0 || !s.gone.includes(d.seat));
/** Everybody still dreaming at this table. */
export const present = (s: State): Dreamer[] => s.dreamers.filter((d) => isPresent(s, d));

/** One dreamer's round is over; the round itself when all have had theirs. */
export function finishTurn(s: State, f: Turn, io: Io): void {
  shirkUrgency(s, dreamerOf(s, f.seat), io);
  followQuest(s, dreamerOf(s, f.seat), io);
  pop<AnyFrame>(s, f);
  roundOver(s, io);
}

export function roundOver(s: State, io: Io): void {
  if (someonesTurn(s)) return;
  const dreaming = present(s);
  // Nobody is left to dream: the gardien's own business ends too, and with it the game.
  if (dreaming.length === 0) s.stacks = [];
  else nextRound(s, dreaming, io);
}

/** The next round in which somebody has something to do. Hours in which all wait or sleep pass at once. */
function nextRound(s: State, dreaming: readonly Dreamer[], io: Io): void {
  let soonest = Number.POSITIVE_INFINITY;
  for (const d of dreaming) soonest = Math.min(soonest, d.busy ? d.busy.until : 0);
  pass(s, Math.max(s.round + 1, soonest), io);
  for (const d of dreaming) {
    // A Rêve de Dragon has just woken him.
    if (stackOf(s, d.seat)) continue;
    if (d.busy && d.busy.until <= s.round) d.busy = null;
    if (!d.busy && sleptThrough(s, d, io)) continue;
    // Another queue comes over somebody who is in the world; in the TMR he has enough to do (ruling).
    if (!d.journey) goOnPerpetually(s, d, io);
    if (!d.busy) startTurn(s, d);
  }
  if (dreaming.some(({ ended }) => ended)) roundOver(s, io);
}

/** A dreamer's turn at the start of a round. */
export function startTurn(s: State, d: Dreamer): void {
  if (d.journey) {
    d.journey.moved = false;
    d.journey.met = false;
    d.journey.cast = false;
  }
  d.exhausted &&= isSpent(d);
  // Something is carried or holds him: that comes before what he may decide.
  const first = d.carried.length > 0 || d.journey?.held ? 'start' : 'open';
  push<AnyFrame>(s, { kind: 'turn', step: first, seat: d.seat });
  layBurdens(s, d);
}

/** RDD-UP-08, RDD-FAT-01: no point or no free cell left. Who has both again is awake. */
export const isSpent = (d: Dreamer): boolean => d.points === 0 || isTrackFull(d.sheet.endurance, d.fatigue);

function someonesTurn(s: State): boolean {
  for (const stack of s.stacks) if (stack[0]?.kind === 'turn') return true;
  return false;
}

/**
 * Lets time pass up to a round, or to the hour at which something comes up that somebody must decide. RDD-X-04: where the
 * gardien lets it pass, hours end as they do by themselves, whoever's turn it is.
 */
export function pass(s: State, to: number, io: Io, stops: (s: State) => boolean = someonesTurn): void {
  while (endOfHour(s.round) <= to && !stops(s)) {
    s.round = endOfHour(s.round);
    hourEnds(s, io);
  }
  if (!stops(s)) s.round = to;
}

/** The hour that has just ended, for everybody. */
function hourEnds(s: State, io: Io): void {
  const hour = hourAt(s.round);
  io.tell?.({ kind: 'hour', rule: 'RDD-TIME-01', hour, day: dayAt(s.round) });
  for (const d of s.dreamers) {
    if (!isPresent(s, d)) continue;
    expire(s, d, io);
    // Not beyond what he wanted, where the gardien sets the clock forward.
    if (d.busy?.asleep && d.busy.until >= s.round) sleepAnHour(s, d, io);
    if (hour === 0) dayEnds(s, d, io);
  }
}

/** RDD-ENC-06: a cell is empty again; what queues and souffles brought for a time is over. */
function expire(s: State, d: Dreamer, io: Io): void {
  if (d.waiting.length > 0) d.waiting = d.waiting.filter(({ until }) => until > s.round);
  for (const effect of d.effects) {
    if (effect.until !== undefined && effect.until <= s.round) drop(d, effect, io);
  }
}

/** RDD-DREAM-01: at the end of Château Dormant, one point less above the threshold. */
function dayEnds(s: State, d: Dreamer, io: Io): void {
  if (d.points <= d.seuil) return;
  d.points--;
  io.tell?.({ kind: 'faded', rule: 'RDD-DREAM-01', seat: d.seat, points: d.points });
  if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-UP-08', io);
}

/**
 * RDD-DREAM-01: an hour of sleep gives back fatigue, and 1ddr points below the threshold (twice, to who has the gift of
 * double-rêve). 7 or more is a Rêve de Dragon, which wakes him.
 */
function sleepAnHour(s: State, d: Dreamer, io: Io): void {
  d.fatigue = rested(d.sheet.endurance, d.fatigue, 1);
  const before = d.points;
  let dragon = 0;
  for (let rolls = has(d, 'doubleReve') ? 2 : 1; rolls > 0 && dragon === 0 && dreams(d); rolls--) {
    const ddr = drawDdr(io.chance, RECOVERY);
    if (ddr < 7) d.points += ddr;
    else dragon = ddr;
  }
  const { seat, points, fatigue } = d;
  io.tell?.({ kind: 'recovered', rule: 'RDD-DREAM-01', seat, gained: points - before, points, fatigue });
  if (dragon > 0) dragonInSleep(s, d, dragon, io);
}

const dreams = (d: Dreamer): boolean => d.points < d.seuil && !forbids(d, 'recovery');

/** He wakes, and cannot go up in the round in which he does. */
function dragonInSleep(s: State, d: Dreamer, force: number, io: Io): void {
  d.busy = null;
  d.notBefore = Math.max(d.notBefore, s.round + 1);
  const met = { seat: d.seat, encounter: 'reveDeDragon', force, again: false } as const;
  io.tell?.({ kind: 'met', rule: 'RDD-DREAM-01', ...met });
  push<AnyFrame>(s, { kind: 'turn', step: 'over', seat: d.seat });
  const price = priceOf(met.encounter);
  push<AnyFrame>(s, { kind: 'meeting', step: 'choose', ...met, price, dreaming: true }, s.stacks.at(-1)?.[0]);
}
