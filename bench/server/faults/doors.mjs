// A thousand wrong codes at once from one address: ten are tried. Meanwhile somebody at another address sits down.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '../../report.mjs';
import { startChild } from '../people.mjs';
import { bar, busy, command, ms } from './common.mjs';

const WRONG = 1000;
const MAX_SEATED = 1000;
const folder = mkdtempSync(join(tmpdir(), 'reverie-doors-'));
const { child, address } = await startChild(folder, 0, { TRUST_PROXY: 'loopback', RATE_LIMIT: '100000' });
const { hostname, port } = new URL(address);

/** One request on a connection of its own, from the address that the proxy names. */
const post = (path, body, from) =>
  new Promise((resolve, reject) => {
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

const seats = [{ role: 'player' }, { role: 'player' }];
const opened = JSON.parse((await post('/api/tables', { game: 'tic-tac-toe', seats }, '203.0.113.9')).body);
const claim = (seat, from) =>
  post(`/api/tables/${opened.table}/claim`, { secret: opened.seats[seat], name: `P${seat}` }, from);
await claim(0, '203.0.113.9');
const flood = Array.from({ length: WRONG }, () =>
  post(`/api/tables/${opened.table}/recover`, { code: 'lusab-gutih-tugad' }, '203.0.113.1'),
);
const start = performance.now();
const seated = await claim(1, '203.0.113.2');
const took = performance.now() - start;
const statuses = (await Promise.all(flood)).map(({ status }) => status);
const tried = statuses.filter((status) => status === 403).length;
const refused = statuses.filter((status) => status === 429).length;
const good = tried === 10 && refused === WRONG - 10 && seated.status === 200 && took < MAX_SEATED;
record({
  title: 'Doors under attack',
  command: command('doors'),
  note: `${busy()} ${WRONG} wrong recovery codes at once from one address, while somebody at another sits down.`,
  head: ['tried', 'refused', 'the other sat down in', 'bar'],
  rows: [[tried, refused, ms(took), `10 tried, ${ms(MAX_SEATED)}: ${bar(good)}`]],
});
child.kill('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(good ? 0 : 1);
