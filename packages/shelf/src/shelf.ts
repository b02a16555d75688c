/** All games with their rules: for a server, a terminal, a lab. */
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game } from '@reverie/kernel/game';
import { all } from './shelf.gen.ts';

/** The games, in display order. */
export const games: readonly Game[] = all;

/** The kernel's small example games: for trials, benchmarks, and authors of games. */
export const examples: readonly Game[] = [ticTacToe, twoCardPoker];

export function findGame(id: string): Game | undefined {
  return [...games, ...examples].find(({ rules }) => rules.id === id);
}
