/** The store of tables. Its log is authoritative; a table in memory is only a copy. */
import type { TableEntry } from './entries.ts';
import { type Card, isListed } from './feed.ts';
import { isIdleTalk } from './gallery.ts';
import type { Snapshot } from './snapshot.ts';

/** The result of an append. */
export type AppendResult =
  /** Stored, durably. */
  | 'stored'
  /** Somebody else has appended after the expected number: read that and try again. */
  | 'conflict'
  /** A command with this id is already stored, at this number: acknowledge it again, do nothing. */
  | { readonly before: number };

/** What a lobby shows of a table without loading it. */
export interface TableSummary {
  readonly table: string;
  readonly seq: number;
  readonly opened: number;
  readonly changed: number;
  /** As of its last change; null for tables stored without one. */
  readonly card: Card | null;
}

/** How far the log of a table has come. */
export interface TableProgress {
  readonly table: string;
  readonly seq: number;
}

export interface Store {
  /**
   * Appends entries whose numbers follow `expectedSeq` (−1 for a new table), all of them or none. Two writers can never
   * both succeed with the same number: this keeps late writers out. The card, for the lobby, is stored with them.
   */
  append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult>;
  /** The entries after a number, in order; empty if there is no such table. */
  read(table: string, after?: number): Promise<readonly TableEntry[]>;
  /** Tables by latest change, newest first: all, or those whose card says that they are listed. */
  list(most: number, which?: 'all' | 'listed'): Promise<readonly TableSummary[]>;
  /** Counts tables as used at a time, if it is later than their last use: a chronicle keeps its evenings. */
  touch(tables: readonly string[], at: number): Promise<void>;
  /** How far these tables have come; missing ones are left out. */
  progress(tables: readonly string[]): Promise<readonly TableProgress[]>;
  /** Replaces an older snapshot of a table; ignored if there is no such table. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** The snapshot of a table, as it was saved: the reader must check it. */
  loadSnapshot(table: string): Promise<Snapshot | null>;
  /**
   * Spends a one-time mark: true for the first caller, false for all others. It may be deleted after `until`. The first
   * caller may leave a note.
   */
  spend(mark: string, until: number, note?: string): Promise<boolean>;
  /** Sets marks until a time, or prolongs them; a mark that lasts longer keeps its time. */
  prolong(marks: readonly string[], until: number): Promise<void>;
  /** Until when marks last; null for those that are not there. */
  untilOf(marks: readonly string[]): Promise<readonly (number | null)[]>;
  /** Takes a mark back: the next caller is the first again. */
  free(mark: string): Promise<void>;
  /** The note at a mark; null if there is no mark, or it expired before `now`. */
  noteAt(mark: string, now: number): Promise<string | null>;
  /**
   * Deletes tables unchanged since a time, with their snapshots, and gives their number. Marks that expired before
   * `now` are deleted too.
   */
  prune(unchangedSince: number, now?: number): Promise<number>;
  close(): Promise<void>;
}

interface StoredTable {
  readonly log: TableEntry[];
  card: Card | null;
  snapshot: Snapshot | null;
  /** When something else last kept it in use. */
  touched: number;
}

const lastUse = ({ log, touched }: StoredTable): number =>
  Math.max(touched, (log.findLast((entry) => !isIdleTalk(entry)) ?? log.at(-1))?.at ?? 0);

/** Keeps tables in memory: for tests, and for tables that live only as long as a page. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, StoredTable>();
  readonly #marks = new Map<string, { readonly until: number; readonly note: string }>();

  async append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult> {
    const stored = this.#tables.get(table) ?? { log: [], card: null, snapshot: null, touched: 0 };
    const before = stored.log.find(({ command }) => command === entries[0]?.command);
    if (before) return { before: before.seq };
    if (stored.log.length - 1 !== expectedSeq) return 'conflict';
    // Serialized and parsed, as in any other store: nothing is shared with the caller.
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
      .map(([table, stored]) => ({
        table,
        seq: stored.log.length - 1,
        opened: stored.log[0]?.at ?? 0,
        changed: lastUse(stored),
        card: stored.card,
      }))
      .sort((a, b) => b.changed - a.changed)
      .slice(0, most);
  }

  async touch(tables: readonly string[], at: number): Promise<void> {
    for (const table of tables) {
      const stored = this.#tables.get(table);
      if (stored) stored.touched = Math.max(stored.touched, at);
    }
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

  async prolong(marks: readonly string[], until: number): Promise<void> {
    for (const mark of marks) {
      const known = this.#marks.get(mark);
      this.#marks.set(mark, { note: '', ...known, until: Math.max(until, known?.until ?? 0) });
    }
  }

  async untilOf(marks: readonly string[]): Promise<readonly (number | null)[]> {
    return marks.map((mark) => this.#marks.get(mark)?.until ?? null);
  }

  async free(mark: string): Promise<void> {
    this.#marks.delete(mark);
  }

  async noteAt(mark: string, now: number): Promise<string | null> {
    const found = this.#marks.get(mark);
    return found && found.until >= now ? found.note : null;
  }

  async prune(unchangedSince: number, now = unchangedSince): Promise<number> {
    for (const [mark, { until }] of this.#marks) if (until < now) this.#marks.delete(mark);
    const old = [...this.#tables].filter(([, stored]) => lastUse(stored) < unchangedSince);
    for (const [table] of old) this.#tables.delete(table);
    return old.length;
  }

  async close(): Promise<void> {
    this.#tables.clear();
    this.#marks.clear();
  }
}
