/** On a small screen each new question scrolls to what it is about. */
import type { Decision } from '@reverie/kernel/game';
import { type RefObject, useEffect } from 'react';

/** Pixels: as wide as a phone, where the style sheet lays the table out for one. */
const SMALL = 544;

/** Questions about the opponents; all others are answered on the player's own side. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set(['designate', 'combat', 'power']);

export function useSight(
  board: RefObject<HTMLElement | null>,
  decision: Decision | undefined,
  foe: number | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const area = board.current?.parentElement;
    if (!area || !decision || area.clientWidth >= SMALL || area.scrollHeight <= area.clientHeight) return;
    const other = ABOUT_OTHERS.has(decision.kind)
      ? (board.current?.querySelector(`.ar-others [data-seat="${foe ?? ''}"]`) ?? board.current?.firstElementChild)
      : null;
    if (other) other.scrollIntoView({ block: 'start' });
    else area.scrollTo({ top: area.scrollHeight });
  }, [decision?.id]);
}
