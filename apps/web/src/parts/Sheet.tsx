/**
 * The lower part of a table on a phone: a tap on its handle folds it away and brings it back, a drag or the arrow keys give it
 * another height.
 */

import { useWords } from '@reverie/ui/words';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { tableWords } from './words.ts';

/** Pixels that a finger may tremble. */
const STILL = 6;
/** Lower than this it is let go of. */
const LEAST = 96;
/** What the rest of the table keeps of the screen. */
const KEPT = 200;
/** What an arrow key adds or takes away. */
const STEP = 64;

interface Fold {
  readonly open: boolean;
  setOpen(open: boolean): void;
}

/** As somebody has put it; until then as it is best. */
export function useFold(best: boolean): Fold {
  const [open, setOpen] = useState<boolean | null>(null);
  return { open: open ?? best, setOpen };
}

export function SheetHandle({ fold, sheet }: { readonly fold: Fold; readonly sheet: RefObject<HTMLElement | null> }) {
  const t = useWords(tableWords);
  const held = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const dragged = useRef(false);
  /** What a pointer does is done when it is lifted: right after a drag, a browser may keep the click of a tap to itself. */
  const done = useRef(false);
  const heightNow = (): number => (fold.open ? (sheet.current?.querySelector('.tab-panel')?.clientHeight ?? 0) : 0);
  const show = (height: number): void => {
    sheet.current?.style.setProperty('--sheet', `${Math.min(Math.max(0, height), innerHeight - KEPT)}px`);
    fold.setOpen(true);
  };
  const settle = (height: number): void => {
    if (height < LEAST) {
      // Unfolded again, it has the height it began with.
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
        // Keys and screen readers come without a pointer.
        if (detail === 0 || !done.current) fold.setOpen(!fold.open);
        done.current = false;
      }}
    >
      <span aria-hidden="true" />
    </button>
  );
}
