// Spectators shout as fast as a server lets them: the table refuses, and the players' own commands take no longer. The
// spectators have a thread of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { Node } from '../../../apps/server/test/faults/nodes.ts';
import { record } from '../../report.mjs';
import { anyAnswer, openTable, sit } from '../people.mjs';
import { at, bar, busy, command, done, inTime, ms, quick, say } from './common.mjs';

const WATCHERS = 250;
/** As docs/PROTOCOL.md says: spectators at a table, and their lines a second. */
const [ADMITTED, LINES_A_SECOND] = [200, 1];
const SECONDS = quick ? 5 : 60;
const PER_SECOND = 20;
const MAX_LATENCY = 150;
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

if (isMainThread) await main();
else await shout(workerData);

/** So many spectators, each of whom says something four times a second until told to stop. */
async function shout({ address, table, watch }) {
  const tally = { admitted: 0, shownOut: 0, recorded: 0, refused: 0, later: 0 };
  const sockets = [];
  let n = 0;
  for (let i = 0; i < WATCHERS; i++) {
    const asked = await fetch(`${address}/api/tables/${table}/ticket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-reverie': '1' },
      body: JSON.stringify({ secret: watch, name: `Spectator ${i}` }),
    });
    const { ticket } = await asked.json();
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, ticket, changes: true })));
    await new Promise((resolve) => {
      socket.on('close', () => {
        tally.shownOut++;
        resolve();
      });
      socket.on('error', () => undefined);
      socket.on('message', (data) => {
        const { type } = JSON.parse(String(data));
        if (type === 'welcome') {
          tally.admitted++;
          sockets.push(socket);
          resolve();
        } else if (type === 'ack') tally.recorded++;
        else if (type === 'refused' || type === 'later') tally[type]++;
      });
    });
  }
  const text = 'x'.repeat(500);
  parentPort.postMessage(tally);
  const timers = sockets.map((socket, i) =>
    setTimeout(() => {
      timers[i] = setInterval(() => {
        if (socket.readyState !== socket.OPEN) return;
        socket.send(JSON.stringify({ type: 'command', id: `s${n++}`, command: { do: 'say', text } }));
      }, 260);
    }, i),
  );
  await new Promise((resolve) => parentPort.once('message', resolve));
  for (const timer of timers) clearInterval(timer);
  await wait(1000);
  parentPort.postMessage(tally);
  for (const socket of sockets) socket.terminate();
}

/** Latencies of what the players of some tables do; and how much was not simply recorded. */
async function play(players, seconds, what) {
  const latencies = [];
  let failed = 0;
  const pending = [];
  const start = performance.now();
  for (let sent = 0; sent < PER_SECOND * seconds; sent++) {
    const ahead = start + (sent * 1000) / PER_SECOND - performance.now();
    if (ahead > 1) await wait(ahead);
    const [one, other] = players;
    const client = [one, other].find(({ standing }) => standing.decisions.length > 0) ?? one;
    const from = performance.now();
    const wish = (sent % 5 > 0 && anyAnswer(client.standing)) || { do: 'say', text: 'I play' };
    pending.push(
      client.command(wish).then(({ fate }) => {
        latencies.push(performance.now() - from);
        // A refusal is the game's: the other was quicker.
        if (fate === 'notRecorded') failed++;
      }),
    );
    if (sent % 20 === 0) say(`${what}: ${sent} commands`);
  }
  await Promise.all(pending);
  return { latencies, failed };
}

async function main() {
  const DATA = mkdtempSync(join(tmpdir(), 'reverie-spectators-'));
  const node = new Node('build', { DATA, SOCKETS_PER_ADDRESS: '1000' });
  await node.start();
  const { table, secrets, watch } = await openTable(
    node.address,
    'two-card-poker',
    { hands: 10_000, chips: 1_000_000 },
    ['player', 'player'],
    { watch: 'link' },
  );
  const players = secrets.map((secret) =>
    sit(
      () => node.address,
      table,
      secret,
      () => undefined,
    ),
  );
  while (!players.every(({ standing }) => standing)) await wait(20);
  const calm = await play(players, Math.min(10, SECONDS), 'in calm');
  const worker = new Worker(new URL(import.meta.url), { workerData: { address: node.address, table, watch } });
  const next = () => new Promise((resolve) => worker.once('message', resolve));
  await next();
  const flooded = await play(players, SECONDS, 'in the flood');
  worker.postMessage('stop');
  const tally = await next();
  done();
  for (const client of players) client.stop();
  await node.stop();
  await worker.terminate();
  rmSync(DATA, { recursive: true, force: true });
  const p99 = at(flooded.latencies, 0.99);
  const bounded = tally.admitted === ADMITTED && tally.refused > 0 && tally.recorded <= (SECONDS + 30) * LINES_A_SECOND;
  const unharmed = flooded.failed === 0;
  const quickEnough = inTime(p99 < MAX_LATENCY);
  record({
    title: 'Spectators who shout',
    command: command('spectators'),
    note: `${busy()} ${WATCHERS} spectators at one table, each of whom says 500 characters four times a second for ${SECONDS} s, while its two players give ${PER_SECOND} commands a second; limits as a server has them.`,
    head: [
      'spectators let in',
      'words recorded',
      'words refused',
      'told to try later',
      'players’ commands not recorded',
      'players’ latency in calm (p50 / p99)',
      'in the flood (p50 / p99)',
      'bar',
    ],
    rows: [
      [
        tally.admitted,
        tally.recorded,
        tally.refused,
        tally.later,
        flooded.failed,
        `${ms(at(calm.latencies, 0.5))} / ${ms(at(calm.latencies, 0.99))}`,
        `${ms(at(flooded.latencies, 0.5))} / ${ms(p99)}`,
        `refused at its limit: ${bar(bounded)}; players unharmed: ${bar(unharmed)}; p99 ${ms(MAX_LATENCY)}: ${quickEnough.said}`,
      ],
    ],
  });
  process.exit(bounded && unharmed && quickEnough.held ? 0 : 1);
}
