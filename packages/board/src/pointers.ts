/**
 * Mouse and fingers on a board, from the press to the end: the one place that knows pointer capture, how far a hand
 * trembles, a second finger, and everything that can break a gesture off (a call, another tab, Escape, a button that was
 * let go outside the window). A gesture that is broken off ends as `broken`, once, and leaves nothing behind.
 */
import type { Point } from './camera.ts';

/** Pixels that a hand may tremble: nearer than this a press is a tap. */
export const STILL = 8;
/** Milliseconds that a finger rests where it pressed until it is a long press. */
export const LONG = 400;
/** Milliseconds and pixels within which a tap is the second of two. */
const TWICE = 350;
const SAME_PLACE = 40;
/** Milliseconds in which the click of a gesture that was no tap can still come. */
const LATE_CLICK = 80;

/** A button or a finger that is down; places are pixels of the window. */
export interface Contact {
  readonly id: number;
  readonly finger: boolean;
  /** What was pressed. */
  readonly target: Element;
  readonly from: Point;
  readonly at: Point;
  /** The last event of it: its time, and the keys that were held. */
  readonly event: PointerEvent;
}

export interface PointerActs {
  /** A first press; false leaves it to others, and nothing of it is followed. */
  press(contact: Contact): boolean;
  /** A finger has rested where it pressed. */
  rest?(contact: Contact): void;
  /** One moved, from then on that it moved farther than a hand trembles; `other` is a second finger, which rests. */
  move(contact: Contact, before: Point, other: Contact | null): void;
  /** A second finger on the board. Without this a second press anywhere breaks the gesture off. */
  join?(contact: Contact, first: Contact): void;
  /** The last one was lifted. `how` it ended: a tap did not move and was not long. */
  lift(contact: Contact, how: 'tap' | 'moved' | 'rested'): void;
  /** Broken off: as if it had not begun. */
  broken?(contact: Contact): void;
  /** What takes the pointer while it moves, and with it the cursor; else the board does. */
  capture?(): Element | null;
}

/** Follows every gesture that begins on an element; returns how to stop. `acts` is asked at each event. */
export function trackPointers(element: HTMLElement, acts: () => PointerActs): () => void {
  const page = element.ownerDocument.defaultView;
  if (!page) return () => {};
  const gesture = new Gesture(element, page, acts);
  element.addEventListener('pointerdown', gesture.press);
  return () => {
    element.removeEventListener('pointerdown', gesture.press);
    gesture.breakOff();
  };
}

class Gesture {
  readonly #element: HTMLElement;
  readonly #page: Window;
  readonly #acts: () => PointerActs;
  /** At most two. */
  readonly #held = new Map<number, Contact>();
  #moved = false;
  #rested = false;
  #resting = 0;
  /** Ends what is listened to while something is down. */
  #ended = new AbortController();

  constructor(element: HTMLElement, page: Window, acts: () => PointerActs) {
    this.#element = element;
    this.#page = page;
    this.#acts = acts;
  }

  readonly press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const contact = contactOf(event, this.#element);
    const first = firstOf(this.#held);
    if (first) {
      if (this.#held.size > 1 || this.#held.has(contact.id)) return;
      this.#held.set(contact.id, contact);
      clearTimeout(this.#resting);
      this.#acts().join?.(contact, first);
      return;
    }
    // A second finger alone begins nothing: what its first one had begun was broken off.
    if (!event.isPrimary || !this.#acts().press(contact)) return;
    this.#held.set(contact.id, contact);
    this.#moved = false;
    this.#rested = false;
    this.#listen(event);
    if (contact.finger && this.#acts().rest) this.#resting = this.#page.setTimeout(this.#rest, LONG);
  };

  /** On the window, not on the board: what was pressed may be drawn again or be gone before it is let go. */
  #listen(pressed: PointerEvent): void {
    this.#ended = new AbortController();
    const { signal } = this.#ended;
    const on = <K extends keyof WindowEventMap>(what: K, act: (event: WindowEventMap[K]) => void): void =>
      this.#page.addEventListener(what, act, { signal, capture: true });
    on('pointermove', this.#move);
    on('pointerup', this.#up);
    on('pointercancel', ({ pointerId }) => {
      if (this.#held.has(pointerId)) this.breakOff();
    });
    on('pointerdown', (event) => {
      if (event !== pressed && !this.#acts().join) this.breakOff();
    });
    on('keydown', ({ key }) => {
      if (key === 'Escape') this.breakOff();
    });
    on('blur', ({ target }) => {
      if (target === this.#page) this.breakOff();
    });
    // A picture, or words that are selected, would be dragged off by the browser.
    on('dragstart', (event) => event.preventDefault());
    on('contextmenu', (event) => {
      if (this.#rested) event.preventDefault();
    });
    this.#page.document.addEventListener('visibilitychange', this.breakOff, { signal });
  }

  readonly #rest = (): void => {
    const contact = firstOf(this.#held);
    if (!contact) return;
    this.#rested = true;
    this.#acts().rest?.(contact);
  };

  readonly #move = (event: PointerEvent): void => {
    const was = this.#held.get(event.pointerId);
    if (!was) return;
    // Let go where the page could not see it.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      this.breakOff();
      return;
    }
    const now: Contact = { ...was, at: [event.clientX, event.clientY], event };
    this.#held.set(now.id, now);
    if (!this.#moved) {
      if (this.#rested || distance(now.from, now.at) < STILL) return;
      this.#moved = true;
      clearTimeout(this.#resting);
      capture(this.#acts().capture?.() ?? this.#element, now.id);
    }
    this.#acts().move(now, was.at, [...this.#held.values()].find(({ id }) => id !== now.id) ?? null);
  };

  readonly #up = (event: PointerEvent): void => {
    const was = this.#held.get(event.pointerId);
    if (!was) return;
    this.#held.delete(was.id);
    if (this.#held.size > 0) return;
    this.#end();
    const how = this.#rested ? 'rested' : this.#moved ? 'moved' : 'tap';
    if (how !== 'tap') this.#swallowClick();
    this.#acts().lift({ ...was, at: [event.clientX, event.clientY], event }, how);
  };

  /** As if it had not begun; nothing where nothing is down. */
  readonly breakOff = (): void => {
    const contact = firstOf(this.#held);
    if (!contact) return;
    this.#held.clear();
    this.#end();
    // What is still down is lifted some time, over whatever lies there by then.
    const over = new AbortController();
    const { signal } = over;
    const lifted = ({ pointerId }: PointerEvent): void => {
      if (pointerId !== contact.id) return;
      over.abort();
      this.#swallowClick();
    };
    this.#page.addEventListener('pointerup', lifted, { signal, capture: true });
    const pressed = ({ isPrimary }: PointerEvent): void => {
      if (isPrimary) over.abort();
    };
    this.#page.addEventListener('pointerdown', pressed, { signal, capture: true });
    this.#acts().broken?.(contact);
  };

  #end(): void {
    clearTimeout(this.#resting);
    this.#ended.abort();
  }

  /** The click that follows a drag or a long press presses no button. */
  #swallowClick(): void {
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    const signal = AbortSignal.timeout(LATE_CLICK);
    this.#page.addEventListener('click', swallow, { signal, capture: true, once: true });
  }
}

const contactOf = (event: PointerEvent, board: Element): Contact => {
  const at: Point = [event.clientX, event.clientY];
  const target = (event.target as Element | null) ?? board;
  return { id: event.pointerId, finger: event.pointerType !== 'mouse', target, from: at, at, event };
};

const firstOf = (held: ReadonlyMap<number, Contact>): Contact | undefined => held.values().next().value;

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** A pointer that is gone by now cannot be captured, and need not. */
function capture(element: Element, id: number): void {
  try {
    element.setPointerCapture(id);
  } catch {}
}

/** A tap or a click, as far as it matters for the second of two. */
interface Press {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** The second tap of two comes soon, and where the first was: it is not meant for what the first has brought. */
export const isSecondTap = (press: Press, first: Press | null): boolean =>
  first !== null &&
  press.timeStamp - first.timeStamp < TWICE &&
  distance([first.clientX, first.clientY], [press.clientX, press.clientY]) < SAME_PLACE;
