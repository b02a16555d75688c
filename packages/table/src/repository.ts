/** Loads tables from the store, and stores or rolls back what was executed in memory. */
import { isChronicleId } from './chronicle/entries.ts';
import type { TableEntry } from './entries.ts';
import { type Card, cardOf } from './feed.ts';
import { type LoadedTable, loadedTable } from './loaded-table.ts';
import type { Snapshot } from './snapshot.ts';
import type { Store } from './store.ts';
import type { StoreMonitor } from './store-monitor.ts';
import { type House, Table } from './table.ts';

interface RepositoryEnvironment {
  readonly store: Store;
  readonly house: House;
  now(): number;
  log(what: string, details: object): void;
}

/** Replaying a shorter log is faster than reading a snapshot; and how many entries lie between two snapshots. */
const MIN_SNAPSHOT_ENTRIES = 200;
const SNAPSHOT_INTERVAL = 500;

export class TableRepository {
  readonly #env: RepositoryEnvironment;
  readonly #storeMonitor: StoreMonitor;

  constructor(env: RepositoryEnvironment, recording: StoreMonitor) {
    this.#env = env;
    this.#storeMonitor = recording;
  }

  /** Loads a table from its log; null if there is none. Throws `UnplayableError`. */
  async load(id: string): Promise<LoadedTable | null> {
    const { store, house } = this.#env;
    // Chronicles lie in the same store: their logs are no table's.
    if (isChronicleId(id)) return null;
    const log = await store.read(id);
    if (log.length === 0) return null;
    const snapshot = log.length > MIN_SNAPSHOT_ENTRIES ? await this.#snapshotOf(id) : null;
    const table = Table.load(house, id, log, snapshot);
    const loaded = loadedTable(table, this.#env.now());
    loaded.card = JSON.stringify(cardOf(table));
    if (table.restored) loaded.snapshot = snapshot;
    return loaded;
  }

  async append(loaded: LoadedTable, expected: number, entries: readonly TableEntry[]) {
    const card = this.#cardAfter(loaded, entries);
    try {
      const done = await this.#env.store.append(loaded.table.id, expected, entries, card);
      this.#storeMonitor.succeeded();
      if (done === 'stored' && card) loaded.card = JSON.stringify(card);
      return done;
    } catch (error) {
      this.#env.log('not recorded', { table: loaded.table.id, error });
      this.#storeMonitor.failed();
      return 'failed' as const;
    }
  }

  /** The card, if it has changed: moves in the middle of a game do not change it. */
  #cardAfter({ table, card }: LoadedTable, entries: readonly TableEntry[]): Card | undefined {
    const midst = ({ happened }: TableEntry): boolean => happened.kind === 'played' && happened.entry.do === 'answer';
    if (card !== '' && table.phase === 'playing' && entries.every(midst)) return undefined;
    const now = cardOf(table);
    return JSON.stringify(now) === card ? undefined : now;
  }

  /** Stores the entries after a length of the log and then calls `stored`; or rolls them back. */
  async write(loaded: LoadedTable, length: number, entries: readonly TableEntry[], stored: () => void) {
    const done = await this.append(loaded, length - 1, entries);
    try {
      if (done === 'stored') {
        stored();
        if (entriesSinceSnapshot(loaded) >= SNAPSHOT_INTERVAL) void this.saveSnapshot(loaded);
      } else {
        // What is not recorded has not happened.
        loaded.table = Table.load(this.#env.house, loaded.table.id, loaded.table.since(0, length), loaded.snapshot);
        loaded.card = '';
      }
    } finally {
      loaded.writing = null;
    }
    return done;
  }

  /** Saves a snapshot, if the table is long enough and has changed enough since the last. */
  async saveSnapshot(loaded: LoadedTable): Promise<void> {
    if (entriesSinceSnapshot(loaded) < MIN_SNAPSHOT_ENTRIES) return;
    const snapshot = loaded.table.snapshot();
    if (!snapshot) return;
    loaded.snapshot = snapshot;
    try {
      await this.#env.store.saveSnapshot(loaded.table.id, snapshot);
    } catch (error) {
      this.#env.log('snapshot not loaded', { table: loaded.table.id, error });
    }
  }

  /** Without its snapshot a table only opens more slowly. */
  async #snapshotOf(id: string): Promise<Snapshot | null> {
    try {
      return await this.#env.store.loadSnapshot(id);
    } catch (error) {
      this.#env.log('snapshot not read', { table: id, error });
      return null;
    }
  }
}

/** Entries since the last snapshot. */
const entriesSinceSnapshot = ({ table, snapshot }: LoadedTable): number => table.seq - (snapshot?.seq ?? -1);
