/**
 * Where a base can get to, as a field of costs and as outlines of it. Costs are those of straight legs around what is in the
 * way (lazy Theta* on a grid), so that in the open an outline is a circle and not an octagon.
 */
import { BASE } from '../data/constants.ts';
import { type Ground, onTable, overlaps, surfaceAt } from '../geometry/field.ts';
import { CM, type Point, roundedDown, squared } from '../geometry/plane.ts';
import { legCost } from '../geometry/route.ts';
import type { Field } from '../rules/measure.ts';
import { retinue } from '../rules/paths.ts';
import { groundOf } from '../scenery.ts';
import type { Fighter } from '../state.ts';

const HOLE = BASE.stepOver * CM;

interface ReachField {
  readonly step: number;
  /** Places in a row, and the first of them. */
  readonly wide: number;
  readonly x: number;
  readonly y: number;
  /** Row by row; infinite where nobody gets. */
  readonly cost: Float64Array;
}

const AROUND: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

const NEW = 0;
const CHECKED = 1;
const DONE = 2;
const UNKNOWN = 0;
const FREE = 1;
const TAKEN = 2;

/** Only what can be met within `most` of the walker. */
function nearby(ground: Ground, f: Fighter, most: number): Ground {
  const far = most + f.r;
  const pieces = ground.pieces.filter(
    ({ shape }) =>
      shape.maxX >= f.x - far && shape.minX <= f.x + far && shape.maxY >= f.y - far && shape.minY <= f.y + far,
  );
  return { side: ground.side, pieces };
}

export function reachField(s: Field, f: Fighter, most: number, step = 75): ReachField {
  const span = roundedDown(most / step) + 2;
  const wide = 2 * span + 1;
  const start = span * wide + span;
  const cost = new Float64Array(wide * wide).fill(Number.POSITIVE_INFINITY);
  const field = { step, wide, x: f.x - span * step, y: f.y - span * step, cost };
  const parent = new Int32Array(wide * wide).fill(-1);
  const stage = new Uint8Array(wide * wide);
  const known = new Uint8Array(wide * wide);
  const skip = retinue(s, f);
  const ground = nearby(groundOf(s), f, most);
  const others = s.fighters.filter(
    ({ id, off, x, y, r }) =>
      !off && !skip.includes(id) && squared(x, y, f.x, f.y) <= (most + r + f.r) * (most + r + f.r),
  );
  const across = (key: number): number => field.x + (key % wide) * step;
  const down = (key: number): number => field.y + roundedDown(key / wide) * step;
  const isFree = (key: number): boolean => {
    if (known[key] === UNKNOWN) {
      const x = across(key);
      const y = down(key);
      const free =
        onTable(ground, x, y, f.r) && !overlaps(others, -1, x, y, f.r) && surfaceAt(ground, x, y, f.r) === f.z;
      known[key] = free ? FREE : TAKEN;
    }
    return known[key] === FREE;
  };
  const apart = (a: number, b: number): number => Math.sqrt(squared(across(a), down(a), across(b), down(b)));
  const leg = (a: number, b: number): number =>
    legCost(ground, others, [], [across(a), down(a)], [across(b), down(b)], f.r, HOLE) ?? Number.POSITIVE_INFINITY;
  const buckets: number[][] = [[start]];
  let now = 0;
  const put = (key: number): void => {
    // Never behind where the search is: what looks nearer than that is looked at next.
    const bucket = Math.max(now, roundedDown((cost[key] as number) / 10));
    buckets[bucket] ??= [];
    (buckets[bucket] as number[]).push(key);
  };
  /** The true cost of a place: by the leg that was hoped for, else by the best neighbour. */
  const check = (key: number): void => {
    const from = parent[key] as number;
    const hoped = cost[key] as number;
    let best = (cost[from] as number) + leg(from, key);
    let by = from;
    if (best > hoped + 2) {
      for (const [dx, dy] of AROUND) {
        const other = key + dx + dy * wide;
        if (stage[other] !== DONE || other === from) continue;
        const total = (cost[other] as number) + leg(other, key);
        if (total < best) {
          best = total;
          by = other;
        }
      }
    }
    cost[key] = best;
    parent[key] = by;
    stage[key] = CHECKED;
  };
  cost[start] = 0;
  parent[start] = start;
  stage[start] = CHECKED;
  for (; now < buckets.length; now++) {
    for (const key of buckets[now] ?? []) {
      if (stage[key] === DONE) continue;
      if (stage[key] === NEW) {
        const hoped = cost[key] as number;
        check(key);
        if ((cost[key] as number) > most) {
          cost[key] = Number.POSITIVE_INFINITY;
          stage[key] = NEW;
          continue;
        }
        if ((cost[key] as number) > hoped + 10) {
          put(key);
          continue;
        }
      }
      stage[key] = DONE;
      const from = parent[key] as number;
      const column = key % wide;
      const line = roundedDown(key / wide);
      for (const [dx, dy] of AROUND) {
        if (column + dx < 1 || line + dy < 1 || column + dx >= wide - 1 || line + dy >= wide - 1) continue;
        const other = key + dx + dy * wide;
        if (stage[other] === DONE || !isFree(other)) continue;
        const total = (cost[from] as number) + apart(from, other);
        if (total > most || total >= (cost[other] as number)) continue;
        cost[other] = total;
        parent[other] = from;
        stage[other] = NEW;
        put(other);
      }
    }
  }
  return field;
}

/** The outlines of all places that cost at most `level` (marching squares), as closed lines. */
export function outlines(field: ReachField, level: number): Point[][] {
  const { wide, step, cost } = field;
  const within = new Uint8Array(cost.length);
  for (let key = 0; key < cost.length; key++) within[key] = (cost[key] as number) <= level ? 1 : 0;
  // A point between two places: where the cost reaches the level, or half-way where one cannot be reached at all.
  const between = (a: number, b: number): Point => {
    const [from, to] = [cost[a] as number, cost[b] as number];
    const t = Number.isFinite(from) && Number.isFinite(to) && from !== to ? (level - from) / (to - from) : 0.5;
    const [ax, ay] = [field.x + (a % wide) * step, field.y + roundedDown(a / wide) * step];
    const [bx, by] = [field.x + (b % wide) * step, field.y + roundedDown(b / wide) * step];
    return [Math.round(ax + (bx - ax) * t), Math.round(ay + (by - ay) * t)];
  };
  const edgeOf = (a: number, b: number): number => Math.min(a, b) * 2 + (Math.abs(a - b) === 1 ? 0 : 1);
  const next = new Map<number, { readonly to: number; readonly at: Point }[]>();
  const add = (a: number, b: number, c: number, d: number): void => {
    const from = edgeOf(a, b);
    const list = next.get(from) ?? [];
    list.push({ to: edgeOf(c, d), at: between(a, b) });
    next.set(from, list);
  };
  for (let line = 0; line < wide - 1; line++) {
    for (let column = 0; column < wide - 1; column++) {
      const a = line * wide + column;
      const b = a + 1;
      const c = a + wide + 1;
      const d = a + wide;
      const count = (within[a] as number) + (within[b] as number) + (within[c] as number) + (within[d] as number);
      if (count === 0 || count === 4) continue;
      // Corners in order; from every edge that leads out to the next that leads in: the inside lies on the right.
      const ring = [a, b, c, d];
      const inside = ring.map((key) => within[key] === 1);
      for (let i = 0; i < 4; i++) {
        if (!inside[i] || inside[(i + 1) % 4]) continue;
        let k = (i + 1) % 4;
        while (!inside[(k + 1) % 4]) k = (k + 1) % 4;
        add(ring[i] as number, ring[(i + 1) % 4] as number, ring[k] as number, ring[(k + 1) % 4] as number);
      }
    }
  }
  const found: Point[][] = [];
  for (const first of next.keys()) {
    const line: Point[] = [];
    let at = first;
    for (;;) {
      const one = next.get(at)?.pop();
      if (!one) break;
      line.push(one.at);
      at = one.to;
      if (at === first) break;
    }
    if (line.length > 2) found.push(line);
  }
  return found;
}
