/**
 * A stage: the one camera of a board, led by hand, by keys and by what happens. It is moved without React: a painter writes
 * what is seen, once a frame.
 */
import { isStill } from '@reverie/ui/still';
import {
  boxOf,
  type Camera,
  fitOf,
  framing,
  fromStage,
  isInSight,
  kept,
  type Margins,
  moved,
  NO_MARGINS,
  type Outlook,
  type Point,
  revealing,
  type Size,
  toStage,
  type World,
  whole,
  zoomed,
} from './camera.ts';
import type { Painter } from './painters.ts';

/** Milliseconds of a glide: as long as `--motion-slow`. */
const GLIDE = 380;
/** How long the zoom stays as it is until all is painted sharp again. */
const REST_AFTER = 140;
/** Pixels from the edge of what is free, from which on something is taken for out of sight. */
const KEPT_BY = 14;
const NOTHING_KEPT = { points: [], room: 0 } as const;

/** How points are framed; all in the world's own units. */
export interface Framing {
  /** Around the points. */
  readonly room: number;
  /** Pixels to a unit below which the camera comes nearer, though all of them are seen. */
  readonly legible: number;
  /** Pixels to a unit that it does not go beyond. */
  readonly nearest: number;
}

/** The part of the world that is seen, from its upper left corner. */
interface Seen extends Size {
  readonly x: number;
  readonly y: number;
}

/** What stands nowhere, as a piece that is out of the game, is never looked for. */
const isPlace = ([x, y]: Point): boolean => Number.isFinite(x) && Number.isFinite(y);

export class Stage {
  readonly world: World;
  readonly #painter: Painter;
  #size: Size = { width: 1, height: 1 };
  #margins: Margins = NO_MARGINS;
  #camera: Camera = { x: 0, y: 0, zoom: 1 };
  /** Where the camera is going, or is. */
  #goal: Camera = this.#camera;
  /** Until something leads it elsewhere, all of the world is shown, whatever becomes of the stage. */
  #showsAll = true;
  /** What stays in sight, also when a sheet rises over it; until a hand moves the camera. */
  #kept: { readonly points: readonly Point[]; readonly room: number } = NOTHING_KEPT;
  #frame = 0;
  #gliding = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(world: World, painter: Painter) {
    this.world = world;
    this.#painter = painter;
  }

  get #outlook(): Outlook {
    return { stage: this.#size, margins: this.#margins, world: this.world };
  }
  camera = (): Camera => this.#camera;
  size = (): Size => this.#size;
  /** Pixels to a unit at which all of the world is seen. */
  fit = (): number => fitOf(this.#outlook);
  toStage = (at: Point): Point => toStage(this.#camera, this.#size, at);
  fromStage = (on: Point): Point => fromStage(this.#camera, this.#size, on);
  seen = (): Seen => {
    const [x, y] = this.fromStage([0, 0]);
    const { zoom } = this.#camera;
    return { x, y, width: this.#size.width / zoom, height: this.#size.height / zoom };
  };
  /** Calls back whenever the camera has moved; gives a way to stop. */
  follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Goes by the size of this element, and keeps its middle; gives a way to stop. */
  attach(element: HTMLElement): () => void {
    const measure = (): void => this.resized({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(this.#rest);
      cancelAnimationFrame(this.#gliding);
      cancelAnimationFrame(this.#frame);
    };
  }

  resized(size: Size): void {
    if (size.width === 0 || size.height === 0) return;
    if (size.width === this.#size.width && size.height === this.#size.height) return;
    // Zoomed out by hand to the last, it shows all of a world that fills the stage, and goes on to do so.
    const all = this.#showsAll || (this.world.fills && this.#camera.zoom < 1.001 * this.fit());
    this.#size = size;
    this.#go(all ? whole(this.#outlook) : this.#camera);
    this.#look();
    this.#settle();
    // Not a frame later: nothing is seen where it does not belong.
    this.#paint(0);
  }
  /** What lies over the stage has changed. */
  margins = (margins: Margins): void => {
    this.#margins = margins;
    if (this.#showsAll) this.#go(whole(this.#outlook));
    this.#look();
  };

  /** By hand: what was to stay in sight need not any more. */
  zoomBy = (factor: number): void => {
    this.#byHand();
    const middle: Point = [this.#size.width / 2, this.#size.height / 2];
    this.#glide(zoomed(this.#goal, this.#outlook, factor, middle));
  };
  zoomAt(factor: number, held: Point): void {
    this.#byHand();
    this.#go(zoomed(this.#camera, this.#outlook, factor, held));
  }
  panBy = (dx: number, dy: number, glides = false): void => {
    this.#byHand();
    const to = moved(glides ? this.#goal : this.#camera, this.#outlook, dx, dy);
    if (glides) this.#glide(to);
    else this.#go(to);
  };
  /** A hand leads it until the function that is given back is called. */
  hold = (): (() => void) => this.#painter.hold?.() ?? (() => {});
  #byHand(): void {
    this.#showsAll = false;
    this.#kept = NOTHING_KEPT;
  }

  all = (): void => {
    this.#kept = NOTHING_KEPT;
    this.#glide(whole(this.#outlook));
    this.#showsAll = true;
  };
  /** A point in the middle, at so many pixels to a unit. */
  centre = (at: Point, zoom: number): void => {
    if (isPlace(at)) this.#glide(framing(this.#outlook, at, at, zoom));
  };
  /** Shows all these points; leaves the camera where it is if they are seen already, and large enough. */
  frame = (all: readonly Point[], { room, legible, nearest }: Framing): void => {
    const points = all.filter(isPlace);
    if (points.length === 0) return;
    if (this.#goal.zoom >= legible && points.every((p) => isInSight(this.#goal, this.#outlook, p, 24))) return;
    this.#glide(framing(this.#outlook, ...boxOf(points, room), nearest));
  };
  /** Brings points into sight: moves only if it must, and no farther; a second press is aimed at what was seen before. */
  bring = (all: readonly Point[], by: number): void => {
    const points = all.filter(isPlace);
    if (points.every((p) => isInSight(this.#goal, this.#outlook, p, by))) return;
    this.#glideIfElsewhere(revealing(this.#goal, this.#outlook, points, by));
  };
  /** What happens there stays in sight, with room around it, now and whenever something rises over the stage or it shrinks. */
  keep = (points: readonly Point[], room: number): void => {
    this.#kept = { points: points.filter(isPlace), room };
    this.#look();
  };
  #look(): void {
    const { points, room } = this.#kept;
    if (points.length === 0 || points.every((p) => isInSight(this.#goal, this.#outlook, p, KEPT_BY))) return;
    this.#glideIfElsewhere(framing(this.#outlook, ...boxOf(points, room), this.#goal.zoom));
  }

  /** At the edge of a world that fills the stage some points come no nearer to the middle. */
  #glideIfElsewhere(to: Camera): void {
    const { x, y, zoom } = kept(to, this.#outlook);
    if (x !== this.#goal.x || y !== this.#goal.y || zoom !== this.#goal.zoom) this.#glide(to);
  }

  #go(camera: Camera): void {
    cancelAnimationFrame(this.#gliding);
    this.#show(kept(camera, this.#outlook), 0);
    this.#goal = this.#camera;
  }

  /** Glides there, or jumps where no motion is wanted. */
  #glide(to: Camera): void {
    this.#showsAll = false;
    if (isStill()) {
      this.#go(to);
      return;
    }
    this.#goal = kept(to, this.#outlook);
    cancelAnimationFrame(this.#gliding);
    if (this.#painter.glides) {
      this.#show(this.#goal, GLIDE);
      return;
    }
    const [from, goal] = [this.#camera, this.#goal];
    const begun = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const ease = 1 - (1 - t) ** 3;
      const on = (a: number, b: number): number => a + (b - a) * ease;
      this.#show({ x: on(from.x, goal.x), y: on(from.y, goal.y), zoom: on(from.zoom, goal.zoom) }, 0);
      if (t < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #show(camera: Camera, ms: number): void {
    const zooms = camera.zoom !== this.#camera.zoom;
    this.#camera = camera;
    if (zooms) this.#painter.stretch?.(true);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#paint(ms));
    if (!zooms && ms === 0) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), Math.max(ms, REST_AFTER));
  }

  #paint(ms: number): void {
    cancelAnimationFrame(this.#frame);
    this.#painter.paint(this.#camera, this.#size, ms);
    for (const listener of this.#listeners) listener();
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.#painter.stretch?.(false);
    this.#painter.rest(this.#camera, this.#camera.zoom > 1.01 * this.fit());
  }
}
