// `npm run mutate [-- GAME … --minutes N]`: puts small faults into the rules of each game, one at a time, and asks whether a
// test misses them. What survives is a rule that no quick test holds, or a fault that changes nothing. Which faults are
// tried in the time is drawn from REVERIE_SEED. Only the texts that tests get have faults: no file is changed.
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setUp } from './setup.mjs';
import { sourceFiles } from './source-files.mjs';
import { root } from './steps.mjs';

/**
 * The least share of faults, in percent, that tests must miss: what was measured, less 5. Measured on few faults as yet, by
 * seed 20261119: 15 of 19 in songe, 14 of 16 in reve, 7 of 10 in mortebrume, 5 of 10 in artefacts. A night on a quiet
 * machine tries some hundred faults a game: raise the bars by what it prints.
 */
export const BARS = { artefacts: 45, mortebrume: 65, reve: 82, songe: 74 };

/** CPU seconds of the tests that every fault meets: those of the game that are quickest, taken while they fit in. */
const QUICK = 6;
const lanesAtOnce = Math.min(availableParallelism(), 8);
const LANE = fileURLToPath(new URL('mutate-lane.mjs', import.meta.url));

/** Files of rules: the book and its chapters. */
const isRule = (path) => /^games\/[^/]+\/(rules\.ts|rules\/.*(?<!\.test)\.ts)$/.test(path);

/** A list in an order drawn from a seed (mulberry32, Fisher and Yates). */
export function shuffled(list, seed) {
  let state = seed >>> 0;
  const below = (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) % most;
  };
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

/** The files that are quickest, while all of them together stay within so many CPU seconds; the quickest one in any case. */
export function quickest(cpu, most = QUICK) {
  const sorted = [...cpu].sort((a, b) => a[1] - b[1]);
  let sum = 0;
  const beyond = sorted.findIndex(([, seconds], i) => {
    sum += seconds;
    return i > 0 && sum > most;
  });
  return sorted.slice(0, beyond < 0 ? undefined : beyond).map(([file]) => file);
}

/** The most that a share can be, in percent, so many of so many having been seen: Wilson's bound, wrong once in 200 nights. */
export function atMost(good, all, z = 2.576) {
  const share = good / all;
  const [middle, spread] = [
    share + z ** 2 / (2 * all),
    z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * all)) / all),
  ];
  return (100 * (middle + spread)) / (1 + z ** 2 / all);
}

/** A Node of its own, which can be ended in the middle of an endless loop. */
export async function laneFor(folder) {
  const { REVERIE_SEED: _, REVERIE_TIER: __, ...env } = process.env;
  // Tests play the games of a day; and CI is where vitest writes no snapshots.
  const child = fork(LANE, [folder], {
    cwd: root,
    env: { ...env, CI: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let answer = withResolvers();
  child.on('message', (message) => answer.resolve(message));
  child.once('exit', (code) => answer.reject(new Error(`the tests of ${folder} ended with exit code ${code}`)));
  const { files } = await answer.promise;
  return {
    files,
    /** What came of these tests with that fault; nothing if they took too long, and then the lane is over. */
    async run(asked, mutant, limit) {
      answer = withResolvers();
      child.send({ files: asked, mutant });
      const bell = limit && setTimeout(() => answer.resolve(undefined), limit);
      const result = await answer.promise;
      clearTimeout(bell);
      if (!result) child.kill('SIGKILL');
      return result;
    },
    end: () => child.kill(),
  };
}

function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  // A lane that ends while nothing is asked of it is no failure.
  made.promise.catch(() => {});
  return made;
}

/** Faults of a game, tried for so many minutes. */
async function mutate(id, seed, minutes) {
  const folder = `games/${id}`;
  const { mutantsIn } = await import('./mutants.mjs');
  const all = sourceFiles(root)
    .filter((path) => path.startsWith(`${folder}/`) && isRule(path))
    .flatMap((file) =>
      mutantsIn(readFileSync(join(root, file), 'utf8')).map((it) => ({
        ...it,
        file,
        path: join(root, file).replaceAll('\\', '/'),
      })),
    );
  const waiting = shuffled(all, seed);
  const first = await laneFor(folder);
  const whole = await first.run(first.files);
  if (!whole.good) throw new Error(`without any fault a test of ${folder} fails: ${whole.by}`);
  const tests = quickest(whole.cpu);
  const began = performance.now();
  const warm = await first.run(tests);
  if (!warm.good) throw new Error(`without any fault a test of ${folder} fails: ${warm.by}`);
  const limit = Math.max(30_000, 10 * (performance.now() - began));
  console.log(
    `${id}: ${all.length} faults are possible; ${tests.length} of ${first.files.length} files of tests are quick`,
  );

  const until = performance.now() + minutes * 60_000;
  const tried = [];
  const tell = progress(id, tried, until);
  async function work(lane) {
    let own = lane;
    while (performance.now() < until && waiting.length > 0) {
      own ??= await laneFor(folder);
      const mutant = waiting.shift();
      const result = await own.run(tests, mutant, limit);
      tried.push({
        ...mutant,
        came: result === undefined ? 'timedOut' : result.good ? 'survived' : 'killed',
        by: result?.by,
      });
      tell();
      if (!result) own = undefined;
    }
    own?.end();
  }
  await Promise.all(Array.from({ length: lanesAtOnce }, (_, i) => work(i === 0 ? first : undefined)));
  return resultOf(id, all.length, tests, tried);
}

/** A line now and then. */
function progress(id, tried, until) {
  let last = performance.now();
  return () => {
    if (performance.now() - last < 15_000) return;
    last = performance.now();
    const left = Math.max(0, Math.round((until - last) / 1000));
    console.log(`${id}: ${tried.length} tried, ${count(tried, 'survived')} survived; ${left} s left`);
  };
}

const count = (tried, how) => tried.filter(({ came }) => came === how).length;

function resultOf(id, possible, tests, tried) {
  const missed = tried.length - count(tried, 'survived');
  return {
    id,
    possible,
    tried: tried.length,
    killed: count(tried, 'killed'),
    timedOut: count(tried, 'timedOut'),
    survived: count(tried, 'survived'),
    score: tried.length === 0 ? undefined : (100 * missed) / tried.length,
    tests: tests.map((file) => relative(root, file)),
    survivors: tried
      .filter(({ came }) => came === 'survived')
      .map(survivor)
      .sort((a, b) => (a.where < b.where ? -1 : 1)),
  };
}

/** Where a fault stands, the fault, and the line it stands in: for people. */
function survivor({ file, line, operator, before, after }) {
  const short = (text) => (text.length > 60 ? `${text.slice(0, 57)}…` : text).replace(/\s+/g, ' ');
  const source = readFileSync(join(root, file), 'utf8').split('\n')[line - 1].trim();
  return { where: `${file}:${line}`, operator, before: short(before), after: short(after), source };
}

/** Whether a game's score is under its bar for certain: fewer faults were tried than there are, so it may be bad luck. */
export function underBar({ id, tried, survived }, bars = BARS) {
  return id in bars && tried > 0 && atMost(tried - survived, tried) < bars[id];
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' } } });
  const games = readdirSync(join(root, 'games')).filter((id) => existsSync(join(root, 'games', id, 'rules.ts')));
  const unknown = positionals.filter((id) => !games.includes(id));
  const minutes = Number(values.minutes ?? 4);
  if (unknown.length > 0 || !(minutes > 0)) {
    console.error(
      unknown.length > 0
        ? `No such game: ${unknown.join(', ')}. There are ${games.join(', ')}.`
        : `--minutes ${values.minutes} is no number of minutes.`,
    );
    process.exit(2);
  }
  setUp();
  const seed = Number(process.env.REVERIE_SEED ?? 1);
  console.log(`REVERIE_SEED=${seed}, ${minutes} minutes for each game, ${lanesAtOnce} faults at once`);
  const results = [];
  for (const id of games)
    if (positionals.length === 0 || positionals.includes(id)) results.push(await mutate(id, seed, minutes));
  mkdirSync(join(root, 'coverage'), { recursive: true });
  writeFileSync(
    join(root, 'coverage', 'mutation.json'),
    `${JSON.stringify({ seed, minutes, games: results }, null, 1)}\n`,
  );
  for (const result of results) {
    for (const { where, operator, before, after, source } of result.survivors) {
      console.log(`  survived: ${where} ${operator}: ${before} → ${after}    in: ${source}`);
    }
    const { id, tried, killed, timedOut, survived, score } = result;
    const bar = id in BARS ? `, bar ${BARS[id]} %${underBar(result) ? ': MISSED' : ''}` : '';
    console.log(
      `${id}: ${tried} tried: ${killed} killed, ${timedOut} timed out, ${survived} survived; ${score?.toFixed(0) ?? '–'} %${bar}`,
    );
  }
  if (results.some((result) => underBar(result))) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
