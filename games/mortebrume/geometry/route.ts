/** The way around obstacles for a base on the level it stands on. For display and programs. */

import { type Body, type Ground, onTable, overlaps, type Piece, surfaceAt, type Walker } from './field.ts';
import { once } from './once.ts';
import { lengthOf, type Point, rounded, roundedDown, roundedUp, squared, thousandths } from './plane.ts';
import { discInside, discMeets, inside, isAside, sweepMeets } from './polygon.ts';
import { isRemembered, MOST_BODIES, type Route, remember, rememberedAt, slotFor } from './remembered.ts';
import { AROUND, baseInWay, stops, touching } from './sweep.ts';

const BARRED = -1;

/** What barred a leg last: it often bars the next one too. */
let lastBar: Piece | undefined;
let lastGround: Ground | undefined;

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
  let cost = lengthOf(ax, ay, bx, by);
  if (lastBar && lastGround === ground && stops(lastBar, ax, ay, bx, by, r)) return BARRED;
  for (const piece of ground.pieces) {
    const { shape } = piece;
    if (isAside(shape, ax, ay, bx, by, r)) continue;
    if (stops(piece, ax, ay, bx, by, r)) {
      lastBar = piece;
      lastGround = ground;
      return BARRED;
    }
    if (piece.slow) cost += roundedUp(inside(shape, ax, ay, bx, by).length - 1e-6);
    else if (piece.hole && thousandths(inside(shape, ax, ay, bx, by).longest) >= thousandths(holeMost)) return BARRED;
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
export function detour({ pieces }: Ground, { x: ax, y: ay, z, r }: Walker, [bx, by]: Point, straight: number): number {
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

/** The corner of a piece, and which of the places around it are free: from `begin` up to `end`. */
interface Corner {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly begin: number;
  readonly end: number;
}
/** What is known of a ground for bases of one radius: its corners, the places around them, and legs between these. */
interface Known {
  readonly holeMost: number;
  readonly corners: readonly Corner[];
  /** Where the places are, and the height a base stands on there. */
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  readonly zs: Int32Array;
  /** What the leg from one place to another costs, once it was asked for; only between the first `count` of them. */
  readonly count: number;
  readonly legs: Int32Array;
}
/** Legs between so many places are remembered: all of an ordinary table, and not all of one that is full of scenery. */
const MOST_PLACES = 400;
const UNASKED = -2;

/** By radius: scenery does not move. */
const knowledge = new WeakMap<Ground, Map<number, Known>>();

/** How much a direction may lean towards an edge and still count as away from it: by one of the sixteen. */
const LEAN = 0.39;

/**
 * Whether a way around the corner of a piece may bend there in this direction: a short one keeps away from both edges. All
 * of them where it may lead over the piece, or where the piece bends to both sides.
 */
function isOutside({ shape, slow, hole }: Piece, corner: number, ux: number, uy: number): boolean {
  const { xs, ys, turn } = shape;
  if (turn === 0 || slow || hole) return true;
  const n = xs.length;
  const x = xs[corner] as number;
  const y = ys[corner] as number;
  for (const other of [(corner + 1) % n, (corner + n - 1) % n]) {
    const dx = (xs[other] as number) - x;
    const dy = (ys[other] as number) - y;
    if (ux * dx + uy * dy > LEAN * Math.sqrt((ux * ux + uy * uy) * (dx * dx + dy * dy))) return false;
  }
  return true;
}

/** Each vertex of everything that may be in the way, pushed out in the directions that are free there. */
function knownOf(ground: Ground, r: number, holeMost: number): Known {
  const byRadius = knowledge.get(ground) ?? new Map<number, Known>();
  const known = byRadius.get(r);
  if (known?.holeMost === holeMost) return known;
  const corners: Corner[] = [];
  const places: (readonly [x: number, y: number, z: number])[] = [];
  for (const piece of ground.pieces) {
    if (!(piece.blocks || piece.hole || piece.slow || piece.stands)) continue;
    const { xs, ys } = piece.shape;
    for (let i = 0; i < xs.length; i++) {
      const x = xs[i] as number;
      const y = ys[i] as number;
      const begin = places.length;
      for (const [ux, uy] of AROUND) {
        if (!isOutside(piece, i, ux, uy)) continue;
        const [px, py] = touching(x, y, 0, ux, uy, r, roundingOf(r));
        const z = onTable(ground, px, py, r) ? surfaceAt(ground, px, py, r) : undefined;
        if (z !== undefined) places.push([px, py, z]);
      }
      corners.push({ piece, x, y, begin, end: places.length });
    }
  }
  const count = Math.min(places.length, MOST_PLACES);
  const made = {
    holeMost,
    corners,
    xs: Int32Array.from(places, ([x]) => x),
    ys: Int32Array.from(places, ([, y]) => y),
    zs: Int32Array.from(places, ([, , z]) => z),
    count,
    legs: new Int32Array(count * count).fill(UNASKED),
  };
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
  const limit = roundedDown(Math.min(most, NEVER));
  if (least > limit) return undefined;
  // Nearly all ways that are too long are known to be without looking for them; a unit is more than what rounding does.
  if (least > 0 && detour(ground, walker, to, Math.sqrt(squared(sx, sy, tx, ty))) > limit + 2) return undefined;
  if (
    !onTable(ground, tx, ty, r) ||
    surfaceAt(ground, tx, ty, r) !== walker.z ||
    baseInWay(bodies, skip, tx, ty, tx, ty, r)
  )
    return undefined;
  const straight = baseInWay(bodies, skip, sx, sy, tx, ty, r)
    ? BARRED
    : groundCost(ground, sx, sy, tx, ty, r, holeMost);
  if (straight === least) return { path: [to], cost: straight };
  const isKept = bends.length === 0 && bodies.length <= MOST_BODIES;
  const slot = isKept ? slotFor(bodies, skip, walker, to, limit, holeMost) : -1;
  if (isKept && isRemembered(slot, ground)) return rememberedAt(slot);
  const found = newRoute(ground, bodies, walker, to, limit, holeMost, skip, bends);
  if (isKept) remember(slot, ground, found);
  return found;
}

/**
 * Scratch for the places that a way may lead over, the first its beginning and the second its end: written and read within
 * one search. Whole numbers throughout.
 */
const columns = (n: number) => ({
  xs: new Int32Array(n),
  ys: new Int32Array(n),
  /** Its number among the places around scenery, or one of those below. */
  ids: new Int32Array(n),
  /** At least so much costs what is left of the way from here. */
  rest: new Int32Array(n),
  /** What the cheapest way here costs that was found, and from where it comes. */
  cost: new Int32Array(n),
  before: new Int32Array(n),
  /** What the next way here to be tried costs at least, and from where it comes, by the order in which places were done. */
  bound: new Int32Array(n),
  next: new Int32Array(n),
  /** What a whole way over here costs at least, as it stands in the heap; NEVER for those that are done. */
  all: new Int32Array(n),
  done: new Int32Array(n),
});
let scratch = columns(512);
const NEVER = 0x3fff_ffff;
/** The bound of a place that no way is looked for to any more. */
const CLOSED = -1;
/** No place around scenery; and one of which nobody knows yet whether it bears a base. */
const ELSEWHERE = -1;
const UNSEEN = -2;

/** Whole ways by what they cost at least, the first place first among equals: a heap of numbers, each the cost and the place. */
let heap = new Float64Array(1024);
let heaped = 0;
const PLACES = 0x1_0000;

function lift(value: number): void {
  if (heaped === heap.length) {
    const before = heap;
    heap = new Float64Array(2 * before.length);
    heap.set(before);
  }
  let at = heaped++;
  while (at > 0) {
    const up = (at - 1) >> 1;
    const above = heap[up] as number;
    if (above <= value) break;
    heap[at] = above;
    at = up;
  }
  heap[at] = value;
}

/** Takes the first one off. */
function drop(): void {
  const value = heap[--heaped] as number;
  let at = 0;
  for (;;) {
    let down = 2 * at + 1;
    if (down >= heaped) break;
    if (down + 1 < heaped && (heap[down + 1] as number) < (heap[down] as number)) down++;
    const below = heap[down] as number;
    if (below >= value) break;
    heap[at] = below;
    at = down;
  }
  heap[at] = value;
}

/** How many places are in the scratch, and the way they are for: from where to where, and how long at most. */
let placed = 0;
let fromX = 0;
let fromY = 0;
let toX = 0;
let toY = 0;
let longest = 0;
/** A place that a way may lead over, if such a way could be short enough. Whether anybody can stand there is looked at only if one would go there. */
function place(x: number, y: number, id: number): void {
  const here = lengthOf(fromX, fromY, x, y);
  const rest = lengthOf(x, y, toX, toY);
  if (here + rest > longest) return;
  const n = placed;
  if (n === scratch.xs.length) scratch = larger(scratch);
  scratch.xs[n] = x;
  scratch.ys[n] = y;
  scratch.ids[n] = id;
  scratch.rest[n] = rest;
  scratch.cost[n] = NEVER;
  scratch.bound[n] = here;
  scratch.next[n] = 0;
  scratch.all[n] = here + rest;
  placed = n + 1;
}

/** Around what bars the straight way to a free place, or over slow ground on it. */
function newRoute(
  ground: Ground,
  bodies: readonly Body[],
  walker: Walker,
  to: Point,
  limit: number,
  holeMost: number,
  skip: readonly number[],
  bends: readonly Point[],
): Route | undefined {
  const { r, z, x: sx, y: sy } = walker;
  const tx = to[0];
  const ty = to[1];
  const known = knownOf(ground, r, holeMost);
  placed = 0;
  [fromX, fromY, toX, toY, longest] = [sx, sy, tx, ty, limit];
  place(sx, sy, ELSEWHERE);
  place(tx, ty, ELSEWHERE);
  const reach = limit + 2 * (r + roundingOf(r));
  for (const { piece, x, y, begin, end } of known.corners) {
    if (!(piece.blocks || piece.hole || piece.slow) && piece.top === z) continue;
    if (lengthOf(sx, sy, x, y) + lengthOf(x, y, tx, ty) > reach) continue;
    for (let id = begin; id < end; id++)
      if (known.zs[id] === z) place(known.xs[id] as number, known.ys[id] as number, id);
  }
  // Nobody else can be in the way of one that is short enough.
  const close: Body[] = [];
  for (const body of bodies) {
    const off = body.r + r;
    const away = off + roundingOf(off);
    if (body.off || skip.includes(body.id)) continue;
    if (lengthOf(sx, sy, body.x, body.y) + lengthOf(body.x, body.y, tx, ty) > limit + 2 * away) continue;
    close.push(body);
    for (const around of ringOf(away)) place(body.x + around[0], body.y + around[1], UNSEEN);
    // Wedged between a base and something else, nobody gets to the corners of that ring: they first step off along the
    // base, or past it along the edge of the table.
    const dx = sx - body.x;
    const dy = sy - body.y;
    const apart = Math.sqrt(dx * dx + dy * dy);
    if (apart > away || apart === 0) continue;
    for (const aside of STEP_ASIDE) {
      const x = body.x + rounded(((dx * STEP_ON - dy * aside) * away) / apart);
      const y = body.y + rounded(((dx * aside + dy * STEP_ON) * away) / apart);
      place(x, y, UNSEEN);
    }
    for (const y of [ty, body.y - away, body.y + away]) place(sx, y, UNSEEN);
    for (const x of [tx, body.x - away, body.x + away]) place(x, sy, UNSEEN);
  }
  for (const [x, y] of bends) place(x, y, UNSEEN);
  return cheapest(ground, known, close, walker);
}

function larger(before: typeof scratch): typeof scratch {
  const made = columns(2 * before.xs.length);
  for (const name of ['xs', 'ys', 'ids', 'rest', 'cost', 'bound', 'next', 'all'] as const) made[name].set(before[name]);
  return made;
}

/** Who is skipped among those that are left. */
const NOBODY: readonly number[] = [];

/** The turn by half the angle between two corners of a ring, 11.25°, to either side: as far as one can go straight along a base. */
const STEP_ON = 0.980785;
const STEP_ASIDE = [0.19509, -0.19509];

/** Sixteen places around the origin, no nearer than a distance. */
const ringOf = once((distance: number) => AROUND.map(([ux, uy]) => touching(0, 0, distance, ux, uy, 0)));

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

/**
 * Dijkstra with an estimate (A*) over all pairs of the places in the scratch, from the first to the second. Legs are long to
 * judge, and most are never needed: each counts as long as its straight line until it is the next one to be gone.
 */
function cheapest(ground: Ground, known: Known, bodies: readonly Body[], { r, z }: Walker): Route | undefined {
  const { holeMost, count, legs } = known;
  const { xs, ys, ids, rest, cost, before, bound, next, all, done } = scratch;
  const n = placed;
  const most = longest;
  heaped = 0;
  for (let i = 1; i < n; i++) lift((all[i] as number) * PLACES + i);
  cost[0] = 0;
  all[0] = NEVER;
  done[0] = 0;
  let settled = 1;
  for (;;) {
    if (heaped === 0) return undefined;
    const first = heap[0] as number;
    const least = Math.floor(first / PLACES);
    const at = first - least * PLACES;
    drop();
    // It is in the heap once more for less, or done.
    if (all[at] !== least) continue;
    const x = xs[at] as number;
    const y = ys[at] as number;
    if ((bound[at] as number) < (cost[at] as number)) {
      const order = next[at] as number;
      const from = done[order] as number;
      const tried = bound[at] as number;
      const fx = xs[from] as number;
      const fy = ys[from] as number;
      const id = ids[at] as number;
      const other = ids[from] as number;
      const key = id >= 0 && other >= 0 && id < count && other < count ? other * count + id : -1;
      let price = BARRED;
      if (!baseInWay(bodies, NOBODY, fx, fy, x, y, r)) {
        price = key < 0 ? UNASKED : (legs[key] as number);
        if (price === UNASKED) {
          price = groundCost(ground, fx, fy, x, y, r, holeMost);
          if (key >= 0) legs[key] = price;
        }
      } else if (overlaps(bodies, -1, x, y, r)) {
        // Somebody stands there: no leg leads to it.
        all[at] = NEVER;
        bound[at] = CLOSED;
        continue;
      }
      if (price !== BARRED) {
        if (id === UNSEEN && surfaceAt(ground, x, y, r) !== z) {
          all[at] = NEVER;
          bound[at] = CLOSED;
          continue;
        }
        if (id === UNSEEN) ids[at] = ELSEWHERE;
        const whole = (cost[from] as number) + price;
        if (whole < (cost[at] as number)) {
          cost[at] = whole;
          before[at] = from;
        }
      }
      // If this is not the cheapest, another is: what is done later costs no less in any case.
      let hoped = NEVER;
      if (cost[at] !== tried) {
        const row = id >= 0 && id < count ? id : -1;
        for (let k = 0; k < settled; k++) {
          const i = done[k] as number;
          const from = ids[i] as number;
          // What scenery bars between two places it bars for good.
          if (row >= 0 && from >= 0 && from < count && legs[from * count + row] === BARRED) continue;
          const length = (cost[i] as number) + lengthOf(xs[i] as number, ys[i] as number, x, y);
          if (length < hoped && (length > tried || (length === tried && k > order))) {
            hoped = length;
            next[at] = k;
          }
        }
      }
      bound[at] = hoped;
      const now = Math.min(hoped, cost[at] as number) + (rest[at] as number);
      if (now > least || hoped < (cost[at] as number)) {
        // Too dear so far: what is done later may still lead here.
        all[at] = now > most ? NEVER : now;
        if (now <= most) lift(now * PLACES + at);
        continue;
      }
    }
    if (at === 1) break;
    all[at] = NEVER;
    done[settled] = at;
    const here = cost[at] as number;
    bound[at] = CLOSED;
    const own = ids[at] as number;
    const row = own >= 0 && own < count ? own * count : -1;
    for (let i = 1; i < n; i++) {
      const room = (bound[i] as number) - here - 1;
      if (room < 0) continue;
      const far = squared(x, y, xs[i] as number, ys[i] as number);
      if (far > room * room) continue;
      const to = ids[i] as number;
      if (row >= 0 && to >= 0 && to < count && legs[row + to] === BARRED) continue;
      const hoped = here + roundedUp(Math.sqrt(far));
      bound[i] = hoped;
      next[i] = settled;
      const now = hoped + (rest[i] as number);
      if (now > most || now >= (all[i] as number)) continue;
      all[i] = now;
      lift(now * PLACES + i);
    }
    settled++;
  }
  const path: Point[] = [];
  for (let at = 1; at > 0; at = before[at] as number) path.push([xs[at] as number, ys[at] as number]);
  return { path: path.reverse(), cost: cost[1] as number };
}
