/** Mouse, fingers and wheel over the map: one finger pans, two zoom, a tap chooses, the wheel zooms. */
import { moved, toMap, zoomed } from './camera.ts';
import type { Point } from './geometry.ts';
import type { Lens } from './lens.ts';

export interface Handlers {
  /** A point of the drawing was tapped. */
  tap(point: Point): void;
  hover(point: Point | null): void;
}

/** Pixels that a finger may tremble. */
const STILL = 7;
/** Milliseconds and pixels within which a tap belongs to the one before: the map has moved on under a finger that taps twice. */
const TWICE = 350;
const SAME_PLACE = 30;

class Gestures {
  readonly #stage: HTMLElement;
  readonly #lens: Lens;
  readonly #handlers: () => Handlers;
  readonly #held = new Map<number, Point>();
  #travelled = 0;
  #tapped: { readonly at: Point; readonly when: number } | null = null;
  #letGo: (() => void) | null = null;
  /** Measured when a gesture begins: asking again at every move would have the page laid out each time. */
  #corner = { left: 0, top: 0 };

  constructor(stage: HTMLElement, lens: Lens, handlers: () => Handlers) {
    this.#stage = stage;
    this.#lens = lens;
    this.#handlers = handlers;
  }

  readonly measure = (): void => {
    this.#corner = this.#stage.getBoundingClientRect();
  };

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.measure();
    if (this.#held.size === 0) this.#travelled = 0;
    this.#held.set(event.pointerId, this.#place(event));
  };

  readonly move = (event: PointerEvent): void => {
    const { camera, size } = this.#lens;
    const before = this.#held.get(event.pointerId);
    const now = this.#place(event);
    if (!before) {
      const hovers = this.#held.size === 0 && event.pointerType === 'mouse';
      if (hovers) this.#handlers().hover(toMap(camera, size, now));
      return;
    }
    const by = { x: now.x - before.x, y: now.y - before.y };
    this.#travelled += Math.abs(by.x) + Math.abs(by.y);
    const moving = this.#travelled > STILL;
    if (moving && !this.#stage.hasPointerCapture(event.pointerId)) this.#stage.setPointerCapture(event.pointerId);
    if (moving) this.#letGo ??= this.#lens.hold();
    const other = [...this.#held].find(([id]) => id !== event.pointerId)?.[1];
    this.#held.set(event.pointerId, now);
    if (other) this.#pinch(before, now, other);
    else if (moving) this.#lens.go(moved(camera, size, by));
  };

  readonly up = (event: PointerEvent): void => {
    const was = this.#held.delete(event.pointerId);
    if (this.#held.size === 0) {
      this.#letGo?.();
      this.#letGo = null;
    }
    if (!was || event.type === 'pointercancel' || this.#travelled > STILL || this.#held.size > 0) return;
    const at = this.#place(event);
    const before = this.#tapped;
    this.#tapped = { at, when: event.timeStamp };
    if (
      before &&
      event.timeStamp - before.when < TWICE &&
      Math.hypot(at.x - before.at.x, at.y - before.at.y) < SAME_PLACE
    )
      return;
    this.#handlers().tap(toMap(this.#lens.camera, this.#lens.size, at));
  };

  /** A tap may raise a card under the finger, and the click would go to a button of that card: the map keeps it. */
  readonly lift = (event: TouchEvent): void => {
    if (!event.cancelable) return;
    event.preventDefault();
    this.#stage.focus({ preventScroll: true });
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.measure();
    const lines = event.deltaMode === 1 ? 30 : 1;
    const factor = Math.exp(-event.deltaY * lines * 0.0016);
    this.#lens.go(zoomed(this.#lens.camera, this.#lens.size, factor, this.#place(event)));
  };

  readonly leave = (): void => this.#handlers().hover(null);

  #pinch(before: Point, now: Point, other: Point): void {
    const { camera, size } = this.#lens;
    const apart = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const panned = moved(camera, size, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    this.#lens.go(zoomed(panned, size, apart(now) / apart(before), middle));
  }

  #place({ clientX, clientY }: MouseEvent): Point {
    return { x: clientX - this.#corner.left, y: clientY - this.#corner.top };
  }
}

/** Listens on the stage; gives a way to stop. */
export function listenToGestures(stage: HTMLElement, lens: Lens, handlers: () => Handlers): () => void {
  const gestures = new Gestures(stage, lens, handlers);
  const ended = new AbortController();
  const { signal } = ended;
  stage.addEventListener('pointerenter', gestures.measure, { signal });
  stage.addEventListener('pointerdown', gestures.down, { signal });
  stage.addEventListener('pointermove', gestures.move, { signal });
  stage.addEventListener('pointerup', gestures.up, { signal });
  stage.addEventListener('pointercancel', gestures.up, { signal });
  stage.addEventListener('pointerleave', gestures.leave, { signal });
  stage.addEventListener('touchend', gestures.lift, { signal });
  stage.addEventListener('wheel', gestures.wheel, { signal, passive: false });
  return () => ended.abort();
}
