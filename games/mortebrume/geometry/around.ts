/**
 * Whether a base can get to any of many places on foot, around what stands there. A way bends around bases and corners and
 * in narrow gaps; it is looked for coarsely first, and finely around what it touches where it is nearly short enough.
 */
import { type Body, type Ground, onTable, overlaps, type Piece, surfaceAt } from './field.ts';
import { lengthOf, type Point, rounded, roundedDown, roundedUp, squared } from './plane.ts';
import { legCost, type Walker } from './route.ts';
import { AROUND, touching } from './sweep.ts';

/** What a way can bend around: a base, or a corner of scenery (r = 0). */
interface Post {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
/** A place that a way may lead over, and what it rounds there. */
interface Bend {
  readonly at: Point;
  readonly post: Post | undefined;
}
export interface Found {
  readonly path: readonly Point[];
  readonly cost: number;
}

/** What is asked for: who goes, over what, past whom, how far and over what holes. */
export interface Search {
  readonly ground: Ground;
  readonly bodies: readonly Body[];
  readonly skip: readonly number[];
  readonly walker: Walker;
  readonly most: number;
  readonly holeMost: number;
}

/** Directions around a post, each sixteenth of the circle cut into so many parts. */
const directionsOf = (parts: number): readonly Point[] =>
  AROUND.flatMap(([x, y], i) => {
    const [nx, ny] = AROUND[(i + 1) % AROUND.length] as Point;
    return Array.from({ length: parts }, (_, k): Point => [x * (parts - k) + nx * k, y * (parts - k) + ny * k]);
  });
/** How far off its circle a ring stands so that its sides do not cut it, as a share: 1 / cos of half an angle, less 1. */
const COARSE = { directions: directionsOf(1), off: 0.02 };
const FINE = { directions: directionsOf(4), off: 0.0016 };
type Grain = typeof COARSE;
/** What the coarse rings may add to a way: a share of it, and some units for the grid. */
const slackOf = (most: number): number => roundedUp(most * 0.03) + 60;
/** Gaps with less room to spare than this are gone through along their middle. */
const NARROW = 80;

const isPassable = (ground: Ground, bodies: readonly Body[], { id, z, r }: Walker, x: number, y: number): boolean =>
  onTable(ground, x, y, r) && !overlaps(bodies, id, x, y, r) && surfaceAt(ground, x, y, r) === z;

const isObstacle = ({ blocks, hole, slow, stands }: Piece): boolean => blocks || hole || slow || stands;

/** Whether a piece keeps away from a box by this much at least. */
const isFar = ({ shape }: Piece, minX: number, maxX: number, minY: number, maxY: number, off: number): boolean =>
  maxX + off <= shape.minX || minX - off >= shape.maxX || maxY + off <= shape.minY || minY - off >= shape.maxY;

/** The point of a piece's edge nearest to a point. */
function nearestOn({ shape: { xs, ys } }: Piece, px: number, py: number): Point {
  let best: Point = [xs[0] as number, ys[0] as number];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const [ax, ay, bx, by] = [xs[j] as number, ys[j] as number, xs[i] as number, ys[i] as number];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
    const [x, y] = [ax + dx * t, ay + dy * t];
    const far = squared(px, py, x, y);
    if (far >= least) continue;
    least = far;
    best = [x, y];
  }
  return best;
}

/** Through a gap between two points that are in the way: its middle, and a place before and behind it. */
function gate(ax: number, ay: number, bx: number, by: number, r: number): Point[] {
  const length = Math.sqrt(squared(ax, ay, bx, by));
  if (length < 2 * r || length > 2 * r + NARROW) return [];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [ux, uy] = [-(by - ay) / length, (bx - ax) / length];
  const far = 2 * r;
  return [0, far, -far].map((d): Point => [rounded(mx + ux * d), rounded(my + uy * d)]);
}

/** The middles of narrow gaps: between bases, scenery and the edge of the table. */
function gatesIn({ ground, walker: { r } }: Search, posts: readonly Post[], pieces: readonly Piece[]): Point[] {
  const found: Point[] = [];
  const between = (post: Post, x: number, y: number, other: number): void => {
    const length = Math.sqrt(squared(post.x, post.y, x, y));
    if (length <= post.r + other || length > post.r + other + 2 * r + NARROW) return;
    const [ux, uy] = [(x - post.x) / length, (y - post.y) / length];
    found.push(...gate(post.x + ux * post.r, post.y + uy * post.r, x - ux * other, y - uy * other, r));
  };
  posts.forEach((post, i) => {
    for (let k = i + 1; k < posts.length; k++) {
      const other = posts[k] as Post;
      between(post, other.x, other.y, other.r);
    }
    const room = post.r + 2 * r + NARROW;
    for (const piece of pieces) {
      if (isFar(piece, post.x, post.x, post.y, post.y, room)) continue;
      const at = nearestOn(piece, post.x, post.y);
      between(post, at[0], at[1], 0);
    }
    between(post, 0, post.y, 0);
    between(post, ground.side, post.y, 0);
    between(post, post.x, 0, 0);
    between(post, post.x, ground.side, 0);
  });
  return found;
}

/** The first of these places, in the order of what the way there costs, that the judge accepts. */
export function wayToAny<T>(
  search: Search,
  places: readonly Point[],
  judge: (found: Found) => T | undefined,
): T | undefined {
  const { ground, skip, walker, most, holeMost } = search;
  const { x: sx, y: sy, r } = walker;
  // No leg leads to a place that the ground itself bars: many would be tried.
  const spots = clearOf(ground, places, r, holeMost);
  if (spots.length === 0) return undefined;
  const { x: tx, y: ty, wide } = circleAround(spots);
  const reach = most + slackOf(most);
  const near = (x: number, y: number, off: number): boolean =>
    Math.sqrt(squared(sx, sy, x, y)) + Math.sqrt(squared(x, y, tx, ty)) - wide - 2 * off <= reach;
  // Nobody else can be in the way of one that is short enough.
  const others = search.bodies.filter(
    ({ id, off, x, y, r: base }) => !off && !skip.includes(id) && near(x, y, base + 4 * r),
  );
  const among: Search = { ...search, bodies: others, skip: NOBODY };
  const pieces = ground.pieces.filter(isObstacle);
  const posts: Post[] = [];
  // Written out, so that all posts are of one kind to the compiler.
  for (const { x, y, r: base } of others) if (near(x, y, base + 2 * r)) posts.push({ x, y, r: base });
  for (const { shape } of pieces) {
    for (let i = 0; i < shape.xs.length; i++) {
      const x = shape.xs[i] as number;
      const y = shape.ys[i] as number;
      if (near(x, y, 2 * r)) posts.push({ x, y, r: 0 });
    }
  }
  const fits = ({ at }: Bend): boolean => near(at[0], at[1], 0) && isPassable(ground, others, walker, at[0], at[1]);
  const ring = (post: Post, { directions, off }: Grain): Bend[] => {
    const gap = roundedUp((post.r + r) * off) + 2;
    return directions.map(([ux, uy]) => ({ at: touching(post.x, post.y, post.r, ux, uy, r, gap), post }));
  };
  const gates = gatesIn(search, posts, pieces).map((at): Bend => ({ at, post: undefined }));
  const coarse = [...posts.flatMap((post) => ring(post, COARSE)), ...gates].filter(fits);
  const walls: Ground = { side: FAR, pieces: pieces.filter(({ blocks }) => blocks) };
  const rest = (at: Point): number => roundedDown(Math.sqrt(squared(at[0], at[1], tx, ty)) - wide) - 1;
  const take = (way: Way): T | undefined => (way.cost <= most ? judge(way) : undefined);
  const rough = waysOver({ ...among, most: reach }, coarse, spots, walls, rest, take);
  if (rough.taken !== undefined || rough.ways.length === 0) return rough.taken;
  const touched = new Set(rough.ways.flatMap(({ over }) => over.flatMap(({ post }) => post ?? [])));
  const fine = [...[...touched].flatMap((post) => ring(post, FINE)), ...gates].filter(fits);
  return waysOver(among, fine, spots, walls, rest, take).taken;
}

interface Way extends Found {
  readonly over: readonly Bend[];
}
/** Neighbouring places from `begin` on, the middle one of them, how far they lie from it, and what a way to any costs at least. */
interface Group {
  readonly begin: number;
  readonly end: number;
  readonly middle: Point;
  readonly off: number;
  readonly least: number;
}

/** So many neighbouring places are looked at together. */
const GROUP = 16;

/**
 * The cheapest way over these bends to each group of places, in the order of what they cost, until one is taken. Ways
 * are worked out only while a cheaper one may be left: nearly always the first is taken. `rest` is the least that is
 * left to go from a place.
 */
function waysOver<T>(
  { ground, bodies, skip, walker, most, holeMost }: Search,
  bends: readonly Bend[],
  spots: readonly Point[],
  walls: Ground,
  rest: (at: Point) => number,
  take: (way: Way) => T | undefined,
): { readonly taken: T | undefined; readonly ways: readonly Way[] } {
  const { x, y, r } = walker;
  const nodes: readonly Bend[] = [{ at: [x, y], post: undefined }, ...bends];
  const leg = (a: Point, b: Point): number | undefined => legCost(ground, bodies, skip, a, b, r, holeMost);
  const { cost, before, order } = spread(nodes, most, rest, leg);

  const wayTo = ({ begin, end, middle, off }: Group): Way | undefined => {
    let best = -1;
    let to = middle;
    let least = most + 1;
    for (const node of order) {
      const { at } = nodes[node] as Bend;
      const here = cost[node] as number;
      if (here >= least) break;
      if (here + lengthOf(at[0], at[1], middle[0], middle[1]) - off >= least) continue;
      // A narrower base that cannot get to the middle of them for bases and walls: this one can get to none.
      if (off < r && legCost(walls, bodies, skip, at, middle, r - off, holeMost) === undefined) continue;
      for (let i = begin; i < end; i++) {
        const spot = spots[i] as Point;
        if (here + lengthOf(at[0], at[1], spot[0], spot[1]) >= least) continue;
        const price = leg(at, spot);
        if (price === undefined || here + price >= least) continue;
        least = here + price;
        best = node;
        to = spot;
      }
    }
    if (best < 0) return undefined;
    const over: Bend[] = [];
    for (let node = best; node > 0; node = before[node] as number) over.push(nodes[node] as Bend);
    over.reverse();
    return { path: [...over.map(({ at }) => at), to], cost: least, over };
  };

  const groups: Group[] = [];
  for (let begin = 0; begin < spots.length; begin += GROUP) {
    const end = Math.min(begin + GROUP, spots.length);
    const middle = spots[begin + ((end - begin) >> 1)] as Point;
    let wide = 0;
    for (let i = begin; i < end; i++) {
      const spot = spots[i] as Point;
      wide = Math.max(wide, squared(middle[0], middle[1], spot[0], spot[1]));
    }
    const off = roundedUp(Math.sqrt(wide));
    let least = most + 1;
    for (const node of order) {
      const { at } = nodes[node] as Bend;
      const here = cost[node] as number;
      if (here - off >= least) break;
      least = Math.min(least, here + lengthOf(at[0], at[1], middle[0], middle[1]) - off);
    }
    if (least <= most) groups.push({ begin, end, middle, off, least });
  }
  groups.sort((p, q) => p.least - q.least);
  const ways: Way[] = [];
  /** Worked out, and not yet offered: the cheapest first, and the first group of those that cost the same. */
  const open: { readonly way: Way; readonly begin: number }[] = [];
  for (let at = 0; at < groups.length || open.length > 0; ) {
    const group = groups[at];
    if (group && (!open[0] || group.least <= open[0].way.cost)) {
      at++;
      const way = wayTo(group);
      if (!way) continue;
      open.push({ way, begin: group.begin });
      open.sort((p, q) => p.way.cost - q.way.cost || p.begin - q.begin);
      continue;
    }
    const { way } = open.shift() as (typeof open)[number];
    ways.push(way);
    const taken = take(way);
    if (taken !== undefined) return { taken, ways };
  }
  return { taken: undefined, ways };
}

/** Who is skipped among those that are left: nobody. */
const NOBODY: readonly number[] = [];
const NOBODIES: readonly Body[] = [];

/** Those of these places that the ground does not bar: nearly always all are on the table and away from every piece. */
function clearOf({ side, pieces }: Ground, places: readonly Point[], r: number, holeMost: number): readonly Point[] {
  let minX = side;
  let minY = side;
  let maxX = 0;
  let maxY = 0;
  for (const [x, y] of places) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  const close = pieces.filter((piece) => !isFar(piece, minX, maxX, minY, maxY, r));
  const onIt = minX >= r && minY >= r && maxX <= side - r && maxY <= side - r;
  if (onIt && close.length === 0) return places;
  const ground: Ground = { side, pieces: close };
  return places.filter((at) => legCost(ground, NOBODIES, NOBODY, at, at, r, holeMost) !== undefined);
}

/** A circle in which all these places lie. */
function circleAround(places: readonly Point[]): { readonly x: number; readonly y: number; readonly wide: number } {
  let x = 0;
  let y = 0;
  for (const at of places) {
    x += at[0];
    y += at[1];
  }
  x /= places.length;
  y /= places.length;
  let wide = 0;
  for (const at of places) wide = Math.max(wide, squared(x, y, at[0], at[1]));
  return { x, y, wide: Math.sqrt(wide) };
}

/** The side of a table without an edge worth speaking of. */
const FAR = 1_000_000;

/** What it costs to get from the first of these places to each other one that may lead on, and over which; the cheapest first. */
function spread(
  nodes: readonly Bend[],
  most: number,
  rest: (at: Point) => number,
  leg: (a: Point, b: Point) => number | undefined,
) {
  const cost = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(nodes.length);
  const done = new Uint8Array(nodes.length);
  /** So much may a way to here cost that still gets there. */
  const allowed = Float64Array.from(nodes, ({ at }) => most - Math.max(0, rest(at)));
  const order: number[] = [];
  cost[0] = 0;
  for (;;) {
    let at = -1;
    for (let i = 0; i < nodes.length; i++) {
      if (done[i] === 0 && (at < 0 || (cost[i] as number) < (cost[at] as number))) at = i;
    }
    if (at < 0 || (cost[at] as number) > most) return { cost, before, order };
    done[at] = 1;
    order.push(at);
    const here = cost[at] as number;
    const from = (nodes[at] as Bend).at;
    for (let i = 0; i < nodes.length; i++) {
      if (done[i] === 1) continue;
      const to = (nodes[i] as Bend).at;
      // At best as long as the straight line: shorter than what is known, and not longer than allowed. In squares.
      const room = Math.min((cost[i] as number) - 1, allowed[i] as number) - here;
      if (room < 0 || squared(from[0], from[1], to[0], to[1]) > room * room) continue;
      const price = leg(from, to);
      if (price === undefined || here + price >= (cost[i] as number)) continue;
      cost[i] = here + price;
      before[i] = at;
    }
  }
}
