/**
 * A game between people. A table is its log: `execute` checks a command against the state, applies it and gives the
 * entries to store; `Table.load` replays the same entries. Only one command may be under way: the keeper calls
 * `execute` again only when the entries of the last command are stored, and reloads the table if they could not be.
 */

import type { Packing } from '@reverie/kernel/annals';
import type { PendingDraw } from '@reverie/kernel/chance/asked';
import { commitment } from '@reverie/kernel/chance/audited';
import { sees } from '@reverie/kernel/chance/chance';
import type { ChanceSetting } from '@reverie/kernel/chance/live';
import type { Game, SeatIndex } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { checkSeats, parseOptions } from '@reverie/kernel/seating';
import { admitCharacter, bringCharacter, letHome } from './character-commands.ts';
import { bringsCharacter, optionsWith } from './characters.ts';
import type { Actor, Command, CommandOf } from './commands.ts';
import type { EntryBody, PendingAct, TableEntry } from './entries.ts';
import { MAX_INTERRUPTIONS, MAX_TABLE_ENTRIES, MAX_TALK, sameName } from './gallery.ts';
import { withNames } from './names.ts';
import { type SeatState, seatsOfPeople } from './seats.ts';
import type { Snapshot } from './snapshot.ts';
import { PAUSES, type Spec } from './spec.ts';
import { type AnyMatch, TableState, UnplayableError } from './table-state.ts';
import { tableRefusal } from './texts/say.ts';
import { NUDGE_INTERVAL } from './wire.ts';

/** What a table needs from its house. */
export interface House {
  game(id: string): Game | undefined;
  /** The bots for a game, by id. */
  programs(game: string): readonly string[];
  /** How a house with many tables compresses their logs. */
  readonly packing?: Packing;
}

/** Hashes of the secrets of a new table. They come from outside: nothing here generates secrets. */
export interface SecretHashes {
  readonly owner: string;
  readonly invitations: readonly (string | null)[];
  readonly watch: string;
  /** One invitation for everybody. */
  readonly guests?: string;
}

/** What a table is opened with. */
export interface Opening {
  /** Unique at its table. */
  readonly id: string;
  readonly at: number;
  /**
   * The audited seed of the game, which the first entry commits to. Chosen before anybody adds a nonce, it cannot
   * favour anybody. If omitted, it is chosen at the start of the game.
   */
  readonly seed?: string;
}

export interface TableRequest {
  readonly command: Command;
  readonly actor: Actor;
  /** Unique at its table. */
  readonly id: string;
  readonly at: number;
  /** The audited seed of the game; `start` needs it if the table was opened without one. */
  readonly seed?: string;
  /**
   * For each seat, in how many milliseconds its person counts as absent, as far as all nodes know; 0 if they do. Other
   * people's seats can be taken over only then.
   */
  readonly grace?: readonly number[];
  /**
   * Whether the actor still has the right. Checked at execution, not on arrival: the seat may have been revoked while
   * the command waited, or at another node.
   */
  readonly stillAllowed?: (table: Table) => boolean;
  /** The table opened for a rematch, and where each seat goes; `rematch` needs it. */
  readonly rematch?: { readonly table: string; readonly seats: readonly number[] };
}

/** What a keeper made of a request: recorded, refused, or to be tried again. */
export type SubmitResult =
  | { readonly seq: number }
  | { readonly refusal: Refusal }
  | { readonly later: 'notRecorded' | 'busy' };

/** The seed of a table and the commitment to it; empty with real dice. */
export function commitSeed(house: House, id: string, spec: Spec, seed: string | undefined) {
  const rules = house.game(spec.game)?.rules;
  if (seed === undefined || spec.dice || !rules) return {};
  return { secretSeed: seed, commitment: commitment(seed, id, `${rules.id}@${rules.version}`) };
}

export class Table extends TableState {
  readonly #house: House;

  private constructor(
    house: House,
    id: string,
    game: Game,
    opened: Extract<EntryBody, { kind: 'opened' }>,
    at: number,
  ) {
    super(id, game, opened, at, house.packing);
    this.#house = house;
  }

  /** Opens a table with its first entry, or refuses. */
  static open(
    house: House,
    id: string,
    spec: Spec,
    secrets: SecretHashes,
    { id: command, at, seed }: Opening,
  ): Table | Refusal {
    const refusal = checkSpec(house, spec);
    if (refusal) return refusal;
    const happened: EntryBody = {
      kind: 'opened',
      spec,
      secretOwner: secrets.owner,
      secretInvitations: secrets.invitations,
      secretWatch: secrets.watch,
      ...(secrets.guests !== undefined && { secretGuests: secrets.guests }),
      ...commitSeed(house, id, spec, seed),
    };
    return Table.load(house, id, [{ seq: 0, command, at, happened }]);
  }

  /** Loads a table from its log. Throws `UnplayableError` if the rules on the shelf are not those of the log. */
  static load(house: House, id: string, entries: readonly TableEntry[], snapshot: Snapshot | null = null): Table {
    const [first] = entries;
    if (first?.happened.kind !== 'opened') throw new Error(`the log of table ${id} does not begin with its opening`);
    const game = house.game(first.happened.spec.game);
    if (!game) throw new UnplayableError(`table ${id} plays ${first.happened.spec.game}, which is not on this shelf`);
    const table = new Table(house, id, game, first.happened, first.at);
    table.loadEntries(entries, snapshot);
    return table;
  }

  /** This table with entries that somebody else has appended; reuses the state in memory if possible. */
  extend(more: readonly TableEntry[]): Table {
    return this.followEntries(more) ? this : Table.load(this.#house, this.id, [...this.log, ...more]);
  }

  /** Executes a command, or refuses it. The entries are already applied; store them before anybody is told. */
  execute(request: TableRequest): readonly TableEntry[] | Refusal {
    const before = this.seq + 1;
    const { id } = request;
    // The time of a log never runs backwards, whatever the clocks of the nodes do: nobody is charged twice.
    const at = Math.max(request.at, this.last?.at ?? 0);
    const add = (happened: EntryBody): undefined => {
      this.append({ seq: this.seq + 1, command: id, at, happened });
    };
    const refusal = this.#dispatch({ ...request, at }, add);
    if (refusal) return refusal;
    this.#undoIfAgreed(at, add);
    this.updateClock(at);
    return this.since(before);
  }

  // ------------------------------------------------------------------------------------------------------------------

  #dispatch(request: TableRequest, add: AddEntry): Refusal | undefined {
    const { command, actor, at, stillAllowed } = request;
    if (stillAllowed && !stillAllowed(this)) return tableRefusal('notInvited');
    // Whether characters may go home is still to be said when a table is closed.
    if (this.closed && command.do !== 'home') return tableRefusal('closed');
    const full = this.#tooLong(command, actor);
    if (full) return full;
    const seat = actor.kind === 'seat' ? actor.seat : null;
    switch (command.do) {
      case 'claim':
        return this.#claim(command, actor, at, add);
      case 'nonce':
        return seat === null ? tableRefusal('notSeated') : this.#nonce(seat, command.nonce, at, add);
      case 'rekey':
        return this.#rekey(command, actor, add);
      case 'seat':
        return this.#seat(command, actor, add);
      case 'start':
        return this.#start(actor, request.seed, at, add);
      case 'bring':
        return seat === null ? tableRefusal('notSeated') : bringCharacter(this, seat, command.character, add);
      case 'admit':
        return admitCharacter(this, command, seat, add, (given, master) =>
          this.#answer(given, { kind: 'seat', seat: master }, at, add),
        );
      case 'home':
        return letHome(this, command, seat, add);
      case 'revoke':
        return this.#revoke(command, actor, add);
      case 'moderate':
        return this.#moderate(command, actor, add);
      case 'takeOver':
        return this.#takeOver(command, request, add);
      case 'dismiss':
        return this.#dismiss(command.seat, request, add);
      case 'answer':
        return actor.kind === 'seat' ? this.#answer(command, actor, at, add) : tableRefusal('notSeated');
      case 'nudge':
        return this.#nudge(command, actor, at, add);
      case 'rematch':
        return this.#rematch(actor, request.rematch, add);
      case 'say':
        return this.#say(command, actor, at, add);
      case 'own':
        if (actor.kind !== 'house') return tableRefusal('ownerOnly');
        return add({ kind: 'owned', secretOwner: command.owner });
      case 'close':
        if (!isOwner(actor) && actor.kind !== 'house') return tableRefusal('ownerOnly');
        return this.#close(actor, at, add);
      default:
        return seat === null && actor.kind !== 'house'
          ? tableRefusal('notSeated')
          : this.#dispatchSeat(command, seat, at, add);
    }
  }

  /** Commands that only a seat may give, or the house for a bot. */
  #dispatchSeat(command: Command, seat: SeatIndex | null, at: number, add: AddEntry): Refusal | undefined {
    switch (command.do) {
      case 'rename':
        if (seat === null) return tableRefusal('notSeated');
        return this.#nameTaken(command.name, seat) ?? add({ kind: 'renamed', seat, name: command.name });
      case 'release':
        if (seat === null) return tableRefusal('notSeated');
        return this.match
          ? tableRefusal('started')
          : add({ kind: 'released', seat, name: this.seats[seat]?.name ?? '' });
      case 'handOver':
        return seat === null ? tableRefusal('notSeated') : this.#handOver(seat, command.invitation, add);
      case 'react':
        if (seat === null) return tableRefusal('notSeated');
        return this.gallery.isMuted(seat, '')
          ? tableRefusal('muted')
          : add({ kind: 'reacted', seat, sign: command.sign });
      case 'supply':
        return this.#supply(command, seat, add);
      case 'takeBack':
        return seat === null ? tableRefusal('notSeated') : this.#requestUndo(seat, at, add);
      case 'consent':
        return seat === null ? tableRefusal('notSeated') : this.#consent(seat, command.agree, add);
      case 'giveBack':
        if (seat === null || !this.seats[seat]?.standIn) return tableRefusal('notTakenOver');
        // A seat without time would lose it again at once, or play without a clock.
        return this.clock?.left(at)[seat] === 0 ? tableRefusal('noTime') : add({ kind: 'givenBack', seat });
      case 'pause':
        return this.#pause(seat, add);
      case 'resume':
        return this.paused ? add({ kind: 'resumed', seat }) : tableRefusal('notPaused');
      case 'resign':
        return seat === null ? tableRefusal('notSeated') : this.#resign(seat, at, add);
      default:
        return tableRefusal('notSeated');
    }
  }

  /** Where a table has grown beyond any game that people play, only its end is accepted. */
  #tooLong(command: Command, actor: Actor): Refusal | undefined {
    const { do: what } = command;
    if (this.seq >= MAX_TABLE_ENTRIES && what !== 'close' && what !== 'resign') return tableRefusal('tableFull');
    const interrupts =
      what === 'pause' ||
      what === 'takeBack' ||
      (command.do === 'takeOver' && 'seat' in actor && actor.seat === command.seat);
    if (interrupts && this.interruptions >= MAX_INTERRUPTIONS) {
      return tableRefusal('interruptedEnough');
    }
    const talk = what === 'say' || what === 'react' || what === 'nudge' || what === 'rename';
    return talk && this.gallery.talk >= MAX_TALK ? tableRefusal('talkFull', { most: MAX_TALK }) : undefined;
  }

  #say({ text }: CommandOf<'say'>, actor: Actor, at: number, add: AddEntry): Refusal | undefined {
    if (actor.kind === 'house') return tableRefusal('notSeated');
    const [seat, name] = [actor.kind === 'seat' ? actor.seat : null, this.#nameOf(actor)];
    if (this.gallery.isMuted(seat, name)) return tableRefusal('muted');
    if (actor.kind === 'spectator') {
      if (name === '') return tableRefusal('nameNeeded');
      const taken = this.#nameTaken(name, null);
      if (taken) return taken;
      const refused = this.gallery.refuses(at);
      if (refused) return tableRefusal(refused.why, { seconds: refused.seconds });
    }
    return add({ kind: 'said', seat, name, text });
  }

  /** The names of seats are theirs: nobody else at the table may bear one, or one that looks like it. */
  #nameTaken(name: string, own: SeatIndex | null): Refusal | undefined {
    const taken = this.seats.some((seat, i) => i !== own && seat.name !== '' && sameName(seat.name, name));
    return taken ? tableRefusal('nameTaken', { name }) : undefined;
  }

  /** A seat is handed over, the game master's too, with all that it knows: only whoever sits there may do so. */
  #handOver(seat: SeatIndex, invitation: string, add: AddEntry): Refusal | undefined {
    if (this.phase === 'over' || this.seats[seat]?.resigned) return tableRefusal('notNow');
    if (this.#isKey(invitation)) return tableRefusal('keyInUse');
    return add({ kind: 'offered', seat, secretInvitation: invitation });
  }

  /**
   * Takes a seat away. In a running game with secrets nobody may claim it: the owner would see the hand. The best bot
   * plays on.
   */
  #revoke({ seat, invitation }: CommandOf<'revoke'>, actor: Actor, add: AddEntry): Refusal | undefined {
    if (!isOwner(actor)) return tableRefusal('ownerOnly');
    const state = this.seats[seat];
    if (!state) return tableRefusal('noSeat', { seat });
    if (this.#isKey(invitation)) return tableRefusal('keyInUse');
    const open = state.sitter.kind === 'program' || state.resigned;
    if (state.sitter.kind === 'program' && !this.#takesLatecomers(state.role))
      return tableRefusal('seatProgram', { seat });
    const secret = this.phase === 'playing' && this.game.rules.secrets && !(open && this.#takesLatecomers(state.role));
    if (!secret) {
      return add({ kind: 'revoked', seat, secretInvitation: invitation, ...(!this.match && { name: state.name }) });
    }
    const [program = 'random'] = this.#house.programs(this.spec.game);
    return add({ kind: 'revoked', seat, secretInvitation: null, program });
  }

  /**
   * Whether somebody may take a bot's place in a running game: where characters are led by a game master, who knows what
   * the seat knows.
   */
  #takesLatecomers(role: string): boolean {
    return this.phase === 'playing' && bringsCharacter(this.game, role) && this.gameMaster !== undefined;
  }

  #moderate({ do: _, ...change }: CommandOf<'moderate'>, actor: Actor, add: AddEntry): Refusal | undefined {
    if (!isOwner(actor)) return tableRefusal('ownerOnly');
    if (Object.values(change).every((value) => value === undefined)) return tableRefusal('nothingToChange');
    const { mute, hide } = change;
    if (hide !== undefined && this.since(hide, 1)[0]?.happened.kind !== 'said') return tableRefusal('nothingToChange');
    if (typeof mute?.who === 'number' && !this.seats[mute.who]) return tableRefusal('noSeat', { seat: mute.who });
    return add({ kind: 'moderated', ...change });
  }

  #nameOf(actor: Actor): string {
    if (actor.kind === 'spectator') return actor.name;
    return 'seat' in actor ? (this.seats[actor.seat]?.name ?? '') : '';
  }

  /** Whether somebody at the table may make the awaited draw. */
  get #drawnByPeople(): boolean {
    const seen = this.match?.awaited?.seen ?? 'none';
    return seatsOfPeople(this.seats).some((seat) => sees(seen, seat));
  }
  /** A draw with real dice that no person may see: the house makes it face down. */
  get faceDownDraw(): PendingDraw | undefined {
    return this.#drawnByPeople ? undefined : this.match?.awaited;
  }

  #claim(command: CommandOf<'claim'>, actor: Actor, at: number, add: AddEntry): Refusal | undefined {
    const seat = this.seats[command.seat];
    if (!seat) return tableRefusal('noSeat', { seat: command.seat });
    if (actor.kind !== 'invited' || actor.seat !== command.seat) return tableRefusal('notInvited');
    // A bot whose place somebody was invited to take plays on until they come.
    const held = seat.sitter.kind === 'program' && seat.invitation === null;
    if (held) return tableRefusal('seatProgram', { seat: command.seat });
    if (seat.secret !== null && seat.invitation === null) return tableRefusal('seatTaken', { seat: command.seat });
    const { name, secret, nonce, recovery, face, character } = command;
    const taken = this.#nameTaken(name, command.seat);
    if (taken) return taken;
    const brings = character ? bringCharacter(this, command.seat, character, () => undefined) : undefined;
    if (brings) return brings;
    add({
      kind: 'claimed',
      seat: command.seat,
      name,
      secretSeat: secret,
      nonce,
      ...(recovery !== undefined && { secretRecovery: recovery }),
      ...(face !== undefined && { face }),
    });
    if (character) bringCharacter(this, command.seat, character, add);
    return nonce !== '' && this.match?.takesNonce(command.seat)
      ? this.#addNonce(command.seat, nonce, at, add)
      : undefined;
  }

  /** People who came from another table, or to a branch, add their nonce here; each seat once. */
  #nonce(seat: SeatIndex, nonce: string, at: number, add: AddEntry): Refusal | undefined {
    if (this.match) {
      return this.match.takesNonce(seat) ? this.#addNonce(seat, nonce, at, add) : tableRefusal('nonceGiven');
    }
    if (this.seats[seat]?.nonce !== '') return tableRefusal('nonceGiven');
    return add({ kind: 'nonce', seat, nonce });
  }

  #addNonce(seat: SeatIndex, nonce: string, at: number, add: AddEntry): undefined {
    const from = this.match?.journal.length ?? 0;
    this.match?.addNonce(seat, nonce, new Date(at).toISOString());
    return this.#addPlayed(from, add);
  }

  /** A new secret for whoever holds the seat or its recovery code; the old one becomes invalid. */
  #rekey({ secret, recovery }: CommandOf<'rekey'>, actor: Actor, add: AddEntry): Refusal | undefined {
    if (actor.kind !== 'seat' && actor.kind !== 'recovered') return tableRefusal('notSeated');
    if (!this.seats[actor.seat]?.secret) return tableRefusal('notInvited');
    if (this.#isKey(secret)) return tableRefusal('keyInUse');
    return add({ kind: 'rekeyed', seat: actor.seat, secretSeat: secret, secretRecovery: recovery });
  }

  /** Whether a hash opens something here already. Nobody may make a seat's key of the link that everybody has, or of another's. */
  #isKey(hash: string): boolean {
    const keys = this.seats.flatMap(({ secret, invitation, lastInvitation }) => [secret, invitation, lastInvitation]);
    return [this.owner, this.watchSecret, this.guestSecret, ...keys].includes(hash);
  }

  #seat(command: CommandOf<'seat'>, actor: Actor, add: AddEntry): Refusal | undefined {
    if (!isOwner(actor)) return tableRefusal('ownerOnly');
    const seat = this.seats[command.seat];
    if (!seat) return tableRefusal('noSeat', { seat: command.seat });
    if (this.match && seat.sitter.kind !== 'open') return tableRefusal('started');
    if (seat.secret !== null) return tableRefusal('seatTaken', { seat: command.seat });
    if (command.program !== null && !this.#house.programs(this.spec.game).includes(command.program)) {
      return tableRefusal('noProgram', { program: command.program });
    }
    return add({ kind: 'seated', seat: command.seat, program: command.program });
  }

  #start(actor: Actor, given: string | undefined, at: number, add: AddEntry): Refusal | undefined {
    const seed = this.committedSeed?.seed ?? given;
    if (!isOwner(actor) && actor.kind !== 'seat') return tableRefusal('watching');
    if (this.match) return tableRefusal('started');
    const isFree = ({ sitter }: SeatState): boolean => sitter.kind === 'open';
    const open = this.seats.filter((seat, i) => isFree(seat) && !this.spec.seats[i]?.spare).length;
    if (open > 0) return tableRefusal('seatsOpen', { count: open });
    const master = this.gameMaster;
    const waits =
      master === undefined ? undefined : this.seats.find(({ character, admitted }) => character && !admitted);
    if (waits) return tableRefusal('characterWaits', { name: waits.character?.card.name ?? '' });
    if (seed === undefined && !this.spec.dice) throw new Error('a game begins with a seed from the house');
    const sitting = this.seats.map(({ role, name, sitter }) => ({
      role,
      name,
      program: sitter.kind === 'program' ? sitter.program : null,
    }));
    const seats = withNames(sitting, this.game.texts.fr);
    const match = Match.open(this.game.rules, {
      match: this.id,
      options: optionsWith(
        this.game,
        this.spec.options,
        seats,
        this.seats.map((seat) => (isFree(seat) ? 'nobody' : seat.character)),
      ),
      seats,
      chance: this.#chance(seed),
      at: new Date(at).toISOString(),
      packing: this.#house.packing,
    });
    if (isRefusal(match)) return match;
    add({ kind: 'started', header: match.journal.header, secretSeed: seed ?? null });
    this.playing = match;
    if (match.awaited) add({ kind: 'awaits', seat: null, act: { do: 'setup' } });
    return this.#addPlayed(0, add);
  }

  #chance(seed: string | undefined): ChanceSetting {
    if (this.spec.dice || seed === undefined) return { kind: 'asked' };
    return { kind: 'audited', seed, nonces: this.seats.map(({ nonce }) => nonce) };
  }

  /** Adds the entries that the match has written from a length of its journal on. */
  #addPlayed(from: number, add: AddEntry): undefined {
    for (const entry of this.match?.journal.since(from) ?? []) {
      add({ kind: 'played', entry });
      this.afterUndo(entry);
    }
  }

  /** The match, if it can be played now. */
  #playable(): AnyMatch | Refusal {
    if (!this.match) return tableRefusal('notStarted');
    return this.paused ? tableRefusal('paused') : this.match;
  }

  /** Acts on the match and adds the entries that it wrote. */
  #play(
    act: PendingAct,
    at: number,
    add: AddEntry,
    doIt: (match: AnyMatch, at: string) => object,
  ): Refusal | undefined {
    const match = this.#playable();
    if (isRefusal(match)) return match;
    const from = match.journal.length;
    const done = doIt(match, new Date(at).toISOString());
    if (isRefusal(done)) return done;
    if (match.awaited) return add({ kind: 'awaits', seat: 'seat' in act ? act.seat : null, act });
    return this.#addPlayed(from, add);
  }

  #answer({ decision, answer }: CommandOf<'answer'>, actor: SeatActor, at: number, add: AddEntry): Refusal | undefined {
    const { seat } = actor;
    const sitter = this.seats[seat];
    // Only one of them answers, and the journal says which.
    if (sitter?.standIn && !actor.program) return tableRefusal('programPlays');
    const by = sitter?.sitter.kind === 'program' || sitter?.standIn ? ({ by: 'program' } as const) : {};
    return this.#play({ do: 'answer', seat, decision, answer }, at, add, (match, when) => {
      const done = match.answer(seat, decision, answer, { at: when, ...by });
      if (!isRefusal(done)) this.clock?.answered(seat, at);
      return done;
    });
  }

  #supply({ outcome }: CommandOf<'supply'>, seat: SeatIndex | null, add: AddEntry): Refusal | undefined {
    const match = this.#playable();
    if (isRefusal(match)) return match;
    const seen = match.awaited?.seen;
    // Whoever may see a draw may make it; the house makes what no person may see.
    const may = seat === null ? !this.#drawnByPeople : seen === 'all' || (seen !== 'none' && seen?.includes(seat));
    if (seen !== undefined && !may) return tableRefusal('notYourDraw');
    const from = match.journal.length;
    const done = match.supply(outcome);
    if (isRefusal(done)) return done;
    add({ kind: 'typed', seat, outcome });
    return match.awaited ? undefined : this.#addPlayed(from, add);
  }

  /** Undo is free under the kernel's rule; otherwise the others are asked, if there are any. Bots always agree. */
  #requestUndo(seat: SeatIndex, at: number, add: AddEntry): Refusal | undefined {
    const match = this.#playable();
    if (isRefusal(match)) return match;
    if (this.undoRequest) return tableRefusal('backPending');
    const back = this.takeBackOf(seat);
    if (!back) return tableRefusal('nothingToTakeBack');
    const others = seatsOfPeople(this.seats).some((other) => other !== seat);
    return others && !back.free ? add({ kind: 'backAsked', seat, to: back.to }) : this.#undo(back.to, at, add);
  }

  /** Where a seat may go back to, and whether without asking; `absence`: before what a bot did meanwhile. */
  takeBackOf(seat: SeatIndex): { readonly to: number; readonly free: boolean; readonly absence?: true } | undefined {
    const match = this.match;
    if (!match || match.closed) return undefined;
    const returned = this.returnedTo(seat, match);
    return returned === undefined ? match.takeBack(seat) : { to: returned, free: true, absence: true };
  }

  /**
   * Where a person who was absent may go back to without asking: before what a bot did for them, if nothing was drawn or
   * revealed since.
   */
  protected returnedTo(seat: SeatIndex, match: AnyMatch): number | undefined {
    const state = this.seats[seat];
    if (state?.takenAt === null || state?.takenAt === undefined || state.standIn || match.awaited) return undefined;
    const { to, quiet } = match.quietSince(state.takenAt);
    return quiet && match.answersAfter(to).includes(seat) ? to : undefined;
  }

  #undo(to: number, at: number, add: AddEntry): Refusal | undefined {
    const match = this.#playable();
    if (isRefusal(match)) return match;
    const from = match.journal.length;
    const undone = match.answersAfter(to);
    const done = match.back(to, new Date(at).toISOString());
    if (isRefusal(done)) return done;
    this.clock?.takenBack(undone, at);
    return this.#addPlayed(from, add);
  }

  /** Runs after anything that may have removed the last person asked: an answer, a takeover, the end of a pause. */
  #undoIfAgreed(at: number, add: AddEntry): void {
    const { undoRequest } = this;
    if (undoRequest?.waitingFor.length !== 0 || this.paused || this.closed) return;
    const refusal = this.#undo(undoRequest.to, at, add);
    if (refusal) throw new Error(`what was agreed on cannot be done: ${refusal.reason}`);
  }

  #consent(seat: SeatIndex, agree: boolean, add: AddEntry): Refusal | undefined {
    const { undoRequest } = this;
    if (!undoRequest) return tableRefusal('noBackPending');
    if (this.paused) return tableRefusal('paused');
    if (undoRequest.seat === seat) return tableRefusal('ownRequest');
    if (this.seats[seat]?.standIn) return tableRefusal('programPlays');
    if (!seatsOfPeople(this.seats).includes(seat)) return tableRefusal('notAsked');
    return add({ kind: 'backAnswered', seat, agree });
  }

  /** A pause stops the clock, so with one each seat has only so many. Anybody may end it. */
  #pause(seat: SeatIndex | null, add: AddEntry): Refusal | undefined {
    if (this.paused) return tableRefusal('paused');
    const most = this.spec.clock ? (this.spec.clock.pauses ?? PAUSES) : Number.POSITIVE_INFINITY;
    if (seat !== null && (this.seats[seat]?.pauses ?? 0) >= most) return tableRefusal('noPauses', { most });
    return add({ kind: 'paused', seat });
  }

  /**
   * For yourself at any time, for another seat only when its person is absent, whoever asks; and when time is up. For
   * somebody else the best bot plays: nobody may lose because a neighbour chose a bad one.
   */
  #takeOver(
    { seat, program }: CommandOf<'takeOver'>,
    { actor, grace, at }: TableRequest,
    add: AddEntry,
  ): Refusal | undefined {
    if (actor.kind !== 'seat' && actor.kind !== 'house' && !isOwner(actor)) return tableRefusal('watching');
    const state = this.seats[seat];
    if (!state) return tableRefusal('noSeat', { seat });
    if (state.sitter.kind !== 'person' || state.standIn || !this.match) return tableRefusal('notAbsent', { seat });
    const own = actor.kind === 'seat' && actor.seat === seat;
    const programs = this.#house.programs(this.spec.game);
    if (!programs.includes(program)) return tableRefusal('noProgram', { program });
    if (own) return add({ kind: 'takenOver', seat, program });
    const [best = program] = programs;
    if (actor.kind === 'house') {
      // Only for the clock, and that may have stopped since it rang: by an answer in time that was stored meanwhile.
      return this.clock?.left(at)[seat] === 0
        ? add({ kind: 'takenOver', seat, program: best, late: true })
        : tableRefusal('notAbsent', { seat });
    }
    return notAbsentYet(seat, grace) ?? add({ kind: 'takenOver', seat, program: best, absent: true });
  }

  /** Ends the game for somebody who is absent, as if they had resigned: the others need not wait for ever. */
  #dismiss(seat: SeatIndex, { actor, grace, at }: TableRequest, add: AddEntry): Refusal | undefined {
    if (actor.kind !== 'seat' && !isOwner(actor)) return tableRefusal('watching');
    if (actor.kind === 'seat' && actor.seat === seat) return tableRefusal('ownSeat');
    const state = this.seats[seat];
    if (!state) return tableRefusal('noSeat', { seat });
    if (!this.match) return tableRefusal('notStarted');
    if (state.sitter.kind !== 'person') return tableRefusal('seatProgram', { seat });
    return notAbsentYet(seat, grace) ?? this.#resign(seat, at, add);
  }

  #nudge({ seat }: CommandOf<'nudge'>, actor: Actor, at: number, add: AddEntry): Refusal | undefined {
    if (actor.kind !== 'seat' && !isOwner(actor)) return tableRefusal('watching');
    const by = actor.kind === 'seat' ? actor.seat : null;
    const state = this.seats[seat];
    if (!state) return tableRefusal('noSeat', { seat });
    if (by === seat) return tableRefusal('ownNudge');
    if (this.paused) return tableRefusal('paused');
    const awaited = this.waitingFor.includes(seat) || this.undoRequest?.waitingFor.includes(seat);
    if (!awaited) return tableRefusal('notAwaited', { seat });
    if (state.nudgedAt !== null && at - state.nudgedAt < NUDGE_INTERVAL) return tableRefusal('nudged', { seat });
    return add({ kind: 'nudged', seat: by, whom: seat });
  }

  #rematch(actor: Actor, rematch: TableRequest['rematch'], add: AddEntry): Refusal | undefined {
    if (actor.kind !== 'seat' && !isOwner(actor)) return tableRefusal('watching');
    if (this.phase !== 'over') return tableRefusal('notOver');
    if (this.chronicle !== null) return tableRefusal('chronicleGoesOn');
    if (this.rematchTable !== null) return tableRefusal('rematched', { table: this.rematchTable });
    // The house opens none for a game that was still played when it was asked.
    if (!rematch) return tableRefusal('notOver');
    return add({ kind: 'rematched', seat: actor.kind === 'seat' ? actor.seat : null, ...rematch });
  }

  #resign(seat: SeatIndex, at: number, add: AddEntry): Refusal | undefined {
    return this.#play({ do: 'leave', seat }, at, add, (match, when) => match.leave(seat, when));
  }

  /** Ends a running game and publishes its seed: no game may stay unreadable for ever. */
  #close(actor: Actor, at: number, add: AddEntry): undefined {
    const { match } = this;
    if (match && !match.closed && !match.awaited) {
      const from = match.journal.length;
      match.close(new Date(at).toISOString());
      this.#addPlayed(from, add);
    }
    add({ kind: 'closed', ...(actor.kind === 'house' && { by: 'house' as const }) });
  }
}

/** Refuses what is allowed only for somebody absent. Whoever cannot say how long that takes must not guess. */
function notAbsentYet(seat: SeatIndex, grace: TableRequest['grace']): Refusal | undefined {
  const ms = grace?.[seat] ?? Number.POSITIVE_INFINITY;
  if (ms === 0) return undefined;
  return Number.isFinite(ms)
    ? tableRefusal('awayShort', { seat, seconds: Math.ceil(ms / 1000) })
    : tableRefusal('present', { seat });
}

/** How long somebody must be away to count as absent, in milliseconds: a tenth of a clock's time, within bounds. */
export function graceOf({ clock }: Spec, least = MIN_GRACE): number {
  const tenth = clock ? 100 * clock.seconds : 0;
  return Math.min(MAX_GRACE, Math.max(least, tenth));
}
const MIN_GRACE = 30_000;
const MAX_GRACE = 300_000;

type AddEntry = (happened: EntryBody) => undefined;
type SeatActor = Extract<Actor, { kind: 'seat' }>;

/** Checks a table before it is opened. */
export function checkSpec(house: House, spec: Spec): Refusal | undefined {
  const game = house.game(spec.game);
  if (!game) return tableRefusal('unknownGame', { game: spec.game });
  for (const { sitter } of spec.seats) {
    if (sitter.kind === 'program' && !house.programs(spec.game).includes(sitter.program)) {
      return tableRefusal('noProgram', { program: sitter.program });
    }
  }
  for (const [seat, { name = '' }] of spec.seats.entries()) {
    const before = spec.seats.slice(0, seat);
    if (name !== '' && before.some((other) => sameName(other.name ?? '', name)))
      return tableRefusal('namedAlike', { name });
  }
  const options = parseOptions(game.rules, spec.options);
  if (isRefusal(options)) return options;
  const seats = spec.seats.map(({ role, name }) => ({ role, name: name ?? '' }));
  return checkSeats(game.rules, seats) ?? game.rules.check?.(options.options, seats);
}

export const isOwner = (actor: Actor): boolean =>
  actor.kind === 'owner' || (actor.kind === 'seat' && actor.owner === true);
