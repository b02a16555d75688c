/**
 * Lines of sight (D.4): seen from an eye, every edge of scenery and every base between covers an interval of slopes; the
 * target's own disc is another; the share of it that is covered is the verdict. A slope is sideways over forwards, which
 * grows with the angle, so no angle is ever taken.
 */
import type { Body, Ground, Mist } from './field.ts';
import { contains } from './polygon.ts';

export type Verdict = 'clear' | 'partial' | 'none';

export interface Sight {
  readonly verdict: Verdict;
  /** How much of the target is covered, 0 to 1. */
  readonly covered: number;
}

/** Below this share nothing is covered, above its complement everything: the rounding of the grid is less. */
const LEAST = 1e-6;

const CLEAR: Sight = { verdict: 'clear', covered: 0 };
const NONE: Sight = { verdict: 'none', covered: 1 };

/** Scratch for the intervals of one line: written and read within one call. */
const starts = new Float64Array(512);
const ends = new Float64Array(512);
let count = 0;
let low = 0;
let high = 0;

function cover(from: number, to: number): void {
  const a = from > low ? from : low;
  const b = to < high ? to : high;
  if (a >= b || count === starts.length) return;
  // Kept sorted by their beginning: there are few.
  let at = count++;
  while (at > 0 && (starts[at - 1] as number) > a) {
    starts[at] = starts[at - 1] as number;
    ends[at] = ends[at - 1] as number;
    at--;
  }
  starts[at] = a;
  ends[at] = b;
}

function coveredShare(): number {
  let total = 0;
  let reached = low;
  for (let i = 0; i < count; i++) {
    const a = starts[i] as number;
    const b = ends[i] as number;
    if (b <= reached) continue;
    total += b - (a > reached ? a : reached);
    reached = b;
  }
  return total / (high - low);
}

/** An edge, in the frame of the line, cut to what stands between `from` and `to` forwards. */
function coverEdge(x1: number, y1: number, x2: number, y2: number, from: number, to: number): void {
  if ((x1 <= from && x2 <= from) || (x1 >= to && x2 >= to)) return;
  let ax = x1;
  let ay = y1;
  let bx = x2;
  let by = y2;
  if (ax < from) {
    ay += ((by - ay) * (from - ax)) / (bx - ax);
    ax = from;
  } else if (bx < from) {
    by += ((ay - by) * (from - bx)) / (ax - bx);
    bx = from;
  }
  if (ax > to) {
    ay += ((by - ay) * (to - ax)) / (bx - ax);
    ax = to;
  } else if (bx > to) {
    by += ((ay - by) * (to - bx)) / (ax - bx);
    bx = to;
  }
  const s = ay / ax;
  const t = by / bx;
  if (s < t) cover(s, t);
  else cover(t, s);
}

/** A disc, in the frame of the line, as far as a ray meets it before it comes level with the target. */
function coverDisc(x: number, y: number, r: number, d: number): void {
  if (x + r <= 0 || x - r >= d) return;
  const square = x * x + y * y - r * r;
  if (square <= 0) {
    cover(low, high);
    return;
  }
  // The slopes of the two tangents; one that would touch beyond the target gives way to where the disc cuts its line.
  const root = r * Math.sqrt(square);
  const base = x * x - r * r;
  const under = r * r - (d - x) * (d - x);
  const half = under > 0 ? Math.sqrt(under) : 0;
  let from = base > 0 || y > 0 ? (x * y - root) / base : Number.NEGATIVE_INFINITY;
  let to = base > 0 || y <= 0 ? (x * y + root) / base : Number.POSITIVE_INFINITY;
  if (under > 0) {
    if (x + from * y > d * (1 + from * from)) from = (y - half) / d;
    if (x + to * y > d * (1 + to * to)) to = (y + half) / d;
  }
  cover(from, to);
}

/** The forward distances at which something with this top reaches the line from eye to head. */
let nearest = 0;
let farthest = 0;
function above(top: number, eye: number, head: number, d: number): boolean {
  nearest = 1e-6;
  farthest = d;
  if (head === eye) return top >= eye;
  const meets = ((top - eye) * d) / (head - eye);
  if (head > eye) farthest = Math.min(d, meets);
  else nearest = Math.max(nearest, meets);
  return nearest < farthest;
}

/** What hides of a fighter between: everything that stands upright, and of the lying only those larger than the target. */
export type Hides = (body: Body, target: Body) => boolean;

/**
 * How a target is seen from the centre of another base. `reach` is the visibility in units, edge to edge. `found` collects
 * what takes part in hiding it.
 */
export function sightOf(
  ground: Ground,
  bodies: readonly Body[],
  mists: readonly Mist[],
  from: Body,
  target: Body,
  reach: number,
  hides: Hides,
  found?: string[],
): Sight {
  const dx = target.x - from.x;
  const dy = target.y - from.y;
  const square = dx * dx + dy * dy;
  const most = reach + from.r + target.r;
  if (square > most * most) {
    found?.push('mist');
    return NONE;
  }
  const d = Math.sqrt(square);
  if (d <= target.r) return CLEAR;
  const ux = dx / d;
  const uy = dy / d;
  const half = target.r / Math.sqrt(square - target.r * target.r);
  low = -half;
  high = half;
  count = 0;
  const eye = from.z + from.h;
  const head = target.z + target.h;
  let shaded = false;
  const span = d + target.r;
  for (const piece of ground.pieces) {
    if (!piece.hides) continue;
    const { xs, ys, minX, minY, maxX, maxY } = piece.shape;
    // The line and the target lie within a band around the segment; most pieces do not.
    if (Math.max(from.x, target.x) + target.r < minX || Math.min(from.x, target.x) - target.r > maxX) continue;
    if (Math.max(from.y, target.y) + target.r < minY || Math.min(from.y, target.y) - target.r > maxY) continue;
    if (piece.soft) {
      if (contains(piece.shape, target.x, target.y)) {
        shaded = true;
        found?.push(piece.id);
        continue;
      }
      if (contains(piece.shape, from.x, from.y)) continue;
    }
    if (!above(piece.top, eye, head, d)) continue;
    const before = count;
    const last = xs.length - 1;
    let px = ((xs[last] as number) - from.x) * ux + ((ys[last] as number) - from.y) * uy;
    let py = ((ys[last] as number) - from.y) * ux - ((xs[last] as number) - from.x) * uy;
    for (let i = 0; i <= last; i++) {
      const vx = (xs[i] as number) - from.x;
      const vy = (ys[i] as number) - from.y;
      const qx = vx * ux + vy * uy;
      const qy = vy * ux - vx * uy;
      coverEdge(px, py, qx, qy, nearest, farthest);
      px = qx;
      py = qy;
    }
    if (count > before) found?.push(piece.id);
  }
  for (const body of bodies) {
    if (body.off || body.id === from.id || body.id === target.id) continue;
    const vx = body.x - from.x;
    const vy = body.y - from.y;
    const x = vx * ux + vy * uy;
    const y = vy * ux - vx * uy;
    const wide = target.r + body.r;
    if (x <= 0 || x >= span || y > wide || y < -wide || !hides(body, target)) continue;
    if (!above(body.z + body.h, eye, head, d) || x < nearest || x > farthest) continue;
    const before = count;
    coverDisc(x, y, body.r, d);
    if (count > before) found?.push(`base ${body.id}`);
  }
  for (const mist of mists) {
    const vx = mist.x - from.x;
    const vy = mist.y - from.y;
    const before = count;
    coverDisc(vx * ux + vy * uy, vy * ux - vx * uy, mist.r, d);
    if (count > before) found?.push('veil');
  }
  if (count === 0) return shaded ? { verdict: 'partial', covered: LEAST } : CLEAR;
  const covered = coveredShare();
  if (covered >= 1 - LEAST) return NONE;
  if (covered <= LEAST && !shaded) return CLEAR;
  return { verdict: 'partial', covered };
}
