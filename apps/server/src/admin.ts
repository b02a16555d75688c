/** What an operator does with a store besides serving it: looks for what is large or damaged, deletes, closes, blocks. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@reverie/kernel/refusal';
import { findGame } from '@reverie/shelf/shelf';
import { isChronicleId } from '@reverie/table/chronicle/entries';
import { loadChronicle } from '@reverie/table/chronicle/stored';
import { cardOf } from '@reverie/table/feed';
import type { Store } from '@reverie/table/store';
import { Table } from '@reverie/table/table';
import { UnplayableError } from '@reverie/table/table-state';
import { blockMark } from './blocked.ts';
import { addressesOf, type Config } from './config.ts';
import { houseOf } from './house.ts';
import { addressKey } from './limits.ts';
import { StoreReadError } from './stores/errors.ts';
import type { LargeTable } from './stores/rows.ts';

/** A store with what only operators need. */
export interface AdminStore extends Store {
  largest(most: number): Promise<readonly LargeTable[]>;
  /** Deletes a table with everything in it; false if there is none. */
  drop(table: string): Promise<boolean>;
  /** Faults of the file itself, as the database names them; empty if there are none. */
  faults(): Promise<readonly string[]>;
}

interface CheckResult {
  readonly tables: number;
  /** Of the file. */
  readonly faults: readonly string[];
  /** Tables that cannot be read, and those whose log does not replay with the rules here. */
  readonly damaged: readonly string[];
  readonly unplayable: readonly string[];
}

const MOST = Number.MAX_SAFE_INTEGER;

/** Opens the store of the settings. With `alone`, no server may use its folder meanwhile. */
export async function openAdminStore(config: Config, alone: boolean): Promise<AdminStore> {
  if (config.DATABASE_URL !== '') {
    const [{ PostgresStore }, { placeOf, RoutedStore }] = await Promise.all([
      import('./stores/postgres.ts'),
      import('./stores/routed.ts'),
    ]);
    const stores = addressesOf(config.DATABASE_URL).map((url) => new PostgresStore(url));
    for (const store of stores) await store.ready();
    const merged = async <T>(ask: (store: AdminStore) => Promise<readonly T[]>): Promise<T[]> =>
      (await Promise.all(stores.map(ask))).flat();
    return Object.assign(new RoutedStore(stores), {
      largest: async (most: number) =>
        (await merged((store) => store.largest(most))).sort((a, b) => b.bytes - a.bytes).slice(0, most),
      drop: async (table: string) => (await stores[placeOf(table, stores.length)]?.drop(table)) ?? false,
      faults: () => merged((store) => store.faults()),
    });
  }
  const file = join(config.DATA, 'tables.sqlite');
  if (!existsSync(file)) throw new StoreReadError('unreachable', `${file} is not there`);
  const [{ Writer }, { lockFolder }] = await Promise.all([
    import('./stores/sqlite-writer.ts'),
    import('./stores/folder-lock.ts'),
  ]);
  const release = alone ? lockFolder(config.DATA) : () => undefined;
  const store = new Writer(file, { mayCreate: false });
  const close = store.close.bind(store);
  return Object.assign(store, { close: () => close().finally(release) });
}

/** Reads everything once: the file by its own means, then every table as a server would. */
export async function check(store: AdminStore): Promise<CheckResult> {
  const faults = [...(await store.faults())];
  // Not by `largest`, which reads every entry: one that cannot be read would hide all tables.
  const all = await store.list(MOST).catch((error: unknown) => {
    faults.push(error instanceof Error ? error.message : String(error));
    return [];
  });
  const house = houseOf(findGame);
  const damaged: string[] = [];
  const unplayable: string[] = [];
  for (const { table } of all) {
    try {
      const log = await store.read(table);
      if (isChronicleId(table)) loadChronicle(table, log);
      else if (log.length > 0) Table.load(house, table, log);
      else damaged.push(table);
    } catch (error) {
      if (error instanceof UnplayableError) unplayable.push(table);
      else damaged.push(table);
    }
  }
  return { tables: all.length, faults, damaged, unplayable };
}

/** Ends a table as the house: a running game is broken off, and its seed is published. */
export async function closeTable(store: Store, id: string, at: number): Promise<'closed' | 'noTable' | 'refused'> {
  const log = await store.read(id);
  if (log.length === 0 || isChronicleId(id)) return 'noTable';
  const table = Table.load(houseOf(findGame), id, log);
  const before = table.seq;
  const entries = table.execute({ command: { do: 'close' }, actor: { kind: 'house' }, id: 'admin-close', at });
  if (isRefusal(entries)) return 'refused';
  return (await store.append(id, before, entries, cardOf(table))) === 'stored' ? 'closed' : 'refused';
}

/** Keeps an address out of every server on this store until a time, or lets it in again. */
export async function blockAddress(store: Store, address: string, until: number | null): Promise<void> {
  const mark = blockMark(addressKey(address));
  if (until === null) await store.free(mark);
  else await store.prolong([mark], until);
}
