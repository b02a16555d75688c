/** The state of a table, built from its log entry by entry. table.ts executes commands on it. */
import type { Packing } from '@reverie/kernel/annals';
import type { ChanceSetting } from '@reverie/kernel/chance/live';
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Game, Rules, SeatIndex } from '@reverie/kernel/game';
import type { Entry, Header } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { hashOf } from '@reverie/kernel/plain';
import { isRefusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { arrivalOf, bringsCharacter, charactersOf, type SeatCharacters } from './characters.ts';
import { Clock } from './clock.ts';
import type { EntryBody, PendingAct, TableEntry } from './entries.ts';
import { Gallery } from './gallery.ts';
import { applyToSeat, initialSeats, returnSeat, type SeatState, seatsOfPeople } from './seats.ts';
import { readSnapshot, type Snapshot, type SnapshotContent, writeSnapshot } from './snapshot.ts';
import type { Spec } from './spec.ts';
import { TableLog } from './table-log.ts';

export type AnyMatch = Match;

/** A log that cannot be played here: an unknown game, or rules that have changed. The log itself is fine. */
export class UnplayableError extends Error {
  override readonly name = 'Unplayable';
}

/** State of a replay. */
interface ReplayProgress {
  begin?: () => void;
  /** An act that waits for real dice, and the outcomes typed for it. */
  pending: PendingAct | null;
  typed: (number | readonly number[])[];
}

export class TableState {
  readonly id: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly openedAt: number;
  readonly game: Game;
  readonly spec: Spec;
  readonly seats: SeatState[];
  #owner: string;
  readonly watchSecret: string;
  readonly guestSecret: string | null;
  /** The previous table of a rematch. */
  readonly from: string | null;
  /** The chronicle that this is an evening of. */
  readonly chronicle: string | null;
  /** The seed of the coming game, if it is already chosen: known only to the house. */
  readonly committedSeed: { readonly seed: string; readonly commitment: string } | null;
  /** Whether the game comes from a snapshot rather than a replay. */
  restored = false;
  readonly #packing: Packing | undefined;
  readonly #log: TableLog;
  protected playing: AnyMatch | null = null;
  protected pendingUndo: { readonly seat: SeatIndex; readonly to: number; readonly agreed: Set<SeatIndex> } | null =
    null;
  #begun = false;
  #paused = false;
  #closed = false;
  /** An act waits for real dice. */
  #drawing = false;
  #watch: Spec['watch'];
  readonly gallery = new Gallery();
  protected lastPlayed = -1;
  /** Pauses, undos and seats lent to a bot so far. */
  interruptions = 0;
  #rematchTable: string | null = null;
  #clock: Clock | null = null;
  /** Entries that a branch took over: they were played at another table, in nobody's time here. */
  #untimed = 0;

  protected constructor(
    id: string,
    game: Game,
    opened: Extract<EntryBody, { kind: 'opened' }>,
    at: number,
    packing: Packing | undefined,
  ) {
    this.#packing = packing;
    this.#log = new TableLog({
      packing,
      secret: opened.secretOwner,
      played: (n) => this.playing?.journal.entry(n),
    });
    this.id = id;
    this.openedAt = at;
    this.game = game;
    this.spec = opened.spec;
    this.#watch = opened.spec.watch;
    this.#owner = opened.secretOwner;
    this.watchSecret = opened.secretWatch;
    this.guestSecret = opened.secretGuests ?? null;
    this.from = opened.from ?? null;
    this.chronicle = opened.chronicle ?? null;
    const { secretSeed: seed, commitment } = opened;
    this.committedSeed = seed !== undefined && commitment !== undefined ? { seed, commitment } : null;
    this.seats = initialSeats(opened, at);
  }

  /** All entries. The log may be long: ask for ranges where possible. */
  get log(): readonly TableEntry[] {
    return this.#log.all();
  }
  /** The entries from a number on, or at most so many of them. */
  since(seq: number, most = Number.POSITIVE_INFINITY): readonly TableEntry[] {
    return this.#log.slice(seq, seq + most);
  }
  get last(): TableEntry | undefined {
    return this.#log.last;
  }
  get seq(): number {
    return this.#log.length - 1;
  }
  get match(): AnyMatch | null {
    return this.playing;
  }
  get paused(): boolean {
    return this.#paused;
  }
  get closed(): boolean {
    return this.#closed;
  }
  /** The hash of the owner's secret. */
  get owner(): string {
    return this.#owner;
  }
  /** Who may watch: as the table was opened, or as its owner changed it. */
  get watch(): Spec['watch'] {
    return this.#watch;
  }
  get clock(): Clock | null {
    return this.#clock;
  }
  /** The next table of a rematch. */
  get rematchTable(): string | null {
    return this.#rematchTable;
  }
  /** A request to undo that waits for the others. */
  get undoRequest(): {
    readonly seat: SeatIndex;
    readonly to: number;
    readonly waitingFor: readonly SeatIndex[];
  } | null {
    const back = this.pendingUndo;
    return (
      back && {
        seat: back.seat,
        to: back.to,
        waitingFor: seatsOfPeople(this.seats).filter((s) => s !== back.seat && !back.agreed.has(s)),
      }
    );
  }
  /** The commitment to the seed, as long as a nonce counts that somebody gives on sitting down. */
  get commitment(): string | null {
    const match = this.playing;
    if (!match) return this.committedSeed?.commitment ?? null;
    const { chance } = match.journal.header;
    const counts = this.seats.some((_, seat) => match.takesNonce(seat));
    return counts && chance.kind === 'audited' ? chance.commitment : null;
  }
  get phase(): 'gathering' | 'playing' | 'over' {
    if (!this.playing) return 'gathering';
    return this.playing.closed ? 'over' : 'playing';
  }
  /** Seats that the game waits for. */
  get waitingFor(): readonly SeatIndex[] {
    const pending = this.playing?.pending ?? [];
    return [...new Set(pending.filter(({ optional }) => !optional).map(({ seat }) => seat))];
  }

  /** The document of a seat's character as the game stands; undefined where there is none. */
  characterAt(seat: SeatIndex): CharacterDocument | undefined {
    return this.charactersAt(seat).now;
  }

  /** The same with those whom the seat played before. */
  charactersAt(seat: SeatIndex): SeatCharacters {
    const { playing: match, spec, game } = this;
    const brought = this.seats[seat]?.character ?? null;
    if (!match) return { now: brought?.document, former: [] };
    return charactersOf(game, match, seat, brought, spec.title ?? '');
  }

  /** The seat of a person who leads the game, in games with characters. */
  get gameMaster(): SeatIndex | undefined {
    const { game } = this;
    if (!game.characters) return undefined;
    const leads = ({ role, sitter, secret, resigned }: SeatState): boolean =>
      !bringsCharacter(game, role) && sitter.kind === 'person' && secret !== null && !resigned;
    const seat = this.seats.findIndex(leads);
    return seat < 0 ? undefined : seat;
  }

  /** Whether the characters of a seat would go home now: at the end of a game, at a pause, when their player has left. */
  goesHome(seat: SeatIndex): boolean {
    const { role, resigned } = this.seats[seat] ?? { role: '', resigned: false };
    if (!this.playing || !bringsCharacter(this.game, role)) return false;
    return this.phase === 'over' || this.closed || this.paused || resigned;
  }

  /** What the game master has said about it; `free` where nobody need be asked. */
  homecoming(seat: SeatIndex): 'free' | 'waits' | 'agreed' | 'refused' {
    const state = this.seats[seat];
    if (!this.playing || this.gameMaster === undefined) return 'free';
    // An evening is ended by whoever leads, who agrees with it; whom he kept from going home before stays.
    if (this.chronicle !== null && (this.phase === 'over' || this.closed))
      return state?.home?.agree === false ? 'refused' : 'free';
    // What was said at a pause does not hold for what was played since.
    const holds = state?.home && (state.home.entry >= this.lastPlayed || state.resigned);
    if (!state?.home || !holds) return 'waits';
    return state.home.agree ? 'agreed' : 'refused';
  }

  /** The characters that whoever sits on a seat may take home now. */
  homeOf(seat: SeatIndex): SeatCharacters {
    const { home, lent } = this.seats[seat] ?? { home: null, lent: false };
    const said = this.homecoming(seat);
    if (lent || said === 'waits' || said === 'refused') return { now: undefined, former: [] };
    return said === 'agreed' ? { now: home?.now ?? undefined, former: home?.former ?? [] } : this.charactersAt(seat);
  }

  /** The same as it came to the table. */
  arrivalAt(seat: SeatIndex): CharacterDocument | undefined {
    const brought = this.seats[seat]?.character?.document;
    return brought ?? (this.playing ? arrivalOf(this.game, this.playing, seat) : undefined);
  }

  /** The first entry of a command, if it was executed before. */
  seqOfCommand(command: string): number | undefined {
    return this.#log.seqOfCommand(command);
  }

  /** A snapshot of the game; undefined before it starts, and while a draw is awaited. */
  snapshot(): Snapshot | undefined {
    const match = this.playing;
    const head = match?.journal.last?.hash;
    if (!match || head === undefined || match.awaited) return undefined;
    const clock = this.#clock?.state ?? null;
    const { id: game, version } = this.game.rules;
    return writeSnapshot(this.seq, { game, version, head, clock, ...match.stood }, this.#packing);
  }

  /** Loads a log, from a snapshot if it fits. */
  protected loadEntries(entries: readonly TableEntry[], snapshot: Snapshot | null): void {
    const { id, version } = this.game.rules;
    const content =
      snapshot && snapshot.seq < entries.length ? readSnapshot(snapshot, id, version, this.#packing) : undefined;
    let rest = entries;
    if (content && snapshot && this.#restore(entries.slice(0, snapshot.seq + 1), content))
      rest = entries.slice(snapshot.seq + 1);
    this.#replay(rest);
  }

  /**
   * Follows entries that others have appended. False if this cannot be done incrementally (while real dice are
   * awaited): then the table must be loaded again.
   */
  protected followEntries(entries: readonly TableEntry[]): boolean {
    const dice = ({ happened }: TableEntry) => happened.kind === 'awaits' || happened.kind === 'typed';
    if (this.playing?.awaited || entries.some(dice)) return false;
    this.#replay(entries);
    return true;
  }

  #replay(entries: readonly TableEntry[]): void {
    const replaying: ReplayProgress = { pending: null, typed: [] };
    for (const entry of entries) {
      this.append(entry);
      this.#redoEntry(entry, replaying);
      this.updateClock(entry.at);
    }
    this.#resumeDraw(replaying);
  }

  /** Applies the log without replaying the game, whose state comes from the snapshot if it belongs to this log. */
  #restore(entries: readonly TableEntry[], content: SnapshotContent): boolean {
    const started = entries.find(({ happened }) => happened.kind === 'started')?.happened;
    const journal = entries.flatMap(({ happened }) => (happened.kind === 'played' ? [happened.entry] : []));
    if (started?.kind !== 'started' || journal.at(-1)?.hash !== content.head) return false;
    const { header } = started;
    if (header.version !== this.game.rules.version) return false;
    const options = parseOptions(this.game.rules as Rules, header.options);
    if (isRefusal(options)) return false;
    const chance = chanceOf(header, started.secretSeed);
    for (const entry of entries) this.#apply(entry);
    this.#log.fill(entries);
    const played = { header, entries: journal };
    this.playing = Match.restored(this.game.rules, played, options.options, chance, content, this.#packing);
    if (content.clock) this.#clock?.set(content.clock);
    this.#markLeavers();
    this.restored = true;
    return true;
  }

  /** Appends an entry and applies it. */
  protected append(entry: TableEntry): void {
    this.#log.push(entry);
    this.#apply(entry);
  }

  /** Applies an entry to everything but the game. */
  #apply(entry: TableEntry): void {
    const { happened } = entry;
    const whose = happened.kind === 'nudged' ? happened.whom : 'seat' in happened ? happened.seat : null;
    const seat = whose === null ? undefined : this.seats[whose];
    if (seat) applyToSeat(seat, happened, entry.at, { begun: this.#begun, played: this.lastPlayed });
    switch (happened.kind) {
      case 'started':
        this.#begun = true;
        if (happened.ownTime) this.#untimed = happened.header.forked?.entries ?? 0;
        if (this.spec.clock) this.#clock = new Clock(this.spec.clock, this.seats.length);
        break;
      case 'awaits':
        // Somebody has moved on: the entry to undo is no longer the last one.
        this.pendingUndo = null;
        this.#drawing = true;
        break;
      case 'played':
        if (happened.entry.do === 'nonce') break;
        this.#drawing = false;
        if (happened.entry.do === 'back') {
          this.interruptions++;
          for (const one of this.seats) returnSeat(one, happened.entry.to);
        }
        this.lastPlayed = happened.entry.n;
        if (happened.entry.do === 'answer' && !happened.entry.by)
          Object.assign(this.seats[happened.entry.seat] ?? {}, { takenAt: null });
        this.pendingUndo = null;
        if (happened.entry.do === 'leave') Object.assign(this.seats[happened.entry.seat] ?? {}, { resigned: true });
        break;
      case 'takenOver':
        this.interruptions++;
        if (seat && happened.absent) seat.takenAt = this.lastPlayed;
        break;
      case 'backAsked':
        this.interruptions++;
        this.pendingUndo = { seat: happened.seat, to: happened.to, agreed: new Set() };
        break;
      case 'backAnswered':
        if (happened.agree) this.pendingUndo?.agreed.add(happened.seat);
        else this.pendingUndo = null;
        break;
      case 'paused':
      case 'resumed':
        if (happened.kind === 'paused') this.interruptions++;
        this.#paused = happened.kind === 'paused';
        break;
      case 'said':
        this.gallery.said(happened.seat, entry.at);
        this.gallery.talk++;
        break;
      case 'reacted':
      case 'nudged':
      case 'renamed':
        this.gallery.talk++;
        break;
      case 'moderated':
        this.#watch = happened.watch ?? this.#watch;
        this.gallery.mode = happened.gallery ?? this.gallery.mode;
        if (happened.mute) this.gallery.mute(happened.mute);
        if (happened.remove !== undefined) this.gallery.remove(happened.remove);
        if (happened.hide !== undefined) this.gallery.hide(happened.hide);
        break;
      case 'owned':
        this.#owner = happened.secretOwner;
        break;
      case 'rematched':
        this.#rematchTable = happened.table;
        break;
      case 'closed':
        this.#closed = true;
        break;
      default:
        break;
    }
  }

  /** Replays what an entry did to the game. */
  #redoEntry({ seq, at, happened }: TableEntry, replaying: ReplayProgress): void {
    switch (happened.kind) {
      case 'started':
        replaying.begin = this.#startMatch(happened.header, happened.secretSeed);
        break;
      case 'awaits':
        Object.assign(replaying, { pending: happened.act, typed: [] });
        // As when it was given: the answer ends there, not when the dice have fallen.
        if (happened.act.do === 'answer') this.#clock?.answered(happened.act.seat, at);
        break;
      case 'typed':
        replaying.typed.push(happened.outcome);
        break;
      case 'played': {
        const { entry } = happened;
        const counted = replaying.pending !== null;
        replaying.pending = null;
        const undone = entry.do === 'back' ? (this.playing?.answersAfter(entry.to) ?? []) : [];
        this.#redoPlayed(entry, seq);
        if (entry.n < this.#untimed) break;
        if (entry.do === 'answer' && !counted) this.#clock?.answered(entry.seat, at);
        if (entry.do === 'back') this.#clock?.takenBack(undone, at);
        break;
      }
      default:
        break;
    }
  }

  #redoPlayed(entry: Entry, seq: number): void {
    const match = this.playing;
    if (!match) throw new UnplayableError(`entry ${seq} of table ${this.id} is played before the game began`);
    const wrong = (why: string) =>
      new UnplayableError(
        `table ${this.id} cannot be played with ${this.game.rules.id}@${this.game.rules.version}: ${why}`,
      );
    let refusal: ReturnType<AnyMatch['follow']>;
    try {
      refusal = match.follow(entry);
    } catch (error) {
      throw wrong(`entry ${seq}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (refusal) throw wrong(`entry ${seq} is refused: ${refusal.reason}`);
    const state = 'state' in entry ? entry.state : undefined;
    if (state !== undefined && hashOf(match.state) !== state) throw wrong(`entry ${seq} leads to another state`);
    this.afterUndo(entry);
  }

  /** Whoever left after the entry that the game went back to has not left. */
  protected afterUndo(entry: Entry): void {
    if (entry.do === 'back') this.#markLeavers();
  }

  #markLeavers(): void {
    const { left } = this.playing ?? {};
    for (const [i, seat] of this.seats.entries()) seat.resigned = left?.has(i) === true;
  }

  #startMatch(header: Header, seed: string | null): () => void {
    const rules = this.game.rules as Rules;
    const options = parseOptions(rules, header.options);
    if (isRefusal(options)) throw new UnplayableError(`the options of table ${this.id} are refused by ${rules.id}`);
    const none = { header, entries: [] };
    const chance = chanceOf(header, seed);
    const { match, begin } = Match.replaying(rules, none, options.options, chance, this.#packing);
    this.playing = match;
    return begin;
  }

  /** A table loaded in the middle of a draw with real dice waits for the same draw again. */
  #resumeDraw({ pending, typed, begin }: ReplayProgress): void {
    const match = this.playing;
    if (!match || !pending) return;
    if (pending.do === 'setup') begin?.();
    else if (pending.do === 'leave') match.leave(pending.seat);
    else match.answer(pending.seat, pending.decision, pending.answer);
    for (const outcome of typed) match.supply(outcome);
  }

  /** Runs the clocks of the seats that the game waits for. */
  protected updateClock(at: number): void {
    const match = this.playing;
    // Before its set-up a game waits for nobody.
    if (!this.#clock || !match || match.journal.length === 0) return;
    const asleep = this.#paused || match.closed || this.#drawing;
    // Also while a bot stands in: otherwise lending it the seat would stop the clock.
    const counts = (seat: SeatIndex) => this.seats[seat]?.sitter.kind === 'person' && !this.seats[seat]?.resigned;
    this.#clock.wait(asleep ? [] : this.waitingFor.filter(counts), at);
  }
}

function chanceOf({ chance }: Header, seed: string | null): Exclude<ChanceSetting, { kind: 'fast' }> {
  return chance.kind === 'audited' && seed !== null
    ? { kind: 'audited', seed, nonces: chance.nonces }
    : { kind: 'asked' };
}
