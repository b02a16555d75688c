/** The way around obstacles for a base on the level it stands on, and the places it can get to. For display and programs. */
import { type Body, type Ground, onTable, overlaps, type Piece, surfaceAt } from './field.ts';
import { lengthOf, type Point, roundedDown, roundedUp, squared } from './plane.ts';
import { discInside, discMeets, inside, sweepMeets } from './polygon.ts';
import { AROUND, baseInWay, stops, touching } from './sweep.ts';

export interface Walker {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
}

const BARRED = -1;

/** What a straight leg costs on foot as far as scenery goes; BARRED where it is not free or leaves the level. */
function groundCost(
  ground: Ground,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  holeMost: number,
): number {
  if (!onTable(ground, bx, by, r)) return BARRED;
  const minX = (ax < bx ? ax : bx) - r;
  const maxX = (ax < bx ? bx : ax) + r;
  const minY = (ay < by ? ay : by) - r;
  const maxY = (ay < by ? by : ay) + r;
  let cost = lengthOf(ax, ay, bx, by);
  for (const piece of ground.pieces) {
    const { shape } = piece;
    if (maxX <= shape.minX || minX >= shape.maxX || maxY <= shape.minY || minY >= shape.maxY) continue;
    if (stops(piece, ax, ay, bx, by, r)) return BARRED;
    if (piece.slow) cost += roundedUp(inside(shape, ax, ay, bx, by).length - 1e-6);
    else if (piece.hole && inside(shape, ax, ay, bx, by).longest >= holeMost) return BARRED;
    else if (piece.stands && discMeets(shape, ax, ay, r) !== discMeets(shape, bx, by, r)) return BARRED;
  }
  return cost;
}

/** The same with everybody who stands there; undefined where the leg cannot be gone. */
export function legCost(
  ground: Ground,
  bodies: readonly Body[],
  skip: readonly number[],
  a: Point,
  b: Point,
  r: number,
  holeMost: number,
): number | undefined {
  if (baseInWay(bodies, skip, a[0], a[1], b[0], b[1], r)) return undefined;
  const cost = groundCost(ground, a[0], a[1], b[0], b[1], r, holeMost);
  return cost === BARRED ? undefined : cost;
}

/**
 * At least so long is every way on this level around what bars the straight one: a piece that bends to one side only has
 * to be passed on its left or on its right, and then around all of it that lies there, a base away.
 */
function detour(
  { pieces }: Ground,
  z: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  straight: number,
): number {
  const ux = (bx - ax) / straight;
  const uy = (by - ay) / straight;
  let least = straight;
  for (const { blocks, stands, top, shape } of pieces) {
    if (!(blocks || (stands && top !== z)) || shape.turn === 0 || !sweepMeets(shape, ax, ay, bx, by, r)) continue;
    const { xs, ys } = shape;
    let left = 0;
    let right = 0;
    for (let i = 0; i < xs.length; i++) {
      const vx = (xs[i] as number) - ax;
      const vy = (ys[i] as number) - ay;
      const along = vx * ux + vy * uy;
      const rest = straight - along;
      const aside = vy * ux - vx * uy;
      const [p, q] = [aside + r, aside - r];
      if (p > 0) left = Math.max(left, Math.sqrt(along * along + p * p) + Math.sqrt(rest * rest + p * p));
      if (q < 0) right = Math.max(right, Math.sqrt(along * along + q * q) + Math.sqrt(rest * rest + q * q));
    }
    least = Math.max(least, Math.min(left, right));
  }
  return least;
}

/** How far off the sixteen corners of a ring stand, so that its sides do not cut the circle: 1 / cos(11.25°) is below 1.02. */
const roundingOf = (radius: number): number => roundedUp(radius * 0.02) + 2;

/** A place that a way may lead over; `id` is its number among those around scenery, −1 for any other. */
interface Node {
  readonly at: Point;
  readonly id: number;
}
/** A corner of a piece, and the places around it where a base of some radius fits, with the height it stands on there. */
interface Corner {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly places: readonly (Node & { readonly z: number })[];
}
/** What is known of a ground for bases of one radius: its corners, and legs between them once they were asked for. */
interface Known {
  readonly holeMost: number;
  readonly corners: readonly Corner[];
  readonly count: number;
  /** What the leg from one place to another costs, once it was asked for; only between the first of them. */
  readonly legs: Int32Array;
}
/** Legs between so many places are remembered: all of an ordinary table, and not all of one that is full of scenery. */
const MOST_PLACES = 400;
const UNASKED = -2;

/** By radius: scenery does not move. */
const knowledge = new WeakMap<Ground, Map<number, Known>>();

/** Each vertex of everything that may be in the way, pushed out in the directions that are free there. */
function knownOf(ground: Ground, r: number, holeMost: number): Known {
  const byRadius = knowledge.get(ground) ?? new Map<number, Known>();
  const known = byRadius.get(r);
  if (known?.holeMost === holeMost) return known;
  let count = 0;
  const corners = ground.pieces
    .filter(({ blocks, hole, slow, stands }) => blocks || hole || slow || stands)
    .flatMap((piece) =>
      piece.shape.xs.map((x, i) => {
        const y = piece.shape.ys[i] as number;
        const places = AROUND.flatMap(([ux, uy]) => {
          const at = touching(x, y, 0, ux, uy, r, roundingOf(r));
          const z = onTable(ground, at[0], at[1], r) ? surfaceAt(ground, at[0], at[1], r) : undefined;
          return z === undefined ? [] : [{ at, id: count++, z }];
        });
        return { piece, x, y, places };
      }),
    );
  const kept = Math.min(count, MOST_PLACES);
  const made = { holeMost, corners, count: kept, legs: new Int32Array(kept * kept).fill(UNASKED) };
  knowledge.set(ground, byRadius.set(r, made));
  return made;
}

/**
 * The shortest way on foot by straight legs; its corners without the beginning. Undefined where there is none, or none
 * cheaper than `most`. Corners stand a little off what they round, so a way may be longer than the ideal one by that.
 * Out of slow ground the cheapest way bends somewhere along its edge: it is found where such places are given (`bends`).
 */
export function route(
  ground: Ground,
  bodies: readonly Body[],
  walker: Walker,
  to: Point,
  most: number,
  holeMost: number,
  skip: readonly number[] = [walker.id],
  bends: readonly Point[] = [],
): Route | undefined {
  const { r, x: sx, y: sy } = walker;
  const tx = to[0];
  const ty = to[1];
  const least = lengthOf(sx, sy, tx, ty);
  if (least > most) return undefined;
  if (!onTable(ground, tx, ty, r) || surfaceAt(ground, tx, ty, r) !== walker.z || hits(bodies, skip, tx, ty, r))
    return undefined;
  const straight = baseInWay(bodies, skip, sx, sy, tx, ty, r)
    ? BARRED
    : groundCost(ground, sx, sy, tx, ty, r, holeMost);
  if (straight === least) return { path: [to], cost: straight };
  // Nearly all ways that are too long are known to be without looking for them; a unit is more than what rounding does.
  if (
    straight === BARRED &&
    least > 0 &&
    detour(ground, walker.z, sx, sy, tx, ty, r, Math.sqrt(squared(sx, sy, tx, ty))) > most + 1
  )
    return undefined;
  if (bends.length > 0 || bodies.length > MOST_BODIES)
    return newRoute(ground, bodies, walker, to, most, holeMost, skip, bends);
  asked[0] = walker.x;
  asked[1] = walker.y;
  asked[2] = walker.z;
  asked[3] = walker.r;
  asked[4] = to[0];
  asked[5] = to[1];
  asked[6] = most;
  asked[7] = holeMost;
  let length = 8;
  for (const { id, x, y, r, off } of bodies) {
    if (off || skip.includes(id)) continue;
    asked[length++] = x;
    asked[length++] = y;
    asked[length++] = r;
  }
  let key = length;
  for (let i = 0; i < length; i++) key = (Math.imul(key, 31) + roundedDown(asked[i] as number)) | 0;
  const known = remembered.get(key);
  if (known?.ground === ground && isAsked(known.asked, length)) return known.found;
  const found = newRoute(ground, bodies, walker, to, most, holeMost, skip, bends);
  if (remembered.size >= MOST_ROUTES) remembered.clear();
  const before: number[] = [];
  for (let i = 0; i < length; i++) before.push(asked[i] as number);
  remembered.set(key, { ground, asked: before, found });
  return found;
}

export interface Route {
  readonly path: readonly Point[];
  readonly cost: number;
}

/**
 * Ways that were asked for, with everything they depend on: who tries many answers in one position asks for the same ones
 * again and again.
 */
const remembered = new Map<
  number,
  { readonly ground: Ground; readonly asked: readonly number[]; readonly found: Route | undefined }
>();
const MOST_ROUTES = 512;
const MOST_BODIES = 32;
/** Scratch: written and read within one call. */
const asked = new Float64Array(8 + 3 * MOST_BODIES);

function isAsked(before: readonly number[], length: number): boolean {
  if (before.length !== length) return false;
  for (let i = 0; i < length; i++) if (before[i] !== asked[i]) return false;
  return true;
}

/** Around what bars the straight way to a free place, or over slow ground on it. */
function newRoute(
  ground: Ground,
  bodies: readonly Body[],
  walker: Walker,
  to: Point,
  most: number,
  holeMost: number,
  skip: readonly number[],
  bends: readonly Point[],
): Route | undefined {
  const { r, x: sx, y: sy } = walker;
  const tx = to[0];
  const ty = to[1];
  const { z } = walker;
  const first: Node = { at: [sx, sy], id: -1 };
  const last: Node = { at: to, id: -1 };
  const known = knownOf(ground, r, holeMost);
  const { count, legs } = known;
  const leg = (a: Node, b: Node): number => {
    const key = a.id >= 0 && b.id >= 0 && a.id < count && b.id < count ? a.id * count + b.id : -1;
    let cost = key < 0 ? UNASKED : (legs[key] as number);
    if (cost === BARRED || baseInWay(bodies, skip, a.at[0], a.at[1], b.at[0], b.at[1], r)) return BARRED;
    if (cost !== UNASKED) return cost;
    cost = groundCost(ground, a.at[0], a.at[1], b.at[0], b.at[1], r, holeMost);
    if (key >= 0) legs[key] = cost;
    return cost;
  };
  /** Whether a way over here, or so far off from here, could be short enough. */
  const near = (x: number, y: number, off: number): boolean =>
    lengthOf(sx, sy, x, y) + lengthOf(x, y, tx, ty) - 2 * off <= most;
  const nodes = [first, last];
  for (const { piece, x, y, places } of known.corners) {
    if (!(piece.blocks || piece.hole || piece.slow) && piece.top === z) continue;
    if (!near(x, y, r + roundingOf(r))) continue;
    for (const corner of places) {
      const px = corner.at[0];
      const py = corner.at[1];
      if (corner.z === z && near(px, py, 0) && !hits(bodies, skip, px, py, r)) nodes.push(corner);
    }
  }
  const place = (x: number, y: number): void => {
    if (!near(x, y, 0) || !onTable(ground, x, y, r) || hits(bodies, skip, x, y, r)) return;
    if (surfaceAt(ground, x, y, r) === z) nodes.push({ at: [x, y], id: -1 });
  };
  for (const body of bodies) {
    const off = body.r + r;
    if (body.off || skip.includes(body.id) || !near(body.x, body.y, off + roundingOf(off))) continue;
    const away = off + roundingOf(off);
    for (const around of ringOf(away)) place(body.x + around[0], body.y + around[1]);
    // Wedged between a base and something else, nobody gets to the corners of that ring: they first step off along the
    // base, or past it along the edge of the table.
    const dx = sx - body.x;
    const dy = sy - body.y;
    const apart = Math.sqrt(dx * dx + dy * dy);
    if (apart > away || apart === 0) continue;
    for (const aside of STEP_ASIDE) {
      const x = body.x + Math.round(((dx * STEP_ON - dy * aside) * away) / apart);
      const y = body.y + Math.round(((dx * aside + dy * STEP_ON) * away) / apart);
      place(x, y);
    }
    for (const y of [ty, body.y - away, body.y + away]) place(sx, y);
    for (const x of [tx, body.x - away, body.x + away]) place(x, sy);
  }
  for (const [x, y] of bends) place(x, y);
  return cheapest(nodes, most, leg);
}

/** The turn by half the angle between two corners of a ring, 11.25°, to either side: as far as one can go straight along a base. */
const STEP_ON = 0.980785;
const STEP_ASIDE = [0.19509, -0.19509];

/** Sixteen places around the origin, no nearer than a distance. */
const rings = new Map<number, readonly Point[]>();
function ringOf(distance: number): readonly Point[] {
  let found = rings.get(distance);
  if (!found) {
    found = AROUND.map(([ux, uy]) => touching(0, 0, distance, ux, uy, 0));
    rings.set(distance, found);
  }
  return found;
}

/** Places along an edge of slow ground at which a way may bend. */
const ALONG = 8;

/** Just outside the edges of slow ground around the places given: where a way out of it, or into it, may bend. */
export function bendsAround(ground: Ground, ...places: readonly Point[]): Point[] {
  const bends: Point[] = [];
  for (const { slow, shape } of ground.pieces) {
    if (!slow || !places.some(([x, y]) => discInside(shape, x, y, 0))) continue;
    const n = shape.xs.length;
    const cx = shape.xs.reduce((sum, x) => sum + x, 0) / n;
    const cy = shape.ys.reduce((sum, y) => sum + y, 0) / n;
    for (let i = 0; i < n; i++) {
      const [ax, ay] = [shape.xs[i] as number, shape.ys[i] as number];
      const [bx, by] = [shape.xs[(i + 1) % n] as number, shape.ys[(i + 1) % n] as number];
      for (let k = 0; k < ALONG; k++) {
        const x = ax + ((bx - ax) * k) / ALONG;
        const y = ay + ((by - ay) * k) / ALONG;
        bends.push([Math.round(x + Math.sign(x - cx) * 2), Math.round(y + Math.sign(y - cy) * 2)]);
      }
    }
  }
  return bends;
}

function hits(bodies: readonly Body[], skip: readonly number[], x: number, y: number, r: number): boolean {
  for (const body of bodies) {
    const least = body.r + r;
    const dx = body.x - x;
    const dy = body.y - y;
    if (dx * dx + dy * dy < least * least && !body.off && !skip.includes(body.id)) return true;
  }
  return false;
}

const columns = (n: number) => ({
  xs: new Float64Array(n),
  ys: new Float64Array(n),
  rest: new Float64Array(n),
  cost: new Float64Array(n),
  before: new Int32Array(n),
  done: new Uint8Array(n),
});
/** Scratch by node: written and read within one call. */
let scratch = columns(512);

/** Dijkstra with an estimate (A*) over all pairs of nodes; from the first to the second. */
function cheapest(nodes: readonly Node[], most: number, leg: (a: Node, b: Node) => number) {
  const n = nodes.length;
  const goal = (nodes[1] as Node).at;
  if (scratch.xs.length < n) scratch = columns(2 * n);
  const { xs, ys, rest, cost, before, done } = scratch;
  cost.fill(Number.POSITIVE_INFINITY, 0, n);
  done.fill(0, 0, n);
  for (let i = 0; i < n; i++) {
    const { at } = nodes[i] as Node;
    xs[i] = at[0];
    ys[i] = at[1];
    rest[i] = lengthOf(at[0], at[1], goal[0], goal[1]);
  }
  cost[0] = 0;
  for (;;) {
    let at = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const all = (cost[i] as number) + (rest[i] as number);
      if (all >= least || done[i] === 1) continue;
      at = i;
      least = all;
    }
    if (at < 0) return undefined;
    if (at === 1) break;
    done[at] = 1;
    const here = cost[at] as number;
    const a = nodes[at] as Node;
    const ax = xs[at] as number;
    const ay = ys[at] as number;
    for (let i = 1; i < n; i++) {
      if (done[i] === 1) continue;
      // At best as long as the straight line: no way known may be as short, nor the whole one longer than allowed. In squares.
      const known = (cost[i] as number) - here - 1;
      // Once a way is known, another one must be shorter.
      const limit = most < (cost[1] as number) ? most : (cost[1] as number) - 1;
      const least = Math.floor(limit - (rest[i] as number) - here);
      const room = known < least ? known : least;
      if (room < 0 || squared(ax, ay, xs[i] as number, ys[i] as number) > room * room) continue;
      const price = leg(a, nodes[i] as Node);
      if (price === BARRED || here + price >= (cost[i] as number)) continue;
      cost[i] = here + price;
      before[i] = at;
    }
  }
  const total = cost[1] as number;
  if (total > most) return undefined;
  const path: Point[] = [];
  for (let at = 1; at > 0; at = before[at] as number) path.push((nodes[at] as Node).at);
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
