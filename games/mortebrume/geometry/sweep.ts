/** A base moved in a straight line: whether its way is free, and how far it comes if it is not. */
import { type Body, type Disc, type Ground, onTable, overlaps, type Piece, surfaceAt } from './field.ts';
import { nearer, onSegment, type Point, rounded, squared } from './plane.ts';
import { contains, discInside, isAside, sweepMeets } from './polygon.ts';

/** The first base in the way of a swept disc. `skip` names those that do not count: the mover, and whom it drags along. */
export function baseInWay(
  bodies: readonly Body[],
  skip: readonly number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): Body | undefined {
  const minX = (ax < bx ? ax : bx) - r;
  const maxX = (ax < bx ? bx : ax) + r;
  const minY = (ay < by ? ay : by) - r;
  const maxY = (ay < by ? by : ay) + r;
  for (const body of bodies) {
    const { r: own, x, y } = body;
    if (x + own <= minX || x - own >= maxX || y + own <= minY || y - own >= maxY) continue;
    // Nearly always nobody but the mover is skipped, who is always in its own way.
    if (body.off || skip[0] === body.id || (skip.length > 1 && skip.includes(body.id))) continue;
    if (nearer(x, y, ax, ay, bx, by, r + own)) return body;
  }
  return undefined;
}

/** Whether a piece stops a base that is moved over the ground from a to b: walls always, raised ground unless one is on it. */
export function stops(piece: Piece, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  if (piece.blocks) return sweepMeets(piece.shape, ax, ay, bx, by, r);
  if (!piece.stands || !sweepMeets(piece.shape, ax, ay, bx, by, r)) return false;
  return !discInside(piece.shape, ax, ay, r);
}

/** What a base runs into that is pushed from a to b. Over an edge it would fall: that stops nothing. */
export function hitOnWay(
  ground: Ground,
  bodies: readonly Body[],
  skip: readonly number[],
  from: Disc,
  [bx, by]: Point,
) {
  const { x: ax, y: ay, r } = from;
  if (!onTable(ground, bx, by, r)) return 'edge';
  for (const piece of ground.pieces) if (stops(piece, ax, ay, bx, by, r)) return piece;
  return baseInWay(bodies, skip, ax, ay, bx, by, r);
}

/** How far a disc of radius r gets along the unit vector u before it touches a circle; Infinity if it passes by or leaves. */
function toCircle(ax: number, ay: number, ux: number, uy: number, cx: number, cy: number, reach: number): number {
  const dx = cx - ax;
  const dy = cy - ay;
  const along = dx * ux + dy * uy;
  if (along <= 0) return Number.POSITIVE_INFINITY;
  const aside = dx * uy - dy * ux;
  const under = reach * reach - aside * aside;
  if (under <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, along - Math.sqrt(under));
}

/**
 * How far a disc gets along the unit vector u before it touches the edge of a piece, from outside or from inside;
 * Infinity if not within `most`.
 */
export function toPiece(
  p: Pick<Piece, 'shape'>,
  ax: number,
  ay: number,
  ux: number,
  uy: number,
  r: number,
  most: number,
): number {
  const { xs, ys, minX, minY, maxX, maxY } = p.shape;
  const bx = ax + ux * most;
  const by = ay + uy * most;
  if (Math.max(ax, bx) + r <= minX || Math.min(ax, bx) - r >= maxX) return Number.POSITIVE_INFINITY;
  if (Math.max(ay, by) + r <= minY || Math.min(ay, by) - r >= maxY) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const cx = xs[j] as number;
    const cy = ys[j] as number;
    least = Math.min(least, toCircle(ax, ay, ux, uy, cx, cy, r));
    const ex = (xs[i] as number) - cx;
    const ey = (ys[i] as number) - cy;
    const length = Math.sqrt(ex * ex + ey * ey);
    const nx = -ey / length;
    const ny = ex / length;
    const height = (ax - cx) * nx + (ay - cy) * ny;
    const speed = ux * nx + uy * ny;
    if (height * speed >= 0) continue;
    const s = Math.max(0, (Math.abs(height) - r) / Math.abs(speed));
    const foot = ((ax + ux * s - cx) * ex + (ay + uy * s - cy) * ey) / length;
    if (foot >= 0 && foot <= length) least = Math.min(least, s);
  }
  return least;
}

/**
 * How far a base can be moved straight towards b before it touches something, in units and at most the whole way. Not yet
 * on the grid: `endOfRun` gives the place.
 */
export function freeRun(
  ground: Ground,
  bodies: readonly Body[],
  skip: readonly number[],
  from: Disc,
  to: Point,
): number {
  const { x: ax, y: ay, r } = from;
  const [bx, by] = to;
  const length = Math.sqrt(squared(ax, ay, bx, by));
  if (length === 0) return 0;
  const ux = (bx - ax) / length;
  const uy = (by - ay) / length;
  let free = length;
  if (ux > 0) free = Math.min(free, (ground.side - r - ax) / ux);
  else if (ux < 0) free = Math.min(free, (r - ax) / ux);
  if (uy > 0) free = Math.min(free, (ground.side - r - ay) / uy);
  else if (uy < 0) free = Math.min(free, (r - ay) / uy);
  // Most of what there is is nowhere near.
  const minX = (ax < bx ? ax : bx) - r;
  const maxX = (ax < bx ? bx : ax) + r;
  const minY = (ay < by ? ay : by) - r;
  const maxY = (ay < by ? by : ay) + r;
  for (const body of bodies) {
    const { r: own, x, y } = body;
    if (x + own <= minX || x - own >= maxX || y + own <= minY || y - own >= maxY) continue;
    const to = toCircle(ax, ay, ux, uy, x, y, own + r);
    if (to < free && !body.off && !skip.includes(body.id)) free = to;
  }
  for (const piece of ground.pieces) {
    if (!(piece.blocks || piece.stands) || isAside(piece.shape, ax, ay, bx, by, r)) continue;
    if (piece.stands && contains(piece.shape, ax, ay)) continue;
    free = Math.min(free, toPiece(piece, ax, ay, ux, uy, r, free));
  }
  return Math.max(0, free);
}

/** Where a base comes to stand that is pushed from a towards b: the last place on the grid that nothing forbids. */
export function endOfRun(
  ground: Ground,
  bodies: readonly Body[],
  skip: readonly number[],
  from: Disc,
  to: Point,
): Point {
  const { x, y } = from;
  let run = freeRun(ground, bodies, skip, from, to);
  const whole = Math.sqrt(squared(x, y, to[0], to[1]));
  // Half a unit of rounding to either side: one back is nearly always right at once.
  if (run < whole) run -= 1;
  while (run > 0) {
    const end = run >= whole ? to : onSegment(x, y, to[0], to[1], run);
    if (!hitOnWay(ground, bodies, skip, from, end)) return end;
    run = Math.min(run, whole) - 1;
  }
  return [x, y];
}

/** Sixteen directions around, each near to 1 000 long: what is tried where a place beside something is looked for. */
// biome-ignore format: four to a line
export const AROUND: readonly Point[] = [
  [1000, 0], [924, 383], [707, 707], [383, 924],
  [0, 1000], [-383, 924], [-707, 707], [-924, 383],
  [-1000, 0], [-924, -383], [-707, -707], [-383, -924],
  [0, -1000], [383, -924], [707, -707], [924, -383],
];

/** A place on the grid where two bases touch, in the direction d from the first: no nearer than touching, by a unit or two. */
export function touching(x: number, y: number, r: number, dx: number, dy: number, own: number, gap = 0): Point {
  const least = r + own + gap;
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const ux = length > 0 ? dx / length : 1;
  const uy = dy / length;
  for (let more = 0; ; more++) {
    const px = rounded(x + ux * (least + more));
    const py = rounded(y + uy * (least + more));
    if (squared(x, y, px, py) >= least * least) return [px, py];
  }
}

/**
 * The free place nearest to (x, y) for a base of radius r, looked for in widening rings; itself if it is free. `level`:
 * only as low as this, and no farther than a base may have to go to lie wholly beside an edge.
 */
export function nearestFree(
  ground: Ground,
  bodies: readonly Body[],
  skip: number,
  x: number,
  y: number,
  r: number,
  level?: number,
): Point | undefined {
  const most = level === undefined ? 3000 : 2 * r + 100;
  for (let ring = 0; ring <= most; ring += 25) {
    for (const [ux, uy] of AROUND) {
      const px = rounded(x + (ux * ring) / 1000);
      const py = rounded(y + (uy * ring) / 1000);
      const z = isFree(ground, bodies, skip, px, py, r) ? surfaceAt(ground, px, py, r) : undefined;
      if (z !== undefined && (level === undefined || z <= level)) return [px, py];
      if (ring === 0) break;
    }
  }
  return undefined;
}
const isFree = (ground: Ground, bodies: readonly Body[], skip: number, x: number, y: number, r: number): boolean =>
  onTable(ground, x, y, r) && !overlaps(bodies, skip, x, y, r);
