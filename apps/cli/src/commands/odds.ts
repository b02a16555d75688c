/** `reverie odds GAME --table`: the odds that a rule book prints, beside the true ones. */
import { badInput, type Ending, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { gameByName } from '../find.ts';
import { table } from '../layout.ts';
import { wholeOption } from '../numbers.ts';

const PLAYERS = '4';

export function oddsTable(
  ctx: Context,
  id: string,
  options: { readonly table?: boolean | undefined; readonly players?: string | undefined },
): Ending {
  const { t, out, language } = ctx;
  const game = gameByName(ctx, id);
  if (isCommandError(game)) return game;
  if (!game.printedOdds) return badInput(t.printed.none(game.texts[language].title));
  if (!options.table) return badInput(t.printed.sayTable(game.rules.id));
  const players = wholeOption(ctx, '--players', options.players ?? PLAYERS, { least: 1, most: 6 });
  if (isCommandError(players)) return players;
  const printed = game.printedOdds(players);
  if (out.json) {
    for (const row of printed.rows) out.line({ line: 'odds', ...row });
    return undefined;
  }
  const { preface, head, cells } = printed.table(language);
  for (const line of preface) out.say(line);
  out.say();
  for (const line of table([head, ...cells])) out.say(line);
  return undefined;
}
