/** `reverie selfplay GAME`: lets programs play and writes positions for a trainer (tools/train.mjs). */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Program } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { rowsOf } from '@reverie/lab/selfplay';
import { botIds, findBot } from '@reverie/players/bots';
import { badInput, type Ending, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { parseJson } from '../files.ts';
import { gameByName } from '../find.ts';
import { grouped, short } from '../layout.ts';
import { wholeOption } from '../numbers.ts';

interface SelfplayOptions {
  readonly out?: string | undefined;
  readonly programs?: string | undefined;
  readonly options?: string | undefined;
  readonly games?: string | undefined;
  readonly seed?: string | undefined;
  readonly stray?: string | undefined;
  readonly until?: string | undefined;
  readonly every?: string | undefined;
}

export async function selfplay(ctx: Context, id: string, options: SelfplayOptions): Promise<Ending> {
  const { t, out, language } = ctx;
  const game = gameByName(ctx, id);
  if (isCommandError(game)) return game;
  const { mind, rules, programs = [] } = game;
  if (!mind) return badInput(t.selfplay.noMind(game.texts[language].title));
  if (options.out === undefined) return badInput(t.selfplay.where);
  const names = options.programs?.split(',').map((name) => name.trim()) ?? Array(2).fill(programs.at(-1)?.id ?? '');
  const players: Program[] = [];
  for (const name of names) {
    const found = findBot(game, name);
    if (!found) return badInput(t.ladder.noProgram(short(name), botIds(game).join(', ')));
    players.push(found);
  }
  const given = options.options === undefined ? { value: {} } : parseJson(options.options);
  if (!given) return badInput(t.play.optionsNotJson);
  const parsed = parseOptions(rules, given.value);
  if (isRefusal(parsed)) return badInput(sayRefusal(language, parsed, game.texts[language]));
  const games = wholeOption(ctx, '--games', options.games ?? '1000', { least: 1, most: 10_000_000 });
  if (isCommandError(games)) return games;
  const seed = wholeOption(ctx, '--seed', options.seed ?? '1', { least: 0, most: 0xffff_ffff });
  if (isCommandError(seed)) return seed;
  const stray = wholeOption(ctx, '--stray', options.stray ?? '0', { least: 0, most: 1_000_000 });
  if (isCommandError(stray)) return stray;
  const until = wholeOption(ctx, '--until', options.until ?? '0', { least: 0, most: 1_000_000 });
  if (isCommandError(until)) return until;
  const every = wholeOption(ctx, '--every', options.every ?? '1', { least: 1, most: 1000 });
  if (isCommandError(every)) return every;
  const roles = rules.seats.flatMap(({ role, max }) => Array<string>(max).fill(role));
  const seats = players.map((_, i) => ({ name: `${i + 1}`, role: roles[i] ?? '' }));
  const plan = {
    game: { ...game, mind },
    options: parsed.options,
    seats,
    programs: players,
    seed,
    stray,
    until,
    every,
  };
  const file = createWriteStream(options.out);
  await once(file, 'open');
  const head = { reverie: 'positions-1', game: rules.id, version: mind.version, features: mind.features.length };
  file.write(`${JSON.stringify(head)}\n`);
  let rows = 0;
  for (let n = 0; n < games; n++) {
    for (const row of rowsOf({ ...plan, longest: LONGEST }, n)) {
      rows++;
      if (!file.write(new Uint8Array(row.buffer))) await once(file, 'drain');
    }
  }
  file.end();
  await once(file, 'finish');
  if (out.json) out.line({ line: 'selfplay', games, rows });
  else out.say(t.selfplay.written(grouped(rows), grouped(games), short(options.out, 80)));
  return undefined;
}

const LONGEST = 20_000;
