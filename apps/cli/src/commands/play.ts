/** `reverie play`: a game at this keyboard. */
import { type Ending, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { gameByName } from '../find.ts';
import { LineReader } from '../line-reader.ts';
import { JsonScreen } from '../play/json-screen.ts';
import { newPlan, type PlayOptions, resumedPlan } from '../play/plan.ts';
import { Saver } from '../play/saver.ts';
import { Session } from '../play/session.ts';
import { TextScreen } from '../play/text-screen.ts';

export async function play(ctx: Context, id: string, options: PlayOptions): Promise<Ending> {
  const game = gameByName(ctx, id);
  if (isCommandError(game)) return game;
  const { resume } = options;
  const plan = await (resume === undefined ? newPlan(ctx, game, options) : resumedPlan(ctx, game, resume, options));
  if (isCommandError(plan)) return plan;
  const saver = new Saver(ctx, plan.seed);
  // A resumed game is saved to its own file unless another is named; a branch is a different game.
  const file = options.save ?? (options.at === undefined ? resume : undefined);
  const blocked = file === undefined ? undefined : await saver.check(file, plan.match);
  if (blocked) return blocked;
  const reader = new LineReader(ctx.world);
  // Without output nobody can play on: the game is suspended, as when the input ends.
  ctx.out.onClosed(() => reader.close());
  try {
    const screen = ctx.out.json
      ? new JsonScreen(ctx, game, plan.places)
      : new TextScreen(ctx, game, plan.places, !reader.interactive);
    screen.opening(plan, resume !== undefined);
    if (plan.leftOut !== undefined) screen.note(plan.leftOut);
    const match = plan.begin();
    if (isCommandError(match)) return match;
    const error = file === undefined ? undefined : await saver.saveTo(file, match.journal);
    if (error) return error;
    return await new Session({ ctx, plan, match, screen, reader, saver, resumed: resume !== undefined }).play();
  } finally {
    reader.close();
  }
}
