/** What stands on a table: pieces of scenery and round bases. The judgements of this folder know nothing else of the game. */
import type { Point } from './plane.ts';
import { contains, discInside, discMeets, type Polygon, polygon } from './polygon.ts';

/** A base without what stands on it, or conjured mist. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A base that is to go somewhere. */
export interface Walker extends Disc {
  readonly id: number;
  /** The height of the surface it stands on. */
  readonly z: number;
}

/** A round base with what stands on it. */
export interface Body extends Walker {
  /** How tall it is above that surface. */
  readonly h: number;
  /** Not on the table any more. */
  readonly off: boolean;
  /** Lying: it hides less and may be jumped over. */
  readonly lying: boolean;
}

/** What a kind of scenery does. */
export interface Nature {
  /** No base may bite on it. */
  readonly blocks: boolean;
  /** It cuts sight lines up to its height. */
  readonly hides: boolean;
  /** One sees into it and out of it, but not through. */
  readonly soft: boolean;
  /** Distances inside count double. */
  readonly slow: boolean;
  /** One may stand on top of it. */
  readonly stands: boolean;
  /** Its side has to be climbed to get there. */
  readonly climbed: boolean;
  /** It is a void. */
  readonly hole: boolean;
}

export interface Piece extends Nature {
  readonly id: string;
  readonly shape: Polygon;
  /** The height of its top above the table, or of its floor below it as a negative number. */
  readonly top: number;
}

export interface Ground {
  readonly side: number;
  readonly pieces: readonly Piece[];
}

export function pieceOf(id: string, points: readonly Point[], top: number, nature: Nature): Piece {
  const { blocks, hides, soft, slow, stands, climbed, hole } = nature;
  return { id, shape: polygon(points), top, blocks, hides, soft, slow, stands, climbed, hole };
}

/** The height on which a base stands here; undefined where it would hang over an edge or bite on a wall. */
export function surfaceAt({ pieces }: Ground, x: number, y: number, r: number): number | undefined {
  let z = 0;
  for (const piece of pieces) {
    if (!(piece.blocks || piece.stands || piece.hole) || !discMeets(piece.shape, x, y, r)) continue;
    if (piece.blocks || !discInside(piece.shape, x, y, r)) return undefined;
    z = piece.top;
  }
  return z;
}

/** The height of whatever lies under a point. */
export function heightAt({ pieces }: Ground, x: number, y: number): number {
  let z = 0;
  for (const piece of pieces) if ((piece.stands || piece.hole) && contains(piece.shape, x, y)) z = piece.top;
  return z;
}

/** The lowest ground under any part of a base: where it comes down that has no footing. */
export function lowestUnder({ pieces }: Ground, x: number, y: number, r: number): number {
  let floor = 0;
  let low = 0;
  for (const { stands, hole, top, shape } of pieces) {
    if (!(stands || hole) || !discMeets(shape, x, y, r)) continue;
    if (discInside(shape, x, y, r)) floor = top;
    else if (top < low) low = top;
  }
  return low < floor ? low : floor;
}

export function onTable({ side }: Ground, x: number, y: number, r: number): boolean {
  return x >= r && y >= r && x <= side - r && y <= side - r;
}

/** Whether a base of radius r would overlap another one here. */
export function overlaps(bodies: readonly Body[], skip: number, x: number, y: number, r: number): boolean {
  for (const body of bodies) {
    if (body.id === skip || body.off) continue;
    const dx = body.x - x;
    const dy = body.y - y;
    const least = body.r + r;
    if (dx * dx + dy * dy < least * least) return true;
  }
  return false;
}

/** Whether a base may be put down here: on the table, on firm ground, and where nobody else stands. */
export function fits(ground: Ground, bodies: readonly Body[], skip: number, x: number, y: number, r: number): boolean {
  return onTable(ground, x, y, r) && !overlaps(bodies, skip, x, y, r) && surfaceAt(ground, x, y, r) !== undefined;
}
