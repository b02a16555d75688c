/**
 * Limits attempts per key within a time window, for all nodes together: each attempt spends one of so many marks in the
 * store before it is made, and frees it if it succeeds.
 */
import type { Store } from '@reverie/table/store';

export class StoredTries {
  readonly #store: Pick<Store, 'spend' | 'free'>;
  readonly #name: string;
  readonly #most: number;
  readonly #within: number;

  constructor(store: Pick<Store, 'spend' | 'free'>, name: string, most: number, within: number) {
    this.#store = store;
    this.#name = name;
    this.#most = most;
    this.#within = within;
  }

  /** Gives a function that gives the attempt back; undefined if all are spent. Throws if nothing can be written. */
  async take(key: string, now: number): Promise<(() => Promise<void>) | undefined> {
    const window = Math.floor(now / this.#within);
    for (let i = 0; i < this.#most; i++) {
      const mark = `${this.#name}-${key}-${window}-${i}`;
      if (await this.#store.spend(mark, (window + 1) * this.#within)) return () => this.#store.free(mark);
    }
    return undefined;
  }

  /** In how many seconds a key that has spent all its attempts has some again. */
  pause(now: number): number {
    return Math.ceil((this.#within - (now % this.#within)) / 1000);
  }
}
