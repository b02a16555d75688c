/** What of the map is seen: how far one may go, and how near the camera comes by itself. */
import type { Point } from '@reverie/board/camera';
import { layerPainter } from '@reverie/board/painters';
import type { Stage } from '@reverie/board/stage';
import type { StageGiven } from '@reverie/board/use-stage';
import type { CellIndex } from '../data/map.ts';
import { centreOf, HEIGHT, WIDTH } from './geometry.ts';

/** Pixels across a cell from which names are shown, from which the whole map can be read, and to which the camera comes. */
const NAMES_FROM = 62;
const LARGE_ENOUGH = 48;
const NEAR = 72;
/** How wide a cell is drawn. */
const CELL = 100;

export const ON_STAGE: StageGiven = {
  world: { width: WIDTH, height: HEIGHT, room: 0, closest: (fit) => 6 * fit, farther: 1, fills: true },
  painter: layerPainter,
  detail: (zoom) => (zoom * CELL >= NAMES_FROM ? 'names' : 'signs'),
};

const placeOf = (cell: CellIndex): Point => [centreOf(cell).x, centreOf(cell).y];

/** Where cells are large enough as it is, the whole map stays; else the camera comes near to this one. */
export function showNear(stage: Stage, cell: CellIndex): void {
  if (stage.fit() * CELL >= LARGE_ENOUGH) stage.all();
  else stage.centre(placeOf(cell), Math.max(stage.camera().zoom, NEAR / CELL));
  stage.keep([placeOf(cell)], 150);
}

export const bringIntoSight = (stage: Stage, cell: CellIndex): void => stage.bring([placeOf(cell)], 70);
