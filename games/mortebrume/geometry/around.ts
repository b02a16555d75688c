/**
 * Whether a base can get to any of many places on foot, around what stands there. A way bends around bases and corners and
 * in narrow gaps; it is looked for coarsely first, and finely around what it touches where it is nearly short enough.
 */
import { type Body, type Disc, type Ground, onTable, overlaps, type Piece, surfaceAt, type Walker } from './field.ts';
import { lengthOf, type Point, rounded, roundedDown, roundedUp, squared } from './plane.ts';
import type { Route } from './remembered.ts';
import { detour, legCost } from './route.ts';
import { AROUND, touching } from './sweep.ts';

/** A place that a way may lead over, and what it rounds there: a base, or a corner of scenery (r = 0). */
interface Bend {
  readonly at: Point;
  readonly post: Disc | undefined;
}

/** What is asked for: who goes, over what, past whom, how far and over what holes. */
interface Search {
  readonly ground: Ground;
  readonly bodies: readonly Body[];
  readonly skip: readonly number[];
  readonly walker: Walker;
  readonly most: number;
  readonly holeMost: number;
}

/** Directions around a post, each sixteenth of the circle cut into so many parts. */
export const directionsOf = (parts: number): readonly Point[] =>
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

/** Through the gap between a post and a circle around (x, y), if it is narrow: its middle, and a place before and behind it. */
function addGate(found: Bend[], post: Disc, x: number, y: number, other: number, r: number): void {
  const apart = Math.sqrt(squared(post.x, post.y, x, y));
  if (apart <= post.r + other || apart > post.r + other + 2 * r + NARROW) return;
  const [ux, uy] = [(x - post.x) / apart, (y - post.y) / apart];
  const [ax, ay] = [post.x + ux * post.r, post.y + uy * post.r];
  const [bx, by] = [x - ux * other, y - uy * other];
  const length = Math.sqrt(squared(ax, ay, bx, by));
  if (length < 2 * r || length > 2 * r + NARROW) return;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  for (const d of [0, 2 * r, -2 * r]) found.push({ at: [rounded(mx + nx * d), rounded(my + ny * d)], post: undefined });
}

/** The middles of narrow gaps: between bases, scenery and the edge of the table. */
function gatesIn(side: number, posts: readonly Disc[], pieces: readonly Piece[], r: number): Bend[] {
  const found: Bend[] = [];
  for (let i = 0; i < posts.length; i++) {
    const post = posts[i] as Disc;
    for (let k = i + 1; k < posts.length; k++) {
      const other = posts[k] as Disc;
      addGate(found, post, other.x, other.y, other.r, r);
    }
    const room = post.r + 2 * r + NARROW;
    for (const piece of pieces) {
      if (isFar(piece, post.x, post.x, post.y, post.y, room)) continue;
      const at = nearestOn(piece, post.x, post.y);
      addGate(found, post, at[0], at[1], 0, r);
    }
    addGate(found, post, 0, post.y, 0, r);
    addGate(found, post, side, post.y, 0, r);
    addGate(found, post, post.x, 0, 0, r);
    addGate(found, post, post.x, side, 0, r);
  }
  return found;
}

/** Says what comes of a way, and nothing where it will not do. An object, as its method stays compiled: see `Area`. */
export interface Judge<T> {
  judge(found: Route): T | undefined;
}

/** The first of these places, in the order of what the way there costs, that the judge accepts. */
export function wayToAny<T>(search: Search, places: readonly Point[], judge: Judge<T>): T | undefined {
  const { ground, walker, most, holeMost } = search;
  // No leg leads to a place that the ground itself bars: many would be tried.
  const spots = clearOf(ground, places, walker.r, holeMost);
  if (spots.length === 0) return undefined;
  const area = new Area(search, spots);
  if (!area.mayLeadThere()) return undefined;
  const gates = gatesIn(ground.side, area.posts, area.pieces, walker.r);
  const coarse: Bend[] = [];
  for (const post of area.posts) area.addRing(coarse, post, COARSE);
  const rough = waysOver(area, area.reach, area.fitting(coarse, gates), judge);
  if (rough.taken !== undefined || rough.ways.length === 0) return rough.taken;
  const touched = new Set<Disc>();
  for (const { over } of rough.ways) for (const { post } of over) if (post) touched.add(post);
  const fine: Bend[] = [];
  for (const post of touched) area.addRing(fine, post, FINE);
  return waysOver(area, most, area.fitting(fine, gates), judge).taken;
}

/**
 * Where a search goes on: whoever and whatever may be in the way, and what is asked of places there. A class, as functions
 * made anew for each search are compiled anew whenever memory was cleared.
 */
class Area {
  readonly search: Search;
  readonly spots: readonly Point[];
  /** A circle in which all of them lie. */
  readonly target: Disc;
  /** So long may a way be that is looked for coarsely. */
  readonly reach: number;
  /** Nobody else can be in the way of one that is short enough. */
  readonly bodies: readonly Body[];
  readonly pieces: readonly Piece[];
  readonly walls: Ground;
  readonly posts: readonly Disc[];

  constructor(search: Search, spots: readonly Point[]) {
    const { ground, bodies, skip, walker, most } = search;
    this.search = search;
    this.spots = spots;
    this.target = circleAround(spots);
    this.reach = most + slackOf(most);
    const { r } = walker;
    const others: Body[] = [];
    for (const body of bodies) {
      if (body.off || skip.includes(body.id) || !this.isNear(body.x, body.y, body.r + 4 * r)) continue;
      others.push(body);
    }
    this.bodies = others;
    const pieces: Piece[] = [];
    const walls: Piece[] = [];
    for (const piece of ground.pieces) {
      if (isObstacle(piece)) pieces.push(piece);
      if (piece.blocks) walls.push(piece);
    }
    this.pieces = pieces;
    this.walls = { side: FAR, pieces: walls };
    const posts: Disc[] = [];
    // Written out, so that all posts are of one kind to the compiler.
    for (const body of others)
      if (this.isNear(body.x, body.y, body.r + 2 * r)) posts.push({ x: body.x, y: body.y, r: body.r });
    for (const { shape } of pieces) {
      for (let i = 0; i < shape.xs.length; i++) {
        const px = shape.xs[i] as number;
        const py = shape.ys[i] as number;
        if (this.isNear(px, py, 2 * r)) posts.push({ x: px, y: py, r: 0 });
      }
    }
    this.posts = posts;
  }

  /** Whether a way over here, give or take so much, could be short enough. */
  isNear(x: number, y: number, off: number): boolean {
    const { target } = this;
    const { walker } = this.search;
    const there = Math.sqrt(squared(walker.x, walker.y, x, y));
    return there + Math.sqrt(squared(x, y, target.x, target.y)) - target.r - 2 * off <= this.reach;
  }

  /** The least that is left to go from a place. */
  rest(at: Point): number {
    const { x, y, r } = this.target;
    return roundedDown(Math.sqrt(squared(at[0], at[1], x, y)) - r) - 1;
  }

  leg(a: Point, b: Point): number | undefined {
    const { ground, walker, holeMost } = this.search;
    return legCost(ground, this.bodies, NOBODY, a, b, walker.r, holeMost);
  }

  /** Whether any of the places is near enough for all that is known of who and what stands in the straight way to it. */
  mayLeadThere(): boolean {
    const { ground, walker, most } = this.search;
    for (const spot of this.spots) {
      if (this.leastTo(spot) > most + 1) continue;
      const straight = Math.sqrt(squared(walker.x, walker.y, spot[0], spot[1]));
      if (straight === 0 || detour(ground, walker, spot, straight) <= most + 2) return true;
    }
    return false;
  }

  /** At least so long is a way to a place: whoever stands in the straight one has to be passed on his left or on his right. */
  leastTo([tx, ty]: Point): number {
    const { x: ax, y: ay, r } = this.search.walker;
    const straight = Math.sqrt(squared(ax, ay, tx, ty));
    if (straight === 0) return 0;
    const ux = (tx - ax) / straight;
    const uy = (ty - ay) / straight;
    let least = straight;
    for (const body of this.bodies) {
      const vx = body.x - ax;
      const vy = body.y - ay;
      const along = vx * ux + vy * uy;
      const rest = straight - along;
      if (along <= 0 || rest <= 0) continue;
      const off = body.r + r;
      const aside = Math.abs(vy * ux - vx * uy);
      if (aside >= off) continue;
      // The nearer side of him: the other one is farther.
      const by = off - aside;
      least = Math.max(least, Math.sqrt(along * along + by * by) + Math.sqrt(rest * rest + by * by));
    }
    return least;
  }

  /** Places around a post. */
  addRing(found: Bend[], post: Disc, { directions, off }: Grain): void {
    const { r } = this.search.walker;
    const gap = roundedUp((post.r + r) * off) + 2;
    for (const to of directions) found.push({ at: touching(post.x, post.y, post.r, to[0], to[1], r, gap), post });
  }

  /** Those of these places that a way may lead over, behind the one where it begins. */
  fitting(rings: readonly Bend[], gates: readonly Bend[]): Bend[] {
    const { x, y } = this.search.walker;
    const found: Bend[] = [{ at: [x, y], post: undefined }];
    for (const bend of rings) if (this.isPassable(bend.at)) found.push(bend);
    for (const bend of gates) if (this.isPassable(bend.at)) found.push(bend);
    return found;
  }

  isPassable([x, y]: Point): boolean {
    const { ground, walker } = this.search;
    const { id, z, r } = walker;
    if (!this.isNear(x, y, 0) || !onTable(ground, x, y, r) || overlaps(this.bodies, id, x, y, r)) return false;
    return surfaceAt(ground, x, y, r) === z;
  }
}

/** A way to one of the group of places from `begin` on, and what it bends around. */
interface Way extends Route {
  readonly over: readonly Bend[];
  readonly begin: number;
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
 * The cheapest way over these bends, none longer than `limit`, to each group of places, in the order of what they cost,
 * until one is taken that costs no more than `most`. Ways are worked out only while a cheaper one may be left: nearly
 * always the first is taken.
 */
function waysOver<T>(area: Area, limit: number, nodes: readonly Bend[], judge: Judge<T>) {
  const { most } = area.search;
  const web = spread(area, nodes, limit);
  const groups = groupsIn(area, web, limit);
  const ways: Way[] = [];
  /** Worked out, and not yet offered: the cheapest first, and the first group of those that cost the same. */
  const open: Way[] = [];
  for (let at = 0; at < groups.length || open.length > 0; ) {
    const group = groups[at];
    if (group && (!open[0] || group.least <= open[0].cost)) {
      at++;
      const way = wayTo(area, web, group, limit);
      if (!way) continue;
      open.push(way);
      open.sort(byCost);
      continue;
    }
    const way = open.shift() as Way;
    ways.push(way);
    const taken = way.cost <= most ? judge.judge(way) : undefined;
    if (taken !== undefined) return { taken, ways };
  }
  return { taken: undefined, ways };
}

const byCost = (p: Way, q: Way): number => p.cost - q.cost || p.begin - q.begin;
const byLeast = (p: Group, q: Group): number => p.least - q.least;

/** The places in groups of neighbours, those that a way may lead to, the nearest first. */
function groupsIn({ spots }: Area, { nodes, cost, order }: Web, limit: number): Group[] {
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
    let least = limit + 1;
    for (const node of order) {
      const { at } = nodes[node] as Bend;
      const here = cost[node] as number;
      if (here - off >= least) break;
      least = Math.min(least, here + lengthOf(at[0], at[1], middle[0], middle[1]) - off);
    }
    if (least <= limit) groups.push({ begin, end, middle, off, least });
  }
  return groups.sort(byLeast);
}

function wayTo(area: Area, { nodes, cost, before, order }: Web, group: Group, limit: number): Way | undefined {
  const { begin, end, middle, off } = group;
  const { walker, holeMost } = area.search;
  const { r } = walker;
  let best = -1;
  let to = middle;
  let least = limit + 1;
  for (const node of order) {
    const { at } = nodes[node] as Bend;
    const here = cost[node] as number;
    if (here >= least) break;
    if (here + lengthOf(at[0], at[1], middle[0], middle[1]) - off >= least) continue;
    // A narrower base that cannot get to the middle of them for bases and walls: this one can get to none.
    if (off < r && legCost(area.walls, area.bodies, NOBODY, at, middle, r - off, holeMost) === undefined) continue;
    for (let i = begin; i < end; i++) {
      const spot = area.spots[i] as Point;
      if (here + lengthOf(at[0], at[1], spot[0], spot[1]) >= least) continue;
      const price = area.leg(at, spot);
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
  const path: Point[] = [];
  for (const { at } of over) path.push(at);
  path.push(to);
  return { path, cost: least, over, begin };
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
  const close: Piece[] = [];
  for (const piece of pieces) if (!isFar(piece, minX, maxX, minY, maxY, r)) close.push(piece);
  const onIt = minX >= r && minY >= r && maxX <= side - r && maxY <= side - r;
  if (onIt && close.length === 0) return places;
  const ground: Ground = { side, pieces: close };
  const clear: Point[] = [];
  for (const at of places) if (legCost(ground, NOBODIES, NOBODY, at, at, r, holeMost) !== undefined) clear.push(at);
  return clear;
}

/** A circle in which all these places lie. */
function circleAround(places: readonly Point[]): Disc {
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
  return { x, y, r: Math.sqrt(wide) };
}

/** The side of a table without an edge worth speaking of. */
const FAR = 1_000_000;

/** Places, what it costs to get from the first to each that may lead on, and over which; these in order, the cheapest first. */
interface Web {
  readonly nodes: readonly Bend[];
  readonly cost: Float64Array;
  readonly before: Int32Array;
  readonly order: readonly number[];
}

function spread(area: Area, nodes: readonly Bend[], limit: number): Web {
  const cost = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(nodes.length);
  const done = new Uint8Array(nodes.length);
  /** So much may a way to here cost that still gets there. */
  const allowed = new Float64Array(nodes.length);
  for (let i = 0; i < nodes.length; i++) allowed[i] = limit - Math.max(0, area.rest((nodes[i] as Bend).at));
  const order: number[] = [];
  cost[0] = 0;
  for (;;) {
    let at = -1;
    for (let i = 0; i < nodes.length; i++) {
      if (done[i] === 0 && (at < 0 || (cost[i] as number) < (cost[at] as number))) at = i;
    }
    if (at < 0 || (cost[at] as number) > limit) return { nodes, cost, before, order };
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
      const price = area.leg(from, to);
      if (price === undefined || here + price >= (cost[i] as number)) continue;
      cost[i] = here + price;
      before[i] = at;
    }
  }
}
