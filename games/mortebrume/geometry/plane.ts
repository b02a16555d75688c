/**
 * The plane of the table in whole numbers: one unit is a hundredth of a centimetre. Squares of lengths are compared, so
 * that every judgement is exact: with coordinates up to 12 000 and radii up to 4 000, all that stands on the right of a
 * comparison stays below 2^53, and what goes beyond it on the left is larger in any case.
 */
export type Point = readonly [x: number, y: number];

/** Units in a centimetre. */
export const CM = 100;

/**
 * Whole numbers as the machine has them, and no zero with a sign. The compiler keeps a field in whole numbers as long as it
 * has seen nothing else in it: one place that came as a floating one would turn all of them, and undo what was compiled.
 */
export const rounded = (x: number): number => Math.round(x) | 0;
export const roundedUp = (x: number): number => Math.ceil(x) | 0;
export const roundedDown = (x: number): number => Math.floor(x) | 0;

/**
 * Lengths that come of a square root are compared in whole thousandths of a centimetre, everywhere: what is less apart
 * is the same length, from whichever side it is measured.
 */
export const thousandths = (units: number): number => Math.round(units * 10);

export function squared(ax: number, ay: number, bx: number, by: number): number {
  return (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
}

/** The length of a leg in whole units, rounded up: what a leg costs. */
export function lengthOf(ax: number, ay: number, bx: number, by: number): number {
  return roundedUp(Math.sqrt(squared(ax, ay, bx, by)));
}

/** Base to base: whole units rounded up, never below 0. */
export function gapOf(ax: number, ay: number, ar: number, bx: number, by: number, br: number): number {
  return Math.max(0, roundedUp(Math.sqrt(squared(ax, ay, bx, by))) - ar - br);
}

/** Whether a point is nearer than `r` to a segment. Touching is not nearer. */
export function nearer(px: number, py: number, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const ex = px - ax;
  const ey = py - ay;
  const along = dx * ex + dy * ey;
  if (along <= 0) return ex * ex + ey * ey < r * r;
  const leg = dx * dx + dy * dy;
  if (along >= leg) return squared(px, py, bx, by) < r * r;
  const cross = dx * ey - dy * ex;
  return cross * cross < r * r * leg;
}

/** On which side of the line from a to b the point lies: positive left, negative right, 0 on it. */
export function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** Whether two segments have a point in common, ends included. */
export function meet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return false;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return false;
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const a = side(cx, cy, dx, dy, ax, ay);
  const b = side(cx, cy, dx, dy, bx, by);
  return !((a > 0 && b > 0) || (a < 0 && b < 0));
}

/** Whether two segments come nearer to each other than `r`. */
export function segmentsNearer(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  r: number,
): boolean {
  // Where they do, they most often cross.
  return (
    (r > 0 && meet(ax, ay, bx, by, cx, cy, dx, dy)) ||
    nearer(cx, cy, ax, ay, bx, by, r) ||
    nearer(dx, dy, ax, ay, bx, by, r) ||
    nearer(ax, ay, cx, cy, dx, dy, r) ||
    nearer(bx, by, cx, cy, dx, dy, r)
  );
}

/** Where on a segment a point `along` units from its beginning lies, on the grid. */
export function onSegment(ax: number, ay: number, bx: number, by: number, along: number): Point {
  const length = Math.sqrt(squared(ax, ay, bx, by));
  if (length === 0 || along <= 0) return [ax, ay];
  if (along >= length) return [bx, by];
  const t = along / length;
  return [rounded(ax + (bx - ax) * t), rounded(ay + (by - ay) * t)];
}
