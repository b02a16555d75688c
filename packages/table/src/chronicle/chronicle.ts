/**
 * A chronicle: a group, its characters, its evenings in order, what was written down between them. It is its log, as a
 * table is: `execute` checks a command, applies it and gives the entries to store.
 */
import type { Refusal } from '@reverie/kernel/refusal';
import type { Words } from '@reverie/kernel/words';
import type { BroughtCharacter } from '../characters.ts';
import { sameName } from '../gallery.ts';
import { tableRefusal } from '../texts/say.ts';
import type { ChronicleActor, ChronicleCommand } from './commands.ts';
import type { ChronicleBody, ChronicleEntry, ChronicleHook, EveningChange } from './entries.ts';

export interface Member {
  name: string;
  /** SHA-256 of the member's secret; null once they are gone. */
  secret: string | null;
  recovery: string | null;
  /** The hash of the secret of somebody who is gone: they are told so. */
  former: string | null;
  /** Whether they come to the next evening, as far as they said. */
  comes: boolean | null;
  /** The character that they play, as the last evening left it. */
  character: BroughtCharacter | null;
  /** One that they want to play, until the master has agreed. */
  proposed: BroughtCharacter | null;
  /** Of whom a file told, and who has not come back yet. */
  awaited: boolean;
}

export interface Evening {
  readonly table: string;
  title: string;
  text: string;
  /** Which member sits on each seat. */
  seats: readonly (number | null)[];
  readonly openedAt: number;
  /** When the characters came home; null as long as it goes on. */
  settledAt: number | null;
  journal: string | null;
  changes: readonly EveningChange[];
  date: Words | null;
  /** The date as the master wrote it. */
  calendar: string;
  /** It came with a file: there is no table, at most a journal. */
  readonly imported: boolean;
}

export interface Note {
  readonly member: number;
  own: boolean;
  text: string;
  at: number;
}

export interface PlannedEvening {
  readonly title: string;
  readonly text: string;
  readonly at: number | null;
}

export interface ChronicleRequest {
  readonly command: ChronicleCommand;
  readonly actor: ChronicleActor;
  /** Unique in its chronicle. */
  readonly id: string;
  readonly at: number;
  /** Whether the actor still has the right: a secret may have been replaced since it was checked. */
  readonly stillAllowed?: (chronicle: Chronicle) => boolean;
}

/** What a chronicle is begun with. */
export interface ChronicleOpening {
  readonly game: string;
  readonly title: string;
  readonly options: unknown;
  readonly led: boolean;
  readonly name: string;
  /** Hashes: secrets are made outside. */
  readonly invitation: string;
  readonly secret: string;
  readonly recovery?: string;
}

export const MAX_MEMBERS = 24;
export const MAX_EVENINGS = 1000;
export const MAX_NOTES = 500;
/** Entries altogether, and those that hold a document: far beyond what a group writes in years. */
const MAX_ENTRIES = 50_000;
const MAX_BROUGHT = 500;

export class Chronicle {
  readonly id: string;
  readonly game: string;
  readonly led: boolean;
  readonly begunAt: number;
  title: string;
  options: unknown;
  calendar = '';
  invitation: string;
  master = 0;
  next: PlannedEvening | null = null;
  hook: ChronicleHook | null = null;
  readonly members: Member[] = [];
  readonly evenings: Evening[] = [];
  readonly notes: Note[] = [];
  /** The chronicle of which a file was made that this one comes from. */
  importedFrom: string | null = null;
  /** Journals that came with the file, by evening. */
  readonly journals = new Map<number, string>();
  #seq = -1;
  #changedAt: number;
  #brought = 0;
  readonly #commands = new Map<string, number>();

  private constructor(id: string, first: Extract<ChronicleBody, { kind: 'begun' }>, at: number) {
    this.id = id;
    this.game = first.game;
    this.led = first.led;
    this.title = first.title;
    this.options = first.options;
    this.invitation = first.secretInvitation;
    this.begunAt = at;
    this.#changedAt = at;
  }

  /** The first entries of a chronicle: it begins, and whoever begins it is its first member and leads it. */
  static open(opening: ChronicleOpening, command: string, at: number): readonly ChronicleEntry[] {
    const { game, title, options, led, name, invitation, secret, recovery } = opening;
    return [
      { seq: 0, command, at, happened: { kind: 'begun', game, title, options, led, secretInvitation: invitation } },
      { seq: 1, command, at, happened: joined(0, name, secret, recovery) },
    ];
  }

  static load(id: string, entries: readonly ChronicleEntry[]): Chronicle {
    const [first] = entries;
    if (first?.happened.kind !== 'begun')
      throw new Error(`the log of chronicle ${id} does not begin with its beginning`);
    const chronicle = new Chronicle(id, first.happened, first.at);
    chronicle.follow(entries);
    return chronicle;
  }

  get seq(): number {
    return this.#seq;
  }
  get changedAt(): number {
    return this.#changedAt;
  }
  /** The evening that goes on, if there is one. */
  get current(): { readonly evening: Evening; readonly n: number } | null {
    const n = this.evenings.findIndex(({ settledAt }) => settledAt === null);
    const evening = this.evenings[n];
    return evening ? { evening, n } : null;
  }

  /** The first entry of a command, if it was executed before. */
  seqOfCommand(command: string): number | undefined {
    return this.#commands.get(command);
  }

  /** The member whose secret has this hash; −1 if there is none. */
  memberOf(hash: string): number {
    return this.members.findIndex(({ secret }) => secret === hash);
  }

  /** Whether somebody with this secret was removed, or has left. */
  wasMember(hash: string): boolean {
    return this.members.some(({ former }) => former === hash);
  }

  /** Why this actor cannot open the next evening now. */
  mayOpen(actor: ChronicleActor): Refusal | undefined {
    if (actor.kind !== 'member' || actor.member !== this.master) return tableRefusal('masterOnly');
    return this.current ? tableRefusal('eveningOpen') : undefined;
  }

  /** Why this member cannot sit down at the evening that goes on. */
  maySit(member: number): Refusal | undefined {
    const { current } = this;
    if (!current) return tableRefusal('noEvening');
    if (current.evening.seats.includes(member)) return tableRefusal('characterPlays');
    if (!current.evening.seats.includes(null)) return tableRefusal('noFreePlace');
    const { proposed, character } = this.members[member] ?? {};
    return proposed || character ? undefined : tableRefusal('nobodyToPlay');
  }

  /** Applies entries that are stored. */
  follow(entries: readonly ChronicleEntry[]): void {
    for (const entry of entries) this.#append(entry);
  }

  /** Executes a command, or refuses it. The entries are already applied: drop the chronicle if they cannot be stored. */
  execute(request: ChronicleRequest): readonly ChronicleEntry[] | Refusal {
    const at = Math.max(request.at, this.#changedAt);
    const added: ChronicleEntry[] = [];
    const add = (happened: ChronicleBody): undefined => {
      const entry = { seq: this.#seq + 1, command: request.id, at, happened };
      added.push(entry);
      this.#append(entry);
    };
    return this.#dispatch(request, add) ?? added;
  }

  // ------------------------------------------------------------------------------------------------------------------

  #dispatch({ command, actor, stillAllowed }: ChronicleRequest, add: AddEntry): Refusal | undefined {
    if (stillAllowed && !stillAllowed(this)) return tableRefusal('notInvited');
    if (this.#seq >= MAX_ENTRIES) return tableRefusal('chronicleFull');
    switch (command.do) {
      case 'join':
        return actor.kind === 'invited' ? this.#join(command, add) : tableRefusal('notInvited');
      case 'rekey': {
        if (actor.kind !== 'member' && actor.kind !== 'recovered') return tableRefusal('notInvited');
        const { secret, recovery } = command;
        return add({ kind: 'rekeyed', member: actor.member, secretMember: secret, secretRecovery: recovery });
      }
      case 'settle':
        return actor.kind === 'house' ? this.#settle(command, add) : tableRefusal('masterOnly');
      default:
        return actor.kind === 'member' ? this.#ask(command, actor.member, add) : tableRefusal('notInvited');
    }
  }

  /** What members ask. */
  #ask(command: CommandOfMember, member: number, add: AddEntry): Refusal | undefined {
    const own = this.members[member];
    if (!own?.secret) return tableRefusal('notInvited');
    if (MASTERS.has(command.do) && member !== this.master) return tableRefusal('masterOnly');
    switch (command.do) {
      case 'rename':
        return this.#nameTaken(command.name, member) ?? add({ kind: 'renamed', member, name: command.name });
      case 'leave':
        return this.#remove(member, member, add);
      case 'remove':
        return this.#remove(command.member, member, add);
      case 'lead':
        if (command.member === member || !this.members[command.member]?.secret) return tableRefusal('noMember');
        return add({ kind: 'led', member: command.member });
      case 'invite':
        return add({ kind: 'invited', secretInvitation: command.invitation });
      case 'describe': {
        const { do: _, ...change } = command;
        if (Object.values(change).every((value) => value === undefined)) return tableRefusal('nothingToChange');
        return add({ kind: 'described', ...defined(change) });
      }
      case 'bring':
        return this.#bring(command, member, add);
      case 'consent':
        if (!this.members[command.member]?.proposed) return tableRefusal('nothingProposed');
        return add({ kind: 'consented', member: command.member, agree: command.agree });
      case 'note':
        return this.#note(command, member, add);
      case 'plan':
        return add({ kind: 'planned', title: command.title, text: command.text, at: command.at });
      case 'reply':
        return add({ kind: 'replied', member, comes: command.comes });
      case 'retell': {
        const { do: _, evening, ...change } = command;
        if (!this.evenings[evening]) return tableRefusal('noEvening');
        return add({ kind: 'retold', evening, ...defined(change) });
      }
      case 'hook':
        return add({
          kind: 'hooked',
          member,
          secretHook: command.url === null ? null : { url: command.url, language: command.language },
        });
      case 'open':
        return this.#open(command, add);
      case 'sit':
        return (
          this.maySit(member) ??
          (this.current?.evening.seats[command.seat] === null
            ? add({ kind: 'sat', evening: this.current.n, seat: command.seat, member })
            : tableRefusal('noFreePlace'))
        );
    }
  }

  #join({ name, secret, recovery }: Extract<ChronicleCommand, { do: 'join' }>, add: AddEntry): Refusal | undefined {
    const known = this.members.some((one) => one.awaited && sameName(one.name, name));
    if (this.members.length >= MAX_MEMBERS && !known) return tableRefusal('groupFull', { most: MAX_MEMBERS });
    const taken = this.#nameTaken(name, -1);
    if (taken) return taken;
    // Somebody of whom the file told is back.
    const back = this.members.findIndex((one) => one.secret === null && one.awaited && sameName(one.name, name));
    return add(joined(back < 0 ? this.members.length : back, name, secret, recovery));
  }

  /** Whoever leads hands over first: a chronicle without anybody to lead it could not go on. */
  #remove(member: number, by: number, add: AddEntry): Refusal | undefined {
    if (!this.members[member]?.secret) return tableRefusal('noMember');
    if (member === this.master) return tableRefusal('masterStays');
    return add({ kind: 'removed', member, by });
  }

  /** A character plays for one member alone. One that comes back as this chronicle left it needs nobody's leave. */
  #bring(
    { document, card }: Extract<ChronicleCommand, { do: 'bring' }>,
    member: number,
    add: AddEntry,
  ): Refusal | undefined {
    if (this.#brought >= MAX_BROUGHT) return tableRefusal('chronicleFull');
    const elsewhere = this.members.find(
      ({ secret, character, proposed }, i) =>
        i !== member && secret !== null && (character?.card.id === card.id || proposed?.card.id === card.id),
    );
    if (card.retired) return tableRefusal('characterDead', { name: card.name });
    if (elsewhere) return tableRefusal('characterTaken', { name: card.name, who: elsewhere.name });
    if (this.current?.evening.seats.includes(member)) return tableRefusal('characterPlays');
    return add({ kind: 'brought', member, secretDocument: document, card, agreed: member === this.master });
  }

  #note(
    { note, own, text }: Extract<ChronicleCommand, { do: 'note' }>,
    member: number,
    add: AddEntry,
  ): Refusal | undefined {
    if (note === null) {
      if (this.notes.length >= MAX_NOTES) return tableRefusal('chronicleFull');
      if (text === '') return tableRefusal('textEmpty', { where: '' });
      return add({ kind: 'noted', note: this.notes.length, member, own, secretText: text });
    }
    const found = this.notes[note];
    // Whose it is, nobody else learns.
    if (!found || (found.own && found.member !== member)) return tableRefusal('noNote');
    if (found.member !== member && member !== this.master) return tableRefusal('masterOnly');
    if (own && found.member !== member) return tableRefusal('masterOnly');
    return add({ kind: 'noted', note, member: found.member, own, secretText: text });
  }

  #open({ table, title, seats }: Extract<ChronicleCommand, { do: 'open' }>, add: AddEntry): Refusal | undefined {
    if (this.current) return tableRefusal('eveningOpen');
    if (this.evenings.length >= MAX_EVENINGS) return tableRefusal('chronicleFull');
    return add({
      kind: 'opened',
      evening: this.evenings.length,
      table,
      title,
      text: this.next?.text ?? '',
      seats,
    });
  }

  #settle(
    { evening, journal, characters, changes, date }: Extract<ChronicleCommand, { do: 'settle' }>,
    add: AddEntry,
  ): Refusal | undefined {
    if (this.evenings[evening]?.settledAt !== null) return tableRefusal('noEvening');
    return add({
      kind: 'settled',
      evening,
      journal,
      secretDocuments: characters.map(({ member, document }) => ({ member, document })),
      cards: characters.map(({ member, card }) => ({ member, card })),
      changes,
      date,
    });
  }

  #nameTaken(name: string, own: number): Refusal | undefined {
    const taken = this.members.some((one, i) => i !== own && one.secret !== null && sameName(one.name, name));
    return taken ? tableRefusal('memberNamed', { name }) : undefined;
  }

  #append({ seq, command, at, happened }: ChronicleEntry): void {
    if (seq !== this.#seq + 1) throw new Error(`entry ${seq} of chronicle ${this.id} does not follow ${this.#seq}`);
    this.#seq = seq;
    this.#changedAt = Math.max(this.#changedAt, at);
    if (!this.#commands.has(command)) this.#commands.set(command, seq);
    this.#apply(happened, at);
  }

  #apply(h: ChronicleBody, at: number): void {
    const member = 'member' in h ? this.members[h.member] : undefined;
    switch (h.kind) {
      case 'joined':
        this.members[h.member] = {
          name: h.name,
          secret: h.secretMember,
          recovery: h.secretRecovery ?? null,
          former: null,
          comes: null,
          character: member?.character ?? null,
          proposed: null,
          awaited: false,
        };
        break;
      case 'imported':
        this.#restore(h);
        break;
      case 'kept':
        this.journals.set(h.evening, h.secretJournal);
        break;
      case 'rekeyed':
        if (member) Object.assign(member, { secret: h.secretMember, recovery: h.secretRecovery });
        break;
      case 'renamed':
        if (member) member.name = h.name;
        break;
      case 'removed':
        if (member) {
          const { secret } = member;
          Object.assign(member, { secret: null, recovery: null, former: secret, comes: false, proposed: null });
        }
        break;
      case 'invited':
        this.invitation = h.secretInvitation;
        break;
      case 'led':
        this.master = h.member;
        break;
      case 'described':
        this.title = h.title ?? this.title;
        this.calendar = h.calendar ?? this.calendar;
        if (h.options !== undefined) this.options = h.options;
        break;
      case 'brought':
        this.#brought++;
        if (member) member[h.agreed ? 'character' : 'proposed'] = { document: h.secretDocument, card: h.card };
        if (member && h.agreed) member.proposed = null;
        break;
      case 'consented':
        if (member && h.agree) member.character = member.proposed;
        if (member) member.proposed = null;
        break;
      case 'noted':
        this.notes[h.note] = { member: h.member, own: h.own, text: h.secretText, at };
        break;
      case 'planned':
        this.next = { title: h.title, text: h.text, at: h.at };
        for (const one of this.members) if (one.secret !== null) one.comes = null;
        break;
      case 'replied':
        if (member) member.comes = h.comes;
        break;
      case 'hooked':
        this.hook = h.secretHook;
        break;
      default:
        this.#applyToEvening(h, at);
    }
  }

  /** What came with a file. Evenings have no table: nothing in a file may lead to one. */
  #restore(h: Extract<ChronicleBody, { kind: 'imported' }>): void {
    this.importedFrom = h.from;
    this.master = h.master;
    this.calendar = h.calendar;
    for (const { name, secretMember, secretRecovery, gone } of h.members)
      this.members.push({
        ...{ name, secret: secretMember, recovery: secretRecovery, former: null, comes: null },
        ...{ character: null, proposed: null, awaited: secretMember === null && !gone },
      });
    for (const { member, document, card } of h.secretCharacters) {
      const owner = this.members[member];
      if (owner) owner.character = { document, card };
    }
    for (const [n, evening] of h.evenings.entries())
      this.evenings.push({ ...evening, table: `file-${n}`, journal: null, imported: true });
    for (const { member, own, secretText, at } of h.notes) this.notes.push({ member, own, text: secretText, at });
  }

  #applyToEvening(h: ChronicleBody, at: number): void {
    if (h.kind === 'opened') {
      const { table, title, text, seats } = h;
      this.evenings[h.evening] = {
        ...{ table, title, text, seats, openedAt: at, settledAt: null, journal: null },
        ...{ changes: [], date: null, calendar: '', imported: false },
      };
      this.next = null;
      for (const one of this.members) one.comes = null;
      return;
    }
    const evening = 'evening' in h ? this.evenings[h.evening] : undefined;
    if (!evening) return;
    if (h.kind === 'sat') evening.seats = evening.seats.map((one, seat) => (seat === h.seat ? h.member : one));
    if (h.kind === 'retold') {
      evening.title = h.title ?? evening.title;
      evening.text = h.text ?? evening.text;
      evening.calendar = h.calendar ?? evening.calendar;
    }
    if (h.kind !== 'settled') return;
    Object.assign(evening, { settledAt: at, journal: h.journal, changes: h.changes, date: h.date });
    for (const [i, { member, document }] of h.secretDocuments.entries()) {
      // By place: a member may come home with several, one after the other.
      const card = h.cards[i]?.card;
      const home = this.members[member];
      if (!home || !card) continue;
      home.character = { document, card };
      // Who came late was let in at the table.
      if (home.proposed?.card.id === card.id) home.proposed = null;
    }
  }
}

type AddEntry = (happened: ChronicleBody) => undefined;
type CommandOfMember = Exclude<ChronicleCommand, { do: 'join' | 'rekey' | 'settle' }>;

/** What only the master does. */
const MASTERS: ReadonlySet<ChronicleCommand['do']> = new Set([
  ...(['remove', 'lead', 'invite', 'describe', 'consent', 'plan', 'retell', 'hook', 'open'] as const),
]);

const joined = (member: number, name: string, secret: string, recovery: string | undefined): ChronicleBody => ({
  kind: 'joined',
  member,
  name,
  secretMember: secret,
  ...(recovery !== undefined && { secretRecovery: recovery }),
});

/** Without the fields that are undefined: an entry is JSON. */
const defined = <T extends object>(change: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
