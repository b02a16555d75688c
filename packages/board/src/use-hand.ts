/**
 * Things that are led about by hand: a card to one's side, a stone onto what takes it. Every thing carries its key in
 * `data-thing`. A drag does what two presses would do: it takes the thing up, and where it is let go the target is
 * pressed; so by keyboard nothing else is needed, and nothing can be done by drag alone.
 */
import { createStore, type Store } from '@reverie/ui/store';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Point } from './camera.ts';
import { type Contact, type PointerActs, trackPointers } from './pointers.ts';

/** A hand in motion is followed and no more; when it pauses so long, what it leads is taken up, with all that this shows. */
const PAUSE = 140;

/** What is led about: the same from the first movement to the last, drawn where it is without rendering the board. */
export interface Carried {
  readonly key: string;
  readonly thing: HTMLElement;
  /** The middle of the thing when it was pressed, in pixels of the window. */
  readonly from: Point;
  readonly finger: boolean;
  /** Draws it where it is now, and wherever it is led from then on. */
  follow(draw: (to: Point) => void): () => void;
}

interface Drop {
  /** What lies there, below what is led. */
  readonly under: Element | null;
  readonly at: Point;
}

export interface HandActs {
  /** What a press on a thing comes to: `led` it can be led about; `stuck` if it is pulled, it is said why not. */
  grip(thing: HTMLElement): 'led' | 'stuck' | null;
  /** Takes a thing up, as a press would. */
  take?(key: string): void;
  /** It is there now; for boards that draw themselves what is led. */
  lead?(key: string, at: Point): void;
  /** Let go over something; it was taken up before. */
  drop(key: string, drop: Drop): void;
  /** The gesture was broken off after it was taken up. */
  letGo?(key: string): void;
  stuck?(key: string): void;
  /** A finger rests on a thing to read it; null when it is lifted. */
  read?(key: string | null): void;
  /** What would take it where it is, to be seen; asked when the hand pauses. */
  target?(key: string, drop: Drop): Element | null;
}

/** What lies at a point, below the layer of what is led. */
function lyingAt(at: Point): Element | null {
  return document.elementsFromPoint(...at).find((one) => !one.closest('.bd-carried')) ?? null;
}

class Hand implements PointerActs {
  readonly #board: HTMLElement;
  readonly #acts: () => HandActs;
  readonly #carried: Store<Carried | null>;
  #thing: HTMLElement | null = null;
  #key = '';
  #grip: 'led' | 'stuck' | null = null;
  #from: Point = [0, 0];
  #taken = false;
  #at: Point = [0, 0];
  #moved = 0;
  #timer = 0;
  #draw: ((to: Point) => void) | null = null;
  #over: Element | null = null;

  constructor(board: HTMLElement, acts: () => HandActs, carried: Store<Carried | null>) {
    this.#board = board;
    this.#acts = acts;
    this.#carried = carried;
  }

  press({ target }: Contact): boolean {
    const thing = target.closest<HTMLElement>('[data-thing]');
    if (!thing) return false;
    this.#thing = thing;
    this.#key = thing.dataset.thing ?? '';
    this.#grip = this.#acts().grip(thing);
    this.#taken = false;
    const { left, top, width, height } = thing.getBoundingClientRect();
    this.#from = [left + width / 2, top + height / 2];
    return this.#grip !== null || this.#acts().read !== undefined;
  }

  rest(): void {
    this.#acts().read?.(this.#key);
  }

  move({ at, finger }: Contact): void {
    if (this.#grip !== 'led' || !this.#thing) return;
    this.#at = at;
    this.#moved = performance.now();
    if (this.#carried.get() === null) this.#begin(this.#thing, finger);
    this.#draw?.(at);
    this.#acts().lead?.(this.#key, at);
  }

  #begin(thing: HTMLElement, finger: boolean): void {
    this.#carried.set({
      key: this.#key,
      thing,
      from: this.#from,
      finger,
      follow: (draw) => {
        this.#draw = draw;
        draw(this.#at);
        return () => {
          this.#draw = null;
        };
      },
    });
    this.#timer = window.setTimeout(this.#look, PAUSE);
    // Not in the frame of the first movement, which has enough to do.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#mark()));
  }

  #mark(): void {
    this.#board.toggleAttribute('data-dragging', this.#carried.get() !== null);
  }

  /** One timer for a whole movement: to set one in every frame costs more than to look again. */
  readonly #look = (): void => {
    const left = this.#moved + PAUSE - performance.now();
    this.#timer = window.setTimeout(this.#look, left > 1 ? left : PAUSE);
    if (left > 1) return;
    this.#take();
    const target = this.#acts().target?.(this.#key, { under: lyingAt(this.#at), at: this.#at }) ?? null;
    this.#light(target);
  };

  #light(target: Element | null): void {
    if (target === this.#over) return;
    this.#over?.removeAttribute('data-over');
    target?.setAttribute('data-over', '');
    this.#over = target;
  }

  #take(): void {
    if (this.#taken) return;
    this.#taken = true;
    this.#acts().take?.(this.#key);
  }

  lift({ at }: Contact, how: 'tap' | 'moved' | 'rested'): void {
    const key = this.#key;
    const led = this.#carried.get() !== null;
    this.#end(how === 'rested');
    if (how === 'moved' && this.#grip === 'stuck') this.#acts().stuck?.(key);
    if (!led) return;
    const drop = (): void => this.#acts().drop(key, { under: lyingAt(at), at });
    // What it is dropped on is judged by what it is once this one is taken: a moment later, when that is drawn.
    if (this.#taken) drop();
    else setTimeout(drop);
    this.#take();
  }

  broken(): void {
    this.#end(true);
    if (this.#taken) this.#acts().letGo?.(this.#key);
  }

  #end(rested: boolean): void {
    clearTimeout(this.#timer);
    if (rested) this.#acts().read?.(null);
    this.#light(null);
    this.#thing = null;
    this.#carried.set(null);
    this.#mark();
  }
}

/** The things of a board in a hand; what is carried is drawn by `Ghost` or `Thread`. */
export function useHand(board: RefObject<HTMLElement | null>, acts: HandActs): Store<Carried | null> {
  // Beside the board's own state: a drag that begins or ends draws its ghost, not every card.
  const [carried] = useState(() => createStore<Carried | null>(null));
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const hand = new Hand(element, () => latest.current, carried);
    return trackPointers(element, () => hand);
  }, [board, carried]);
  return carried;
}
