/** Out of the tray: the finger leaves it with the figure. */
import type { Stage } from '@reverie/board/stage';
import type { PointerEvent, RefObject } from 'react';
import type { Fighter } from '../state.ts';
import { distance, type Point } from './plane.ts';
import { groundAt } from './touched.ts';
import { useLatest } from './use-latest.ts';
import type { Table } from './use-table.ts';

/** Pixels after which a press is a pull. */
const AWAY = 8;

export function usePull(root: RefObject<HTMLDivElement | null>, { plane, deployment }: Table, stage: Stage) {
  return useLatest((f: Fighter, event: PointerEvent): void => {
    if (event.button !== 0) return;
    const box = root.current?.getBoundingClientRect();
    if (!box) return;
    const start: Point = [event.clientX, event.clientY];
    let out = false;
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!out && distance(start, [clientX, clientY]) < AWAY) return;
      out = true;
      const at = stage.fromStage([clientX - box.left, clientY - box.top]);
      deployment.put(f.id, groundAt(plane, { at }));
    };
    const up = () => {
      if (!out) deployment.take(deployment.hand === f.id ? null : f.id);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  });
}
