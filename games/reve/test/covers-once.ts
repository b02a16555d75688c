import type { Range } from '../data/percent.ts';

/** Whether the rows, in the order in which they stand, take each of 01 to 00 once. */
export function coversOnce(rows: readonly Range[]): boolean {
  let next = 1;
  for (const { from, to } of rows) {
    if (from !== next || to < from) return false;
    next = to + 1;
  }
  return next === 101;
}
