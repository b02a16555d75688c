/**
 * Where along a straight leg a base changes its footing: touches the edge of a piece, stands wholly on it, is clear of
 * it again.
 */
import { type Ground, surfaceAt } from './field.ts';
import { onSegment, roundedDown, roundedUp, side, squared } from './plane.ts';
import type { Polygon } from './polygon.ts';
import { toPiece } from './sweep.ts';

/** A straight leg of a base. */
export interface Leg {
  readonly ax: number;
  readonly ay: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A part of a leg, in whole units along it. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** How far along a leg a base first touches the edge of something; the whole leg if it never does. */
function touchRun(shape: Polygon, ax: number, ay: number, x: number, y: number, r: number): number {
  const length = Math.sqrt(squared(ax, ay, x, y));
  if (length === 0) return 0;
  return Math.min(length, toPiece({ shape }, ax, ay, (x - ax) / length, (y - ay) / length, r, length));
}

/** How far a base goes before it touches a piece, and from where on it touches it no more. */
export function edgeRuns(shape: Polygon, { ax, ay, x, y, r }: Leg): Part {
  const length = Math.sqrt(squared(ax, ay, x, y));
  return { from: touchRun(shape, ax, ay, x, y, r), to: length - touchRun(shape, x, y, ax, ay, r) };
}

/** Where on a leg a base stands wholly on a piece that bends to one side only; undefined where it never does. */
export function insideRuns({ xs, ys, turn }: Polygon, { ax, ay, x, y, r }: Leg): Part | undefined {
  if (turn === 0) return undefined;
  let from = 0;
  let to = 1;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const cx = xs[j] as number;
    const cy = ys[j] as number;
    const dx = xs[i] as number;
    const dy = ys[i] as number;
    const least = r * Math.sqrt(squared(cx, cy, dx, dy));
    const start = turn * side(cx, cy, dx, dy, ax, ay) - least;
    const end = turn * side(cx, cy, dx, dy, x, y) - least;
    if (start < 0 && end < 0) return undefined;
    if (start < 0) from = Math.max(from, start / (start - end));
    else if (end < 0) to = Math.min(to, start / (start - end));
  }
  const length = Math.sqrt(squared(ax, ay, x, y));
  return from <= to ? { from: from * length, to: to * length } : undefined;
}

const stands = (ground: Ground, { ax, ay, x, y, r }: Leg, run: number): boolean => {
  const [px, py] = onSegment(ax, ay, x, y, run);
  return surfaceAt(ground, px, py, r) !== undefined;
};

/** The last whole unit before a run, and the first one after it, at which a base has ground under all of it. */
export function lastFooting(ground: Ground, leg: Leg, run: number): number {
  let at = Math.max(0, roundedDown(run));
  while (at > 0 && !stands(ground, leg, at)) at--;
  return at;
}
export function nextFooting(ground: Ground, leg: Leg, run: number, most: number): number {
  let at = Math.min(most, roundedUp(run));
  while (at < most && !stands(ground, leg, at)) at++;
  return at;
}
