/**
 * The store that needs nothing installed: one SQLite file, written by one thread, so that disk access never blocks
 * players. Opens on first use, and replaces a thread that dies at the next call.
 */
import type { Worker } from 'node:worker_threads';
import type { TableEntry } from '@reverie/table/entries';
import type { Card } from '@reverie/table/feed';
import type { Snapshot } from '@reverie/table/snapshot';
import type { AppendResult, Store, TableProgress, TableSummary } from '@reverie/table/store';
import { startThread } from '../threads.ts';
import { type StoreFailure, StoreReadError, StoreWriteError } from './errors.ts';
import { toEntry, toRows, toSummary } from './rows.ts';
import type { Writer } from './sqlite-writer.ts';

export interface ThreadData {
  readonly file: string;
  readonly mayCreate: boolean;
}

type ThreadMethod =
  | 'appendRows'
  | 'readRows'
  | 'listRows'
  | 'touch'
  | 'progress'
  | 'saveSnapshot'
  | 'loadSnapshot'
  | 'spend'
  | 'prolong'
  | 'untilOf'
  | 'free'
  | 'noteAt'
  | 'prune'
  | 'commits'
  | 'limit'
  | 'close';

export interface ThreadRequest {
  readonly id: number;
  readonly ask: ThreadMethod;
  readonly with: readonly unknown[];
}

export type ThreadResponse =
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly reason: StoreFailure; readonly message: string };

interface PendingRequest {
  readonly ask: ThreadMethod;
  resolve(done: unknown): void;
  reject(error: Error): void;
}

export class SqliteStore implements Store {
  readonly #file: string;
  #thread: Thread | undefined;
  /** Once the file has existed, a new thread must find it and may not create another. */
  #found = false;
  #bytes: number | undefined;
  #closed = false;
  /**
   * After a write to a read-only file, the next write runs in a new thread. SQLite shares what it knows of a file,
   * read-only included, among all connections of a process, and the driver closes completely only when its thread ends.
   */
  #renewing: Promise<void> | undefined;
  #readOnly = false;

  constructor(file: string) {
    this.#file = file;
  }

  async append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult> {
    return this.#ask('appendRows', toRows(table, expectedSeq, entries, card));
  }

  async read(table: string, after = -1): Promise<readonly TableEntry[]> {
    return (await this.#ask('readRows', table, after)).map(toEntry);
  }

  async list(most: number, which: 'all' | 'listed' = 'all'): Promise<readonly TableSummary[]> {
    return (await this.#ask('listRows', most, which)).map(toSummary);
  }

  touch(tables: readonly string[], at: number): Promise<void> {
    return this.#ask('touch', tables, at);
  }

  progress(tables: readonly string[]): Promise<readonly TableProgress[]> {
    return this.#ask('progress', tables);
  }

  saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    return this.#ask('saveSnapshot', table, snapshot);
  }

  loadSnapshot(table: string): Promise<Snapshot | null> {
    return this.#ask('loadSnapshot', table);
  }

  spend(mark: string, until: number, note = ''): Promise<boolean> {
    return this.#ask('spend', mark, until, note);
  }

  prolong(marks: readonly string[], until: number): Promise<void> {
    return this.#ask('prolong', marks, until);
  }

  untilOf(marks: readonly string[]): Promise<readonly (number | null)[]> {
    return this.#ask('untilOf', marks);
  }

  free(mark: string): Promise<void> {
    return this.#ask('free', mark);
  }

  noteAt(mark: string, now: number): Promise<string | null> {
    return this.#ask('noteAt', mark, now);
  }

  prune(unchangedSince: number, now = unchangedSince): Promise<number> {
    return this.#ask('prune', unchangedSince, now);
  }

  commits(): Promise<number> {
    return this.#ask('commits');
  }

  limit(bytes: number): Promise<void> {
    this.#bytes = bytes;
    return this.#ask('limit', bytes);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.close();
  }

  async #ask<A extends Exclude<ThreadMethod, 'close'>>(
    ask: A,
    ...given: Parameters<Writer[A]>
  ): Promise<Awaited<ReturnType<Writer[A]>>> {
    if (this.#closed) throw storeError(ask, 'unreachable', 'the store is closed');
    if (this.#readOnly && WRITES.has(ask)) {
      this.#readOnly = false;
      this.#renewing = this.#thread?.close();
    }
    if (this.#renewing) {
      await this.#renewing;
      this.#renewing = undefined;
    }
    if (!this.#thread?.alive) {
      this.#thread = new Thread({ file: this.#file, mayCreate: !this.#found });
      if (this.#bytes !== undefined) void this.#thread.ask('limit', [this.#bytes]).catch(() => {});
    }
    try {
      const done = await this.#thread.ask<Awaited<ReturnType<Writer[A]>>>(ask, given);
      this.#found = true;
      return done;
    } catch (error) {
      if (error instanceof StoreWriteError && error.reason === 'readonly') this.#readOnly = true;
      throw error;
    }
  }
}

/**
 * Opens a store. A full or read-only disk does not prevent a server from starting: what is there can be read, and
 * writing resumes once it is possible. Anything else is reported at once.
 */
export async function openSqlite(file: string): Promise<Store> {
  const store = new SqliteStore(file);
  try {
    await store.list(1);
  } catch (error) {
    const mayPass = error instanceof StoreReadError && (error.reason === 'full' || error.reason === 'readonly');
    if (!mayPass) {
      await store.close();
      throw error;
    }
  }
  return store;
}

class Thread {
  readonly #worker: Worker;
  readonly #outstanding = new Map<number, PendingRequest>();
  readonly #gone: Promise<void>;
  #last = 0;
  #questions: ThreadRequest[] = [];
  alive = true;

  constructor(data: ThreadData) {
    this.#worker = startThread('./stores/sqlite-worker', 'sqlite', data);
    this.#worker.on('message', (answers: readonly ThreadResponse[]) => {
      for (const answer of answers) this.#settle(answer);
    });
    let why = 'the thread that writes ended';
    this.#worker.on('error', (error: Error) => {
      why = `the thread that writes failed: ${error.message}`;
    });
    this.#gone = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.alive = false;
        for (const { ask, reject } of this.#outstanding.values()) reject(storeError(ask, 'failed', why));
        this.#outstanding.clear();
        resolve();
      });
    });
  }

  ask<T>(ask: ThreadMethod, given: readonly unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#questions.push({ id, ask, with: given });
      this.#outstanding.set(id, { ask, resolve, reject });
      // Requests of one turn of the event loop go in one message: a message costs more than its content.
      if (this.#questions.length === 1) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    this.#worker.postMessage(this.#questions);
    this.#questions = [];
  }

  async close(): Promise<void> {
    if (this.alive) await this.ask('close', []).catch(() => {});
    await this.#gone;
  }

  #settle(answer: ThreadResponse): void {
    const waiting = this.#outstanding.get(answer.id);
    this.#outstanding.delete(answer.id);
    if ('done' in answer) waiting?.resolve(answer.done);
    else waiting?.reject(storeError(waiting.ask, answer.reason, answer.message));
  }
}

const WRITES: ReadonlySet<ThreadMethod> = new Set([
  'appendRows',
  'touch',
  'saveSnapshot',
  'spend',
  'prolong',
  'free',
  'prune',
]);

function storeError(ask: ThreadMethod, reason: StoreFailure, message: string): Error {
  return WRITES.has(ask) ? new StoreWriteError(reason, message) : new StoreReadError(reason, message);
}
