/** The places that a base can get to on the level it stands on: a picture for people. */
import { type Body, type Ground, onTable, overlaps, surfaceAt, type Walker } from './field.ts';
import { type Point, roundedDown, roundedUp } from './plane.ts';
import { discInside } from './polygon.ts';

/** A grid of places that a base can get to on its level, with what each costs. */
interface Reachable {
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
