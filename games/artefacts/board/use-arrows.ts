/** One stop of the Tab key for all the cards of the table; from there, arrows go to the nearest card in their direction. */
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const THING = '.ar-thing';

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

export function useArrows(board: RefObject<HTMLElement | null>): {
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: { readonly target: EventTarget }): void;
} {
  const things = () => [...(board.current?.querySelectorAll<HTMLElement>(THING) ?? [])];
  // Cards come and go: there is always exactly one to begin with, the first that can be used if none was in use.
  useLayoutEffect(() => {
    const all = things();
    const held = all.filter(({ tabIndex }) => tabIndex === 0);
    const useful = held.find((one) => one === document.activeElement || one.dataset.can === 'true');
    const first = useful ?? all.find((one) => one.dataset.can === 'true') ?? held[0] ?? all[0];
    if (first && (held.length !== 1 || held[0] !== first)) stopAt(all, first);
  });
  return {
    onKeyDown(event) {
      const way = WAYS[event.key];
      const here = event.target instanceof Element ? event.target.closest<HTMLElement>(THING) : null;
      if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      nearest(here, things(), way)?.focus();
    },
    onFocus({ target }) {
      if (target instanceof HTMLElement && target.matches(THING)) stopAt(things(), target);
    },
  };
}
