// A server for the load and fault runs, in a process of its own: SQLite in the folder given, or PostgreSQL where DATABASE_URL
// says; limits wide open unless BUFFER says otherwise, client addresses from a proxy where TRUST_PROXY says.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '@reverie/server/config';
import { startServer } from '@reverie/server/server';
import { PostgresHints } from '@reverie/server/stores/hints';
import { openPostgres } from '@reverie/server/stores/postgres';
import { openSqlite } from '@reverie/server/stores/sqlite';
import { echo } from './echo.mjs';

const [, , folder, port = '0'] = process.argv;
const { DATABASE_URL = '', BUFFER = String(1 << 22), TRUST_PROXY = '' } = process.env;
const config = readConfig(
  { PORT: port, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', TABLES_AN_HOUR: '1000000', DATA: folder, TRUST_PROXY },
  [],
);
const store = DATABASE_URL === '' ? await openSqlite(`${folder}/tables.sqlite`) : await openPostgres(DATABASE_URL);
const hints = DATABASE_URL === '' ? null : await PostgresHints.connect(DATABASE_URL);
const limits = { rate: 100_000, burst: 100_000, buffer: Number(BUFFER) };
const running = await startServer(config, store, hints, { limits, games: [echo] });
const delay = monitorEventLoopDelay({ resolution: 5 });
process.send?.({ listening: running.address });
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.on('message', (message) => {
  if (message === 'usage') {
    process.send?.({ usage: process.cpuUsage(), memory: process.memoryUsage().rss, loop: delay.percentile(99) / 1e6 });
  } else if (message === 'putAway') {
    void putAway();
  } else if (message === 'watch') {
    delay.enable();
    delay.reset();
    process.send?.({ watching: true });
  }
});

/** Puts away every table that nobody looks at, and says what is left: how many there are, and how much is not garbage. */
async function putAway() {
  await running.keeper.evict(Number.POSITIVE_INFINITY);
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { tables } = await running.keeper.counts();
  process.send?.({ tables, heap: process.memoryUsage().heapUsed });
}
