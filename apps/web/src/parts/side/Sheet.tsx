/**
 * The lower part of a table on a phone: a tap on its handle folds and unfolds it, a drag or the arrow keys
 * resize it.
 */

import { useWords } from '@reverie/ui/words';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { sideWords } from './words.ts';

/** Movement in pixels that still counts as a tap. */
const STILL = 6;
/** Below this height it folds. */
const LEAST = 96;
/** Minimum height of the rest of the table. */
const KEPT = 200;
/** Step of an arrow key. */
const STEP = 64;

interface Fold {
  readonly open: boolean;
  setOpen(open: boolean): void;
}

/** As the visitor left it in this layout; until then, and after the phone was turned, the default. */
export function useFold(best: boolean, layout: string): Fold {
  const [left, leave] = useState<{ readonly layout: string; readonly open: boolean } | null>(null);
  return {
    open: left?.layout === layout ? left.open : best,
    setOpen: (open) => leave({ layout, open }),
  };
}

export function SheetHandle({ fold, sheet }: { readonly fold: Fold; readonly sheet: RefObject<HTMLElement | null> }) {
  const t = useWords(sideWords);
  const held = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const dragged = useRef(false);
  /** Acts on pointerup: right after a drag, a browser may suppress the click of a tap. */
  const done = useRef(false);
  const heightNow = (): number => (fold.open ? (sheet.current?.querySelector('.tab-panel')?.clientHeight ?? 0) : 0);
  const show = (height: number): void => {
    sheet.current?.style.setProperty('--sheet', `${Math.min(Math.max(0, height), innerHeight - KEPT)}px`);
    fold.setOpen(true);
  };
  const settle = (height: number): void => {
    if (height < LEAST) {
      // Unfolding restores the initial height.
      sheet.current?.style.removeProperty('--sheet');
      fold.setOpen(false);
    } else show(height);
  };
  const heightAt = ({ clientY }: PointerEvent): number =>
    held.current ? held.current.height + held.current.y - clientY : 0;
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'ArrowUp') settle(Math.max(LEAST, heightNow() + STEP));
    else if (fold.open) settle(heightNow() - STEP);
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-expanded={fold.open}
      aria-label={fold.open ? t.sheet.fold : t.sheet.unfold}
      onPointerDown={(event) => {
        held.current = { y: event.clientY, height: heightNow() };
        dragged.current = false;
        done.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const from = held.current;
        if (!from || (!dragged.current && Math.abs(event.clientY - from.y) < STILL)) return;
        dragged.current = true;
        show(heightAt(event));
      }}
      onPointerUp={(event) => {
        if (!held.current) return;
        if (dragged.current) settle(heightAt(event));
        else fold.setOpen(!fold.open);
        held.current = null;
        done.current = true;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
      onKeyDown={pressed}
      onClick={({ detail }) => {
        // Keyboards and screen readers send clicks without pointer events.
        if (detail === 0 || !done.current) fold.setOpen(!fold.open);
        done.current = false;
      }}
    >
      <span aria-hidden="true" />
    </button>
  );
}
