/** MOR-INT-05: the stretches of a leg within reach of somebody who stands still. */

/** A part of a leg, as shares of it from 0 to 1. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where on the leg from a to b one is at most `reach` from the point i. */
export function within(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  ix: number,
  iy: number,
  reach: number,
): Stretch | undefined {
  const dx = bx - ax;
  const dy = by - ay;
  const ex = ax - ix;
  const ey = ay - iy;
  const a = dx * dx + dy * dy;
  const c = ex * ex + ey * ey - reach * reach;
  if (a === 0) return c <= 0 ? { from: 0, to: 1 } : undefined;
  const half = ex * dx + ey * dy;
  const cross = ex * dy - ey * dx;
  // half² − a·c written so that it does not lose its digits: a·reach² − cross².
  const square = a * reach * reach - cross * cross;
  if (square < 0) return undefined;
  const root = Math.sqrt(square);
  const from = Math.max(0, (-half - root) / a);
  const to = Math.min(1, (-half + root) / a);
  return from <= to ? { from, to } : undefined;
}

/** Where on the leg the front of somebody at i, facing f, takes in some part of a disc of radius r. */
export function before(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  ix: number,
  iy: number,
  fx: number,
  fy: number,
  r: number,
): Stretch | undefined {
  const limit = -r * Math.sqrt(fx * fx + fy * fy);
  const start = fx * (ax - ix) + fy * (ay - iy) - limit;
  const end = fx * (bx - ix) + fy * (by - iy) - limit;
  if (start < 0 && end < 0) return undefined;
  if (start >= 0 && end >= 0) return { from: 0, to: 1 };
  const t = start / (start - end);
  return start >= 0 ? { from: 0, to: t } : { from: t, to: 1 };
}

export function both(one: Stretch | undefined, other: Stretch | undefined): Stretch | undefined {
  if (!one || !other) return undefined;
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from <= to ? { from, to } : undefined;
}

/** MOR-PRV-02: where on the leg the distance to i grows: from the foot of the perpendicular on. */
export function receding(ax: number, ay: number, bx: number, by: number, ix: number, iy: number): Stretch | undefined {
  const dx = bx - ax;
  const dy = by - ay;
  const a = dx * dx + dy * dy;
  if (a === 0) return undefined;
  const t = ((ix - ax) * dx + (iy - ay) * dy) / a;
  return t >= 1 ? undefined : { from: Math.max(0, t), to: 1 };
}
