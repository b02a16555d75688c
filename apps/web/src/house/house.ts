/**
 * A house of one's own: keeps tables on this device with the same keeper, the same rules and the same frames as a server. It
 * knows neither the worker it runs in nor the store it writes to.
 */
import { seedString } from '@reverie/kernel/chance/audited';
import type { CharacterDocument } from '@reverie/kernel/character';
import type { Game, Language, SeatIndex, Viewer } from '@reverie/kernel/game';
import { type Journal, type JournalFault, readJournal, writeJournal } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { hashText } from '@reverie/kernel/plain';
import type { Receipt } from '@reverie/kernel/receipt';
import { isRefusal } from '@reverie/kernel/refusal';
import { replay } from '@reverie/kernel/replay';
import { parseOptions } from '@reverie/kernel/seating';
import { sayFault } from '@reverie/kernel/texts/say';
import { verify } from '@reverie/kernel/verify';
import { botIds, usualBot } from '@reverie/players/bots';
import { paced } from '@reverie/players/pace';
import { readCharacter } from '@reverie/table/characters';
import { isChronicleId } from '@reverie/table/chronicle/entries';
import { computeOdds, type GameLookup, oddsRequest, thinkAbout } from '@reverie/table/compute';
import { Connection } from '@reverie/table/connection';
import type { Peer } from '@reverie/table/connection-host';
import { cardOf } from '@reverie/table/feed';
import { branch, branchEntries, openRematch, rematchSeats } from '@reverie/table/follow-up';
import { Keeper } from '@reverie/table/keeper';
import type { Spec } from '@reverie/table/spec';
import type { Store, TableSummary } from '@reverie/table/store';
import { Table } from '@reverie/table/table';
import type { PastPosition } from '@reverie/ui/board';
import { LocalChronicles } from './chronicles.ts';
import { refused, sayBoth } from './refused.ts';
import type { HouseRequests, LocalTable, OpenResult, Verified } from './requests.ts';
import { smallestTable } from './smallest.ts';

interface HouseParts {
  readonly store: Store & { forget(table: string): Promise<void> };
  /** Loads a game; undefined if there is none with that id. Its mind is large, and wanted only where a program thinks. */
  load(game: string, ...parts: readonly 'mind'[]): Promise<Game | undefined>;
  now(): number;
  later(ms: number, call: () => void): () => void;
  entropy(bytes: number): Uint8Array;
  hint(table: string, seq: number): void;
  log(what: string, details: object): void;
}

/** In place of the number of an entry: there are none any more. Pages that do not know it have nothing to catch up with. */
const GONE = -1;
/** How long a program may keep the house from everything else at a time, in milliseconds. */
const SLICE = 8;

export class LocalHouse {
  readonly #parts: HouseParts;
  readonly #games = new Map<string, Game>();
  readonly #rows = new Map<string, { readonly seq: number; readonly row: LocalTable | null }>();
  readonly #keeper: Keeper;
  readonly chronicles: LocalChronicles;

  constructor(parts: HouseParts) {
    this.#parts = parts;
    this.#keeper = new Keeper({
      store: parts.store,
      house: this.#house,
      think: async ({ stop, ...question }) =>
        paced(thinkAbout(await this.#thinking(question.game), { ...question, seed: this.#seed() }), {
          now: () => performance.now(),
          pause: () => new Promise<void>((resolve) => parts.later(0, resolve)),
          slice: SLICE,
          stopped: () => stop.isSaid,
        }),
      now: parts.now,
      later: parts.later,
      hint: parts.hint,
      seed: () => this.#seed(),
      log: parts.log,
    });
    this.chronicles = new LocalChronicles({
      store: parts.store,
      house: this.#house,
      tables: this.#keeper,
      load: (id) => this.#game(id),
      now: parts.now,
      newId: () => this.#newId(),
      newSeed: () => seedString(parts.entropy(32)),
      newHash: () => this.#secret(),
      log: parts.log,
      start: (table) => this.#start(table),
    });
  }

  async #thinking(id: string): Promise<GameLookup> {
    const game = await this.#parts.load(id, 'mind');
    return () => game;
  }

  readonly #find = (id: string): Game | undefined => this.#games.get(id);

  #seed(): number {
    return new DataView(this.#parts.entropy(4).buffer).getUint32(0) >>> 1;
  }

  get #house() {
    return {
      game: (id: string) => this.#games.get(id),
      programs: (id: string) => {
        const game = this.#games.get(id);
        return game ? botIds(game) : [];
      },
    };
  }

  /** Opens the smallest table of a game and starts it; whom the visitor brings is checked with the options. */
  async alone({ game: id, name, options, program, character }: HouseRequests['alone']['asks']): Promise<OpenResult> {
    const game = await this.#game(id);
    if (!game) return { refused: sayBoth((l) => NO_GAME[l](id)) };
    const came = character === undefined ? undefined : readCharacter(game, character);
    if (isRefusal(came)) return refused(came, game);
    const { characters } = game;
    const asked =
      came && characters ? characters.seat(options, [{ name, role: characters.role }], [came.document]) : options;
    return this.open(smallestTable(game, name, asked, false, program), name, came ? [came.document] : []);
  }

  /** Opens a table, claims every seat that is for a person, and starts the game; seats may bring characters. */
  async open(spec: Spec, name: string, characters: readonly unknown[] = []): Promise<OpenResult> {
    const game = await this.#game(spec.game);
    const wrong = game && characters.map((one) => one && readCharacter(game, one)).find(isRefusal);
    if (wrong) return refused(wrong, game);
    const table = Table.open(this.#house, this.#newId(), spec, this.#secrets(spec), { id: 'open', at: this.#now });
    if (isRefusal(table)) return refused(table, this.#games.get(spec.game));
    const opened = await this.#keeper.open(table);
    if (!('seq' in opened)) throw new Error('notRecorded');
    const seats = table.seats.flatMap(({ sitter }, seat) => (sitter.kind === 'program' ? [] : [seat]));
    await this.#sitDown(table, seats, name);
    for (const seat of seats) {
      const character = characters[seat] as CharacterDocument | null | undefined;
      if (character) await this.#must(table, { do: 'bring', character }, seat, undefined, 'seat');
    }
    await this.#start(table);
    return { table: table.id, seats };
  }

  /** The same people at a new table; characters go on from where the old one left them. */
  async again(id: string): Promise<OpenResult> {
    const old = await this.#table(id);
    if (!old) throw new Error('noTable');
    const places = rematchSeats(old.seats.length, false);
    const next = openRematch(this.#house, old, this.#newId(), places, { id: 'open', at: this.#now });
    const opened = await this.#keeper.open(next);
    if (!('seq' in opened)) throw new Error('notRecorded');
    await this.#start(next);
    return {
      table: next.id,
      seats: next.seats.flatMap(({ sitter }, seat) => (sitter.kind === 'program' ? [] : [seat])),
    };
  }

  /** Everybody here shares the device: nobody need be asked. */
  async character(id: string, seat: SeatIndex): Promise<readonly CharacterDocument[]> {
    const { now, former = [] } = (await this.#table(id))?.charactersAt(seat) ?? {};
    return [...former, ...(now ? [now] : [])];
  }

  async #start(table: Table): Promise<void> {
    const seed = table.spec.dice ? undefined : seedString(this.#parts.entropy(32));
    await this.#must(table, { do: 'start' }, null, seed);
  }

  /**
   * Resumes a game from its journal on a new table, with draws of its own from there on. With a seat, that one is played
   * and programs sit on the others; else people sit where people played.
   */
  async resume(text: string, name: string, seat?: SeatIndex): Promise<OpenResult> {
    const { journal, fault } = readJournal(text);
    const game = journal && (await this.#game(journal.header.game));
    if (!journal || fault) return { refused: sayBoth((l) => sayFault(l, fault as JournalFault, game?.texts[l])) };
    if (!game) return { refused: sayBoth((l) => NO_GAME[l](journal.header.game)) };
    const id = this.#newId();
    const dice = journal.header.chance.kind === 'asked';
    const faults: JournalFault[] = [];
    const resumed = branch(game, journal, {
      at: undefined,
      match: id,
      seed: dice ? null : seedString(this.#parts.entropy(32)),
      say(found) {
        faults.push(found);
        return '';
      },
    });
    if (isRefusal(resumed)) {
      const [found] = faults;
      if (found) return { refused: sayBoth((l) => sayFault(l, found, game.texts[l])) };
      return resumed.reason === 'journalOver' ? { refused: OVER, over: true } : refused(resumed, game);
    }
    const seats = seat !== undefined && seat in journal.header.seats ? [seat] : seatsOfPeople(journal);
    const spec = resumedSpec(game, journal, seats);
    const log = branchEntries(this.#house, spec, this.#secrets(spec), resumed, { id: 'resume', at: this.#now });
    if (isRefusal(log)) return refused(log, game);
    const table = Table.load(this.#house, id, log);
    await this.#parts.store.append(id, -1, log, cardOf(table));
    await this.#sitDown(table, seats, name);
    return { table: id, seats };
  }

  async tables(): Promise<readonly LocalTable[]> {
    // All of them: what is not listed can be neither exported nor deleted.
    const summaries = await this.#parts.store.list(Number.POSITIVE_INFINITY);
    const all = await Promise.all(summaries.map((one) => (isChronicleId(one.table) ? null : this.#row(one))));
    return all.filter((one) => one !== null);
  }

  /** A long log is read again only when it has grown. */
  async #row({ table, seq, changed }: TableSummary): Promise<LocalTable | null> {
    const known = this.#rows.get(table);
    if (known?.seq === seq && known.row?.changed === changed) return known.row;
    const row = await this.#listed(table, changed);
    this.#rows.set(table, { seq, row });
    return row;
  }

  async #listed(table: string, changed: number): Promise<LocalTable | null> {
    // The log is enough for a list: no game is loaded.
    const log = (await this.#parts.store.read(table)).map(({ happened }) => happened);
    const [first] = log;
    if (first?.kind !== 'opened') return null;
    const { spec } = first;
    const played = log.flatMap((one) => (one.kind === 'played' ? [one.entry] : []));
    const nameOf = (seat: SeatIndex, name = ''): string =>
      log.reduce((known, one) => (one.kind === 'claimed' && one.seat === seat ? one.name : known), name);
    return {
      table,
      game: spec.game,
      title: spec.title ?? '',
      seats: spec.seats.map(({ role, name, sitter }, seat) => ({
        role,
        name: nameOf(seat, name),
        sitter: sitter.kind === 'program' ? 'program' : 'person',
      })),
      phase: played.at(-1)?.do === 'end' ? 'over' : 'playing',
      entries: played.length,
      changed,
    };
  }

  async forget(table: string): Promise<null> {
    await this.#parts.store.forget(table);
    await this.#keeper.forget(table);
    this.#parts.hint(table, GONE);
    return null;
  }

  async journal(id: string): Promise<string | null> {
    const table = await this.#table(id);
    return table?.match ? writeJournal(table.match.journal) : null;
  }

  /** Verifies a journal, down to each draw, and compares it with what this device remembers of the game. */
  async verify(text: string, receipt?: Receipt): Promise<Verified> {
    const { journal, fault } = readJournal(text);
    const game = journal && (await this.#game(journal.header.game));
    if (!journal || !game || fault) {
      const wrong = fault
        ? sayBoth((l) => sayFault(l, fault, game?.texts[l]))
        : sayBoth((l) => NO_GAME[l](journal?.header.game ?? ''));
      const nothing = { inherited: 0, brokenOff: null, silent: [] };
      return { entries: journal?.entries.length ?? 0, audited: false, ...nothing, fault: wrong };
    }
    const done = verify(game.rules, journal, { receipt });
    const wrong = done.fault;
    return {
      entries: journal.entries.length,
      audited: done.audited,
      inherited: done.draws.inherited,
      brokenOff: done.brokenOff ? done.draws.own : null,
      silent: done.silent,
      fault: wrong ? sayBoth((l) => sayFault(l, wrong, game.texts[l])) : null,
    };
  }

  /** How a game stood for somebody after some of its entries, as far as its journal can be played again. */
  async lookBack(text: string, who: Viewer, entries: readonly number[]): Promise<readonly PastPosition[]> {
    const { journal } = readJournal(text);
    const game = journal && (await this.#game(journal.header.game));
    const options = journal && game && parseOptions(game.rules, journal.header.options);
    if (!journal || !game || !options || isRefusal(options) || replay(game.rules, journal).fault) return [];
    const { match, redo } = Match.replaying(game.rules, journal, options.options, { kind: 'asked' });
    const wanted = new Set(entries);
    return journal.entries.flatMap((entry) => {
      redo(entry);
      if (!wanted.has(entry.n)) return [];
      const questions = game.rules.pending(match.state).filter(({ seat }) => seat === who);
      return [{ n: entry.n, view: game.rules.view(match.state, who), questions }];
    });
  }

  /**
   * Connects a viewer on this device: on a seat, or as a spectator. The device owns its tables; what a program holds in its
   * hand is for nobody to see, so whoever asks for its seat gets the first that is a person's.
   */
  async connect(table: string, seat: SeatIndex | null, peer: Peer): Promise<Connection> {
    const found = await this.#table(table);
    const who = found && seat !== null && isProgram(found, seat) ? firstPerson(found) : seat;
    return new Connection(peer, {
      keeper: this.#keeper,
      limits: {},
      redeem: async () => ({ table, who: who ?? 'spectator', owner: true, name: '', proof: '' }),
      follow: async () => undefined,
      proves: () => true,
      now: this.#parts.now,
      submit: ({ table: at, actor, command, id }) => this.#keeper.submit(at.id, { command, actor, id, at: this.#now }),
      odds: async (at, who, decision, answer) => {
        const request = oddsRequest(at, who, decision, answer);
        return request ? computeOdds(this.#find, request) : [];
      },
      count: () => undefined,
    });
  }

  /** Another tab has written to a table, or deleted it. */
  catchUp(table: string, seq: number): Promise<void> {
    return seq === GONE ? this.#keeper.forget(table) : this.#keeper.catchUp(table, seq);
  }

  // ------------------------------------------------------------------------------------------------------------------

  get #now(): number {
    return this.#parts.now();
  }

  async prepare(id: string): Promise<void> {
    await this.#game(id);
  }

  async #game(id: string): Promise<Game | undefined> {
    const game = this.#games.get(id) ?? (await this.#parts.load(id));
    if (game) this.#games.set(id, game);
    return game;
  }

  /** Loads a table, and its game first. */
  async #table(id: string): Promise<Table | null> {
    const [first] = await this.#parts.store.read(id);
    if (first?.happened.kind !== 'opened') return null;
    await this.#game(first.happened.spec.game);
    return this.#keeper.table(id);
  }

  async #sitDown(table: Table, seats: readonly SeatIndex[], name: string): Promise<void> {
    for (const seat of seats) {
      const named = table.spec.seats[seat]?.name ?? (seats.length === 1 ? name : `${name} ${seat + 1}`);
      await this.#must(table, { do: 'claim', seat, name: named, secret: this.#secret(), nonce: '' }, seat);
    }
  }

  async #must(
    table: Table,
    command: Parameters<Keeper['submit']>[1]['command'],
    seat: SeatIndex | null,
    seed?: string,
    kind: 'invited' | 'seat' = 'invited',
  ) {
    const done = await this.#keeper.submit(table.id, {
      command,
      actor: seat === null ? { kind: 'owner' } : { kind, seat },
      id: `${command.do}-${seat ?? ''}`,
      at: this.#now,
      ...(seed !== undefined && { seed }),
    });
    if (!done || !('seq' in done)) throw new Error(done && 'refusal' in done ? done.refusal.reason : 'notRecorded');
  }

  #newId(): string {
    return hex(this.#parts.entropy(9));
  }
  /** Never shown: the device owns its tables. They exist because every table has secrets. */
  #secret(): string {
    return hashText(hex(this.#parts.entropy(20))).repeat(2);
  }
  #secrets(spec: Spec) {
    return {
      owner: this.#secret(),
      watch: this.#secret(),
      invitations: spec.seats.map(({ sitter }) => (sitter.kind === 'program' ? null : this.#secret())),
    };
  }
}

/** The seats that people played, as far as the journal tells; the first one if nobody did. */
function seatsOfPeople({ entries }: Journal): readonly SeatIndex[] {
  const answered = entries.flatMap((entry) => (entry.do === 'answer' && !entry.by ? [entry.seat] : []));
  return answered.length > 0 ? [...new Set(answered)].sort((a, b) => a - b) : [0];
}

/** The table on which a game is resumed: people on their seats, on the others whom they played against, at the usual level. */
function resumedSpec(game: Game, { header }: Journal, people: readonly SeatIndex[]): Spec {
  return {
    game: game.rules.id,
    options: header.options as Spec['options'],
    seats: header.seats.map(({ role, name }, seat) => ({
      role,
      name,
      sitter: people.includes(seat) ? { kind: 'open' } : { kind: 'program', program: usualBot(game, seat, name) },
    })),
    watch: 'nobody',
    listed: false,
    dice: header.chance.kind === 'asked',
    clock: null,
  };
}

/** Whose it was from the start and still is: a person may have taken a program's seat, or left one to a program. */
const isProgram = ({ spec, seats }: Table, seat: SeatIndex): boolean =>
  spec.seats[seat]?.sitter.kind === 'program' && seats[seat]?.sitter.kind === 'program';

function firstPerson(table: Table): SeatIndex | null {
  const seat = table.seats.findIndex((_, one) => !isProgram(table, one));
  return seat < 0 ? null : seat;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const OVER = { fr: 'Cette partie est finie : elle se revoit.', en: 'This game is over: it can be replayed.' } as const;
const NO_GAME: Record<Language, (game: string) => string> = {
  fr: (game) => `ce journal est une partie de « ${game} », un jeu qui n’est pas sur cette étagère`,
  en: (game) => `this journal is a game of “${game}”, which is not on this shelf`,
};
