// Exact odds against drawn outcomes: every calculation that the command line and the page offer, for its usual settings
// and for some drawn ones. A share must lie within four standard errors. Draws come in lots whose seeds follow from their
// numbers, so the figures do not depend on how many threads there are.
//
//   npm run bench odds-draws                                  ten million draws each, on all cores, for bench/results.md
//   npm run build && node bench/odds-draws.mjs [--draws N] [--tried N] [--jobs N] [--seed N] [--game ID]   a JSON line for each
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { usualSettings } from '@reverie/kernel/calculation';
import { Fast } from '@reverie/kernel/chance/fast';
import { compare, drawSettings, drawWays } from '@reverie/lab/check';
import { seedOf } from '@reverie/lab/seeds';
import { games } from '@reverie/shelf/shelf';

const DRAWS = 10_000_000;
/** Large enough to be quick, small enough that no thread waits long for the last one. */
const LOT = 250_000;
/** Beside the usual settings. */
const TRIED = 2;
/** So many standard errors are allowed: with two hundred shares one run in eighty goes beyond by chance, and the seed is fixed. */
const ALLOWED = 4;

/** Settings that leave something to chance: nothing is learnt from drawing what is certain. */
function openSettings(calculation, below) {
  for (;;) {
    const settings = drawSettings(calculation, below);
    if (calculation.exact(settings).filter(({ weight }) => weight > 0n).length > 1) return settings;
  }
}

/** The registry is what the command line and the page read too: what is not here is not offered there. */
function questionsOf(tried, seed, only) {
  return games
    .filter(({ rules }) => only === undefined || rules.id === only)
    .flatMap(({ rules, calculations = [] }) =>
      calculations.flatMap((calculation) => {
        const below = new Fast(seed).below();
        const drawn = Array.from({ length: tried }, () => openSettings(calculation, below));
        return [usualSettings(calculation), ...drawn].map((settings) => ({ game: rules.id, calculation, settings }));
      }),
    );
}

/** In a thread: lots by number, until nobody asks any more. */
function drawLots({ tried, seed, only, draws }) {
  const questions = questionsOf(tried, seed, only);
  parentPort.on('message', ({ at, lot }) => {
    const { calculation, settings } = questions[at];
    const many = Math.min(LOT, draws - lot * LOT);
    parentPort.postMessage(drawWays(calculation, settings, many, seedOf(1000 + at, lot)));
  });
}

/** Threads that draw lots in the order in which they were asked for. */
function threadsFor(jobs, data) {
  const waiting = [];
  const threads = Array.from({ length: jobs }, () => new Worker(fileURLToPath(import.meta.url), { workerData: data }));
  const idle = [...threads];
  const next = () => {
    while (idle.length > 0 && waiting.length > 0) {
      const [thread, { asked, done, failed }] = [idle.pop(), waiting.shift()];
      thread.once('error', failed);
      thread.once('message', (counts) => {
        thread.off('error', failed);
        idle.push(thread);
        done(counts);
        next();
      });
      thread.postMessage(asked);
    }
  };
  return {
    draw: (asked) =>
      new Promise((done, failed) => {
        waiting.push({ asked, done, failed });
        next();
      }),
    close: () => Promise.all(threads.map((thread) => thread.terminate())),
  };
}

async function* answers({ draws, tried, seed = 1, only, jobs = availableParallelism() }) {
  const questions = questionsOf(tried, seed, only);
  const threads = threadsFor(jobs, { tried, seed, only, draws });
  const drawn = questions.map((_, at) =>
    Promise.all(Array.from({ length: Math.ceil(draws / LOT) }, (_, lot) => threads.draw({ at, lot }))),
  );
  try {
    for (const [at, { game, calculation, settings }] of questions.entries()) {
      const counts = new Map();
      for (const lot of await drawn[at])
        for (const [way, times] of lot) counts.set(way, (counts.get(way) ?? 0) + times);
      const ways = compare(calculation.exact(settings), counts);
      const worst = Math.max(...ways.map(({ errors }) => Math.abs(errors)));
      yield { game, calculation: calculation.id, settings, draws, ways: ways.length, worst };
    }
  } finally {
    await threads.close();
  }
}

/** For bench/results.md. */
export async function oddsDraws(draws = DRAWS, tried = TRIED) {
  const began = performance.now();
  const found = new Map();
  for await (const { game, calculation, ways, worst } of answers({ draws, tried })) {
    const key = `${game} ${calculation}`;
    const before = found.get(key) ?? { shares: 0, worst: 0 };
    found.set(key, { shares: before.shares + ways, worst: Math.max(before.worst, worst) });
  }
  const rows = [...found].map(([name, { shares, worst }]) => [
    name,
    String(shares),
    worst.toFixed(2),
    `≤ ${ALLOWED}: ${worst <= ALLOWED ? 'met' : 'MISSED'}`,
  ]);
  const took = Math.round((performance.now() - began) / 1000);
  return {
    title: 'Exact odds against drawn outcomes',
    note: `${draws.toLocaleString('en')} draws for the usual settings of each calculation and as many for ${tried} drawn ones; the largest distance of a share, in standard errors. ${took} s on ${availableParallelism()} threads.`,
    head: ['calculation', 'shares', 'largest distance', 'bar'],
    rows,
    met: [...found.values()].every(({ worst }) => worst <= ALLOWED),
  };
}

if (!isMainThread) drawLots(workerData);
else if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      draws: { type: 'string', default: `${DRAWS}` },
      tried: { type: 'string', default: `${TRIED}` },
      jobs: { type: 'string', default: `${availableParallelism()}` },
      seed: { type: 'string', default: '1' },
      game: { type: 'string' },
    },
  });
  const [draws, tried, jobs, seed] = [values.draws, values.tried, values.jobs, values.seed].map(Number);
  for await (const answer of answers({ draws, tried, jobs, seed, only: values.game }))
    console.log(JSON.stringify(answer));
}
