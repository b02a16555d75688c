/** What part of the map is seen: a zoom, where 1 shows all of it, and the place of its upper left corner on the stage. */
import { HEIGHT, type Point, WIDTH } from './geometry.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const CLOSEST = 6;

/** Pixels to a unit of the drawing when all of it is seen. */
export const fitOf = ({ width, height }: Size): number => Math.min(width / WIDTH, height / HEIGHT);

/** Keeps the zoom within bounds and the map over the stage. */
export function kept({ zoom, x, y }: Camera, stage: Size): Camera {
  const nearer = Math.min(CLOSEST, Math.max(1, zoom));
  const fit = fitOf(stage);
  return {
    zoom: nearer,
    x: keptOn(x, WIDTH * fit * nearer, stage.width),
    y: keptOn(y, HEIGHT * fit * nearer, stage.height),
  };
}

/** What is smaller than the stage stands in the middle of it; what is larger covers it. */
function keptOn(from: number, length: number, stage: number): number {
  if (length <= stage) return (stage - length) / 2;
  return Math.min(0, Math.max(stage - length, from));
}

export const whole = (stage: Size): Camera => kept({ zoom: 1, x: 0, y: 0 }, stage);

/** Nearer or farther, with the point of the stage that the fingers hold staying where it is. */
export function zoomed(camera: Camera, stage: Size, factor: number, held: Point): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor));
  const k = zoom / camera.zoom;
  return kept({ zoom, x: held.x - (held.x - camera.x) * k, y: held.y - (held.y - camera.y) * k }, stage);
}

export function moved(camera: Camera, stage: Size, by: Point): Camera {
  return kept({ zoom: camera.zoom, x: camera.x + by.x, y: camera.y + by.y }, stage);
}

/** Where a point of the drawing lies on the stage, and the other way. */
export function toStage({ zoom, x, y }: Camera, stage: Size, point: Point): Point {
  const k = fitOf(stage) * zoom;
  return { x: x + point.x * k, y: y + point.y * k };
}
export function toMap({ zoom, x, y }: Camera, stage: Size, point: Point): Point {
  const k = fitOf(stage) * zoom;
  return { x: (point.x - x) / k, y: (point.y - y) / k };
}

/** The camera with this point in the middle, as far as the edges allow. */
export function centred(camera: Camera, stage: Size, point: Point): Camera {
  const seen = toStage(camera, stage, point);
  return moved(camera, stage, { x: stage.width / 2 - seen.x, y: stage.height / 2 - seen.y });
}

/** The camera moved just so far that a point and some room around it are seen. */
export function revealing(camera: Camera, stage: Size, point: Point, room: number): Camera {
  const seen = toStage(camera, stage, point);
  const short = (at: number, length: number) => {
    const margin = Math.min(room, length / 2);
    return at < margin ? margin - at : at > length - margin ? length - margin - at : 0;
  };
  return moved(camera, stage, { x: short(seen.x, stage.width), y: short(seen.y, stage.height) });
}
