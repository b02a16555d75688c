/**
 * A store in one SQLite file. Every call blocks its thread during disk access, so the server runs it in a thread of its
 * own (sqlite.ts); tests and tools may use it directly.
 *
 * Group commit: appends wait for the next turn of the event loop, and those that have arrived by then are committed
 * together. While one commit runs, the next group gathers, so that a slow disk makes groups larger instead of the queue
 * longer.
 */
import { closeSync, existsSync, openSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableEntry } from '@reverie/table/entries';
import type { Card } from '@reverie/table/feed';
import type { Snapshot } from '@reverie/table/snapshot';
import type { AppendResult, Store, TableProgress, TableSummary } from '@reverie/table/store';
import Database from 'libsql';
import { type StoreFailure, StoreReadError, StoreWriteError } from './errors.ts';
import { makeFolder } from './make-folder.ts';
import { sqliteMigration } from './migrations.ts';
import { type EntryRow, type LargeTable, type Rows, type SummaryRow, toEntry, toRows, toSummary } from './rows.ts';

interface PendingAppend {
  readonly rows: Rows;
  readonly resolve: (done: AppendResult) => void;
  readonly reject: (error: StoreWriteError) => void;
}

/** Appends per commit: bounds how long the first one waits for the others. */
const MAX_GROUP = 500;
/** Tables pruned per transaction: appends run in between. */
const PRUNE_BATCH = 20;

interface WriterOptions {
  /** Whether a missing file is created; true by default. */
  readonly mayCreate?: boolean;
  /** How long to wait for another process that locks the file, in milliseconds. */
  readonly patience?: number;
}

export class Writer implements Store {
  readonly #file: string;
  readonly #patience: number;
  /** Only the first opening may create the file. Later, a missing file is a failure, not a new and empty store. */
  #mayCreate: boolean;
  #connection: Connection | undefined;
  /**
   * After a failure of the file itself, the next write opens a new connection; reads use the old one until that works.
   */
  #doubtful = false;
  #mostPages: number | undefined;
  #waiting: PendingAppend[] = [];
  #scheduled = false;
  #commits = 0;

  constructor(file: string, { mayCreate = true, patience = 5000 }: WriterOptions = {}) {
    this.#file = file;
    this.#mayCreate = mayCreate;
    this.#patience = patience;
  }

  async append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult> {
    return this.appendRows(toRows(table, expectedSeq, entries, card));
  }

  async read(table: string, after = -1): Promise<readonly TableEntry[]> {
    return (await this.readRows(table, after)).map(toEntry);
  }

  /** `append` of rows that are already checked and serialized. */
  appendRows(rows: Rows): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ rows, resolve, reject });
      this.#schedule();
    });
  }

  async readRows(table: string, after: number): Promise<EntryRow[]> {
    return this.#reading(({ read }) =>
      (read.all(table, after) as [number, Uint8Array, number, Uint8Array][]).map(([seq, command, at, happened]) => ({
        seq,
        command: textOf(command),
        at,
        happened: textOf(happened),
      })),
    );
  }

  async list(most: number, which: 'all' | 'listed' = 'all'): Promise<readonly TableSummary[]> {
    return (await this.listRows(most, which)).map(toSummary);
  }

  async listRows(most: number, which: 'all' | 'listed'): Promise<SummaryRow[]> {
    return this.#reading(({ list, listed }) =>
      ((which === 'all' ? list : listed).all(most) as [Uint8Array, number, number, number, Uint8Array | null][]).map(
        ([table, seq, opened, changed, card]) => ({
          table: textOf(table),
          seq,
          opened,
          changed,
          card: card && textOf(card),
        }),
      ),
    );
  }

  async touch(tables: readonly string[], at: number): Promise<void> {
    this.#writing((connection) => connection.touch.run(JSON.stringify(tables), at));
  }

  async progress(tables: readonly string[]): Promise<readonly TableProgress[]> {
    return this.#reading(({ reached }) =>
      (reached.all(JSON.stringify(tables)) as [string, number][]).map(([table, seq]) => ({ table, seq })),
    );
  }

  async saveSnapshot(table: string, { seq, text, hash }: Snapshot): Promise<void> {
    this.#writing((connection) => connection.keep.run(table, seq, hash, text));
  }

  async loadSnapshot(table: string): Promise<Snapshot | null> {
    return this.#reading((connection) => {
      const row = connection.snapshot.get(table) as [number, Uint8Array, Uint8Array] | undefined;
      return row ? { seq: row[0], hash: textOf(row[1]), text: textOf(row[2]) } : null;
    });
  }

  async spend(mark: string, until: number, note = ''): Promise<boolean> {
    return this.#writing((connection) => connection.spend.run(mark, until, note).changes === 1);
  }

  async prolong(marks: readonly string[], until: number): Promise<void> {
    this.#writing((connection) => connection.prolong.run(JSON.stringify(marks), until));
  }

  async untilOf(marks: readonly string[]): Promise<readonly (number | null)[]> {
    return this.#reading((connection) => {
      const rows = new Map(connection.untilOf.all(JSON.stringify(marks)) as [string, number][]);
      return marks.map((mark) => rows.get(mark) ?? null);
    });
  }

  async largest(most: number): Promise<readonly LargeTable[]> {
    return this.#reading((connection) =>
      (connection.largest.all(most) as [Uint8Array, number, number, number][]).map(([table, seq, changed, bytes]) => ({
        table: textOf(table),
        entries: seq + 1,
        bytes,
        changed,
      })),
    );
  }

  async drop(table: string): Promise<boolean> {
    return this.#writing((connection) => connection.drop(table));
  }

  async faults(): Promise<readonly string[]> {
    return this.#reading((connection) => connection.faults());
  }

  async free(mark: string): Promise<void> {
    this.#writing((connection) => connection.free.run(mark));
  }

  async noteAt(mark: string, now: number): Promise<string | null> {
    return this.#reading(({ noteAt }) => (noteAt.get(mark, now) as [string] | undefined)?.[0] ?? null);
  }

  async prune(unchangedSince: number, now = unchangedSince): Promise<number> {
    this.#writing((connection) => connection.forgetMarks.run(now));
    for (let forgotten = 0; ; await nextTurn()) {
      const now = this.#writing((connection) => connection.forget(unchangedSince, PRUNE_BATCH));
      forgotten += now;
      if (now < PRUNE_BATCH) return forgotten;
    }
  }

  /** Number of committed transactions: fewer than appends when commits are shared. */
  async commits(): Promise<number> {
    return this.#commits;
  }

  /** SQLite's own report on how it writes: `wal`, and 2 if every commit waits for the disk. */
  async safety(): Promise<{ readonly journal: string; readonly synchronous: number }> {
    return this.#reading((connection) => connection.safety());
  }

  /** Limits the size of the file: beyond it, the disk counts as full. */
  async limit(bytes: number): Promise<void> {
    const pages = Math.max(1, Math.floor(bytes / PAGE));
    this.#mostPages = pages;
    this.#reading((connection) => connection.limit(pages));
  }

  async close(): Promise<void> {
    while (this.#waiting.length > 0) this.#flush();
    this.#drop();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#flush();
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #flush(): void {
    const group = this.#waiting.splice(0, MAX_GROUP);
    try {
      const done = this.#writing((connection) => group.map(({ rows }) => connection.add(rows)));
      for (const [i, { resolve }] of group.entries()) resolve(done[i]!);
    } catch (error) {
      const trouble = error as StoreWriteError;
      // An append too large for the remaining space must not fail the others. No other failure is caused by a single
      // append.
      const apart = trouble.reason === 'full' && group.length > 1;
      for (const one of group) apart ? this.#alone(one) : one.reject(trouble);
    }
  }

  #alone({ rows, resolve, reject }: PendingAppend): void {
    try {
      resolve(this.#writing((connection) => connection.add(rows)));
    } catch (error) {
      reject(error as StoreWriteError);
    }
  }

  /** Runs one transaction: when this returns, all of it is on the disk, or nothing. */
  #writing<T>(work: (connection: Connection) => T): T {
    try {
      if (this.#doubtful) this.#open();
      const done = (this.#connection ?? this.#open()).transaction(work);
      this.#commits++;
      return done;
    } catch (error) {
      const reason = failureOf(error, this.#file);
      this.#doubtful = reason === 'readonly' || reason === 'failed';
      throw new StoreWriteError(reason, messageOf(error), { cause: error });
    }
  }

  #reading<T>(work: (connection: Connection) => T): T {
    try {
      return work(this.#connection ?? this.#open());
    } catch (error) {
      const reason = failureOf(error, this.#file);
      // A connection that cannot even read is useless.
      if (reason === 'failed') this.#drop();
      throw new StoreReadError(reason, messageOf(error), { cause: error });
    }
  }

  #open(): Connection {
    const fresh = new Connection(this.#file, { mayCreate: this.#mayCreate, patience: this.#patience });
    if (this.#mostPages !== undefined) fresh.limit(this.#mostPages);
    this.#drop();
    this.#connection = fresh;
    this.#mayCreate = false;
    this.#doubtful = false;
    return fresh;
  }

  #drop(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

type Statement = Database.Statement<unknown[]>;

const PAGE = 4096;

/**
 * The first entry of a command, if it is known, and the last entry of the table. By the index of commands: for the least
 * number of a command, SQLite would read through the whole log of the table at every append.
 */
export const STANDING = `
  SELECT (SELECT seq FROM entry WHERE table_id = ?1 AND command = ?2 AND part = 0),
    (SELECT seq FROM summary WHERE table_id = ?1)`;

/** An open file with prepared statements for everything. */
class Connection {
  readonly #db: Database.Database;
  readonly read: Statement;
  readonly list: Statement;
  readonly listed: Statement;
  readonly touch: Statement;
  readonly reached: Statement;
  readonly keep: Statement;
  readonly snapshot: Statement;
  readonly spend: Statement;
  readonly largest: Statement;
  readonly prolong: Statement;
  readonly untilOf: Statement;
  readonly free: Statement;
  readonly noteAt: Statement;
  readonly forgetMarks: Statement;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #standing: Statement;
  readonly #insert: Statement;
  readonly #opened: Statement;
  readonly #changed: Statement;
  readonly #old: Statement;
  readonly #forgetEntries: Statement;
  readonly #forgetSummary: Statement;
  readonly #forgetSnapshot: Statement;

  constructor(file: string, { mayCreate, patience }: Required<WriterOptions>) {
    if (mayCreate) create(file);
    else if (!existsSync(file)) throw new FileError('unreachable', `${file} is gone`);
    const db = new Database(file);
    this.#db = db;
    try {
      // Two processes may open the file at once: the timeout must be set before anything that may need it.
      db.exec(`PRAGMA busy_timeout = ${patience}`);
      // FULL: a commit is on the disk before it is reported, whatever this SQLite was built with.
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      migrate(db);
      // Rows as arrays: as objects they carry an extra field of the driver (`_metadata`).
      const prepare = (sql: string): Statement => db.prepare(sql).raw();
      this.#begin = db.prepare('BEGIN IMMEDIATE');
      this.#commit = db.prepare('COMMIT');
      this.read = prepare(
        `SELECT seq, ${bytes('command')}, at, ${bytes('happened')} FROM entry
        WHERE table_id = ? AND seq > ? ORDER BY seq`,
      );
      const summaries = `SELECT ${bytes('table_id')}, seq, opened, changed, ${bytes('card')} FROM summary`;
      this.list = prepare(`${summaries} ORDER BY changed DESC LIMIT ?`);
      this.listed = prepare(`${summaries} WHERE listed = 1 ORDER BY changed DESC LIMIT ?`);
      this.touch = db.prepare(
        'UPDATE summary SET changed = max(changed, ?2) WHERE table_id IN (SELECT value FROM json_each(?1))',
      );
      this.reached = prepare('SELECT table_id, seq FROM summary WHERE table_id IN (SELECT value FROM json_each(?))');
      this.keep = db.prepare(`
        INSERT INTO snapshot (table_id, seq, hash, text) SELECT ?1, ?2, ?3, ?4
        WHERE EXISTS (SELECT 1 FROM summary WHERE table_id = ?1)
        ON CONFLICT (table_id) DO UPDATE SET seq = ?2, hash = ?3, text = ?4 WHERE seq <= ?2`);
      this.snapshot = prepare(`SELECT seq, ${bytes('hash')}, ${bytes('text')} FROM snapshot WHERE table_id = ?`);
      this.spend = db.prepare('INSERT INTO mark (mark, until, note) VALUES (?, ?, ?) ON CONFLICT (mark) DO NOTHING');
      this.largest = prepare(`
        SELECT ${bytes('s.table_id')}, s.seq, s.changed,
          (SELECT coalesce(sum(octet_length(e.happened)), 0) FROM entry e WHERE e.table_id = s.table_id) AS size
        FROM summary s ORDER BY size DESC LIMIT ?`);
      this.prolong = db.prepare(`
        INSERT INTO mark (mark, until, note) SELECT value, ?2, '' FROM json_each(?1) WHERE true
        ON CONFLICT (mark) DO UPDATE SET until = max(until, excluded.until)`);
      this.untilOf = prepare('SELECT mark, until FROM mark WHERE mark IN (SELECT value FROM json_each(?))');
      this.free = db.prepare('DELETE FROM mark WHERE mark = ?');
      this.noteAt = prepare('SELECT note FROM mark WHERE mark = ? AND until >= ?');
      this.forgetMarks = db.prepare('DELETE FROM mark WHERE until < ?');
      this.#standing = prepare(STANDING);
      this.#insert = db.prepare(
        'INSERT INTO entry (table_id, seq, command, part, at, happened) VALUES (?, ?, ?, ?, ?, ?)',
      );
      this.#opened = db.prepare(
        'INSERT INTO summary (table_id, seq, opened, changed, card, listed) VALUES (?, ?, ?, ?, ?, ?)',
      );
      this.#changed = db.prepare(`
        UPDATE summary SET seq = ?2, changed = coalesce(?3, changed), card = coalesce(?4, card),
          listed = CASE WHEN ?4 IS NULL THEN listed ELSE ?5 END WHERE table_id = ?1`);
      this.#old = prepare('SELECT table_id FROM summary WHERE changed < ? LIMIT ?');
      this.#forgetEntries = db.prepare('DELETE FROM entry WHERE table_id = ?');
      this.#forgetSummary = db.prepare('DELETE FROM summary WHERE table_id = ?');
      this.#forgetSnapshot = db.prepare('DELETE FROM snapshot WHERE table_id = ?');
    } catch (error) {
      db.close();
      throw error;
    }
  }

  transaction<T>(work: (connection: Connection) => T): T {
    this.#begin.run();
    try {
      const done = work(this);
      this.#commit.run();
      return done;
    } catch (error) {
      // SQLite rolls back by itself on some errors and not on others.
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * Checks before it writes, within the transaction: a conflict leaves nothing behind and does not affect the others.
   */
  add({ table, expectedSeq, command, rows, card, listed, used }: Rows): AppendResult {
    const [before, last] = this.#standing.get(table, command) as [number | null, number | null];
    if (before !== null) return { before };
    const seq = last ?? -1;
    if (seq !== expectedSeq) return 'conflict';
    for (const [part, { at, happened }] of rows.entries()) {
      this.#insert.run(table, seq + 1 + part, command, part, at, happened);
    }
    const [opened, changed] = [rows[0]?.at, rows.at(-1)?.at];
    if (last === null) this.#opened.run(table, rows.length - 1, opened, changed, card, listed ? 1 : 0);
    else this.#changed.run(table, seq + rows.length, used, card, listed ? 1 : 0);
    return 'stored';
  }

  forget(unchangedSince: number, most: number): number {
    const old = this.#old.all(unchangedSince, most) as [string][];
    for (const [table] of old) {
      this.#forgetEntries.run(table);
      this.#forgetSummary.run(table);
      this.#forgetSnapshot.run(table);
    }
    return old.length;
  }

  drop(table: string): boolean {
    this.#forgetEntries.run(table);
    this.#forgetSnapshot.run(table);
    return this.#forgetSummary.run(table).changes === 1;
  }

  faults(): string[] {
    const found: string[] = [];
    try {
      for (const [text] of this.#db.prepare('PRAGMA integrity_check(100)').raw().iterate() as Iterable<[string]>)
        if (text !== 'ok') found.push(text);
    } catch (error) {
      // Damage can be such that even the check gives up.
      found.push(messageOf(error));
    }
    return found;
  }

  safety(): { readonly journal: string; readonly synchronous: number } {
    const ask = (what: string): unknown => (this.#db.prepare(`PRAGMA ${what}`).raw().get() as [unknown])[0];
    return { journal: String(ask('journal_mode')), synchronous: Number(ask('synchronous')) };
  }

  limit(pages: number): void {
    this.#db.pragma(`max_page_count = ${pages}`);
  }

  close(): void {
    // The driver releases the file only when the statements are collected. A checkpoint makes the one file the whole
    // store, ready to be copied; if it fails, the data stays safe in the write-ahead log.
    try {
      this.#db.exec('PRAGMA busy_timeout = 0');
      this.#db.pragma('wal_checkpoint(TRUNCATE)');
    } catch {}
    this.#db.close();
  }
}

/** Readable by its owner only: it holds secret seeds. SQLite gives its side files the same permissions. */
function create(file: string): void {
  makeFolder(dirname(file));
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

function migrate(db: Database.Database): void {
  const [version] = db.prepare('PRAGMA user_version').raw().get() as [number];
  if (sqliteMigration(version) === '') return;
  db.exec('BEGIN IMMEDIATE');
  try {
    // Read again under the write lock: another process may have migrated meanwhile.
    const [now] = db.prepare('PRAGMA user_version').raw().get() as [number];
    db.exec(`${sqliteMigration(now)} COMMIT;`);
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Text is read as bytes and decoded here: in a damaged file it may be no text any more, and the driver does not survive
 * that.
 */
const bytes = (column: string): string => `CAST(${column} AS BLOB)`;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(stored: Uint8Array): string {
  try {
    return decoder.decode(stored);
  } catch {
    throw new FileError('damaged', 'the file holds text that is none: it is damaged');
  }
}

class FileError extends Error {
  readonly reason: StoreFailure;

  constructor(reason: StoreFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

const FAILURES: readonly (readonly [code: RegExp, reason: StoreFailure])[] = [
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'damaged'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'full'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EROFS|EACCES|EPERM)/, 'readonly'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_PROTOCOL|SQLITE_CANTOPEN|E[A-Z]+$)/, 'unreachable'],
];

function failureOf(error: unknown, file: string): StoreFailure {
  if (error instanceof FileError) return error.reason;
  const code = String((error as { code?: unknown }).code);
  // A file that cannot be opened has no error code, only a message that ends with it.
  if (/Unable to open connection/.test(messageOf(error))) return isFull(file) ? 'full' : 'unreachable';
  // Without space for its side files, SQLite reports an I/O error.
  if (/^SQLITE_(IOERR|CANTOPEN)/.test(code) && isFull(file)) return 'full';
  return FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? 'failed';
}

function isFull(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < 65_536;
  } catch {
    return false;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
