/** Where tables are kept. The log in the store is the truth; whoever holds a table in memory only has a copy of it. */
import type { TableEntry } from './entries.ts';

/** What came of an append. */
export type Appended =
  /** Stored, durably. */
  | 'stored'
  /** Somebody else has written entries after the one expected: read them and try again. */
  | 'conflict'
  /** A command with this id was taken before, at this number: acknowledge it once more, do nothing. */
  | { readonly before: number };

/** What a lobby shows of a table without loading it. */
export interface Summary {
  readonly table: string;
  readonly seq: number;
  readonly opened: number;
  readonly changed: number;
}

export interface Store {
  /**
   * Adds entries whose numbers follow `expectedSeq` (−1 for a new table), all of them or none. Two writers can never both
   * succeed with the same number: that is what keeps a late one from doing harm.
   */
  append(table: string, expectedSeq: number, entries: readonly TableEntry[]): Promise<Appended>;
  /** The entries after a number, in order; an empty list for a table that is not there. */
  read(table: string, after?: number): Promise<readonly TableEntry[]>;
  /** Tables by latest change, newest first. */
  list(most: number): Promise<readonly Summary[]>;
  /** Forgets tables that nobody has changed since a moment, and says how many there were. */
  prune(unchangedSince: number): Promise<number>;
  close(): Promise<void>;
}

/** Keeps tables in memory: for tests, and for a page whose tables live as long as it does. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, TableEntry[]>();

  async append(table: string, expectedSeq: number, entries: readonly TableEntry[]): Promise<Appended> {
    const log = this.#tables.get(table) ?? [];
    const before = log.find(({ command }) => command === entries[0]?.command);
    if (before) return { before: before.seq };
    if (log.length - 1 !== expectedSeq) return 'conflict';
    // Written down and read back, as any other store would: nothing is shared with whoever keeps the table.
    log.push(...(JSON.parse(JSON.stringify(entries)) as TableEntry[]));
    this.#tables.set(table, log);
    return 'stored';
  }

  async read(table: string, after = -1): Promise<readonly TableEntry[]> {
    return (this.#tables.get(table) ?? []).slice(after + 1);
  }

  async list(most: number): Promise<readonly Summary[]> {
    return [...this.#tables]
      .map(([table, log]) => ({ table, seq: log.length - 1, opened: log[0]?.at ?? 0, changed: log.at(-1)?.at ?? 0 }))
      .sort((a, b) => b.changed - a.changed)
      .slice(0, most);
  }

  async prune(unchangedSince: number): Promise<number> {
    const old = [...this.#tables].filter(([, log]) => (log.at(-1)?.at ?? 0) < unchangedSince);
    for (const [table] of old) this.#tables.delete(table);
    return old.length;
  }

  async close(): Promise<void> {
    this.#tables.clear();
  }
}
