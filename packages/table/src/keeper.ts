/**
 * Keeps tables: one thing at a time for each, nothing told to anybody before it is stored. A table in memory is a copy of
 * its log in the store; when the store says that the copy is old, it is read again, and when nobody needs it, it is put away.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { Clocks } from './clocks.ts';
import { isIdle, type Kept, keptOf, presence, tell, tellPresence, type Watching } from './kept.ts';
import { Ledger } from './ledger.ts';
import { Programs, type Thinking } from './programs.ts';
import { Recording } from './recording.ts';
import type { Store } from './store.ts';
import type { House, Request, Table } from './table.ts';

export type Submitted =
  | { readonly seq: number }
  | { readonly refusal: Refusal }
  | { readonly later: 'notRecorded' | 'busy' };

export interface Surroundings {
  readonly store: Store;
  readonly house: House;
  /** Lets a program choose. */
  think(thinking: Thinking): Promise<number | undefined>;
  now(): number;
  /** Calls back after so many milliseconds, with 0 when everybody else has had a turn; gives a way to cancel it. */
  later(ms: number, call: () => void): () => void;
  /** Whole numbers, for draws that no person may see. */
  seed(): number;
  /** Says that a table has reached a number, to whoever else keeps it. It may be lost. */
  hint(table: string, seq: number): void;
  log(what: string, details: object): void;
  /** How many tables may be in memory without anybody looking at them. */
  readonly mostTables?: number;
}

/** More commands than this waiting for one table are turned away. */
const MOST_WAITING = 64;
const MOST_RETRIES = 5;
/** How long after trouble a table is looked at again. */
const MEND_AFTER = 1000;
const MOST_TABLES = 2000;

export class Keeper {
  readonly #around: Surroundings;
  readonly #kept = new Map<string, Promise<Kept | null>>();
  readonly #everybody = new Set<Watching>();
  readonly #programs: Programs;
  readonly #recording: Recording;
  readonly #ledger: Ledger;
  readonly #clocks: Clocks;
  #stopping = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#programs = new Programs({
      think: (thinking) => around.think(thinking),
      submit: (id, request) => this.submit(id, request),
      mend: (kept) => this.#mend(kept),
      now: () => around.now(),
      later: (ms, call) => around.later(ms, call),
      log: (what, details) => around.log(what, details),
      stopping: () => this.#stopping,
    });
    this.#recording = new Recording(around, (on) => {
      for (const watching of this.#everybody) watching.recording(on);
      if (on) void this.#resumePrograms();
    });
    this.#ledger = new Ledger(around, this.#recording);
    this.#clocks = new Clocks({
      house: around.house,
      submit: (id, request) => this.submit(id, request),
      now: () => around.now(),
      later: (ms, call) => around.later(ms, call),
      fault: (where, error) => this.fault(where, error),
      stopping: () => this.#stopping,
    });
  }

  /** Whether what is played can be recorded, as far as is known. */
  get recording(): boolean {
    return this.#recording.on;
  }

  /** How many tables are in memory, and how many look on. */
  async counts(): Promise<{ tables: number; watching: number }> {
    return { tables: this.#kept.size, watching: this.#everybody.size };
  }

  /** Opens a table that was made from the entries given. */
  async open(table: Table): Promise<Submitted> {
    const kept = keptOf(table, this.#around.now());
    const appended = await this.#ledger.append(kept, -1, table.log);
    if (appended !== 'stored') return appended === 'failed' ? { later: 'notRecorded' } : { later: 'busy' };
    this.#kept.set(table.id, Promise.resolve(kept));
    void this.#ledger.keepSnapshot(kept);
    this.#goOn(kept);
    return { seq: table.seq };
  }

  /**
   * The table as it is stored; null if there is none. Throws `Unplayable`. For what must not change under one's hands, see
   * `look`.
   */
  table(id: string): Promise<Table | null> {
    return this.look(id, (table) => table);
  }

  /**
   * What `use` makes of a table, at a moment when all that it holds is stored. A command that is being stored is waited
   * for: shown before, it would be known to somebody even if it came to nothing.
   */
  async look<T>(id: string, use: (table: Table) => T): Promise<T | null> {
    const kept = await this.#find(id);
    if (!kept) return null;
    while (kept.writing) await kept.writing;
    return use(kept.table);
  }

  /** Does what is asked, after everything that was asked of this table before. */
  async submit(id: string, asked: Request): Promise<Submitted | null> {
    const kept = await this.#find(id);
    if (!kept) return null;
    // Put away in the moment in which it was found: there is another one now.
    if (kept.lost) return this.submit(id, asked);
    if (this.#stopping || kept.waiting >= MOST_WAITING) return { later: 'busy' };
    kept.waiting++;
    const request = asked.command.do === 'takeOver' ? { ...asked, present: presence(kept) } : asked;
    const done = kept.queue.then(() => this.#do(kept, request));
    kept.queue = done.catch(() => undefined);
    try {
      const submitted = await done;
      // After everybody else has had a turn: two programs at one table must not keep the whole house waiting.
      if ('seq' in submitted) this.#around.later(0, () => this.#goOn(kept));
      return submitted;
    } finally {
      kept.waiting--;
    }
  }

  /**
   * Lets somebody look at a table. `join` gets the table as it stands, says hello, and gives who looks; nothing can happen
   * in between. Null where there is no table, or `join` gives nobody.
   */
  async watch(
    id: string,
    join: (table: Table, others: ReadonlySet<Watching>) => Watching | null,
  ): Promise<(() => void) | null> {
    const kept = await this.#find(id);
    if (!kept) return null;
    while (kept.writing) await kept.writing;
    if (kept.lost) return this.watch(id, join);
    const watching = join(kept.table, kept.watching);
    if (!watching) return null;
    kept.watching.add(watching);
    this.#everybody.add(watching);
    tellPresence(kept);
    return () => {
      if (!kept.watching.delete(watching)) return;
      this.#everybody.delete(watching);
      kept.used = this.#around.now();
      tellPresence(kept);
    };
  }

  /** Another node says that a table went on, or it has been quiet for a while: the log knows. */
  async catchUp(id: string, seq = Number.POSITIVE_INFINITY): Promise<void> {
    // A table that cannot be loaded has nothing to catch up with; whoever asked for it is told.
    const kept = await this.#kept.get(id)?.catch(() => null);
    if (!kept || kept.table.seq >= seq) return;
    await this.#readInTurn(kept);
    this.#goOn(kept);
  }

  /** What others have done to the tables in memory, in case that word of it was lost. */
  async catchUpAll(): Promise<void> {
    const tables = (await this.#all()).map(({ table }) => table.id);
    if (tables.length === 0) return;
    for (const { table, seq } of await this.#around.store.reached(tables)) void this.catchUp(table, seq);
  }

  /** Programs whose turn it is and who have not answered: the node that should have asked them may be gone. */
  async nudge(): Promise<void> {
    for (const kept of await this.#all()) if (kept.watching.size > 0 && kept.waiting === 0) this.#goOn(kept);
  }

  /**
   * Puts tables away that nobody looks at and in which nothing runs: those not used since a moment, and the longest unused
   * beyond what memory is meant for.
   */
  async sweep(unusedSince: number): Promise<number> {
    const idle = (await this.#all()).filter(isIdle).sort((a, b) => a.used - b.used);
    const most = this.#around.mostTables ?? MOST_TABLES;
    let excess = idle.length - most;
    let put = 0;
    for (const kept of idle) {
      if (kept.used >= unusedSince && excess-- <= 0) continue;
      await this.#ledger.keepSnapshot(kept);
      if (isIdle(kept)) {
        kept.lost = true;
        this.#kept.delete(kept.table.id);
        put++;
      }
    }
    return put;
  }

  /** Something that should not have happened: written down, and nobody else is the worse for it. */
  fault(where: string, error: unknown): void {
    this.#around.log('fault', { where, error });
  }

  /** Takes no more commands, and waits for those under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#recording.stop();
    for (const one of await this.#all()) {
      one.timer?.();
      one.mending?.();
      await one.queue;
    }
  }

  // ------------------------------------------------------------------------------------------------------------------

  /** Tables in memory; those that are being loaded or could not be are left out. */
  async #all(): Promise<Kept[]> {
    const all = await Promise.allSettled(this.#kept.values());
    return all.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  }

  async #find(id: string): Promise<Kept | null> {
    let found = this.#kept.get(id);
    if (!found) {
      found = this.#load(id);
      this.#kept.set(id, found);
      // A table that is not there, or cannot be read now, is looked for again the next time.
      found.then(
        (kept) => kept ?? this.#kept.delete(id),
        () => this.#kept.delete(id),
      );
    }
    const kept = await found;
    if (kept) kept.used = this.#around.now();
    return kept;
  }

  async #load(id: string): Promise<Kept | null> {
    const kept = await this.#ledger.load(id);
    if (!kept) return null;
    this.#clocks.set(kept);
    this.#around.later(0, () => this.#goOn(kept));
    return kept;
  }

  async #do(kept: Kept, request: Request): Promise<Submitted> {
    for (let tries = 0; tries < MOST_RETRIES; tries++) {
      const known = kept.table.known(request.id);
      if (known !== undefined) return { seq: known };
      const length = kept.table.seq + 1;
      const entries = kept.table.ask(request);
      if (isRefusal(entries)) return { refusal: entries };
      const writing = this.#ledger.write(kept, length, entries, () => {
        this.#around.hint(kept.table.id, kept.table.seq);
        tell(kept, entries, this.#around.now());
        this.#clocks.set(kept);
      });
      kept.writing = writing.catch(() => undefined);
      const done = await writing;
      if (done === 'stored') return { seq: entries[0]?.seq ?? kept.table.seq };
      const read = await this.#tryToRead(kept);
      if (typeof done === 'object') return { seq: done.before };
      if (done === 'failed' || !read) {
        this.#mend(kept);
        // The connection may have broken when it was stored already: then the log knows.
        const stored = kept.table.known(request.id);
        return stored === undefined ? { later: 'notRecorded' } : { seq: stored };
      }
    }
    return { later: 'busy' };
  }

  /** Whether the log could be read. */
  async #tryToRead(kept: Kept): Promise<boolean> {
    try {
      await this.#read(kept);
      return true;
    } catch (error) {
      this.#around.log('not read', { table: kept.table.id, error });
      return false;
    }
  }

  /** Reads what others have written to the log of this table: only that, and only that is played. */
  async #read(kept: Kept): Promise<void> {
    const more = await this.#around.store.read(kept.table.id, kept.table.seq);
    if (more.length === 0) return;
    try {
      kept.table = kept.table.followed(more);
    } catch (error) {
      // Half of it may have been taken in: the copy is of no more use, and nobody must be left looking at it.
      kept.lost = true;
      kept.timer?.();
      this.#kept.delete(kept.table.id);
      for (const watching of [...kept.watching]) watching.lost();
      throw error;
    }
    kept.card = '';
    tell(kept, more, this.#around.now());
    this.#clocks.set(kept);
  }

  #readInTurn(kept: Kept): Promise<boolean> {
    const read = kept.queue.then(() => this.#tryToRead(kept));
    kept.queue = read;
    return read;
  }

  /** Looks again after a while, until the log can be read: then it says what was stored, and programs take their turn. */
  #mend(kept: Kept): void {
    if (kept.mending || kept.lost || this.#stopping) return;
    const look = async (): Promise<void> => {
      kept.mending = null;
      if (this.#stopping) return;
      if (await this.#readInTurn(kept)) this.#goOn(kept);
      else this.#mend(kept);
    };
    kept.mending = this.#around.later(MEND_AFTER, () => void look());
  }

  /** What is not for people: draws that none of them may see, and the answers of programs. */
  #goOn(kept: Kept): void {
    const drawn = kept.table.paused ? undefined : kept.table.unseenDraw?.sample(new Fast(this.#around.seed()).below());
    if (drawn === undefined || this.#stopping) {
      this.#programs.play(kept);
      return;
    }
    const command = { do: 'supply', outcome: typeof drawn === 'number' ? drawn : [...drawn] } as const;
    const { id, seq } = kept.table;
    this.submit(id, { command, actor: { kind: 'house' }, id: `unseen-${seq}`, at: this.#around.now() }).catch(
      (error: unknown) => this.fault('unseen draw', error),
    );
  }

  async #resumePrograms(): Promise<void> {
    for (const kept of await this.#all()) this.#goOn(kept);
  }
}
