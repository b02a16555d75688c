/** The games with their rules, for whoever carries all of them: a server, a terminal, a lab. */
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game } from '@reverie/kernel/game';
import { all } from './shelf.gen.ts';

/** The games that can be played, in the order in which they are shown. */
export const games: readonly Game[] = all;

/** The kernel's small games: for trying out, for measuring, and for people who write a game. */
export const examples: readonly Game[] = [ticTacToe, twoCardPoker];

export function findGame(id: string): Game | undefined {
  return [...games, ...examples].find(({ rules }) => rules.id === id);
}
