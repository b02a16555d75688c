/**
 * Tickets open sockets. A client gets one by POST with a seat's secret; it is valid once, for 30 seconds.
 *
 * A ticket contains its admission and is signed, so that any node that knows the key accepts it. A mark ensures that it
 * is used once: in the store if nodes share a key, else in this node's memory. While a shared store cannot be written,
 * tickets are accepted once per node: people must be able to return and read.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Admission } from '@reverie/table/connection-host';
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
  /** Key shared by all nodes; generated per node if omitted. */
  readonly key?: string;
  /** Spends a mark for all nodes; in this node's memory if omitted. */
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

  /** Redeems a ticket; it is invalid afterwards. */
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

  /** Marks are spent roughly in order of time, so the oldest come first. */
  #forgetOld(): void {
    for (const [mark, until] of this.#spent) {
      if (until >= this.#now() && this.#spent.size <= MAX_REMEMBERED) return;
      this.#spent.delete(mark);
    }
  }
}
