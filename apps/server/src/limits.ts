/** What one address, one seat or one socket may do. docs/PROTOCOL.md says what each call costs. */
import { isIP } from 'node:net';

/** Largest body of a request, and of one that brings a journal (which is quoted in it). */
export const BODY_LIMIT = 16_384;
export const JOURNAL_LIMIT = 2 << 20;
export const IMPORT_BODY_LIMIT = 4 << 20;
export const MAX_ENTRIES = 20_000;
/** How long an imported journal may take to be played again, in milliseconds. */
export const IMPORT_TIMEOUT = 2000;

/** Guesses of a recovery code that one table takes in an hour, from wherever they come: 48 bits last longer than anybody's patience. */
export const CODES_AN_HOUR = 30;

export interface SocketLimits {
  /** Frames a second that may come on the average, and at once. */
  readonly rate: number;
  readonly burst: number;
  /** Bytes that may wait to be read by the client. */
  readonly buffer: number;
  /** Sockets of one seat, and of those who watch one table. */
  readonly perSeat?: number;
  readonly watchers?: number;
  /** How long a socket may wait before it says hello, in milliseconds. */
  readonly hello?: number;
}

export const DEFAULT_SOCKET_LIMITS: Required<SocketLimits> = {
  rate: 20,
  burst: 40,
  buffer: 1 << 20,
  perSeat: 10,
  watchers: 200,
  hello: 10_000,
};

/**
 * Whom an address is counted as. With IPv6 everybody has as many addresses as they like, so it is the network of 64 bits
 * that is counted: what one house or one phone is given.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** A bucket that fills at the rate allowed: whoever empties it is shown out. */
export class TokenBucket {
  readonly #rate: number;
  readonly #burst: number;
  #left: number;
  #last: number;

  constructor({ rate, burst }: Pick<SocketLimits, 'rate' | 'burst'>, now: number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#left = burst;
    this.#last = now;
  }

  /** Takes so much out; false if there was not enough. */
  take(cost: number, now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#last) / 1000) * this.#rate) - cost;
    this.#last = now;
    return this.#left >= 0;
  }
}

const MAX_KEYS = 100_000;

/** So many within a time, for each key: addresses that guess, tables whose codes are guessed. */
export class AttemptCounter {
  readonly #most: number;
  readonly #within: number;
  readonly #counted = new Map<string, { count: number; readonly since: number }>();

  constructor(most: number, within: number) {
    this.#most = most;
    this.#within = within;
  }

  /** Whether there were too many already. */
  exhausted(key: string, now: number): boolean {
    const found = this.#counted.get(key);
    return found !== undefined && now - found.since < this.#within && found.count >= this.#most;
  }

  count(key: string, now: number): void {
    const found = this.#counted.get(key);
    if (found && now - found.since < this.#within) {
      found.count++;
      return;
    }
    this.#counted.delete(key);
    this.#counted.set(key, { count: 1, since: now });
    // In order of time, so the old ones come first.
    for (const [old, { since }] of this.#counted) {
      if (now - since < this.#within && this.#counted.size <= MAX_KEYS) break;
      this.#counted.delete(old);
    }
  }
}

/** How many of something each key has at the moment. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** One more, and how to give it back; undefined if that were too many. */
  take(key: string): (() => void) | undefined {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return undefined;
    this.#counts.set(key, count + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left === 0) this.#counts.delete(key);
      else this.#counts.set(key, left);
    };
  }
}
