// `npm run load`: how many commands a second a server takes, rules, views and durable commit included, against a game that
// only echoes; and a thousand sockets at a steady pace. Add --full for ten minutes of the latter. With games named
// (`npm run load -- mortebrume`) only these are compared with echo, and nothing is written down;
// with --sockets there are only the thousand sockets.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPostgres } from '../../tools/postgres.mjs';
import { ensurePostgres } from '../../tools/server-programs.mjs';
import { showSpread, spread, whole } from '../measure.mjs';
import { record } from '../report.mjs';
import { at, ms } from './faults/common.mjs';
import { anyAnswer, askChild, openTable, sit, startChild } from './people.mjs';
import { GAMES, TABLES } from './played.mjs';

const full = process.argv.includes('--full');
/** How often each game has its turn, and for how many milliseconds: shorter, and it plays on cold caches half of the time. */
const TURNS = full ? 30 : 7;
const TURN = 4000;
/**
 * So many commands that what is measured has been compiled: after 20,000 a command takes hardly less CPU than after
 * 40,000, after 9,000 still a third more. Counted in commands, not in seconds: where a game is slow, or the machine, as
 * much of it has been played when its measurement begins.
 */
const WARM_UP = 20_000;
const BAR = 0.7;
const LONGEST = 500;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server and the people at its tables, who play when told to (crowd.mjs). */
class Crowd {
  #process;

  static async of(game, env) {
    const crowd = new Crowd();
    const program = fileURLToPath(new URL('crowd.mjs', import.meta.url));
    crowd.#process = fork(program, [game], { env: { ...process.env, ...env } });
    await crowd.#heard();
    return crowd;
  }

  ask(question) {
    const heard = this.#heard();
    this.#process.send(question);
    return heard;
  }

  async stop() {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.send({ over: true });
    await gone;
  }

  #heard() {
    return new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`the people at a server ended with ${code}`));
      this.#process.once('exit', ended);
      this.#process.once('message', (answer) => {
        this.#process.off('exit', ended);
        resolve(answer);
      });
    });
  }
}

/**
 * Everybody answers as soon as asked; where a game is over the same people play again. The games take turns,
 * and a share is taken of what echo did in the same round: a machine that others share gets faster and slower by half
 * within a minute.
 */
async function saturated(games, env) {
  const crowds = new Map();
  try {
    for (const game of games) {
      crowds.set(game, await Crowd.of(game, env));
      await crowds.get(game).ask({ warm: WARM_UP });
    }
    const turns = new Map(games.map((game) => [game, []]));
    for (let i = 0; i < TURNS; i++)
      for (const [game, crowd] of crowds) turns.get(game).push(await crowd.ask({ ms: TURN }));
    return games.map((game) => figuresOf(game, turns.get(game), turns.get('echo')));
  } finally {
    for (const crowd of crowds.values()) await crowd.stop();
  }
}

/** Commands a second, the share of echo's, how long nearly all waited, and the microseconds of CPU that a command took. */
function figuresOf(game, turns, echoed) {
  const rate = ({ latencies, seconds }) => latencies.length / seconds;
  const latencies = turns.flatMap((turn) => turn.latencies);
  return {
    game,
    title: GAMES[game].title,
    rate: spread(turns.map(rate)),
    share: spread(turns.map((turn, i) => rate(turn) / rate(echoed[i]))),
    p99: at(latencies, 0.99),
    cpu: turns.reduce((sum, turn) => sum + turn.cpu, 0) / latencies.length,
    people: turns.reduce((sum, turn) => sum + turn.people, 0) / latencies.length,
    errors: turns.at(-1).errors,
  };
}

const share = (figure) => figure.toFixed(2);

async function withServer(work) {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-load-'));
  const { child, address } = await startChild(folder);
  try {
    return await work(address, child);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Many sockets at a steady pace, two who play and two who watch at each table: latencies, errors, gaps, and what the memory
 * of the server does meanwhile and afterwards.
 */
function steady(sockets, perSecond, seconds) {
  return withServer(async (address, child) => {
    const game = 'two-card-poker';
    const { heap: empty } = await askChild(child, 'putAway');
    const tables = [];
    let gaps = 0;
    let lines = 0;
    for (let i = 0; i < sockets / 4; i++) {
      const { table, secrets, watch } = await openTable(address, game, GAMES[game].options);
      tables.push(
        [...secrets, watch, watch].map((secret) => {
          let last = -1;
          return sit(
            () => address,
            table,
            secret,
            (_client, news) => {
              for (const { seq } of news) {
                if (seq !== last + 1) gaps++;
                last = seq;
                lines++;
              }
            },
          );
        }),
      );
    }
    while (!tables.every((four) => four.every((client) => client.standing))) await wait(100);
    const latencies = [];
    let errors = 0;
    const start = performance.now();
    let warm = 0;
    for (let sent = 0; sent < perSecond * seconds; sent++) {
      if (sent === Math.floor(0.3 * perSecond * seconds)) warm = (await askChild(child, 'usage')).memory;
      const due = start + (sent * 1000) / perSecond;
      const ahead = due - performance.now();
      if (ahead > 1) await wait(ahead);
      const client = tables[sent % tables.length].find(({ standing }) => standing.decisions.length > 0);
      const command = client && anyAnswer(client.standing);
      if (!command) continue;
      const asked = performance.now();
      void client.command(command).then(({ fate }) => {
        if (fate === 'recorded') latencies.push(performance.now() - asked);
        else errors++;
      });
    }
    await wait(1000);
    const { memory } = await askChild(child, 'usage');
    for (const client of tables.flat()) client.stop();
    let left = await askChild(child, 'putAway');
    while (left.tables > 0) {
      await wait(100);
      left = await askChild(child, 'putAway');
    }
    return {
      recorded: latencies.length,
      errors,
      gaps,
      lines,
      p50: at(latencies, 0.5),
      p99: at(latencies, 0.99),
      memory,
      growth: memory / warm - 1,
      remains: left.heap - empty,
    };
  });
}

const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
for (const game of named) {
  if (!(game in GAMES)) throw new Error(`no game ${game}; there are ${Object.keys(GAMES).join(', ')}`);
}
if (named.length > 0) {
  for (const one of await saturated(['echo', ...named.filter((game) => game !== 'echo')])) {
    console.log(
      `${one.game}: ${showSpread(one.rate)} a second, share ${showSpread(one.share, share)}, p99 ${ms(one.p99)}, ${one.errors} errors; ${whole(one.cpu)} µs of CPU for a command, ${whole(one.people)} of the people`,
    );
  }
  process.exit();
}

/** All games beside echo, and PostgreSQL beside SQLite; whether the bars are met. */
async function compared() {
  const rows = await saturated(Object.keys(GAMES));
  const isMet = ({ share: { median }, p99 }) => median >= BAR && p99 <= LONGEST;
  record({
    title: 'Commands a second through a server',
    command: full ? 'npm run load -- --full' : 'npm run load',
    note: `${2 * TABLES} sockets at ${TABLES} tables, everybody answering as soon as asked, SQLite with every commit synced; clients on the same machine; median [least..most] of ${TURNS} turns of ${TURN / 1000} seconds, the games in turn; load of the machine at the end ${loadavg()[0].toFixed(1)}.`,
    head: ['game', 'commands recorded a second', 'p99', 'share of echo in the same round', 'bar'],
    rows: rows.map((row) => [
      row.title,
      showSpread(row.rate),
      ms(row.p99),
      showSpread(row.share, share),
      row.game === 'echo' ? '' : `≥ ${share(BAR)}, p99 ${LONGEST} ms: ${isMet(row) ? 'met' : 'MISSED'}`,
    ]),
  });

  const { missing } = ensurePostgres();
  if (missing) console.error(`PostgreSQL was NOT measured: ${missing}.`);
  else {
    const games = ['echo', 'two-card-poker'];
    const stored = await withPostgres(({ url }) => saturated(games, { DATABASE_URL: url }));
    record({
      title: 'Commands a second through a server on PostgreSQL',
      command: full ? 'npm run load -- --full' : 'npm run load',
      note: `As above, with a PostgreSQL of its own on the same machine that syncs every commit (load of the machine ${loadavg()[0].toFixed(1)}).`,
      head: ['game', 'commands recorded a second', 'errors'],
      rows: stored.map(({ title, rate, errors }) => [title, showSpread(rate), errors]),
    });
  }
  return rows.every(isMet) && rows.every(({ errors }) => errors === 0);
}

const mb = (bytes) => `${Math.round(bytes / 1e6)} MB`;
const fast = process.argv.includes('--sockets') || (await compared());
const pace = await steady(1000, 200, full ? 600 : 20);
// What is played stays in memory for as long as people sit there; a run of seconds says nothing of how much that is.
const small = !full || (pace.memory <= 400e6 && pace.growth <= 0.05);
const tidy = pace.remains <= 0.05 * pace.memory && small;
const clean = pace.errors === 0 && pace.gaps === 0 && pace.p50 <= 25 && pace.p99 <= 150 && tidy;
record({
  title: 'A thousand sockets at 200 commands a second',
  command: full ? 'npm run load -- --full' : 'npm run load',
  note: `${full ? 'Ten minutes' : 'Twenty seconds'} of poker at 250 tables, two who play and two who watch at each. Memory at the end; growth between three tenths of the run and its end; what is still there when all have left and no table is in memory.`,
  head: ['recorded', 'errors', 'gaps or doubles', 'p50', 'p99', 'memory of the server', 'growth', 'remains', 'bar'],
  rows: [
    [
      whole(pace.recorded),
      pace.errors,
      pace.gaps,
      `${pace.p50.toFixed(1)} ms`,
      `${pace.p99.toFixed(1)} ms`,
      mb(pace.memory),
      full ? `${(100 * pace.growth).toFixed(1)} %` : '',
      mb(pace.remains),
      `no error, no gap, p50 25 ms, p99 150 ms, nothing remains${full ? ', 400 MB, 5 %' : ''}: ${clean ? 'met' : 'MISSED'}`,
    ],
  ],
});
process.exitCode = fast && clean ? 0 : 1;
