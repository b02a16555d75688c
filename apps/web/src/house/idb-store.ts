/** Tables in IndexedDB. Each append is one transaction, so no sequence number is used twice, whatever tabs are open. */
import type { TableEntry } from '@reverie/table/entries';
import { type Card, isListed } from '@reverie/table/feed';
import { isIdleTalk } from '@reverie/table/gallery';
import type { Snapshot } from '@reverie/table/snapshot';
import type { AppendResult, Store, TableProgress, TableSummary } from '@reverie/table/store';
import { asked, committed } from '@reverie/ui/idb';
import { STORE } from './requests.ts';

interface Row {
  readonly table: string;
  readonly seq: number;
  readonly command: string;
  readonly entry: TableEntry;
}

const ENTRIES = 'entries';
const TABLES = 'tables';
const COMMANDS = 'commands';
const SNAPSHOTS = 'snapshots';
const MARKS = 'marks';
const VERSION = 2;

interface Mark {
  readonly until: number;
  readonly note: string;
}

export async function openIdbStore(name = STORE, factory: IDBFactory = indexedDB): Promise<IdbStore> {
  const request = factory.open(name, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    const db = request.result;
    if (oldVersion < 1) {
      const entries = db.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] });
      entries.createIndex(COMMANDS, ['table', 'command']);
      db.createObjectStore(TABLES, { keyPath: 'table' });
      db.createObjectStore(SNAPSHOTS, { keyPath: 'table' });
    }
    // Marks of version 1 had no notes; old ones are dropped.
    else db.deleteObjectStore(MARKS);
    db.createObjectStore(MARKS);
  };
  return new IdbStore(await asked(request));
}

class IdbStore implements Store {
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
    // Another tab runs a newer page and wants to upgrade the database.
    db.onversionchange = () => db.close();
  }

  async append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult> {
    const transaction = this.#db.transaction([ENTRIES, TABLES], 'readwrite', { durability: 'strict' });
    const done = committed(transaction);
    // A failed transaction also rejects its requests; only `done` is awaited.
    done.catch(() => undefined);
    const rows = transaction.objectStore(ENTRIES);
    const summaries = transaction.objectStore(TABLES);
    const last = entries.at(-1);
    const before: Row | undefined = await asked(rows.index(COMMANDS).get([table, entries[0]?.command ?? '']));
    const summary: TableSummary | undefined = await asked(summaries.get(table));
    if (before) return { before: before.seq };
    if ((summary?.seq ?? -1) !== expectedSeq) return 'conflict';
    for (const entry of entries) rows.add({ table, seq: entry.seq, command: entry.command, entry } satisfies Row);
    if (last) {
      const opened = summary?.opened ?? entries[0]?.at ?? last.at;
      const kept = card ?? summary?.card ?? null;
      const changed = entries.findLast((entry) => !isIdleTalk(entry))?.at ?? summary?.changed ?? last.at;
      summaries.put({ table, seq: last.seq, opened, changed, card: kept } satisfies TableSummary);
    }
    await done;
    return 'stored';
  }

  async read(table: string, after = -1): Promise<readonly TableEntry[]> {
    const rows = this.#db.transaction(ENTRIES).objectStore(ENTRIES);
    const range = IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER]);
    const found: Row[] = await asked(rows.getAll(range));
    return found.map(({ entry }) => entry);
  }

  async list(most: number, which: 'all' | 'listed' = 'all'): Promise<readonly TableSummary[]> {
    const all: TableSummary[] = await asked(this.#db.transaction(TABLES).objectStore(TABLES).getAll());
    return all
      .filter(({ card }) => which === 'all' || (card !== null && isListed(card)))
      .sort((a, b) => b.changed - a.changed)
      .slice(0, most);
  }

  async touch(tables: readonly string[], at: number): Promise<void> {
    const transaction = this.#db.transaction(TABLES, 'readwrite');
    const done = committed(transaction);
    done.catch(() => undefined);
    const summaries = transaction.objectStore(TABLES);
    for (const table of tables) {
      const known: TableSummary | undefined = await asked(summaries.get(table));
      if (known && known.changed < at) summaries.put({ ...known, changed: at } satisfies TableSummary);
    }
    await done;
  }

  async progress(tables: readonly string[]): Promise<readonly TableProgress[]> {
    const summaries = this.#db.transaction(TABLES).objectStore(TABLES);
    const found: (TableSummary | undefined)[] = await Promise.all(tables.map((table) => asked(summaries.get(table))));
    return found.flatMap((one) => (one ? [{ table: one.table, seq: one.seq }] : []));
  }

  async saveSnapshot(table: string, { seq, text, hash }: Snapshot): Promise<void> {
    const transaction = this.#db.transaction([TABLES, SNAPSHOTS], 'readwrite');
    const snapshots = transaction.objectStore(SNAPSHOTS);
    const done = committed(transaction);
    done.catch(() => undefined);
    const there: TableSummary | undefined = await asked(transaction.objectStore(TABLES).get(table));
    const older: Snapshot | undefined = await asked(snapshots.get(table));
    if (there && (older?.seq ?? -1) <= seq) snapshots.put({ table, seq, text, hash });
    await done;
  }

  async loadSnapshot(table: string): Promise<Snapshot | null> {
    const found: Snapshot | undefined = await asked(this.#db.transaction(SNAPSHOTS).objectStore(SNAPSHOTS).get(table));
    return found ? { seq: found.seq, text: found.text, hash: found.hash } : null;
  }

  async spend(mark: string, until: number, note = ''): Promise<boolean> {
    const transaction = this.#db.transaction(MARKS, 'readwrite');
    const marks = transaction.objectStore(MARKS);
    const done = committed(transaction);
    done.catch(() => undefined);
    const spent = (await asked(marks.get(mark))) !== undefined;
    if (!spent) marks.put({ until, note } satisfies Mark, mark);
    await done;
    return !spent;
  }

  async prolong(marks: readonly string[], until: number): Promise<void> {
    const transaction = this.#db.transaction(MARKS, 'readwrite');
    const done = committed(transaction);
    done.catch(() => undefined);
    const all = transaction.objectStore(MARKS);
    for (const mark of marks) {
      const known: Mark | undefined = await asked(all.get(mark));
      all.put({ note: '', ...known, until: Math.max(until, known?.until ?? 0) } satisfies Mark, mark);
    }
    await done;
  }

  async untilOf(marks: readonly string[]): Promise<readonly (number | null)[]> {
    const all = this.#db.transaction(MARKS).objectStore(MARKS);
    const found = await Promise.all(marks.map((mark) => asked(all.get(mark) as IDBRequest<Mark | undefined>)));
    return found.map((mark) => mark?.until ?? null);
  }

  async free(mark: string): Promise<void> {
    const transaction = this.#db.transaction(MARKS, 'readwrite');
    transaction.objectStore(MARKS).delete(mark);
    await committed(transaction);
  }

  async noteAt(mark: string, now: number): Promise<string | null> {
    const found: Mark | undefined = await asked(this.#db.transaction(MARKS).objectStore(MARKS).get(mark));
    return found && found.until >= now ? found.note : null;
  }

  async prune(unchangedSince: number, now = unchangedSince): Promise<number> {
    const old = (await this.list(Number.POSITIVE_INFINITY)).filter(({ changed }) => changed < unchangedSince);
    for (const { table } of old) await this.forget(table);
    const transaction = this.#db.transaction(MARKS, 'readwrite');
    const marks = transaction.objectStore(MARKS);
    const done = committed(transaction);
    for (const mark of await asked(marks.getAllKeys())) {
      const { until }: Mark = await asked(marks.get(mark));
      if (until < now) marks.delete(mark);
    }
    await done;
    return old.length;
  }

  /** Deletes a table. */
  async forget(table: string): Promise<void> {
    const transaction = this.#db.transaction([ENTRIES, TABLES, SNAPSHOTS], 'readwrite');
    transaction.objectStore(ENTRIES).delete(IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]));
    transaction.objectStore(TABLES).delete(table);
    transaction.objectStore(SNAPSHOTS).delete(table);
    await committed(transaction);
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}
