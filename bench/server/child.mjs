// A server for the load and fault runs, in a process of its own: SQLite in the folder given, limits wide open.
import { readConfig } from '@reverie/server/config';
import { startServer } from '@reverie/server/server';
import { openSqlite } from '@reverie/server/stores/sqlite';
import { echo } from './echo.mjs';

const [, , folder, port = '0'] = process.argv;
const config = readConfig(
  { PORT: port, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', TABLES_AN_HOUR: '1000000', DATA: folder },
  [],
);
const store = await openSqlite(`${folder}/tables.sqlite`);
const limits = { rate: 100_000, burst: 100_000, buffer: 1 << 22 };
const running = await startServer(config, store, null, { limits, games: [echo] });
process.send?.({ listening: running.address });
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ usage: process.cpuUsage(), memory: process.memoryUsage().rss });
});
