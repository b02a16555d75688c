// One page of the SQLite file is damaged: the log, the metrics, the readiness and `reverie admin check` name it, the damaged
// table is answered 503, and the others go on.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Node } from '../../../apps/server/test/faults/nodes.ts';
import { record } from '../../report.mjs';
import { openTable } from '../people.mjs';
import { bar, command } from './common.mjs';

const PAGE = 4096;
const TABLES = 40;
const DATA = mkdtempSync(join(tmpdir(), 'reverie-damage-'));
const node = new Node('build', { DATA, LOG_LEVEL: 'warn' });
await node.start();
const tables = [];
for (let i = 0; i < TABLES; i++) tables.push((await openTable(node.address, 'two-card-poker', { hands: 3 })).table);
await node.stop();

// A page that holds entries: the longest run of text in it is of a game.
const file = join(DATA, 'tables.sqlite');
const bytes = readFileSync(file);
const pages = Array.from({ length: bytes.length / PAGE }, (_, i) => bytes.subarray(i * PAGE, (i + 1) * PAGE));
const struck = pages.findIndex((page, i) => i > 0 && page[0] === 0x0a && page.includes('"kind":"started"'));
const handle = openSync(file, 'r+');
writeSync(handle, Buffer.alloc(PAGE, 0xa5), 0, PAGE, struck * PAGE);
closeSync(handle);

await node.start();
const statuses = [];
for (const table of tables) statuses.push((await fetch(`${node.address}/api/tables/${table}`)).status);
const unread = tables.filter((_, i) => statuses[i] === 503);
const ready = await (await fetch(`${node.address}/readyz`)).json();
const metrics = await (await fetch(`${node.address}/metrics`)).text();
const log = node.written.join('\n');
await node.stop();
const cli = fileURLToPath(new URL('../../../apps/cli/dist/main.js', import.meta.url));
const check = spawnSync(process.execPath, [cli, 'admin', 'check', '--data', DATA, '--lang', 'en'], {
  encoding: 'utf8',
});
const said = check.stdout + check.stderr;
rmSync(DATA, { recursive: true, force: true });

const named = {
  log: log.includes('"reason":"damaged"'),
  metrics: /reverie_store_errors_total\{reason="damaged"\} [1-9]/.test(metrics),
  readiness: ready.damaged === true,
  check: check.status === 1 && unread.every((table) => said.includes(table)),
};
const others = unread.length > 0 && statuses.filter((status) => status === 200).length === TABLES - unread.length;
const good = others && Object.values(named).every(Boolean);
if (!good) console.log(said, statuses.join(' '), ready, struck);
record({
  title: 'A damaged page',
  command: command('damage'),
  note: 'One page of a SQLite file with entries of games overwritten.',
  head: [
    'tables',
    'cannot be read',
    'named in the log',
    'in the metrics',
    'in `/readyz`',
    'by `reverie admin check`',
    'bar',
  ],
  rows: [
    [
      TABLES,
      unread.length,
      ...['log', 'metrics', 'readiness', 'check'].map((where) => (named[where] ? 'yes' : 'NO')),
      `all, and the others go on: ${bar(good)}`,
    ],
  ],
});
process.exit(good ? 0 : 1);
