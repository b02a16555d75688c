/**
 * Drag a card to one's side, an attacker to its target. A drag does what touches would do: it takes the thing up, and where
 * it is let go the target is touched. Over nothing, or with a second finger, it is let go.
 */
import { createStore } from '@reverie/ui/store';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Thing } from './reading.ts';

/** Pixels that a hand may tremble. */
const STILL = 8;
/** A hand in motion is followed and no more; when it pauses so long, what it leads is taken up, with all that this shows. */
const PAUSE = 140;
/** How long a finger rests on a card to read it. */
const LONG = 400;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The same from the first movement to the last: where it is led is drawn without rendering the board anew. */
export interface Dragged {
  readonly from: Spot;
  /** Draws it where it is now, and wherever it is led from then on. */
  follow(draw: (to: Spot) => void): () => void;
}

function led(from: Spot): { readonly dragged: Dragged; lead(to: Spot): void } {
  let at = from;
  let draw: ((to: Spot) => void) | null = null;
  return {
    dragged: {
      from,
      follow(next) {
        draw = next;
        next(at);
        return () => {
          draw = null;
        };
      },
    },
    lead(to) {
      at = to;
      draw?.(to);
    },
  };
}

interface Acts {
  /** Takes a thing up, as a touch would, unless it is taken already. */
  take(thing: Thing): void;
  /** Let go over a thing, or over one's own side. */
  drop(over: { readonly thing: Thing | null; readonly ownSide: boolean }, taken: Thing): void;
  letGo(): void;
  /** A thing was dragged that cannot be taken up now. */
  stuck(thing: Thing): void;
  /** A finger rests on a thing; null when it is lifted. */
  read(thing: Thing | null): void;
}

/** A thing by the key that its button carries. */
export function thingOf(key: string): Thing | null {
  const [on = '', ...rest] = key.split('.');
  const [a = 0, b = 0, c = 0] = rest.map(Number);
  switch (on) {
    case 'hand':
    case 'pool':
      return { on, card: a, at: b };
    case 'place':
      return { on, seat: a, place: b };
    case 'dreamer':
      return { on, seat: a };
    case 'row':
      return { on, seat: a, sort: b, at: c };
    default:
      return null;
  }
}

const thingAt = (x: number, y: number): { readonly thing: Thing | null; readonly ownSide: boolean } => {
  // Above all lies the drawing of what is led.
  const under = document.elementsFromPoint(x, y).find((one) => !one.closest('.ar-carried'));
  const key = under?.closest<HTMLElement>('.ar-thing[data-can="true"]')?.dataset.thing;
  return {
    thing: key === undefined ? null : thingOf(key),
    ownSide: under !== undefined && under.closest('.ar-side[data-own="true"]') !== null,
  };
};

export function useDrag(board: RefObject<HTMLElement | null>, acts: Acts) {
  // Beside the board's own state: a drag that begins or ends draws its arrow, not every card.
  const [dragged] = useState(() => createStore<Dragged | null>(null));
  const latest = useRef(acts);
  latest.current = acts;
  const show = (one: Dragged | null) => {
    dragged.set(one);
    const mark = () => board.current?.toggleAttribute('data-dragging', dragged.get() !== null);
    // Not in the frame of the first movement, which has enough to do.
    if (one) requestAnimationFrame(() => requestAnimationFrame(mark));
    else mark();
  };
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const onPointerDown = (event: ReactPointerEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.ar-thing') : null;
    const thing = button && thingOf(button.dataset.thing ?? '');
    stop.current();
    if (!button || !thing || event.button !== 0 || !event.isPrimary) return;
    const can =
      button.dataset.can === 'true' &&
      (thing.on === 'hand' || (thing.on === 'place' && button.closest('[data-own="true"]') !== null));
    const { pointerId: id, clientX, clientY } = event;
    const { left, top, width, height } = button.getBoundingClientRect();
    const from = { x: left + width / 2, y: top + height / 2 };
    let lead: ((to: Spot) => void) | null = null;
    let reading = false;
    let pulled = false;
    let taken = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      clearTimeout(pause);
      if (taken) return;
      taken = true;
      latest.current.take(thing);
    };
    const rest =
      event.pointerType === 'mouse'
        ? undefined
        : setTimeout(() => {
            reading = true;
            latest.current.read(thing);
          }, LONG);
    const ended = new AbortController();
    const { signal } = ended;
    /** The click that follows a drag or a long press is not a touch. */
    const noClick = () => {
      board.current?.addEventListener('click', (click) => click.stopPropagation(), {
        capture: true,
        once: true,
        signal: AbortSignal.timeout(80),
      });
    };
    const end = () => {
      clearTimeout(rest);
      clearTimeout(pause);
      ended.abort();
      if (reading) latest.current.read(null);
      stop.current = () => {};
      show(null);
    };
    stop.current = () => {
      if (taken) latest.current.letGo();
      end();
    };
    addEventListener(
      'pointermove',
      (move) => {
        if (move.pointerId !== id) return;
        const far = Math.hypot(move.clientX - clientX, move.clientY - clientY);
        if (far < STILL && !lead) return;
        clearTimeout(rest);
        if (reading) return;
        if (!can) {
          pulled ||= button.dataset.can !== 'true' && (thing.on === 'hand' || thing.on === 'place');
          return;
        }
        if (!lead) {
          const begun = led(from);
          lead = begun.lead;
          show(begun.dragged);
        }
        lead({ x: move.clientX, y: move.clientY });
        clearTimeout(pause);
        pause = setTimeout(take, PAUSE);
      },
      { signal },
    );
    // A second finger lets go.
    addEventListener('pointerdown', (down) => down.pointerId !== id && stop.current(), { signal });
    addEventListener('pointercancel', (other) => other.pointerId === id && stop.current(), { signal });
    addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== id) return;
        if (lead || reading) noClick();
        if (pulled) latest.current.stuck(thing);
        if (lead) {
          const drop = () => latest.current.drop(thingAt(up.clientX, up.clientY), thing);
          // What it is dropped on is judged by what it is once this one is taken: a moment later, when that is drawn.
          if (taken) drop();
          else setTimeout(drop);
          take();
        }
        end();
      },
      { signal },
    );
  };
  return { dragged, onPointerDown };
}
