// How long programs and the analysis keep a thread from everything else: the longest stretch between two pauses.
// A house of the page thinks in slices and looks up after each; whoever cancels waits for the end of a stretch. The same
// view, seed and work take the same steps, so each step is taken several times, and the shortest counts: what neighbours,
// the compiler and the collector did meanwhile is no step of the program's.
// `npm run bench thinking`; REVERIE_GAMES and REVERIE_GAME say how many games of each, and of which game alone.
import { Fast } from '@reverie/kernel/chance/fast';
import { Match } from '@reverie/kernel/match';
import { thoughtsOf } from '@reverie/kernel/program';
import { analyse } from '@reverie/players/analysis/analyse';
import { answerBy } from '@reverie/players/answer-by';
import { botIds, findBot } from '@reverie/players/bots';
import { games as shelf } from '@reverie/shelf/shelf';
import { TABLES } from './analysis.mjs';
import { addRow } from './report.mjs';

/** As in the house of the page (apps/web/src/house/house.ts) and its thinking worker. */
const [HOUSE, WORKER] = [8, 12];
const [MOST_BLOCKED, MOST_CANCELLED] = [16, 50];
const TIMES = 5;
/** One question in so many is thought about. */
const EVERY = 5;

/** Notes for each step of a run the shortest time that it has taken so far; gives the result. */
function timed(run, steps) {
  for (let i = 0; ; i++) {
    const begun = performance.now();
    const { done, value } = run.next();
    const time = performance.now() - begun;
    steps[i] = Math.min(steps[i] ?? time, time);
    if (done) return value;
  }
}

/** The stretches between two looks: steps up to the end of a slice. */
function inSlices(steps, slice) {
  const stretches = [];
  let time = 0;
  for (const step of steps) {
    time += step;
    if (time < slice) continue;
    stretches.push(time);
    time = 0;
  }
  return time > 0 ? [...stretches, time] : stretches;
}

/** A game of quick programs: its journal, and the questions that are thought about. */
function played({ rules, programs }, { most, tables }, n) {
  const { options = {}, seats } = tables[n % tables.length];
  const match = Match.open(rules, { match: `${n}`, options, seats, chance: { kind: 'fast', seed: n } });
  const below = new Fast(n + 1_000_000).below();
  const asked = [];
  for (let i = 0; i < most; i++) {
    const decision = match.pending.find(({ optional }) => !optional) ?? match.pending[0];
    if (!decision) break;
    if (i % EVERY === 0) {
      asked.push({ view: match.view(decision.seat), decision, choices: match.choices(decision), seed: i });
    }
    if (!answerBy(match, decision, programs.at(-1), below)) break;
  }
  match.close();
  return { journal: match.journal, asked };
}

/** The steps of each thought. All questions in turn, then all again: what was thought last must not help. */
function thoughtsAbout(program, asked) {
  const steps = asked.map(() => []);
  for (let n = 0; n < TIMES; n++) {
    for (const [i, { seed, ...question }] of asked.entries()) {
      timed(thoughtsOf(program, { ...question, below: new Fast(seed).below() }), steps[i]);
    }
  }
  return steps;
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
    const [stretches, thoughts, looks] = [[], [], []];
    for (let n = 1; n <= Number(count); n++) {
      const { journal, asked } = played(game, TABLES[id], n);
      for (const steps of thoughtsAbout(program, asked)) {
        stretches.push(...inSlices(steps, HOUSE));
        thoughts.push(steps.reduce((sum, step) => sum + step, 0));
      }
      const steps = [];
      for (let time = 0; time < TIMES; time++) timed(analyse(game, journal), steps);
      looks.push(...inSlices(steps, WORKER));
    }
    for (const [what, times, most] of [
      [program.id, stretches, MOST_BLOCKED],
      ['the analysis', looks, MOST_CANCELLED],
    ]) {
      const longest = Math.max(0, ...times);
      const ok = longest <= most;
      met &&= ok;
      addRow(rows, [id, what, times.length, ms(within(times, 0.5)), ms(within(times, 0.99)), ms(longest)]);
      rows.at(-1).push(`≤ ${most} ms: ${ok ? 'met' : 'MISSED'}`);
      const whole = what === program.id ? `${ms(within(thoughts, 0.5))} / ${ms(within(thoughts, 0.99))}` : '';
      rows.at(-1).push(whole);
    }
  }
  return {
    title: 'Thinking in slices',
    note: `How long a thread does nothing else while a program thinks (slices of ${HOUSE} ms, as the house of the page) or a game is analysed (${WORKER} ms, as its thinking worker): whoever cancels waits no longer. Each step is the shortest of ${TIMES} times that it was taken, ${count} games each; beside it how long a whole thought is by the same measure (median / 99 of 100).`,
    head: ['game', 'who', 'stretches', 'median', '99 of 100', 'longest', 'bar', 'a thought'],
    rows,
    met,
  };
}
