/** Whoever opens a table with the keyboard finds the focus on the first answer, and not at the top of the document. */
import { KEYBOARD } from '@reverie/ui/board';
import { useEffect, useRef } from 'react';
import { cameByKeyboard } from '../../base/route.tsx';
import { useAtTable } from './at-table.ts';

/** A board may still be on its way: looked for again after these milliseconds. */
const TRIES = [0, 100, 300, 800, 2000, 5000];

const firstAnswer = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.panel .choices input[type="radio"]') ??
  document.querySelector<HTMLElement>(`.board-area [${KEYBOARD}]`) ??
  document.querySelector<HTMLElement>('.board-area :is(button, [tabindex="0"]):not([disabled])');

export function useArrivalFocus(): void {
  const { standing } = useAtTable();
  const asked = standing.decisions.length > 0;
  const done = useRef(false);
  useEffect(() => {
    if (!asked || done.current || !cameByKeyboard()) return;
    const look = () => {
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (done.current || !lost) return;
      const found = firstAnswer();
      if (!found) return;
      done.current = true;
      found.focus({ preventScroll: true });
    };
    const timers = TRIES.map((ms) => setTimeout(look, ms));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [asked]);
}
