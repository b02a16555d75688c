/** MOR-INT-A9: where a figure is on its way. All of it counts: on foot, on an edge, over a gap, in the air. */
import type { ActivationFrame, Mover, Step } from '../frames.ts';
import { rounded, roundedUp } from '../geometry/plane.ts';
import type { Fighter, State } from '../state.ts';

/** In the air by choice. */
export const isFlight = ({ how }: Step): boolean => how === 'jump' || how === 'drop';

/** A part of a way on which a base has no footing of its own: over an edge or a gap. */
const isEdge = ({ how, az, z }: Step): boolean => how === 'climb' || how === 'step' || (how === 'walk' && az !== z);

/** The part of a way at a length, and how far along that part; undefined if the way never gets there. */
interface Along {
  readonly step: Step;
  readonly left: number;
}
export function along(steps: readonly Step[], run: number): Along | undefined {
  let left = run;
  const most = steps.length - 1;
  for (let i = 0; i <= most; i++) {
    const step = steps[i] as Step;
    // MOR-STP-03: up to the brink of a hole, and no farther.
    if (step.how === 'gap') return left === 0 ? { step, left } : undefined;
    // MOR-JMP-09: a jump that does not carry ends where it ends.
    if (step.how === 'jump' && step.possible < step.length && left > step.possible) return undefined;
    if (left < step.length || (i === most && left <= step.length)) return { step, left };
    left -= step.length;
  }
  return undefined;
}

/** Puts a figure, or a scratch copy, at a length of its way; false if the way never gets there. */
export function putOn(f: Pick<Fighter, 'x' | 'y' | 'z'>, steps: readonly Step[], run: number): boolean {
  if (steps.length === 0) return run === 0;
  const here = along(steps, run);
  if (!here) return false;
  const { step, left } = here;
  const t = step.length === 0 ? 1 : left / step.length;
  f.x = rounded(step.ax + (step.x - step.ax) * t);
  f.y = rounded(step.ay + (step.y - step.ay) * t);
  // In the air the height is that of the take-off, until the landing.
  f.z = isFlight(step) ? (t < 1 ? step.az : step.z) : rounded(step.az + (step.z - step.az) * t);
  return true;
}

/** How far a way is really gone at most. */
export function farOf(steps: readonly Step[]): number {
  let run = 0;
  for (const { how, length, possible } of steps) {
    if (how === 'gap') return run;
    if (how === 'jump' && possible < length) return run + possible;
    run += length;
  }
  return run;
}

/** What the way up to a point costs. */
export function costTo(steps: readonly Step[], run: number): number {
  let cost = 0;
  let left = run;
  for (const step of steps) {
    if (left < step.length) return cost + roundedUp((step.cost * left) / step.length);
    cost += step.cost;
    left -= step.length;
  }
  return cost;
}

/** The part of its way that an intercepted figure is on, if that is in the air or on an edge. */
export function midway(s: State, id: number): Step | undefined {
  const here = metAt(s, id);
  if (!here || here.left === 0 || here.left >= here.step.length) return undefined;
  return isFlight(here.step) || isEdge(here.step) ? here.step : undefined;
}
function metAt(s: State, id: number): Along | undefined {
  const m = moverIn(s, id);
  return m && !m.stopped && m.run > 0 ? along(m.steps, m.run) : undefined;
}

/** In the air: a figure pushed there also comes down only after the blow. */
export function isAloft(s: State, id: number): boolean {
  const part = midway(s, id);
  return part !== undefined && isFlight(part);
}

/** The edge or gap that a figure is still on. */
export function edgeUnder(s: State, f: Fighter): Step | undefined {
  const part = midway(s, f.id);
  if (!part || isFlight(part)) return undefined;
  const { left } = metAt(s, f.id) as Along;
  const t = left / part.length;
  const off = Math.abs(f.x - part.ax - (part.x - part.ax) * t) + Math.abs(f.y - part.ay - (part.y - part.ay) * t);
  return off <= ROUNDING ? part : undefined;
}
/** How much a place may be off its line by the rounding of the grid. */
const ROUNDING = 3;

/** The declared way of a figure that is under way. */
function moverIn(s: State, id: number): Mover | undefined {
  const stack = s.stacks[0] ?? [];
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.kind !== 'activation') continue;
    const m = (frame as ActivationFrame).movers[frame.at];
    if (m?.who === id && (frame.step === 'move' || frame.step === 'intercepted')) return m;
  }
  return undefined;
}
