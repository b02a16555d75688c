/** Whether the store takes what is played. When it does not, everybody is told, and told again when it does. */
import { randomBytes } from 'node:crypto';
import type { Store } from '@reverie/table/store';

/** While it does not, commands are tried this far apart; the rest are answered at once that nothing was recorded. */
const TRY_EVERY = 200;
const PROBE_EVERY = 500;

export class Recording {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #changed: (on: boolean) => void;
  #on = true;
  #tryAgain = 0;
  #probe: NodeJS.Timeout | null = null;

  constructor(store: Store, now: () => number, changed: (on: boolean) => void) {
    this.#store = store;
    this.#now = now;
    this.#changed = changed;
  }

  get on(): boolean {
    return this.#on;
  }

  /** Trying costs the store's patience and a table played again, so not every command is tried while it is down. */
  worthTrying(): boolean {
    if (this.#on) return true;
    const now = this.#now();
    if (now < this.#tryAgain) return false;
    this.#tryAgain = now + TRY_EVERY;
    return true;
  }

  succeeded(): void {
    this.#set(true);
  }

  failed(): void {
    this.#tryAgain = this.#now() + TRY_EVERY;
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
