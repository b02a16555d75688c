/** MOR-INT-05: the stretches of a leg within reach of somebody who stands still. */

/** A part of a leg, as shares of it from 0 to 1. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A leg from a to (x, y). */
interface Line {
  readonly ax: number;
  readonly ay: number;
  readonly x: number;
  readonly y: number;
}
type Place = Pick<Line, 'x' | 'y'>;

/** Where on a leg one is at most `reach` from a place. */
export function within({ ax, ay, x, y }: Line, i: Place, reach: number): Stretch | undefined {
  const dx = x - ax;
  const dy = y - ay;
  const ex = ax - i.x;
  const ey = ay - i.y;
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

/** Where on a leg the front of somebody takes in some part of a disc of radius r. */
export function before(leg: Line, i: Place & Readonly<Record<'fx' | 'fy', number>>, r: number): Stretch | undefined {
  const { fx, fy } = i;
  const limit = -r * Math.sqrt(fx * fx + fy * fy);
  const start = fx * (leg.ax - i.x) + fy * (leg.ay - i.y) - limit;
  const end = fx * (leg.x - i.x) + fy * (leg.y - i.y) - limit;
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

/** MOR-PRV-02: where on a leg the distance to a place grows: from the foot of the perpendicular on. */
export function receding({ ax, ay, x, y }: Line, i: Place): Stretch | undefined {
  const dx = x - ax;
  const dy = y - ay;
  const a = dx * dx + dy * dy;
  if (a === 0) return undefined;
  const t = ((i.x - ax) * dx + (i.y - ay) * dy) / a;
  return t >= 1 ? undefined : { from: Math.max(0, t), to: 1 };
}
