/**
 * A game being played: the state, its journal and its log, with one door for people, programs and replays.
 * Every act runs on a copy of the state, which takes the place of the old one only when it has succeeded.
 */
import type { Packing } from './annals.ts';
import { OutcomeAwaited, type PendingDraw } from './chance/asked.ts';
import { type DrawRecord, type DrawResult, type Seen, seenBy, spoken } from './chance/chance.ts';
import type { FixedChance } from './chance/fixed.ts';
import { type ChanceFor, type ChanceSetting, headerChance, LiveChance } from './chance/live.ts';
import { RecordError, RecordedChance } from './chance/recorded.ts';
import { EntryNumbers } from './entry-numbers.ts';
import type { LogEntry } from './event-log.ts';
import { EventLog, type FiledLog, type NumberedEntry } from './event-log.ts';
import { type Event, isOpen, reveals, shown } from './events.ts';
import type { Decision, DecisionOf, GameTypes, Outcome, Rules, Seat, SeatIndex, Viewer } from './game.ts';
import {
  type Draft,
  type Entry,
  type Header,
  type Journal,
  type JournalSoFar,
  JournalWriter,
  lineOf,
} from './journal.ts';
import { type Act, type ActEffect, perform } from './perform.ts';
import { canonical, hashOf, isSameData, sharing } from './plain.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { checkSeats, parseOptions } from './seating.ts';
import { misshape } from './shape.ts';

export interface Opening {
  readonly match: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly chance: ChanceSetting;
  /** Wall time, for the journal only. */
  readonly at?: string;
  readonly packing?: Packing | undefined;
}

/** What came of something done: an entry in the journal, or a draw that people have to make first. */
export type ActResult = { readonly entry: Entry; readonly awaited?: never } | { readonly awaited: PendingDraw };

/** A line of the log as one viewer gets it. */
export interface VisibleEntry<E extends Event = Event> {
  /** The entry of the journal that it belongs to. */
  readonly n: number;
  readonly event: E;
  readonly drawn: readonly Seen[];
}

/** Whether the last answer can be taken back, and to which entry that leads. */
export interface TakeBack {
  readonly to: number;
  /** Free for the seat that gave the answer; otherwise the others must agree. */
  readonly free: boolean;
}

/** What waits for real dice: the act, the outcomes typed in so far, and what the rules have told up to the missing one. */
interface Waiting<G extends GameTypes> {
  readonly act: Act<G>;
  readonly draft: Draft;
  readonly known: DrawResult[];
  readonly awaited: PendingDraw;
  readonly told: readonly LogEntry<G['Event']>[];
}

/** How a game stood: what `Match.restored` needs besides the journal. Plain data. */
export interface MatchSnapshot<G extends GameTypes> {
  readonly state: G['State'];
  readonly told: FiledLog<G['Event']>;
}

/** How often the hash of the whole state is written, and how far apart the states kept for going back lie. */
const HASH_EVERY = 32;
/**
 * Of the last entries every state is kept, of those before them some: hardly anybody goes back further, and a state is
 * large. To go back beyond them, the game is played again from its set-up.
 */
const KEPT = 8;
const KEPT_SOME = 2;

export class Match<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  readonly seats: readonly Seat[];
  readonly #options: G['Options'];
  readonly #chance: LiveChance;
  readonly #writer: JournalWriter;
  readonly #line = new EntryNumbers();
  readonly #answered = new Map<SeatIndex, number>();
  /** Who has left, and with which entry. */
  readonly #left = new Map<SeatIndex, number>();
  readonly #log: EventLog<G['Event']>;
  /** How things stood after some of the entries. */
  readonly #kept = new Map<number, G['State']>();
  /** Seats that have a nonce in the draws. */
  readonly #nonces = new Set<SeatIndex>();
  #state: G['State'] | undefined;
  #decisions: { readonly of: G['State']; readonly all: readonly DecisionOf<G>[] } | undefined;
  /** The choices that were asked for as things stand, by decision. */
  #offered: { readonly of: G['State']; readonly by: Map<number, readonly G['Answer'][]> } | undefined;
  #views: { readonly of: G['State']; readonly by: Map<Viewer, G['View']> } | undefined;
  #waiting: Waiting<G> | undefined;
  /** The last seal that was asked for: everybody who reads an entry gets the same. */
  #sealed: { readonly hash: string; readonly seal: string | undefined } | undefined;

  private constructor(
    rules: Rules<G>,
    options: G['Options'],
    journal: Journal,
    chance: ChanceSetting,
    packing?: Packing,
  ) {
    const writer = JournalWriter.of(journal, packing);
    this.rules = rules;
    this.#options = options;
    this.seats = writer.header.seats;
    this.#writer = writer;
    this.#log = new EventLog(packing);
    this.#chance = new LiveChance(chance, writer.header.match);
    const nonces = writer.header.chance.kind === 'audited' ? writer.header.chance.nonces : [];
    for (const [seat, nonce] of nonces.entries()) if (nonce !== '') this.#nonces.add(seat);
  }

  get fixed(): FixedChance | undefined {
    return this.#chance.fixed;
  }

  /** Begins a game, or says what is wrong with its options or seats. With real dice it may first await a draw. */
  static open<G extends GameTypes>(
    rules: Rules<G>,
    { match, options, seats, chance, at, packing }: Opening,
  ): Match<G> | Refusal {
    const parsed = parseOptions(rules, options);
    if (isRefusal(parsed)) return parsed;
    const refusal = checkSeats(rules, seats) ?? rules.check?.(parsed.options, seats);
    if (refusal) return refusal;
    const header = {
      reverie: 'journal-1',
      game: rules.id,
      version: rules.version,
      match,
      options: parsed.options,
      seats: seats.map(({ name, role }) => ({ name, role })),
      chance: headerChance(`${rules.id}@${rules.version}`, match, chance),
      ...(at === undefined ? {} : { at }),
    } as Omit<Header, 'hash'>;
    const opened = new Match(rules, parsed.options, JournalWriter.begin(header), chance, packing);
    opened.#begin();
    return opened;
  }

  get journal(): JournalSoFar {
    return this.#writer;
  }

  /** The whole truth. For the rules, the odds and the tests; nobody at the table gets it. */
  get state(): G['State'] {
    if (this.#state === undefined) throw new Error('the set-up still awaits a draw');
    return this.#state;
  }

  get awaited(): PendingDraw | undefined {
    return this.#waiting?.awaited;
  }

  get closed(): boolean {
    return this.#writer.last?.do === 'end';
  }

  /** Seats that have left, as long as that was not gone back on. */
  get left(): ReadonlySet<SeatIndex> {
    const { gone } = this.rules;
    // Somebody else may have sat down there since, where the rules let people come late.
    return new Set([...this.#left.keys()].filter((seat) => gone?.(this.#state, seat) ?? true));
  }

  get outcome(): Outcome | undefined {
    return this.#state === undefined ? undefined : this.rules.outcome(this.#state);
  }

  /** All open decisions; none while a draw is awaited. */
  get pending(): readonly DecisionOf<G>[] {
    return this.#waiting || this.closed ? [] : this.#open;
  }

  /** Everybody who looks asks for them: they are worked out once for each state. */
  get #open(): readonly DecisionOf<G>[] {
    const { state } = this;
    if (this.#decisions?.of !== state) this.#decisions = { of: state, all: this.rules.pending(state) };
    return this.#decisions.all;
  }

  choices(d: Decision): readonly G['Answer'][] {
    const { state } = this;
    if (this.#offered?.of !== state) this.#offered = { of: state, by: new Map() };
    let offered = this.#offered.by.get(d.id);
    if (!offered) {
      offered = this.rules.choices(state, d);
      this.#offered.by.set(d.id, offered);
    }
    return offered;
  }

  /** Made once for each state and all who see the same. */
  view(who: Viewer): G['View'] {
    const { state, rules } = this;
    if (this.#views?.of !== state) this.#views = { of: state, by: new Map() };
    const { by } = this.#views;
    const eyes = rules.seesAs?.(state, who) ?? who;
    let view = by.get(eyes);
    if (view === undefined) {
      view = rules.view(state, eyes);
      by.set(eyes, view);
    }
    return view;
  }

  /**
   * The log as `who` may read it, from one entry to another; with real dice, also what has been told up to a missing
   * draw, under the number that its entry will have.
   */
  heard(who: Viewer, from = 0, to = Number.POSITIVE_INFINITY): VisibleEntry<G['Event']>[] {
    const next = this.#writer.length;
    const log = [
      ...this.#log.span(from, to),
      ...(next <= to ? (this.#waiting?.told ?? []).map((told) => ({ ...told, n: next })) : []),
    ];
    return log.flatMap(({ n, event, drawn }) => {
      const part = shown(this.rules.audience, event, who);
      return part ? [{ n, event: part, drawn: seenBy(drawn, who) }] : [];
    });
  }

  /** Whether everybody reads the same of what an entry told. */
  heardAlike(n: number): boolean {
    const { audience } = this.rules;
    const isAlike = ({ event, drawn }: LogEntry<G['Event']>): boolean =>
      isOpen(audience, event) && drawn.every(({ seen }) => seen === 'all');
    return this.#log.span(n, n).every(isAlike);
  }

  /** The log with nothing left out: for the journal's reader, the tests and the game's end. */
  get told(): readonly NumberedEntry<G['Event']>[] {
    return this.#log.all();
  }

  answer(
    seat: SeatIndex,
    decision: number,
    answer: unknown,
    { at, by }: { at?: string; by?: 'program' } = {},
  ): ActResult | Refusal {
    const act = this.#readAnswer(seat, decision, answer);
    if (isRefusal(act)) return act;
    return this.#attempt(act, {
      do: 'answer',
      seat,
      decision,
      answer: act.answer,
      drawn: [],
      ...(by && { by }),
      ...(at !== undefined && { at }),
    } as Draft);
  }

  /** A draw typed in by somebody with real dice. */
  supply(outcome: unknown): ActResult | Refusal {
    const waiting = this.#waiting;
    if (!waiting) return refuse('stale', 'KER-AWAIT', 'notAwaiting');
    if (!waiting.awaited.includes(outcome)) {
      return refuse('invalid', 'KER-AWAIT', 'outcomeShape', { space: spoken(waiting.awaited.space).join(' ') });
    }
    waiting.known.push(outcome);
    return this.#attempt(waiting.act, waiting.draft);
  }

  leave(seat: SeatIndex, at?: string): ActResult | Refusal {
    const refusal = this.#busy() ?? this.#checkSeat(seat);
    if (refusal) return refusal;
    if (this.left.has(seat)) {
      return refuse('invalid', 'KER-SEAT', 'gone', { seat });
    }
    return this.#attempt({ do: 'leave', seat }, { do: 'leave', seat, drawn: [], ...(at !== undefined && { at }) });
  }

  /**
   * The law of taking back: the last answer, free for whoever gave it as long as nothing was drawn or revealed by it and
   * nobody acted since; after that only if the others agree (which is theirs to say: see `back`).
   */
  takeBack(seat: SeatIndex): TakeBack | undefined {
    if (this.closed || this.#waiting) return undefined;
    const n = this.#lastAnswer(seat);
    const to = this.#line.before(n);
    if (n < 0 || to < 0) return undefined;
    return { to, free: n === this.#line.last && this.#toldNothing(n) };
  }

  /** Whether an entry drew nothing and revealed nothing. */
  #toldNothing(n: number): boolean {
    const entry = this.#writer.entry(n);
    if (entry?.do !== 'answer' || entry.drawn.length > 0) return false;
    return !this.#log.span(entry.n, entry.n).some(({ event }) => reveals(this.rules.audience, event));
  }

  /** Where a seat answered last; in a long game that may be far back, and everybody who looks asks. */
  #lastAnswer(seat: SeatIndex): number {
    const known = this.#answered.get(seat);
    if (known !== undefined) return known;
    const isAnswer = (entry: Entry | undefined) => entry?.do === 'answer' && entry.seat === seat;
    let n = this.#line.last;
    while (n >= 0 && !isAnswer(this.#writer.entry(n))) n = this.#line.before(n);
    this.#answered.set(seat, n);
    return n;
  }

  /** Goes back to how things stood after entry `to`. Whether that is allowed is for the caller to have settled. */
  back(to: number, at?: string): ActResult | Refusal {
    const refusal = this.#busy();
    if (refusal) return refusal;
    if (!this.#line.has(to)) {
      return refuse('invalid', 'KER-BACK', 'noSuchEntry', { entry: to });
    }
    this.#return(to);
    return { entry: this.#write({ do: 'back', to, ...(at !== undefined && { at }) }) };
  }

  /** Whether a nonce of this seat would count: in a branch, once for each seat; elsewhere all are given before the game. */
  takesNonce(seat: SeatIndex): boolean {
    const { header } = this.#writer;
    const fork = header.chance.kind === 'audited' && header.forked !== undefined;
    return fork && !this.closed && this.seats[seat] !== undefined && !this.#nonces.has(seat);
  }

  /** Somebody who sits down at a branch adds a nonce: nobody chose the later draws alone. Nothing else changes. */
  addNonce(seat: SeatIndex, nonce: string, at?: string): void {
    if (!this.takesNonce(seat)) throw new Error(`seat ${seat} cannot add a nonce`);
    this.#chance.addNonce(seat, nonce);
    this.#write({ do: 'nonce', seat, nonce, ...(at !== undefined && { at }) });
  }

  /** The seal of an entry; undefined where draws are not audited, or the seed is not known here. */
  seal(n: number): string | undefined {
    const hash = this.#writer.entry(n)?.hash;
    if (hash === undefined) return undefined;
    if (this.#sealed?.hash !== hash) this.#sealed = { hash, seal: this.#chance.seal?.(hash) };
    return this.#sealed.seal;
  }

  /** The last entry in effect up to a number, and whether nothing was drawn or revealed after it. */
  quietSince(n: number): { readonly to: number; readonly quiet: boolean } {
    const to = this.#line.has(n) ? n : this.#line.before(n);
    return { to, quiet: [...this.#line.after(to)].every((one) => this.#toldNothing(one)) };
  }

  /** Who gave the answers in effect after an entry: what going back to it would undo. */
  answersAfter(to: number): SeatIndex[] {
    return [...this.#line.after(to)].flatMap((n) => {
      const entry = this.#writer.entry(n);
      return entry?.do === 'answer' ? [entry.seat] : [];
    });
  }

  /** Breaks off a game that has no outcome yet, or does nothing if it is closed. The seed is published. */
  close(at?: string): void {
    if (this.closed) return;
    const { outcome } = this;
    this.#write({
      do: 'end',
      state: hashOf(this.#state ?? null),
      ...(outcome && { outcome: { ...outcome, winners: [...outcome.winners] } }),
      ...(this.#chance.seed !== undefined && { seed: this.#chance.seed }),
      ...(at !== undefined && { at }),
    } as Draft);
  }

  /** Does again what an entry says was done, with the draws recorded there or, to audit them, with draws made anew. */
  static replaying<G extends GameTypes>(
    rules: Rules<G>,
    journal: Journal,
    options: G['Options'],
    chance: ChanceSetting,
    packing?: Packing,
  ): ReplaySession<G> {
    const match = new Match(rules, options, { header: journal.header, entries: [] }, chance, packing);
    return { match, redo: (entry, chanceFor) => match.#redo(entry, chanceFor), begin: () => match.#begin() };
  }

  get stood(): MatchSnapshot<G> {
    return { state: this.state, told: this.#log.filed };
  }

  /**
   * A game taken up where it stood, without playing it again. Whoever hands over `stood` answers for its being the truth
   * of this journal; going back further than that is done by playing again from the set-up.
   */
  static restored<G extends GameTypes>(
    rules: Rules<G>,
    journal: Journal,
    options: G['Options'],
    chance: Exclude<ChanceSetting, { kind: 'fast' }>,
    stood: MatchSnapshot<G>,
    packing?: Packing,
  ): Match<G> {
    const match = new Match(rules, options, journal, chance, packing);
    const line = lineOf(journal.entries);
    for (const entry of line) {
      match.#line.push(entry.n);
      if (entry.do === 'leave') match.#left.set(entry.seat, entry.n);
    }
    match.#log.refile(stood.told);
    match.#state = stood.state;
    const last = line.findLast((entry) => entry.do !== 'end');
    if (last) match.#kept.set(last.n, stood.state);
    const own = journal.header.forked?.entries ?? 0;
    for (const entry of journal.entries) {
      if (entry.do === 'nonce') match.#noteNonce(entry);
      if ('drawn' in entry && entry.n >= own) for (const [label] of entry.drawn) match.#chance.skip(label);
    }
    return match;
  }

  /** Does again what another keeper of the same game did and wrote down. */
  follow(entry: Entry): Refusal | undefined {
    return this.#redo(entry);
  }

  #redo(entry: Entry, chanceFor?: ChanceFor): Refusal | undefined {
    if (entry.do === 'back') this.#return(entry.to);
    else if (entry.do === 'nonce') this.#chance.addNonce(entry.seat, entry.nonce);
    else if (entry.do !== 'end') {
      const act = this.#actOf(entry);
      if (isRefusal(act)) return act;
      // What a fork took over was drawn from another seed: its own draws begin after that.
      const own = entry.n >= (this.#writer.header.forked?.entries ?? 0);
      const again = own && this.#chance.drawsAgain ? this.#chance.of([]) : undefined;
      const performed = perform(
        this.rules,
        this.#state,
        act,
        chanceFor ?? again ?? ((note) => new RecordedChance(entry.drawn, note)),
      );
      if (isRefusal(performed)) return performed;
      const drawn = performed.taken.map(({ label, outcome }) => [label, outcome]);
      // Draws made anew to be audited are compared by whoever audits them.
      if (!chanceFor && canonical(drawn) !== canonical(entry.drawn))
        throw new RecordError('the draws are not those recorded');
      this.#accept(entry.n, performed);
      if (own) for (const [label] of entry.drawn) this.#chance.skip(label);
    }
    const { n: _n, hash: _hash, ...draft } = entry;
    this.#write(draft as Draft);
    return undefined;
  }

  #noteNonce({ seat, nonce }: Extract<Entry, { do: 'nonce' }>): void {
    this.#nonces.add(seat);
    this.#chance.addNonce(seat, nonce);
  }

  #begin(): void {
    this.#attempt({ do: 'setup', options: this.#options, seats: this.seats }, { do: 'setup', drawn: [] });
  }

  #actOf(entry: Exclude<Entry, { do: 'back' | 'end' | 'nonce' }>): Act<G> | Refusal {
    if (entry.do === 'setup') return { do: 'setup', options: this.#options, seats: this.seats };
    if (entry.do === 'leave') return this.#checkSeat(entry.seat) ?? { do: 'leave', seat: entry.seat };
    return this.#readAnswer(entry.seat, entry.decision, entry.answer);
  }

  #busy(): Refusal | undefined {
    if (this.closed) return refuse('stale', 'KER-OVER', 'over');
    if (this.#waiting) return refuse('stale', 'KER-AWAIT', 'awaiting', { label: this.#waiting.awaited.label });
    return undefined;
  }

  #checkSeat(seat: SeatIndex): Refusal | undefined {
    return this.seats[seat]
      ? undefined
      : refuse('invalid', 'KER-SEAT', 'noSeat', { seat: Number.isInteger(seat) ? seat : String(seat).slice(0, 20) });
  }

  /** The door for answers: the right seat, an open decision, the right shape. What the rules say comes after. */
  #readAnswer(seat: SeatIndex, id: number, answer: unknown): (Act<G> & { do: 'answer' }) | Refusal {
    const refusal = this.#busy() ?? this.#checkSeat(seat);
    if (refusal) return refusal;
    const decision = this.#open.find((d) => d.id === id);
    if (!decision) return refuse('stale', 'KER-STALE', 'stale');
    if (decision.seat !== seat) return refuse('invalid', 'KER-SEAT', 'notYours', { seat: decision.seat });
    // What was offered has the right shape: to see that it is one of the choices is quicker than to read it.
    const offered = this.#offered?.of === this.#state ? this.#offered?.by.get(id) : undefined;
    const choice = offered?.find((one) => isSameData(one, answer));
    if (choice !== undefined) return { do: 'answer', decision, answer: choice };
    const parsed = this.rules.answers.safeParse(answer);
    if (!parsed.success) return refuse('invalid', 'KER-SHAPE', 'answerShape', { ...misshape(parsed.error) });
    return { do: 'answer', decision, answer: parsed.data };
  }

  #attempt(act: Act<G>, draft: Draft): ActResult | Refusal {
    const known = this.#waiting?.known ?? [];
    const drawn: DrawRecord[] = [];
    try {
      const performed = perform(this.rules, this.#state, act, (note) =>
        this.#chance.of(known)((taken) => {
          drawn.push(taken);
          note(taken);
        }),
      );
      this.#waiting = undefined;
      return isRefusal(performed) ? performed : { entry: this.#commit(draft, performed) };
    } catch (error) {
      // Draws made by an act that came to nothing were never shown: the next act makes them again.
      for (const { label } of drawn) this.#chance.skip(label, -1);
      if (!(error instanceof OutcomeAwaited)) throw error;
      this.#waiting = {
        act,
        draft,
        known,
        awaited: error.awaited,
        told: error.told as readonly LogEntry<G['Event']>[],
      };
      return { awaited: error.awaited };
    }
  }

  #commit(draft: Draft, performed: ActEffect<G>): Entry {
    const n = this.#writer.length;
    this.#accept(n, performed);
    const entry = this.#write({
      ...draft,
      drawn: performed.taken.map(({ label, outcome }) => [label, outcome]),
      ...(n % HASH_EVERY === 0 && { state: hashOf(performed.state) }),
    } as Draft);
    if (this.rules.outcome(performed.state)) this.close(entry.at);
    return entry;
  }

  #write(draft: Draft): Entry {
    const entry = this.#writer.add(draft);
    if (entry.do === 'nonce') this.#nonces.add(entry.seat);
    else if (entry.do !== 'back') this.#line.push(entry.n);
    if (entry.do === 'leave') this.#left.set(entry.seat, entry.n);
    if (entry.do === 'answer') this.#answered.set(entry.seat, entry.n);
    return entry;
  }

  #accept(n: number, { state: made, told }: ActEffect<G>): void {
    // States are kept, and views of them compared: what an act leaves alone is in all of them the same.
    if (this.#state !== undefined) this.rules.share?.(this.#state, made);
    const state = sharing(this.#state, made);
    this.#state = state;
    this.#log.push(n, told);
    this.#kept.set(n, state);
    if (this.#kept.size > KEPT + KEPT_SOME) this.#forgetStates();
  }

  /**
   * Counted along the line, not by number: whoever takes back again and again numbers entries far apart, and each time
   * would have the whole game played again.
   */
  #forgetStates(): void {
    let recent = this.#line.last;
    for (let i = 1; i < KEPT; i++) recent = this.#line.before(recent);
    const old = [...this.#kept.keys()].filter((n) => n < recent);
    const some = old.filter((n) => n % HASH_EVERY === 0).slice(-KEPT_SOME);
    for (const n of old) if (!some.includes(n)) this.#kept.delete(n);
  }

  /** The state after entry `to`: from the nearest one kept, doing again what came between. */
  #return(to: number): void {
    const line = this.#line;
    line.cut(to);
    this.#answered.clear();
    for (const [seat, n] of this.#left) if (n > to) this.#left.delete(seat);
    let from = line.last;
    while (from >= 0 && !this.#kept.has(from)) from = line.before(from);
    this.#state = this.#kept.get(from);
    this.#log.cut(from);
    for (const n of [...this.#kept.keys()]) if (n > to) this.#kept.delete(n);
    for (const n of line.after(from)) {
      const entry = this.#writer.entry(n) as Entry;
      if (entry.do === 'back' || entry.do === 'end' || entry.do === 'nonce') continue;
      const act = this.#actOf(entry);
      const performed = isRefusal(act)
        ? act
        : perform(this.rules, this.#state, act, (note) => new RecordedChance(entry.drawn, note));
      if (isRefusal(performed)) throw new Error(`entry ${entry.n} was accepted once and is refused now`);
      this.#accept(entry.n, performed);
    }
  }
}

/** A match being played again from its journal. */
export interface ReplaySession<G extends GameTypes> {
  readonly match: Match<G>;
  redo(entry: Entry, chanceFor?: ChanceFor): Refusal | undefined;
  /** The set-up itself, where the journal ends before it: people with real dice stopped there. */
  begin(): void;
}
