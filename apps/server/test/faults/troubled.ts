/** A store that does what a test tells it to: waits, fails, or stores and then says that it did not. */
import type { TableEntry } from '@reverie/table/entries';
import type { Snapshot } from '@reverie/table/snapshot';
import { type Appended, MemoryStore, type Store, type Summary } from '@reverie/table/store';
import { NotRead, NotRecorded, type Trouble } from '../../src/stores/errors.ts';

type Appending = (store: () => Promise<Appended>) => Promise<Appended>;
type Reading = <T>(read: () => Promise<T>) => Promise<T>;

export class TroubledStore implements Store {
  readonly memory: Store = new MemoryStore();
  appending: Appending = (store) => store();
  reading: Reading = (read) => read();
  appends = 0;
  #full: Trouble | undefined;

  append(...given: Parameters<Store['append']>): Promise<Appended> {
    this.appends++;
    return this.appending(() => this.memory.append(...given));
  }
  read(table: string, after?: number): Promise<readonly TableEntry[]> {
    return this.reading(() => this.memory.read(table, after));
  }
  list(...given: Parameters<Store['list']>): Promise<readonly Summary[]> {
    return this.reading(() => this.memory.list(...given));
  }
  keep(...given: Parameters<Store['keep']>): Promise<void> {
    return this.memory.keep(...given);
  }
  snapshot(table: string): Promise<Snapshot | null> {
    return this.reading(() => this.memory.snapshot(table));
  }
  async spend(...given: Parameters<Store['spend']>): Promise<boolean> {
    if (this.#full) throw new NotRecorded(this.#full, 'no room at /secret/path');
    return this.memory.spend(...given);
  }
  prune(...given: Parameters<Store['prune']>): Promise<number> {
    return this.memory.prune(...given);
  }
  async close(): Promise<void> {}

  /** Nothing can be written, and what is written said to be so. */
  failAppends(reason: Trouble = 'full'): void {
    this.#full = reason;
    this.appending = async () => {
      throw new NotRecorded(reason, 'no room at /secret/path');
    };
  }
  failReads(reason: Trouble = 'unreachable'): void {
    this.reading = async () => {
      throw new NotRead(reason, 'connect ECONNREFUSED /secret/path');
    };
  }
  heal(): void {
    this.#full = undefined;
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
      fail = () => reject(new NotRecorded('unreachable', 'broken'));
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
