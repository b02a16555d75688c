// Finds or installs the servers that tests need, beside the checks: on a fresh machine it takes as long as they do.
import { ensureNats, ensurePostgres } from './server-programs.mjs';

ensurePostgres();
ensureNats();
