/**
 * What part of a world is seen: the point in the middle of the stage, and how many pixels a unit has. Plain arithmetic
 * without a page, so that it is tried in tests and every board goes by the same limits.
 */
export type Point = readonly [x: number, y: number];

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

/** What a board shows, from 0 0 in its own units, and how far one may go in it. */
export interface World extends Size {
  /** Units of room around it when all of it is shown. */
  readonly room: number;
  /** Pixels to a unit at the most; `fit` are those at which all of it is shown. */
  closest(fit: number): number;
  /** How many times smaller than that it may become. */
  readonly farther: number;
  /** The stage is filled as far as the world reaches; else it is enough that the middle of the stage lies in the world. */
  readonly fills: boolean;
}

/** Where a camera looks from. */
export interface Outlook {
  readonly stage: Size;
  readonly margins: Margins;
  readonly world: World;
}

const within = (least: number, at: number, most: number): number => Math.min(most, Math.max(least, at));

/** What is left of the stage beside all that lies over it; never nothing. */
const freeOf = ({ stage, margins: m }: Outlook): Size => ({
  width: Math.max(80, stage.width - m.left - m.right),
  height: Math.max(80, stage.height - m.top - m.bottom),
});

/** From the middle of the stage to the middle of what is free of it, in pixels. */
const asideOf = ({ margins: m }: Outlook): Point => [(m.left - m.right) / 2, (m.top - m.bottom) / 2];

/** Pixels to a unit when all of the world is seen, were nothing in the way. */
export const fitOf = ({ stage, world: { width, height, room } }: Outlook): number =>
  Math.min(stage.width / (width + 2 * room), stage.height / (height + 2 * room));

/** Keeps the zoom within its limits, and the world in sight. */
export function kept(camera: Camera, outlook: Outlook): Camera {
  const { world } = outlook;
  const fit = fitOf(outlook);
  const zoom = within(fit / world.farther, camera.zoom, Math.max(fit, world.closest(fit)));
  const free = freeOf(outlook);
  const [asideX, asideY] = asideOf(outlook);
  const middle = (at: number, aside: number, length: number, seen: number): number => {
    const edge = world.fills ? Math.min(seen / zoom, length) / 2 : 0;
    return within(edge, at + aside / zoom, length - edge) - aside / zoom;
  };
  return {
    x: middle(camera.x, asideX, world.width, free.width),
    y: middle(camera.y, asideY, world.height, free.height),
    zoom,
  };
}

/** Shows a box of the world, as near as it fits beside what lies over the stage, but not nearer than asked. */
export function framing(outlook: Outlook, from: Point, to: Point, nearest = Number.POSITIVE_INFINITY): Camera {
  const free = freeOf(outlook);
  const [asideX, asideY] = asideOf(outlook);
  const zoom = Math.min(
    nearest,
    free.width / Math.max(1, to[0] - from[0]),
    free.height / Math.max(1, to[1] - from[1]),
    outlook.world.closest(fitOf(outlook)),
  );
  return { x: (from[0] + to[0]) / 2 - asideX / zoom, y: (from[1] + to[1]) / 2 - asideY / zoom, zoom };
}

export function whole(outlook: Outlook): Camera {
  const { width, height, room } = outlook.world;
  return framing(outlook, [-room, -room], [width + room, height + room]);
}

export const toStage = ({ x, y, zoom }: Camera, { width, height }: Size, [px, py]: Point): Point => [
  width / 2 + (px - x) * zoom,
  height / 2 + (py - y) * zoom,
];
export const fromStage = ({ x, y, zoom }: Camera, { width, height }: Size, [sx, sy]: Point): Point => [
  x + (sx - width / 2) / zoom,
  y + (sy - height / 2) / zoom,
];

/** The picture moved by so many pixels. */
export const moved = (camera: Camera, outlook: Outlook, dx: number, dy: number): Camera =>
  kept({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }, outlook);

/** Nearer or farther; the point of the stage that is held stays where it is, as far as the edges allow. */
export function zoomed(camera: Camera, outlook: Outlook, factor: number, held: Point): Camera {
  const { stage } = outlook;
  const [x, y] = fromStage(camera, stage, held);
  const { zoom } = kept({ ...camera, zoom: camera.zoom * factor }, outlook);
  return kept({ x: x - (held[0] - stage.width / 2) / zoom, y: y - (held[1] - stage.height / 2) / zoom, zoom }, outlook);
}

/** Whether a point is seen beside what lies over the stage, and by so many pixels from its edges. */
export function isInSight(camera: Camera, { stage, margins: m }: Outlook, at: Point, by: number): boolean {
  const [x, y] = toStage(camera, stage, at);
  // What was just brought there is there.
  const near = by - 0.5;
  return (
    x >= m.left + near && x <= stage.width - m.right - near && y >= m.top + near && y <= stage.height - m.bottom - near
  );
}

/** The least box around points, with so much room around them. */
export function boxOf(points: readonly Point[], room: number): readonly [from: Point, to: Point] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    [Math.min(...xs) - room, Math.min(...ys) - room],
    [Math.max(...xs) + room, Math.max(...ys) + room],
  ];
}

/** Moved just so far that all these points are seen, by so many pixels from the edges; farther only where they are too far apart. */
export function revealing(camera: Camera, outlook: Outlook, points: readonly Point[], by: number): Camera {
  const { stage, margins: m } = outlook;
  const free = freeOf(outlook);
  const room = Math.min(by, free.width / 3, free.height / 3);
  const [from, to] = boxOf(points, room / camera.zoom);
  if ((to[0] - from[0]) * camera.zoom > free.width || (to[1] - from[1]) * camera.zoom > free.height) {
    return kept(framing(outlook, from, to, camera.zoom), outlook);
  }
  const [left, top] = toStage(camera, stage, from);
  const [right, bottom] = toStage(camera, stage, to);
  const short = (low: number, high: number, least: number, most: number): number =>
    low < least ? least - low : high > most ? most - high : 0;
  return moved(
    camera,
    outlook,
    short(left, right, m.left, stage.width - m.right),
    short(top, bottom, m.top, stage.height - m.bottom),
  );
}
