/**
 * The store for several nodes: PostgreSQL. Every statement concerns one table (or rows of the list), an append is one
 * round trip, and the default isolation suffices: a writer must move `seq` in `summary` on from the expected number,
 * and a second one finds it moved.
 */
import type { TableEntry } from '@reverie/table/entries';
import type { Card } from '@reverie/table/feed';
import type { Snapshot } from '@reverie/table/snapshot';
import type { AppendResult, Store, TableProgress, TableSummary } from '@reverie/table/store';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { Client, DatabaseError, Pool, type PoolConfig, types } from 'pg';
import { type StoreFailure, StoreReadError, StoreWriteError } from './errors.ts';
import { migratePostgres } from './migrations.ts';
import { type EntryRow, type LargeTable, toEntry, toRows, toSummary } from './rows.ts';

interface Schema {
  readonly entry: EntryRow & { readonly table_id: string; readonly part: number };
  readonly summary: {
    readonly table_id: string;
    readonly seq: number;
    readonly opened: number;
    readonly changed: number;
    readonly card: string | null;
    readonly listed: boolean;
  };
  readonly snapshot: {
    readonly table_id: string;
    readonly seq: number;
    readonly hash: string;
    readonly text: string;
  };
  readonly mark: { readonly mark: string; readonly until: number; readonly note: string };
}

/**
 * Only builds queries. The pool runs them and drops a connection after any error: one that hung once (a network that
 * swallows packets) would hang again.
 */
const queries = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Checks whether the command is known, moves the fence, and inserts the entries if it moved: in one statement. */
const append = (fence: string): string => `
  WITH known AS (
    SELECT seq FROM entry WHERE table_id = $1 AND command = $3 AND part = 0
  ), fence AS (
    ${fence} RETURNING table_id
  ), added AS (
    INSERT INTO entry (table_id, seq, command, part, at, happened)
    SELECT fence.table_id, $2::integer + given.n, $3, given.n - 1, given.at, given.happened
    FROM fence, unnest($4::bigint[], $5::text[]) WITH ORDINALITY AS given (at, happened, n)
    RETURNING 1
  )
  SELECT (SELECT seq FROM known) AS before, (SELECT count(*) FROM added)::integer AS added`;

const UNKNOWN = '(SELECT seq FROM known) IS NULL';

const APPEND_FIRST = {
  name: 'append-first',
  text: append(`
    INSERT INTO summary (table_id, seq, opened, changed, card, listed)
    SELECT $1, $2::integer + cardinality($4::bigint[]), ($4::bigint[])[1], ($4::bigint[])[cardinality($4::bigint[])],
      $6::text, $7::boolean WHERE ${UNKNOWN}
    ON CONFLICT (table_id) DO NOTHING`),
} as const;

const APPEND = {
  name: 'append',
  text: append(`
    UPDATE summary SET seq = $2::integer + cardinality($4::bigint[]), changed = coalesce($8::bigint, changed),
      card = coalesce($6::text, card), listed = CASE WHEN $6::text IS NULL THEN listed ELSE $7::boolean END
    WHERE table_id = $1 AND seq = $2::integer AND ${UNKNOWN}`),
} as const;

const FORGET = {
  name: 'forget',
  text: `
    WITH gone AS (
      DELETE FROM summary WHERE table_id = $1 AND changed < $2 RETURNING table_id
    ), entries AS (
      DELETE FROM entry WHERE table_id IN (SELECT table_id FROM gone)
    ), snapshots AS (
      DELETE FROM snapshot WHERE table_id IN (SELECT table_id FROM gone)
    )
    SELECT count(*)::integer AS gone FROM gone`,
} as const;

const KEEP = {
  name: 'keep',
  text: `
    INSERT INTO snapshot (table_id, seq, hash, text) SELECT $1, $2::integer, $3, $4
    WHERE EXISTS (SELECT 1 FROM summary WHERE table_id = $1)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, text = excluded.text
    WHERE snapshot.seq <= excluded.seq`,
} as const;

const SPEND = {
  name: 'spend',
  text: 'INSERT INTO mark (mark, until, note) VALUES ($1, $2, $3) ON CONFLICT (mark) DO NOTHING RETURNING mark',
} as const;

const PROLONG = {
  name: 'prolong',
  text: `
    INSERT INTO mark (mark, until, note) SELECT mark, $2::bigint, '' FROM unnest($1::text[]) AS mark
    ON CONFLICT (mark) DO UPDATE SET until = greatest(mark.until, excluded.until)`,
} as const;

const TOUCH = {
  name: 'touch',
  text: 'UPDATE summary SET changed = greatest(changed, $2) WHERE table_id = ANY($1)',
} as const;

const REACHED = {
  name: 'reached',
  text: 'SELECT table_id AS "table", seq FROM summary WHERE table_id = ANY($1)',
} as const;

/** Entries per query: few enough for the time limit of an attempt. */
const READ_BATCH = 500;
/** Old tables per query. */
const PRUNE_BATCH = 200;

/**
 * Time limit of one attempt: for a connection, and for the answer to a statement. A connection may be dead without
 * notice, so nothing waits long on one; the statement is retried on another, which is safe because a command is
 * executed once. It fails only when all attempts time out.
 */
const ATTEMPT_TIMEOUT = 800;
const MAX_ATTEMPTS = 6;

const TIMEOUTS: PoolConfig = {
  connectionTimeoutMillis: ATTEMPT_TIMEOUT,
  statement_timeout: 4000,
  query_timeout: ATTEMPT_TIMEOUT,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
};

/** Counts and times arrive as text by default, because they might exceed a number's range; ours do not. */
const numbers = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

export class PostgresStore implements Store {
  readonly #config: PoolConfig;
  #pool: Pool;
  #migrated: Promise<void> | undefined;
  #closed: Promise<void> | undefined;

  /** Takes a `postgres://` URL or settings of the `pg` package; connects on first use. */
  constructor(to: string | PoolConfig) {
    const config = typeof to === 'string' ? { connectionString: to } : to;
    this.#config = { application_name: 'reverie', ...TIMEOUTS, types: numbers, ...config };
    this.#pool = this.#newPool();
  }

  #newPool(): Pool {
    const pool = new Pool(this.#config);
    // A broken idle connection is removed from the pool; without a listener it would crash the process.
    pool.on('error', () => {});
    return pool;
  }

  async append(table: string, expectedSeq: number, entries: readonly TableEntry[], card?: Card): Promise<AppendResult> {
    const { command, rows, card: shown, listed, used } = toRows(table, expectedSeq, entries, card);
    const [at, happened] = [rows.map((row) => row.at), rows.map((row) => row.happened)];
    const first = expectedSeq === -1;
    const values = [table, expectedSeq, command, at, happened, shown, listed, ...(first ? [] : [used])];
    try {
      const [row] = await this.#run<{ before: number | null; added: number }>({
        ...(first ? APPEND_FIRST : APPEND),
        values,
      });
      if (row && row.before !== null) return { before: row.before };
      return row?.added === rows.length ? 'stored' : 'conflict';
    } catch (error) {
      // Another writer was slightly faster. Under stricter isolation the server reports it this way.
      if (error instanceof DatabaseError && CONFLICTS.has(error.code ?? '')) return 'conflict';
      throw new StoreWriteError(failureOf(error), messageOf(error), { cause: error });
    }
  }

  read(table: string, after = -1): Promise<readonly TableEntry[]> {
    const query = queries
      .selectFrom('entry')
      .select(['seq', 'command', 'at', 'happened'])
      .where('table_id', '=', table)
      .orderBy('seq')
      .limit(READ_BATCH);
    return this.#reading(async () => {
      const entries: TableEntry[] = [];
      for (;;) {
        const rows = await this.#select(query.where('seq', '>', entries.at(-1)?.seq ?? after).compile());
        entries.push(...rows.map(toEntry));
        if (rows.length < READ_BATCH) return entries;
      }
    });
  }

  list(most: number, which: 'all' | 'listed' = 'all'): Promise<readonly TableSummary[]> {
    const all = queries
      .selectFrom('summary')
      .select(['table_id as table', 'seq', 'opened', 'changed', 'card'])
      .orderBy('changed', 'desc')
      .limit(most);
    const query = which === 'all' ? all : all.where('listed', '=', true);
    return this.#reading(async () => (await this.#select(query.compile())).map(toSummary));
  }

  async touch(tables: readonly string[], at: number): Promise<void> {
    await this.#writing(() => this.#run({ ...TOUCH, values: [[...new Set(tables)].sort(), at] }));
  }

  progress(tables: readonly string[]): Promise<readonly TableProgress[]> {
    return this.#reading(() => this.#run<TableProgress>({ ...REACHED, values: [tables] }));
  }

  async saveSnapshot(table: string, { seq, text, hash }: Snapshot): Promise<void> {
    await this.#writing(() => this.#run({ ...KEEP, values: [table, seq, hash, text] }));
  }

  loadSnapshot(table: string): Promise<Snapshot | null> {
    const query = queries.selectFrom('snapshot').select(['seq', 'hash', 'text']).where('table_id', '=', table);
    return this.#reading(async () => (await this.#select(query.compile()))[0] ?? null);
  }

  async spend(mark: string, until: number, note = ''): Promise<boolean> {
    return (await this.#writing(() => this.#run({ ...SPEND, values: [mark, until, note] }))).length === 1;
  }

  async prolong(marks: readonly string[], until: number): Promise<void> {
    // In one order everywhere: two nodes that prolong the same marks must not wait for each other.
    await this.#writing(() => this.#run({ ...PROLONG, values: [[...new Set(marks)].sort(), until] }));
  }

  async untilOf(marks: readonly string[]): Promise<readonly (number | null)[]> {
    const query = queries
      .selectFrom('mark')
      .select(['mark', 'until'])
      .where('mark', 'in', [...marks, '']);
    const rows = await this.#reading(() => this.#select(query.compile()));
    const byMark = new Map(rows.map(({ mark, until }) => [mark, until]));
    return marks.map((mark) => byMark.get(mark) ?? null);
  }

  largest(most: number): Promise<readonly LargeTable[]> {
    const text = `
      SELECT s.table_id AS "table", s.seq + 1 AS entries, s.changed,
        (SELECT coalesce(sum(octet_length(e.happened)), 0)::bigint FROM entry e WHERE e.table_id = s.table_id) AS bytes
      FROM summary s ORDER BY bytes DESC LIMIT $1`;
    return this.#reading(() => this.#run<LargeTable>({ text, values: [most] }));
  }

  async drop(table: string): Promise<boolean> {
    const rows = await this.#writing(() =>
      this.#run<{ gone: number }>({ ...FORGET, values: [table, Number.MAX_SAFE_INTEGER] }),
    );
    return rows[0]?.gone === 1;
  }

  /** PostgreSQL checks its pages by itself (`data_checksums`) and its tables with amcheck. */
  async faults(): Promise<readonly string[]> {
    return [];
  }

  async free(mark: string): Promise<void> {
    await this.#writing(() => this.#select(queries.deleteFrom('mark').where('mark', '=', mark).compile()));
  }

  noteAt(mark: string, now: number): Promise<string | null> {
    const query = queries.selectFrom('mark').select('note').where('mark', '=', mark).where('until', '>=', now);
    return this.#reading(async () => (await this.#select(query.compile()))[0]?.note ?? null);
  }

  async prune(unchangedSince: number, now = unchangedSince): Promise<number> {
    const old = queries.selectFrom('summary').select('table_id').where('changed', '<', unchangedSince);
    let forgotten = 0;
    return this.#writing(async () => {
      await this.#select(queries.deleteFrom('mark').where('until', '<', now).compile());
      for (;;) {
        const tables = await this.#select(old.limit(PRUNE_BATCH).compile());
        for (const { table_id } of tables) {
          const [row] = await this.#run<{ gone: number }>({ ...FORGET, values: [table_id, unchangedSince] });
          forgotten += row?.gone ?? 0;
        }
        if (tables.length < PRUNE_BATCH) return forgotten;
      }
    });
  }

  close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }

  /** Migrates the schema once; runs by itself before the first statement. */
  ready(): Promise<void> {
    this.#migrated ??= this.#migrate().catch((error: unknown) => {
      this.#migrated = undefined;
      throw error;
    });
    return this.#migrated;
  }

  async #migrate(): Promise<void> {
    // A connection of its own: the pool's time limits are too short to wait while another node migrates.
    const client = new Client({ ...this.#config, statement_timeout: 60_000, query_timeout: 65_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await migratePostgres(client);
    } finally {
      // The end of the connection rolls back what was not committed.
      await client.end().catch(() => {});
    }
  }

  #select<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<Row[]> {
    return this.#run<Row>({ text: sql, values: [...parameters] });
  }

  async #run<Row>(query: {
    readonly name?: string;
    readonly text: string;
    readonly values: unknown[];
  }): Promise<Row[]> {
    for (let attempt = 1; ; attempt++) {
      let pool = this.#pool;
      try {
        await this.ready();
        pool = this.#pool;
        const { rows } = await pool.query(query);
        return rows as Row[];
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !TIMED_OUT.test(messageOf(error))) throw error;
        if (QUERY_TIMED_OUT.test(messageOf(error))) this.#replacePool(pool);
      }
    }
  }

  /** After one connection timed out, idle ones may be dead as well: the next attempt must not reuse them. */
  #replacePool(pool: Pool): void {
    if (pool !== this.#pool || this.#closed) return;
    this.#pool = this.#newPool();
    // Queries under way on the old pool finish by themselves.
    pool.end().catch(() => {});
  }

  async #writing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new StoreWriteError(failureOf(error), messageOf(error), { cause: error });
    }
  }

  async #reading<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new StoreReadError(failureOf(error), messageOf(error), { cause: error });
    }
  }
}

/**
 * Opens a store and migrates its schema. An unreachable server does not prevent a node from starting: the schema is
 * migrated once it is reachable. Anything else (a wrong password, a newer schema) is reported at once.
 */
export async function openPostgres(to: string | PoolConfig): Promise<Store> {
  const store = new PostgresStore(to);
  try {
    await store.ready();
  } catch (error) {
    if (failureOf(error) !== 'unreachable') {
      await store.close();
      throw error;
    }
  }
  return store;
}

/** Duplicate key; serialization failure; deadlock. */
const CONFLICTS: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);

/** SQLSTATE classes and codes, https://www.postgresql.org/docs/current/errcodes-appendix.html, and Node's own codes. */
const FAILURES: readonly (readonly [code: RegExp, reason: StoreFailure])[] = [
  [/^53100/, 'full'],
  [/^25006/, 'readonly'],
  // Connection errors, too many connections, shutting down or starting up, cancelled for taking too long.
  [/^(08|53300|57|E(?!RR_)[A-Z_]+$)/, 'unreachable'],
];

/** Errors of the `pg` package without a code: the connection ended, or timed out. */
const NO_CONNECTION = /terminated|timeout|not queryable|connection error|closed/i;

/** The timeouts among them. */
const TIMED_OUT = /timeout/i;

/** The timeouts of an established connection: only then is the pool suspect. */
const QUERY_TIMED_OUT = /read timeout/i;

function failureOf(error: unknown): StoreFailure {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? 'failed';
  return NO_CONNECTION.test(messageOf(error)) ? 'unreachable' : 'failed';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
