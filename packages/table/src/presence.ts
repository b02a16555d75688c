/**
 * Who is connected, for the question of absence. With several nodes, each tells the store of the seats connected to it by
 * two leases: `seen` lasts for the grace of the table, `held` for several of them and is given up when the person leaves.
 * So a seat is absent a grace after it left, whichever node is asked; and a node that is cut off from the store for a
 * while, or ends without a word, makes nobody absent at once.
 */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { type LoadedTable, presence } from './loaded-table.ts';
import type { Store } from './store.ts';
import { graceOf } from './table.ts';

interface PresenceEnvironment {
  readonly store: Pick<Store, 'prolong' | 'untilOf' | 'free'>;
  readonly shared?: boolean;
  readonly absentAfter?: number;
  now(): number;
  log(what: string, details: object): void;
}

const leaseOf = (kind: 'seen' | 'held', table: string, seat: SeatIndex): string => `${kind}-${table}-${seat}`;
/** How many graces a seat stays held by a node that says nothing more. */
const HELD = 4;
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
    loaded.lastSeen.set(who, this.#env.now());
    if (this.#env.shared) void this.#tell(loaded, who);
  }

  /** Prolongs the leases of all seats that are connected to this node. */
  async renew(tables: readonly LoadedTable[]): Promise<void> {
    if (!this.#env.shared) return;
    const byEnd = new Map<number, string[]>();
    const until = (end: number, lease: string): unknown => byEnd.set(end, [...(byEnd.get(end) ?? []), lease]);
    for (const loaded of tables) {
      const [now, grace] = [this.#env.now(), this.#graceOf(loaded)];
      for (const [seat, here] of presence(loaded).entries()) {
        if (!here) continue;
        until(now + grace, leaseOf('seen', loaded.table.id, seat));
        until(now + HELD * grace, leaseOf('held', loaded.table.id, seat));
      }
    }
    await Promise.all([...byEnd].map(([end, leases]) => this.#prolong(leases, end)));
  }

  /** In how many milliseconds each seat counts as absent; 0 if it does, infinity while it is connected anywhere. */
  async grace(loaded: LoadedTable): Promise<readonly number[]> {
    const { lastSeen, loadedAt } = loaded;
    const [seen, held] = await Promise.all([this.#leases('seen', loaded), this.#leases('held', loaded)]);
    // Somebody may have come while the store was asked.
    const here = presence(loaded);
    const now = this.#env.now();
    return here.map((connected, seat) => {
      if (connected || (held[seat] ?? 0) > now) return INFINITE;
      // A server that has just started has seen nobody yet: absence counts from then.
      const local = (lastSeen.get(seat) ?? loadedAt) + this.#graceOf(loaded);
      return Math.max(0, Math.max(local, seen[seat] ?? 0) - now);
    });
  }

  async #tell(loaded: LoadedTable, seat: SeatIndex): Promise<void> {
    const { id } = loaded.table;
    const [now, grace] = [this.#env.now(), this.#graceOf(loaded)];
    const held = leaseOf('held', id, seat);
    const here = presence(loaded)[seat];
    await Promise.all([
      here ? this.#prolong([held], now + HELD * grace) : this.#recorded(() => this.#env.store.free(held)),
      this.#prolong([leaseOf('seen', id, seat)], now + grace),
    ]);
  }

  /** If the store cannot say, nobody counts as absent. */
  async #leases(kind: 'seen' | 'held', { table }: LoadedTable): Promise<readonly (number | null)[]> {
    if (!this.#env.shared) return [];
    try {
      return await this.#env.store.untilOf(table.seats.map((_, seat) => leaseOf(kind, table.id, seat)));
    } catch (error) {
      this.#env.log('presence not read', { table: table.id, error });
      return table.seats.map(() => INFINITE);
    }
  }

  #prolong(leases: readonly string[], until: number): Promise<void> {
    return this.#recorded(() => this.#env.store.prolong(leases, until));
  }

  async #recorded(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      this.#env.log('presence not recorded', { error });
    }
  }
}
