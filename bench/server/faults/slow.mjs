// At every table somebody stops reading. The others must not notice; whoever does not read is shown out with a reason, and
// goes on from the last line that they have when they come back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '../../report.mjs';
import { anyAnswer, askChild, openTable, sit, startChild } from '../people.mjs';
import { at, bar, busy, command, done, inTime, ms, quick, say } from './common.mjs';

const TABLES = 20;
const PER_SECOND = 200;
const SECONDS = quick ? 4 : 20;
const BUFFER = 65_536;
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
const folder = mkdtempSync(join(tmpdir(), 'reverie-slow-'));
const { child, address } = await startChild(folder, 0, { BUFFER: String(BUFFER) });

let gaps = 0;
const follow = () => {
  let last = -1;
  return (_client, lines) => {
    for (const { seq } of lines) {
      if (seq !== last + 1) gaps++;
      last = seq;
    }
  };
};
const tables = [];
for (let i = 0; i < TABLES; i++) {
  const { table, secrets, watch } = await openTable(address, 'two-card-poker', { hands: 10_000, chips: 1_000_000 });
  const players = secrets.map((secret) => sit(() => address, table, secret, follow()));
  const slow = { socket: null, reasons: [], client: null };
  const opened = (socket) => {
    slow.socket = socket;
  };
  const connection = (state, reason) => state === 'lost' && slow.reasons.push(reason);
  slow.client = sit(() => address, table, watch, follow(), { connection, opened });
  tables.push({ players, slow });
}
while (!tables.every(({ players, slow }) => [...players, slow.client].every(({ standing }) => standing)))
  await wait(20);

/** Latencies of what the players do for some seconds: answers, and long words so that there is something to read. */
async function play(what) {
  const latencies = [];
  const start = performance.now();
  const pending = [];
  for (let sent = 0; sent < PER_SECOND * SECONDS; sent++) {
    const ahead = start + (sent * 1000) / PER_SECOND - performance.now();
    if (ahead > 1) await wait(ahead);
    const { players } = tables[sent % TABLES];
    const client = players.find(({ standing }) => standing.decisions.length > 0) ?? players[0];
    const asked = sent % 3 === 0 ? anyAnswer(client.standing) : { do: 'say', text: 'x'.repeat(500) };
    const from = performance.now();
    pending.push(client.command(asked).then(() => latencies.push(performance.now() - from)));
    if (sent % 200 === 0) say(`${what}: ${sent} commands`);
  }
  await Promise.all(pending);
  return latencies;
}

await play('warming up');
const before = await play('everybody reads');
const { memory: memoryBefore } = await askChild(child, 'usage');
for (const { slow } of tables) slow.socket.pause();
const during = await play('some do not read');
const { memory } = await askChild(child, 'usage');
// They read again: what was waiting for them, and then the reason why they were shown out, if they were.
for (const { slow } of tables) slow.socket.resume();
const heads = tables.map(({ players }) => Math.max(...players.map(({ seq }) => seq)));
while (tables.some(({ slow }, i) => slow.client.seq < heads[i])) await wait(20);
done();
const shownOut = tables.filter(({ slow }) => slow.reasons.includes('too slow')).length;
for (const { players, slow } of tables) for (const client of [...players, slow.client]) client.stop();
child.kill('SIGTERM');
await new Promise((resolve) => child.once('exit', resolve));
rmSync(folder, { recursive: true, force: true });

const [p99, p99Slow] = [at(before, 0.99), at(during, 0.99)];
// On a machine that others use too, a few milliseconds are nobody's fault.
const unhurt = inTime(p99Slow <= Math.max(p99 * 1.2, p99 + 20));
record({
  title: 'Clients that do not read',
  command: command('slow'),
  note: `${busy()} ${TABLES} tables of poker at ${PER_SECOND} commands a second, ${SECONDS} s with everybody reading and ${SECONDS} s with one viewer of each table not reading; ${BUFFER / 1024} KiB may wait for each before it is closed with 1013 (the system's own buffers come before that).`,
  head: [
    'p50 / p99 when all read',
    'p50 / p99 when some do not',
    'shown out as too slow',
    'gaps after coming back',
    'memory more',
    'bar',
  ],
  rows: [
    [
      `${ms(at(before, 0.5))} / ${ms(p99)}`,
      `${ms(at(during, 0.5))} / ${ms(p99Slow)}`,
      `${shownOut} of ${TABLES}`,
      gaps,
      `${Math.round((memory - memoryBefore) / 1e6)} MB`,
      `the others' p99 at most a fifth (or 20 ms) more: ${unhurt.said}; no gap: ${bar(gaps === 0)}`,
    ],
  ],
});
process.exitCode = unhurt.held && gaps === 0 ? 0 : 1;
