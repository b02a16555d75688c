/**
 * Tickets: what opens a socket. Got by POST with a seat's secret, good once and for half a minute.
 *
 * A ticket says itself whom it admits and is signed, so that any node which knows the key can take it. That it is taken
 * once is seen to by a mark: in the store where nodes share a key, in memory where this node alone has it. While a shared
 * store cannot be written, tickets are still taken (people must be able to come back and read), and once for each node.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Admission } from '@reverie/table/connection';
import { z } from 'zod';
import { hashOf } from './secrets.ts';

const LIFETIME = 30_000;
const MAX_REMEMBERED = 100_000;

const ticketSchema = z.tuple([
  z.string(),
  z.string(),
  z.union([z.int().min(0).max(15), z.literal('spectator')]),
  z.boolean(),
  z.string(),
  z.string(),
  z.number(),
]);

interface TicketsOptions {
  now(): number;
  /** The key that nodes share; none: one of this node's own. */
  readonly key?: string;
  /** Spends a mark for all nodes; none: this node's own memory. */
  readonly spend?: (mark: string, until: number) => Promise<boolean>;
}

export class Tickets {
  readonly #key: string | Buffer;
  readonly #now: () => number;
  readonly #spendForAll: TicketsOptions['spend'];
  readonly #spent = new Map<string, number>();

  constructor({ now, key, spend }: TicketsOptions) {
    this.#key = key ?? randomBytes(32);
    this.#now = now;
    this.#spendForAll = spend;
  }

  issue({ table, who, owner, name, proof }: Admission): string {
    const mark = randomBytes(12).toString('base64url');
    const text = JSON.stringify([mark, table, who, owner, name, proof, this.#now() + LIFETIME]);
    const body = Buffer.from(text).toString('base64url');
    return `${body}.${this.#sign(body).toString('base64url')}`;
  }

  /** What a ticket admits to; it is good no more after that. */
  async redeem(ticket: string): Promise<Admission | undefined> {
    const [body = '', signature = ''] = ticket.split('.', 2);
    const [given, right] = [Buffer.from(signature, 'base64url'), this.#sign(body)];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const parsed = ticketSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    if (!parsed.success) return undefined;
    const [mark, table, who, owner, name, proof, until] = parsed.data;
    if (until < this.#now() || !(await this.#spend(mark, until))) return undefined;
    return { table, who, owner, name, proof };
  }

  #sign(body: string): Buffer {
    return createHmac('sha256', this.#key).update(body).digest();
  }

  async #spend(mark: string, until: number): Promise<boolean> {
    if (this.#spent.has(mark)) return false;
    this.#spent.set(mark, until);
    this.#forgetOld();
    if (!this.#spendForAll) return true;
    try {
      return await this.#spendForAll(`ticket-${hashOf(mark).slice(0, 32)}`, until);
    } catch {
      return true;
    }
  }

  /** They are spent about in order of time, so the old ones come first. */
  #forgetOld(): void {
    for (const [mark, until] of this.#spent) {
      if (until >= this.#now() && this.#spent.size <= MAX_REMEMBERED) return;
      this.#spent.delete(mark);
    }
  }
}
