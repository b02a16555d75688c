/** Finds games by name. */
import type { Game } from '@reverie/kernel/game';
import { examples, findGame, games } from '@reverie/shelf/shelf';
import { badInput, type CommandError } from './command-error.ts';
import type { Context } from './context.ts';
import { short } from './layout.ts';
import { nearest } from './nearest.ts';

const allGames: readonly Game[] = [...games, ...examples];

export function gameByName(ctx: Context, id: string): Game | CommandError {
  return findGame(id) ?? findGame(id.toLowerCase()) ?? unknownGame(ctx, id);
}

export function unknownGame({ t, self }: Context, id: string): CommandError {
  const meant = nearest(
    id,
    allGames.map(({ rules }) => rules.id),
  );
  return badInput(t.errors.unknownGame(self, short(id), meant));
}
