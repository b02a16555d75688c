/** Cards that go from one place to another are seen going; attackers strike, and what breaks bursts. */
import { useStill } from '@reverie/ui/still';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Event } from '../events.ts';
import type { ArtefactsProps } from './reading.ts';

const TRAVEL = 380;
const STRIKE = 520;

/** A card by whose it is and what it is: the same in the hand and on its place. */
function keyOf(element: HTMLElement, own: number): string | null {
  const { thing = '', card } = element.dataset;
  if (card === undefined) return null;
  return `${thing.startsWith('place') ? thing.split('.')[1] : own}.${card}`;
}

export function useTravel(
  board: RefObject<HTMLElement | null>,
  { view, who, news }: Pick<ArtefactsProps, 'view' | 'who' | 'news'>,
): void {
  const still = useStill();
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useLayoutEffect(() => {
    const table = board.current;
    if (!table) return;
    const own = who === 'spectator' ? 0 : who;
    const cards = [...table.querySelectorAll<HTMLElement>('.ar-thing[data-card]')];
    const now = new Map<string, DOMRect>();
    const moves = !still && before.current.size > 0;
    for (const card of cards) {
      const key = keyOf(card, own);
      if (key === null) continue;
      const to = card.getBoundingClientRect();
      now.set(key, to);
      if (!moves) continue;
      const pile = card.closest('.ar-side')?.querySelector('.ar-piles')?.getBoundingClientRect();
      const from = before.current.get(key) ?? (card.matches('.ar-placed') ? pile : undefined);
      if (from) travel(card, from, to);
    }
    if (moves) for (const { event } of news) strike(table, event, before.current);
    before.current = now;
  }, [view]);
}

function travel(card: HTMLElement, from: DOMRect, to: DOMRect): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) + Math.abs(y) < 8 || to.width === 0) return;
  const scale = Math.min(1.4, Math.max(0.3, from.width / to.width));
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ],
    { duration: TRAVEL, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** The attacker leans back, runs at its target and comes back; the target shakes; what is gone bursts where it stood. */
function strike(table: HTMLElement, event: Event, before: ReadonlyMap<string, DOMRect>): void {
  if (event.kind === 'broke' || event.kind === 'felled') {
    const at = before.get(`${event.seat}.${event.card}`);
    if (at) burst(table, at);
  }
  if (event.kind !== 'settled') return;
  const attacker = table.querySelector<HTMLElement>(
    `.ar-side[data-seat="${event.seat}"] .ar-placed[data-card="${event.card}"]`,
  );
  const side = table.querySelector<HTMLElement>(`.ar-side[data-seat="${event.other}"]`);
  const target =
    event.target === null
      ? side?.querySelector<HTMLElement>('.ar-dreamer')
      : side?.querySelector<HTMLElement>(`.ar-placed[data-card="${event.target}"]`);
  const to = target?.getBoundingClientRect() ?? before.get(`${event.other}.${event.target}`);
  const from = attacker?.getBoundingClientRect();
  if (attacker && from && to) {
    const x = (to.left - from.left) * 0.8;
    const y = (to.top - from.top) * 0.8;
    attacker.animate(
      [
        { transform: 'none', zIndex: 5 },
        { transform: `translate(${-x * 0.08}px, ${-y * 0.08}px) rotate(-3deg)`, zIndex: 5, offset: 0.25 },
        { transform: `translate(${x}px, ${y}px) rotate(4deg)`, zIndex: 5, offset: 0.6 },
        { transform: 'none', zIndex: 5 },
      ],
      { duration: STRIKE, easing: 'ease-in-out' },
    );
  }
  target?.animate(
    [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 200, delay: STRIKE * 0.55 },
  );
}

function burst(table: HTMLElement, { left, top, width, height }: DOMRect): void {
  const corner = table.getBoundingClientRect();
  const mark = document.createElement('span');
  mark.className = 'ar-burst';
  Object.assign(mark.style, {
    left: `${left - corner.left}px`,
    top: `${top - corner.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  table.append(mark);
  const gone = () => mark.remove();
  mark
    .animate(
      [
        { opacity: 1, transform: 'none' },
        { opacity: 0, transform: 'translateY(3rem) rotate(9deg) scale(0.8)' },
      ],
      { duration: 420, easing: 'ease-in' },
    )
    .finished.then(gone, gone);
}
