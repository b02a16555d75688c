/** How entries are stored in a database: the same columns in each. */
import type { EntryBody, TableEntry } from '@reverie/table/entries';
import { type Card, isListed } from '@reverie/table/feed';
import { isIdleTalk } from '@reverie/table/gallery';
import type { TableSummary } from '@reverie/table/store';
import { StoreReadError } from './errors.ts';

/** What one append writes: the entries of one command. */
export interface Rows {
  readonly table: string;
  readonly expectedSeq: number;
  readonly command: string;
  /** Time, and the entry's body as JSON text. Text, so that it is read back byte for byte. */
  readonly rows: readonly { readonly at: number; readonly happened: string }[];
  /** The table's card as JSON text, and whether it is listed; null leaves both unchanged. */
  readonly card: string | null;
  readonly listed: boolean;
  /** When the table was last used; null if only spectators spoke: their words do not keep a table for ever. */
  readonly used: number | null;
}

export interface SummaryRow {
  readonly table: string;
  readonly seq: number;
  readonly opened: number;
  readonly changed: number;
  readonly card: string | null;
}

/** A table as operators see it: how much it holds. */
export interface LargeTable {
  readonly table: string;
  readonly entries: number;
  readonly bytes: number;
  readonly changed: number;
}

export interface EntryRow {
  readonly seq: number;
  readonly command: string;
  readonly at: number;
  readonly happened: string;
}

/** Characters that databases truncate at or replace: two ids that differ by them would collide. */
const unfit = /[\0\p{Surrogate}]/u;

/** Throws on what no table can contain, before it reaches a database. */
export function toRows(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Rows {
  const command = entries[0]?.command;
  if (command === undefined) throw new RangeError('an append without entries');
  if (unfit.test(table) || unfit.test(command)) throw new TypeError('an id that cannot be stored as it is');
  for (const [part, entry] of entries.entries()) {
    if (entry.seq !== expectedSeq + 1 + part) throw new RangeError(`entry ${entry.seq} does not follow ${expectedSeq}`);
    if (entry.command !== command) throw new TypeError('entries of two commands in one append');
  }
  const rows = entries.map(({ at, happened }) => ({ at, happened: JSON.stringify(happened) }));
  const shown = card ? JSON.stringify(card) : null;
  const used = entries.findLast((entry) => !isIdleTalk(entry))?.at ?? null;
  return { table, expectedSeq, command, rows, card: shown, listed: card !== undefined && isListed(card), used };
}

export function toSummary({ table, seq, opened, changed, card }: SummaryRow): TableSummary {
  return { table, seq, opened, changed, card: card === null ? null : (parse(card, 'a card') as Card) };
}

export function toEntry({ seq, command, at, happened }: EntryRow): TableEntry {
  return { seq, command, at, happened: parse(happened, `entry ${seq}`) as EntryBody };
}

/** What was written as JSON is JSON, unless the file is damaged. */
function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StoreReadError('damaged', `${what} cannot be read: the store is damaged`);
  }
}
