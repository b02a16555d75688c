/** The way around obstacles for a base on the level it stands on, and the places it can get to. For display and programs. */
import { type Body, type Ground, onTable, overlaps, type Piece, surfaceAt } from './field.ts';
import { lengthOf, type Point, roundedDown, roundedUp } from './plane.ts';
import { discInside, discMeets, inside } from './polygon.ts';
import { AROUND, hitOnWay, touching } from './sweep.ts';

export interface Walker {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
}

/** What a straight leg costs on foot; undefined where it is not free or leaves the level. */
export function legCost(
  ground: Ground,
  bodies: readonly Body[],
  skip: readonly number[],
  a: Point,
  b: Point,
  r: number,
  holeMost: number,
): number | undefined {
  const [ax, ay] = a;
  const [bx, by] = b;
  if (hitOnWay(ground, bodies, skip, ax, ay, bx, by, r)) return undefined;
  let cost = lengthOf(ax, ay, bx, by);
  for (const piece of ground.pieces) {
    if (piece.slow) cost += roundedUp(inside(piece.shape, ax, ay, bx, by).length - 1e-6);
    else if (piece.hole && inside(piece.shape, ax, ay, bx, by).longest >= holeMost) return undefined;
    else if (piece.stands && discMeets(piece.shape, ax, ay, r) !== discMeets(piece.shape, bx, by, r)) return undefined;
  }
  return cost;
}

/** How far off the sixteen corners of a ring stand, so that its sides do not cut the circle: 1 / cos(11.25°) is below 1.02. */
const roundingOf = (radius: number): number => roundedUp(radius * 0.02) + 2;

/** The corners around a piece for a base of radius r: each vertex pushed out in the directions that are free there. */
function corners(piece: Piece, r: number, near: (x: number, y: number, off: number) => boolean): Point[] {
  const { xs, ys } = piece.shape;
  return xs.flatMap((x, i) => {
    const y = ys[i] as number;
    if (!near(x, y, r + roundingOf(r))) return [];
    return AROUND.map(([ux, uy]) => touching(x, y, 0, ux, uy, r, roundingOf(r)));
  });
}

/**
 * The shortest way on foot by straight legs; its corners without the beginning. Undefined where there is none, or none
 * cheaper than `most`. Corners stand a little off what they round, so a way may be longer than the ideal one by that.
 */
export function route(
  ground: Ground,
  bodies: readonly Body[],
  walker: Walker,
  to: Point,
  most: number,
  holeMost: number,
  skip: readonly number[] = [walker.id],
): { readonly path: readonly Point[]; readonly cost: number } | undefined {
  const { r } = walker;
  const others = bodies.filter(({ id, off }) => !off && !skip.includes(id));
  const start: Point = [walker.x, walker.y];
  const [tx, ty] = to;
  const z = surfaceAt(ground, tx, ty, r);
  if (!onTable(ground, tx, ty, r) || z !== walker.z || overlaps(others, -1, tx, ty, r)) return undefined;
  const straight = legCost(ground, others, [], start, to, r, holeMost);
  if (straight === lengthOf(walker.x, walker.y, tx, ty)) {
    return straight <= most ? { path: [to], cost: straight } : undefined;
  }
  /** Whether a way over here, or so far off from here, could be short enough. */
  const near = (x: number, y: number, off = 0): boolean =>
    lengthOf(walker.x, walker.y, x, y) + lengthOf(x, y, tx, ty) - 2 * off <= most;
  const nodes: Point[] = [start, to];
  const add = (p: Point): void => {
    const [x, y] = p;
    if (near(x, y) && onTable(ground, x, y, r) && !overlaps(others, -1, x, y, r) && surfaceAt(ground, x, y, r) === z) {
      nodes.push(p);
    }
  };
  for (const piece of ground.pieces) {
    if (piece.blocks || piece.hole || piece.slow || (piece.stands && piece.top !== z))
      for (const p of corners(piece, r, near)) add(p);
  }
  for (const body of others) {
    if (!near(body.x, body.y, body.r + r + roundingOf(body.r + r))) continue;
    for (const [ux, uy] of AROUND) add(touching(body.x, body.y, body.r, ux, uy, r, roundingOf(body.r + r)));
  }
  return cheapest(nodes, most, (a, b) => legCost(ground, others, [], a, b, r, holeMost));
}

/** Dijkstra with an estimate (A*) over all pairs of nodes; from the first to the second. */
function cheapest(nodes: readonly Point[], most: number, leg: (a: Point, b: Point) => number | undefined) {
  const n = nodes.length;
  const [gx, gy] = nodes[1] as Point;
  const rest = nodes.map(([x, y]) => lengthOf(x, y, gx, gy));
  const cost = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(n).fill(-1);
  const done = new Uint8Array(n);
  cost[0] = 0;
  for (;;) {
    let at = -1;
    for (let i = 0; i < n; i++) {
      if (done[i] || cost[i] === Number.POSITIVE_INFINITY) continue;
      if (at < 0 || (cost[i] as number) + (rest[i] as number) < (cost[at] as number) + (rest[at] as number)) at = i;
    }
    if (at < 0) return undefined;
    if (at === 1) break;
    done[at] = 1;
    const a = nodes[at] as Point;
    for (let i = 1; i < n; i++) {
      if (done[i]) continue;
      const b = nodes[i] as Point;
      const atBest = (cost[at] as number) + lengthOf(a[0], a[1], b[0], b[1]);
      if (atBest >= (cost[i] as number) || atBest + (rest[i] as number) > most) continue;
      const price = leg(a, b);
      if (price === undefined) continue;
      const total = (cost[at] as number) + price;
      if (total < (cost[i] as number)) {
        cost[i] = total;
        before[i] = at;
      }
    }
  }
  const total = cost[1] as number;
  if (total > most) return undefined;
  const path: Point[] = [];
  for (let at = 1; at > 0; at = before[at] as number) path.push(nodes[at] as Point);
  return { path: path.reverse(), cost: total };
}

/** A grid of places that a base can get to on its level, with what each costs. */
export interface Reachable {
  /** Units between two places. */
  readonly step: number;
  readonly places: readonly (readonly [x: number, y: number, cost: number])[];
}

// biome-ignore format: straight, then aslant
const NEIGHBOURS: readonly Point[] = [
  [1, 0], [-1, 0], [0, 1], [0, -1],
  [1, 1], [1, -1], [-1, 1], [-1, -1],
];

/** What is known of a place on the grid. */
const UNKNOWN = 0;
const FREE = 1;
const TAKEN = 2;
const DONE = 3;

/** The places within `most`, found by spreading over a grid: a picture for people, not a judgement. */
export function reachable(
  ground: Ground,
  bodies: readonly Body[],
  walker: Walker,
  most: number,
  step: number,
  skip: readonly number[] = [walker.id],
): Reachable {
  const others = bodies.filter(({ id, off }) => !off && !skip.includes(id));
  const span = roundedDown(most / step);
  const wide = 2 * span + 1;
  const start = span * wide + span;
  const cost = new Float64Array(wide * wide).fill(Number.POSITIVE_INFINITY);
  cost[start] = 0;
  const known = new Uint8Array(wide * wide);
  const slow = ground.pieces.filter((piece) => piece.slow);
  const across = (column: number): number => walker.x + (column - span) * step;
  const down = (line: number): number => walker.y + (line - span) * step;
  const isFree = (column: number, line: number): boolean => {
    const key = line * wide + column;
    if (known[key] === UNKNOWN) {
      const x = across(column);
      const y = down(line);
      const free =
        onTable(ground, x, y, walker.r) &&
        !overlaps(others, -1, x, y, walker.r) &&
        surfaceAt(ground, x, y, walker.r) === walker.z;
      known[key] = free ? FREE : TAKEN;
    }
    return known[key] === FREE;
  };
  // Buckets by whole tenths of a step: costs are small and spread evenly.
  const buckets: number[][] = [[start]];
  const unit = step / 10;
  const slanting = roundedUp(step * 1.4143);
  const reached: number[] = [start];
  for (let b = 0; b < buckets.length; b++) {
    for (const key of buckets[b] ?? []) {
      if (known[key] === DONE) continue;
      known[key] = DONE;
      const here = cost[key] as number;
      const column = key % wide;
      const line = roundedDown(key / wide);
      const times = slow.some((piece) => discInside(piece.shape, across(column), down(line), 0)) ? 2 : 1;
      for (const [nx, ny] of NEIGHBOURS) {
        const c = column + nx;
        const l = line + ny;
        if (c < 0 || l < 0 || c >= wide || l >= wide) continue;
        const other = l * wide + c;
        const total = here + (nx !== 0 && ny !== 0 ? slanting : step) * times;
        const before = cost[other] as number;
        if (total > most || total >= before || !isFree(c, l)) continue;
        if (before === Number.POSITIVE_INFINITY) reached.push(other);
        cost[other] = total;
        const bucket = roundedDown(total / unit);
        buckets[bucket] ??= [];
        (buckets[bucket] as number[]).push(other);
      }
    }
  }
  const placed = (key: number) => [across(key % wide), down(roundedDown(key / wide)), cost[key] as number] as const;
  return { step, places: reached.map(placed) };
}
