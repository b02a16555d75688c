/** Which cell is looked at. It changes with every move of the mouse, so only what shows it is told. */

import { useSyncExternalStore } from 'react';
import type { CellIndex } from '../data/map.ts';

export interface Look {
  at(): CellIndex | null;
  set(cell: CellIndex | null): void;
  subscribe(listener: () => void): () => void;
}

export function makeLook(): Look {
  let at: CellIndex | null = null;
  const listeners = new Set<() => void>();
  return {
    at: () => at,
    set(cell) {
      if (cell === at) return;
      at = cell;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useLook = (look: Look): CellIndex | null => useSyncExternalStore(look.subscribe, look.at);
