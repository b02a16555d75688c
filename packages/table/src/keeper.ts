/**
 * Keeps tables: one thing at a time for each, nothing told to anybody before it is stored. A table in memory is a copy of
 * its log in the store; when the store says that the copy is old, it is read again.
 */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Program, SeatIndex, Viewer } from '@reverie/kernel/game';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { answerOf } from '@reverie/players/programs';
import type { TableEntry } from './entries.ts';
import { type Line, linesAfter, type Standing, standingOf } from './feed.ts';
import type { Store } from './store.ts';
import { type House, type Request, Table } from './table.ts';

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
  readonly watching: Set<Watching>;
  /** Cancels the call for when somebody's time runs out. */
  timer: (() => void) | null;
  used: number;
}

/** More commands than this waiting for one table are turned away. */
const MOST_WAITING = 64;
const MOST_RETRIES = 5;

export class Keeper {
  readonly #around: Surroundings;
  readonly #kept = new Map<string, Promise<Kept | null>>();
  #stopping = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** How many tables are in memory, and how many look on. */
  async counts(): Promise<{ tables: number; watching: number }> {
    const kept = (await Promise.all(this.#kept.values())).filter((one) => one !== null);
    return { tables: kept.length, watching: kept.reduce((sum, { watching }) => sum + watching.size, 0) };
  }

  /** Opens a table that was made by `Table.open`. */
  async open(table: Table): Promise<Submitted> {
    const appended = await this.#append(table.id, -1, table.log);
    if (appended !== 'stored') return appended === 'failed' ? { later: 'notRecorded' } : { later: 'busy' };
    this.#kept.set(table.id, Promise.resolve(this.#keep(table)));
    return { seq: table.seq };
  }

  /** The table as it stands in memory, read from the store if need be; null if there is none. */
  async table(id: string): Promise<Table | null> {
    return (await this.#find(id))?.table ?? null;
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
      return await done;
    } finally {
      kept.waiting--;
      this.#letProgramsPlay(kept);
    }
  }

  async watch(id: string, watching: Watching): Promise<(() => void) | null> {
    const kept = await this.#find(id);
    if (!kept) return null;
    kept.watching.add(watching);
    this.#tellPresence(kept);
    return () => {
      kept.watching.delete(watching);
      this.#tellPresence(kept);
    };
  }

  /** Another node says that a table went on, or it has been quiet for a while: the log knows. */
  async catchUp(id: string, seq = Number.POSITIVE_INFINITY): Promise<void> {
    const kept = await this.#kept.get(id);
    if (!kept || kept.table.seq >= seq) return;
    kept.queue = kept.queue
      .then(() => this.#read(kept))
      .catch((error) => this.#around.log('catch-up failed', { table: id, error }));
    await kept.queue;
  }

  /** Tables that somebody looks at. */
  async watched(): Promise<string[]> {
    const kept = await Promise.all([...this.#kept].map(async ([id, one]) => [id, await one] as const));
    return kept.flatMap(([id, one]) => (one && one.watching.size > 0 ? [id] : []));
  }

  /** Something that should not have happened: written down, and nobody else is the worse for it. */
  fault(where: string, error: unknown): void {
    this.#around.log('fault', { where, error });
  }

  /** Takes no more commands, and waits for those under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const one of await Promise.all(this.#kept.values())) {
      one?.timer?.();
      await one?.queue;
    }
  }

  // ------------------------------------------------------------------------------------------------------------------

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
    return { table, queue: Promise.resolve(), waiting: 0, watching: new Set(), timer: null, used: this.#around.now() };
  }

  async #do(kept: Kept, request: Request): Promise<Submitted> {
    for (let tries = 0; tries < MOST_RETRIES; tries++) {
      const known = kept.table.known(request.id);
      if (known !== undefined) return { seq: known };
      const length = kept.table.log.length;
      const entries = kept.table.ask(request);
      if (isRefusal(entries)) return { refusal: entries };
      const done = await this.#append(kept.table.id, length - 1, entries);
      if (done === 'stored') {
        this.#around.hint(kept.table.id, kept.table.seq);
        this.#tell(kept, entries);
        this.#setTimer(kept);
        return { seq: entries[0]?.seq ?? kept.table.seq };
      }
      // What was done in memory was not recorded, so it has not happened.
      kept.table = Table.load(this.#around.house, kept.table.id, kept.table.log.slice(0, length));
      if (done === 'failed') return { later: 'notRecorded' };
      await this.#read(kept);
      if (typeof done === 'object') return { seq: done.before };
    }
    return { later: 'busy' };
  }

  async #append(table: string, expected: number, entries: readonly TableEntry[]) {
    try {
      return await this.#around.store.append(table, expected, entries);
    } catch (error) {
      this.#around.log('not recorded', { table, error });
      return 'failed' as const;
    }
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
    if (!match || match.closed || table.paused || this.#stopping) return;
    if (match.awaited) {
      this.#drawUnseen(table);
      return;
    }
    for (const decision of match.pending) {
      const state = table.seats[decision.seat];
      const program = state?.stand ?? (state?.sitter.kind === 'program' ? state.sitter.program : undefined);
      const player = program === undefined ? undefined : this.#around.player(program, table.spec.game);
      if (!player) continue;
      const below = new Fast(this.#around.seed()).below();
      const chosen = answerOf(player, {
        view: match.view(decision.seat),
        decision,
        choices: match.choices(decision),
        below,
      });
      if (!chosen) continue;
      // The number of the log makes the id: however many nodes think of the same answer, one is taken.
      const id = `program-${table.seq}-${decision.id}`;
      const command = { do: 'answer', decision: decision.id, answer: chosen.answer as never } as const;
      void this.submit(table.id, { command, actor: { kind: 'seat', seat: decision.seat }, id, at: this.#around.now() });
      return;
    }
  }

  /** At a table with real dice, what no person may see is drawn by the house, like a card dealt face down. */
  #drawUnseen(table: Table): void {
    const drawn = table.unseenDraw?.sample(new Fast(this.#around.seed()).below());
    if (drawn === undefined) return;
    const command = { do: 'supply', outcome: typeof drawn === 'number' ? drawn : [...drawn] } as const;
    const id = `unseen-${table.seq}`;
    void this.submit(table.id, { command, actor: { kind: 'house' }, id, at: this.#around.now() });
  }

  /** Wakes when somebody's time runs out: a program answers in that seat's place from then on. */
  #setTimer(kept: Kept): void {
    kept.timer?.();
    kept.timer = null;
    const deadline = kept.table.clock?.deadline;
    if (deadline === undefined || deadline === null || this.#stopping) return;
    kept.timer = this.#around.later(Math.max(0, deadline - this.#around.now()), () => void this.#timeIsUp(kept));
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
