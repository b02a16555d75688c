/** Dragging a stone of panache by mouse or finger onto what takes it: a black stone, the chain, a person. */
import { type PointerEvent, useRef } from 'react';
import { type Held, useTable } from './table.ts';

/** Movement in pixels that still counts as a tap. */
const STILL = 8;

/** Fired on the element under the pointer where a stone is let go. */
export const DROPPED = 'songe-dropped';

export function useStoneDrag() {
  const { hold } = useTable();
  const held = useRef<{ x: number; y: number; ghost: HTMLElement | null } | null>(null);
  return (what: Held) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      held.current = { x: event.clientX, y: event.clientY, ghost: null };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = held.current;
      if (!from || event.buttons === 0) return;
      const far = Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y);
      if (!from.ghost) {
        if (far < STILL) return;
        event.currentTarget.setPointerCapture(event.pointerId);
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
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]');
      under?.dispatchEvent(new CustomEvent(DROPPED, { bubbles: true, detail: what }));
      hold(null);
    },
    onPointerCancel() {
      held.current?.ghost?.remove();
      held.current = null;
    },
  });
}
