import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@reverie/table/store';
import { describeStoreContract } from '@reverie/table/store-contract';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NO_MODES, needing } from '../../../../tools/left-out.mjs';
import { tiered } from '../../../../tools/tiers.mjs';
import { openSqlite, SqliteStore } from '../../src/stores/sqlite.ts';
import { STANDING, Writer } from '../../src/stores/sqlite-writer.ts';
import { closing, expectWhole, folder, said } from './given.ts';
import { runAppender } from './processes.ts';

describeStoreContract('SQLite on this thread', async () => new Writer(join(folder(), 'tables.sqlite')));
describeStoreContract('SQLite in a thread of its own', async () => new SqliteStore(join(folder(), 'tables.sqlite')));

type Embedded = Store & Pick<Writer, 'commits' | 'limit'>;

const both: [string, (file: string) => Embedded][] = [
  ['on this thread', (file) => closing(new Writer(file))],
  ['in a thread of its own', (file) => closing(new SqliteStore(file))],
];

test('SQLite waits for the disk at every commit, however it was built, also after it was opened again', async () => {
  const file = join(folder(), 'tables.sqlite');
  for (let i = 0; i < 2; i++) {
    const writer = new Writer(file);
    await writer.list(1);
    expect(await writer.safety()).toEqual({ journal: 'wal', synchronous: 2 });
    await writer.close();
  }
});

test('SQLite finds a command without reading through the log of its table', async () => {
  const file = join(folder(), 'tables.sqlite');
  await closing(new Writer(file)).append('t', -1, [said(0, 'a')]);
  const db = new Database(file);
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${STANDING}`).raw().all('t', 'a') as unknown[][];
  db.close();
  const ways = plan.map((row) => String(row.at(-1))).filter((way) => /\bentry\b/.test(way));
  expect(ways).toEqual([expect.stringContaining('command=?')]);
});

describe.each(both)('SQLite %s', (_, open) => {
  test('appends that come together are committed together', async () => {
    const store = open(join(folder(), 'tables.sqlite'));
    await store.list(1);
    const before = await store.commits();
    const done = await Promise.all(Array.from({ length: 100 }, (_, i) => store.append(`t${i}`, -1, [said(0, 'a')])));
    expect(done).toEqual(Array(100).fill('stored'));
    expect((await store.commits()) - before).toBeLessThanOrEqual(10);
    expect(await store.list(200)).toHaveLength(100);
  });

  test('in a shared commit each is stored, or refused, by itself', async () => {
    const store = open(join(folder(), 'tables.sqlite'));
    await store.append('t', -1, [said(0, 'a')]);
    const before = await store.commits();
    const done = await Promise.all([
      store.append('t', 5, [said(6, 'b')]),
      store.append('t', 0, [said(1, 'c')]),
      store.append('t', 0, [said(1, 'd')]),
      store.append('t', 1, [said(2, 'a')]),
      store.append('t', 1, [said(2, 'e'), said(3, 'e')]),
      store.append('u', -1, [said(0, 'a')]),
    ]);
    expect(done).toEqual(['conflict', 'stored', 'conflict', { before: 0 }, 'stored', 'stored']);
    expect((await store.commits()) - before).toBeLessThanOrEqual(3);
    expect(await store.read('t')).toEqual([said(0, 'a'), said(1, 'c'), said(2, 'e'), said(3, 'e')]);
  });

  test('what is stored is there when the file is opened again', async () => {
    const file = join(folder(), 'deep', 'down', 'tables.sqlite');
    const first = open(file);
    await first.append('t', -1, [said(0, 'a')]);
    await first.close();
    expect(await open(file).read('t')).toEqual([said(0, 'a')]);
  });

  test.skipIf(NO_MODES)(needing('seeds are in the file: it is for its owner alone', NO_MODES), async () => {
    const file = join(folder(), 'tables.sqlite');
    await open(file).append('t', -1, [said(0, 'a')]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('many old tables are forgotten, and nothing else', async () => {
    const store = open(join(folder(), 'tables.sqlite'));
    await Promise.all(Array.from({ length: 45 }, (_, i) => store.append(`old${i}`, -1, [said(0, 'a'), said(1, 'a')])));
    await store.append('new', -1, [{ ...said(0, 'a'), at: 5000 }]);
    const [forgotten] = await Promise.all([store.prune(4000), store.append('new', 0, [{ ...said(1, 'b'), at: 5001 }])]);
    expect(forgotten).toBe(45);
    expect(await store.list(100)).toEqual([{ table: 'new', seq: 1, opened: 5000, changed: 5001, card: null }]);
    expect(await store.read('old7')).toEqual([]);
  });

  test('what was asked before it is closed is still answered', async () => {
    const store = open(join(folder(), 'tables.sqlite'));
    await store.list(1);
    const asked = [store.append('t', -1, [said(0, 'a')]), store.read('u'), store.append('u', -1, [said(0, 'a')])];
    await store.close();
    expect(await Promise.all(asked)).toEqual(['stored', [], 'stored']);
  });

  test('without room appends say so, reads go on, and all is well when there is room again', async () => {
    const store = open(join(folder(), 'tables.sqlite'));
    await store.append('t', -1, [said(0, 'a')]);
    await store.limit(60_000);
    const long = 'x'.repeat(20_000);
    const done = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => store.append(`long${i}`, -1, [said(0, 'a', long)])),
    );
    const stored = done.filter(({ status }) => status === 'fulfilled');
    // Those for which there was room were not held up by those for which there was none.
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.length).toBeLessThan(8);
    for (const one of done) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ name: 'NotRecorded', reason: 'full' });
    }
    expect(await store.read('t')).toEqual([said(0, 'a')]);
    expect(await store.list(10)).toHaveLength(1 + stored.length);
    await expect(store.append('t', 0, [said(1, 'b', long)])).rejects.toMatchObject({ reason: 'full' });
    await store.limit(10_000_000);
    expect(await store.append('t', 0, [said(1, 'b', long)])).toBe('stored');
    await expectWhole(store, 't');
  });

  test('what no table could ask for does not come near the file', async () => {
    const store = open(join(folder(), 'tables.sqlite'));
    for (const [table, expected, entries] of [
      ['t\0', -1, [said(0, 'a')]],
      ['t', -1, [said(0, 'a\ud800')]],
      ['t', -1, [said(1, 'a')]],
      ['t', -1, [said(0, 'a'), said(1, 'b')]],
      ['t', -1, []],
    ] as const) {
      await expect(store.append(table, expected, entries)).rejects.toThrow();
    }
    // Texts are another matter: whatever somebody says comes back.
    const odd = said(0, 'a', 'nul \0, half a moon \ud83c, "quotes" \\ and \u2028');
    expect(await store.append('t', -1, [odd])).toBe('stored');
    expect(await store.read('t')).toEqual([odd]);
  });

  const rounds = tiered(30, 200);
  test(`two stores on one file: ${rounds} rounds, one winner each`, async () => {
    const file = join(folder(), 'tables.sqlite');
    const [here, there] = [open(file), open(file)];
    await here.append('t', -1, [said(0, 'first')]);
    for (let seq = 1; seq <= rounds; seq++) {
      const done = await Promise.all([
        here.append('t', seq - 1, [said(seq, `here${seq}`)]),
        there.append('t', seq - 1, [said(seq, `there${seq}`)]),
      ]);
      expect(done.toSorted()).toEqual(['conflict', 'stored']);
    }
    expect(await expectWhole(there, 't')).toHaveLength(rounds + 1);
  });
});

describe('SQLite', () => {
  test('a file that is gone is not replaced by an empty one', async () => {
    const path = folder();
    const gone = closing(new Writer(join(path, 'gone.sqlite'), { mayCreate: false }));
    await expect(gone.append('t', -1, [said(0, 'a')])).rejects.toMatchObject({
      name: 'NotRecorded',
      reason: 'unreachable',
    });
    await expect(gone.read('t')).rejects.toMatchObject({ name: 'NotRead', reason: 'unreachable' });
    expect(readdirSync(path)).toEqual([]);
  });

  test('while another process holds the file for too long, all that wait are told together', async () => {
    const file = join(folder(), 'tables.sqlite');
    const store = closing(new Writer(file, { patience: 200 }));
    await store.append('t', -1, [said(0, 'a')]);
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const done = await Promise.allSettled(['b', 'c', 'd'].map((table) => store.append(table, -1, [said(0, 'a')])));
    for (const one of done) expect(one).toMatchObject({ reason: { name: 'NotRecorded', reason: 'unreachable' } });
    expect(await store.read('t')).toHaveLength(1);
    other.exec('COMMIT');
    other.close();
    expect(await store.append('t', 0, [said(1, 'b')])).toBe('stored');
  });

  test('a closed store says so', async () => {
    const store = new SqliteStore(join(folder(), 'tables.sqlite'));
    await store.append('t', -1, [said(0, 'a')]);
    await store.close();
    await expect(store.append('t', 0, [said(1, 'b')])).rejects.toMatchObject({ name: 'NotRecorded' });
    await expect(store.read('t')).rejects.toMatchObject({ name: 'NotRead' });
    await store.close();
  });

  test('openSqlite says at once when there is no way to the file', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'not a folder');
    await expect(openSqlite(join(file, 'tables.sqlite'))).rejects.toMatchObject({
      name: 'NotRead',
      reason: 'unreachable',
    });
    const store = closing(await openSqlite(join(folder(), 'tables.sqlite')));
    expect(await store.list(1)).toEqual([]);
  });

  test('a file that may only be read is read; it is written to as soon as it may be', async () => {
    const path = folder();
    const file = join(path, 'tables.sqlite');
    // Written by another process: this one would keep the right that it had when it opened the file.
    await runAppender(file, 'other', { tables: 1, most: 1 });
    chmodSync(path, 0o777);
    chmodSync(file, 0o444);
    const unprivileged = asNobody();
    const store = closing(new Writer(file));
    expect(await store.read('t0')).toHaveLength(1);
    await expect(store.append('t0', 0, [said(1, 'b')])).rejects.toMatchObject({
      name: 'NotRecorded',
      reason: 'readonly',
    });
    expect(await store.read('t0')).toHaveLength(1);
    unprivileged.end();
    // What SQLite has made beside the file has its rights. Root may write to it as it is, others may not.
    for (const end of ['', '-wal', '-shm']) chmodSync(file + end, 0o644);
    expect(await store.append('t0', 0, [said(1, 'b')])).toBe('stored');
    expect(await store.read('t0')).toHaveLength(2);
  });

  test('two processes on one file: all that either was told is there', async () => {
    const file = join(folder(), 'tables.sqlite');
    const work = { tables: 4, most: 40 };
    const runs = await Promise.all([runAppender(file, 'one', work), runAppender(file, 'two', work)]);
    const store = closing(new Writer(file));
    const stored = new Map<string, string>();
    for (const table of ['t0', 't1', 't2', 't3']) {
      for (const { seq, command } of await expectWhole(store, table)) stored.set(`${table} ${seq}`, command);
    }
    for (const { acknowledged, ending } of runs) {
      expect(ending).toBe(0);
      expect(acknowledged).toHaveLength(160);
      for (const { table, seq, command } of acknowledged) expect(stored.get(`${table} ${seq}`)).toBe(command);
    }
    expect(stored.size).toBe(320);
  });
});

/** Root may write to whatever it likes, so a test of what one may not do must not be root for a while. */
function asNobody(): { end(): void } {
  if (process.geteuid?.() !== 0) return { end: () => {} };
  process.seteuid?.('nobody');
  const end = (): void => {
    if (process.geteuid?.() !== 0) process.seteuid?.(0);
  };
  onTestFinished(end);
  return { end };
}

test('a file of the first schema is brought up to date, and keeps what is in it', async () => {
  const file = join(folder(), 'tables.sqlite');
  const db = new Database(file);
  db.exec(`
    CREATE TABLE entry (
      table_id TEXT NOT NULL, seq INTEGER NOT NULL, command TEXT NOT NULL, part INTEGER NOT NULL,
      at INTEGER NOT NULL, happened TEXT NOT NULL,
      PRIMARY KEY (table_id, seq), UNIQUE (table_id, command, part)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE summary (
      table_id TEXT NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, opened INTEGER NOT NULL, changed INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX summary_changed ON summary (changed);
    INSERT INTO entry VALUES ('t', 0, 'a', 0, 1000, '${JSON.stringify(said(0, 'a').happened)}');
    INSERT INTO summary VALUES ('t', 0, 1000, 1000);
    PRAGMA user_version = 1;`);
  db.close();
  const store = closing(new Writer(file));
  expect(await store.list(10)).toEqual([{ table: 't', seq: 0, opened: 1000, changed: 1000, card: null }]);
  expect(await store.append('t', 0, [said(1, 'b')])).toBe('stored');
  expect(await store.read('t')).toEqual([said(0, 'a'), said(1, 'b')]);
  expect(await store.spend('m', 1)).toBe(true);
});

test('SQLite: the version after this one leaves a file usable; one newer still is said at once', async () => {
  const file = join(folder(), 'tables.sqlite');
  const first = new Writer(file);
  await first.append('t', -1, [said(0, 'a')]);
  await first.close();
  const change = (by: number) => {
    const db = new Database(file);
    const [version] = db.prepare('PRAGMA user_version').raw().get() as [number];
    db.exec(`PRAGMA user_version = ${version + by}`);
    db.close();
  };
  change(1);
  const second = await openSqlite(file);
  expect(await second.append('t', 0, [said(1, 'b')])).toBe('stored');
  await second.close();
  change(1);
  await expect(openSqlite(file)).rejects.toThrow(/newer than this program knows/);
});
