/** What a server does by itself from time to time: catch up with other nodes, free memory, prune old tables. */
import type { Keeper } from '@reverie/table/keeper';
import type { Store } from '@reverie/table/store';
import type { Config } from './config.ts';

/** How often tables in memory are compared with the store, in case a hint was lost. */
const CATCH_UP_INTERVAL = 1000;
/** A third of the shortest grace at most: two failures in a row make nobody absent. */
const PRESENCE_INTERVAL = 10_000;
const presenceInterval = ({ ABSENT_AFTER }: Pick<Config, 'ABSENT_AFTER'>): number =>
  Math.min(PRESENCE_INTERVAL, (ABSENT_AFTER * 1000) / 3);
/** Tables unused for this long are evicted from memory; and how often that is checked. */
const EVICT_AFTER = 60_000;
const EVICT_INTERVAL = 10_000;
const PRUNE_INTERVAL = 3_600_000;
const DAY = 86_400_000;

interface MaintenanceParts {
  readonly config: Pick<Config, 'RETENTION_DAYS' | 'ABSENT_AFTER'>;
  readonly store: Store;
  readonly keeper: Keeper;
  /** Whether other nodes write to the same store. */
  readonly shared: boolean;
  log(what: string, details: object): void;
}

/** Gives a function that stops it. */
export function startMaintenance({ config, store, keeper, shared, log }: MaintenanceParts): () => void {
  const every = (ms: number, failure: string, work: () => Promise<unknown>): NodeJS.Timeout => {
    let busy = false;
    return setInterval(async () => {
      // One at a time: while the store does not answer, requests must not pile up.
      if (busy) return;
      busy = true;
      await work().catch((error: unknown) => log(failure, { error }));
      busy = false;
    }, ms).unref();
  };
  const timers = [
    every(CATCH_UP_INTERVAL, 'catching up failed', async () => {
      if (!shared) return;
      await keeper.catchUpAll();
      await keeper.advanceAll();
    }),
    every(presenceInterval(config), 'presence not told', () => keeper.renewPresence()),
    every(EVICT_INTERVAL, 'eviction failed', () => keeper.evict(Date.now() - EVICT_AFTER)),
    every(PRUNE_INTERVAL, 'pruning failed', () => store.prune(Date.now() - config.RETENTION_DAYS * DAY, Date.now())),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
