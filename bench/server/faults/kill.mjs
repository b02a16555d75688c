// `npm run faults -- kill`: kills the server again and again while people play, and looks afterwards whether anything that was
// acknowledged is missing or there twice, and whether every table is what its log says. `--kills N` for another number.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '@reverie/kernel/plain';
import { replay } from '@reverie/kernel/replay';
import { openSqlite } from '@reverie/server/stores/sqlite';
import { findGame } from '@reverie/shelf/shelf';
import { Table } from '@reverie/table/table';
import { record } from '../../report.mjs';
import { anyAnswer, openTable, sit, startChild } from '../people.mjs';
import { command, done, say, scaled } from './common.mjs';

const at = process.argv.indexOf('--kills');
const KILLS = at < 0 ? scaled(50, 3) : Number(process.argv[at + 1]);
const TABLES = 25;
const PER_SECOND = 200;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const folder = mkdtempSync(join(tmpdir(), 'reverie-faults-'));
let { child, address } = await startChild(folder);
const port = Number(new URL(address).port);
const acknowledged = [];
let gaps = 0;
/** How many have been let in by the server that runs now. */
let back = 0;
let stopped = false;

/** Two people at each table who answer when the pace allows. */
const tables = [];
for (let i = 0; i < TABLES; i++) {
  const { table, secrets } = await openTable(address, 'two-card-poker', { hands: 10_000, chips: 1_000_000 });
  const clients = secrets.map((secret) => {
    let last = -1;
    return sit(
      () => address,
      table,
      secret,
      (_client, lines) => {
        for (const { seq } of lines) {
          if (seq !== last + 1) gaps++;
          last = seq;
        }
      },
      { connection: (state) => (state === 'open' ? back++ : undefined) },
    );
  });
  tables.push({ table, clients });
}

async function people() {
  for (let i = 0; !stopped; i++) {
    const { table, clients } = tables[i % TABLES];
    const client = clients.find(
      ({ standing, pending }) => standing?.decisions.length > 0 && pending.waiting + pending.sent === 0,
    );
    const answer = client && anyAnswer(client.standing);
    if (answer) {
      const { decision } = answer;
      void client.command(answer).then((fate) => {
        if (fate.fate === 'recorded') acknowledged.push({ table, seq: fate.seq, decision });
      });
    }
    await wait(1000 / PER_SECOND);
  }
}

const playing = people();
const ready = [];
for (let kill = 0; kill < KILLS; kill++) {
  // Under load: not before everybody is back and plays.
  while (back < 2 * TABLES) await wait(20);
  await wait(200 + Math.random() * 800);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  back = 0;
  const start = performance.now();
  ({ child, address } = await startChild(folder, port));
  ready.push(performance.now() - start);
  say(`${kill + 1} kills, ${acknowledged.length} answers acknowledged`);
}
await wait(1500);
stopped = true;
await playing;
for (const { clients } of tables) for (const client of clients) client.stop();
child.kill('SIGTERM');
await new Promise((resolve) => child.once('exit', resolve));
done();

const store = await openSqlite(join(folder, 'tables.sqlite'));
const house = { game: findGame, programs: () => ['random'] };
let lost = 0;
let twice = 0;
let different = 0;
for (const { table } of tables) {
  const log = await store.read(table);
  const bySeq = new Map(log.map((entry) => [entry.seq, entry]));
  for (const { seq, decision } of acknowledged.filter((one) => one.table === table)) {
    const { happened } = bySeq.get(seq) ?? {};
    if (happened?.kind !== 'played' || happened.entry.decision !== decision) lost++;
  }
  const answered = log.flatMap(({ happened }) =>
    happened.kind === 'played' && happened.entry.do === 'answer' ? [happened.entry.decision] : [],
  );
  twice += answered.length - new Set(answered).size;
  const loaded = Table.load(house, table, log);
  const again = replay(loaded.game.rules, loaded.match.journal);
  if (again.fault || hashOf(again.match.state) !== hashOf(loaded.match.state)) different++;
}
await store.close();
rmSync(folder, { recursive: true, force: true });

const met = lost === 0 && twice === 0 && different === 0 && gaps === 0;
record({
  title: 'Killing the server',
  command: at < 0 ? command('kill') : `npm run faults -- kill --kills ${KILLS}`,
  note: `kill -9 under ${PER_SECOND} answers a second at ${TABLES} tables, the embedded store, everybody back by themselves before the next.`,
  head: [
    'kills',
    'acknowledged',
    'lost',
    'twice',
    'tables unlike their replay',
    'gaps seen by clients',
    'ready again after (most)',
    'bar',
  ],
  rows: [
    [
      KILLS,
      acknowledged.length,
      lost,
      twice,
      different,
      gaps,
      `${Math.round(Math.max(...ready))} ms`,
      `none: ${met ? 'met' : 'MISSED'}`,
    ],
  ],
});
process.exitCode = met ? 0 : 1;
