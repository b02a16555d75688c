/**
 * Keeps chronicles: reads what is new in the log, executes a command, appends it with the number it expects, and reads
 * and executes again where another node was faster. What is not stored is dropped from memory.
 */
import { isRefusal } from '@reverie/kernel/refusal';
import type { CharactersInPlay } from '../characters-in-play.ts';
import type { TableEntry } from '../entries.ts';
import { followingId } from '../following-id.ts';
import { isIdleTalk } from '../gallery.ts';
import type { Keeper } from '../keeper.ts';
import type { Store } from '../store.ts';
import type { House, SubmitResult, Table, TableRequest } from '../table.ts';
import { tableRefusal } from '../texts/say.ts';
import { Chronicle, type ChronicleOpening, type ChronicleRequest } from './chronicle.ts';
import { type ChronicleEntry, isChronicleId } from './entries.ts';
import { isEveningOver, openEvening, settlementOf } from './evening.ts';
import { asRead, asStored } from './stored.ts';

interface ChronicleKeeperEnvironment {
  readonly store: Store;
  readonly house: House;
  /** The tables of the evenings. */
  readonly tables: Keeper;
  readonly inPlay: CharactersInPlay;
  now(): number;
  /** Audited seeds, and hashes of secrets that nobody gets. */
  newSeed(): string;
  newHash(): string;
  log(what: string, details: object): void;
  /** Entries were stored by this node. */
  stored?(chronicle: Chronicle, entries: readonly ChronicleEntry[]): void;
  /** Loads a game before it is needed, where games are fetched on demand. */
  prepare?(game: string): Promise<unknown>;
}

/** Chronicles in memory; the longest unused is dropped first. */
const MAX_LOADED = 200;
const MAX_RETRIES = 5;
/** In milliseconds: the first use of a chronicle on a day counts as use of its tables. */
const DAY = 86_400_000;

export class ChronicleKeeper {
  readonly #env: ChronicleKeeperEnvironment;
  readonly #loaded = new Map<string, Chronicle>();
  /** The last day on which an evening of each was played, as far as this node knows. */
  readonly #usedOn = new Map<string, number>();

  constructor(env: ChronicleKeeperEnvironment) {
    this.#env = env;
  }

  /** Stores a new chronicle. */
  async open(id: string, opening: ChronicleOpening, command: string): Promise<SubmitResult> {
    return this.openEntries(id, Chronicle.open(opening, command, this.#env.now()));
  }

  /** The same with a beginning that was made elsewhere. */
  async openEntries(id: string, entries: readonly ChronicleEntry[]): Promise<SubmitResult> {
    const done = await this.#append(id, -1, entries);
    return done === 'stored' ? { seq: 0 } : { later: done === 'failed' ? 'notRecorded' : 'busy' };
  }

  /** The chronicle as it is stored now, evenings that are over settled; null if there is none. */
  async find(id: string): Promise<Chronicle | null> {
    const chronicle = await this.#read(id);
    if (!chronicle?.current) return chronicle;
    await this.#settle(chronicle);
    return this.#read(id);
  }

  /** Executes a request; null if there is no such chronicle. */
  async submit(id: string, request: ChronicleRequest): Promise<SubmitResult | null> {
    for (let tries = 0; tries < MAX_RETRIES; tries++) {
      const chronicle = await this.#read(id, true);
      if (!chronicle) return null;
      const known = chronicle.seqOfCommand(request.id);
      const before = chronicle.changedAt;
      const expected = chronicle.seq;
      const entries = known === undefined ? chronicle.execute(request) : [];
      if (known !== undefined || isRefusal(entries)) this.#keep(chronicle);
      if (known !== undefined) return { seq: known };
      if (isRefusal(entries)) return { refusal: entries };
      const done = await this.#append(id, expected, entries);
      if (done === 'stored') {
        this.#env.stored?.(chronicle, entries);
        if (dayOf(chronicle.changedAt) !== dayOf(before)) await this.#touch(chronicle, chronicle.changedAt);
        await this.#follow(chronicle, request);
        return { seq: entries[0]?.seq ?? expected };
      }
      if (typeof done === 'object') return { seq: done.before };
      if (done === 'failed') return { later: 'notRecorded' };
    }
    return { later: 'busy' };
  }

  /** Opens the table of the next evening for a member, who must lead. */
  async openEvening(
    id: string,
    { title, request }: { readonly title: string; readonly request: Omit<ChronicleRequest, 'command'> },
  ): Promise<SubmitResult | null> {
    const chronicle = await this.find(id);
    if (!chronicle) return null;
    const known = chronicle.seqOfCommand(request.id);
    if (known !== undefined) return { seq: known };
    const called = title || chronicle.next?.title || '';
    // Refused before a table is opened in vain.
    const refusal = chronicle.mayOpen(request.actor);
    if (refusal) return { refusal };
    await this.#env.prepare?.(chronicle.game);
    const opened = openEvening(this.#env.house, chronicle, {
      id: followingId(chronicle.id, chronicle.seq, chronicle.invitation),
      title: called || chronicle.title,
      at: this.#env.now(),
      seed: this.#env.newSeed(),
      watch: this.#env.newHash(),
    });
    if (isRefusal(opened)) return { refusal: opened };
    for (const { character } of opened.table.seats) {
      const elsewhere = character && (await this.#env.inPlay.take(character.card, opened.table.id));
      if (elsewhere) return { refusal: elsewhere };
    }
    const stored = await this.#env.tables.open(opened.table);
    if (!('seq' in stored)) return stored;
    // If the chronicle has changed meanwhile, another table may count, and this one is pruned in time.
    const command = { do: 'open', table: opened.table.id, title: called, seats: opened.seats } as const;
    return this.submit(id, { ...request, command });
  }

  /** A member sits down at a free place of the evening that goes on, with their character; the game master lets it in. */
  async sit(id: string, request: Omit<ChronicleRequest, 'command'>): Promise<SubmitResult | null> {
    const chronicle = await this.find(id);
    if (!chronicle) return null;
    const { actor, at } = request;
    if (actor.kind !== 'member') return { refusal: tableRefusal('notInvited') };
    const known = chronicle.seqOfCommand(request.id);
    if (known !== undefined) return { seq: known };
    const refusal = chronicle.maySit(actor.member);
    const { current } = chronicle;
    const { name, secret, recovery, proposed, character } = chronicle.members[actor.member] ?? {};
    const comer = proposed ?? character;
    if (refusal || !current || !name || !secret || !comer) return { refusal: refusal ?? tableRefusal('noEvening') };
    await this.#env.prepare?.(chronicle.game);
    const { table, seats } = current.evening;
    const elsewhere = await this.#env.inPlay.take(comer.card, table);
    if (elsewhere) return { refusal: elsewhere };
    const seat = seats.indexOf(null);
    const claim = { do: 'claim', seat, name, secret, nonce: '', character: comer.document } as const;
    const sat = await this.#env.tables.submit(table, {
      command: recovery === null || recovery === undefined ? claim : { ...claim, recovery },
      actor: { kind: 'invited', seat },
      id: `${request.id}-seat`,
      at,
    });
    if (!sat || !('seq' in sat)) return sat;
    return this.submit(id, { ...request, command: { do: 'sit', seat } });
  }

  /** Closes the table of the evening that goes on, for a member who must lead; the characters come home. */
  async endEvening(
    id: string,
    { actor, id: command, at }: Omit<ChronicleRequest, 'command'>,
  ): Promise<SubmitResult | null> {
    const chronicle = await this.find(id);
    if (!chronicle) return null;
    if (actor.kind !== 'member' || actor.member !== chronicle.master) return { refusal: tableRefusal('masterOnly') };
    const { current } = chronicle;
    // It has ended by itself meanwhile.
    if (!current) return { seq: chronicle.seq };
    await this.#env.prepare?.(chronicle.game);
    const close = { command: { do: 'close' }, actor: { kind: 'owner' }, id: command, at } as const;
    const closed = await this.#env.tables.submit(current.evening.table, close);
    if (!closed || !('seq' in closed)) return closed;
    const settled = await this.find(id);
    return { seq: settled?.seq ?? chronicle.seq };
  }

  /** Entries of a table were stored: an evening that is played keeps its chronicle, which nobody may write to for long. */
  async used({ chronicle: id }: Pick<Table, 'chronicle'>, entries: readonly TableEntry[]): Promise<void> {
    const at = entries.findLast((entry) => !isIdleTalk(entry))?.at;
    if (id === null || at === undefined || this.#usedOn.get(id) === dayOf(at)) return;
    this.#usedOn.delete(id);
    this.#usedOn.set(id, dayOf(at));
    const [oldest] = this.#usedOn.keys();
    if (this.#usedOn.size > MAX_LOADED && oldest !== undefined) this.#usedOn.delete(oldest);
    try {
      const chronicle = await this.#read(id);
      if (chronicle) await this.#touch(chronicle, at);
    } catch (error) {
      this.#env.log('chronicle not kept', { chronicle: id, error });
    }
  }

  // ------------------------------------------------------------------------------------------------------------------

  /** As it is stored now; `alone`: to execute something on it, which others must not see before it is stored. */
  async #read(id: string, alone = false): Promise<Chronicle | null> {
    if (!isChronicleId(id)) return null;
    const known = this.#loaded.get(id);
    if (alone) this.#loaded.delete(id);
    const more = asRead(await this.#env.store.read(id, known?.seq ?? -1));
    // Somebody else has taken it meanwhile: what it holds now may never be stored.
    if (known && !alone && this.#loaded.get(id) !== known) return this.#read(id);
    if (!known && more.length === 0) return null;
    const chronicle = known ?? Chronicle.load(id, more);
    if (known) known.follow(more.filter(({ seq }) => seq > known.seq));
    if (!alone) this.#keep(chronicle);
    return chronicle;
  }

  #keep(chronicle: Chronicle): void {
    this.#loaded.delete(chronicle.id);
    this.#loaded.set(chronicle.id, chronicle);
    const [oldest] = this.#loaded.keys();
    if (this.#loaded.size > MAX_LOADED && oldest !== undefined) this.#loaded.delete(oldest);
  }

  async #append(id: string, expected: number, entries: readonly ChronicleEntry[]) {
    try {
      return await this.#env.store.append(id, expected, asStored(entries));
    } catch (error) {
      this.#env.log('not recorded', { chronicle: id, error });
      return 'failed' as const;
    }
  }

  /** The characters of an evening that is over come home: once, whoever notices first. */
  async #settle(chronicle: Chronicle): Promise<void> {
    const { current } = chronicle;
    if (!current) return;
    const { n } = current;
    const { table: id } = current.evening;
    try {
      await this.#env.prepare?.(chronicle.game);
      const command = await this.#env.tables.inspect(id, (table) =>
        isEveningOver(table) ? settlementOf(table, chronicle, n) : null,
      );
      if (!command) return await this.#own(chronicle);
      await this.submit(chronicle.id, { command, actor: { kind: 'house' }, id: `settle-${id}`, at: this.#env.now() });
    } catch (error) {
      // A table that cannot be played here any more: the characters stay as they were, and the evening stays open.
      this.#env.log('evening not settled', { chronicle: chronicle.id, table: id, error });
    }
  }

  /** At the evening that goes on, a member who is gone loses the seat, a new secret opens it, and whoever leads owns it. */
  async #follow(chronicle: Chronicle, { command, actor, id }: ChronicleRequest): Promise<void> {
    const { current } = chronicle;
    if (!current) return;
    const whose = command.do === 'remove' ? command.member : 'member' in actor ? actor.member : -1;
    const { table, seats } = current.evening;
    const seat = seats.indexOf(whose);
    const at = this.#env.now();
    const ask = async (request: Omit<TableRequest, 'at'>): Promise<void> => {
      try {
        await this.#env.tables.submit(table, { ...request, at });
      } catch (error) {
        this.#env.log('seat of an evening unchanged', { chronicle: chronicle.id, table, error });
      }
    };
    if (seat >= 0 && (command.do === 'remove' || command.do === 'leave')) {
      const revoke = { do: 'revoke', seat, invitation: this.#env.newHash() } as const;
      await ask({ command: revoke, actor: { kind: 'owner' }, id: `${id}-seat` });
    }
    if (seat >= 0 && command.do === 'rekey') {
      const { secret, recovery } = command;
      await ask({ command: { do: 'rekey', secret, recovery }, actor: { kind: 'seat', seat }, id: `${id}-seat` });
    }
    if (command.do === 'lead' || command.do === 'rekey') await this.#own(chronicle);
  }

  /** The evening that goes on belongs to whoever leads now. Looked at again whenever somebody asks: it may have failed. */
  async #own(chronicle: Chronicle): Promise<void> {
    const { current, master, members } = chronicle;
    const owner = members[master]?.secret;
    if (!current || !owner) return;
    const { table, seats } = current.evening;
    try {
      const due = await this.#env.tables.inspect(table, (now) => {
        // First the seat: a key that is the owner's already becomes no seat's.
        const seat = now.seats[seats.indexOf(master)]?.secret ?? owner;
        return !now.closed && now.owner !== owner && seat === owner;
      });
      const request = { actor: { kind: 'house' }, id: `owner-${chronicle.seq}`, at: this.#env.now() } as const;
      if (due) await this.#env.tables.submit(table, { command: { do: 'own', owner }, ...request });
    } catch (error) {
      this.#env.log('owner of an evening unchanged', { chronicle: chronicle.id, table, error });
    }
  }

  /** As long as a chronicle is used, its evenings can be seen again. */
  async #touch({ id, evenings }: Chronicle, at: number): Promise<void> {
    const tables = evenings.flatMap(({ table, imported }) => (imported ? [] : [table]));
    try {
      await this.#env.store.touch([id, ...tables], at);
    } catch (error) {
      this.#env.log('evenings not kept', { error });
    }
  }
}

const dayOf = (at: number): number => Math.floor(at / DAY);
