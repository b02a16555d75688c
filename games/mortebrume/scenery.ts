/**
 * HB-37: scenery as people write it and an editor saves it: pieces with a kind, corners in centimetres and a height. It is
 * checked here and turned into the whole numbers of the table.
 */
import { onDemand } from '@reverie/kernel/on-demand';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { z } from 'zod';
import type { SceneryPiece } from './data/scenarios.ts';
import { TERRAIN, TERRAIN_KINDS } from './data/terrain.ts';
import { type Ground, type Piece, pieceOf } from './geometry/field.ts';
import { CM, type Point, rounded } from './geometry/plane.ts';
import { crossing, twiceArea } from './geometry/polygon.ts';

/** As many pieces as a table can use, each with as many corners as a hand draws. */
export const MOST_PIECES = 40;
export const MOST_CORNERS = 24;

const cm = onDemand(() => z.number().min(0).max(120));

const pieceSchema = onDemand(() =>
  z.strictObject({
    kind: z.enum(TERRAIN_KINDS),
    at: z
      .array(z.tuple([cm, cm]))
      .min(3)
      .max(MOST_CORNERS)
      .describe('corners in centimetres, in order'),
    height: z.number().min(0).max(40).default(0).describe('in centimetres; the depth of a pit'),
  }),
);

export const scenerySchema = onDemand(() => z.array(pieceSchema).max(MOST_PIECES));

/** Centimetres to whole units. */
export const units = (centimetres: number): number => rounded(centimetres * CM);

const corners = (piece: SceneryPiece): Point[] => piece.at.map(([x, y]) => [units(x), units(y)] as const);

/**
 * The first thing that is wrong with some scenery on a table of this side, with the field that says it. Nobody climbs out
 * of a pit deeper than `deepest`, which follows from the hordes.
 */
export function sceneryFault(pieces: readonly SceneryPiece[], side: number, deepest = 40): Refusal | undefined {
  for (const [i, piece] of pieces.entries()) {
    const points = corners(piece);
    const fault = (reason: string, field: string, details: Readonly<Record<string, number>> = {}): Refusal =>
      refuse('invalid', 'HB-37', reason, { where: `scenario.scenery.${i}.${field}`, piece: i + 1, ...details });
    const off = piece.at.find(([x, y]) => x > side || y > side);
    if (off) return fault('sceneryOff', 'at', { x: off[0], y: off[1] });
    const [first, second] = crossing(points) ?? [];
    if (first !== undefined && second !== undefined) {
      const [x = 0, y = 0] = piece.at[first] ?? [];
      return fault('sceneryCrosses', 'at', { first: first + 1, second: second + 1, x, y });
    }
    if (twiceArea(points) === 0) return fault('sceneryFlat', 'at');
    const { hole } = TERRAIN[piece.kind].nature;
    if (hole && piece.height > deepest) return fault('pitTooDeep', 'height', { depth: piece.height, deepest });
  }
  return undefined;
}

/** HB-38: on a larger table the pieces keep their size and move apart. */
export function spreadOut(pieces: readonly SceneryPiece[], side: number, from = 75): readonly SceneryPiece[] {
  // The same list for every table of that side: what is worked out from it is worked out once.
  if (side === from) return pieces;
  return pieces.map((piece) => {
    const cx = piece.at.reduce((sum, [x]) => sum + x, 0) / piece.at.length;
    const cy = piece.at.reduce((sum, [, y]) => sum + y, 0) / piece.at.length;
    const by = (side - from) / from;
    const [dx, dy] = [Math.round(cx * by * CM) / CM, Math.round(cy * by * CM) / CM];
    return { ...piece, at: piece.at.map(([x, y]) => [x + dx, y + dy] as const) };
  });
}

const prepared = new WeakMap<readonly SceneryPiece[], readonly Piece[]>();

/** The pieces in whole numbers. Worked out once for each list: states share theirs. */
export function piecesOf(pieces: readonly SceneryPiece[]): readonly Piece[] {
  let found = prepared.get(pieces);
  if (!found) {
    found = pieces.map((piece, i) => {
      const { nature } = TERRAIN[piece.kind];
      const top = nature.hole ? 0 - units(piece.height) : units(piece.height);
      return pieceOf(`${piece.kind} ${i + 1}`, corners(piece), top, nature);
    });
    prepared.set(pieces, found);
  }
  return found;
}

const grounds = new WeakMap<readonly SceneryPiece[], Ground>();
/** The last one that was asked for: it is asked for many times over a table. */
let last: Ground | undefined;
let lastScenery: readonly SceneryPiece[] | undefined;

export function groundOf(s: { readonly side: number; readonly scenery: readonly SceneryPiece[] }): Ground {
  if (s.scenery === lastScenery && last?.side === s.side) return last;
  let found = grounds.get(s.scenery);
  if (found?.side !== s.side) {
    found = { side: s.side, pieces: piecesOf(s.scenery) };
    grounds.set(s.scenery, found);
  }
  last = found;
  lastScenery = s.scenery;
  return found;
}
