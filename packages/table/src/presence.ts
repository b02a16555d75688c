/**
 * Who is connected, for the question of absence. With several nodes, each prolongs a lease in the store for the seats
 * connected to it: a seat is absent when no node has seen it for the grace of its table, whichever node is asked.
 */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { type LoadedTable, presence } from './loaded-table.ts';
import type { Store } from './store.ts';
import { graceOf } from './table.ts';

interface PresenceEnvironment {
  readonly store: Pick<Store, 'prolong' | 'untilOf'>;
  readonly shared?: boolean;
  readonly absentAfter?: number;
  now(): number;
  log(what: string, details: object): void;
}

const leaseOf = (table: string, seat: SeatIndex): string => `seen-${table}-${seat}`;
const INFINITE = Number.POSITIVE_INFINITY;

export class PresenceTracker {
  readonly #env: PresenceEnvironment;

  constructor(env: PresenceEnvironment) {
    this.#env = env;
  }

  #graceOf({ table }: LoadedTable): number {
    return graceOf(table.spec, this.#env.absentAfter);
  }

  /** Somebody has connected or disconnected. */
  seen(loaded: LoadedTable, who: Viewer): void {
    if (typeof who !== 'number') return;
    const now = this.#env.now();
    loaded.lastSeen.set(who, now);
    if (this.#env.shared) void this.#prolong([leaseOf(loaded.table.id, who)], now + this.#graceOf(loaded));
  }

  /** Prolongs the leases of all seats that are connected to this node. */
  async renew(tables: readonly LoadedTable[]): Promise<void> {
    if (!this.#env.shared) return;
    const byEnd = new Map<number, string[]>();
    for (const loaded of tables) {
      const until = this.#env.now() + this.#graceOf(loaded);
      const leases = presence(loaded).flatMap((here, seat) => (here ? [leaseOf(loaded.table.id, seat)] : []));
      if (leases.length > 0) byEnd.set(until, [...(byEnd.get(until) ?? []), ...leases]);
    }
    await Promise.all([...byEnd].map(([until, leases]) => this.#prolong(leases, until)));
  }

  /** In how many milliseconds each seat counts as absent; 0 if it does, infinity while it is connected here. */
  async grace(loaded: LoadedTable): Promise<readonly number[]> {
    const { lastSeen, loadedAt } = loaded;
    const here = presence(loaded);
    const leases = await this.#leases(loaded);
    const now = this.#env.now();
    return here.map((connected, seat) => {
      if (connected) return INFINITE;
      // A server that has just started has seen nobody yet: absence counts from then.
      const local = (lastSeen.get(seat) ?? loadedAt) + this.#graceOf(loaded);
      return Math.max(0, Math.max(local, leases[seat] ?? 0) - now);
    });
  }

  /** If the store cannot say, nobody counts as absent. */
  async #leases({ table }: LoadedTable): Promise<readonly (number | null)[]> {
    if (!this.#env.shared) return [];
    try {
      return await this.#env.store.untilOf(table.seats.map((_, seat) => leaseOf(table.id, seat)));
    } catch (error) {
      this.#env.log('presence not read', { table: table.id, error });
      return table.seats.map(() => INFINITE);
    }
  }

  async #prolong(leases: readonly string[], until: number): Promise<void> {
    try {
      await this.#env.store.prolong(leases, until);
    } catch (error) {
      this.#env.log('presence not recorded', { error });
    }
  }
}
