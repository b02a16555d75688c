/** Before the first test of the apps: PostgreSQL and NATS, installed if need be, once for all workers. */
import { ensureNats, ensurePostgres } from '../../../tools/server-programs.mjs';

export function setup(): void {
  ensurePostgres();
  ensureNats();
}
