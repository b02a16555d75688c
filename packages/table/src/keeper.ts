/**
 * Keeps tables: executes commands one at a time per table, and tells nobody before an entry is stored. A table in
 * memory is a copy of its log in the store; an outdated copy is updated from there, and an unused one is evicted.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Thought } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { type BotQuestion, BotRunner } from './bots.ts';
import type { TableEntry } from './entries.ts';
import { isIdle, type LoadedTable, loadedTable, publish, publishPresence, type Subscriber } from './loaded-table.ts';
import { PresenceTracker } from './presence.ts';
import { TableRepository } from './repository.ts';
import type { Store } from './store.ts';
import { StoreMonitor } from './store-monitor.ts';
import type { House, SubmitResult, Table, TableRequest } from './table.ts';
import { Timeouts } from './timeouts.ts';

interface KeeperEnvironment {
  readonly store: Store;
  readonly house: House;
  /** Asks a bot. */
  think(thinking: BotQuestion): Promise<Thought>;
  now(): number;
  /** Calls back after a delay in milliseconds, 0 meaning after other pending work; gives a function that cancels it. */
  later(ms: number, call: () => void): () => void;
  /** Random whole numbers, for face-down draws. */
  seed(): number;
  /** Tells other nodes that a table has reached an entry. It may be lost. */
  hint(table: string, seq: number): void;
  /** This node has stored entries of a table. */
  stored?(table: Table, entries: readonly TableEntry[]): void;
  log(what: string, details: object): void;
  /** Whether other nodes use the same store: then they are told who is connected here. */
  readonly shared?: boolean;
  /** Milliseconds after which whoever has left counts as absent, at least. */
  readonly absentAfter?: number;
  /** How many idle tables stay in memory. */
  readonly maxIdleTables?: number;
}

/** Further commands for one table are rejected as busy; spectators' first, so that they keep no player waiting. */
const MAX_WAITING = 64;
const MAX_WAITING_BEFORE_SPECTATORS = 8;
const MAX_RETRIES = 5;
/** Retry delay after a failure. */
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
  readonly #presence: PresenceTracker;
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
    this.#presence = new PresenceTracker(env);
    this.#timeouts = new Timeouts({
      house: env.house,
      submit: (id, request) => this.submit(id, request),
      now: () => env.now(),
      later: (ms, call) => env.later(ms, call),
      fault: (where, error) => this.logError(where, error),
      stopping: () => this.#stopping,
    });
  }

  /** Whether commands can be recorded, as far as is known. */
  get recording(): boolean {
    return this.#storeMonitor.on;
  }

  /** How many tables are in memory, and how many subscribers there are. */
  async counts(): Promise<{ tables: number; subscribers: number }> {
    return { tables: this.#tables.size, subscribers: this.#subscribers.size };
  }

  /** Stores a new table. */
  async open(table: Table): Promise<SubmitResult> {
    const loaded = loadedTable(table, this.#env.now());
    const appended = await this.#repository.append(loaded, -1, table.log);
    if (appended === 'failed') return { later: 'notRecorded' };
    if (appended === 'conflict') return { later: 'busy' };
    // Stored by an attempt that was thought to have failed, perhaps with another seed: what is stored counts.
    if (typeof appended === 'object') {
      const known = await this.#find(table.id);
      return known ? { seq: known.table.seq } : { later: 'busy' };
    }
    this.#tables.set(table.id, Promise.resolve(loaded));
    void this.#repository.saveSnapshot(loaded);
    this.#advance(loaded);
    return { seq: table.seq };
  }

  /** The table; null if there is none. Throws `UnplayableError`. It may change later: see `inspect`. */
  table(id: string): Promise<Table | null> {
    return this.inspect(id, (table) => table);
  }

  /**
   * What `use` makes of a table at a moment when all its entries are stored. Waits for a command that is being stored:
   * nobody may see it before, because it may fail.
   */
  async inspect<T>(id: string, use: (table: Table) => T): Promise<T | null> {
    const loaded = await this.#find(id);
    if (!loaded) return null;
    while (loaded.writing) await loaded.writing;
    return use(loaded.table);
  }

  /** Executes a request after all earlier ones for this table. */
  async submit(id: string, asked: TableRequest): Promise<SubmitResult | null> {
    const loaded = await this.#find(id);
    if (!loaded) return null;
    // Evicted in the meantime: there is another copy now.
    if (loaded.discarded) return this.submit(id, asked);
    const most = asked.actor.kind === 'spectator' ? MAX_WAITING_BEFORE_SPECTATORS : MAX_WAITING;
    if (this.#stopping || loaded.waiting >= most) return { later: 'busy' };
    loaded.waiting++;
    const done = loaded.queue.then(async () => {
      const needsGrace = asked.command.do === 'takeOver' || asked.command.do === 'dismiss';
      return this.#execute(loaded, needsGrace ? { ...asked, grace: await this.#presence.grace(loaded) } : asked);
    });
    loaded.queue = done.catch(() => undefined);
    try {
      const submitted = await done;
      // Yields first: two bots at one table must not starve the other tables.
      if ('seq' in submitted) this.#env.later(0, () => this.#advance(loaded));
      return submitted;
    } finally {
      loaded.waiting--;
    }
  }

  /**
   * Subscribes to a table. `join` gets the table, sends its welcome and gives the subscriber; nothing can happen in
   * between. Null if there is no table, or `join` gives null.
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
    this.#presence.seen(loaded, subscriber.who);
    publishPresence(loaded);
    return () => {
      if (!loaded.subscribers.delete(subscriber)) return;
      this.#subscribers.delete(subscriber);
      this.#presence.seen(loaded, subscriber.who);
      loaded.lastUsed = this.#env.now();
      publishPresence(loaded);
    };
  }

  /** Which seats are connected, at any node; null if there is no such table. */
  async connected(id: string): Promise<readonly boolean[] | null> {
    const loaded = await this.#find(id);
    return loaded ? (await this.#presence.grace(loaded)).map((ms) => ms === Number.POSITIVE_INFINITY) : null;
  }

  /** Reads what other nodes have appended, after a hint or a while without one. */
  async catchUp(id: string, seq = Number.POSITIVE_INFINITY): Promise<void> {
    // A table that could not be loaded has nothing to catch up with; its caller was told.
    const loaded = await this.#tables.get(id)?.catch(() => null);
    if (!loaded || loaded.table.seq >= seq) return;
    await this.#queueRead(loaded);
    this.#advance(loaded);
  }

  /** Catches up with all tables in memory, in case hints were lost. */
  async catchUpAll(): Promise<void> {
    const tables = (await this.#all()).map(({ table }) => table.id);
    if (tables.length === 0) return;
    for (const { table, seq } of await this.#env.store.progress(tables)) void this.catchUp(table, seq);
  }

  /** Advances tables whose bots have not answered: the node that should have asked them may be gone. */
  async advanceAll(): Promise<void> {
    for (const loaded of await this.#all())
      if (loaded.subscribers.size > 0 && loaded.waiting === 0) this.#advance(loaded);
  }

  /** Tells the other nodes who is connected here. */
  async renewPresence(): Promise<void> {
    await this.#presence.renew(await this.#all());
  }

  /** Evicts idle tables: those unused since a time, and the longest unused beyond the limit. */
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

  /** The table was deleted from the store: so is the copy here, and whoever sits at it comes again and finds nothing. */
  async forget(id: string): Promise<void> {
    const loaded = await this.#tables.get(id)?.catch(() => null);
    if (loaded) this.#discard(loaded);
  }

  /** Logs an unexpected error; other tables are unaffected. */
  logError(where: string, error: unknown): void {
    this.#env.log('fault', { where, error });
  }

  /** Accepts no more commands, and waits for those under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#storeMonitor.stop();
    for (const one of await this.#all()) {
      one.newsTimer?.();
      one.clockTimer?.();
      one.retryTimer?.();
      await one.queue;
    }
  }

  // ------------------------------------------------------------------------------------------------------------------

  /** Tables in memory, except those that are loading or failed to load. */
  async #all(): Promise<LoadedTable[]> {
    const all = await Promise.allSettled(this.#tables.values());
    return all.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  }

  async #find(id: string): Promise<LoadedTable | null> {
    let found = this.#tables.get(id);
    if (!found) {
      found = this.#load(id);
      this.#tables.set(id, found);
      // A missing or unreadable table is looked up again the next time.
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
        this.#env.stored?.(loaded.table, entries);
        this.#publish(loaded, entries);
        this.#timeouts.set(loaded);
      });
      loaded.writing = writing.catch(() => undefined);
      const done = await writing;
      if (done === 'stored') return { seq: entries[0]?.seq ?? loaded.table.seq };
      const read = await this.#tryRead(loaded);
      if (typeof done === 'object') return { seq: done.before };
      if (done === 'failed' || !read) {
        this.#scheduleRetry(loaded);
        // The connection may have broken after the commit: then the log has it.
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

  /** Reads and replays only what others have appended to the log. */
  async #read(loaded: LoadedTable): Promise<void> {
    const more = await this.#env.store.read(loaded.table.id, loaded.table.seq);
    if (more.length === 0) return;
    try {
      loaded.table = loaded.table.extend(more);
    } catch (error) {
      // Half of it may have been applied: the copy is useless.
      this.#discard(loaded);
      throw error;
    }
    loaded.card = '';
    this.#publish(loaded, more);
    this.#timeouts.set(loaded);
  }

  /** Tells everybody of entries, and later those who can wait. */
  #publish(loaded: LoadedTable, entries: readonly TableEntry[]): void {
    const wait = publish(loaded, entries, this.#env.now());
    if (wait === null || loaded.newsTimer) return;
    loaded.newsTimer = this.#env.later(wait, () => {
      this.#tellRest(loaded).catch((error: unknown) => this.logError('news', error));
    });
  }

  async #tellRest(loaded: LoadedTable): Promise<void> {
    // What is executed and not yet stored may fail, and nobody may see it.
    while (loaded.writing) await loaded.writing;
    loaded.newsTimer = null;
    if (!loaded.discarded) this.#publish(loaded, []);
  }

  /** Nobody may keep looking at a copy that no longer follows its log. */
  #discard(loaded: LoadedTable): void {
    loaded.discarded = true;
    loaded.newsTimer?.();
    loaded.clockTimer?.();
    loaded.retryTimer?.();
    this.#tables.delete(loaded.table.id);
    for (const subscriber of [...loaded.subscribers]) subscriber.unavailable();
  }

  #queueRead(loaded: LoadedTable): Promise<boolean> {
    const read = loaded.queue.then(() => this.#tryRead(loaded));
    loaded.queue = read;
    return read;
  }

  /** Retries until the log can be read: then it shows what was stored, and bots continue. */
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

  /** Advances the table: makes face-down draws and asks bots. */
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
