// `npm run ready`: how soon a server with ten thousand tables is there, how soon a long game is opened, and whether a program
// that thinks keeps others waiting. Wall time, with the CPU time beside it: on a busy machine only the latter says anything.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedString } from '@reverie/kernel/chance/audited';
import { Fast } from '@reverie/kernel/chance/fast';
import { Match } from '@reverie/kernel/match';
import { paced } from '@reverie/players/pace';
import { Pool } from '@reverie/server/pool';
import { Writer } from '@reverie/server/stores/sqlite-writer';
import { findGame } from '@reverie/shelf/shelf';
import { thinkAbout } from '@reverie/table/compute';
import { specSchema } from '@reverie/table/spec';
import { Table } from '@reverie/table/table';
import { record } from './report.mjs';

const TABLES = Number(process.env.READY_TABLES ?? 10_000);
const ENTRIES = Number(process.env.READY_ENTRIES ?? 100);
const LONG = 5000;

const house = { game: findGame, programs: () => ['random'] };
const secrets = { owner: 'a'.repeat(64), invitations: [], watch: 'b'.repeat(64) };
const program = { kind: 'program', program: 'random' };

/** A table between programs, played until its log has so many entries. Nearly everything is taken back, so that no game ends before. */
function played(game, roles, options, entries) {
  const spec = specSchema.parse({ game, options, seats: roles.map((role) => ({ role, sitter: program })) });
  const table = Table.open(house, 'T', spec, secrets, { id: 'open', at: 0 });
  const seed = seedString(new Uint8Array(32).fill(3));
  table.execute({ command: { do: 'start' }, actor: { kind: 'owner' }, id: 'start', at: 1, seed });
  const below = new Fast(1).below();
  while (table.log.length < entries) {
    const { match } = table;
    const at = table.log.length;
    const decision = match.pending.find(({ optional }) => !optional) ?? match.pending[0];
    if (!decision) throw new Error(`${game} ended after ${at} entries`);
    const choices = match.choices(decision);
    const actor = { kind: 'seat', seat: decision.seat };
    const safe = choices.filter((answer) => !ends(match, decision, answer));
    const answer = (safe.length > 0 ? safe : choices)[below(safe.length || choices.length)];
    const command = { do: 'answer', decision: decision.id, answer };
    table.execute({ command, actor, id: `c${at}`, at });
    if (below(50) > 0) table.execute({ command: { do: 'takeBack' }, actor, id: `b${at}`, at });
  }
  return table;
}

/** Whether an answer would probably end the game. */
function ends({ rules, state }, decision, answer) {
  const copy = rules.copy(state);
  rules.answer(copy, decision, answer, { chance: new Fast(9), tell: undefined });
  return rules.outcome(copy) !== undefined;
}

const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];
const ms = (x) => `${Math.round(x)} ms`;

/** Starts a server on a folder; gives wall and CPU milliseconds until it listens, and until a table is shown. */
function start(folder) {
  const main = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
  const begun = performance.now();
  const child = spawn(process.execPath, [main, '--port', '0', '--data', folder, '--log-level', 'error'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    child.stdout.once('data', async (line) => {
      const ready = performance.now() - begun;
      // Ticks of a hundredth of a second, of the process and its threads.
      const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
      const { listening } = JSON.parse(line);
      const asked = performance.now();
      const shown = await fetch(`${listening}/api/tables/t77`);
      const card = await shown.json();
      const { phase } = card;
      if (!phase) console.error(card);
      const opened = performance.now() - asked;
      child.once('exit', () => resolve({ ready, cpu: (Number(user) + Number(system)) * 10, opened, phase }));
      child.kill('SIGTERM');
    });
  });
}

async function ready() {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-ready-'));
  try {
    const { log } = played('two-card-poker', ['player', 'player'], { hands: 50, chips: 5000 }, ENTRIES);
    const entries = log.slice(0, ENTRIES).map((entry) => ({ ...entry, command: 'fill' }));
    const store = new Writer(join(folder, 'tables.sqlite'));
    for (let i = 0; i < TABLES; i += 250) {
      const some = Array.from({ length: Math.min(250, TABLES - i) }, (_, k) => store.append(`t${i + k}`, -1, entries));
      await Promise.all(some);
    }
    await store.close();
    const runs = [];
    for (let i = 0; i < 5; i++) runs.push(await start(folder));
    if (runs.some(({ phase }) => !phase)) throw new Error('the table was not shown');
    const [wall, cpu] = [median(runs.map((run) => run.ready)), median(runs.map((run) => run.cpu))];
    const met = wall <= 2000;
    const busy = loadavg()[0].toFixed(1);
    return {
      met,
      title: 'A server with many tables',
      note: 'From the start of the process until it listens, then until a table is shown; median of five.',
      head: ['tables', 'entries', 'ready', 'CPU until then', 'a table shown', 'bar'],
      rows: [
        [
          TABLES,
          TABLES * ENTRIES,
          ms(wall),
          ms(cpu),
          ms(median(runs.map((run) => run.opened))),
          `≤ 2 s: ${met ? 'met' : `MISSED at a load of ${busy}`}`,
        ],
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const cpuOf = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

function long() {
  const rows = [
    ['two-card-poker', ['player', 'player'], { hands: 99, chips: 100_000 }],
    ['reve', ['haut-revant'], {}],
  ].map(([game, roles, options]) => {
    const table = played(game, roles, options, LONG);
    const log = JSON.parse(JSON.stringify(table.log));
    const snapshot = table.snapshot();
    const times = (given) =>
      median(
        Array.from({ length: 5 }, () =>
          cpuOf(() => {
            if (Table.load(house, 'T', log, given).restored !== (given !== null)) throw new Error('not as asked');
          }),
        ),
      );
    const [replayed, restored] = [times(null), times(snapshot)];
    const moves = table.match.journal.entries.length;
    return [game, LONG, moves, ms(replayed), ms(restored), `${Math.round(snapshot.text.length / 1024)} KiB`];
  });
  return {
    met: true,
    title: 'Opening a long table',
    note: 'CPU time to bring a table out of its log: everything played again, and from a snapshot; median of five.',
    head: ['game', 'entries', 'of the game', 'played again', 'from a snapshot', 'size of the snapshot'],
    rows,
  };
}

/** The longest that the event loop did not come round while something was done. */
async function stall(work) {
  let [last, worst] = [performance.now(), 0];
  const look = setInterval(() => {
    const now = performance.now();
    worst = Math.max(worst, now - last);
    last = now;
  }, 1);
  const done = await work();
  await new Promise((resolve) => setTimeout(resolve, 5));
  clearInterval(look);
  return { done, worst };
}

const pace = { now: () => performance.now(), pause: () => new Promise(setImmediate) };

async function thinking() {
  const game = findGame('reve');
  const seats = [{ name: 'A', role: 'haut-revant' }];
  const [best] = game.programs;
  const situations = (answers) => {
    const match = Match.open(game.rules, { match: 'm', options: {}, seats, chance: { kind: 'fast', seed: 5 } });
    return async (think) => {
      const times = [];
      for (let i = 0; i < answers && !match.closed; i++) {
        const decision = match.pending.find(({ optional }) => !optional) ?? match.pending[0];
        const choices = match.choices(decision);
        const asked = { game: 'reve', program: best.id, view: match.view(decision.seat), decision, choices, seed: i };
        const begun = performance.now();
        const { answer } = await think(asked);
        times.push(performance.now() - begun);
        if (answer === undefined) break;
        match.answer(decision.seat, decision.id, answer);
      }
      return times;
    };
  };
  const pool = new Pool(1);
  // A thread that is there already: coming up takes it a while, once.
  await situations(1)((asked) => pool.run('think', { ...asked, program: 'random' }, 60_000));
  const thread = await stall(() => situations(40)((asked) => pool.run('think', asked, 60_000)));
  const here = await stall(() => situations(40)((asked) => paced(thinkAbout(findGame, asked), { ...pace, slice: 8 })));
  await pool.close();
  const row = (where, { done, worst }) => [where, done.length, ms(done[0]), ms(median(done)), ms(worst)];
  return {
    met: thread.worst < here.worst,
    title: 'A program that thinks',
    note: `Rêve's program “${best.id}” answering one journey: what its table waits, and the longest that all other tables wait.`,
    head: ['where', 'answers', 'the first', 'median', 'everybody else waits'],
    rows: [row('in a thread, as the server does', thread), row('in the server itself', here)],
  };
}

let met = true;
for (const measure of [ready, long, thinking]) {
  const result = await measure();
  record({ command: 'npm run ready', ...result });
  met &&= result.met;
}
if (!met) {
  console.error('A bar was missed.');
  process.exitCode = 1;
}
process.exit();
