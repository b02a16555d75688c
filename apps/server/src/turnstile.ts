/**
 * Lets only so many in at each turn of the event loop. When thousands come back at once, they come in one after another, and
 * those who play already have their turn in between.
 */
const PER_TURN = 16;

export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  #passed = 0;
  #turning = false;

  /** Undefined where there is nobody to wait for. */
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
