/** Chronicles of people who share this device: the same log, the same rules as on a server, nobody else's secrets. */
import type { Game } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { readCharacter } from '@reverie/table/characters';
import { CharactersInPlay } from '@reverie/table/characters-in-play';
import type { Chronicle } from '@reverie/table/chronicle/chronicle';
import type { ChronicleActor, ChronicleCommand, MemberCommand } from '@reverie/table/chronicle/commands';
import { chronicleId, isChronicleId } from '@reverie/table/chronicle/entries';
import { exportChronicle } from '@reverie/table/chronicle/export';
import { importedEntries, readChronicleFile } from '@reverie/table/chronicle/import';
import { ChronicleKeeper } from '@reverie/table/chronicle/keeper';
import { type ChronicleView, chronicleView } from '@reverie/table/chronicle/view';
import { exportFor } from '@reverie/table/export';
import type { Keeper } from '@reverie/table/keeper';
import type { Store } from '@reverie/table/store';
import type { House, SubmitResult, Table } from '@reverie/table/table';
import { tableRefusal } from '@reverie/table/texts/say';
import { refused } from './refused.ts';
import type { BeginRequest, BeginResult, LocalChronicle, OpenResult, TellResult } from './requests.ts';

interface LocalChroniclesParts {
  readonly store: Store;
  readonly house: House;
  readonly tables: Keeper;
  load(game: string): Promise<Game | undefined>;
  now(): number;
  newId(): string;
  newSeed(): string;
  newHash(): string;
  log(what: string, details: object): void;
  /** Begins the game of a table whose seats are all taken. */
  start(table: Table): Promise<void>;
}

export class LocalChronicles {
  readonly #parts: LocalChroniclesParts;
  readonly #keeper: ChronicleKeeper;

  constructor(parts: LocalChroniclesParts) {
    this.#parts = parts;
    const { store, house, tables, now, newSeed, newHash, log } = parts;
    this.#keeper = new ChronicleKeeper({
      ...{ store, house, tables, now, newSeed, newHash, log },
      inPlay: new CharactersInPlay({ store, tables, now }),
      prepare: (game) => parts.load(game),
    });
  }

  async list(): Promise<readonly LocalChronicle[]> {
    const summaries = (await this.#parts.store.list(Number.POSITIVE_INFINITY)).filter(({ table }) =>
      isChronicleId(table),
    );
    const all = await Promise.all(summaries.map(async ({ table }) => this.#keeper.find(table)));
    return all.flatMap((one) =>
      one
        ? [
            {
              ...{ chronicle: one.id, game: one.game, title: one.title, evenings: one.evenings.length },
              members: one.members.flatMap(({ name, secret }) => (secret === null ? [] : [name])),
              changed: one.changedAt,
            },
          ]
        : [],
    );
  }

  async begin({ game: id, title, options, led, name }: BeginRequest): Promise<BeginResult> {
    const game = await this.#parts.load(id);
    if (!game) return refused(tableRefusal('unknownGame', { game: id }), undefined);
    const parsed = parseOptions(game.rules, options);
    if (isRefusal(parsed)) return refused(parsed, game);
    if (!game.characters) return refused(tableRefusal('noCharacters'), game);
    const chronicle = chronicleId(this.#parts.newId());
    const [invitation, secret] = [this.#parts.newHash(), this.#parts.newHash()];
    const opening = { game: id, title, options, led, name, invitation, secret };
    if (!('seq' in (await this.#keeper.open(chronicle, opening, 'begin')))) throw new Error('notRecorded');
    return { chronicle };
  }

  /** A new one out of a file: everybody of whom it tells is on this device. */
  async bring(text: string): Promise<BeginResult> {
    const file = readChronicleFile(text);
    if (isRefusal(file)) return refused(file, undefined);
    const game = await this.#parts.load(file.game);
    if (!game?.characters) return refused(tableRefusal('unknownGame', { game: file.game }), undefined);
    const { newHash, newId, now } = this.#parts;
    const keys = { invitation: newHash(), secretOf: () => newHash() };
    const entries = importedEntries(game, file, keys, now());
    if (isRefusal(entries)) return refused(entries, game);
    const chronicle = chronicleId(newId());
    if (!('seq' in (await this.#keeper.openEntries(chronicle, entries)))) throw new Error('notRecorded');
    return { chronicle };
  }

  /** The journal of an evening that came with a file. */
  async journal(id: string, evening: number): Promise<string | null> {
    return (await this.#keeper.find(id))?.journals.get(evening) ?? null;
  }

  /** As its master sees it: whoever has the device has everything on it. */
  async look(id: string): Promise<ChronicleView | null> {
    const chronicle = await this.#keeper.find(id);
    return chronicle && chronicleView(chronicle, chronicle.master);
  }

  /** A command of whoever leads, as whom the page sees it, or of another member who is named. */
  async tell(id: string, command: MemberCommand, by?: number): Promise<TellResult> {
    const chronicle = await this.#keeper.find(id);
    const game = chronicle ? await this.#parts.load(chronicle.game) : undefined;
    if (!chronicle || !game) return refused(tableRefusal('noChronicle'), undefined);
    const member = by ?? chronicle.master;
    if (command.do === 'sit') {
      const request = { actor: { kind: 'member', member }, id: this.#parts.newId(), at: this.#parts.now() } as const;
      return this.#said(await this.#keeper.sit(id, request), game);
    }
    let asked: ChronicleCommand;
    if (command.do === 'bring') {
      const character = readCharacter(game, command.character);
      if (isRefusal(character)) return refused(character, game);
      asked = { do: 'bring', ...character };
    } else asked = command;
    const told = await this.#submit(id, { kind: 'member', member }, asked, game);
    // Whoever brings a character here sits beside whoever leads.
    const waits = 'seq' in told && command.do === 'bring' && member !== chronicle.master;
    if (!waits) return told;
    return this.#submit(id, { kind: 'member', member: chronicle.master }, { do: 'consent', member, agree: true }, game);
  }

  async welcome(id: string, name: string): Promise<TellResult> {
    return this.#submit(id, { kind: 'invited' }, { do: 'join', name, secret: this.#parts.newHash() });
  }

  async evening(id: string, title: string): Promise<OpenResult> {
    const chronicle = await this.#keeper.find(id);
    const game = chronicle ? await this.#parts.load(chronicle.game) : undefined;
    if (!chronicle || !game) return refused(tableRefusal('noChronicle'), undefined);
    const { current } = chronicle;
    if (current) return { table: current.evening.table, seats: seatsOf(current.evening.seats) };
    const actor = { kind: 'member', member: chronicle.master } as const;
    const request = { actor, id: this.#parts.newId(), at: this.#parts.now() };
    const opened = await this.#keeper.openEvening(id, { title, request });
    if (opened && 'refusal' in opened) return refused(opened.refusal, game);
    const evening = (await this.#keeper.find(id))?.current?.evening;
    const table = evening && (await this.#parts.tables.table(evening.table));
    if (!opened || !('seq' in opened) || !table) throw new Error('notRecorded');
    await this.#parts.start(table);
    return { table: table.id, seats: seatsOf(evening.seats) };
  }

  async end(id: string): Promise<TellResult> {
    const chronicle = await this.#keeper.find(id);
    if (!chronicle) return refused(tableRefusal('noChronicle'), undefined);
    const actor = { kind: 'member', member: chronicle.master } as const;
    return this.#said(await this.#keeper.endEvening(id, { actor, id: this.#parts.newId(), at: this.#parts.now() }));
  }

  async exported(id: string): Promise<string | null> {
    const chronicle: Chronicle | null = await this.#keeper.find(id);
    if (!chronicle) return null;
    await this.#parts.load(chronicle.game);
    return exportChronicle(chronicle, chronicle.master, async (table, seat) => {
      const found = await this.#parts.tables.inspect(table, (one) =>
        exportFor(one, seat ?? 'spectator', this.#parts.now()),
      );
      return found?.text ?? null;
    });
  }

  async #submit(id: string, actor: ChronicleActor, command: ChronicleCommand, game?: Game): Promise<TellResult> {
    const request = { actor, command, id: this.#parts.newId(), at: this.#parts.now() };
    return this.#said(await this.#keeper.submit(id, request), game);
  }

  #said(done: SubmitResult | null, game?: Game): TellResult {
    if (!done) return refused(tableRefusal('noChronicle'), undefined);
    if ('refusal' in done) return refused(done.refusal, game);
    if ('later' in done) return refused(tableRefusal(done.later), undefined);
    return done;
  }
}

const seatsOf = (seats: readonly (number | null)[]): number[] =>
  seats.flatMap((member, seat) => (member === null ? [] : [seat]));
