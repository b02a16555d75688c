/**
 * The camera over the plane, and fingers on it. The picture is moved without React: the viewBox and three custom properties
 * say all that the drawing and what hangs over it need.
 */

import {
  type Camera,
  framing,
  fromStage,
  isInSight,
  kept,
  type Margins,
  moved,
  NO_MARGINS,
  type Outlook,
  type Point,
  type Size,
  toStage,
  type World,
  whole,
  zoomed,
} from '@reverie/board/camera';
import { isStill } from '@reverie/ui/still';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { distance, worldOf } from './plane.ts';

/** Pixels that a finger may tremble. */
const STILL = 6;
/** Degrees that two fingers must turn for a quarter. */
const TWIST = 40;

export interface Touch {
  /** Of the plane. */
  readonly at: Point;
  /** Pixels on the stage. */
  readonly on: Point;
  readonly finger: boolean;
  readonly modified: boolean;
}

interface Hands {
  /** Whether something is taken hold of here; else the table is moved. */
  take(touch: Touch): boolean;
  drag(touch: Touch): void;
  drop(touch: Touch): void;
  tap(touch: Touch): void;
  hover(touch: Touch | null): void;
  /** Right button. */
  back(): void;
  turn(by: 1 | -1): void;
}

export interface Stage {
  camera(): Camera;
  size(): Size;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  all(): void;
  /** Shows these points; `near` comes closer too, where it is far. */
  frame(points: readonly Point[], room?: number, near?: boolean): void;
  /** Shows somebody: only moves the table, and only if it must; a second press is aimed at what was seen before. */
  bring(at: Point): void;
  /** Moves the table only if some of these are covered or out of sight, now and whenever something rises over it. */
  keep(points: readonly Point[]): void;
  margins(margins: Margins): void;
  toStage(at: Point): Point;
  /** Calls back whenever the camera moves. */
  follow(listener: () => void): () => void;
}

export class Lens implements Stage {
  readonly #root: () => HTMLElement | null;
  readonly #world: World;
  #camera: Camera = { x: 0, y: 0, zoom: 0.1 };
  #size: Size = { width: 1, height: 1 };
  #margins: Margins = NO_MARGINS;
  #touched = false;
  /** Where the camera is going, or is. */
  #goal: Camera = this.#camera;
  /** What is to stay in sight, also when a sheet rises over it; until somebody moves the table. */
  #kept: readonly Point[] = [];
  #frame = 0;
  #gliding = 0;
  readonly #listeners = new Set<() => void>();

  constructor(root: () => HTMLElement | null, side: number) {
    this.#root = root;
    this.#world = worldOf(side);
  }

  get #outlook(): Outlook {
    return { stage: this.#size, margins: this.#margins, world: this.#world };
  }
  camera = (): Camera => this.#camera;
  size = (): Size => this.#size;
  toStage = (at: Point): Point => toStage(this.#camera, this.#size, at);
  fromStage = (on: Point): Point => fromStage(this.#camera, this.#size, on);
  follow = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  resized(size: Size): void {
    this.#size = size;
    this.go(this.#touched ? this.#camera : whole(this.#outlook));
    this.#look();
  }
  margins = (margins: Margins): void => {
    this.#margins = margins;
    if (!this.#touched) this.go(whole(this.#outlook));
    this.#look();
  };

  go(camera: Camera): void {
    cancelAnimationFrame(this.#gliding);
    this.#show(camera);
    this.#goal = this.#camera;
  }

  #show(camera: Camera): void {
    this.#camera = kept(camera, this.#outlook);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const root = this.#root();
    if (!root) return;
    const { x, y, zoom } = this.#camera;
    const { width, height } = this.#size;
    root.style.setProperty('--cx', x.toFixed(1));
    root.style.setProperty('--cy', y.toFixed(1));
    root.style.setProperty('--zoom', zoom.toFixed(5));
    root.dataset.detail = zoom * 250 < 18 ? 'low' : zoom * 250 < 26 ? 'some' : 'all';
    const [w, h] = [width / zoom, height / zoom];
    const box = `${(x - w / 2).toFixed(1)} ${(y - h / 2).toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`;
    for (const plane of root.querySelectorAll('.mb-plane')) plane.setAttribute('viewBox', box);
    for (const listener of this.#listeners) listener();
  }

  /** Glides there, or jumps where no motion is wanted. */
  #glide(to: Camera): void {
    this.#touched = true;
    const root = this.#root();
    if (!root || isStill()) {
      this.go(to);
      return;
    }
    this.#goal = kept(to, this.#outlook);
    const from = this.#camera;
    const begun = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - begun) / 380);
      const ease = 1 - (1 - t) * (1 - t) * (1 - t);
      this.#show({
        x: from.x + (to.x - from.x) * ease,
        y: from.y + (to.y - from.y) * ease,
        zoom: from.zoom + (to.zoom - from.zoom) * ease,
      });
      if (t < 1) this.#gliding = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.#gliding);
    this.#gliding = requestAnimationFrame(step);
  }

  zoomBy = (factor: number): void => {
    this.#byHand();
    const middle: Point = [this.#size.width / 2, this.#size.height / 2];
    this.#glide(zoomed(this.#camera, this.#outlook, factor, middle));
  };
  zoomAt(factor: number, held: Point): void {
    this.#byHand();
    this.go(zoomed(this.#camera, this.#outlook, factor, held));
  }
  panBy = (dx: number, dy: number): void => {
    this.#byHand();
    this.go(moved(this.#camera, this.#outlook, dx, dy));
  };
  #byHand(): void {
    this.#touched = true;
    this.#kept = [];
  }
  all = (): void => {
    this.#kept = [];
    this.#glide(whole(this.#outlook));
    this.#touched = false;
  };
  /** Shows all these points with room around them; leaves the camera where it is if they are seen already. */
  frame = (points: readonly Point[], room = 500, near = false): void => {
    if (points.length === 0) return;
    if (points.every((p) => isInSight(this.#goal, this.#outlook, p, 24)) && this.#goal.zoom * 250 >= (near ? 34 : 26))
      return;
    this.#glide(this.#around(points, room, 0.2));
  };
  bring = (at: Point): void => {
    if (!isInSight(this.#goal, this.#outlook, at, 24)) this.#glide(framing(this.#outlook, at, at, this.#camera.zoom));
  };
  keep = (points: readonly Point[]): void => {
    this.#kept = points;
    this.#look();
  };
  #look(): void {
    if (this.#kept.every((p) => isInSight(this.#goal, this.#outlook, p, 14))) return;
    this.#glide(this.#around(this.#kept, 300, this.#goal.zoom));
  }

  #around(points: readonly Point[], room: number, nearest: number): Camera {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const from: Point = [Math.min(...xs) - room, Math.min(...ys) - room];
    const to: Point = [Math.max(...xs) + room, Math.max(...ys) + room];
    return framing(this.#outlook, from, to, nearest);
  }
}

interface Held {
  readonly from: Point;
  /** What was pressed, where it then lay: a sheet that rises moves the table under the finger. */
  readonly pressed: Touch;
  at: Point;
  readonly finger: boolean;
}

/** Mouse, fingers and wheel on the stage. */
function listen(stage: HTMLElement, lens: Lens, hands: () => Hands): () => void {
  const held = new Map<number, Held>();
  let moved = false;
  let taken = false;
  let twist = 0;
  let corner = { left: 0, top: 0 };
  const ended = new AbortController();
  const { signal } = ended;
  const place = ({ clientX, clientY }: MouseEvent): Point => [clientX - corner.left, clientY - corner.top];
  const touch = (event: PointerEvent, on = place(event)): Touch => ({
    at: lens.fromStage(on),
    on,
    finger: event.pointerType !== 'mouse',
    modified: event.ctrlKey || event.metaKey || event.shiftKey,
  });
  const on = <K extends keyof HTMLElementEventMap>(
    what: K,
    act: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => stage.addEventListener(what, act, { signal, ...options });
  const isOver = ({ target }: Event): boolean => (target as Element).closest('.mb-over') !== null;
  on('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (isOver(event)) return;
    corner = stage.getBoundingClientRect();
    const at = place(event);
    const pressed = touch(event);
    held.set(event.pointerId, { from: at, at, pressed, finger: event.pointerType !== 'mouse' });
    if (held.size === 1) {
      moved = false;
      twist = 0;
      taken = hands().take(pressed);
    } else if (taken) {
      // A second finger: the table is meant.
      hands().drop(touch(event, [...held.values()][0]?.at));
      taken = false;
    }
  });
  const takeFocus = (event: Event): void => {
    event.preventDefault();
    (event.target as Element).closest<SVGElement>('[tabindex]')?.focus({ preventScroll: true });
  };
  // Nothing is selected or dragged off by a press on the table; it takes the focus all the same.
  on('mousedown', (event) => {
    if (event.button === 0 && !isOver(event)) takeFocus(event);
  });
  // Whoever is touched raises a sheet, perhaps under the finger, and the click would go to a button of that sheet.
  on('touchend', (event) => {
    if (event.cancelable && !isOver(event)) takeFocus(event);
  });
  on('pointermove', (event) => {
    const one = held.get(event.pointerId);
    if (!one) {
      if (event.pointerType !== 'mouse' || held.size > 0) return;
      hands().hover(isOver(event) ? null : touch(event));
      return;
    }
    const now = place(event);
    const before = one.at;
    one.at = now;
    if (!moved && distance(one.from, now) < STILL) return;
    if (!moved) {
      stage.setPointerCapture(event.pointerId);
      // A caret somewhere in the page is looked for anew after every layout, among all that cannot be selected.
      getSelection()?.removeAllRanges();
    }
    moved = true;
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const middle: Point = [(now[0] + other.at[0]) / 2, (now[1] + other.at[1]) / 2];
      lens.panBy((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      lens.zoomAt((distance(now, other.at) || 1) / (distance(before, other.at) || 1), middle);
      const angle = (p: Point) => (Math.atan2(p[1] - other.at[1], p[0] - other.at[0]) * 180) / Math.PI;
      let by = angle(now) - angle(before);
      if (by > 180) by -= 360;
      if (by < -180) by += 360;
      twist += by;
      if (Math.abs(twist) > TWIST) {
        hands().turn(twist > 0 ? 1 : -1);
        twist = 0;
      }
    } else if (taken) hands().drag(touch(event));
    else lens.panBy(now[0] - before[0], now[1] - before[1]);
  });
  const up = (event: PointerEvent): void => {
    const one = held.get(event.pointerId);
    if (!one) return;
    held.delete(event.pointerId);
    if (held.size > 0) return;
    const cancelled = event.type === 'pointercancel';
    if (taken && moved) hands().drop(touch(event, cancelled ? one.at : place(event)));
    else if (!moved && !cancelled) hands().tap(one.pressed);
    taken = false;
  };
  on('pointerup', up);
  on('pointercancel', up);
  on('pointerenter', () => {
    corner = stage.getBoundingClientRect();
  });
  on('pointerleave', () => hands().hover(null));
  on('contextmenu', (event) => {
    if (isOver(event)) return;
    event.preventDefault();
    hands().back();
  });
  on(
    'wheel',
    (event) => {
      if (isOver(event)) return;
      event.preventDefault();
      corner = stage.getBoundingClientRect();
      lens.zoomAt(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 30 : 1) * 0.0014), place(event));
    },
    { passive: false },
  );
  return () => ended.abort();
}

export function useStage(root: RefObject<HTMLElement | null>, side: number, hands: Hands): Stage {
  const lens = useMemo(() => new Lens(() => root.current, side), [root, side]);
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const stage = root.current;
    if (!stage) return undefined;
    const watch = new ResizeObserver(() => lens.resized({ width: stage.clientWidth, height: stage.clientHeight }));
    watch.observe(stage);
    lens.resized({ width: stage.clientWidth, height: stage.clientHeight });
    const stop = listen(stage, lens, () => now.current);
    return () => {
      watch.disconnect();
      stop();
    };
  }, [root, lens]);
  return lens;
}
