/** `reverie bench`: decisions per second of CPU time, with and without a listener. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Event } from '@reverie/kernel/events';
import type { Game } from '@reverie/kernel/game';
import { playout } from '@reverie/kernel/playout';
import { isRefusal } from '@reverie/kernel/refusal';
import { smallestTable } from '@reverie/kernel/scenario';
import { parseOptions } from '@reverie/kernel/seating';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { examples, games } from '@reverie/shelf/shelf';
import { type CommandError, type Ending, failure, isCommandError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { gameByName } from '../find.ts';
import { grouped, pad } from '../layout.ts';
import { decimalOption } from '../numbers.ts';

const SECONDS = '2';
/** Decisions between two looks at the clock: reading it costs more than a move of tic-tac-toe. */
const BATCH = 500;
/** Share of the time spent warming up. */
const WARMING = 0.2;
/** A random game that does not end is abandoned after this many decisions. */
const LONGEST = 10_000;

interface Rate {
  readonly decisions: number;
  readonly games: number;
  readonly events: number;
  readonly cpuSeconds: number;
}

export function bench(
  ctx: Context,
  id: string | undefined,
  options: { readonly seconds?: string | undefined },
): Ending {
  const { t, out } = ctx;
  const seconds = decimalOption(ctx, '--seconds', options.seconds ?? SECONDS, { least: 0.01, most: 600 });
  if (isCommandError(seconds)) return seconds;
  const chosen = id === undefined ? undefined : gameByName(ctx, id);
  if (isCommandError(chosen)) return chosen;
  const measured = chosen ? [chosen] : [...games, ...examples];
  const widest = Math.max(...measured.map(({ rules }) => rules.id.length));
  const label = Math.max(t.bench.heard.length, t.bench.unheard.length);
  out.say(t.bench.what);
  for (const game of measured) {
    // Runs both variants once unmeasured: the first one would pay for JIT compilation and look slower than it is.
    for (const listening of [false, true]) measure(ctx, game, seconds * WARMING, listening);
    for (const listening of [false, true]) {
      const rate = measure(ctx, game, seconds, listening);
      if (isCommandError(rate)) return rate;
      const perSecond = Math.round(rate.decisions / rate.cpuSeconds);
      if (out.json) out.line({ line: 'rate', game: game.rules.id, listening, perSecond, ...rate });
      // Prints each line as soon as it is measured: the next one takes seconds.
      const name = pad(listening ? '' : out.accent(game.rules.id), widest);
      const what = pad(listening ? t.bench.heard : t.bench.unheard, label);
      const rates = t.bench.perSecond(grouped(perSecond)).padStart(13);
      out.say(`  ${name}   ${what}${rates}   ${out.dim(t.bench.played(rate.games, rate.cpuSeconds.toFixed(1)))}`);
    }
  }
  return undefined;
}

/** Plays random games until that much CPU time is used. */
function measure(ctx: Context, game: Game, seconds: number, listening: boolean): Rate | CommandError {
  const { rules } = game;
  const options = parseOptions(rules, {});
  if (isRefusal(options)) return failure(sayRefusal(ctx.language, options));
  const seats = smallestTable(game, ctx.language);
  const chance = new Fast(1);
  const below = new Fast(2).below();
  const rate = { decisions: 0, games: 0, events: 0, cpuSeconds: 0 };
  const tell = (_: Event): void => {
    rate.events++;
  };
  const io = { chance, tell: listening ? tell : undefined };
  const start = process.cpuUsage();
  while (rate.cpuSeconds < seconds) {
    for (const enough = rate.decisions + BATCH; rate.decisions < enough; rate.games++) {
      rate.decisions += playout(rules, rules.setup(options.options, seats, io), io, below, LONGEST);
    }
    const { user, system } = process.cpuUsage(start);
    rate.cpuSeconds = (user + system) / 1e6;
  }
  return rate;
}
