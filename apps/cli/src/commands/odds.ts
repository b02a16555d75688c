/** `reverie odds GAME --table`: what a rule book prints as odds, beside what is true. */
import { fraction, percent } from '@reverie/odds/fraction';
import { type PrintedOdds, printedOdds } from '@reverie/shelf/printed';
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
  const { t, out } = ctx;
  const game = gameByName(ctx, id);
  if (isCommandError(game)) return game;
  const printed = printedOdds(game.rules.id);
  if (!printed) return badInput(t.printed.none(game.texts[ctx.language].title));
  if (!options.table) return badInput(t.printed.sayTable(game.rules.id));
  const players = wholeOption(ctx, '--players', options.players ?? PLAYERS, { least: 1, most: 6 });
  if (isCommandError(players)) return players;
  const rows = printed(players);
  if (out.json) {
    for (const row of rows) out.line(plainRow(row));
    return undefined;
  }
  const misprints = rows.filter(({ misprint }) => misprint).length;
  for (const line of t.printed.what(players, misprints)) out.say(line);
  out.say();
  for (const line of table([t.printed.head, ...pairs(rows).map((pair) => cells(ctx, pair))])) out.say(line);
  return undefined;
}

/** The plain figure and the one with a fortune stand side by side in the book. */
function pairs(rows: readonly PrintedOdds[]): (readonly [PrintedOdds, PrintedOdds])[] {
  return rows.flatMap((row, i) => (i % 2 === 0 ? [[row, rows[i + 1] as PrintedOdds] as const] : []));
}

function cells({ t }: Context, [plain, fortune]: readonly [PrintedOdds, PrintedOdds]): string[] {
  const sign = plain.fixed > 0 ? '+' : '';
  return [
    `${sign}${plain.fixed}`,
    String(plain.drawn),
    String(plain.redraws),
    ...[plain, fortune].flatMap(({ printed, misprint, coin, bag }) => [
      `${t.percent(percent(fraction(printed, 100)))}${misprint ? '*' : ''}`,
      t.percent(percent(coin, 1)),
      t.percent(percent(bag, 1)),
    ]),
  ];
}

function plainRow({ fixed, drawn, redraws, fortune, printed, misprint, counted, coin, bag }: PrintedOdds): object {
  const text = ({ num, den }: { readonly num: bigint; readonly den: bigint }) => `${num}/${den}`;
  return {
    line: 'odds',
    fixed,
    drawn,
    redraws,
    fortune,
    printed,
    misprint,
    counted: text(counted),
    coin: text(coin),
    bag: text(bag),
  };
}
