/**
 * From the table to the screen and back. The plane is the table as it is drawn: one's own edge below, turned by quarters,
 * in the table's units. The camera shows a part of it: its middle, and how many pixels a unit has.
 */
import type { Viewer } from '@reverie/kernel/game';

export type Point = readonly [x: number, y: number];
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

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels to a unit. */
  readonly zoom: number;
}

/** What lies over the stage on each side, in pixels: the picture keeps clear of it. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export const NO_MARGINS: Margins = { top: 0, right: 0, bottom: 0, left: 0 };

const FRAME = 260;
const CLOSEST = 0.5;

/** Shows a box of the plane, as near as it fits beside what lies over the stage. */
export function framing(stage: Size, margins: Margins, from: Point, to: Point, nearest = CLOSEST): Camera {
  const wide = Math.max(80, stage.width - margins.left - margins.right);
  const high = Math.max(80, stage.height - margins.top - margins.bottom);
  const zoom = Math.min(nearest, wide / Math.max(1, to[0] - from[0]), high / Math.max(1, to[1] - from[1]));
  const x = (from[0] + to[0]) / 2 - (margins.left - margins.right) / 2 / zoom;
  const y = (from[1] + to[1]) / 2 - (margins.top - margins.bottom) / 2 / zoom;
  return { x, y, zoom };
}

export const whole = (stage: Size, margins: Margins, side: number): Camera =>
  framing(stage, margins, [-FRAME, -FRAME], [side + FRAME, side + FRAME]);

/** Not farther than the whole table, and always with some of it in sight. */
export function kept({ x, y, zoom }: Camera, stage: Size, side: number): Camera {
  const least = Math.min(stage.width, stage.height) / (side + 2 * FRAME) / 1.6;
  return {
    x: Math.min(side, Math.max(0, x)),
    y: Math.min(side, Math.max(0, y)),
    zoom: Math.min(CLOSEST, Math.max(least, zoom)),
  };
}

export function toStage({ x, y, zoom }: Camera, { width, height }: Size, [px, py]: Point): Point {
  return [width / 2 + (px - x) * zoom, height / 2 + (py - y) * zoom];
}
export function fromStage({ x, y, zoom }: Camera, { width, height }: Size, [sx, sy]: Point): Point {
  return [x + (sx - width / 2) / zoom, y + (sy - height / 2) / zoom];
}

/** Nearer or farther; the point of the stage that is held stays where it is. */
export function zoomed(camera: Camera, stage: Size, factor: number, held: Point, side: number): Camera {
  const at = fromStage(camera, stage, held);
  const { zoom } = kept({ ...camera, zoom: camera.zoom * factor }, stage, side);
  return kept(
    { x: at[0] - (held[0] - stage.width / 2) / zoom, y: at[1] - (held[1] - stage.height / 2) / zoom, zoom },
    stage,
    side,
  );
}

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
