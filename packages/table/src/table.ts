/**
 * A game between people. A table is its log: `ask` checks what somebody wants against how things stand, does it and gives
 * the entries to be stored; `Table.load` plays the same entries again. One thing at a time: whoever keeps the table calls
 * `ask` for the next command only when the entries of the last one are stored, and loads it anew if they could not be.
 */

import type { Awaited } from '@reverie/kernel/chance/asked';
import { sees } from '@reverie/kernel/chance/chance';
import type { ChanceSetting } from '@reverie/kernel/chance/live';
import type { Game, Rules, SeatIndex } from '@reverie/kernel/game';
import type { Header } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { checkSeats, parseOptions } from '@reverie/kernel/seating';
import { Clock } from './clock.ts';
import type { Actor, Asked, Command } from './commands.ts';
import type { Happened, PendingAct, TableEntry } from './entries.ts';
import type { Sitter, Spec } from './spec.ts';
import { declined } from './texts/say.ts';

export type AnyMatch = Match<unknown, unknown, never, unknown, unknown>;

export interface SeatState {
  readonly role: string;
  name: string;
  sitter: Sitter;
  /** SHA-256 of the secret that opens this seat: an invitation until it is claimed, then the sitter's own. */
  invitation: string | null;
  secret: string | null;
  nonce: string;
  /** A program answers for an absent person. */
  stand: string | null;
  resigned: boolean;
}

/** What a table needs from the house. */
export interface House {
  game(id: string): Game | undefined;
  /** The programs that can sit at a game, by id. */
  programs(game: string): readonly string[];
}

/** What must come from outside when a table is opened or begun: nothing here draws its own secrets. */
export interface Secrets {
  readonly owner: string;
  readonly invitations: readonly (string | null)[];
  readonly watch: string;
}

export interface Request {
  readonly command: Command;
  readonly actor: Actor;
  /** Unique in its table. */
  readonly id: string;
  readonly at: number;
  /** The audited seed of the game, needed by `start`. */
  readonly seed?: string;
}

export class Table {
  readonly id: string;
  readonly game: Game;
  readonly spec: Spec;
  readonly seats: SeatState[];
  readonly owner: string;
  readonly watchSecret: string;
  readonly #house: House;
  readonly #log: TableEntry[] = [];
  readonly #commands = new Map<string, number>();
  #match: AnyMatch | null = null;
  #back: { readonly seat: SeatIndex; readonly to: number; readonly agreed: Set<SeatIndex> } | null = null;
  #paused = false;
  #closed = false;
  #clock: Clock | null = null;

  private constructor(house: House, id: string, game: Game, opened: Extract<Happened, { kind: 'opened' }>) {
    this.#house = house;
    this.id = id;
    this.game = game;
    this.spec = opened.spec;
    this.owner = opened.secretOwner;
    this.watchSecret = opened.secretWatch;
    this.seats = opened.spec.seats.map(({ role, name, sitter }, seat) => ({
      role,
      name: name ?? '',
      sitter,
      invitation: opened.secretInvitations[seat] ?? null,
      secret: null,
      nonce: '',
      stand: null,
      resigned: false,
    }));
  }

  /** A new table with its first entry, or what is wrong with it. */
  static open(
    house: House,
    id: string,
    spec: Spec,
    secrets: Secrets,
    request: { id: string; at: number },
  ): Table | Refusal {
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
    const refusal = checkSeats(game.rules, seats) ?? game.rules.check?.(options.options, seats);
    if (refusal) return refusal;
    const happened: Happened = {
      kind: 'opened',
      spec,
      secretOwner: secrets.owner,
      secretInvitations: secrets.invitations,
      secretWatch: secrets.watch,
    };
    return Table.load(house, id, [{ seq: 0, command: request.id, at: request.at, happened }]);
  }

  /** A table out of its log. */
  static load(house: House, id: string, entries: readonly TableEntry[]): Table {
    const [first] = entries;
    if (first?.happened.kind !== 'opened') throw new Error(`the log of table ${id} does not begin with its opening`);
    const game = house.game(first.happened.spec.game);
    if (!game) throw new Error(`table ${id} plays ${first.happened.spec.game}, which is not on this shelf`);
    const table = new Table(house, id, game, first.happened);
    const replaying: Replayer = { redo: undefined, pending: null, typed: [] };
    for (const entry of entries) table.#append(entry, replaying);
    table.#resume(replaying);
    return table;
  }

  get log(): readonly TableEntry[] {
    return this.#log;
  }
  get seq(): number {
    return this.#log.length - 1;
  }
  get match(): AnyMatch | null {
    return this.#match;
  }
  get paused(): boolean {
    return this.#paused;
  }
  get closed(): boolean {
    return this.#closed;
  }
  get clock(): Clock | null {
    return this.#clock;
  }
  /** A request to take back that waits for the others. */
  get back(): { readonly seat: SeatIndex; readonly to: number; readonly waitingFor: readonly SeatIndex[] } | null {
    const back = this.#back;
    return (
      back && {
        seat: back.seat,
        to: back.to,
        waitingFor: this.#persons().filter((s) => s !== back.seat && !back.agreed.has(s)),
      }
    );
  }
  get phase(): 'gathering' | 'playing' | 'over' {
    if (!this.#match) return 'gathering';
    return this.#match.closed ? 'over' : 'playing';
  }

  /** The entry that a command already brought, if it was sent before. */
  known(command: string): number | undefined {
    return this.#commands.get(command);
  }

  /** Does what is asked, or says why not. The entries are applied already; store them before anybody is told. */
  ask(request: Request): readonly TableEntry[] | Refusal {
    const before = this.#log.length;
    const refusal = this.#do(request);
    if (refusal) return refusal;
    this.#tick(request.at);
    return this.#log.slice(before);
  }

  // ------------------------------------------------------------------------------------------------------------------

  #do({ command, actor, id, at, seed }: Request): Refusal | undefined {
    if (this.#closed) return declined('closed');
    const add = (happened: Happened): undefined => this.#append({ seq: this.#log.length, command: id, at, happened });
    const seat = actor.kind === 'seat' ? actor.seat : null;
    switch (command.do) {
      case 'claim':
        return this.#claim(command, actor, add);
      case 'seat':
        return this.#seat(command, actor, add);
      case 'start':
        return this.#start(actor, seed, at, add);
      case 'revoke': {
        if (!isOwner(actor)) return declined('ownerOnly');
        if (!this.seats[command.seat]) return declined('noSeat', { seat: command.seat });
        return add({ kind: 'revoked', seat: command.seat, secretInvitation: command.invitation });
      }
      case 'say':
        if (actor.kind === 'house') return declined('notSeated');
        return add({ kind: 'said', seat, name: this.#nameOf(actor), text: command.text });
      case 'close':
        return isOwner(actor) ? add({ kind: 'closed' }) : declined('ownerOnly');
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
        return this.#match ? declined('started') : add({ kind: 'released', seat });
      case 'react':
        return seat === null ? declined('notSeated') : add({ kind: 'reacted', seat, sign: command.sign });
      case 'answer':
        if (seat === null) return declined('notSeated');
        return this.#answer(command, seat, at, add);
      case 'supply':
        return this.#supply(command, seat, add);
      case 'takeBack':
        return seat === null ? declined('notSeated') : this.#takeBack(seat, at, add);
      case 'consent':
        return seat === null ? declined('notSeated') : this.#consent(seat, command.agree, at, add);
      case 'takeOver':
        return this.#takeOver(command, add);
      case 'giveBack':
        if (seat === null || !this.seats[seat]?.stand) return declined('notTakenOver');
        return add({ kind: 'givenBack', seat });
      case 'pause':
        return this.#paused ? declined('paused') : add({ kind: 'paused', seat });
      case 'resume':
        return this.#paused ? add({ kind: 'resumed', seat }) : declined('notPaused');
      case 'resign':
        return seat === null ? declined('notSeated') : this.#resign(seat, at, add);
      default:
        return declined('notSeated');
    }
  }

  #nameOf(actor: Actor): string {
    if (actor.kind === 'watcher') return actor.name;
    return actor.kind === 'seat' || actor.kind === 'invited' ? (this.seats[actor.seat]?.name ?? '') : '';
  }

  /** Seats that people hold and answer for. */
  #persons(): SeatIndex[] {
    return this.seats.flatMap(({ sitter, stand, resigned }, seat) =>
      sitter.kind === 'person' && !stand && !resigned ? [seat] : [],
    );
  }

  /** Whether somebody at the table may make the draw that is awaited. */
  get #drawnByPeople(): boolean {
    const seen = this.#match?.awaited?.seen ?? 'none';
    return this.#persons().some((seat) => sees(seen, seat));
  }
  /** A draw with real dice that only the house can make, face down: no person may look. */
  get unseenDraw(): Awaited | undefined {
    return this.#drawnByPeople ? undefined : this.#match?.awaited;
  }

  #claim(command: Asked<'claim'>, actor: Actor, add: Add): Refusal | undefined {
    const seat = this.seats[command.seat];
    if (!seat) return declined('noSeat', { seat: command.seat });
    if (actor.kind !== 'invited' || actor.seat !== command.seat) return declined('notInvited');
    if (seat.sitter.kind === 'program') return declined('seatProgram', { seat: command.seat });
    if (seat.secret !== null) return declined('seatTaken', { seat: command.seat });
    const { name, secret, nonce } = command;
    return add({ kind: 'claimed', seat: command.seat, name, secretSeat: secret, nonce });
  }

  #seat(command: Asked<'seat'>, actor: Actor, add: Add): Refusal | undefined {
    if (!isOwner(actor)) return declined('ownerOnly');
    const seat = this.seats[command.seat];
    if (!seat) return declined('noSeat', { seat: command.seat });
    if (this.#match) return declined('started');
    if (seat.secret !== null) return declined('seatTaken', { seat: command.seat });
    if (command.program !== null && !this.#house.programs(this.spec.game).includes(command.program)) {
      return declined('noProgram', { program: command.program });
    }
    return add({ kind: 'seated', seat: command.seat, program: command.program });
  }

  #start(actor: Actor, seed: string | undefined, at: number, add: Add): Refusal | undefined {
    if (!isOwner(actor) && actor.kind !== 'seat') return declined('ownerOnly');
    if (this.#match) return declined('started');
    const open = this.seats.filter(({ sitter }) => sitter.kind === 'open').length;
    if (open > 0) return declined('seatsOpen', { count: open });
    const chance = this.#chance(seed ?? null);
    const match = Match.open(this.game.rules as Rules, {
      match: this.id,
      options: this.spec.options,
      seats: this.#names(),
      chance,
      at: new Date(at).toISOString(),
    });
    if (isRefusal(match)) return match;
    add({ kind: 'started', header: match.journal.header, secretSeed: seed ?? null });
    this.#match = match as unknown as AnyMatch;
    if (match.awaited) add({ kind: 'awaits', seat: null, act: { do: 'setup' } });
    return this.#tellPlayed(0, add);
  }

  #names() {
    return this.seats.map(({ role, name }, seat) => ({
      role,
      name: name || `${this.game.texts.fr.role(role)} ${seat + 1}`,
    }));
  }

  #chance(seed: string | null): ChanceSetting {
    if (this.spec.dice || seed === null) return { kind: 'asked' };
    return { kind: 'audited', seed, nonces: this.seats.map(({ nonce }) => nonce) };
  }

  /** The entries that the match has written since there were `from`. */
  #tellPlayed(from: number, add: Add): undefined {
    for (const entry of this.#match?.journal.entries.slice(from) ?? []) add({ kind: 'played', entry });
  }

  /** The game as it can be played now. */
  #playing(): AnyMatch | Refusal {
    if (!this.#match) return declined('notStarted');
    return this.#paused ? declined('paused') : this.#match;
  }

  /** Does something with the match, and writes down what it wrote. */
  #play(act: PendingAct, at: number, add: Add, doIt: (match: AnyMatch, at: string) => object): Refusal | undefined {
    const match = this.#playing();
    if (isRefusal(match)) return match;
    const from = match.journal.entries.length;
    const done = doIt(match, new Date(at).toISOString());
    if (isRefusal(done)) return done;
    if (match.awaited) return add({ kind: 'awaits', seat: 'seat' in act ? act.seat : null, act });
    return this.#tellPlayed(from, add);
  }

  #answer({ decision, answer }: Asked<'answer'>, seat: SeatIndex, at: number, add: Add): Refusal | undefined {
    const sitter = this.seats[seat];
    const by = sitter?.sitter.kind === 'program' || sitter?.stand ? ({ by: 'program' } as const) : {};
    return this.#play({ do: 'answer', seat, decision, answer }, at, add, (match, when) => {
      const done = match.answer(seat, decision, answer, { at: when, ...by });
      if (!isRefusal(done)) this.#clock?.answered(seat, at);
      return done;
    });
  }

  #supply({ outcome }: Asked<'supply'>, seat: SeatIndex | null, add: Add): Refusal | undefined {
    const match = this.#playing();
    if (isRefusal(match)) return match;
    const seen = match.awaited?.seen;
    // Whoever may see a draw may make it; what no person may see is the house's.
    const may = seat === null ? !this.#drawnByPeople : seen === 'all' || (seen !== 'none' && seen?.includes(seat));
    if (seen !== undefined && !may) return declined('notYourDraw');
    const from = match.journal.entries.length;
    const done = match.supply(outcome);
    if (isRefusal(done)) return done;
    add({ kind: 'typed', seat, outcome });
    return match.awaited ? undefined : this.#tellPlayed(from, add);
  }

  /** Free by the law of the kernel; otherwise the others are asked. Programs do not mind. */
  #takeBack(seat: SeatIndex, at: number, add: Add): Refusal | undefined {
    const match = this.#playing();
    if (isRefusal(match)) return match;
    if (this.#back) return declined('backPending');
    const back = match.takeBack(seat);
    if (!back) return declined('nothingToTakeBack');
    if (back.free) return this.#goBack(back.to, at, add);
    add({ kind: 'backAsked', seat, to: back.to });
    return this.back?.waitingFor.length === 0 ? this.#goBack(back.to, at, add) : undefined;
  }

  #goBack(to: number, at: number, add: Add): Refusal | undefined {
    const match = this.#playing();
    if (isRefusal(match)) return match;
    const from = match.journal.entries.length;
    const done = match.back(to, new Date(at).toISOString());
    return isRefusal(done) ? done : this.#tellPlayed(from, add);
  }

  #consent(seat: SeatIndex, agree: boolean, at: number, add: Add): Refusal | undefined {
    const { back } = this;
    if (!back) return declined('noBackPending');
    if (back.seat === seat) return declined('ownRequest');
    add({ kind: 'backAnswered', seat, agree });
    return agree && this.back?.waitingFor.length === 0 ? this.#goBack(back.to, at, add) : undefined;
  }

  #takeOver({ seat, program }: Asked<'takeOver'>, add: Add): Refusal | undefined {
    const state = this.seats[seat];
    if (!state) return declined('noSeat', { seat });
    if (state.sitter.kind !== 'person' || state.stand || !this.#match) return declined('notAbsent', { seat });
    if (!this.#house.programs(this.spec.game).includes(program)) return declined('noProgram', { program });
    return add({ kind: 'takenOver', seat, program });
  }

  #resign(seat: SeatIndex, at: number, add: Add): Refusal | undefined {
    return this.#play({ do: 'leave', seat }, at, add, (match, when) => match.leave(seat, when));
  }

  /** Clocks run for whom the game waits. */
  #tick(at: number): void {
    const match = this.#match;
    // Before its set-up a game waits for nobody.
    if (!this.#clock || !match || match.journal.entries.length === 0) return;
    const asleep = this.#paused || match.closed || match.awaited !== undefined;
    const waiting = asleep ? [] : match.pending.filter(({ optional }) => !optional).map(({ seat }) => seat);
    this.#clock.wait(
      [...new Set(waiting)].filter((seat) => this.#persons().includes(seat)),
      at,
    );
  }

  // ------------------------------------------------------------------------------------------------------------------

  /** Takes an entry into the log and into how things stand. `replaying` plays the match again when a table is loaded. */
  #append(entry: TableEntry, replaying?: Replayer): undefined {
    this.#log.push(entry);
    if (!this.#commands.has(entry.command)) this.#commands.set(entry.command, entry.seq);
    const { happened } = entry;
    const seat = 'seat' in happened && happened.seat !== null ? this.seats[happened.seat] : undefined;
    switch (happened.kind) {
      case 'claimed':
        if (seat)
          Object.assign(seat, {
            name: happened.name,
            sitter: { kind: 'person' },
            secret: happened.secretSeat,
            invitation: null,
            nonce: happened.nonce,
          });
        break;
      case 'renamed':
        if (seat) seat.name = happened.name;
        break;
      case 'released':
        if (seat) Object.assign(seat, { sitter: { kind: 'open' }, secret: null });
        break;
      case 'revoked':
        if (seat)
          Object.assign(seat, {
            secret: null,
            invitation: happened.secretInvitation,
            ...(this.#match ? {} : { sitter: { kind: 'open' } }),
          });
        break;
      case 'seated':
        if (seat)
          seat.sitter = happened.program === null ? { kind: 'open' } : { kind: 'program', program: happened.program };
        break;
      case 'started':
        if (this.spec.clock) this.#clock = new Clock(this.spec.clock, this.seats.length);
        if (replaying) this.#replayStart(happened.header, happened.secretSeed, replaying);
        break;
      case 'awaits':
        if (replaying) Object.assign(replaying, { pending: happened.act, typed: [] });
        break;
      case 'typed':
        replaying?.typed.push(happened.outcome);
        break;
      case 'played':
        this.#back = null;
        if (happened.entry.do === 'leave') Object.assign(this.seats[happened.entry.seat] ?? {}, { resigned: true });
        if (replaying) {
          replaying.pending = null;
          const refusal = replaying.redo?.(happened.entry);
          if (refusal)
            throw new Error(`entry ${entry.seq} of table ${this.id} is refused by its own rules: ${refusal.reason}`);
          if (happened.entry.do === 'answer') this.#clock?.answered(happened.entry.seat, entry.at);
        }
        break;
      case 'backAsked':
        this.#back = { seat: happened.seat, to: happened.to, agreed: new Set() };
        break;
      case 'backAnswered':
        if (happened.agree) this.#back?.agreed.add(happened.seat);
        else this.#back = null;
        break;
      case 'takenOver':
        if (seat) seat.stand = happened.program;
        break;
      case 'givenBack':
        if (seat) seat.stand = null;
        break;
      case 'paused':
      case 'resumed':
        this.#paused = happened.kind === 'paused';
        break;
      case 'closed':
        this.#closed = true;
        break;
      default:
        break;
    }
    if (replaying) this.#tick(entry.at);
    return undefined;
  }

  #replayStart(header: Header, seed: string | null, replaying: Replayer): void {
    const rules = this.game.rules as Rules;
    const options = parseOptions(rules, header.options);
    if (isRefusal(options)) throw new Error(`the options of table ${this.id} are refused by its own rules`);
    const chance: ChanceSetting =
      header.chance.kind === 'audited' && seed !== null
        ? { kind: 'audited', seed, nonces: header.chance.nonces }
        : { kind: 'asked' };
    const { match, redo, begin } = Match.replaying(rules, { header, entries: [] }, options.options, chance);
    this.#match = match as unknown as AnyMatch;
    Object.assign(replaying, { redo, begin });
  }

  /** A table taken up in the middle of a draw with real dice waits for the same draw again. */
  #resume({ pending, typed, begin }: Replayer): void {
    const match = this.#match;
    if (!match || !pending) return;
    if (pending.do === 'setup') begin?.();
    else if (pending.do === 'leave') match.leave(pending.seat);
    else match.answer(pending.seat, pending.decision, pending.answer);
    for (const outcome of typed) match.supply(outcome);
  }
}

type Add = (happened: Happened) => undefined;

interface Replayer {
  redo: ((entry: Extract<Happened, { kind: 'played' }>['entry']) => Refusal | undefined) | undefined;
  begin?: () => void;
  pending: PendingAct | null;
  typed: (number | readonly number[])[];
}

export const isOwner = (actor: Actor): boolean =>
  actor.kind === 'owner' || (actor.kind === 'seat' && actor.owner === true);
