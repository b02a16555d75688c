/**
 * The map as a drawing: where each cell lies, which cell is under a point, the outline of a set of cells. Units are those of
 * the drawing: a hexagon is 100 wide. How far it is from cell to cell, and in which direction, is the game's own geometry.
 */
import { CELLS, type CellIndex, cellAt } from '../data/map.ts';
import { DIRECTIONS, type Direction, step } from '../hex.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre to a corner, and to the middle of the upper side. Wider than regular: so all of them fit a desk with their names. */
export const R = 50;
export const H = 37.5;
/** The half-height of a regular hexagon: distances are measured as if the cells were. */
const REGULAR = R * Math.sqrt(0.75);
const COLUMN = 1.5 * R;
/** Room for the letters of the columns and the numbers of the rows. */
export const MARGIN = 34;
export const WIDTH = 12 * COLUMN + 2 * R + 2 * MARGIN;
export const HEIGHT = 30 * H + 2 * MARGIN;

export const COLUMNS = 'ABCDEFGHIJKLM';

const CENTRES: readonly Point[] = CELLS.map(({ coord }) => {
  const column = COLUMNS.indexOf(coord.charAt(0));
  const row = Number(coord.slice(1)) - 1;
  return { x: MARGIN + R + column * COLUMN, y: MARGIN + H + 2 * H * row + (column % 2) * H };
});

export const centreOf = (cell: CellIndex): Point => CENTRES[cell] as Point;

/** Clockwise from the north-western corner: side i, from corner i to the next, looks towards DIRECTIONS[i]. */
const CORNERS: readonly Point[] = [
  { x: -R / 2, y: -H },
  { x: R / 2, y: -H },
  { x: R, y: 0 },
  { x: R / 2, y: H },
  { x: -R / 2, y: H },
  { x: -R, y: 0 },
];

const figure = (n: number): string => String(Math.round(n * 10) / 10);
const at = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`;

/** A hexagon around 0 0; smaller than a cell by `inset`. */
export function hexagon(inset = 0): string {
  const k = (R - inset) / R;
  return `M${CORNERS.map(({ x, y }) => at({ x: x * k, y: y * k })).join('L')}Z`;
}

/** The middle of a side, from the centre. */
export function sideOf(direction: Direction): Point {
  const i = DIRECTIONS.indexOf(direction);
  const a = CORNERS[i] as Point;
  const b = CORNERS[(i + 1) % 6] as Point;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The cell under a point of the drawing. */
export function cellUnder({ x, y }: Point): CellIndex | undefined {
  let best: CellIndex | undefined;
  let least = R * R;
  for (const [cell, centre] of CENTRES.entries()) {
    const far = (centre.x - x) ** 2 + ((centre.y - y) * (REGULAR / H)) ** 2;
    if (far < least) {
      least = far;
      best = cell;
    }
  }
  return best;
}

/** The sides between cells of the set and all others, as a path. */
export function outline(cells: ReadonlySet<CellIndex>): string {
  const parts: string[] = [];
  for (const cell of cells) {
    const centre = centreOf(cell);
    for (const [i, direction] of DIRECTIONS.entries()) {
      const next = step(cell, direction);
      if (next !== undefined && cells.has(next)) continue;
      const a = CORNERS[i] as Point;
      const b = CORNERS[(i + 1) % 6] as Point;
      parts.push(`M${at({ x: centre.x + a.x, y: centre.y + a.y })}L${at({ x: centre.x + b.x, y: centre.y + b.y })}`);
    }
  }
  return parts.join('');
}

/** A route from centre to centre, its corners rounded. */
export function route(cells: readonly CellIndex[]): string {
  const points = cells.map(centreOf);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return '';
  const middles = points.slice(1).map((p, i) => {
    const before = points[i] as Point;
    return { x: (before.x + p.x) / 2, y: (before.y + p.y) / 2 };
  });
  const curves = middles.slice(1).map((middle, i) => `Q${at(points[i + 1] as Point)} ${at(middle)}`);
  return `M${at(first)}L${at(middles[0] as Point)}${curves.join('')}L${at(last)}`;
}

const FLOWS: ReadonlySet<string> = new Set(['fleuve', 'pont', 'lac', 'marais']);

/** The course of the Fleuve: through the sides that its cells share with each other, with bridges and with standing water. */
export function riverCourse(): string {
  const parts: string[] = [];
  for (const [cell, { kind }] of CELLS.entries()) {
    if (kind !== 'fleuve' && kind !== 'pont') continue;
    const centre = centreOf(cell);
    const sides = DIRECTIONS.filter((direction) => {
      const next = CELLS[step(cell, direction) ?? -1];
      return next !== undefined && FLOWS.has(next.kind);
    }).map((direction) => {
      const side = sideOf(direction);
      return { x: centre.x + side.x, y: centre.y + side.y };
    });
    const [first] = sides;
    if (!first) continue;
    const others = sides.length === 1 ? [centre] : sides.slice(1);
    for (const side of others) parts.push(`M${at(first)}Q${at(centre)} ${at(side)}`);
  }
  return parts.join('');
}

/** Where an arrow key leads: up and down the column, and along the row to the next column. */
export function cellByKey(cell: CellIndex, key: string): CellIndex | undefined {
  const towards = KEY_DIRECTIONS[key];
  if (towards) return step(cell, towards);
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (sideways === 0) return undefined;
  const coord = CELLS[cell]?.coord ?? 'A1';
  const letter = COLUMNS[COLUMNS.indexOf(coord.charAt(0)) + sideways];
  if (letter === undefined) return undefined;
  // The lower columns have a row less.
  return cellAt(`${letter}${coord.slice(1)}`) ?? cellAt(`${letter}${Number(coord.slice(1)) - 1}`);
}

/** As on a number pad: the corners are the slanting directions. */
const KEY_DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'N',
  ArrowDown: 'S',
  PageUp: 'NE',
  PageDown: 'SE',
  Home: 'NO',
  End: 'SO',
};

/** The name of a place without its kind, which its sign shows: "Encre" for "Collines d’Encre". */
export const ownName = (name: string): string => name.replace(/^\S+ (?:d’|des |de )?/, '');
