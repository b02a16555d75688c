import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { tiered } from '../../../../tools/tiers.mjs';
import { Writer } from '../../src/stores/sqlite-writer.ts';
import { closing, expectWhole, folder, kills } from './given.ts';
import { runAppender } from './processes.ts';

const TABLES = 8;
const KILLS = kills(tiered(1, 3));

test(
  `a process killed -9 while it appends, ${KILLS} times: nothing acknowledged is lost`,
  async () => {
    const file = join(folder(), 'tables.sqlite');
    const promised = new Map<string, string>();
    for (let round = 0; round < KILLS; round++) {
      // At another moment each time: at the first acknowledgement, in full swing, while the log is moved to the file.
      const killAfter = 1 + ((round * 383) % 1200);
      const run = await runAppender(file, `r${round}`, { tables: TABLES, most: Number.MAX_SAFE_INTEGER, killAfter });
      expect(run.ending).toBe('SIGKILL');
      expect(run.acknowledged.length).toBeGreaterThanOrEqual(killAfter);
      for (const { table, seq, command } of run.acknowledged) promised.set(`${table} ${seq}`, command);

      const store = closing(new Writer(file));
      const stored = new Map<string, string>();
      for (let i = 0; i < TABLES; i++) {
        for (const { seq, command } of await expectWhole(store, `t${i}`)) stored.set(`t${i} ${seq}`, command);
      }
      expect([...promised].filter(([number, command]) => stored.get(number) !== command)).toEqual([]);
      for (const { table, seq } of await store.list(TABLES)) expect(await store.read(table, seq - 1)).toHaveLength(1);
      await store.close();
    }
    const db = new Database(file);
    expect(db.prepare('PRAGMA integrity_check').raw().all()).toEqual([['ok']]);
    db.close();
  },
  60_000 + KILLS * 5000,
);
