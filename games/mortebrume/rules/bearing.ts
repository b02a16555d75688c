/** Where a way leads, as people say it: how far, and towards whom. Coordinates mean nothing to anybody at a table. */
import { type Near, who } from '../events.ts';
import { gapOf, lengthOf, type Point, squared } from '../geometry/plane.ts';
import type { State } from '../state.ts';

/** Somebody who may be named as what a way leads to. */
interface Landmark {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
}

/** The square of the cosine of 30 degrees: whoever lies further to the side is not what a way leads to. */
const AHEAD = 0.75;
/** Friends must lie more nearly ahead than enemies: of two, the enemy is the reason to go there. */
const FRIEND = 0.93;

/** Whom one who walks from here to there goes towards: whoever lies most nearly ahead. */
export function towards<L extends Landmark>(from: Point, to: Point, seat: number, others: readonly L[]): L | undefined {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const run = dx * dx + dy * dy;
  if (run === 0) return undefined;
  let best: L | undefined;
  let most = 0;
  for (const other of others) {
    const ex = other.x - from[0];
    const ey = other.y - from[1];
    const along = dx * ex + dy * ey;
    if (along <= 0) continue;
    const straight = (along * along) / (run * (ex * ex + ey * ey));
    const least = other.seat === seat ? FRIEND : AHEAD;
    const worth = other.seat === seat ? straight - 0.2 : straight;
    if (straight >= least && worth > most) {
      best = other;
      most = worth;
    }
  }
  return best;
}

/** Who stands nearest to a place. */
export function nearest<L extends Landmark>(to: Point, others: readonly L[]): L | undefined {
  let best: L | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const far = squared(to[0], to[1], other.x, other.y);
    if (far < least) {
      best = other;
      least = far;
    }
  }
  return best;
}

/** Who a place is named after, for an event; the thrown and the fallen may be there themselves. */
export function near(s: Pick<State, 'fighters'>, at: Point): Near | null {
  const standing = s.fighters.filter(({ off }) => !off);
  const found = nearest(at, standing);
  return found ? { who: who(found), gap: gapOf(at[0], at[1], 0, found.x, found.y, found.r) } : null;
}

/** How far a way is along its corners, in units. */
export function runOf(from: Point, corners: readonly Point[]): number {
  let [x, y] = from;
  let run = 0;
  for (const [tx, ty] of corners) {
    run += lengthOf(x, y, tx, ty);
    x = tx;
    y = ty;
  }
  return run;
}

/** Seen by whoever sits at the edge of that seat. */
type Heading = 'ahead' | 'back' | 'left' | 'right';
export function headingOf(from: Point, to: Point, seat: number): Heading {
  const turned = seat === 0 ? 1 : -1;
  const dx = (to[0] - from[0]) * turned;
  const dy = (to[1] - from[1]) * turned;
  if (Math.abs(dy) >= Math.abs(dx)) return dy >= 0 ? 'ahead' : 'back';
  return dx > 0 ? 'right' : 'left';
}
