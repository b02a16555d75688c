// What the lab promises: two threads are nearly twice as fast as one and give the same counts; many games take no more
// memory than few; a paired study finds a switch that matters, with its sign, in less than a minute, and does not find one
// that does not; workers on a database give the same answer when one of them is killed twice.
//
//   npm run bench lab
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { withPostgres } from '../tools/postgres.mjs';
import { findPostgres } from '../tools/server-programs.mjs';

const cli = fileURLToPath(new URL('../apps/cli/dist/main.js', import.meta.url));
const two = (program) => [{ program }, { program }];
const artefacts = { reverie: 'study-1', game: 'artefacts', players: two('greedy'), watch: 'turn:0' };

/** One run of the command: what it printed, how long it took, how much memory it held at most. */
async function study(file, ...flags) {
  const began = performance.now();
  const child = spawn(process.execPath, [cli, 'study', '-', '--json', ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(file));
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, residentOf(child.pid));
  }, 500);
  const [code] = await once(child, 'close');
  clearInterval(look);
  if (code !== 0) throw new Error(`the study ended with ${code}`);
  return { report: JSON.parse(out), text: out, seconds: (performance.now() - began) / 1000, memory: most };
}

const residentOf = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

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
    const done = await study(file, '--database-url', url);
    await killed;
    for (const { child } of workers) child.kill('SIGTERM');
    return done;
  });
}

export async function lab(games = 1920, many = 100_000) {
  const rows = [];
  let met = true;
  const bar = (what, value, wanted, ok) => {
    met &&= ok;
    rows.push([what, value, `${wanted}: ${ok ? 'met' : 'MISSED'}`]);
  };
  const file = { ...artefacts, games };
  const one = await study(file, '--jobs', '1');
  const both = await study(file, '--jobs', '2');
  bar(
    'two threads against one',
    `${(one.seconds / both.seconds).toFixed(2)} times`,
    '≥ 1.8',
    one.seconds / both.seconds >= 1.8,
  );
  bar('the same report from both', one.text === both.text ? 'yes' : 'no', 'yes', one.text === both.text);
  const { missing } = findPostgres();
  if (missing) rows.push(['workers on a database', `not measured: ${missing}`, '–']);
  else {
    const workers = await overWorkers(file);
    bar(
      'three workers, one killed twice: the same report',
      workers.text === one.text ? 'yes' : 'no',
      'yes',
      workers.text === one.text,
    );
  }
  const paired = (options, name) => ({ ...artefacts, games: { width: 8, most: 4800 }, against: { name, options } });
  const known = await study(paired({ firstRoundCombat: 'all' }, 'firstRoundCombat = all'), '--jobs', '2');
  const { low, high } = known.report.answer.interval;
  bar(
    'a switch that matters is found',
    `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} points in ${known.seconds.toFixed(0)} s`,
    '> 0 in 60 s',
    low > 0 && known.seconds < 60,
  );
  const none = await study(paired({ multiWin: 'points' }, 'multiWin = points'), '--jobs', '2');
  const { low: from, high: to } = none.report.answer.interval;
  bar(
    'one that does not is not',
    `${(100 * from).toFixed(1)} to ${(100 * to).toFixed(1)} points`,
    'holds 0',
    from <= 0 && to >= 0,
  );
  const few = await study({ ...artefacts, games: Math.ceil(many / 50) }, '--jobs', '2');
  const lots = await study({ ...artefacts, games: many }, '--jobs', '2');
  const more = lots.memory / few.memory;
  bar(
    `memory of ${many.toLocaleString('en')} games beside ${Math.ceil(many / 50).toLocaleString('en')}`,
    `${lots.memory.toFixed(0)} MB beside ${few.memory.toFixed(0)} MB`,
    '≤ 1.3 times',
    more <= 1.3,
  );
  rows.push([
    `${many.toLocaleString('en')} games of Artefacts between greedy programs`,
    `${(many / lots.seconds).toFixed(0)} games a second`,
    '–',
  ]);
  return {
    title: 'The lab',
    note: 'Studies of Artefacts between greedy programs, by the command.',
    head: ['what', 'measured', 'bar'],
    rows,
    met,
  };
}
