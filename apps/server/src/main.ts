#!/usr/bin/env node
/** `node apps/server/dist/main.js`: reads the settings, prints them, serves until it is told to stop. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@reverie/table/store';
import { type Config, printable, readConfig } from './config.ts';
import { startServer } from './server.ts';
import { type Hints, NatsHints, PostgresHints } from './stores/hints.ts';
import { openPostgres } from './stores/postgres.ts';
import { openSqlite } from './stores/sqlite.ts';

/** The store and the way nodes hear of each other, as the settings say. */
async function storeFor(config: Config): Promise<{ store: Store; hints: Hints | null }> {
  if (config.DATABASE_URL === '') {
    mkdirSync(config.DATA, { recursive: true });
    return { store: await openSqlite(join(config.DATA, 'tables.sqlite')), hints: null };
  }
  const store = await openPostgres(config.DATABASE_URL);
  const hints =
    config.NATS_URL === ''
      ? await PostgresHints.connect(config.DATABASE_URL)
      : await NatsHints.connect(config.NATS_URL);
  return { store, hints };
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  if (typeof config === 'string') {
    console.error(config);
    process.exitCode = 2;
    return;
  }
  const { store, hints } = await storeFor(config);
  const running = await startServer(config, store, hints);
  console.log(JSON.stringify({ listening: running.address, settings: printable(config) }));
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await main();
