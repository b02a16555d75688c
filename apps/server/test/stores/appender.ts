/**
 * A process that appends to the tables of a SQLite file as fast as it can, to be killed: `appender.ts FILE NAME TABLES MOST`.
 * It prints `table seq command` for every append, and only after the store has acknowledged it.
 */
import { writeSync } from 'node:fs';
import type { TableEntry } from '@reverie/table/entries';
import { SqliteStore } from '../../src/stores/sqlite.ts';

const [, , file = '', name = '', tables = '1', most = '1'] = process.argv;
const store = new SqliteStore(file);

async function append(table: string): Promise<void> {
  let seq = (await store.read(table)).length - 1;
  for (let i = 0; i < Number(most); ) {
    const command = `${name}-${seq + 1}`;
    const happened = { kind: 'said', seat: null, name, text: 'x'.repeat(150) } as const;
    const entry: TableEntry = { seq: seq + 1, command, at: Date.now(), happened };
    const done = await store.append(table, seq, [entry]);
    if (done === 'stored') {
      writeSync(1, `${table} ${++seq} ${command}\n`);
      i++;
    } else {
      seq = (await store.read(table)).length - 1;
    }
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, i) => append(`t${i}`)));
await store.close();
