/** The list of games. This is the only place that names them all; everything else asks here. */
import { artefacts } from '@reverie/artefacts/game';
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game } from '@reverie/kernel/game';
import { mortebrume } from '@reverie/mortebrume/game';
import { reve } from '@reverie/reve/game';
import { songe } from '@reverie/songe/game';

/** The games that can be played, in the order in which they are shown. */
export const games: readonly Game[] = [reve, songe, artefacts, mortebrume].map((game) => game as unknown as Game);

/** The titles that are still to come. A game that arrives above leaves this list. */
export const announced: readonly string[] = [];

/** The kernel's small games: for trying out, for measuring, and for people who write a game. */
export const examples: readonly Game[] = [ticTacToe, twoCardPoker];

export function findGame(id: string): Game | undefined {
  return [...games, ...examples].find(({ rules }) => rules.id === id);
}
