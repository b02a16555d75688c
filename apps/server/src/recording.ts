/** Whether the store takes what is played. When it does not, everybody is told, and told again when it does. */
import { randomBytes } from 'node:crypto';
import type { Store } from '@reverie/table/store';

const PROBE_EVERY = 500;

export class Recording {
  readonly #store: Store;
  readonly #changed: (on: boolean) => void;
  #on = true;
  #probe: NodeJS.Timeout | null = null;

  constructor(store: Store, changed: (on: boolean) => void) {
    this.#store = store;
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
    this.#probe ??= setInterval(() => void this.#look(), PROBE_EVERY).unref();
  }

  stop(): void {
    if (this.#probe) clearInterval(this.#probe);
    this.#probe = null;
  }

  /** Writes something of no consequence: nobody should have to play a move to find out that it is possible again. */
  async #look(): Promise<void> {
    try {
      await this.#store.spend(`probe-${randomBytes(9).toString('base64url')}`, 0);
      this.#set(true);
    } catch {
      // Still not: looked at again.
    }
  }

  #set(on: boolean): void {
    if (on) this.stop();
    if (on === this.#on) return;
    this.#on = on;
    this.#changed(on);
  }
}
