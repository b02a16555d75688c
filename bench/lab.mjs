// What the lab promises: two threads are nearly twice as fast as one and give the same counts; a paired study finds a
// switch that matters, with its sign, in less than a minute, and does not find one that does not; workers on a database
// give the same answer when one of them is killed twice. Many games take no more memory than few, and little more time
// than the games alone.
//
//   npm run bench lab           needs two quiet cores, some minutes
//   npm run bench lab-many      a hundred thousand games: an hour and a half on two cores, whatever else they do
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { games } from '@reverie/shelf/shelf';
import { withPostgres } from '../tools/postgres.mjs';
import { findPostgres } from '../tools/server-programs.mjs';
import { addRow } from './report.mjs';

const cli = fileURLToPath(new URL('../apps/cli/dist/main.js', import.meta.url));
const two = (program) => [{ program }, { program }];
const artefacts = { reverie: 'study-1', game: 'artefacts', players: two('greedy'), watch: 'turn:0' };

/**
 * One run of the command: what it printed, how long it took, what it used of processor and memory at most. `beside` gets
 * the process and may do something while it runs.
 */
async function study(file, flags = [], beside = () => undefined) {
  const began = performance.now();
  const child = spawn(process.execPath, [cli, 'study', '-', '--json', ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(file));
  const closed = once(child, 'close');
  const aside = beside(child);
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  let most = 0;
  let cpu = 0;
  const look = setInterval(() => {
    most = Math.max(most, residentOf(child.pid));
    cpu = Math.max(cpu, cpuOf(child.pid));
  }, 250);
  const [code] = await closed;
  clearInterval(look);
  await aside;
  if (code !== 0) throw new Error(`the study ended with ${code}`);
  return { report: JSON.parse(out), text: out, seconds: (performance.now() - began) / 1000, memory: most, cpu };
}

const residentOf = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** Seconds of CPU, in hundredths, which is what Linux counts in. */
const cpuOf = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
};

/** The study plays so long, in seconds, then the plain games do. */
const TURNS = { study: 24, plain: 8 };
/** Games until everything is compiled. */
const WARM = 96;

/**
 * Games a CPU second of the same programs, as bench/artefacts.mjs plays them, in as many processes as the study has
 * threads. They take turns with the study: what else the machine does slows both alike.
 */
async function plainBeside(child, threads) {
  const plain = Array.from({ length: threads }, () => {
    const played = spawn(process.execPath, [fileURLToPath(import.meta.url), 'plain'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    played.kill('SIGSTOP');
    const one = { process: played, games: 0, warm: undefined };
    createInterface({ input: played.stdout }).on('line', (games) => {
      one.games = Number(games);
      if (one.games >= WARM) one.warm ??= { games: one.games, cpu: cpuOf(played.pid) };
    });
    return one;
  });
  const all = (signal) => {
    for (const one of plain) one.process.kill(signal);
  };
  let running = true;
  const ended = once(child, 'exit').then(() => {
    running = false;
  });
  const turn = async () => {
    all('SIGCONT');
    await wait(1000 * TURNS.plain);
    all('SIGSTOP');
  };
  while (running) {
    await Promise.race([ended, wait(1000 * TURNS.study)]);
    child.kill('SIGSTOP');
    await turn();
    child.kill('SIGCONT');
  }
  // A short study ends before the plain games are warm.
  while (plain.some(({ games }) => games < 2 * WARM)) await turn();
  const rates = plain.map((one) => (one.games - one.warm.games) / (cpuOf(one.process.pid) - one.warm.cpu));
  all('SIGKILL');
  return rates.reduce((sum, each) => sum + each, 0) / threads;
}

async function playPlain() {
  const { greedy } = await import('@reverie/games/artefacts/bench');
  const { rules } = await import('@reverie/games/artefacts/rules');
  const { play } = await import('./artefacts.mjs');
  const options = rules.options.parse({});
  for (let seed = 1; ; seed++) {
    play([greedy, greedy], options, seed);
    process.stdout.write(`${seed}\n`);
  }
}

/** The same study with workers on a database, one of which is killed twice in the middle of a shard. */
async function overWorkers(file) {
  return withPostgres(async ({ url }) => {
    const start = () => {
      const child = spawn(process.execPath, [cli, 'worker', '--json', '--database-url', url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return { child, lines: createInterface({ input: child.stdout }) };
    };
    const workers = [start(), start()];
    const killed = (async () => {
      for (let times = 0; times < 2; times++) {
        const { child, lines } = start();
        // It has played one and is at the next.
        for await (const line of lines) if (JSON.parse(line).line === 'shard') break;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      workers.push(start());
    })();
    const done = await study(file, ['--database-url', url]);
    await killed;
    for (const { child } of workers) child.kill('SIGTERM');
    return done;
  });
}

/** Rows with their bars, and whether all of them were met. */
function bars() {
  const rows = [];
  return {
    rows,
    met: true,
    add(what, value, wanted, ok) {
      this.met &&= ok;
      addRow(rows, [what, value, `${wanted}: ${ok ? 'met' : 'MISSED'}`]);
    },
  };
}

/**
 * Every thread compiles the rules for itself for some seconds, which no second thread can share; a study that lasts two
 * minutes is not measured by them.
 */
export async function lab(many = 3840, most = 4800) {
  const found = bars();
  const file = { ...artefacts, games: many };
  const one = await study(file, ['--jobs', '1']);
  const both = await study(file, ['--jobs', '2']);
  const faster = one.seconds / both.seconds;
  found.add('two threads against one', `${faster.toFixed(2)} times`, '≥ 1.8', faster >= 1.8);
  found.add('the same report from both', one.text === both.text ? 'yes' : 'no', 'yes', one.text === both.text);
  const { missing } = findPostgres();
  if (missing) found.rows.push(['workers on a database', `not measured: ${missing}`, '–']);
  else {
    const { text } = await overWorkers(file);
    const same = text === one.text;
    found.add('three workers, one killed twice: the same report', same ? 'yes' : 'no', 'yes', same);
  }
  // The ready decks against each other, as the study of the house plays them.
  const { tables } = games.find(({ rules }) => rules.id === 'artefacts').studies[0].study;
  const paired = (options, name) => ({
    ...artefacts,
    tables,
    games: { width: 16, decided: true, most },
    against: { name, options },
  });
  const known = await study(paired({ firstRoundCombat: 'all' }, 'firstRoundCombat = all'), ['--jobs', '2']);
  const { low, high } = known.report.answer.interval;
  found.add(
    'a switch that matters is found',
    `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} points after ${known.report.answer.games} pairs and ${known.seconds.toFixed(0)} s`,
    '> 0 in 60 s',
    low > 0 && known.seconds < 60,
  );
  const none = await study(paired({ multiWin: 'points' }, 'multiWin = points'), ['--jobs', '2']);
  const { low: from, high: to } = none.report.answer.interval;
  found.add(
    'one that does not is not',
    `${(100 * from).toFixed(1)} to ${(100 * to).toFixed(1)} points after ${none.report.answer.games} pairs`,
    'holds 0',
    from <= 0 && to >= 0,
  );
  return {
    title: 'The lab',
    note: 'Studies of Artefacts between greedy programs, by the command.',
    head: ['what', 'measured', 'bar'],
    rows: found.rows,
    met: found.met,
  };
}

export async function labMany(many = 100_000) {
  const found = bars();
  const some = Math.ceil(many / 50);
  const threads = availableParallelism();
  const jobs = ['--jobs', String(threads)];
  const few = await study({ ...artefacts, games: some }, jobs);
  let plain = 0;
  const lots = await study({ ...artefacts, games: many }, jobs, async (child) => {
    plain = await plainBeside(child, threads);
  });
  found.add(
    `memory of ${many.toLocaleString('en')} games beside ${some.toLocaleString('en')}`,
    `${lots.memory.toFixed(0)} MB beside ${few.memory.toFixed(0)} MB`,
    '≤ 1.3 times',
    lots.memory / few.memory <= 1.3,
  );
  const studied = many / lots.cpu;
  found.add(
    `${many.toLocaleString('en')} games, beside the same games without a study`,
    `${studied.toFixed(1)} a CPU second beside ${plain.toFixed(1)}: ${(studied / plain).toFixed(2)}`,
    '≥ 0.8',
    studied / plain >= 0.8,
  );
  return {
    title: 'The lab: many games',
    note: `A study of Artefacts between greedy programs on ${threads} threads, by the command: ${lots.seconds.toFixed(0)} s with the turns of the others. The same programs at the same tables as \`npm run bench artefacts\` plays them, in as many processes.`,
    head: ['what', 'measured', 'bar'],
    rows: found.rows,
    met: found.met,
  };
}

if (process.argv[2] === 'plain' && import.meta.url === pathToFileURL(process.argv[1]).href) await playPlain();
