// A thousand wrong codes at once from one address: ten are tried. Meanwhile somebody at another address sits down. The flood
// has a thread of its own, so that its connections do not keep the other waiting on this side.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { record } from '../../report.mjs';
import { startChild } from '../people.mjs';
import { at, bar, busy, command, inTime, ms, scaled } from './common.mjs';

const WRONG = 1000;
const MAX_SEATED = 1000;

/** One request on a connection of its own, from the address that the proxy names. */
const post = (address, path, body, from) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const headers = { 'content-type': 'application/json', 'x-reverie': '1', 'x-forwarded-for': from };
    const asked = request({ hostname, port, path, method: 'POST', headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, body: text }));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });

if (isMainThread) await main();
else await flood(workerData);

/** The statuses of so many wrong codes, each on a connection of its own, all sent before anything is answered. */
async function flood({ address, table, from }) {
  const { hostname, port } = new URL(address);
  const body = JSON.stringify({ code: 'lusab-gutih-tugad' });
  const text = [
    `POST /api/tables/${table}/recover HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `x-forwarded-for: ${from}`,
    'content-type: application/json',
    'x-reverie: 1',
    'connection: close',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
  let connected = 0;
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(text);
        if (++connected === WRONG) parentPort.postMessage('sent');
      });
      socket.once('data', (data) => resolve(Number(String(data).split(' ')[1])));
      socket.on('error', reject);
    });
  parentPort.postMessage(await Promise.all(Array.from({ length: WRONG }, one)));
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-doors-'));
  const { child, address } = await startChild(folder, 0, { TRUST_PROXY: 'loopback' });
  const times = [];
  const wrong = [];
  // The first flood finds code that was never run: it counts for what is tried, not for the time.
  for (let i = 0; i <= scaled(20, 2); i++) {
    const home = `203.0.113.${i}`;
    const seats = [{ role: 'player' }, { role: 'player' }];
    const opened = JSON.parse((await post(address, '/api/tables', { game: 'tic-tac-toe', seats }, home)).body);
    const claim = (seat, from) =>
      post(address, `/api/tables/${opened.table}/claim`, { secret: opened.seats[seat], name: `P${seat}` }, from);
    await claim(0, home);
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { address, table: opened.table, from: `198.51.100.${i}` },
    });
    const next = () => new Promise((resolve) => worker.once('message', resolve));
    await next();
    const flooded = next();
    const start = performance.now();
    const seated = await claim(1, `192.0.2.${i}`);
    if (i > 0) times.push(performance.now() - start);
    const statuses = await flooded;
    const [tried, refused] = [403, 429].map((code) => statuses.filter((status) => status === code).length);
    if (tried !== 10 || refused !== WRONG - 10) wrong.push(`${tried} tried, ${refused} refused`);
    if (seated.status !== 200) wrong.push(`the other was answered ${seated.status}: ${seated.body}`);
  }
  for (const one of wrong) console.log(one);
  const tried = wrong.length === 0;
  const seated = inTime(Math.max(...times) < MAX_SEATED);
  record({
    title: 'Doors under attack',
    command: command('doors'),
    note: `${busy()} ${WRONG} wrong recovery codes at once from one address, while somebody at another sits down.`,
    head: ['floods', 'not exactly 10 tried', 'the other sat down in (p50 / most)', 'bar'],
    rows: [
      [
        times.length + 1,
        wrong.length,
        `${ms(at(times, 0.5))} / ${ms(Math.max(...times))}`,
        `10 tried: ${bar(tried)}; ${ms(MAX_SEATED)}: ${seated.said}`,
      ],
    ],
  });
  child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  process.exit(tried && seated.held ? 0 : 1);
}
