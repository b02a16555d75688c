/** One stop of the Tab key for all the things of a board; from there, arrows go to the nearest thing in their direction. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';

const THING = '[data-thing]';

const WAYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest one that way; what lies aside counts for further off than what lies ahead. */
function nearest(from: Element, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const [ox, oy] = middle(one);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (one === from || ahead < 4) continue;
    const far = ahead + aside * 3;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

function stopAt(all: readonly HTMLElement[], one: HTMLElement): void {
  for (const other of all) other.tabIndex = other === one ? 0 : -1;
}

const thingsOf = (board: HTMLElement | null): HTMLElement[] => [...(board?.querySelectorAll<HTMLElement>(THING) ?? [])];

export function useArrows(board: RefObject<HTMLElement | null>): void {
  // Things come and go: there is always exactly one to begin with, the first that can be used if none was in use.
  useLayoutEffect(() => {
    const all = thingsOf(board.current);
    const stops = all.filter(({ tabIndex }) => tabIndex === 0);
    const useful = stops.find((one) => one === document.activeElement || one.dataset.can === 'true');
    const first = useful ?? all.find((one) => one.dataset.can === 'true') ?? stops[0] ?? all[0];
    if (first && (stops.length !== 1 || stops[0] !== first)) stopAt(all, first);
  });
  useEffect(() => {
    const element = board.current;
    const pressed = (event: KeyboardEvent): void => {
      const way = WAYS[event.key];
      const here = event.target instanceof Element ? event.target.closest<HTMLElement>(THING) : null;
      if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      nearest(here, thingsOf(element), way)?.focus();
    };
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(THING)) stopAt(thingsOf(element), target);
    };
    element?.addEventListener('keydown', pressed);
    element?.addEventListener('focusin', focused);
    return () => {
      element?.removeEventListener('keydown', pressed);
      element?.removeEventListener('focusin', focused);
    };
  }, [board]);
}
