/** How entries are written into a database: the same columns in each. */
import type { Happened, TableEntry } from '@reverie/table/entries';

/** What one append writes: all its entries come from one command. */
export interface Rows {
  readonly table: string;
  readonly expectedSeq: number;
  readonly command: string;
  /** When, and what happened as JSON text, by number. Text, so that what is read back is what was written, to the byte. */
  readonly rows: readonly { readonly at: number; readonly happened: string }[];
}

export interface EntryRow {
  readonly seq: number;
  readonly command: string;
  readonly at: number;
  readonly happened: string;
}

/** Characters that databases cut off at or replace: two ids that differ by them would become one. */
const unfit = /[\0\p{Surrogate}]/u;

/** Throws on what no table can ask for, before it can come near a database. */
export function toRows(table: string, expectedSeq: number, entries: readonly TableEntry[]): Rows {
  const command = entries[0]?.command;
  if (command === undefined) throw new RangeError('an append without entries');
  if (unfit.test(table) || unfit.test(command)) throw new TypeError('an id that cannot be stored as it is');
  for (const [part, entry] of entries.entries()) {
    if (entry.seq !== expectedSeq + 1 + part) throw new RangeError(`entry ${entry.seq} does not follow ${expectedSeq}`);
    if (entry.command !== command) throw new TypeError('entries of two commands in one append');
  }
  const rows = entries.map(({ at, happened }) => ({ at, happened: JSON.stringify(happened) }));
  return { table, expectedSeq, command, rows };
}

export function toEntry({ seq, command, at, happened }: EntryRow): TableEntry {
  return { seq, command, at, happened: JSON.parse(happened) as Happened };
}
