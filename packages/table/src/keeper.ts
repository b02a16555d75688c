/**
 * Keeps tables: one thing at a time for each, nothing told to anybody before it is stored. A table in memory is a copy of
 * its log in the store; when the store says that the copy is old, it is read again, and when nobody needs it, it is put away.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import { isRefusal } from '@reverie/kernel/refusal';
import { type BotQuestion, BotRunner } from './bots.ts';
import {
  isIdle,
  type LoadedTable,
  loadedTable,
  presence,
  publish,
  publishPresence,
  type Subscriber,
} from './loaded-table.ts';
import { TableRepository } from './repository.ts';
import type { Store } from './store.ts';
import { StoreMonitor } from './store-monitor.ts';
import type { House, SubmitResult, Table, TableRequest } from './table.ts';
import { Timeouts } from './timeouts.ts';

interface KeeperEnvironment {
  readonly store: Store;
  readonly house: House;
  /** Lets a program choose. */
  think(thinking: BotQuestion): Promise<number | undefined>;
  now(): number;
  /** Calls back after so many milliseconds, with 0 when everybody else has had a turn; gives a way to cancel it. */
  later(ms: number, call: () => void): () => void;
  /** Whole numbers, for draws that no person may see. */
  seed(): number;
  /** Says that a table has reached a number, to whoever else keeps it. It may be lost. */
  hint(table: string, seq: number): void;
  log(what: string, details: object): void;
  /** How many tables may be in memory without anybody looking at them. */
  readonly maxIdleTables?: number;
}

/** More commands than this waiting for one table are turned away. */
const MAX_WAITING = 64;
const MAX_RETRIES = 5;
/** How long after trouble a table is looked at again. */
const RETRY_DELAY = 1000;
const MAX_IDLE_TABLES = 2000;

export class Keeper {
  readonly #env: KeeperEnvironment;
  readonly #tables = new Map<string, Promise<LoadedTable | null>>();
  readonly #subscribers = new Set<Subscriber>();
  readonly #bots: BotRunner;
  readonly #storeMonitor: StoreMonitor;
  readonly #repository: TableRepository;
  readonly #timeouts: Timeouts;
  #stopping = false;

  constructor(env: KeeperEnvironment) {
    this.#env = env;
    this.#bots = new BotRunner({
      think: (thinking) => env.think(thinking),
      submit: (id, request) => this.submit(id, request),
      scheduleRetry: (loaded) => this.#scheduleRetry(loaded),
      now: () => env.now(),
      later: (ms, call) => env.later(ms, call),
      log: (what, details) => env.log(what, details),
      stopping: () => this.#stopping,
    });
    this.#storeMonitor = new StoreMonitor(env, (on) => {
      for (const subscriber of this.#subscribers) subscriber.recording(on);
      if (on) void this.#resumeBots();
    });
    this.#repository = new TableRepository(env, this.#storeMonitor);
    this.#timeouts = new Timeouts({
      house: env.house,
      submit: (id, request) => this.submit(id, request),
      now: () => env.now(),
      later: (ms, call) => env.later(ms, call),
      fault: (where, error) => this.logError(where, error),
      stopping: () => this.#stopping,
    });
  }

  /** Whether what is played can be recorded, as far as is known. */
  get recording(): boolean {
    return this.#storeMonitor.on;
  }

  /** How many tables are in memory, and how many look on. */
  async counts(): Promise<{ tables: number; subscribers: number }> {
    return { tables: this.#tables.size, subscribers: this.#subscribers.size };
  }

  /** Opens a table that was made from the entries given. */
  async open(table: Table): Promise<SubmitResult> {
    const loaded = loadedTable(table, this.#env.now());
    const appended = await this.#repository.append(loaded, -1, table.log);
    if (appended !== 'stored') return appended === 'failed' ? { later: 'notRecorded' } : { later: 'busy' };
    this.#tables.set(table.id, Promise.resolve(loaded));
    void this.#repository.saveSnapshot(loaded);
    this.#advance(loaded);
    return { seq: table.seq };
  }

  /**
   * The table as it is stored; null if there is none. Throws `Unplayable`. For what must not change under one's hands, see
   * `look`.
   */
  table(id: string): Promise<Table | null> {
    return this.inspect(id, (table) => table);
  }

  /**
   * What `use` makes of a table, at a moment when all that it holds is stored. A command that is being stored is waited
   * for: shown before, it would be known to somebody even if it came to nothing.
   */
  async inspect<T>(id: string, use: (table: Table) => T): Promise<T | null> {
    const loaded = await this.#find(id);
    if (!loaded) return null;
    while (loaded.writing) await loaded.writing;
    return use(loaded.table);
  }

  /** Does what is asked, after everything that was asked of this table before. */
  async submit(id: string, asked: TableRequest): Promise<SubmitResult | null> {
    const loaded = await this.#find(id);
    if (!loaded) return null;
    // Put away in the moment in which it was found: there is another one now.
    if (loaded.discarded) return this.submit(id, asked);
    if (this.#stopping || loaded.waiting >= MAX_WAITING) return { later: 'busy' };
    loaded.waiting++;
    const request = asked.command.do === 'takeOver' ? { ...asked, present: presence(loaded) } : asked;
    const done = loaded.queue.then(() => this.#execute(loaded, request));
    loaded.queue = done.catch(() => undefined);
    try {
      const submitted = await done;
      // After everybody else has had a turn: two programs at one table must not keep the whole house waiting.
      if ('seq' in submitted) this.#env.later(0, () => this.#advance(loaded));
      return submitted;
    } finally {
      loaded.waiting--;
    }
  }

  /**
   * Lets somebody look at a table. `join` gets the table as it stands, says hello, and gives who looks; nothing can happen
   * in between. Null where there is no table, or `join` gives nobody.
   */
  async subscribe(
    id: string,
    join: (table: Table, others: ReadonlySet<Subscriber>) => Subscriber | null,
  ): Promise<(() => void) | null> {
    const loaded = await this.#find(id);
    if (!loaded) return null;
    while (loaded.writing) await loaded.writing;
    if (loaded.discarded) return this.subscribe(id, join);
    const subscriber = join(loaded.table, loaded.subscribers);
    if (!subscriber) return null;
    loaded.subscribers.add(subscriber);
    this.#subscribers.add(subscriber);
    publishPresence(loaded);
    return () => {
      if (!loaded.subscribers.delete(subscriber)) return;
      this.#subscribers.delete(subscriber);
      loaded.lastUsed = this.#env.now();
      publishPresence(loaded);
    };
  }

  /** Another node says that a table went on, or it has been quiet for a while: the log knows. */
  async catchUp(id: string, seq = Number.POSITIVE_INFINITY): Promise<void> {
    // A table that cannot be loaded has nothing to catch up with; whoever asked for it is told.
    const loaded = await this.#tables.get(id)?.catch(() => null);
    if (!loaded || loaded.table.seq >= seq) return;
    await this.#queueRead(loaded);
    this.#advance(loaded);
  }

  /** What others have done to the tables in memory, in case that word of it was lost. */
  async catchUpAll(): Promise<void> {
    const tables = (await this.#all()).map(({ table }) => table.id);
    if (tables.length === 0) return;
    for (const { table, seq } of await this.#env.store.progress(tables)) void this.catchUp(table, seq);
  }

  /** Programs whose turn it is and who have not answered: the node that should have asked them may be gone. */
  async advanceAll(): Promise<void> {
    for (const loaded of await this.#all())
      if (loaded.subscribers.size > 0 && loaded.waiting === 0) this.#advance(loaded);
  }

  /**
   * Puts tables away that nobody looks at and in which nothing runs: those not used since a moment, and the longest unused
   * beyond what memory is meant for.
   */
  async evict(unusedSince: number): Promise<number> {
    const idle = (await this.#all()).filter(isIdle).sort((a, b) => a.lastUsed - b.lastUsed);
    const most = this.#env.maxIdleTables ?? MAX_IDLE_TABLES;
    let excess = idle.length - most;
    let put = 0;
    for (const loaded of idle) {
      if (loaded.lastUsed >= unusedSince && excess-- <= 0) continue;
      await this.#repository.saveSnapshot(loaded);
      if (isIdle(loaded)) {
        loaded.discarded = true;
        this.#tables.delete(loaded.table.id);
        put++;
      }
    }
    return put;
  }

  /** Something that should not have happened: written down, and nobody else is the worse for it. */
  logError(where: string, error: unknown): void {
    this.#env.log('fault', { where, error });
  }

  /** Takes no more commands, and waits for those under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#storeMonitor.stop();
    for (const one of await this.#all()) {
      one.clockTimer?.();
      one.retryTimer?.();
      await one.queue;
    }
  }

  // ------------------------------------------------------------------------------------------------------------------

  /** Tables in memory; those that are being loaded or could not be are left out. */
  async #all(): Promise<LoadedTable[]> {
    const all = await Promise.allSettled(this.#tables.values());
    return all.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  }

  async #find(id: string): Promise<LoadedTable | null> {
    let found = this.#tables.get(id);
    if (!found) {
      found = this.#load(id);
      this.#tables.set(id, found);
      // A table that is not there, or cannot be read now, is looked for again the next time.
      found.then(
        (loaded) => loaded ?? this.#tables.delete(id),
        () => this.#tables.delete(id),
      );
    }
    const loaded = await found;
    if (loaded) loaded.lastUsed = this.#env.now();
    return loaded;
  }

  async #load(id: string): Promise<LoadedTable | null> {
    const loaded = await this.#repository.load(id);
    if (!loaded) return null;
    this.#timeouts.set(loaded);
    this.#env.later(0, () => this.#advance(loaded));
    return loaded;
  }

  async #execute(loaded: LoadedTable, request: TableRequest): Promise<SubmitResult> {
    for (let tries = 0; tries < MAX_RETRIES; tries++) {
      const known = loaded.table.seqOfCommand(request.id);
      if (known !== undefined) return { seq: known };
      const length = loaded.table.seq + 1;
      const entries = loaded.table.execute(request);
      if (isRefusal(entries)) return { refusal: entries };
      const writing = this.#repository.write(loaded, length, entries, () => {
        this.#env.hint(loaded.table.id, loaded.table.seq);
        publish(loaded, entries, this.#env.now());
        this.#timeouts.set(loaded);
      });
      loaded.writing = writing.catch(() => undefined);
      const done = await writing;
      if (done === 'stored') return { seq: entries[0]?.seq ?? loaded.table.seq };
      const read = await this.#tryRead(loaded);
      if (typeof done === 'object') return { seq: done.before };
      if (done === 'failed' || !read) {
        this.#scheduleRetry(loaded);
        // The connection may have broken when it was stored already: then the log knows.
        const stored = loaded.table.seqOfCommand(request.id);
        return stored === undefined ? { later: 'notRecorded' } : { seq: stored };
      }
    }
    return { later: 'busy' };
  }

  /** Whether the log could be read. */
  async #tryRead(loaded: LoadedTable): Promise<boolean> {
    try {
      await this.#read(loaded);
      return true;
    } catch (error) {
      this.#env.log('not read', { table: loaded.table.id, error });
      return false;
    }
  }

  /** Reads what others have written to the log of this table: only that, and only that is played. */
  async #read(loaded: LoadedTable): Promise<void> {
    const more = await this.#env.store.read(loaded.table.id, loaded.table.seq);
    if (more.length === 0) return;
    try {
      loaded.table = loaded.table.extend(more);
    } catch (error) {
      // Half of it may have been taken in: the copy is of no more use, and nobody must be left looking at it.
      loaded.discarded = true;
      loaded.clockTimer?.();
      this.#tables.delete(loaded.table.id);
      for (const subscriber of [...loaded.subscribers]) subscriber.unavailable();
      throw error;
    }
    loaded.card = '';
    publish(loaded, more, this.#env.now());
    this.#timeouts.set(loaded);
  }

  #queueRead(loaded: LoadedTable): Promise<boolean> {
    const read = loaded.queue.then(() => this.#tryRead(loaded));
    loaded.queue = read;
    return read;
  }

  /** Looks again after a while, until the log can be read: then it says what was stored, and programs take their turn. */
  #scheduleRetry(loaded: LoadedTable): void {
    if (loaded.retryTimer || loaded.discarded || this.#stopping) return;
    const look = async (): Promise<void> => {
      loaded.retryTimer = null;
      if (this.#stopping) return;
      if (await this.#queueRead(loaded)) this.#advance(loaded);
      else this.#scheduleRetry(loaded);
    };
    loaded.retryTimer = this.#env.later(RETRY_DELAY, () => void look());
  }

  /** What is not for people: draws that none of them may see, and the answers of programs. */
  #advance(loaded: LoadedTable): void {
    const drawn = loaded.table.paused
      ? undefined
      : loaded.table.faceDownDraw?.sample(new Fast(this.#env.seed()).below());
    if (drawn === undefined || this.#stopping) {
      this.#bots.play(loaded);
      return;
    }
    const command = { do: 'supply', outcome: typeof drawn === 'number' ? drawn : [...drawn] } as const;
    const { id, seq } = loaded.table;
    this.submit(id, { command, actor: { kind: 'house' }, id: `unseen-${seq}`, at: this.#env.now() }).catch(
      (error: unknown) => this.logError('unseen draw', error),
    );
  }

  async #resumeBots(): Promise<void> {
    for (const loaded of await this.#all()) this.#advance(loaded);
  }
}
