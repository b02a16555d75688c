/** What lies under a finger: a figure, or the ground. */
import type { Touch } from '@reverie/board/gestures';
import type { Fighter } from '../state.ts';
import { distance, type Point, toPlane, toTable, withinTable } from './plane.ts';
import type { PlaneOf } from './reading.ts';
import type { Table } from './use-table.ts';

/** Pixels around a centre that a finger takes for the figure, or for what can be taken hold of. */
export const FINGER = 24;
/** The same for a mouse. */
const MOUSE = 14;

export const onPlane = ({ turn, side }: PlaneOf, p: Point): Point => toPlane(turn, side, p);

export const groundAt = ({ turn, side }: PlaneOf, { at }: Pick<Touch, 'at'>): Point =>
  withinTable(side, toTable(turn, side, at));

/** Where a figure is drawn: on its way, or placed by hand, it is not yet where it stands. */
export const drawnAt = ({ plane, places }: Table, f: Fighter): Point => onPlane(plane, places.get(f.id) ?? [f.x, f.y]);

/** The nearest centre wins. */
export function figureAt(
  table: Table,
  zoom: number,
  touch: Touch,
  fits: (f: Fighter) => boolean = () => true,
): Fighter | undefined {
  let best: Fighter | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const f of table.board.view.fighters) {
    if (!table.places.has(f.id) || !fits(f)) continue;
    const far = distance(drawnAt(table, f), touch.at);
    if (far <= Math.max(f.r, (touch.finger ? FINGER : MOUSE) / zoom) && far < least) {
      least = far;
      best = f;
    }
  }
  return best;
}
