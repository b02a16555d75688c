/**
 * Admits a limited number of requests per turn of the event loop. When thousands reconnect at once, they are admitted
 * gradually, and running games keep their turns in between.
 */
const PER_TURN = 16;

export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  #passed = 0;
  #turning = false;

  /** Undefined if there is nothing to wait for. */
  pass(): Promise<void> | undefined {
    if (!this.#turning) {
      this.#turning = true;
      setImmediate(() => this.#turn());
    }
    if (this.#passed < PER_TURN && this.#waiting.length === 0) {
      this.#passed++;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #turn(): void {
    const next = this.#waiting.splice(0, PER_TURN);
    this.#passed = next.length;
    this.#turning = next.length > 0;
    if (this.#turning) setImmediate(() => this.#turn());
    for (const resolve of next) resolve();
  }
}
