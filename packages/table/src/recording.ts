/** Whether the store takes what is played. When it does not, everybody is told, and told again when it does. */
import type { Store } from './store.ts';

const PROBE_EVERY = 500;

interface Around {
  readonly store: Store;
  now(): number;
  later(ms: number, call: () => void): () => void;
}

export class Recording {
  readonly #around: Around;
  readonly #changed: (on: boolean) => void;
  #on = true;
  /** Cancels the next look. */
  #probe: (() => void) | null = null;

  constructor(around: Around, changed: (on: boolean) => void) {
    this.#around = around;
    this.#changed = changed;
  }

  get on(): boolean {
    return this.#on;
  }

  succeeded(): void {
    this.#set(true);
  }

  failed(): void {
    this.#set(false);
    this.#probe ??= this.#around.later(PROBE_EVERY, () => void this.#look());
  }

  stop(): void {
    this.#probe?.();
    this.#probe = null;
  }

  /** Writes something of no consequence: nobody should have to play a move to find out that it is possible again. */
  async #look(): Promise<void> {
    try {
      await this.#around.store.spend(`probe-${this.#around.now()}`, 0);
      this.#set(true);
    } catch {
      // Still not: looked at again, unless nobody wants to know any more.
      if (this.#probe) this.#probe = this.#around.later(PROBE_EVERY, () => void this.#look());
    }
  }

  #set(on: boolean): void {
    if (on) this.stop();
    if (on === this.#on) return;
    this.#on = on;
    this.#changed(on);
  }
}
