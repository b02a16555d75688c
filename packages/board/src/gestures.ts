/** Mouse, fingers and wheel on a stage: what a hand takes hold of follows it, and where there is nothing it moves the stage. */
import type { Point } from './camera.ts';
import { type Contact, distance, isSecondTap, type PointerActs, trackPointers } from './pointers.ts';
import type { Stage } from './stage.ts';

/** Degrees that two fingers turn for a quarter. */
const TWIST = 40;
/** Of the logarithm of the zoom, for a pixel of the wheel; two fingers on a pad come in smaller steps. */
const WHEEL = 0.0015;
const PAD = 0.01;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 30;

/** What lies over a stage carries this attribute: it is pressed and scrolled for itself. */
const OVER = 'data-over-stage';

export interface Touch {
  /** Of the world. */
  readonly at: Point;
  /** Pixels on the stage. */
  readonly on: Point;
  readonly finger: boolean;
  readonly modified: boolean;
}

/** What hands do on a stage besides moving it. */
export interface Hands {
  /** Whether something is taken hold of here. */
  take?(touch: Touch): boolean;
  drag?(touch: Touch): void;
  /** It is let go, or the gesture was broken off: what was taken is left where it is. */
  drop?(touch: Touch, broken: boolean): void;
  /** `again`: it is the second of two, and not meant for what the first has brought there. */
  tap(touch: Touch, again: boolean): void;
  hover?(touch: Touch | null): void;
  /** The other button. */
  back?(): void;
  turn?(by: 1 | -1): void;
}

const isOver = ({ target }: Event): boolean => (target as Element | null)?.closest?.(`[${OVER}]`) != null;

class Gestures implements PointerActs {
  readonly #element: HTMLElement;
  readonly #stage: Stage;
  readonly #hands: () => Hands;
  /** Measured when a gesture begins: asking again at every move would have the page laid out each time. */
  #corner = { left: 0, top: 0 };
  /** What was pressed, where it then lay: a sheet that rises moves the world under the finger. */
  #pressed: Touch | null = null;
  #taken = false;
  #leads = false;
  #joined = false;
  #twist = 0;
  #tapped: PointerEvent | null = null;
  #letGo: (() => void) | null = null;

  constructor(element: HTMLElement, stage: Stage, hands: () => Hands) {
    this.#element = element;
    this.#stage = stage;
    this.#hands = hands;
  }

  readonly measure = (): void => {
    this.#corner = this.#element.getBoundingClientRect();
  };

  press(contact: Contact): boolean {
    if (isOver(contact.event)) return false;
    this.measure();
    this.#pressed = this.#touch(contact.event);
    this.#joined = false;
    this.#leads = false;
    this.#twist = 0;
    this.#taken = this.#hands().take?.(this.#pressed) ?? false;
    return true;
  }

  /** A second finger: the stage is meant. */
  join(_: Contact, first: Contact): void {
    this.#joined = true;
    this.#leave(first, false);
  }

  move(contact: Contact, before: Point, other: Contact | null): void {
    if (!this.#leads) {
      this.#leads = true;
      // A caret somewhere in the page is looked for after every layout, among all that cannot be selected.
      getSelection()?.removeAllRanges();
    }
    if (this.#taken) {
      this.#hands().drag?.(this.#touch(contact.event));
      return;
    }
    this.#letGo ??= this.#stage.hold();
    if (other) this.#pinch(contact.at, before, other.at);
    else this.#stage.panBy(contact.at[0] - before[0], contact.at[1] - before[1]);
  }

  #pinch(now: Point, before: Point, other: Point): void {
    this.#stage.panBy((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    const middle = this.#place((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    this.#stage.zoomAt((distance(now, other) || 1) / (distance(before, other) || 1), middle);
    const angle = ([x, y]: Point): number => (Math.atan2(y - other[1], x - other[0]) * 180) / Math.PI;
    let by = angle(now) - angle(before);
    if (by > 180) by -= 360;
    if (by < -180) by += 360;
    this.#twist += by;
    if (Math.abs(this.#twist) < TWIST) return;
    this.#hands().turn?.(this.#twist > 0 ? 1 : -1);
    this.#twist = 0;
  }

  lift(contact: Contact, how: 'tap' | 'moved' | 'rested'): void {
    const pressed = this.#pressed;
    if (how !== 'tap' || this.#joined || !pressed) {
      this.#leave(contact, false);
      return;
    }
    this.#taken = false;
    const again = isSecondTap(contact.event, this.#tapped);
    this.#tapped = contact.event;
    this.#hands().tap(pressed, again);
  }

  broken(contact: Contact): void {
    this.#leave(contact, true);
  }

  #leave(contact: Contact, broken: boolean): void {
    this.#letGo?.();
    this.#letGo = null;
    if (!this.#taken) return;
    this.#taken = false;
    this.#hands().drop?.(this.#touch(contact.event), broken);
  }

  readonly hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    this.#hands().hover?.(isOver(event) ? null : this.#touch(event));
  };
  readonly away = (): void => this.#hands().hover?.(null);

  readonly wheel = (event: WheelEvent): void => {
    if (isOver(event)) return;
    event.preventDefault();
    this.measure();
    const pixels = event.deltaY * (event.deltaMode === 1 ? LINE : 1);
    // A pinch on a pad comes as a wheel with a key that nobody holds.
    this.#stage.zoomAt(Math.exp(-pixels * (event.ctrlKey ? PAD : WHEEL)), this.#place(event.clientX, event.clientY));
  };

  readonly menu = (event: Event): void => {
    const { back } = this.#hands();
    if (!back || isOver(event)) return;
    event.preventDefault();
    back();
  };

  /** Nothing is selected or dragged off by a press; the focus goes where it would have gone. */
  readonly focus = (event: Event): void => {
    if (isOver(event) || !event.cancelable || (event instanceof MouseEvent && event.button !== 0)) return;
    event.preventDefault();
    (event.target as Element).closest<HTMLElement | SVGElement>('[tabindex]')?.focus({ preventScroll: true });
  };

  #place(clientX: number, clientY: number): Point {
    return [clientX - this.#corner.left, clientY - this.#corner.top];
  }
  #touch(event: PointerEvent): Touch {
    const on = this.#place(event.clientX, event.clientY);
    return {
      at: this.#stage.fromStage(on),
      on,
      finger: event.pointerType !== 'mouse',
      modified: event.ctrlKey || event.metaKey || event.shiftKey,
    };
  }
}

/** Listens on the element that a stage stands on; gives a way to stop. */
export function listenToGestures(element: HTMLElement, stage: Stage, hands: () => Hands): () => void {
  const gestures = new Gestures(element, stage, hands);
  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener('pointerenter', gestures.measure, { signal });
  element.addEventListener('pointermove', gestures.hover, { signal });
  element.addEventListener('pointerleave', gestures.away, { signal });
  element.addEventListener('wheel', gestures.wheel, { signal, passive: false });
  element.addEventListener('contextmenu', gestures.menu, { signal });
  element.addEventListener('mousedown', gestures.focus, { signal });
  // A touch may raise something under the finger, and the click would press it: the stage takes the click. As it begins:
  // what was touched may be drawn again by then, and the end of a touch on what is gone reaches no stage.
  element.addEventListener('touchstart', gestures.focus, { signal, passive: false });
  const stop = trackPointers(element, () => gestures);
  return () => {
    stop();
    ended.abort();
  };
}
