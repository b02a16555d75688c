/** Opens the store and the hints that the settings name. Unused ones are not even loaded. */
import { join } from 'node:path';
import type { Store } from '@reverie/table/store';
import { addressesOf, type Config } from '../config.ts';
import type { Hints } from './hints.ts';

export async function openStore(config: Config): Promise<{ readonly store: Store; readonly hints: Hints | null }> {
  if (config.DATABASE_URL === '') {
    const [{ openSqlite }, { lockFolder }] = await Promise.all([import('./sqlite.ts'), import('./folder-lock.ts')]);
    const release = lockFolder(config.DATA);
    try {
      const store = await openSqlite(join(config.DATA, 'tables.sqlite'));
      const close = store.close.bind(store);
      return { store: Object.assign(store, { close: () => close().finally(release) }), hints: null };
    } catch (error) {
      release();
      throw error;
    }
  }
  const [{ openPostgres }, { NatsHints, PostgresHints }, { RoutedStore }] = await Promise.all([
    import('./postgres.ts'),
    import('./hints.ts'),
    import('./routed.ts'),
  ]);
  const urls = addressesOf(config.DATABASE_URL);
  const stores: Store[] = [];
  try {
    for (const url of urls) stores.push(await openPostgres(url));
    const [first = ''] = urls;
    const hints =
      config.NATS_URL === '' ? await PostgresHints.connect(first) : await NatsHints.connect(config.NATS_URL);
    const [only] = stores;
    return { store: only && stores.length === 1 ? only : new RoutedStore(stores), hints };
  } catch (error) {
    await Promise.all(stores.map((store) => store.close()));
    throw error;
  }
}
