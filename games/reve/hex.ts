/**
 * The geometry of the map (RDD-MAP-01): cells are hexagons in columns, and every second column (B, D, F …) stands half
 * a cell lower. Columns count from 0 for A, rows from 0 for row 1; whole numbers throughout. All tables are made once,
 * when the module is loaded, since routes and odds ask for them millions of times.
 */
import { CELLS, type CellIndex } from './data/map.ts';

/** Clockwise from the north, in French: O is the west. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SO', 'NO'] as const;
export type Direction = (typeof DIRECTIONS)[number];

type Place = { readonly column: number; readonly row: number };

const COUNT = CELLS.length;
const COLUMNS = 13;

const isLow = (column: number) => column % 2 !== 0;
const rowsIn = (column: number) => (isLow(column) ? 14 : 15);

/** The places in the order of CELLS. */
const PLACES: readonly Place[] = Array.from({ length: COLUMNS }, (_, column) =>
  Array.from({ length: rowsIn(column) }, (_, row) => ({ column, row })),
).flat();

/** The index of the northern cell of each column. */
const FIRST: readonly CellIndex[] = Array.from({ length: COLUMNS }, (_, column) =>
  PLACES.findIndex((place) => place.column === column),
);

function indexOf({ column, row }: Place): CellIndex | undefined {
  const first = FIRST[column];
  return first !== undefined && row >= 0 && row < rowsIn(column) ? first + row : undefined;
}

function beyond({ column, row }: Place, direction: Direction): Place {
  if (direction === 'N' || direction === 'S') return { column, row: direction === 'N' ? row - 1 : row + 1 };
  const north = isLow(column) ? row : row - 1;
  return {
    column: direction.endsWith('E') ? column + 1 : column - 1,
    row: direction.startsWith('N') ? north : north + 1,
  };
}

const STEPS = Object.fromEntries(
  DIRECTIONS.map((direction) => [direction, PLACES.map((place) => indexOf(beyond(place, direction)))]),
) as Record<Direction, (CellIndex | undefined)[]>;

/** The next cell that way; undefined off the map (RDD-OFF-01). */
export const step = (cell: CellIndex, direction: Direction): CellIndex | undefined => STEPS[direction][cell];

const NEIGHBOURS: readonly (readonly CellIndex[])[] = PLACES.map((_, cell) =>
  DIRECTIONS.map((direction) => step(cell, direction)).filter((next) => next !== undefined),
);

/** The cells that touch this one, clockwise from the north. */
export const neighbours = (cell: CellIndex): readonly CellIndex[] => NEIGHBOURS[cell]!;

function count(a: Place, b: Place): number {
  const slant = ({ column, row }: Place) => row - Math.floor(column / 2);
  const east = b.column - a.column;
  const south = slant(b) - slant(a);
  return (Math.abs(east) + Math.abs(south) + Math.abs(east + south)) / 2;
}

/** For sorting: which of two cells one comes to first, turning clockwise from the north around `from`. */
export function clockwise(from: CellIndex, a: CellIndex, b: CellIndex): number {
  // Half rows, so that the lower columns are exact; how long the two axes are does not change the order.
  const south = ({ column, row }: Place) => 2 * row + (isLow(column) ? 1 : 0);
  const here = PLACES[from]!;
  const way = (cell: CellIndex) => {
    const place = PLACES[cell]!;
    return { east: place.column - here.column, south: south(place) - south(here) };
  };
  const [x, y] = [way(a), way(b)];
  const half = (to: typeof x) => (to.east > 0 || (to.east === 0 && to.south <= 0) ? 0 : 1);
  return half(x) - half(y) || x.south * y.east - x.east * y.south;
}

const DISTANCES = Uint8Array.from(PLACES.flatMap((a) => PLACES.map((b) => count(a, b))));
const FARTHEST = DISTANCES.reduce((far, d) => Math.max(far, d), 0);

/** How many steps from one cell to the other, as the crow flies. */
export const distance = (a: CellIndex, b: CellIndex): number => DISTANCES[a * COUNT + b]!;

/**
 * Where a straight line of n cells ends (RDD-TBL-03); undefined if that is off the map. A line that has left the map
 * never comes back to it, so the walk may stop at the edge.
 */
export function drift(cell: CellIndex, direction: Direction, n: number): CellIndex | undefined {
  let end: CellIndex | undefined = cell;
  for (let left = n; left > 0 && end !== undefined; left--) end = step(end, direction);
  return end;
}

/** A way that somebody lost can name: so far in one direction, and so far in another (ruling). */
export type Bearing = Readonly<{
  towards: Direction;
  steps: number;
  bend?: Direction | undefined;
  more?: number | undefined;
}>;

/** The cell at the end of such a way, whatever lies between; undefined if that is off the map. */
export function shifted(cell: CellIndex, { towards, steps, bend, more = 0 }: Bearing): CellIndex | undefined {
  let place = PLACES[cell]!;
  for (let left = steps; left > 0; left--) place = beyond(place, towards);
  if (bend) for (let left = more; left > 0; left--) place = beyond(place, bend);
  return indexOf(place);
}

/** Ways that lead to each other cell of a disc of this radius, once: straight, or with one turn clockwise. */
export function bendsWithin(radius: number): Bearing[] {
  return DIRECTIONS.flatMap((towards, i) =>
    Array.from({ length: radius }, (_, n) => n + 1).flatMap((steps) => {
      const bend = DIRECTIONS[(i + 1) % DIRECTIONS.length] as Direction;
      const turns = Array.from({ length: radius - steps }, (_, n) => ({ towards, steps, bend, more: n + 1 }));
      return [{ towards, steps }, ...turns];
    }),
  );
}

const NEAR: (readonly CellIndex[] | undefined)[] = [];

/** The cells at most n away, this one among them, in the order of the map (RDD-MES-01, RDD-PAS-01). */
export function within(cell: CellIndex, n: number): readonly CellIndex[] {
  const radius = Math.min(n, FARTHEST);
  const place = radius * COUNT + cell;
  let near = NEAR[place];
  if (near === undefined) {
    near = [...CELLS.keys()].filter((other) => distance(cell, other) <= radius);
    NEAR[place] = near;
  }
  return near;
}
