// Everybody comes back at once: first because their connections were cut, then because the server was killed (-9) and its
// tables have to be played again from their logs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '../../report.mjs';
import { anyAnswer, askChild, openTable, sit, startChild } from '../people.mjs';
import { at, bar, busy, command, distribution, done, inTime, ms, say, scaled } from './common.mjs';

const TABLES = scaled(500);
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
const folder = mkdtempSync(join(tmpdir(), 'reverie-storm-'));
let { child, address } = await startChild(folder);
const port = Number(new URL(address).port);

let gaps = 0;
const people = [];
for (let i = 0; i < TABLES; i++) {
  const { table, secrets, watch } = await openTable(address, 'two-card-poker', { hands: 10_000, chips: 1_000_000 });
  for (const secret of [...secrets, watch, watch]) {
    const one = { socket: null, back: 0, client: null, table: i };
    let last = -1;
    const changed = (_client, lines) => {
      for (const { seq } of lines) {
        if (seq !== last + 1) gaps++;
        last = seq;
      }
    };
    const connection = (state) => {
      if (state === 'open') one.back = performance.now();
    };
    const opened = (socket) => {
      one.socket = socket;
    };
    one.client = sit(() => address, table, secret, changed, { connection, opened });
    people.push(one);
  }
  if (i % 20 === 0) say(`${people.length} sockets`);
}
const allSince = async (since) => {
  while (people.some(({ back }) => back <= since)) await wait(20);
};
await allSince(0);

// Some moves at every table, so that there is something to play again.
for (let round = 0; round < 6; round++) {
  await Promise.all(
    Array.from({ length: TABLES }, (_, i) => {
      const asked = people.slice(4 * i, 4 * i + 2).find(({ client }) => client.standing.decisions.length > 0);
      const answer = asked && anyAnswer(asked.client.standing);
      return answer && asked.client.command(answer);
    }),
  );
}

/** Milliseconds until each was let in again. */
async function storm(strike) {
  const start = performance.now();
  await strike();
  await allSince(start);
  return people.map(({ back }) => back - start);
}

say('all connections cut');
await askChild(child, 'watch');
const cut = await storm(() => {
  for (const { socket } of people) socket.terminate();
});
const { loop } = await askChild(child, 'usage');

say('the server killed');
let ready = 0;
const killed = await storm(async () => {
  const start = performance.now();
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  ({ child, address } = await startChild(folder, port));
  ready = performance.now() - start;
});
done();
for (const { client } of people) client.stop();
child.kill('SIGTERM');
await new Promise((resolve) => child.once('exit', resolve));
rmSync(folder, { recursive: true, force: true });

const back = [cut, killed].map((times) => inTime(at(times, 0.99) <= 10_000));
const calm = inTime(loop <= 100);
record({
  title: 'Everybody comes back at once',
  command: command('storm'),
  note: `${busy()} ${people.length} sockets at ${TABLES} tables of poker, clients and server on one machine; clients wait a little longer after each try, by chance.`,
  head: ['after', 'back after (p50 / p95 / p99 / most)', 'gaps', 'loop of the server, p99', 'bar'],
  rows: [
    [
      'all connections cut',
      distribution(cut),
      gaps,
      ms(loop),
      `99 % in 10 s: ${back[0].said}; no gap: ${bar(gaps === 0)}; loop 100 ms: ${calm.said}`,
    ],
    [`kill -9 (ready again after ${ms(ready)})`, distribution(killed), gaps, '', `99 % in 10 s: ${back[1].said}`],
  ],
});
process.exitCode = gaps === 0 && [...back, calm].every(({ held }) => held) ? 0 : 1;
