// `npm run load`: how many commands a second a server takes, rules, views and durable commit included, against a game that
// only echoes; and a thousand sockets at a steady pace. Add --full for ten minutes of the latter. With games named
// (`npm run load -- mortebrume`) only these are compared with echo, and nothing is written down;
// with --sockets there are only the thousand sockets.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPostgres } from '../../tools/postgres.mjs';
import { ensurePostgres } from '../../tools/server-programs.mjs';
import { whole } from '../measure.mjs';
import { record } from '../report.mjs';
import { at, ms } from './faults/common.mjs';
import { anyAnswer, askChild, openTable, sit, startChild } from './people.mjs';

const full = process.argv.includes('--full');
const TABLES = 40;
const SECONDS = full ? 20 : 5;
/**
 * So many commands that what is measured has been compiled: after 20,000 a command takes hardly less CPU than after
 * 40,000, after 9,000 still a third more. Counted in commands, not in seconds: where a game is slow, or the machine, as
 * much of it has been played when its measurement begins.
 */
const WARM_UP = 20_000;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** The empty game, the smallest with secrets, and those on the shelf, in which nobody gives up: it is play that is measured. */
const GAMES = {
  echo: { title: 'echo (an empty game)' },
  'two-card-poker': { title: 'two-card poker', options: { hands: 10_000, chips: 1_000_000 } },
  reve: { title: 'Rêve de Dragon, two dreamers', roles: ['haut-revant', 'haut-revant'], never: ['end'] },
  songe: {
    title: 'Songe, an Arpenteur and the Conteur',
    options: { mode: 'table' },
    roles: ['arpenteur', 'conteur'],
    never: ['endScenario', 'end', 'close'],
  },
  artefacts: { title: 'Artefacts du rêve' },
  mortebrume: { title: 'Mortebrume', roles: ['chef', 'chef'] },
};

async function withServer(work, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-load-'));
  const { child, address } = await startChild(folder, 0, env);
  try {
    return await work(address, child);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Everybody answers as soon as asked, for some seconds; where a game is over the same people play again. Gives commands a
 * second, how long nearly all waited, and the microseconds of CPU that the server took for a command.
 */
function saturated(game, seconds, env) {
  const { options = {}, roles, never } = GAMES[game];
  return withServer(async (address, child) => {
    const latencies = [];
    let errors = 0;
    let recorded = 0;
    let counting = false;
    let stopped = false;
    const places = Array.from({ length: TABLES }, () => []);
    const play = (place, seat, table, secret, before) => {
      let busy = false;
      let left = false;
      const answer = async (client, _lines, standing) => {
        if (stopped || left) return;
        if (standing.rematch) {
          left = true;
          return play(place, seat, standing.rematch, secret, client);
        }
        if (busy) return;
        const again = standing.outcome && seat === 0 && { do: 'rematch', start: true };
        const command = again || anyAnswer(standing, never);
        if (!command) return;
        busy = true;
        const asked = performance.now();
        const { fate, why } = await client.command(command);
        busy = false;
        if (why === 'stopped') return;
        if (fate === 'recorded' && !again) recorded++;
        if (fate === 'recorded' && !again && counting) latencies.push(performance.now() - asked);
        // A refusal is the game's: hidden things forbid it, or somebody at the table was quicker.
        if (fate === 'notRecorded') errors++;
        if (client.standing) void answer(client, [], client.standing);
      };
      places[place][seat] = sit(() => address, table, secret, answer, { before });
    };
    // All tables are open before anybody plays: a busy server opens them slowly.
    const tables = [];
    for (const _ of places) tables.push(await openTable(address, game, options, roles));
    for (const [place, { table, secrets }] of tables.entries()) {
      for (const [seat, secret] of secrets.entries()) play(place, seat, table, secret);
    }
    while (recorded < WARM_UP) await wait(100);
    const { usage: before } = await askChild(child, 'usage');
    counting = true;
    const start = performance.now();
    await wait(seconds * 1000);
    counting = false;
    stopped = true;
    const rate = latencies.length / ((performance.now() - start) / 1000);
    const { usage } = await askChild(child, 'usage');
    const cpu = (usage.user + usage.system - before.user - before.system) / latencies.length;
    for (const client of places.flat()) client.stop();
    return { rate, errors, p99: at(latencies, 0.99), cpu };
  }, env);
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
  const echoed = await saturated('echo', SECONDS);
  for (const game of named) {
    const { rate, errors, p99, cpu } = await saturated(game, SECONDS);
    const share = (rate / echoed.rate).toFixed(2);
    console.log(
      `${game}: ${whole(rate)} of ${whole(echoed.rate)} a second, ${share}, p99 ${ms(p99)}, ${errors} errors; ${whole(cpu)} µs of CPU for a command, echo ${whole(echoed.cpu)}`,
    );
  }
  process.exit();
}

const ROUNDS = 3;

/** All games beside echo, and PostgreSQL beside SQLite; whether the bars are met. */
async function compared() {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) {
    const figures = {};
    for (const game of Object.keys(GAMES)) figures[game] = await saturated(game, SECONDS);
    rounds.push(figures);
  }
  const median = (figures) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];
  const errors = rounds.flatMap(Object.values).reduce((sum, one) => sum + one.errors, 0);
  const BAR = 0.7;
  const LONGEST = 500;
  const rows = Object.entries(GAMES).map(([game, { title }]) => {
    const share = median(rounds.map((figures) => figures[game].rate / figures.echo.rate));
    const p99 = Math.max(...rounds.map((figures) => figures[game].p99));
    return { game, title, rate: median(rounds.map((figures) => figures[game].rate)), share, p99 };
  });
  const fast = rows.every(({ share, p99 }) => share >= BAR && p99 <= LONGEST);
  record({
    title: 'Commands a second through a server',
    command: full ? 'npm run load -- --full' : 'npm run load',
    note: `${2 * TABLES} sockets at ${TABLES} tables, everybody answering as soon as asked, SQLite with every commit synced; clients on the same machine; median of ${ROUNDS} runs in turn; load of the machine at the end ${loadavg()[0].toFixed(1)}.`,
    head: ['game', 'commands recorded a second', 'p99 (the longest of the runs)', 'share of echo', 'bar'],
    rows: rows.map(({ game, title, rate, share, p99 }) => [
      title,
      whole(rate),
      ms(p99),
      share.toFixed(2),
      game === 'echo'
        ? ''
        : `≥ ${BAR.toFixed(2)}, p99 ${LONGEST} ms: ${share >= BAR && p99 <= LONGEST ? 'met' : 'MISSED'}`,
    ]),
  });

  const { missing } = ensurePostgres();
  if (missing) console.error(`PostgreSQL was NOT measured: ${missing}.`);
  else {
    const rates = await withPostgres(async ({ url }) => ({
      echo: await saturated('echo', SECONDS, { DATABASE_URL: url }),
      poker: await saturated('two-card-poker', SECONDS, { DATABASE_URL: url }),
    }));
    record({
      title: 'Commands a second through a server on PostgreSQL',
      command: full ? 'npm run load -- --full' : 'npm run load',
      note: `As above, with a PostgreSQL of its own on the same machine that syncs every commit (load of the machine ${loadavg()[0].toFixed(1)}); one run each.`,
      head: ['game', 'commands recorded a second', 'errors'],
      rows: [
        ['echo (an empty game)', whole(rates.echo.rate), rates.echo.errors],
        ['two-card poker', whole(rates.poker.rate), rates.poker.errors],
      ],
    });
  }
  return fast && errors === 0;
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
