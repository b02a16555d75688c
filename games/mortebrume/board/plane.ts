/**
 * From the table to the plane and back. The plane is the table as it is drawn, and what the camera looks at: the viewer's
 * edge below, turned by quarters, in the table's units.
 */
import type { Point } from '@reverie/board/camera';
import { viewPainter } from '@reverie/board/painters';
import type { Framing } from '@reverie/board/stage';
import type { StageGiven } from '@reverie/board/use-stage';
import type { Viewer } from '@reverie/kernel/game';

export type { Point };
export type Turn = 0 | 1 | 2 | 3;

/** The first seat's edge lies at y = 0: below for whoever sits there, and for spectators. */
export const turnOf = (who: Viewer, more: number): Turn => (((who === 1 ? 2 : 0) + more) & 3) as Turn;

export function toPlane(turn: Turn, side: number, [x, y]: Point): Point {
  let [px, py] = [x, side - y];
  for (let i = 0; i < turn; i++) [px, py] = [side - py, px];
  return [px, py];
}

export function toTable(turn: Turn, side: number, [px, py]: Point): Point {
  let [x, y] = [px, py];
  for (let i = 0; i < turn; i++) [x, y] = [y, side - x];
  return [x, side - y];
}

/** The nearest whole place of the table. */
export const withinTable = (side: number, [x, y]: Point): Point => [
  Math.round(Math.min(side, Math.max(0, x))),
  Math.round(Math.min(side, Math.max(0, y))),
];

/** A direction: what looks up the table looks up the screen. */
export function turned(turn: Turn, dx: number, dy: number): Point {
  let [x, y] = [dx, -dy];
  for (let i = 0; i < turn; i++) [x, y] = [-y, x];
  return [x, y];
}

/** The other way: a direction on the screen as the table knows it. */
export function unturned(turn: Turn, dx: number, dy: number): Point {
  let [x, y] = [dx, dy];
  for (let i = 0; i < turn; i++) [x, y] = [y, -x];
  return [x, -y];
}

/** Where somebody's nose is drawn, to be taken hold of: a little before its base. */
export function noseOf(
  f: { readonly x: number; readonly y: number; readonly fx: number; readonly fy: number; readonly r: number },
  turn: Turn,
  side: number,
): Point {
  const l = Math.hypot(f.fx, f.fy) || 1;
  return toPlane(turn, side, [f.x + (f.fx / l) * (f.r + 190), f.y + (f.fy / l) * (f.r + 190)]);
}

/** The table as a camera sees it: with room for its frame, no nearer than half a unit a pixel, and free to be pushed about. */
export const onStage = (side: number): StageGiven => ({
  world: { width: side, height: side, room: 260, closest: () => 0.5, farther: 1.6, fills: false },
  painter: viewPainter,
  // By how wide a base is drawn.
  detail: (zoom) => (zoom * 250 < 18 ? 'low' : zoom * 250 < 26 ? 'some' : 'all'),
});

/** How a camera comes to figures: as large as they can be told apart, and no nearer than one sees what is around them. */
export const toFigures = (room: number, near = false): Framing => ({
  room,
  legible: (near ? 34 : 26) / 250,
  nearest: 0.2,
});

export const pathOf = (points: readonly Point[], closed = false): string =>
  points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}${closed ? 'Z' : ''}`;

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A point so many units along a broken line. */
export function along(points: readonly Point[], length: number): Point {
  let left = length;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const leg = distance(a, b);
    if (left <= leg) {
      const t = leg === 0 ? 0 : left / leg;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    }
    left -= leg;
  }
  return points[points.length - 1] ?? [0, 0];
}

/** The part of a broken line between two lengths. */
export function between(points: readonly Point[], from: number, to: number): Point[] {
  const found: Point[] = [along(points, from)];
  let begun = 0;
  for (let i = 1; i < points.length - 1; i++) {
    begun += distance(points[i - 1] as Point, points[i] as Point);
    if (begun > from && begun < to) found.push(points[i] as Point);
  }
  found.push(along(points, to));
  return found;
}
