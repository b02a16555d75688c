import type { HintListener, Hints } from '../src/stores/hints.ts';

/** Hints between several servers of one process. */
export class LocalHints implements Hints {
  readonly #listeners = new Set<HintListener>();

  publish(table: string, seq: number): void {
    // Asynchronously, as from any other node: no listener is called in the middle of an operation.
    queueMicrotask(() => {
      for (const heard of this.#listeners) heard(table, seq);
    });
  }

  subscribe(heard: HintListener): void {
    this.#listeners.add(heard);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
