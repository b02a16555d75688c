/**
 * The schema, step by step, in both dialects. Forward only: a released step is never edited, and leaves the database
 * usable for the version before it, so that nodes can be upgraded one after another.
 *
 * `summary` has one row per table and changes with it in the same transaction. Its `seq` is the fence against late
 * writers, and the keys of `entry` back it up. `part` counts the entries of one command.
 */
import type { ClientBase } from 'pg';

interface Step {
  readonly sqlite: string;
  readonly postgres: string;
}

const STEPS: readonly Step[] = [
  {
    sqlite: `
      CREATE TABLE entry (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, command TEXT NOT NULL, part INTEGER NOT NULL,
        at INTEGER NOT NULL, happened TEXT NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, command, part)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE summary (
        table_id TEXT NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, opened INTEGER NOT NULL, changed INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX summary_changed ON summary (changed);`,
    postgres: `
      CREATE TABLE entry (
        table_id text COLLATE "C" NOT NULL, seq integer NOT NULL, command text COLLATE "C" NOT NULL, part integer NOT NULL,
        at bigint NOT NULL, happened text NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, command, part)
      );
      CREATE TABLE summary (
        table_id text COLLATE "C" NOT NULL PRIMARY KEY, seq integer NOT NULL, opened bigint NOT NULL, changed bigint NOT NULL
      );
      CREATE INDEX summary_changed ON summary (changed);`,
  },
  // Cards for the lobby, snapshots so that long games open quickly, one-time marks (tickets).
  {
    sqlite: `
      ALTER TABLE summary ADD COLUMN card TEXT;
      ALTER TABLE summary ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX summary_listed ON summary (changed) WHERE listed = 1;
      CREATE TABLE snapshot (
        table_id TEXT NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, hash TEXT NOT NULL, text TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE mark (mark TEXT NOT NULL PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
    postgres: `
      ALTER TABLE summary ADD COLUMN card text;
      ALTER TABLE summary ADD COLUMN listed boolean NOT NULL DEFAULT false;
      CREATE INDEX summary_listed ON summary (changed) WHERE listed;
      CREATE TABLE snapshot (
        table_id text COLLATE "C" NOT NULL PRIMARY KEY, seq integer NOT NULL, hash text NOT NULL, text text NOT NULL
      );
      CREATE TABLE mark (mark text COLLATE "C" NOT NULL PRIMARY KEY, until bigint NOT NULL);`,
  },
  // Notes at marks (spoken codes).
  {
    sqlite: `ALTER TABLE mark ADD COLUMN note TEXT NOT NULL DEFAULT '';`,
    postgres: `ALTER TABLE mark ADD COLUMN note text NOT NULL DEFAULT '';`,
  },
];

/**
 * The remaining steps for a database at a version. One step more than this program knows is accepted: every step leaves
 * the database usable for the version before it, and a node of that version may restart during an upgrade.
 */
function stepsFrom(version: number): readonly Step[] {
  if (version > STEPS.length + 1) {
    throw new Error(`The database has schema ${version}, newer than this program knows (${STEPS.length}).`);
  }
  return STEPS.slice(version);
}

/** The SQLite script for the remaining steps; empty if there are none. Runs in the transaction that read `version`. */
export function sqliteMigration(version: number): string {
  const steps = stepsFrom(version);
  return steps.length === 0
    ? ''
    : `${steps.map(({ sqlite }) => sqlite).join('\n')}\nPRAGMA user_version = ${STEPS.length};`;
}

/** An arbitrary number that nothing else in the database uses: nodes that start together wait at this lock. */
const LOCK = 7_383_743;

/** Migrates a PostgreSQL database in one transaction. */
export async function migratePostgres(client: ClientBase): Promise<void> {
  // Usually there is nothing to do. Then no write permission is needed: a standby that takes over may not grant it yet.
  if (stepsFrom(await versionOf(client)).length === 0) return;
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
  );
  // Read again behind the lock: another node may have migrated meanwhile.
  let version = await versionOf(client);
  for (const { postgres } of stepsFrom(version)) {
    await client.query(postgres);
    await client.query('INSERT INTO schema_version (version) VALUES ($1)', [++version]);
  }
  await client.query('COMMIT');
}

async function versionOf(client: ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('schema_version') IS NOT NULL AS there",
  );
  if (!tables[0]?.there) return 0;
  const { rows } = await client.query<{ version: number | null }>('SELECT max(version) AS version FROM schema_version');
  return rows[0]?.version ?? 0;
}
