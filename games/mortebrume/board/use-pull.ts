/** Out of the tray: the hand leaves it with the figure. */
import type { Stage } from '@reverie/board/stage';
import { useHand } from '@reverie/board/use-hand';
import type { RefObject } from 'react';
import { groundAt } from './touched.ts';
import type { Table } from './use-table.ts';

export function usePull(root: RefObject<HTMLDivElement | null>, { plane, deployment }: Table, stage: Stage): void {
  useHand(root, {
    grip: () => 'led',
    lead(id, [x, y]) {
      const { left, top } = root.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      deployment.put(Number(id), groundAt(plane, { at: stage.fromStage([x - left, y - top]) }));
    },
    // It stands where it was led to.
    drop: () => {},
    letGo: (id) => deployment.lift(Number(id)),
  });
}
