/** Limits per address, seat and socket. docs/PROTOCOL.md lists what each call costs. */
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/** Largest body of a request, and of one with a journal (which is quoted in it). */
export const BODY_LIMIT = 16_384;
/** And of one with a character's document. */
export const CHARACTER_BODY_LIMIT = 512 << 10;
export const JOURNAL_LIMIT = 2 << 20;
export const IMPORT_BODY_LIMIT = 4 << 20;
/** A character that is kept here, with its portrait. */
export const KEPT_CHARACTER_LIMIT = 600 * 1024;
export const MAX_ENTRIES = 20_000;
/** Time limit for replaying an imported journal, in milliseconds. */
export const IMPORT_TIMEOUT = 2000;

/**
 * Wrong recovery codes per hour, table and bucket of addresses, at all nodes: even from all buckets 48 bits cannot be
 * guessed at this rate, and whoever uses it up keeps few others from recovering their seats.
 */
export const CODES_AN_HOUR = 30;

/** One of 256 for an address: it goes into the store, where no address may be. */
export const bucketOf = (address: string): number => createHash('sha256').update(address).digest().readUInt8(0);

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

interface Attempts {
  failed: number;
  since: number;
  running: number;
  readonly waiting: (() => void)[];
}

/** Attempts of one key that may wait for those under way. */
const MAX_WAITING_ATTEMPTS = 256;

/**
 * Limits failed attempts per key within a time window. An attempt counts before it is made and is given back if it
 * succeeds: while as many are under way as may fail, further ones wait, and are refused if those fail.
 */
export class AttemptLimit {
  readonly #most: number;
  readonly #within: number;
  readonly #maxWaiting: number;
  readonly #keys = new Map<string, Attempts>();

  constructor(most: number, within: number, maxWaiting = MAX_WAITING_ATTEMPTS) {
    this.#most = most;
    this.#within = within;
    this.#maxWaiting = maxWaiting;
  }

  /** What the attempt gives, or undefined if it was refused unmade. `isFailure` judges errors; others are given back. */
  async run<T>(
    key: string,
    now: () => number,
    attempt: (fail: () => void) => Promise<T>,
    isFailure: (error: unknown) => boolean,
  ): Promise<T | undefined> {
    const attempts = await this.#enter(key, now);
    if (!attempts) return undefined;
    let failed = false;
    try {
      return await attempt(() => {
        failed = true;
      });
    } catch (error) {
      failed ||= isFailure(error);
      throw error;
    } finally {
      attempts.running--;
      if (failed) {
        if (attempts.failed === 0) attempts.since = now();
        attempts.failed++;
      }
      const wake = attempts.failed >= this.#most ? attempts.waiting.length : 1;
      for (const turn of attempts.waiting.splice(0, wake)) turn();
    }
  }

  /** In how many seconds a key that has used up its attempts has some again. */
  pause(key: string, now: number): number {
    return Math.max(1, Math.ceil(((this.#keys.get(key)?.since ?? now) + this.#within - now) / 1000));
  }

  async #enter(key: string, now: () => number): Promise<Attempts | undefined> {
    const attempts = this.#of(key, now());
    while (attempts.failed < this.#most && attempts.failed + attempts.running >= this.#most) {
      if (attempts.waiting.length >= this.#maxWaiting) return undefined;
      await new Promise<void>((turn) => attempts.waiting.push(turn));
    }
    if (attempts.failed >= this.#most) return undefined;
    attempts.running++;
    return attempts;
  }

  #of(key: string, now: number): Attempts {
    let attempts = this.#keys.get(key);
    if (!attempts) {
      attempts = { failed: 0, since: now, running: 0, waiting: [] };
      this.#keys.set(key, attempts);
      this.#forgetOld(now);
    }
    if (now - attempts.since >= this.#within) Object.assign(attempts, { failed: 0, since: now });
    return attempts;
  }

  /** Insertion order is roughly time order; a key in use stays. */
  #forgetOld(now: number): void {
    for (const [key, { since, running, waiting }] of this.#keys) {
      if (now - since < this.#within && this.#keys.size <= MAX_KEYS) return;
      if (running === 0 && waiting.length === 0) this.#keys.delete(key);
      else if (this.#keys.size <= MAX_KEYS) return;
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
