/** `reverie play`: a game at this keyboard. */
import { type Ending, isComplaint } from '../complaint.ts';
import type { Context } from '../context.ts';
import { gameCalled } from '../find.ts';
import { Lines } from '../input.ts';
import { PlainLines } from '../play/lines.ts';
import { Saver } from '../play/saver.ts';
import { Session } from '../play/session.ts';
import { newTable, type PlayOptions, resumedTable } from '../play/table.ts';
import { Words } from '../play/words.ts';

export async function play(ctx: Context, id: string, options: PlayOptions): Promise<Ending> {
  const game = gameCalled(ctx, id);
  if (isComplaint(game)) return game;
  const { resume } = options;
  const plan = await (resume === undefined ? newTable(ctx, game, options) : resumedTable(ctx, game, resume, options));
  if (isComplaint(plan)) return plan;
  const saver = new Saver(ctx, plan.seed);
  // A game taken up again goes on in its own file unless another is named; one that branches off is another game.
  const file = options.save ?? (options.at === undefined ? resume : undefined);
  const blocked = file === undefined ? undefined : await saver.check(file, plan.match);
  if (blocked) return blocked;
  const lines = new Lines(ctx.world);
  // Nobody plays on who sees nothing: the game is put away as when the input ends.
  ctx.out.whenGone(() => lines.close());
  try {
    const screen = ctx.out.json
      ? new PlainLines(ctx, game, plan.places)
      : new Words(ctx, game, plan.places, !lines.interactive);
    screen.opening(plan, resume !== undefined);
    if (plan.leftOut !== undefined) screen.note(plan.leftOut);
    const match = plan.begin();
    if (isComplaint(match)) return match;
    const complaint = file === undefined ? undefined : await saver.use(file, match.journal);
    if (complaint) return complaint;
    return await new Session({ ctx, plan, match, screen, lines, saver, resumed: resume !== undefined }).play();
  } finally {
    lines.close();
  }
}
