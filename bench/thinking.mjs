// How long programs and the analysis keep a thread from everything else: the longest stretch between two pauses, in CPU time.
// A house of the page thinks in slices and looks up after each; whoever cancels waits for the end of a stretch.
// `npm run bench thinking`; REVERIE_GAMES and REVERIE_GAME say how many games of each, and of which game alone.
import { Fast } from '@reverie/kernel/chance/fast';
import { Match } from '@reverie/kernel/match';
import { thoughtsOf } from '@reverie/kernel/program';
import { analyse } from '@reverie/players/analysis/analyse';
import { botIds, findBot } from '@reverie/players/bots';
import { games as shelf } from '@reverie/shelf/shelf';
import { TABLES } from './analysis.mjs';
import { cpuNow } from './measure.mjs';

/** As in the house of the page (apps/web/src/house/house.ts) and its thinking worker. */
const [HOUSE, WORKER] = [8, 12];
const [MOST_BLOCKED, MOST_CANCELLED] = [16, 50];
/** Answers that are left out: what is not compiled yet measures the compiler. */
const WARMING = 40;

/** Runs a generator in slices; gives its result, all its time, and each stretch between two looks. */
function inSlices(run, slice, stretches) {
  let since = cpuNow();
  for (;;) {
    const { done, value } = run.next();
    const time = cpuNow() - since;
    if (!done && time < slice) continue;
    stretches.push(time);
    if (done) return value;
    since = cpuNow();
  }
}

/** A game of a program in all seats, each thought in slices; its journal. */
function played(game, { most, tables }, n, program, stretches) {
  const { options = {}, seats } = tables[n % tables.length];
  const { rules } = game;
  const match = Match.open(rules, { match: `${n}`, options, seats, chance: { kind: 'fast', seed: n } });
  const below = new Fast(n + 1_000_000).below();
  for (let i = 0; i < most; i++) {
    const d = match.pending.find(({ optional }) => !optional) ?? match.pending[0];
    if (!d) break;
    const choices = rules.choices(match.state, d);
    const situation = { view: match.view(d.seat), decision: d, choices, below };
    const { answer } = inSlices(thoughtsOf(program, situation, program.work), HOUSE, stretches);
    match.answer(d.seat, d.id, answer ?? choices[0]);
  }
  match.close();
  return match.journal;
}

const within = (times, share) => times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0;
const ms = (x) => `${x.toFixed(1)} ms`;

export function thinking() {
  const { REVERIE_GAMES: count = '2', REVERIE_GAME: only } = process.env;
  const rows = [];
  let met = true;
  for (const game of shelf) {
    const { id } = game.rules;
    if (only !== undefined && only !== id) continue;
    const program = findBot(game, botIds(game)[0]);
    const [thoughts, looks] = [[], []];
    for (let n = 1; n <= Number(count); n++) {
      const journal = played(game, TABLES[id], n, program, thoughts);
      inSlices(analyse(game, journal), WORKER, looks);
    }
    for (const [what, times, most] of [
      [program.id, thoughts.slice(WARMING), MOST_BLOCKED],
      ['the analysis', looks.slice(1), MOST_CANCELLED],
    ]) {
      const p99 = within(times, 0.99);
      const longest = Math.max(0, ...times);
      const ok = longest <= most;
      met &&= ok;
      rows.push([id, what, times.length, ms(within(times, 0.5)), ms(p99), ms(longest)]);
      rows.at(-1).push(`≤ ${most} ms: ${ok ? 'met' : 'MISSED'}`);
    }
  }
  return {
    title: 'Thinking in slices',
    note: `How long a thread does nothing else while a program thinks (slices of ${HOUSE} ms, as the house of the page) or a game is analysed (${WORKER} ms, as its thinking worker): whoever cancels waits no longer. CPU time, ${count} games each.`,
    head: ['game', 'who', 'stretches', 'median', '99 of 100', 'longest', 'bar'],
    rows,
    met,
  };
}
