/**
 * RDD-HID: what a place is worth to somebody who does not know which of several it is. The average over them would be the
 * worth if he were told at once, and he would wait to be told. Here he has to find out: for a few rounds ahead he does the
 * same thing wherever he may be, sees the kind of the cell that he comes to, and goes on with the cells that look alike.
 */
import { CELLS, type CellIndex } from '../data/map.ts';
import { TERRAINS } from '../data/terrains.ts';
import { DIRECTIONS } from '../hex.ts';
import { CHANCE, LOST_KEEPS, WIDTH } from './quantities.ts';
import type { Solution } from './solve.ts';

/** Rounds that he looks ahead before he trusts that he will have found himself. */
const DEPTH = 1;

/** The kind of each cell by number; off the map, which is told too, is a kind of its own (RDD-OFF-01). */
const LOOKS = Uint8Array.from([...CELLS.map(({ kind }) => TERRAINS.indexOf(kind)), TERRAINS.length]);

interface When {
  readonly t: number;
  readonly state: number;
  readonly points: number;
}

/** The worth of a round that leads from each of the cells where he may be to one of these. */
export function entering(s: Solution, { t, state, points }: When, to: readonly CellIndex[]): number {
  return afterLooking(s, { t: t + 1, state, points }, to, s.arriving(t + 1, state)?.[CHANCE], DEPTH);
}

/** The worth of having been carried to one of these cells, whoever did it being gone. */
export function carriedTo(s: Solution, when: When, cells: readonly CellIndex[]): number {
  return afterLooking(s, when, cells, s.settled(when.t, when.state)?.[CHANCE], DEPTH);
}

/**
 * How much of the average over these cells is left to him who stands on one of them and has dealt with whoever was there:
 * what he can make of it, against what he could if he were told which it is.
 */
export function lostShare(s: Solution, when: When, cells: readonly CellIndex[]): number {
  const told = s.settled(when.t, when.state)?.[CHANCE];
  const row = Math.min(when.points, s.model.most) * WIDTH;
  const total = cells.reduce((sum, cell) => sum + (told?.[row + cell] ?? 0), 0);
  return total > 0 ? (cells.length * carriedTo(s, when, cells)) / total : 1;
}

/**
 * He is on one of these cells and sees of what kind it is. `told` holds what each would be worth if he knew it: that is
 * what it is worth when one cell is left, or where it does not matter which it is. At the end of his looking ahead, what
 * is still in doubt is worth as much less as being lost is everywhere.
 */
function afterLooking(
  s: Solution,
  when: When,
  cells: readonly CellIndex[],
  told: Float64Array | undefined,
  depth: number,
): number {
  if (!told) return 0;
  const row = Math.min(when.points, s.model.most) * WIDTH;
  const groups: CellIndex[][] = [];
  for (const cell of cells) {
    const group = groups[LOOKS[cell]!];
    if (group) group.push(cell);
    else groups[LOOKS[cell]!] = [cell];
  }
  let total = 0;
  for (const group of groups) {
    if (!group) continue;
    let sum = 0;
    let doubt = false;
    for (const cell of group) {
      sum += told[row + cell]!;
      doubt ||= cell !== group[0];
    }
    if (!doubt || isAnyGood(s, group)) total += sum;
    else if (depth === 0) total += LOST_KEEPS * sum;
    else total += Math.min(sum, group.length * standing(s, when, group, depth - 1));
  }
  return total / cells.length;
}

/** Any of several cells of the spell's kind will do. What needs one exact cell is not for who is lost (RDD-SPELL-02). */
function isAnyGood({ model }: Solution, group: readonly CellIndex[]): boolean {
  return model.anywhere && model.suits[group[0]!] === true && group.every((cell) => model.suits[cell]);
}

/** The worth of the best round to come for who stands on one of these cells. */
function standing(s: Solution, when: When, cells: readonly CellIndex[], depth: number): number {
  const next = { ...when, t: when.t + 1 };
  const told = s.arriving(next.t, when.state)?.[CHANCE];
  const ends = s.tables.drift(1);
  let best = 0;
  for (let way = 0; way < DIRECTIONS.length; way++) {
    const to = cells.map((cell) => ends[6 * cell + way]!);
    best = Math.max(best, afterLooking(s, next, to, told, depth));
  }
  return best;
}
