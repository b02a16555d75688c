/** Where tables are kept. The log in the store is the truth; whoever holds a table in memory only has a copy of it. */
import type { TableEntry } from './entries.ts';
import { type Card, isListed } from './feed.ts';
import type { Snapshot } from './snapshot.ts';

/** What came of an append. */
export type AppendResult =
  /** Stored, durably. */
  | 'stored'
  /** Somebody else has written entries after the one expected: read them and try again. */
  | 'conflict'
  /** A command with this id was taken before, at this number: acknowledge it once more, do nothing. */
  | { readonly before: number };

/** What a lobby shows of a table without loading it. */
export interface TableSummary {
  readonly table: string;
  readonly seq: number;
  readonly opened: number;
  readonly changed: number;
  /** As it stood after its last change; null for tables that were stored without one. */
  readonly card: Card | null;
}

/** How far a table has come. */
export interface TableProgress {
  readonly table: string;
  readonly seq: number;
}

export interface Store {
  /**
   * Adds entries whose numbers follow `expectedSeq` (−1 for a new table), all of them or none. Two writers can never both
   * succeed with the same number: that is what keeps a late one from doing harm. The card goes with them, for the lobby.
   */
  append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult>;
  /** The entries after a number, in order; an empty list for a table that is not there. */
  read(table: string, after?: number): Promise<readonly TableEntry[]>;
  /** Tables by latest change, newest first: all, or those whose card says that they are listed. */
  list(most: number, which?: 'all' | 'listed'): Promise<readonly TableSummary[]>;
  /** How far these tables have come; those that are not there are left out. */
  progress(tables: readonly string[]): Promise<readonly TableProgress[]>;
  /** Keeps a snapshot of a table in place of an older one. One of a table that is not there is not kept. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** The snapshot of a table, as it was handed over: whether it is any good is for the reader to see. */
  loadSnapshot(table: string): Promise<Snapshot | null>;
  /**
   * Spends a mark: true for whoever comes first, false for everybody after that. It may be forgotten after `until`.
   * Whoever spends it may leave a note there.
   */
  spend(mark: string, until: number, note?: string): Promise<boolean>;
  /** The note left at a mark; null where there is no mark, or one that was good only until before `now`. */
  noteAt(mark: string, now: number): Promise<string | null>;
  /**
   * Forgets tables that nobody has changed since a moment, with their snapshots, and says how many there were. Marks that
   * are good no more at `now` are forgotten too.
   */
  prune(unchangedSince: number, now?: number): Promise<number>;
  close(): Promise<void>;
}

/** Keeps tables in memory: for tests, and for a page whose tables live as long as it does. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, { readonly log: TableEntry[]; card: Card | null; snapshot: Snapshot | null }>();
  readonly #marks = new Map<string, { readonly until: number; readonly note: string }>();

  async append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult> {
    const stored = this.#tables.get(table) ?? { log: [], card: null, snapshot: null };
    const before = stored.log.find(({ command }) => command === entries[0]?.command);
    if (before) return { before: before.seq };
    if (stored.log.length - 1 !== expectedSeq) return 'conflict';
    // Written down and read back, as any other store would: nothing is shared with whoever keeps the table.
    for (const entry of JSON.parse(JSON.stringify(entries)) as TableEntry[]) stored.log.push(entry);
    if (card) stored.card = JSON.parse(JSON.stringify(card)) as Card;
    this.#tables.set(table, stored);
    return 'stored';
  }

  async read(table: string, after = -1): Promise<readonly TableEntry[]> {
    return (this.#tables.get(table)?.log ?? []).slice(after + 1);
  }

  async list(most: number, which: 'all' | 'listed' = 'all'): Promise<readonly TableSummary[]> {
    return [...this.#tables]
      .filter(([, { card }]) => which === 'all' || (card !== null && isListed(card)))
      .map(([table, { log, card }]) => ({
        table,
        seq: log.length - 1,
        opened: log[0]?.at ?? 0,
        changed: log.at(-1)?.at ?? 0,
        card,
      }))
      .sort((a, b) => b.changed - a.changed)
      .slice(0, most);
  }

  async progress(tables: readonly string[]): Promise<readonly TableProgress[]> {
    return tables.flatMap((table) => {
      const log = this.#tables.get(table)?.log;
      return log ? [{ table, seq: log.length - 1 }] : [];
    });
  }

  async saveSnapshot(table: string, { seq, text, hash }: Snapshot): Promise<void> {
    const stored = this.#tables.get(table);
    if (stored && (stored.snapshot?.seq ?? -1) <= seq) stored.snapshot = { seq, text, hash };
  }

  async loadSnapshot(table: string): Promise<Snapshot | null> {
    return this.#tables.get(table)?.snapshot ?? null;
  }

  async spend(mark: string, until: number, note = ''): Promise<boolean> {
    if (this.#marks.has(mark)) return false;
    this.#marks.set(mark, { until, note });
    return true;
  }

  async noteAt(mark: string, now: number): Promise<string | null> {
    const found = this.#marks.get(mark);
    return found && found.until >= now ? found.note : null;
  }

  async prune(unchangedSince: number, now = unchangedSince): Promise<number> {
    for (const [mark, { until }] of this.#marks) if (until < now) this.#marks.delete(mark);
    const old = [...this.#tables].filter(([, { log }]) => (log.at(-1)?.at ?? 0) < unchangedSince);
    for (const [table] of old) this.#tables.delete(table);
    return old.length;
  }

  async close(): Promise<void> {
    this.#tables.clear();
    this.#marks.clear();
  }
}
