import { readFileSync } from 'node:fs';
import { createServer, connect as dial, type Socket } from 'node:net';
import { join } from 'node:path';
import { describeStoreContract } from '@reverie/table/store-contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { needing } from '../../../../tools/left-out.mjs';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { findPostgres } from '../../../../tools/server-programs.mjs';
import { atNight, NIGHTLY } from '../../../../tools/tiers.mjs';
import { check, closeTable, openAdminStore } from '../../src/admin.ts';
import { readConfig } from '../../src/config.ts';
import { PostgresHints } from '../../src/stores/hints.ts';
import { openStore } from '../../src/stores/open.ts';
import { openPostgres, PostgresStore } from '../../src/stores/postgres.ts';
import { closing, expectWhole, folder, kills, said } from './given.ts';

const { missing } = findPostgres();

describe.skipIf(missing)(needing('PostgreSQL', missing), () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.stop(), 60_000);

  let schemas = 0;
  /** Settings for a schema of one's own: as good as a database, and made in no time. */
  async function fresh(): Promise<{ host: string; user: string; database: string; options: string }> {
    const schema = `test${++schemas}`;
    await ask(server.connection, `CREATE SCHEMA ${schema}`);
    return { ...server.connection, options: `-c search_path=${schema}` };
  }

  describeStoreContract('PostgreSQL', async () => new PostgresStore(await fresh()));

  describe.runIf(NIGHTLY)(atNight('PostgreSQL beyond the contract of stores'), () => {
    test('four nodes that start at once make the tables once', async () => {
      const to = await fresh();
      const stores = await Promise.all([0, 1, 2, 3].map(async () => closing(await openPostgres(to))));
      const done = await Promise.all(stores.map((store, i) => store.append(`t${i}`, -1, [said(0, 'a')])));
      expect(done).toEqual(Array(4).fill('stored'));
      expect(await ask(to, 'SELECT version FROM schema_version')).toEqual([
        { version: 1 },
        { version: 2 },
        { version: 3 },
      ]);
      // The version after this one leaves it usable; what one newer still has made is left alone.
      await ask(to, 'INSERT INTO schema_version (version) SELECT max(version) + 1 FROM schema_version');
      const store = await openPostgres(to);
      expect(await store.append('before', -1, [said(0, 'a')])).toBe('stored');
      await store.close();
      await ask(to, 'INSERT INTO schema_version (version) VALUES (99)');
      await expect(openPostgres(to)).rejects.toThrow(/schema 99/);
    });

    test('two nodes racing on one table: 200 rounds, one winner each', async () => {
      const to = await fresh();
      const [here, there] = [closing(new PostgresStore(to)), closing(new PostgresStore(to))];
      await here.append('t', -1, [said(0, 'first')]);
      await there.list(1);
      for (let seq = 1; seq <= 200; seq++) {
        const done = await Promise.all([
          here.append('t', seq - 1, [said(seq, `here${seq}`)]),
          there.append('t', seq - 1, [said(seq, `there${seq}`)]),
        ]);
        expect(done.toSorted()).toEqual(['conflict', 'stored']);
      }
      expect(await expectWhole(there, 't')).toHaveLength(201);
    });

    test('two nodes that open the same table, or send the same command, at once: one is taken', async () => {
      const to = await fresh();
      const [here, there] = [closing(new PostgresStore(to)), closing(new PostgresStore(to))];
      await Promise.all([here.list(1), there.list(1)]);
      for (let i = 0; i < 20; i++) {
        const both = await Promise.all([
          here.append(`t${i}`, -1, [said(0, 'same'), said(1, 'same')]),
          there.append(`t${i}`, -1, [said(0, 'same'), said(1, 'same')]),
        ]);
        expect(both.filter((done) => done === 'stored')).toHaveLength(1);
        expect(await there.append(`t${i}`, 1, [said(2, 'same')])).toEqual({ before: 0 });
        expect(await here.read(`t${i}`)).toHaveLength(2);
      }
    });

    test('a table is forgotten whole, or goes on whole, when somebody appends while it is pruned', async () => {
      const to = await fresh();
      const [here, there] = [closing(new PostgresStore(to)), closing(new PostgresStore(to))];
      await Promise.all([here.list(1), there.list(1)]);
      for (let i = 0; i < 20; i++) {
        await here.append(`t${i}`, -1, [said(0, 'a')]);
        const late = { ...said(1, 'b'), at: 10_000 };
        const [appended, pruned] = await Promise.all([here.append(`t${i}`, 0, [late]), there.prune(5000)]);
        expect([appended, pruned]).toEqual(appended === 'stored' ? ['stored', 0] : ['conflict', 1]);
        expect(await here.read(`t${i}`)).toHaveLength(appended === 'stored' ? 2 : 0);
      }
    });

    test('operators list, check, close and delete', async () => {
      const store = closing(new PostgresStore(await fresh()));
      for (const [table, length] of [
        ['small', 1],
        ['large', 3],
      ] as const)
        for (let seq = 0; seq < length; seq++) await store.append(table, seq - 1, [said(seq, `${seq}`)]);
      expect(await store.largest(9)).toEqual([
        { table: 'large', entries: 3, bytes: expect.any(Number), changed: expect.any(Number) },
        { table: 'small', entries: 1, bytes: expect.any(Number), changed: expect.any(Number) },
      ]);
      expect(await store.largest(1)).toHaveLength(1);
      // Neither begins with its opening, as the log of a table does.
      expect(await check(store)).toMatchObject({ tables: 2, faults: [], damaged: ['large', 'small'] });
      expect(await closeTable(store, 'nowhere', 1)).toBe('noTable');
      expect([await store.drop('large'), await store.drop('large')]).toEqual([true, false]);
      expect(await store.read('large')).toEqual([]);
    });

    test('several databases by one setting: tables are spread over them, and operators see them all', async () => {
      const urls = (await Promise.all([fresh(), fresh()])).map(
        ({ host, options }) =>
          `postgres://reverie@${encodeURIComponent(host)}/postgres?options=${encodeURIComponent(options)}`,
      );
      const config = readConfig({ DATABASE_URL: urls.join(' ') }, []);
      if (typeof config === 'string') throw new Error(config);
      const { store, hints } = await openStore(config);
      closing(store);
      onTestFinished(() => hints?.close());
      const tables = Array.from({ length: 20 }, (_, i) => `t${i}`);
      for (const table of tables) expect(await store.append(table, -1, [said(0, 'a')])).toBe('stored');
      const parts = await Promise.all(urls.map(async (url) => (await closing(new PostgresStore(url)).list(99)).length));
      expect(parts.every((many) => many > 0)).toBe(true);
      expect(parts.reduce((sum, many) => sum + many, 0)).toBe(20);
      const admin = closing(await openAdminStore(config, false));
      expect((await admin.largest(99)).map(({ table }) => table).sort()).toEqual(tables.sort());
      expect(await admin.largest(3)).toHaveLength(3);
      expect([await admin.drop('t3'), await admin.drop('t3'), await admin.faults()]).toEqual([true, false, []]);
      expect(await store.read('t3')).toEqual([]);
    });

    test('two roles, by the recipe of docs/OPERATIONS.md: one migrates, the other runs and may change no table', async () => {
      const document = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8');
      const recipe = /```sql\n(CREATE ROLE[\s\S]*?)```/.exec(document)?.[1] ?? '';
      const [before = '', after = ''] = recipe
        .replace(/--.*$/gm, '')
        .replaceAll('…', 'secret')
        .split(/\\c reverie/);
      // One by one: a database is not made in a transaction.
      for (const sql of before.split(';')) if (sql.trim() !== '') await ask(server.connection, sql);
      const to = { host: server.connection.host, database: 'reverie' };
      for (const sql of after.split(';')) if (sql.trim() !== '') await ask({ ...server.connection, ...to }, sql);
      const url = (role: string) => `postgres://${role}@${encodeURIComponent(to.host)}/${to.database}`;

      // A node before the migration says why, and makes nothing.
      await expect(openPostgres(url('reverie_node'))).rejects.toThrow(/permission denied/);
      const config = readConfig({ DATABASE_URL: url('reverie_owner') }, []);
      if (typeof config === 'string') throw new Error(config);
      await (await openAdminStore(config, false)).close();

      const node = closing(new PostgresStore(url('reverie_node')));
      expect(await node.append('t', -1, [said(0, 'a')])).toBe('stored');
      expect(await node.read('t')).toHaveLength(1);
      expect(await node.spend('m', 5)).toBe(true);
      await node.prolong(['m'], 9);
      expect(await node.untilOf(['m'])).toEqual([9]);
      await node.free('m');
      await node.saveSnapshot('t', { seq: 0, text: '{}', hash: 'h' });
      expect(await node.loadSnapshot('t')).toMatchObject({ seq: 0 });
      expect(await node.largest(1)).toHaveLength(1);
      expect(await node.prune(Number.MAX_SAFE_INTEGER)).toBe(1);
      const hints = await PostgresHints.connect(url('reverie_node'));
      onTestFinished(() => hints.close());
      const heard = new Promise((resolve) => {
        hints.subscribe((table) => resolve(table));
      });
      hints.publish('t', 1);
      expect(await heard).toBe('t');
      for (const sql of ['CREATE TABLE mine (x int)', 'DROP TABLE entry', 'ALTER TABLE mark ADD COLUMN x int'])
        await expect(ask({ ...to, user: 'reverie_node' }, sql)).rejects.toThrow(/permission denied|must be owner/);
    });

    test('a database that may only be read is read', async () => {
      const to = await fresh();
      const first = closing(new PostgresStore(to));
      await first.append('t', -1, [said(0, 'a')]);
      const options = `${to.options} -c default_transaction_read_only=on`;
      const store = closing(await openPostgres({ ...to, options }));
      expect(await store.read('t')).toHaveLength(1);
      await expect(store.append('t', 0, [said(1, 'b')])).rejects.toMatchObject({
        name: 'NotRecorded',
        reason: 'readonly',
      });
    });

    test('a network that swallows everything: said in time, and well again when it heals', async () => {
      const to = await fresh();
      const network = await fickleNetwork(join(to.host, '.s.PGSQL.5432'));
      const store = closing(
        new PostgresStore({ ...to, host: network.host, query_timeout: 300, connectionTimeoutMillis: 300 }),
      );
      expect(await store.append('t', -1, [said(0, 'a')])).toBe('stored');
      network.swallow(true);
      for (let i = 0; i < 2; i++) {
        await expect(store.append('t', 0, [said(1, 'b')])).rejects.toMatchObject({
          name: 'NotRecorded',
          reason: 'unreachable',
        });
      }
      await expect(store.read('t')).rejects.toMatchObject({ name: 'NotRead', reason: 'unreachable' });
      network.swallow(false);
      // The connections that hung were given up with what was on them, so this is the first that arrives.
      expect(await store.append('t', 0, [said(1, 'b')])).toBe('stored');
    });

    test(
      `the server killed -9, ${kills(1)} times: what was acknowledged is there, and the same store goes on`,
      async () => {
        const store = closing(new PostgresStore(await fresh()));
        const promised = new Map<string, string>();
        for (let round = 0; round < kills(1); round++) {
          let acknowledged = 0;
          await new Promise<void>((resolve, reject) => {
            const append = async (table: string): Promise<void> => {
              let seq = (await store.read(table)).length - 1;
              for (;;) {
                const command = `r${round}-${seq + 1}`;
                if ((await store.append(table, seq, [said(seq + 1, command)])) !== 'stored')
                  throw new Error('conflict');
                promised.set(`${table} ${++seq}`, command);
                if (++acknowledged === 100) void server.kill().then(resolve, reject);
              }
            };
            for (const table of ['t0', 't1', 't2', 't3']) {
              append(table).catch((error: unknown) => {
                if (!isTrouble(error)) reject(error);
              });
            }
          });
          await expect(store.append('t0', 0, [said(1, 'x')])).rejects.toMatchObject({
            name: 'NotRecorded',
            reason: 'unreachable',
          });
          await expect(store.read('t0')).rejects.toMatchObject({ name: 'NotRead', reason: 'unreachable' });
          // A node may start meanwhile: it works when the server is there.
          const late = closing(await openPostgres(server.connection));
          await server.start();
          expect(await late.list(1)).toEqual([]);
          for (const table of ['t0', 't1', 't2', 't3']) {
            for (const { seq, command } of await expectWhole(store, table)) {
              const acknowledgedAs = promised.get(`${table} ${seq}`);
              if (acknowledgedAs !== undefined) expect(command).toBe(acknowledgedAs);
              promised.delete(`${table} ${seq}`);
            }
          }
          expect([...promised.keys()]).toEqual([]);
        }
        const { length } = await store.read('t0');
        expect(await store.append('t0', length - 1, [said(length, 'after')])).toBe('stored');
      },
      60_000 + kills(1) * 10_000,
    );
  });
});

const isTrouble = (error: unknown): boolean => (error as { reason?: unknown }).reason === 'unreachable';

async function ask(to: object, sql: string): Promise<unknown[]> {
  const client = new Client(to);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Between a store and its server; told to swallow, it passes nothing on, and does not say so to anybody. */
async function fickleNetwork(to: string): Promise<{ host: string; swallow(on: boolean): void }> {
  const host = folder();
  let swallowing = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = dial(to);
    for (const [from, onto] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => swallowing || onto.write(data));
      from.on('error', () => {}).on('close', () => onto.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(join(host, '.s.PGSQL.5432'), resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    host,
    swallow: (on) => {
      swallowing = on;
    },
  };
}
