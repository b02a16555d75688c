/** Before the first test of the apps, once for all workers: PostgreSQL and NATS, and what runs beside the tests. */
import type { TestProject } from 'vitest/node';
import { ensureNats, ensurePostgres } from '../../../tools/server-programs.mjs';
import { makeBundles } from './bundles.ts';

export async function setup({ config }: TestProject): Promise<(() => void) | undefined> {
  ensurePostgres();
  ensureNats();
  // While files are watched, bundles would grow old.
  if (config.watch) return undefined;
  const { folder, remove } = await makeBundles();
  process.env.REVERIE_BUNDLES = folder;
  return remove;
}
