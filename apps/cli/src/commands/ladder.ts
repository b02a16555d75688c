/** `reverie ladder GAME`: programs against each other on all cores, with shares, intervals and ratings. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Game } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { type LadderSettings, type PairResult, pairings, ratings } from '@reverie/lab/ladder';
import { here, runStudy, shareOf } from '@reverie/lab/run';
import { planOf } from '@reverie/lab/study';
import { words } from '@reverie/lab/words/words';
import { botIds } from '@reverie/players/bots';
import { opponentsOf } from '@reverie/players/opponents';
import { badInput, type CommandError, type Ending, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { parseJson } from '../files.ts';
import { gameByName } from '../find.ts';
import { short, table } from '../layout.ts';
import { wholeOption } from '../numbers.ts';
import { Threads } from '../study/threads.ts';

interface LadderOptions {
  readonly programs?: string | undefined;
  readonly seats?: string | undefined;
  readonly games?: string | undefined;
  readonly seed?: string | undefined;
  readonly jobs?: string | undefined;
  readonly tables?: string | undefined;
  readonly whole?: boolean | undefined;
}

export async function ladder(ctx: Context, id: string, options: LadderOptions): Promise<Ending> {
  const { t, out } = ctx;
  const game = gameByName(ctx, id);
  if (isCommandError(game)) return game;
  const settings = settingsFrom(ctx, game, options);
  if (isCommandError(settings)) return settings;
  const jobs = wholeOption(ctx, '--jobs', options.jobs ?? `${availableParallelism()}`, { least: 1, most: 256 });
  if (isCommandError(jobs)) return jobs;
  const results: PairResult[] = [];
  for (const { one, other, study } of pairings(game, settings)) {
    const plan = planOf(study, game);
    if (isRefusal(plan)) return badInput(words[ctx.language].reason(plan.reason, plan.details));
    const threads = jobs === 1 ? undefined : new Threads(study, jobs);
    try {
      const { counts } = await runStudy(plan, threads ?? here(plan, setImmediate));
      const { games, value, interval } = shareOf(counts, 'player:0');
      const result = { one, other, games, share: value, interval };
      results.push(result);
      if (out.json) out.line({ line: 'pair', game: game.rules.id, seats: settings.seats, ...result });
      else out.say(t.ladder.pair(one, other, percent(value), percent(interval.low), percent(interval.high), games));
    } finally {
      await threads?.close();
    }
  }
  if (settings.seats > 2) return undefined;
  const rated = ratings(settings.programs, results);
  if (out.json) out.line({ line: 'ratings', game: game.rules.id, ratings: rated });
  else {
    const rows = rated.map(({ program, elo, margin }) => [program, `${Math.round(elo)}`, `± ${Math.round(margin)}`]);
    for (const line of table([[...t.ladder.head], ...rows])) out.say(`  ${line}`);
  }
  return undefined;
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** The levels of the strongest opponent and the quick program, unless somebody says otherwise. */
function usualPrograms(game: Game): readonly string[] {
  const all = opponentsOf(game);
  const levels = all.flatMap(({ id, opponent }) => (opponent === all[0]?.opponent ? [id] : []));
  const quick = game.programs?.at(-1)?.id;
  return [...levels, ...(quick === undefined ? ['random'] : [quick])];
}

function settingsFrom(ctx: Context, game: Game, options: LadderOptions): LadderSettings | CommandError {
  const { t } = ctx;
  const programs = options.programs?.split(',').map((name) => name.trim()) ?? usualPrograms(game);
  const stranger = programs.find((program) => !botIds(game).includes(program));
  if (stranger !== undefined) return badInput(t.ladder.noProgram(short(stranger), botIds(game).join(', ')));
  if (programs.length < 2) return badInput(t.ladder.tooFew);
  const seats = wholeOption(ctx, '--seats', options.seats ?? '2', { least: 2, most: 16 });
  if (isCommandError(seats)) return seats;
  const games = wholeOption(ctx, '--games', options.games ?? '800', { least: 1, most: 1_000_000 });
  if (isCommandError(games)) return games;
  const seed = wholeOption(ctx, '--seed', options.seed ?? '1', { least: 0, most: 0xffff_ffff });
  if (isCommandError(seed)) return seed;
  const tables = options.tables === undefined ? { value: [] } : parseJson(options.tables);
  if (!tables || !Array.isArray(tables.value)) return badInput(t.ladder.tablesNotList);
  return { programs, seats, games, seed, tables: tables.value, whole: options.whole === true };
}
