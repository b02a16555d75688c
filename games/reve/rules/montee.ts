/** RDD-UP: going up into the TMR. */

import { push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Event } from '../events.ts';
import type { AnyFrame, Dreamer, Mode, Ruling, State } from '../state.ts';
import { fallAsleep, has } from './dreamer.ts';

/** RDD-UP-01, and what queues, souffles and têtes change about it. */
export function monteeCost(d: Dreamer, mode: Mode): number {
  const laborious = has(d, 'monteeLaborieuse') ? 1 : 0;
  const quick = mode === 'accelere' && !has(d, 'deplacementAccelere') ? 1 : 0;
  return 1 + quick + laborious;
}

/** Why he cannot go up now, if he cannot. */
export function mayGoUp(s: State, d: Dreamer, mode: Mode): Refusal | undefined {
  if (d.exhausted) return refuse('invalid', 'RDD-UP-08', 'asleep');
  if (s.round < d.notBefore) return refuse('invalid', 'RDD-UP-06', 'tooSoon', { rounds: d.notBefore - s.round });
  if (has(d, 'refusDeMonter')) return refuse('invalid', 'RDD-TABLE-01', 'fixedIdea');
  const cost = monteeCost(d, mode);
  if (d.points < cost) return refuse('invalid', 'RDD-UP-08', 'tooFewPoints', { cost, points: d.points });
  return undefined;
}

/**
 * The montée is a move of its own: it finds the demi-rêve where it was left (RDD-POS-02, RDD-UP-04). RDD-UP-02: the
 * mode is that of the whole journey. RDD-UP-07: in a fight this was declared in phase 1. A cost that takes the last
 * point puts him to sleep before he gets there, so that no fatigue is counted (ruling).
 */
export function goUp(s: State, f: Ruling, d: Dreamer, mode: Mode, under: AnyFrame, io: Io<Event>): void {
  const cost = monteeCost(d, mode);
  d.points -= cost;
  d.journey = { mode, fatigue: 0, moved: true, met: false, arrived: true, cast: false, held: null };
  io.tell?.({ kind: 'wentUp', rule: 'RDD-UP-01', seat: d.seat, mode, cost, points: d.points, phase: 1 });
  if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-UP-08', io);
  else push(s, { kind: 'cell', step: 'fatigue', seat: f.seat, how: 'up' }, under);
}
