/**
 * A game between people. A table is its log: `ask` checks what somebody wants against how things stand, does it and gives
 * the entries to be stored; `Table.load` plays the same entries again. One thing at a time: whoever keeps the table calls
 * `ask` for the next command only when the entries of the last one are stored, and loads it anew if they could not be.
 */

import type { Packing } from '@reverie/kernel/annals';
import type { Awaited } from '@reverie/kernel/chance/asked';
import { commitment } from '@reverie/kernel/chance/audited';
import { sees } from '@reverie/kernel/chance/chance';
import type { ChanceSetting } from '@reverie/kernel/chance/live';
import type { Game, SeatIndex } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { checkSeats, parseOptions } from '@reverie/kernel/seating';
import type { Actor, Asked, Command } from './commands.ts';
import type { Happened, PendingAct, TableEntry } from './entries.ts';
import { named } from './names.ts';
import { type AnyMatch, TableRecord, Unplayable } from './record.ts';
import { personsAt } from './seats.ts';
import type { Snapshot } from './snapshot.ts';
import type { Spec } from './spec.ts';
import { declined } from './texts/say.ts';
import { NUDGE_EVERY } from './wire.ts';

/** What a table needs from the house. */
export interface House {
  game(id: string): Game | undefined;
  /** The programs that can sit at a game, by id. */
  programs(game: string): readonly string[];
  /** How a house with many tables makes room in memory. */
  readonly packing?: Packing;
}

/** What must come from outside when a table is opened or begun: nothing here draws its own secrets. */
export interface Secrets {
  readonly owner: string;
  readonly invitations: readonly (string | null)[];
  readonly watch: string;
}

/** What a table is opened with. */
export interface Opening {
  /** Unique in its table. */
  readonly id: string;
  readonly at: number;
  /**
   * The audited seed of the game, which the first line commits to: chosen before anybody has added a nonce, it cannot have
   * been chosen for what would come of it. Without it, it is chosen when the game begins.
   */
  readonly seed?: string;
}

export interface Request {
  readonly command: Command;
  readonly actor: Actor;
  /** Unique in its table. */
  readonly id: string;
  readonly at: number;
  /** The audited seed of the game, needed by `start` where the table was opened without one. */
  readonly seed?: string;
  /** Who is there, as far as the house can see; needed by `takeOver`. */
  readonly present?: readonly boolean[];
  /**
   * Whether whoever asks still may. Looked at when the command is done, not when it came: a seat may have been taken away
   * while it waited, or at another node.
   */
  readonly holds?: (table: Table) => boolean;
  /** The table that was opened to play again, and where each seat goes there; needed by `rematch`. */
  readonly rematch?: { readonly table: string; readonly seats: readonly number[] };
}

/** The seed that a table will play with, and the commitment to it; nothing with real dice. */
export function promised(house: House, id: string, spec: Spec, seed: string | undefined) {
  const rules = house.game(spec.game)?.rules;
  if (seed === undefined || spec.dice || !rules) return {};
  return { secretSeed: seed, commitment: commitment(seed, id, `${rules.id}@${rules.version}`) };
}

export class Table extends TableRecord {
  readonly #house: House;

  private constructor(house: House, id: string, game: Game, opened: Extract<Happened, { kind: 'opened' }>, at: number) {
    super(id, game, opened, at, house.packing);
    this.#house = house;
  }

  /** A new table with its first entry, or what is wrong with it. */
  static open(
    house: House,
    id: string,
    spec: Spec,
    secrets: Secrets,
    { id: command, at, seed }: Opening,
  ): Table | Refusal {
    const refusal = unfit(house, spec);
    if (refusal) return refusal;
    const happened: Happened = {
      kind: 'opened',
      spec,
      secretOwner: secrets.owner,
      secretInvitations: secrets.invitations,
      secretWatch: secrets.watch,
      ...promised(house, id, spec, seed),
    };
    return Table.load(house, id, [{ seq: 0, command, at, happened }]);
  }

  /** A table out of its log. Throws `Unplayable` where the rules on the shelf are not those that it was played with. */
  static load(house: House, id: string, entries: readonly TableEntry[], snapshot: Snapshot | null = null): Table {
    const [first] = entries;
    if (first?.happened.kind !== 'opened') throw new Error(`the log of table ${id} does not begin with its opening`);
    const game = house.game(first.happened.spec.game);
    if (!game) throw new Unplayable(`table ${id} plays ${first.happened.spec.game}, which is not on this shelf`);
    const table = new Table(house, id, game, first.happened, first.at);
    table.takeAll(entries, snapshot);
    return table;
  }

  /** This table with entries that somebody else has appended; what is in memory already is used as far as it goes. */
  followed(more: readonly TableEntry[]): Table {
    return this.takeMore(more) ? this : Table.load(this.#house, this.id, [...this.log, ...more]);
  }

  /** Does what is asked, or says why not. The entries are applied already; store them before anybody is told. */
  ask(request: Request): readonly TableEntry[] | Refusal {
    const before = this.seq + 1;
    const { id, at } = request;
    const add = (happened: Happened): undefined => {
      this.append({ seq: this.seq + 1, command: id, at, happened });
    };
    const refusal = this.#do(request, add);
    if (refusal) return refusal;
    this.#goBackIfAgreed(at, add);
    this.tick(at);
    return this.since(before);
  }

  // ------------------------------------------------------------------------------------------------------------------

  #do(request: Request, add: Add): Refusal | undefined {
    const { command, actor, at, holds } = request;
    if (holds && !holds(this)) return declined('notInvited');
    if (this.closed) return declined('closed');
    const seat = actor.kind === 'seat' ? actor.seat : null;
    switch (command.do) {
      case 'claim':
        return this.#claim(command, actor, add);
      case 'rekey':
        return this.#rekey(command, actor, add);
      case 'seat':
        return this.#seat(command, actor, add);
      case 'start':
        return this.#start(actor, request.seed, at, add);
      case 'revoke': {
        if (!isOwner(actor)) return declined('ownerOnly');
        if (!this.seats[command.seat]) return declined('noSeat', { seat: command.seat });
        if (this.seats[command.seat]?.sitter.kind === 'program') return declined('seatProgram', { seat: command.seat });
        return add({ kind: 'revoked', seat: command.seat, secretInvitation: command.invitation });
      }
      case 'takeOver':
        return this.#takeOver(command, request, add);
      case 'answer':
        return actor.kind === 'seat' ? this.#answer(command, actor, at, add) : declined('notSeated');
      case 'nudge':
        return this.#nudge(command, actor, at, add);
      case 'rematch':
        return this.#rematch(actor, request.rematch, add);
      case 'say':
        if (actor.kind === 'house') return declined('notSeated');
        return add({ kind: 'said', seat, name: this.#nameOf(actor), text: command.text });
      case 'close':
        return isOwner(actor) ? this.#close(at, add) : declined('ownerOnly');
      default:
        return seat === null && actor.kind !== 'house' ? declined('notSeated') : this.#seated(command, seat, at, add);
    }
  }

  /** What only somebody on a seat may ask, or the house for a program. */
  #seated(command: Command, seat: SeatIndex | null, at: number, add: Add): Refusal | undefined {
    switch (command.do) {
      case 'rename':
        return seat === null ? declined('notSeated') : add({ kind: 'renamed', seat, name: command.name });
      case 'release':
        if (seat === null) return declined('notSeated');
        return this.match ? declined('started') : add({ kind: 'released', seat });
      case 'react':
        return seat === null ? declined('notSeated') : add({ kind: 'reacted', seat, sign: command.sign });
      case 'supply':
        return this.#supply(command, seat, add);
      case 'takeBack':
        return seat === null ? declined('notSeated') : this.#takeBack(seat, at, add);
      case 'consent':
        return seat === null ? declined('notSeated') : this.#consent(seat, command.agree, add);
      case 'giveBack':
        if (seat === null || !this.seats[seat]?.stand) return declined('notTakenOver');
        // Whose time has run out would lose the seat again at once, or play on without a clock.
        return this.clock?.left(at)[seat] === 0 ? declined('noTime') : add({ kind: 'givenBack', seat });
      case 'pause':
        return this.paused ? declined('paused') : add({ kind: 'paused', seat });
      case 'resume':
        return this.paused ? add({ kind: 'resumed', seat }) : declined('notPaused');
      case 'resign':
        return seat === null ? declined('notSeated') : this.#resign(seat, at, add);
      default:
        return declined('notSeated');
    }
  }

  #nameOf(actor: Actor): string {
    if (actor.kind === 'watcher') return actor.name;
    return 'seat' in actor ? (this.seats[actor.seat]?.name ?? '') : '';
  }

  /** Whether somebody at the table may make the draw that is awaited. */
  get #drawnByPeople(): boolean {
    const seen = this.match?.awaited?.seen ?? 'none';
    return personsAt(this.seats).some((seat) => sees(seen, seat));
  }
  /** A draw with real dice that only the house can make, face down: no person may look. */
  get unseenDraw(): Awaited | undefined {
    return this.#drawnByPeople ? undefined : this.match?.awaited;
  }

  #claim(command: Asked<'claim'>, actor: Actor, add: Add): Refusal | undefined {
    const seat = this.seats[command.seat];
    if (!seat) return declined('noSeat', { seat: command.seat });
    if (actor.kind !== 'invited' || actor.seat !== command.seat) return declined('notInvited');
    if (seat.sitter.kind === 'program') return declined('seatProgram', { seat: command.seat });
    if (seat.secret !== null) return declined('seatTaken', { seat: command.seat });
    const { name, secret, nonce, recovery } = command;
    return add({
      kind: 'claimed',
      seat: command.seat,
      name,
      secretSeat: secret,
      nonce,
      ...(recovery !== undefined && { secretRecovery: recovery }),
    });
  }

  /** A new secret for whoever holds the seat, or holds its recovery code; the old one is good no more. */
  #rekey({ secret, recovery }: Asked<'rekey'>, actor: Actor, add: Add): Refusal | undefined {
    if (actor.kind !== 'seat' && actor.kind !== 'recovered') return declined('notSeated');
    if (!this.seats[actor.seat]?.secret) return declined('notInvited');
    return add({ kind: 'rekeyed', seat: actor.seat, secretSeat: secret, secretRecovery: recovery });
  }

  #seat(command: Asked<'seat'>, actor: Actor, add: Add): Refusal | undefined {
    if (!isOwner(actor)) return declined('ownerOnly');
    const seat = this.seats[command.seat];
    if (!seat) return declined('noSeat', { seat: command.seat });
    if (this.match && seat.sitter.kind !== 'open') return declined('started');
    if (seat.secret !== null) return declined('seatTaken', { seat: command.seat });
    if (command.program !== null && !this.#house.programs(this.spec.game).includes(command.program)) {
      return declined('noProgram', { program: command.program });
    }
    return add({ kind: 'seated', seat: command.seat, program: command.program });
  }

  #start(actor: Actor, given: string | undefined, at: number, add: Add): Refusal | undefined {
    const seed = this.promised?.seed ?? given;
    if (!isOwner(actor) && actor.kind !== 'seat') return declined('ownerOnly');
    if (this.match) return declined('started');
    const open = this.seats.filter(({ sitter }) => sitter.kind === 'open').length;
    if (open > 0) return declined('seatsOpen', { count: open });
    if (seed === undefined && !this.spec.dice) throw new Error('a game begins with a seed from the house');
    const match = Match.open(this.game.rules, {
      match: this.id,
      options: this.spec.options,
      seats: named(this.seats, this.game.texts.fr),
      chance: this.#chance(seed),
      at: new Date(at).toISOString(),
      packing: this.#house.packing,
    });
    if (isRefusal(match)) return match;
    add({ kind: 'started', header: match.journal.header, secretSeed: seed ?? null });
    this.playing = match;
    if (match.awaited) add({ kind: 'awaits', seat: null, act: { do: 'setup' } });
    return this.#tellPlayed(0, add);
  }

  #chance(seed: string | undefined): ChanceSetting {
    if (this.spec.dice || seed === undefined) return { kind: 'asked' };
    return { kind: 'audited', seed, nonces: this.seats.map(({ nonce }) => nonce) };
  }

  /** The entries that the match has written since there were `from`. */
  #tellPlayed(from: number, add: Add): undefined {
    for (const entry of this.match?.journal.since(from) ?? []) {
      add({ kind: 'played', entry });
      this.wentBack(entry);
    }
  }

  /** The game as it can be played now. */
  #playable(): AnyMatch | Refusal {
    if (!this.match) return declined('notStarted');
    return this.paused ? declined('paused') : this.match;
  }

  /** Does something with the match, and writes down what it wrote. */
  #play(act: PendingAct, at: number, add: Add, doIt: (match: AnyMatch, at: string) => object): Refusal | undefined {
    const match = this.#playable();
    if (isRefusal(match)) return match;
    const from = match.journal.length;
    const done = doIt(match, new Date(at).toISOString());
    if (isRefusal(done)) return done;
    if (match.awaited) return add({ kind: 'awaits', seat: 'seat' in act ? act.seat : null, act });
    return this.#tellPlayed(from, add);
  }

  #answer({ decision, answer }: Asked<'answer'>, actor: Sitting, at: number, add: Add): Refusal | undefined {
    const { seat } = actor;
    const sitter = this.seats[seat];
    // One of them answers, and the journal says which.
    if (sitter?.stand && !actor.program) return declined('programPlays');
    const by = sitter?.sitter.kind === 'program' || sitter?.stand ? ({ by: 'program' } as const) : {};
    return this.#play({ do: 'answer', seat, decision, answer }, at, add, (match, when) => {
      const done = match.answer(seat, decision, answer, { at: when, ...by });
      if (!isRefusal(done)) this.clock?.answered(seat, at);
      return done;
    });
  }

  #supply({ outcome }: Asked<'supply'>, seat: SeatIndex | null, add: Add): Refusal | undefined {
    const match = this.#playable();
    if (isRefusal(match)) return match;
    const seen = match.awaited?.seen;
    // Whoever may see a draw may make it; what no person may see is the house's.
    const may = seat === null ? !this.#drawnByPeople : seen === 'all' || (seen !== 'none' && seen?.includes(seat));
    if (seen !== undefined && !may) return declined('notYourDraw');
    const from = match.journal.length;
    const done = match.supply(outcome);
    if (isRefusal(done)) return done;
    add({ kind: 'typed', seat, outcome });
    return match.awaited ? undefined : this.#tellPlayed(from, add);
  }

  /** Free by the law of the kernel; otherwise the others are asked. Programs do not mind. */
  #takeBack(seat: SeatIndex, at: number, add: Add): Refusal | undefined {
    const match = this.#playable();
    if (isRefusal(match)) return match;
    if (this.back) return declined('backPending');
    const back = match.takeBack(seat);
    if (!back) return declined('nothingToTakeBack');
    return back.free ? this.#goBack(back.to, at, add) : add({ kind: 'backAsked', seat, to: back.to });
  }

  #goBack(to: number, at: number, add: Add): Refusal | undefined {
    const match = this.#playable();
    if (isRefusal(match)) return match;
    const from = match.journal.length;
    const done = match.back(to, new Date(at).toISOString());
    return isRefusal(done) ? done : this.#tellPlayed(from, add);
  }

  /** After anything that may have removed the last one who was asked: an answer, an absence, the end of a pause. */
  #goBackIfAgreed(at: number, add: Add): void {
    const { back } = this;
    if (back?.waitingFor.length !== 0 || this.paused || this.closed) return;
    const refusal = this.#goBack(back.to, at, add);
    if (refusal) throw new Error(`what was agreed on cannot be done: ${refusal.reason}`);
  }

  #consent(seat: SeatIndex, agree: boolean, add: Add): Refusal | undefined {
    const { back } = this;
    if (!back) return declined('noBackPending');
    if (this.paused) return declined('paused');
    if (back.seat === seat) return declined('ownRequest');
    if (this.seats[seat]?.stand) return declined('programPlays');
    if (!personsAt(this.seats).includes(seat)) return declined('notAsked');
    return add({ kind: 'backAnswered', seat, agree });
  }

  /** For oneself at any time; for somebody else only when they are not there, unless the owner or the clock says so. */
  #takeOver({ seat, program }: Asked<'takeOver'>, { actor, present }: Request, add: Add): Refusal | undefined {
    if (actor.kind !== 'seat' && actor.kind !== 'house' && !isOwner(actor)) return declined('notSeated');
    const state = this.seats[seat];
    if (!state) return declined('noSeat', { seat });
    if (state.sitter.kind !== 'person' || state.stand || !this.match) return declined('notAbsent', { seat });
    const own = actor.kind === 'seat' && actor.seat === seat;
    if (actor.kind !== 'house' && !isOwner(actor) && !own && present?.[seat]) return declined('present', { seat });
    if (!this.#house.programs(this.spec.game).includes(program)) return declined('noProgram', { program });
    // The house itself only does so for the clock.
    return add({ kind: 'takenOver', seat, program, ...(actor.kind === 'house' && { late: true as const }) });
  }

  #nudge({ seat }: Asked<'nudge'>, actor: Actor, at: number, add: Add): Refusal | undefined {
    if (actor.kind !== 'seat' && !isOwner(actor)) return declined('notSeated');
    const by = actor.kind === 'seat' ? actor.seat : null;
    const state = this.seats[seat];
    if (!state) return declined('noSeat', { seat });
    const awaited = this.waitingFor.includes(seat) || this.back?.waitingFor.includes(seat);
    if (!awaited || by === seat || this.paused) return declined('notAwaited', { seat });
    if (state.nudged !== null && at - state.nudged < NUDGE_EVERY) return declined('nudged', { seat });
    return add({ kind: 'nudged', seat: by, whom: seat });
  }

  #rematch(actor: Actor, rematch: Request['rematch'], add: Add): Refusal | undefined {
    if (actor.kind !== 'seat' && !isOwner(actor)) return declined('notSeated');
    if (this.phase !== 'over') return declined('notOver');
    if (this.next !== null) return declined('rematched', { table: this.next });
    if (!rematch) throw new Error('a table to play again is opened by the house');
    return add({ kind: 'rematched', seat: actor.kind === 'seat' ? actor.seat : null, ...rematch });
  }

  #resign(seat: SeatIndex, at: number, add: Add): Refusal | undefined {
    return this.#play({ do: 'leave', seat }, at, add, (match, when) => match.leave(seat, when));
  }

  /** A game that is going on is broken off, and its seed published: nobody is left with a game that can never be read. */
  #close(at: number, add: Add): undefined {
    const { match } = this;
    if (match && !match.closed && !match.awaited) {
      const from = match.journal.length;
      match.close(new Date(at).toISOString());
      this.#tellPlayed(from, add);
    }
    add({ kind: 'closed' });
  }
}

type Add = (happened: Happened) => undefined;
type Sitting = Extract<Actor, { kind: 'seat' }>;

/** What is wrong with a table before it is opened. */
export function unfit(house: House, spec: Spec): Refusal | undefined {
  const game = house.game(spec.game);
  if (!game) return declined('unknownGame', { game: spec.game });
  for (const { sitter } of spec.seats) {
    if (sitter.kind === 'program' && !house.programs(spec.game).includes(sitter.program)) {
      return declined('noProgram', { program: sitter.program });
    }
  }
  const options = parseOptions(game.rules, spec.options);
  if (isRefusal(options)) return options;
  const seats = spec.seats.map(({ role, name }) => ({ role, name: name ?? '' }));
  return checkSeats(game.rules, seats) ?? game.rules.check?.(options.options, seats);
}

export const isOwner = (actor: Actor): boolean =>
  actor.kind === 'owner' || (actor.kind === 'seat' && actor.owner === true);
