/** Simple polygons, convex or not, with whole coordinates. */
import { meet, nearer, type Point, segmentsNearer, side } from './plane.ts';

/** A polygon with what is asked of it again and again. */
export interface Polygon {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** 1 or −1 where it bends to one side only, left or right; 0 where it bends to both. */
  readonly turn: number;
}

export function polygon(points: readonly Point[]): Polygon {
  // Filled one by one, so that every polygon has lists of the same kind: `map` gives others once it is compiled.
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of points) {
    xs.push(x);
    ys.push(y);
  }
  return {
    xs,
    ys,
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
    turn: turnOf(points),
  };
}

function turnOf(points: readonly Point[]): number {
  let left = false;
  let right = false;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c] = [0, 1, 2].map((k) => points[(i + k) % points.length]) as [Point, Point, Point];
    const turn = side(a[0], a[1], b[0], b[1], c[0], c[1]);
    if (turn > 0) left = true;
    if (turn < 0) right = true;
  }
  return left === right ? 0 : left ? 1 : -1;
}

/** Whether a point lies in the polygon or on its edge. */
export function contains(p: Polygon, x: number, y: number): boolean {
  if (x < p.minX || x > p.maxX || y < p.minY || y > p.maxY) return false;
  const { xs, ys } = p;
  let inside = false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ax = xs[j] as number;
    const ay = ys[j] as number;
    const bx = xs[i] as number;
    const by = ys[i] as number;
    const s = side(ax, ay, bx, by, x, y);
    if (s === 0 && x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by)) {
      return true;
    }
    if (ay > y !== by > y && s > 0 === by > ay) inside = !inside;
  }
  return inside;
}

/** Whether a disc bites on the polygon: some part of it lies inside. Touching is not biting. */
export function discMeets(p: Polygon, x: number, y: number, r: number): boolean {
  if (x + r <= p.minX || x - r >= p.maxX || y + r <= p.minY || y - r >= p.maxY) return false;
  return edgeNearer(p, x, y, r) || contains(p, x, y);
}

/** Whether a disc lies wholly in the polygon. */
export function discInside(p: Polygon, x: number, y: number, r: number): boolean {
  return contains(p, x, y) && !edgeNearer(p, x, y, r);
}

function edgeNearer({ xs, ys }: Polygon, x: number, y: number, r: number): boolean {
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    if (nearer(x, y, xs[j] as number, ys[j] as number, xs[i] as number, ys[i] as number, r)) return true;
  }
  return false;
}

/** Whether the line of some edge parts a whole way, as wide as the disc, from the polygon. One-sided: cheap, and most ways past something are. */
function isBeyond({ xs, ys, turn }: Polygon, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  if (turn === 0) return false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const cx = xs[j] as number;
    const cy = ys[j] as number;
    const ex = (xs[i] as number) - cx;
    const ey = (ys[i] as number) - cy;
    const a = turn * (ey * (ax - cx) - ex * (ay - cy));
    if (a < 0) continue;
    const b = turn * (ey * (bx - cx) - ex * (by - cy));
    if (b < 0) continue;
    const least = r * r * (ex * ex + ey * ey);
    if (a * a >= least && b * b >= least) return true;
  }
  return false;
}

/** Whether a disc moved from a to b stays wholly to one side of the polygon: most of what there is is nowhere near. */
export function isAside(p: Polygon, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  if ((ax + r <= p.minX && bx + r <= p.minX) || (ax - r >= p.maxX && bx - r >= p.maxX)) return true;
  return (ay + r <= p.minY && by + r <= p.minY) || (ay - r >= p.maxY && by - r >= p.maxY);
}

/** Whether a disc that is moved in a straight line from a to b bites on the polygon somewhere. */
export function sweepMeets(p: Polygon, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  if (isAside(p, ax, ay, bx, by, r)) return false;
  const minX = (ax < bx ? ax : bx) - r;
  const maxX = (ax < bx ? bx : ax) + r;
  const minY = (ay < by ? ay : by) - r;
  const maxY = (ay < by ? by : ay) + r;
  if (isBeyond(p, ax, ay, bx, by, r)) return false;
  const { xs, ys } = p;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const cx = xs[j] as number;
    const cy = ys[j] as number;
    const dx = xs[i] as number;
    const dy = ys[i] as number;
    // Most edges lie wholly to one side.
    if ((cx <= minX && dx <= minX) || (cx >= maxX && dx >= maxX)) continue;
    if ((cy <= minY && dy <= minY) || (cy >= maxY && dy >= maxY)) continue;
    if (segmentsNearer(ax, ay, bx, by, cx, cy, dx, dy, r)) return true;
  }
  return contains(p, ax, ay);
}

/** How much of a segment lies inside, in units; the longest stretch of it, and where that begins. */
export interface Inside {
  readonly length: number;
  readonly longest: number;
  readonly from: number;
}
const NONE: Inside = { length: 0, longest: 0, from: 0 };

/** Scratch for where a segment crosses edges: written and read within one call. A piece has far fewer corners. */
const MOST_CUTS = 255;
const cuts = new Float64Array(MOST_CUTS + 1);

export function inside(p: Polygon, ax: number, ay: number, bx: number, by: number): Inside {
  if (Math.max(ax, bx) < p.minX || Math.min(ax, bx) > p.maxX) return NONE;
  if (Math.max(ay, by) < p.minY || Math.min(ay, by) > p.maxY) return NONE;
  const { xs, ys } = p;
  const dx = bx - ax;
  const dy = by - ay;
  cuts[0] = 0;
  let count = 1;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const cx = xs[j] as number;
    const cy = ys[j] as number;
    const ex = (xs[i] as number) - cx;
    const ey = (ys[i] as number) - cy;
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    const t = ((cx - ax) * ey - (cy - ay) * ex) / across;
    if (t <= 0 || t >= 1 || count === MOST_CUTS) continue;
    // Kept in order: there are few.
    let at = count++;
    while ((cuts[at - 1] as number) > t) {
      cuts[at] = cuts[at - 1] as number;
      at--;
    }
    cuts[at] = t;
  }
  cuts[count++] = 1;
  const whole = Math.sqrt(dx * dx + dy * dy);
  let length = 0;
  let longest = 0;
  let from = 0;
  let begun = -1;
  for (let i = 1; i < count; i++) {
    const s = cuts[i - 1] as number;
    const t = cuts[i] as number;
    const middle = (s + t) / 2;
    if (t > s && containsAbout(p, ax + dx * middle, ay + dy * middle)) {
      if (begun < 0) begun = s;
      length += t - s;
      if (t - begun > longest) {
        longest = t - begun;
        from = begun;
      }
    } else if (t > s) begun = -1;
  }
  return { length: length * whole, longest: longest * whole, from: from * whole };
}

/** `contains` for a point off the grid, which is never asked about close to an edge. */
function containsAbout({ xs, ys }: Polygon, x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ay = ys[j] as number;
    const by = ys[i] as number;
    if (ay > y === by > y) continue;
    const at = (xs[j] as number) + ((y - ay) / (by - ay)) * ((xs[i] as number) - (xs[j] as number));
    if (x < at) odd = !odd;
  }
  return odd;
}

/** The first two edges of an outline that touch where they should not, by their numbers; undefined for a simple polygon. */
export function crossing(points: readonly Point[]): readonly [number, number] | undefined {
  const n = points.length;
  const at = (i: number) => points[i % n] as Point;
  for (let i = 0; i < n; i++) {
    const [ax, ay] = at(i);
    const [bx, by] = at(i + 1);
    if (ax === bx && ay === by) return [i, (i + 1) % n];
    for (let j = i + 1; j < n; j++) {
      const [cx, cy] = at(j);
      const [dx, dy] = at(j + 1);
      const next = j === i + 1;
      const previous = (j + 1) % n === i;
      if (next || previous) {
        // Neighbours share one corner; they may not lie on each other beyond it.
        const [px, py] = next ? [dx, dy] : [cx, cy];
        const [qx, qy] = next ? [ax, ay] : [bx, by];
        const [ox, oy] = next ? [bx, by] : [ax, ay];
        const back = (px - ox) * (qx - ox) + (py - oy) * (qy - oy) > 0;
        if (back && side(ox, oy, px, py, qx, qy) === 0) return [i, j];
      } else if (meet(ax, ay, bx, by, cx, cy, dx, dy)) return [i, j];
    }
  }
  return undefined;
}

/** The square of twice the area is not needed: only whether there is one. */
export function twiceArea(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [ax, ay] = points[i] as Point;
    const [bx, by] = points[(i + 1) % points.length] as Point;
    sum += ax * by - bx * ay;
  }
  return Math.abs(sum);
}
