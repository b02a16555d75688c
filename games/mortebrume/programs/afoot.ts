/**
 * How far it is on foot, about: distances from one place to everywhere, spread over a grid around what bars the way. An
 * estimate for programs that weigh many places at once; what a way costs is judged by the rules.
 */
import { BASE } from '../data/constants.ts';
import { type Ground, onTable, surfaceAt } from '../geometry/field.ts';
import { CM, roundedDown, squared } from '../geometry/plane.ts';
import { contains } from '../geometry/polygon.ts';

/** Where a base of one size can stand on one level. Cells are so small that no wall fits between two neighbours. */
interface Grid {
  readonly step: number;
  readonly wide: number;
  /** What a step costs from here, as a factor; 0 where nobody can stand. */
  readonly pace: Uint8Array;
  /** Distances by the cell that they lead to, in fifths of a step. */
  readonly fields: Map<number, Int32Array>;
}

const FAR = 0x3fffffff;
/** So many fields are kept for a grid: more than a game has places that matter at a time. */
const KEPT = 64;
const grids = new WeakMap<Ground, Map<number, Grid>>();

function gridOf(ground: Ground, r: number, z: number): Grid {
  let known = grids.get(ground);
  if (!known) {
    known = new Map();
    grids.set(ground, known);
  }
  const key = z * 10_000 + r;
  let grid = known.get(key);
  if (!grid) {
    grid = makeGrid(ground, r, z);
    known.set(key, grid);
  }
  return grid;
}

/** A cleft that is stepped over bars nothing. */
const isCleft = ({ hole, shape }: Ground['pieces'][number]): boolean =>
  hole && Math.min(shape.maxX - shape.minX, shape.maxY - shape.minY) < BASE.stepOver * CM;

function makeGrid(ground: Ground, r: number, z: number): Grid {
  const step = roundedDown(r * 1.4);
  const wide = roundedDown(ground.side / step) + 1;
  const pace = new Uint8Array(wide * wide);
  const firm: Ground = { side: ground.side, pieces: ground.pieces.filter((piece) => !isCleft(piece)) };
  const slow = ground.pieces.filter((piece) => piece.slow);
  for (let at = 0; at < pace.length; at++) {
    const x = (at % wide) * step;
    const y = roundedDown(at / wide) * step;
    if (!onTable(ground, x, y, r) || surfaceAt(firm, x, y, r) !== z) continue;
    pace[at] = slow.some(({ shape }) => contains(shape, x, y)) ? 2 : 1;
  }
  return { step, wide, pace, fields: new Map() };
}

/** The cell nearest to a place of those where one can stand; −1 if there is none around. */
function cellOf({ step, wide, pace }: Grid, x: number, y: number): number {
  const cx = roundedDown(x / step);
  const cy = roundedDown(y / step);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let iy = Math.max(0, cy - 1); iy <= cy + 2 && iy < wide; iy++) {
    for (let ix = Math.max(0, cx - 1); ix <= cx + 2 && ix < wide; ix++) {
      const far = squared(x, y, ix * step, iy * step);
      if (far >= least || pace[iy * wide + ix] === 0) continue;
      least = far;
      best = iy * wide + ix;
    }
  }
  return best;
}

/** Spreads from a cell in rings of equal cost: five for a straight step, seven for one aslant. */
function spread({ wide, pace }: Grid, from: number): Int32Array {
  const cost = new Int32Array(pace.length).fill(FAR);
  cost[from] = 0;
  const rings: number[][] = [[from]];
  for (let ring = 0; ring < rings.length; ring++) {
    for (const at of rings[ring] ?? []) {
      if (cost[at] !== ring) continue;
      const column = at % wide;
      for (let iy = -1; iy <= 1; iy++) {
        for (let ix = -1; ix <= 1; ix++) {
          const to = at + iy * wide + ix;
          if (column + ix < 0 || column + ix >= wide || to < 0 || to >= pace.length || pace[to] === 0) continue;
          const total = ring + (ix !== 0 && iy !== 0 ? 7 : 5) * (pace[at] as number);
          if (total >= (cost[to] as number)) continue;
          cost[to] = total;
          const list = rings[total];
          if (list) list.push(to);
          else rings[total] = [to];
        }
      }
    }
  }
  return cost;
}

/** About how far it is between two places for a base of radius r on level z; undefined where no way is found. */
export function afoot(
  ground: Ground,
  r: number,
  z: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): number | undefined {
  const grid = gridOf(ground, r, z);
  const end = cellOf(grid, toX, toY);
  const start = cellOf(grid, fromX, fromY);
  if (start < 0 || end < 0) return undefined;
  let field = grid.fields.get(end);
  if (!field) {
    if (grid.fields.size >= KEPT) grid.fields.clear();
    field = spread(grid, end);
    grid.fields.set(end, field);
  }
  const cost = field[start] as number;
  return cost === FAR ? undefined : (cost * grid.step) / 5;
}
