/** Pieces of scenery under the hand, in centimetres: drawn, moved, turned, given corners. */
import type { GroundPlan } from '../board/kept.ts';
import type { Point } from '../board/plane.ts';
import type { TerrainKind } from '../data/terrain.ts';

export type Piece = GroundPlan['scenery'][number];

/** How high a piece of each kind is at first; a pit, how deep. */
const HEIGHTS: Readonly<Record<TerrainKind, number>> = { wall: 5, rock: 3, steps: 2, wood: 7, mire: 0, hole: 5 };

/** The hand draws by half centimetres. */
export const toHalves = (x: number): number => Math.round(x * 2) / 2;

/** The whole numbers of the rules have a hundred to the centimetre: no sum may end a hair beyond the edge. */
const toHundredths = (x: number): number => Math.round(x * 100) / 100;

/** A rectangle from corner to opposite corner; null while it has no area. */
export function boxed(kind: TerrainKind, a: Point, b: Point): Piece | null {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [low, high] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  if (left === right || low === high) return null;
  return {
    kind,
    height: HEIGHTS[kind],
    at: [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ],
  };
}

/** A step that keeps everything between `least` and `most` on the table. What is larger than the table keeps to its beginning. */
const within = (step: number, all: readonly number[], side: number): number =>
  Math.max(0 - Math.min(...all), Math.min(side - Math.max(...all), step));

/** Moved as far as the whole piece stays on the table: it keeps its shape. */
export function shifted(piece: Piece, dx: number, dy: number, side: number): Piece {
  const stepX = within(
    dx,
    piece.at.map(([x]) => x),
    side,
  );
  const stepY = within(
    dy,
    piece.at.map(([, y]) => y),
    side,
  );
  return { ...piece, at: piece.at.map(([x, y]) => [toHundredths(x + stepX), toHundredths(y + stepY)]) };
}

/** The same piece for the other seat: turned by 180°. */
export const turned = (piece: Piece, side: number): Piece => ({
  ...piece,
  at: piece.at.map(([x, y]) => [side - x, side - y]),
});

export const withCornerAt = (piece: Piece, corner: number, [x, y]: Point): Piece => ({
  ...piece,
  at: piece.at.map((one, i) => (i === corner ? [x, y] : one)),
});

/** One corner more, in the middle of the last edge. */
export function withCorner(piece: Piece): Piece {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [piece.at[piece.at.length - 1], piece.at[0]];
  return { ...piece, at: [...piece.at, [toHalves((ax + bx) / 2), toHalves((ay + by) / 2)]] };
}

/** Of its edges only half count, so that a new piece can begin where another ends. */
export function isInside({ at }: Piece, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = at.length - 1; i < at.length; j = i++) {
    const [[ax, ay], [bx, by]] = [at[j] as Point, at[i] as Point];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
