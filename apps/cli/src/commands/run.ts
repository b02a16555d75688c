/** `reverie run`: runs a scenario and prints JSON lines. */
import { isRefusal } from '@reverie/kernel/refusal';
import { type OddsOf, parseScenario, runScenario } from '@reverie/kernel/scenario';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { oddsOf } from '@reverie/odds/weigh';
import { badInput, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { parseJson, readText } from '../files.ts';
import { gameByName } from '../find.ts';
import { short } from '../layout.ts';
import { plainOdds } from '../odds.ts';

const fractions: OddsOf = (rules, view, decision, answer) => plainOdds(oddsOf(rules, view, decision, answer));

export async function run(ctx: Context, file: string): Promise<Ending> {
  const { language, t, out } = ctx;
  const text = await readText(ctx, file, { dash: true });
  if (isCommandError(text)) return text;
  const json = parseJson(text);
  if (!json) return badInput(t.run.notJson(short(file, 80)));
  const scenario = parseScenario(json.value);
  if (isRefusal(scenario)) return badInput(sayRefusal(language, scenario));
  const game = gameByName(ctx, scenario.game);
  if (isCommandError(game)) return game;

  const lines = runScenario(game, scenario, fractions);
  let failed: Ending;
  for (;;) {
    const { done, value } = lines.next();
    if (done) return value ? badInput(sayRefusal(language, value, game.texts[language])) : failed;
    out.line(value);
    if (value.line === 'failure') failed = failure(t.run.failed(value.step, value.text[language]));
  }
}
