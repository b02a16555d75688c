/** HB-17: what lies in front of somebody. Facing is a vector; the sector is the half-plane before the centre of the base. */
const front = (fx: number, fy: number, dx: number, dy: number): number => fx * dx + fy * dy;

/** Whether some part of a disc, seen from the centre by (dx, dy), lies in the front sector. */
export function partlyIn(fx: number, fy: number, dx: number, dy: number, r: number): boolean {
  const dot = front(fx, fy, dx, dy);
  return dot > 0 || dot * dot < r * r * (fx * fx + fy * fy);
}

/** Whether the centre does. */
export function centreIn(fx: number, fy: number, dx: number, dy: number): boolean {
  return front(fx, fy, dx, dy) >= 0;
}

/** Whether the whole disc does: it does not bite on the limit. */
export function whollyIn(fx: number, fy: number, dx: number, dy: number, r: number): boolean {
  const dot = front(fx, fy, dx, dy);
  return dot >= 0 && dot * dot >= r * r * (fx * fx + fy * fy);
}

/**
 * MOR-MUL-A5: whether a disc meets the sector that is swept from direction a to direction b, at most a half turn. The turn
 * goes the way on which the striker's front lies.
 */
export function inSweep(ax: number, ay: number, bx: number, by: number, dx: number, dy: number, r: number): boolean {
  const turn = ax * by - ay * bx >= 0 ? 1 : -1;
  const fromA = turn * (ax * dy - ay * dx);
  const toB = turn * (dx * by - dy * bx);
  if (fromA >= 0 && toB >= 0) return true;
  // Outside by its centre: the disc still meets a limit of the sector if that ray passes through it.
  const touches = (ux: number, uy: number): boolean => {
    const cross = ux * dy - uy * dx;
    return ux * dx + uy * dy > 0 && cross * cross < r * r * (ux * ux + uy * uy);
  };
  return touches(ax, ay) || touches(bx, by);
}
