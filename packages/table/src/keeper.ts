/**
 * Keeps tables: one thing at a time for each, nothing told to anybody before it is stored. A table in memory is a copy of
 * its log in the store; when the store says that the copy is old, it is read again.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Decision, Program, SeatIndex, Viewer } from '@reverie/kernel/game';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { answerOf } from '@reverie/players/programs';
import type { TableEntry } from './entries.ts';
import { type Line, linesAfter, type Standing, standingOf } from './feed.ts';
import type { Store } from './store.ts';
import { type AnyMatch, type House, type Request, Table } from './table.ts';

/** Somebody who looks at a table. */
export interface Watching {
  readonly who: Viewer;
  readonly owner: boolean;
  /** The last line that was handed on. */
  seq: number;
  lines(lines: readonly Line[], standing: Standing): void;
  presence(seats: readonly boolean[], watchers: number): void;
  /** The seat is no longer theirs. */
  revoked(): void;
}

export type Submitted =
  | { readonly seq: number }
  | { readonly refusal: Refusal }
  | { readonly later: 'notRecorded' | 'busy' };

export interface Surroundings {
  readonly store: Store;
  readonly house: House;
  player(program: string, game: string): Program | undefined;
  now(): number;
  /** Calls back after so many milliseconds; gives a way to cancel it. */
  later(ms: number, call: () => void): () => void;
  /** Says that a table has reached a number, to whoever else keeps it. It may be lost. */
  hint(table: string, seq: number): void;
  /** Whole numbers for programs. */
  seed(): number;
  log(what: string, details: object): void;
}

interface Kept {
  table: Table;
  queue: Promise<unknown>;
  waiting: number;
  /** While something is done in memory and not yet known to be stored. Never rejects. */
  writing: Promise<unknown> | null;
  readonly watching: Set<Watching>;
  /** Cancels the call for when somebody's time runs out. */
  timer: (() => void) | null;
  /** The same for when the log is read again after trouble, and programs are asked again. */
  mending: (() => void) | null;
  used: number;
}

/** More commands than this waiting for one table are turned away. */
const MOST_WAITING = 64;
const MOST_RETRIES = 5;
/** How long after trouble a table is looked at again. */
const MEND_AFTER = 1000;

export class Keeper {
  readonly #around: Surroundings;
  readonly #kept = new Map<string, Promise<Kept | null>>();
  #stopping = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** How many tables are in memory, and how many look on. */
  async counts(): Promise<{ tables: number; watching: number }> {
    const kept = await this.#all();
    return { tables: kept.length, watching: kept.reduce((sum, { watching }) => sum + watching.size, 0) };
  }

  /** Opens a table that was made by `Table.open`. */
  async open(table: Table): Promise<Submitted> {
    const appended = await this.#append(table.id, -1, table.log);
    if (appended !== 'stored') return appended === 'failed' ? { later: 'notRecorded' } : { later: 'busy' };
    this.#kept.set(table.id, Promise.resolve(this.#keep(table)));
    return { seq: table.seq };
  }

  /** The table as it is stored; null if there is none. For what must not change under one's hands, see `look`. */
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
  async submit(id: string, request: Request): Promise<Submitted | null> {
    const kept = await this.#find(id);
    if (!kept) return null;
    if (this.#stopping || kept.waiting >= MOST_WAITING) return { later: 'busy' };
    kept.waiting++;
    const done = kept.queue.then(() => this.#do(kept, request));
    kept.queue = done.catch(() => undefined);
    try {
      const submitted = await done;
      // After everybody else has had a turn: two programs at one table must not keep the whole house waiting.
      if ('seq' in submitted) this.#around.later(0, () => this.#letProgramsPlay(kept));
      return submitted;
    } finally {
      kept.waiting--;
    }
  }

  /** Somebody begins to look on: `begin` greets them with the table as it is stored, and nothing happens in between. */
  async watch(id: string, begin: (table: Table) => Watching): Promise<(() => void) | null> {
    const kept = await this.#find(id);
    if (!kept) return null;
    while (kept.writing) await kept.writing;
    const watching = begin(kept.table);
    kept.watching.add(watching);
    this.#tellPresence(kept);
    return () => {
      if (kept.watching.delete(watching)) this.#tellPresence(kept);
    };
  }

  /** Another node says that a table went on, or it has been quiet for a while: the log knows. */
  async catchUp(id: string, seq = Number.POSITIVE_INFINITY): Promise<void> {
    // A table that cannot be loaded has nothing to catch up with; whoever asked for it is told.
    const kept = await this.#kept.get(id)?.catch(() => null);
    if (!kept || kept.table.seq >= seq) return;
    await this.#readInTurn(kept);
  }

  /** Programs whose turn it is and who have not answered: the node that should have asked them may be gone. */
  async nudge(): Promise<void> {
    for (const kept of await this.#all()) {
      if (kept.watching.size > 0 && kept.waiting === 0) this.#letProgramsPlay(kept);
    }
  }

  /** Something that should not have happened: written down, and nobody else is the worse for it. */
  fault(where: string, error: unknown): void {
    this.#around.log('fault', { where, error });
  }

  /** Takes no more commands, and waits for those under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const one of await this.#all()) {
      one.timer?.();
      one.mending?.();
      await one.queue;
    }
  }

  // ------------------------------------------------------------------------------------------------------------------

  /** Those that could be loaded. */
  async #all(): Promise<Kept[]> {
    const all = await Promise.all([...this.#kept.values()].map((one) => one.catch(() => null)));
    return all.filter((one) => one !== null);
  }

  #find(id: string): Promise<Kept | null> {
    let kept = this.#kept.get(id);
    if (!kept) {
      kept = this.#load(id);
      this.#kept.set(id, kept);
      // A table that is not there, or cannot be read now, is looked for again the next time.
      kept.then(
        (found) => found ?? this.#kept.delete(id),
        () => this.#kept.delete(id),
      );
    }
    return kept;
  }

  async #load(id: string): Promise<Kept | null> {
    const log = await this.#around.store.read(id);
    if (log.length === 0) return null;
    const kept = this.#keep(Table.load(this.#around.house, id, log));
    this.#setTimer(kept);
    void kept.queue.then(() => this.#letProgramsPlay(kept));
    return kept;
  }

  #keep(table: Table): Kept {
    return {
      table,
      queue: Promise.resolve(),
      waiting: 0,
      writing: null,
      watching: new Set(),
      timer: null,
      mending: null,
      used: this.#around.now(),
    };
  }

  async #do(kept: Kept, request: Request): Promise<Submitted> {
    for (let tries = 0; tries < MOST_RETRIES; tries++) {
      const known = kept.table.known(request.id);
      if (known !== undefined) return { seq: known };
      const length = kept.table.log.length;
      const entries = kept.table.ask(request);
      if (isRefusal(entries)) return { refusal: entries };
      const writing = this.#write(kept, length, entries);
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

  /** Stores what was done in memory and tells everybody, or takes it back. */
  async #write(kept: Kept, length: number, entries: readonly TableEntry[]) {
    const done = await this.#append(kept.table.id, length - 1, entries);
    try {
      if (done === 'stored') {
        this.#around.hint(kept.table.id, kept.table.seq);
        this.#tell(kept, entries);
        this.#setTimer(kept);
      } else {
        // What was done in memory was not recorded, so it has not happened.
        kept.table = Table.load(this.#around.house, kept.table.id, kept.table.log.slice(0, length));
      }
    } finally {
      kept.writing = null;
    }
    return done;
  }

  async #append(table: string, expected: number, entries: readonly TableEntry[]) {
    try {
      return await this.#around.store.append(table, expected, entries);
    } catch (error) {
      this.#around.log('not recorded', { table, error });
      return 'failed' as const;
    }
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

  #readInTurn(kept: Kept): Promise<boolean> {
    const read = kept.queue.then(() => this.#tryToRead(kept));
    kept.queue = read;
    return read;
  }

  /** Looks again after a while, until the log can be read: then it says what was stored, and programs take their turn. */
  #mend(kept: Kept): void {
    if (kept.mending || this.#stopping) return;
    const lookAgain = async () => {
      kept.mending = null;
      if (this.#stopping) return;
      if (await this.#readInTurn(kept)) this.#letProgramsPlay(kept);
      else this.#mend(kept);
    };
    kept.mending = this.#around.later(MEND_AFTER, () => void lookAgain());
  }

  /** Reads what others have written to the log of this table. */
  async #read(kept: Kept): Promise<void> {
    const more = await this.#around.store.read(kept.table.id, kept.table.seq);
    if (more.length === 0) return;
    kept.table = Table.load(this.#around.house, kept.table.id, [...kept.table.log, ...more]);
    this.#tell(kept, more);
    this.#setTimer(kept);
  }

  #tell(kept: Kept, entries: readonly TableEntry[]): void {
    const at = this.#around.now();
    const seen = new Map<string, { lines: Line[]; standing: Standing; after: number }>();
    for (const watching of kept.watching) {
      // Everybody on the same seat at the same number gets the same: it is worked out once.
      const key = `${watching.who} ${watching.seq}`;
      let news = seen.get(key);
      if (!news) {
        news = {
          lines: linesAfter(kept.table, watching.who, watching.seq),
          standing: standingOf(kept.table, watching.who, at),
          after: kept.table.seq,
        };
        seen.set(key, news);
      }
      watching.seq = news.after;
      watching.lines(news.lines, news.standing);
    }
    for (const { happened } of entries) {
      if (happened.kind === 'revoked' || happened.kind === 'released') this.#revoke(kept, happened.seat);
      if (happened.kind === 'claimed') this.#revoke(kept, happened.seat);
    }
  }

  /** Sockets opened with a seat's old secret are closed at once. */
  #revoke(kept: Kept, seat: SeatIndex): void {
    for (const watching of [...kept.watching]) if (watching.who === seat) watching.revoked();
  }

  #tellPresence(kept: Kept): void {
    const seats = kept.table.seats.map((_, seat) => [...kept.watching].some(({ who }) => who === seat));
    const watchers = [...kept.watching].filter(({ who }) => who === 'spectator').length;
    for (const watching of kept.watching) watching.presence(seats, watchers);
  }

  /** Programs answer as soon as they are asked, through the same door as everybody. */
  #letProgramsPlay(kept: Kept): void {
    const { table } = kept;
    const match = table.match;
    if (!match || match.closed || table.paused || table.closed || this.#stopping) return;
    if (match.awaited) {
      this.#drawUnseen(kept);
      return;
    }
    for (const decision of match.pending) {
      const answer = this.#programAnswers(table, match, decision);
      if (!answer) continue;
      // The number of the log makes the id: however many nodes think of the same answer, one is taken.
      const id = `program-${table.seq}-${decision.id}`;
      const command = { do: 'answer', decision: decision.id, answer: answer.answer as never } as const;
      const actor = { kind: 'seat', seat: decision.seat } as const;
      // What was not taken is not tried again at once: a full disk would keep us busy with nothing else.
      this.submit(table.id, { command, actor, id, at: this.#around.now() }).then(
        (done) => (done && 'seq' in done ? undefined : this.#mend(kept)),
        (error: unknown) => this.fault('program', error),
      );
      return;
    }
  }

  #programAnswers(table: Table, match: AnyMatch, decision: Decision): { readonly answer: unknown } | undefined {
    const state = table.seats[decision.seat];
    const program = state?.stand ?? (state?.sitter.kind === 'program' ? state.sitter.program : undefined);
    const player = program === undefined ? undefined : this.#around.player(program, table.spec.game);
    if (!player) return undefined;
    const below = new Fast(this.#around.seed()).below();
    try {
      const view = match.view(decision.seat);
      return answerOf(player, { view, decision, choices: match.choices(decision), below });
    } catch (error) {
      // A fault in a program must not fail the command of the person who played before it.
      this.fault(`program ${program}`, error);
      return undefined;
    }
  }

  /** At a table with real dice, what no person may see is drawn by the house, like a card dealt face down. */
  #drawUnseen(kept: Kept): void {
    const { table } = kept;
    const drawn = table.unseenDraw?.sample(new Fast(this.#around.seed()).below());
    if (drawn === undefined) return;
    const command = { do: 'supply', outcome: typeof drawn === 'number' ? drawn : [...drawn] } as const;
    const id = `unseen-${table.seq}`;
    this.submit(table.id, { command, actor: { kind: 'house' }, id, at: this.#around.now() }).then(
      (done) => (done && 'seq' in done ? undefined : this.#mend(kept)),
      (error: unknown) => this.fault('draw', error),
    );
  }

  /** Wakes when somebody's time runs out: a program answers in that seat's place from then on. */
  #setTimer(kept: Kept): void {
    kept.timer?.();
    kept.timer = null;
    const deadline = kept.table.clock?.deadline;
    if (deadline === undefined || deadline === null || this.#stopping) return;
    const wake = () => this.#timeIsUp(kept).catch((error: unknown) => this.fault('clock', error));
    kept.timer = this.#around.later(Math.max(0, deadline - this.#around.now()), () => void wake());
  }

  async #timeIsUp(kept: Kept): Promise<void> {
    const at = this.#around.now();
    const left = kept.table.clock?.left(at) ?? [];
    const [program] = this.#around.house.programs(kept.table.spec.game);
    for (const [seat, ms] of left.entries()) {
      if (ms > 0 || program === undefined || kept.table.seats[seat]?.stand) continue;
      const command = { do: 'takeOver', seat, program } as const;
      await this.submit(kept.table.id, {
        command,
        actor: { kind: 'house' },
        id: `clock-${kept.table.seq}-${seat}`,
        at,
      });
    }
  }
}
