/** Who wants to be told: kept at marks of the store, so that every node finds it and it goes by itself in the end. */
import type { Store } from '@reverie/table/store';
import { z } from 'zod';
import { newServerKey, ServerKey } from './web-push.ts';

/** Hours of a day at a place, from one to before another; they may go over midnight. */
const quietSchema = z
  .strictObject({
    from: z.int().min(0).max(23),
    to: z.int().min(0).max(23),
    zone: z.string().max(60).refine(isZone).describe('a time zone, such as Europe/Paris'),
  })
  .describe('hours in which nothing is sent; what is still true afterwards is sent then');
export type QuietHours = z.infer<typeof quietSchema>;

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** What a browser gives when its owner agrees. */
export const subscriptionSchema = z.strictObject({
  endpoint: z.string().max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
  language: z.enum(['fr', 'en']),
  quiet: quietSchema.nullable(),
});
const storedSchema = subscriptionSchema.extend({
  /** The hash of the seat's secret when it was given: another person's seat alerts nobody. */
  holder: z.string(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
type StoredSubscription = z.infer<typeof storedSchema>;

/** Devices that one seat may have alerted. */
const SLOTS = 4;
const FOREVER = 8.64e15;
const DAY = 86_400_000;

const slotsOf = (table: string, seat: number): readonly string[] =>
  Array.from({ length: SLOTS }, (_, slot) => `push-${table}-${seat}-${slot}`);

type MarkStore = Pick<Store, 'spend' | 'free' | 'noteAt'>;

export class Subscriptions {
  readonly #store: MarkStore;
  readonly #now: () => number;
  readonly #days: number;
  #key: Promise<ServerKey> | undefined;

  constructor(store: MarkStore, now: () => number, days: number) {
    this.#store = store;
    this.#now = now;
    this.#days = days;
  }

  /** The key of this server, made by whichever node comes first; read again if that failed. */
  serverKey(): Promise<ServerKey> {
    this.#key ??= this.#readKey().catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }

  async #readKey(): Promise<ServerKey> {
    const read = () => this.#store.noteAt('push-key', this.#now());
    const known = await read();
    if (known !== null) return new ServerKey(known);
    const made = newServerKey();
    if (await this.#store.spend('push-key', FOREVER, made)) return new ServerKey(made);
    const kept = await read();
    if (kept === null) throw new Error('the key for push messages cannot be read');
    return new ServerKey(kept);
  }

  /** Those of the person who holds a seat now, with how to forget each. */
  async of(
    table: string,
    seat: number,
    holder: string,
  ): Promise<readonly { readonly subscription: Subscription; forget(): Promise<void> }[]> {
    const found = await this.#all(table, seat);
    return found.flatMap(({ mark, stored }) =>
      stored?.holder === holder ? [{ subscription: stored, forget: () => this.#store.free(mark) }] : [],
    );
  }

  async keep(table: string, seat: number, holder: string, subscription: Subscription): Promise<number> {
    const all = await this.#all(table, seat);
    const { mark } =
      all.find(({ stored }) => stored?.endpoint === subscription.endpoint) ??
      all.find(({ stored }) => stored?.holder !== holder) ??
      (all[0] as (typeof all)[number]);
    const until = this.#now() + this.#days * DAY;
    await this.#store.free(mark);
    await this.#store.spend(mark, until, JSON.stringify({ ...subscription, holder } satisfies StoredSubscription));
    return until;
  }

  async drop(table: string, seat: number, endpoint: string): Promise<boolean> {
    const found = (await this.#all(table, seat)).filter(({ stored }) => stored?.endpoint === endpoint);
    for (const { mark } of found) await this.#store.free(mark);
    return found.length > 0;
  }

  /** Whether nobody has done this before, at any node. */
  first(mark: string): Promise<boolean> {
    return this.#store.spend(mark, this.#now() + this.#days * DAY);
  }

  /** Where the owner of a table wants to be told; null if nowhere. */
  webhook(table: string): Promise<string | null> {
    return this.#store.noteAt(`hook-${table}`, this.#now());
  }

  async setWebhook(table: string, url: string): Promise<void> {
    await this.#store.free(`hook-${table}`);
    if (url !== '') await this.#store.spend(`hook-${table}`, this.#now() + this.#days * DAY, url);
  }

  #all(table: string, seat: number) {
    return Promise.all(
      slotsOf(table, seat).map(async (mark) => {
        const note = await this.#store.noteAt(mark, this.#now());
        return { mark, stored: note === null ? null : storedSchema.parse(JSON.parse(note)) };
      }),
    );
  }
}

/** Milliseconds until quiet hours end; 0 outside them. */
export function quietFor(quiet: QuietHours | null, now: number): number {
  if (!quiet || quiet.from === quiet.to) return 0;
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: quiet.zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const [hour, minute] = [part('hour'), part('minute')];
  const since = (hour - quiet.from + 24) % 24;
  if (since >= (quiet.to - quiet.from + 24) % 24) return 0;
  const left = ((quiet.to - hour + 24) % 24) * 60 - minute;
  return left * 60_000;
}
