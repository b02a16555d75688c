/** Limits per address, seat and socket. docs/PROTOCOL.md lists what each call costs. */
import { isIP } from 'node:net';

/** Largest body of a request, and of one with a journal (which is quoted in it). */
export const BODY_LIMIT = 16_384;
export const JOURNAL_LIMIT = 2 << 20;
export const IMPORT_BODY_LIMIT = 4 << 20;
export const MAX_ENTRIES = 20_000;
/** Time limit for replaying an imported journal, in milliseconds. */
export const IMPORT_TIMEOUT = 2000;

/** Wrong recovery codes per table and hour, from any address: at this rate 48 bits cannot be guessed. */
export const CODES_AN_HOUR = 30;

export interface SocketLimits {
  /** Frames per second on average, and at once. */
  readonly rate: number;
  readonly burst: number;
  /** Bytes that may wait for the client to read. */
  readonly buffer: number;
  /** Sockets per seat, and spectators per table. */
  readonly perSeat?: number;
  readonly watchers?: number;
  /** How long a socket may stay silent before its hello, in milliseconds. */
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
 * The key under which an address is counted. An IPv6 user has any number of addresses, so the /64 network counts as
 * one: it is what a home or a phone gets.
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

/** A token bucket: a client that empties it is disconnected. */
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

  /** Takes tokens; false if there were not enough. */
  take(cost: number, now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#last) / 1000) * this.#rate) - cost;
    this.#last = now;
    return this.#left >= 0;
  }
}

const MAX_KEYS = 100_000;

/** Counts attempts per key within a time window: addresses that guess secrets, tables whose codes are guessed. */
export class AttemptCounter {
  readonly #most: number;
  readonly #within: number;
  readonly #counted = new Map<string, { count: number; readonly since: number }>();

  constructor(most: number, within: number) {
    this.#most = most;
    this.#within = within;
  }

  /** Whether the limit is reached. */
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
    // Insertion order is time order, so the oldest come first.
    for (const [old, { since }] of this.#counted) {
      if (now - since < this.#within && this.#counted.size <= MAX_KEYS) break;
      this.#counted.delete(old);
    }
  }
}

/** Limits how many of something each key has at a time. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes one and gives a function that releases it; undefined if the limit is reached. */
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
