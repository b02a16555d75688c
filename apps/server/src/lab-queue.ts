/**
 * Shards of studies in PostgreSQL, for workers on any number of machines. A worker holds the row of its shard locked while
 * it plays: if it dies, however abruptly, the database lets go of the row and the next worker takes it. Counts are
 * written once, in the transaction that holds the lock, so nothing is counted twice.
 */
import { createHash } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';

const TABLES = `
  CREATE TABLE IF NOT EXISTS lab_study (
    id text PRIMARY KEY, study text NOT NULL, version text NOT NULL, made bigint GENERATED ALWAYS AS IDENTITY
  );
  CREATE TABLE IF NOT EXISTS lab_shard (
    study_id text NOT NULL REFERENCES lab_study ON DELETE CASCADE, shard integer NOT NULL,
    counts text, fault text, PRIMARY KEY (study_id, shard)
  );
  CREATE TABLE IF NOT EXISTS lab_try (study_id text NOT NULL, shard integer NOT NULL, tries integer NOT NULL, PRIMARY KEY (study_id, shard));
`;
/** Two sessions that set up at once would stumble over each other. */
const SET_UP = 7_291_154_001;
/** A shard that took so many workers down with it is not given to another. */
const MOST_TRIES = 5;
const SILENCE = 30_000;
/** A machine that has gone without a word must not hold its shard for ever. */
const SESSION =
  "SET idle_in_transaction_session_timeout = '15min'; SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10";

type Counts = Readonly<Record<string, number>>;

interface QueuedShard {
  readonly study: string;
  readonly json: string;
  readonly shard: number;
}

/** A study in the queue, as a list shows it. */
interface QueuedStudy {
  readonly id: string;
  readonly json: string;
  /** Shards with counts. */
  readonly played: number;
}

/** Where a study stands. */
interface StudyStanding extends QueuedStudy {
  readonly version: string;
  /** The counts of shards from the one asked for on, as far as they follow one another. */
  readonly counts: readonly Counts[];
  /** Workers that are at a shard of it now. */
  readonly workers: number;
  /** The first shard that could not be played. */
  readonly fault: { readonly shard: number; readonly why: string } | null;
}

/** Shards that are shown at a time. */
const SHOWN = 64;
const LISTED = 50;
/** What the database calls a connection that plays a shard of a study. */
const playing = (study: string): string => `reverie shard ${study}`;

export class LabQueue {
  readonly #pool: Pool;

  constructor(url: string, most = 4) {
    this.#pool = new Pool({
      connectionString: url,
      max: most,
      connectionTimeoutMillis: 5000,
      // A database that is cut off without a word is gone too.
      query_timeout: SILENCE,
    });
    // Errors of idle connections: whatever is asked next says that the database is gone.
    this.#pool.on('error', () => undefined);
  }

  async setUp(): Promise<void> {
    await this.#within(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [SET_UP]);
      await client.query(TABLES);
    });
  }

  /** The same study of the same rules is the same row: what was counted of it stays. */
  async put(json: string, version: string): Promise<string> {
    const id = createHash('sha256').update(`${version}\n${json}`).digest('hex').slice(0, 32);
    const insert = 'INSERT INTO lab_study (id, study, version) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
    await this.#pool.query(insert, [id, json, version]);
    return id;
  }

  /** Asks for shards; those that were asked for before are left as they are. */
  async ask(study: string, shards: readonly number[]): Promise<void> {
    const insert = 'INSERT INTO lab_shard (study_id, shard) SELECT $1, unnest($2::integer[]) ON CONFLICT DO NOTHING';
    await this.#pool.query(insert, [study, shards]);
  }

  /** What is known of these shards: their counts, or why they have none. */
  async read(study: string, shards: readonly number[]): Promise<ReadonlyMap<number, Counts | Error>> {
    const select =
      'SELECT shard, counts, fault FROM lab_shard WHERE study_id = $1 AND shard = ANY($2) AND (counts IS NOT NULL OR fault IS NOT NULL)';
    const { rows } = await this.#pool.query<{ shard: number; counts: string | null; fault: string | null }>(select, [
      study,
      shards,
    ]);
    return new Map(
      rows.map(({ shard, counts, fault }) => [shard, counts === null ? new Error(fault ?? '') : JSON.parse(counts)]),
    );
  }

  /**
   * Takes a shard of rules that this worker has, plays it and writes its counts. False if there is none. A shard that
   * cannot be played is marked with the reason; a worker that dies marks nothing.
   */
  async take(versions: readonly string[], play: (one: QueuedShard) => Counts | Promise<Counts>): Promise<boolean> {
    return this.#within(async (client) => {
      const select = `
        SELECT s.study_id AS study, s.shard, l.study AS json FROM lab_shard s JOIN lab_study l ON l.id = s.study_id
        WHERE s.counts IS NULL AND s.fault IS NULL AND l.version = ANY($1)
        ORDER BY l.made, s.shard LIMIT 1 FOR UPDATE OF s SKIP LOCKED`;
      const { rows } = await client.query<QueuedShard>(select, [versions]);
      const [one] = rows;
      if (!one) return false;
      // For those who watch: taken back with the transaction, and gone with the connection.
      await client.query("SELECT set_config('application_name', $1, true)", [playing(one.study)]);
      const end = (counts: string | null, fault: string | null) =>
        client.query('UPDATE lab_shard SET counts = $3, fault = $4 WHERE study_id = $1 AND shard = $2', [
          one.study,
          one.shard,
          counts,
          fault,
        ]);
      if ((await this.#tried(one)) > MOST_TRIES) {
        await end(null, `given up after ${MOST_TRIES} workers were lost over it`);
        return true;
      }
      let counts: Counts;
      try {
        counts = await play(one);
      } catch (error) {
        await end(null, error instanceof Error ? error.message : String(error));
        return true;
      }
      await end(JSON.stringify(counts), null);
      return true;
    });
  }

  /** Rules that are waited for and that no worker of these versions can play. */
  async others(versions: readonly string[]): Promise<readonly string[]> {
    const select = `
      SELECT DISTINCT l.version FROM lab_study l JOIN lab_shard s ON s.study_id = l.id
      WHERE s.counts IS NULL AND s.fault IS NULL AND NOT l.version = ANY($1)`;
    const { rows } = await this.#pool.query<{ version: string }>(select, [versions]);
    return rows.map(({ version }) => version);
  }

  /** The latest studies, with how much of each was played. */
  async list(): Promise<readonly QueuedStudy[]> {
    const select = `
      SELECT l.id, l.study AS json, count(s.counts)::integer AS played FROM lab_study l
      LEFT JOIN lab_shard s ON s.study_id = l.id GROUP BY l.id ORDER BY l.made DESC LIMIT ${LISTED}`;
    return (await this.#pool.query<QueuedStudy>(select)).rows;
  }

  /** Where a study stands, with the counts of its shards from one on; undefined if there is no such study. */
  async watch(id: string, from: number): Promise<StudyStanding | undefined> {
    const study = `
      SELECT l.id, l.study AS json, l.version,
        (SELECT count(*)::integer FROM lab_shard WHERE study_id = l.id AND counts IS NOT NULL) AS played,
        (SELECT count(*)::integer FROM pg_stat_activity WHERE application_name = $2) AS workers
      FROM lab_study l WHERE l.id = $1`;
    const { rows } = await this.#pool.query<Omit<StudyStanding, 'counts' | 'fault'>>(study, [id, playing(id)]);
    const [found] = rows;
    if (!found) return undefined;
    const select = 'SELECT shard, fault AS why FROM lab_shard WHERE study_id = $1 AND fault IS NOT NULL';
    const faults = await this.#pool.query<{ shard: number; why: string }>(`${select} ORDER BY shard LIMIT 1`, [id]);
    const shards = Array.from({ length: SHOWN }, (_, i) => from + i);
    const known = await this.read(id, shards);
    const missing = shards.findIndex((shard) => !known.has(shard) || known.get(shard) instanceof Error);
    const counts = shards.slice(0, missing < 0 ? SHOWN : missing).map((shard) => known.get(shard) as Counts);
    return { ...found, counts, fault: faults.rows[0] ?? null };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  /** Counted outside the transaction, which a dying worker takes back. */
  async #tried({ study, shard }: QueuedShard): Promise<number> {
    const count = `
      INSERT INTO lab_try VALUES ($1, $2, 1)
      ON CONFLICT (study_id, shard) DO UPDATE SET tries = lab_try.tries + 1 RETURNING tries`;
    const { rows } = await this.#pool.query<{ tries: number }>(count, [study, shard]);
    return rows[0]?.tries ?? 1;
  }

  async #within<T>(act: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    // Said by the query that fails; without a listener it would end the process.
    const unheard = (): void => undefined;
    client.on('error', unheard);
    let broken: Error | undefined;
    try {
      await client.query(SESSION);
      await client.query('BEGIN');
      const got = await act(client);
      await client.query('COMMIT');
      return got;
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.off('error', unheard);
      client.release(broken);
    }
  }
}
