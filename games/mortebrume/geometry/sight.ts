/**
 * Lines of sight: seen from an eye, every edge of scenery and every base between covers an interval of slopes; the target's
 * own disc is another. Whatever reaches the line to the head hides the target there from head to foot: the share of its
 * width that is so covered is the verdict. Where none is, what reaches the line to the foot hides it in part. A slope is
 * sideways over forwards, which grows with the angle, so no angle is ever taken.
 */
import type { Body, Disc, Ground } from './field.ts';
import { contains, discMeets, type Polygon } from './polygon.ts';

export type Verdict = 'clear' | 'partial' | 'none';

export interface Sight {
  readonly verdict: Verdict;
  /** How much of its width is covered from head to foot, 0 to 1. */
  readonly covered: number;
  /** How much of its height is covered where most of it is, 0 to 1. */
  readonly height: number;
}

/** Below this share nothing is covered, above its complement everything: the rounding of the grid is less. */
const LEAST = 1e-6;

const CLEAR: Sight = { verdict: 'clear', covered: 0, height: 0 };
const NONE: Sight = { verdict: 'none', covered: 1, height: 1 };

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

/** All edges of a piece, seen from an eye along the unit vector u. */
function coverShape({ xs, ys }: Polygon, eye: Body, ux: number, uy: number, from: number, to: number): void {
  const last = xs.length - 1;
  let px = ((xs[last] as number) - eye.x) * ux + ((ys[last] as number) - eye.y) * uy;
  let py = ((ys[last] as number) - eye.y) * ux - ((xs[last] as number) - eye.x) * uy;
  for (let i = 0; i <= last; i++) {
    const vx = (xs[i] as number) - eye.x;
    const vy = (ys[i] as number) - eye.y;
    const qx = vx * ux + vy * uy;
    const qy = vy * ux - vx * uy;
    coverEdge(px, py, qx, qy, from, to);
    px = qx;
    py = qy;
  }
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
type Hides = (body: Body, target: Body) => boolean;

/** How high something reaches: a figure that lies has its base on edge. */
const topOf = ({ z, h, r, lying }: Body): number => z + (lying ? 2 * r : h);

/** How far up the target something hides that stands so far off, of all the height from its foot to its head. */
function shareOf(top: number, far: number, eye: number, target: Body, d: number): number {
  const share = (eye + ((top - eye) * d) / far - target.z) / target.h;
  return share < 0 ? 0 : share > 1 ? 1 : share;
}

/** Where an edge passes before the target: the forward distance of the part of it that hides most, or 0 if none does. */
function partOf(x1: number, y1: number, x2: number, y2: number, d: number, nearer: boolean): number {
  let from = 0;
  let to = 1;
  // Inside all four limits: before the eye and the target, and between the two sides of the target.
  for (const [a, b] of [
    [x1 - 1e-6, x2 - 1e-6],
    [d - x1, d - x2],
    [y1 - low * x1, y2 - low * x2],
    [high * x1 - y1, high * x2 - y2],
  ] as const) {
    if (a <= 0 && b <= 0) return 0;
    if (a < 0) from = Math.max(from, a / (a - b));
    if (b < 0) to = Math.min(to, a / (a - b));
  }
  if (from >= to) return 0;
  const [p, q] = [x1 + (x2 - x1) * from, x1 + (x2 - x1) * to];
  return nearer ? Math.min(p, q) : Math.max(p, q);
}

/** Whether a piece lies beside the band around the line and the target, as most do. */
function isFar({ minX, minY, maxX, maxY }: Polygon, from: Body, { x, y, r }: Body): boolean {
  if (Math.max(from.x, x) + r < minX || Math.min(from.x, x) - r > maxX) return true;
  return Math.max(from.y, y) + r < minY || Math.min(from.y, y) - r > maxY;
}

/**
 * How a target is seen from the centre of another base. `reach` is the visibility in units, edge to edge. `found` collects
 * what takes part in hiding it. `roughly`: only whether it is seen at all, so that what is seen may be said to be clear.
 */
export function sightOf(
  ground: Ground,
  bodies: readonly Body[],
  mists: readonly Disc[],
  from: Body,
  target: Body,
  reach: number,
  hides: Hides,
  found?: string[],
  roughly = false,
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
    if (isFar(piece.shape, from, target)) continue;
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
    coverShape(piece.shape, from, ux, uy, nearest, farthest);
    if (count > before) found?.push(piece.id);
  }
  for (const body of bodies) {
    if (body.off || body.id === from.id || body.id === target.id) continue;
    const vx = body.x - from.x;
    const vy = body.y - from.y;
    const x = vx * ux + vy * uy;
    const y = vy * ux - vx * uy;
    const wide = target.r + body.r;
    if (body.lying || x <= 0 || x >= span || y > wide || y < -wide || !hides(body, target)) continue;
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
  const covered = count === 0 ? 0 : coveredShare();
  if (covered >= 1 - LEAST) return NONE;
  if (roughly) return CLEAR;
  if (covered > LEAST) return { verdict: 'partial', covered, height: 1 };
  if (shaded) return { verdict: 'partial', covered: LEAST, height: 1 };
  const height = hiddenHeight(ground, bodies, from, target, hides, d, ux, uy, found);
  return height > LEAST ? { verdict: 'partial', covered: 0, height } : CLEAR;
}

/** How much a place may be off its line by the rounding of the grid, and then some. */
const ROUNDING = 1.5;
/** Rounding in the joints of edges leaves less than this uncovered. */
const GAP = 1e-9;

/**
 * Whether a target that stands at height z anywhere between p and q is hidden in all those places. A quick answer for many
 * places at once, and one-sided: false where it is not sure. One disc takes in all the places; if the whole width of that
 * is covered by what is nearer than any of them and as high as eye and head, so is the width of each.
 */
export function hiddenAlong(
  ground: Ground,
  bodies: readonly Body[],
  mists: readonly Disc[],
  from: Body,
  target: Body,
  z: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean {
  const cx = (px + qx) / 2 - from.x;
  const cy = (py + qy) / 2 - from.y;
  const off = Math.sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py)) / 2 + ROUNDING;
  const r = target.r + off;
  const square = cx * cx + cy * cy;
  if (square < 4 * r * r) return false;
  const d = Math.sqrt(square);
  const ux = cx / d;
  const uy = cy / d;
  const half = r / Math.sqrt(square - r * r);
  low = -half;
  high = half;
  count = 0;
  // Nearer than every place, along whichever of the rays.
  const near = d - off;
  const most = near / Math.sqrt(1 + half * half);
  const line = Math.max(from.z + from.h, z + target.h);
  for (const piece of ground.pieces) {
    if (!piece.hides || piece.top < line) continue;
    const { shape } = piece;
    if (Math.max(0, cx + r) < shape.minX - from.x || Math.min(0, cx - r) > shape.maxX - from.x) continue;
    if (Math.max(0, cy + r) < shape.minY - from.y || Math.min(0, cy - r) > shape.maxY - from.y) continue;
    // One sees into a wood and out of it.
    if (piece.soft && (contains(shape, from.x, from.y) || discMeets(shape, from.x + cx, from.y + cy, off))) continue;
    coverShape(shape, from, ux, uy, ROUNDING, most);
  }
  for (const body of bodies) {
    if (body.off || body.lying || body.id === from.id || body.id === target.id || body.z + body.h < line) continue;
    coverWhole(body, from, ux, uy, near, d);
  }
  for (const mist of mists) {
    const vx = mist.x - from.x;
    const vy = mist.y - from.y;
    if (vx * vx + vy * vy < mist.r * mist.r) return true;
    coverWhole(mist, from, ux, uy, near, d);
  }
  return count > 0 && coveredShare() >= 1 - GAP;
}

/** A disc that lies before the eye and nearer than `near` as a whole. */
function coverWhole({ x: cx, y: cy, r }: Disc, from: Body, ux: number, uy: number, near: number, d: number): void {
  const vx = cx - from.x;
  const vy = cy - from.y;
  const x = vx * ux + vy * uy;
  if (x < 2 * r || Math.sqrt(vx * vx + vy * vy) + r > near) return;
  coverDisc(x, vy * ux - vx * uy, r, d);
}

/** The largest share of the target's height that something hides, where nothing hides any of its width wholly. */
function hiddenHeight(
  ground: Ground,
  bodies: readonly Body[],
  from: Body,
  target: Body,
  hides: Hides,
  d: number,
  ux: number,
  uy: number,
  found?: string[],
): number {
  const eye = from.z + from.h;
  let most = 0;
  for (const piece of ground.pieces) {
    // What is lower than both feet and eye hides nothing.
    if (!piece.hides || piece.top <= target.z) continue;
    const { xs, ys } = piece.shape;
    if (isFar(piece.shape, from, target) || (piece.soft && contains(piece.shape, from.x, from.y))) continue;
    let share = 0;
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      const [px, py] = [(xs[j] as number) - from.x, (ys[j] as number) - from.y];
      const [qx, qy] = [(xs[i] as number) - from.x, (ys[i] as number) - from.y];
      const [ax, ay] = [px * ux + py * uy, py * ux - px * uy];
      const far = partOf(ax, ay, qx * ux + qy * uy, qy * ux - qx * uy, d, piece.top >= eye);
      if (far > 0) share = Math.max(share, shareOf(piece.top, far, eye, target, d));
    }
    if (share > LEAST) found?.push(piece.id);
    most = Math.max(most, share);
  }
  for (const body of bodies) {
    if (body.off || body.id === from.id || body.id === target.id) continue;
    const vx = body.x - from.x;
    const vy = body.y - from.y;
    const x = vx * ux + vy * uy;
    const y = vy * ux - vx * uy;
    // Beside the strip that narrows towards the eye.
    if (x <= 0 || x >= d || Math.abs(y) >= body.r + (target.r * x) / d || !hides(body, target)) continue;
    const share = shareOf(topOf(body), x, eye, target, d);
    if (share > LEAST) found?.push(`base ${body.id}`);
    most = Math.max(most, share);
  }
  return most;
}
