/** The lower part of a table on a phone: a tap on its handle folds it away and brings it back, a drag gives it another height. */
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useWords } from '../app/words.ts';
import { tableWords } from './words.ts';

/** Pixels that a finger may tremble. */
const STILL = 6;
/** Lower than this it is let go of. */
const LEAST = 96;
/** What the rest of the table keeps of the screen. */
const KEPT = 200;

export interface Fold {
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
  const held = useRef<{ readonly y: number; readonly height: number; moved: boolean } | null>(null);
  const heightAt = ({ clientY }: PointerEvent): number => {
    const from = held.current;
    return from ? Math.min(Math.max(0, from.height + from.y - clientY), innerHeight - KEPT) : 0;
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-expanded={fold.open}
      aria-label={fold.open ? t.sheet.fold : t.sheet.unfold}
      onPointerDown={(event) => {
        const height = sheet.current?.querySelector('.tab-panel')?.clientHeight ?? 0;
        held.current = { y: event.clientY, height: fold.open ? height : 0, moved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const from = held.current;
        if (!from || (!from.moved && Math.abs(event.clientY - from.y) < STILL)) return;
        from.moved = true;
        sheet.current?.style.setProperty('--sheet', `${heightAt(event)}px`);
        fold.setOpen(true);
      }}
      onPointerUp={(event) => {
        if (held.current?.moved && heightAt(event) < LEAST) {
          sheet.current?.style.removeProperty('--sheet');
          fold.setOpen(false);
        }
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
      onClick={() => {
        // A drag ends with a click too.
        if (!held.current?.moved) fold.setOpen(!fold.open);
        held.current = null;
      }}
    >
      <span aria-hidden="true" />
    </button>
  );
}
