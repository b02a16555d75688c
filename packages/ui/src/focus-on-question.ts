/** Whoever answers by keyboard on a board goes on there: the control that is pressed is gone with its question. */
import { type RefObject, useEffect, useRef } from 'react';
import { KEYBOARD } from './board.ts';

/** `asked` changes with every question; the first answer on the board, or what else is named, then takes a focus lost there. */
export function useFocusOnQuestion(board: RefObject<HTMLElement | null>, asked: string, what = `[${KEYBOARD}]`): void {
  const here = useRef(false);
  useEffect(() => {
    const noted = ({ target }: Event) => {
      here.current = target instanceof Node && board.current?.contains(target) === true;
    };
    addEventListener('focusin', noted);
    addEventListener('pointerdown', noted);
    return () => {
      removeEventListener('focusin', noted);
      removeEventListener('pointerdown', noted);
    };
  }, [board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (here.current && lost) board.current?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });
  }, [asked]);
}
