/**
 * Admits a limited number of requests per turn of the event loop. When thousands reconnect at once, they are admitted
 * gradually, and running games keep their turns in between. Addresses take turns: one that asks a thousand times at once
 * keeps nobody else waiting.
 */
import { FairQueue } from './fair-queue.ts';

const PER_TURN = 16;
/** Requests that may wait for one address, and altogether; further ones are refused. */
const LIMITS = { each: 5000, all: 50_000 };

export class Turnstile {
  readonly #waiting = new FairQueue<() => void>(LIMITS);
  #passed = 0;
  #turning = false;

  /** Undefined if there is nothing to wait for; false if too much waits. */
  pass(address: string): Promise<void> | undefined | false {
    if (!this.#turning) {
      this.#turning = true;
      setImmediate(() => this.#turn());
    }
    if (this.#passed < PER_TURN && this.#waiting.length === 0) {
      this.#passed++;
      return undefined;
    }
    let admit: () => void = () => undefined;
    const admitted = new Promise<void>((resolve) => {
      admit = resolve;
    });
    return this.#waiting.push(address, admit) && admitted;
  }

  #turn(): void {
    this.#passed = 0;
    while (this.#passed < PER_TURN && this.#waiting.length > 0) {
      this.#waiting.shift()?.();
      this.#passed++;
    }
    this.#turning = this.#passed > 0;
    if (this.#turning) setImmediate(() => this.#turn());
  }
}
