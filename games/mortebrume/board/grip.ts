/** What a hand takes hold of at the table; where there is nothing, it moves the table itself. */
import type { Touch } from '@reverie/board/gestures';
import { onWay } from '../sketch/outlook.ts';
import { standingOf } from '../sketch/sights.ts';
import type { Fighter } from '../state.ts';
import { begun, type Draft } from './draft.ts';
import { distance, noseOf, type Point } from './plane.ts';
import { isKind } from './reading.ts';
import { drawnAt, FINGER, figureAt, onPlane } from './touched.ts';
import type { Table } from './use-table.ts';

export type Grip =
  /** The place that is asked for. */
  | { readonly what: 'on' }
  | { readonly what: 'tape' | 'nose'; readonly draft: Draft }
  | { readonly what: 'deploy'; readonly id: number }
  | { readonly what: 'sweep'; readonly from: Fighter; readonly draft: Draft }
  | { readonly what: 'strike'; readonly id: number };

export function gripAt(table: Table, zoom: number, touch: Touch): Grip | null {
  const { board, open, own, plane, live, activation, point, reaction } = table;
  const { view } = board;
  const near = (p: Point, r = 0) => distance(p, touch.at) <= Math.max(r, FINGER / zoom);
  const figure = (fits: (f: Fighter) => boolean) => figureAt(table, zoom, touch, fits);
  if (isKind(open, 'deploy')) {
    const f = figure(({ seat }) => seat === own);
    return f ? { what: 'deploy', id: f.id } : null;
  }
  if (activation) {
    const { ghost, draft } = activation;
    const onGhost = near(onPlane(plane, [ghost.x, ghost.y]), ghost.r);
    if (near(noseOf(ghost, plane.turn, plane.side)) && !onGhost) return { what: 'nose', draft };
    if (draft.end && onGhost) return { what: 'tape', draft: { ...draft, pins: [...draft.pins, draft.end] } };
  }
  if (live && activation && standingOf(view, activation.f).sweeps) {
    const from = figure(({ seat, phys }) => seat !== own && phys > 0);
    if (from) return { what: 'sweep', from, draft: live };
  }
  if (point.mover && near(drawnAt(table, point.mover), point.mover.r)) return { what: 'on' };
  const strike = reaction.draft.intercept.find(({ mover, at }) => near(onPlane(plane, onWay(view, mover, at))));
  if (strike) return { what: 'strike', id: strike.fighter };
  const f = figure(({ id }) => table.choosable.has(id) || id === table.asked);
  if (!f) return null;
  return { what: 'tape', draft: live?.fighter === f.id ? { ...live, pins: [], end: null, over: null } : begun(f.id) };
}
