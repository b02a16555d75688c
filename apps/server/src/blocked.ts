/** Addresses that an operator keeps out (`reverie admin block`), for all nodes on a store. */
import type { Store } from '@reverie/table/store';

export const blockMark = (address: string): string => `blocked-${address}`;

/** How long an answer of the store counts, in milliseconds. */
const REMEMBERED = 10_000;
const MAX_REMEMBERED = 10_000;

export class BlockedAddresses {
  readonly #store: Pick<Store, 'untilOf'>;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly blocked: Promise<boolean>; readonly at: number }>();

  constructor(store: Pick<Store, 'untilOf'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** If the store cannot say, nobody is blocked. */
  has(address: string): Promise<boolean> {
    const now = this.#now();
    const known = this.#known.get(address);
    if (known && now - known.at < REMEMBERED) return known.blocked;
    this.#known.delete(address);
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    const blocked = this.#store.untilOf([blockMark(address)]).then(
      ([until]) => (until ?? 0) > now,
      () => false,
    );
    this.#known.set(address, { blocked, at: now });
    return blocked;
  }
}
