/** A store that does what a test tells it to: waits, fails, or stores and then says that it did not. */
import type { TableEntry } from '@reverie/table/entries';
import type { Card } from '@reverie/table/feed';
import type { Snapshot } from '@reverie/table/snapshot';
import {
  type AppendResult,
  MemoryStore,
  type Store,
  type TableProgress,
  type TableSummary,
} from '@reverie/table/store';
import { type StoreFailure, StoreReadError, StoreWriteError } from '../../src/stores/errors.ts';

type Appending = (store: () => Promise<AppendResult>) => Promise<AppendResult>;
type Reading = <T>(read: () => Promise<T>) => Promise<T>;

export class TroubledStore implements Store {
  readonly memory: Store = new MemoryStore();
  appending: Appending = (store) => store();
  reading: Reading = (read) => read();
  appends = 0;
  #full = false;

  append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult> {
    this.appends++;
    return this.appending(() => this.memory.append(table, expectedSeq, entries, card));
  }
  read(table: string, after?: number): Promise<readonly TableEntry[]> {
    return this.reading(() => this.memory.read(table, after));
  }
  list(most: number, which?: 'all' | 'listed'): Promise<readonly TableSummary[]> {
    return this.reading(() => this.memory.list(most, which));
  }
  async touch(tables: readonly string[], at: number): Promise<void> {
    if (this.#full) throw new StoreWriteError('full', 'no room');
    return this.memory.touch(tables, at);
  }
  progress(tables: readonly string[]): Promise<readonly TableProgress[]> {
    return this.reading(() => this.memory.progress(tables));
  }
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    return this.memory.saveSnapshot(table, snapshot);
  }
  loadSnapshot(table: string): Promise<Snapshot | null> {
    return this.reading(() => this.memory.loadSnapshot(table));
  }
  async spend(mark: string, until: number, note?: string): Promise<boolean> {
    if (this.#full) throw new StoreWriteError('full', 'no room');
    return this.memory.spend(mark, until, note);
  }
  async prolong(marks: readonly string[], until: number): Promise<void> {
    if (this.#full) throw new StoreWriteError('full', 'no room');
    return this.memory.prolong(marks, until);
  }
  untilOf(marks: readonly string[]): Promise<readonly (number | null)[]> {
    return this.reading(() => this.memory.untilOf(marks));
  }
  async free(mark: string): Promise<void> {
    if (this.#full) throw new StoreWriteError('full', 'no room');
    return this.memory.free(mark);
  }
  noteAt(mark: string, now: number): Promise<string | null> {
    return this.reading(() => this.memory.noteAt(mark, now));
  }
  prune(unchangedSince: number, now?: number): Promise<number> {
    return this.memory.prune(unchangedSince, now);
  }
  async close(): Promise<void> {}

  /** Nothing can be written, and what is written said to be so. */
  failAppends(reason: StoreFailure = 'full'): void {
    this.#full = true;
    this.appending = async () => {
      throw new StoreWriteError(reason, 'no room at /secret/path');
    };
  }
  failReads(reason: StoreFailure = 'unreachable'): void {
    this.reading = async () => {
      throw new StoreReadError(reason, 'connect ECONNREFUSED /secret/path');
    };
  }
  heal(): void {
    this.#full = false;
    this.appending = (store) => store();
    this.reading = (read) => read();
  }

  /** Holds the next append; gives a way to let it go, and a promise that it has come. */
  hold(): { readonly come: Promise<void>; release(): void; fail(): void } {
    const usual = this.appending;
    let release = (): void => undefined;
    let fail = (): void => undefined;
    const told = new Promise<void>((resolve, reject) => {
      release = resolve;
      fail = () => reject(new StoreWriteError('unreachable', 'broken'));
    });
    const come = new Promise<void>((resolve) => {
      this.appending = async (store) => {
        this.appending = usual;
        resolve();
        await told;
        return store();
      };
    });
    return { come, release: () => release(), fail: () => fail() };
  }
}
