/** Dragging a stone of panache by mouse or finger onto what takes it: a black stone, the chain, a person. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Held, useTable } from './table.ts';

/** Movement in pixels that still counts as a tap. */
const STILL = 8;

/** Fired on the element under the pointer where a stone is let go. */
export const DROPPED = 'songe-dropped';

export function useStoneDrag() {
  const { hold } = useTable();
  const held = useRef<{ x: number; y: number; ghost: HTMLElement | null } | null>(null);
  const dropped = useRef(false);
  return (what: Held) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dropped.current = false;
      // A quick hand is far away at the first movement already.
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, ghost: null };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = held.current;
      if (!from || event.buttons === 0) return;
      const far = Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y);
      if (!from.ghost) {
        if (far < STILL) return;
        const ghost = event.currentTarget.cloneNode(true) as HTMLElement;
        ghost.className = 'sg-ghost-stone';
        event.currentTarget.closest('.sg-board')?.append(ghost);
        from.ghost = ghost;
        hold(what);
      }
      // Above a finger, so that it is seen.
      const lift = event.pointerType === 'touch' ? 30 : 0;
      from.ghost.style.translate = `${event.clientX}px ${event.clientY - lift}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { ghost } = held.current ?? {};
      held.current = null;
      if (!ghost) return;
      ghost.remove();
      dropped.current = true;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]');
      under?.dispatchEvent(new CustomEvent(DROPPED, { bubbles: true, detail: what }));
      hold(null);
    },
    /** The press that ends a drag takes nothing in hand. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (dropped.current) event.stopPropagation();
      dropped.current = false;
    },
    onPointerCancel() {
      held.current?.ghost?.remove();
      held.current = null;
    },
  });
}
