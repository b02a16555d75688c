/**
 * What a server sends out by itself, to push services and webhooks: a few at a time, again after a while if the other
 * side has trouble, and not for ever. It is lost when the server stops: an alert that comes late is worth nothing.
 */
import type { Posting, PostResult } from './destinations.ts';

interface Delivery extends Posting {
  /** The other side says that this address is no more. */
  gone?(): void;
}

interface OutboxParts {
  post(posting: Posting): Promise<PostResult>;
  later(ms: number, call: () => void): () => void;
  log(what: string, details: object): void;
}

const AT_ONCE = 8;
const MOST_WAITING = 2000;
/** Milliseconds until the next attempt. */
const RETRIES = [5000, 60_000, 600_000];
const LONGEST_PAUSE = 3_600_000;

export class Outbox {
  readonly #parts: OutboxParts;
  readonly #waiting: { readonly delivery: Delivery; readonly tries: number }[] = [];
  readonly #timers = new Set<() => void>();
  #running = 0;
  #stopped = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  send(delivery: Delivery, tries = 0): void {
    if (this.#stopped) return;
    if (this.#waiting.length + this.#timers.size >= MOST_WAITING) {
      this.#parts.log('alert dropped', { why: 'too many are waiting' });
      return;
    }
    this.#waiting.push({ delivery, tries });
    this.#next();
  }

  stop(): void {
    this.#stopped = true;
    this.#waiting.length = 0;
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
  }

  #next(): void {
    if (this.#running >= AT_ONCE) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#running++;
    void this.#attempt(next.delivery, next.tries).finally(() => {
      this.#running--;
      this.#next();
    });
  }

  async #attempt(delivery: Delivery, tries: number): Promise<void> {
    // Addresses are secrets of their owners: the log gets the host alone.
    const { host } = new URL(delivery.url);
    try {
      const { status, retryAfter } = await this.#parts.post(delivery);
      if (status >= 200 && status < 300) return;
      if (status === 404 || status === 410) delivery.gone?.();
      else if (status === 429 || status >= 500) this.#retry(delivery, tries, retryAfter);
      else this.#parts.log('alert refused', { host, status });
    } catch (error) {
      this.#parts.log('alert not sent', { host, error });
      this.#retry(delivery, tries, null);
    }
  }

  #retry(delivery: Delivery, tries: number, pause: number | null): void {
    const usual = RETRIES[tries];
    if (usual === undefined || this.#stopped) return;
    const wait = Math.min(LONGEST_PAUSE, Math.max(usual, (pause ?? 0) * 1000));
    const cancel = this.#parts.later(wait, () => {
      this.#timers.delete(cancel);
      this.send(delivery, tries + 1);
    });
    this.#timers.add(cancel);
  }
}
