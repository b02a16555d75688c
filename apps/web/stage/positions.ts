/** The positions that games list in their folders, by game and name. */
import type { Positions } from '@reverie/kernel/testing/position';

const files = import.meta.glob<{ positions: Positions }>('../../../games/*/test/positions.ts', { eager: true });

export const positions: Readonly<Record<string, Positions>> = Object.fromEntries(
  Object.entries(files).map(([file, { positions: listed }]) => [file.split('/').at(-3), listed]),
);
