/** `reverie games` and the welcome: the games there are. */
import type { Game } from '@reverie/kernel/game';
import { examples, games } from '@reverie/shelf/shelf';
import type { Context } from '../context.ts';
import { indent, table } from '../layout.ts';

/** The game that the welcome suggests. */
const FIRST_TRY = games[0]?.rules.id ?? 'two-card-poker';

export function listGames(
  ctx: Context,
  { examples: also = false }: { readonly examples?: boolean | undefined },
): undefined {
  const { t, out } = ctx;
  if (out.json) {
    for (const game of games) out.line(plainGame(ctx, game, false));
    if (also || games.length === 0) for (const game of examples) out.line(plainGame(ctx, game, true));
    return;
  }
  if (games.length === 0) out.say(t.games.none);
  else {
    out.say(t.games.shelf);
    sayGames(ctx, games);
  }
  if (also || games.length === 0) {
    out.say();
    out.say(t.games.examples);
    sayGames(ctx, examples);
  }
  out.say();
  out.say(t.games.howToPlay(FIRST_TRY));
}

export function welcome(ctx: Context): undefined {
  const { t, out } = ctx;
  if (out.json) {
    out.line({ line: 'welcome', text: t.welcome.what, games: games.length, try: FIRST_TRY });
    return listGames(ctx, {});
  }
  out.say(out.bold('Rêverie'));
  for (const sentence of t.welcome.what) out.say(sentence);
  out.say();
  listGames(ctx, {});
  out.say(t.welcome.help);
}

function sayGames({ language, t, out }: Context, some: readonly Game[]): void {
  const rows = some.map(({ rules, texts }) => {
    const { title, role } = texts[language];
    const seats = rules.seats.map((plan) => t.games.seats(role(plan.role), plan.min, plan.max)).join(', ');
    return [out.accent(rules.id), title, out.dim(`${seats} · ${t.games.version(rules.version)}`)];
  });
  const heads = table(rows);
  some.forEach(({ texts }, i) => {
    for (const line of indent([heads[i] as string])) out.say(line);
    out.say(`      ${texts[language].pitch}`);
  });
}

function plainGame({ language }: Context, { rules, texts }: Game, example: boolean): object {
  const { title, pitch } = texts[language];
  const { id, version, seats } = rules;
  return { line: 'game', id, title, pitch, seats, version, example };
}
