/** Watches whether the store accepts writes, and reports every change. */
import type { Store } from './store.ts';

const PROBE_INTERVAL = 500;

interface MonitorEnvironment {
  readonly store: Store;
  now(): number;
  later(ms: number, call: () => void): () => void;
}

export class StoreMonitor {
  readonly #env: MonitorEnvironment;
  readonly #changed: (on: boolean) => void;
  #on = true;
  /** Cancels the next probe. */
  #cancelProbe: (() => void) | null = null;

  constructor(env: MonitorEnvironment, changed: (on: boolean) => void) {
    this.#env = env;
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
    this.#cancelProbe ??= this.#env.later(PROBE_INTERVAL, () => void this.#probeStore());
  }

  stop(): void {
    this.#cancelProbe?.();
    this.#cancelProbe = null;
  }

  /** Writes something without effect: nobody should have to play a move to find out that writing works again. */
  async #probeStore(): Promise<void> {
    try {
      await this.#env.store.spend(`probe-${this.#env.now()}`, 0);
      this.#set(true);
    } catch {
      // Still failing: probe again, unless stopped.
      if (this.#cancelProbe) this.#cancelProbe = this.#env.later(PROBE_INTERVAL, () => void this.#probeStore());
    }
  }

  #set(on: boolean): void {
    if (on) this.stop();
    if (on === this.#on) return;
    this.#on = on;
    this.#changed(on);
  }
}
