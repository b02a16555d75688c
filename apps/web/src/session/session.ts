/**
 * One table as the page sees it: how things stand, what happened, what was sent and what became of it. What is shown is what
 * was recorded; what one has selected is one's own until it is sent.
 */
import type { Language, SeatIndex } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import type { Receipt } from '@reverie/kernel/receipt';
import { type CommandStatus, type Socket, TableClient } from '@reverie/table/client';
import type { Command } from '@reverie/table/commands';
import type { FeedLine, Standing } from '@reverie/table/feed';
import { remember } from '@reverie/table/receipt';
import type { SelectedAnswer, ShownOdds } from '@reverie/ui/board';
import { newId } from '@reverie/ui/new-id';
import { currentSettings } from '@reverie/ui/settings';
import { readOdds } from './odds.ts';

export interface Transport {
  connect(): Socket;
  ticket(): Promise<string>;
  /** Requests for odds are not rate limited: the house is on this device. */
  readonly uncounted?: boolean;
  /** Where this device keeps what it remembers of the game. None where the house is on this device. */
  readonly memory?: ReceiptMemory;
}

interface ReceiptMemory {
  readonly table: string;
  read(): Receipt | undefined;
  write(receipt: Receipt): void;
}

type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** The last command and its fate. */
interface SentCommand {
  readonly command: Command;
  readonly fate: 'waiting' | 'sent' | CommandStatus['fate'];
  /** Why it was refused, in words. */
  readonly text: string;
  /** The question was answered meanwhile, perhaps by the same person in another tab. */
  readonly late?: boolean;
}

export interface TableState {
  readonly standing: Standing | null;
  readonly lines: readonly FeedLine[];
  /** The last line that existed when the table was opened: older lines are not news. */
  readonly readUpTo: number;
  readonly news: readonly VisibleEntry[];
  /** After an undo: the last entry that stays. Events of later entries no longer hold. */
  readonly wentBackTo: number | null;
  readonly seat: SeatIndex | null;
  readonly owner: boolean;
  readonly connection: Connection;
  readonly reason: string;
  readonly presence: readonly boolean[];
  readonly watchers: number;
  /** Whether the house can record anything at the moment. */
  readonly recording: boolean;
  /** The server was restored to an earlier state during this session, and nothing has happened since. */
  readonly restored: boolean;
  readonly sending: SentCommand | null;
  readonly selected: SelectedAnswer | null;
  /** Changes whenever odds arrive. */
  readonly oddsKnown: number;
}

/** Before anything has come over a connection. */
export const EMPTY_STATE: TableState = {
  standing: null,
  lines: [],
  readUpTo: -1,
  news: [],
  wentBackTo: null,
  seat: null,
  owner: false,
  connection: 'connecting',
  reason: '',
  presence: [],
  watchers: 0,
  recording: true,
  restored: false,
  sending: null,
  selected: null,
  oddsKnown: 0,
};

/** Longer lists are weighed one answer at a time, when it is selected. */
const MOST_AT_ONCE = 40;
/** Milliseconds between requests. Servers disconnect clients that ask more often; a list counts as several requests. */
const ODDS_EVERY = { one: 250, list: 700 } as const;

const keyOf = (decision: number, answer: unknown): string => `${decision} ${JSON.stringify(answer)}`;

/** The events in these lines, except those that the same lines undo. */
export function newsIn(lines: readonly FeedLine[]): Pick<TableState, 'news' | 'wentBackTo'> {
  let news: VisibleEntry[] = [];
  let wentBackTo: number | null = null;
  for (const line of lines) {
    if (line.kind !== 'played') continue;
    const { to } = line;
    if (to !== null) {
      news = news.filter(({ n }) => n <= to);
      wentBackTo = Math.min(to, wentBackTo ?? to);
    }
    news.push(...line.heard);
  }
  return { news, wentBackTo };
}

export class TableSession {
  readonly #client: TableClient;
  readonly #uncounted: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #odds = new Map<string, ShownOdds | null | undefined>();
  /** Kinds of answers that had odds before. */
  readonly #weighed = new Set<string>();
  #wanted: { readonly key: string; readonly decision: number; readonly answer: unknown } | null = null;
  readonly #lists: { readonly decision: number; readonly choices: readonly unknown[] }[] = [];
  #asking = false;
  /** Counts changes of the position: odds for an older position are dropped. */
  #played = 0;
  #state = EMPTY_STATE;
  /** The next lines are a full replay: none of them is news. */
  #anew = false;
  readonly #memory: ReceiptMemory | undefined;
  /** The last answer that was given here. */
  #given: { readonly key: string; isOnItsWay: boolean; readonly fate: Promise<CommandStatus> } | undefined;
  #receipt: Receipt | undefined;

  constructor({ connect, ticket, uncounted = false, memory }: Transport, language = currentSettings().language) {
    this.#uncounted = uncounted;
    this.#memory = memory;
    this.#client = new TableClient(
      {
        connect,
        ticket,
        newId,
        later(ms, call) {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        jitter: Math.random,
      },
      {
        changed: (lines, standing) => this.#changed(lines, standing),
        connection: (connection, reason) => {
          this.#set({ connection, reason });
          this.#tellSending();
        },
        presence: (presence, watchers) => this.#set({ presence, watchers }),
        recording: (recording) => this.#set({ recording }),
        reset: () => this.#forgotten(),
      },
      language,
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): TableState => this.#state;

  open(): void {
    void this.#client.open();
  }
  stop(): void {
    this.#client.stop();
  }
  speak(language: Language): void {
    this.#client.setLanguage(language);
  }

  /** What this device remembers of the game; undefined where the house is on this device. */
  get receipt(): Receipt | undefined {
    return this.#receipt;
  }

  select(selected: SelectedAnswer | null): void {
    this.#set({ selected });
  }

  /** Sends a command and keeps its fate for display. */
  async send(command: Command): Promise<CommandStatus> {
    const connected = this.#state.connection === 'open';
    const sending: SentCommand = { command, fate: connected ? 'sent' : 'waiting', text: '' };
    this.#set({ sending });
    const fate = await this.#client.command(command);
    if (this.#state.sending?.command === command) {
      this.#set({
        sending:
          fate.fate === 'refused'
            ? { command, fate: 'refused', text: fate.text, late: fate.refusal === 'stale' }
            : { command, fate: fate.fate, text: '' },
      });
    }
    return fate;
  }

  /** A press that comes twice is one answer: the second would be told that it is too late. */
  answer(decision: number, answer: unknown): Promise<CommandStatus> {
    const key = keyOf(decision, answer);
    const last = this.#given;
    if (last?.key === key && (last.isOnItsWay || !this.#isOpen(decision))) return last.fate;
    const given = { key, isOnItsWay: true, fate: this.#give(decision, answer) };
    this.#given = given;
    const arrived = () => {
      given.isOnItsWay = false;
    };
    given.fate.then(arrived, arrived);
    return given.fate;
  }

  async #give(decision: number, answer: unknown): Promise<CommandStatus> {
    this.#set({ selected: null });
    const fate = await this.send({ do: 'answer', decision, answer } as Command);
    // A refused answer stays selected for correction, unless the question is closed or something else is selected.
    if (fate.fate === 'refused' && this.#isOpen(decision) && this.#state.selected === null) {
      this.#set({ selected: { decision, answer } });
    }
    return fate;
  }

  #isOpen(decision: number): boolean {
    return this.#state.standing?.decisions.some((open) => open.decision.id === decision) === true;
  }

  /** Clears the fate of the last command once it was read. */
  forgetSending(): void {
    this.#set({ sending: null });
  }

  /** Asks for the odds of a whole list at once: servers limit the number of requests. */
  odds(decision: number, answer: unknown): ShownOdds | null | undefined {
    const key = keyOf(decision, answer);
    if (this.#odds.has(key)) return this.#odds.get(key);
    if (this.#state.connection !== 'open') return undefined;
    const choices = this.#state.standing?.decisions.find((one) => one.decision.id === decision)?.choices ?? [];
    const onList = choices.length <= MOST_AT_ONCE && choices.some((one) => keyOf(decision, one) === key);
    if (onList) {
      for (const one of choices) this.#odds.set(keyOf(decision, one), undefined);
      this.#lists.push({ decision, choices });
    } else {
      // What was to be asked and no longer is may be asked again: going back to it would wait for ever.
      if (this.#wanted) this.#odds.delete(this.#wanted.key);
      this.#odds.set(key, undefined);
      this.#wanted = { key, decision, answer };
    }
    this.#ask();
    return undefined;
  }

  /**
   * Whether there will probably be odds, because there were some for such an answer before: room is kept
   * for them while they are worked out, so that nothing moves away from under a finger.
   */
  expectsOdds(decision: number, answer: unknown): boolean {
    return this.#weighed.has(this.#sortOf(decision, answer));
  }

  #sortOf(decision: number, answer: unknown): string {
    const kind = this.#state.standing?.decisions.find((one) => one.decision.id === decision)?.decision.kind ?? '';
    return `${kind} ${typeof answer === 'object' && answer !== null && 'do' in answer ? String(answer.do) : ''}`;
  }

  #learn(decision: number, answer: unknown, odds: ShownOdds | null): ShownOdds | null {
    if (odds) this.#weighed.add(this.#sortOf(decision, answer));
    return odds;
  }

  /** One request at a time, within the server's rate limit: lists first, then the answer selected last. */
  #ask(): void {
    if (this.#asking) return;
    const list = this.#lists.shift();
    const one = list ? null : this.#wanted;
    if (!list && !one) return;
    this.#asking = true;
    if (one) this.#wanted = null;
    const asked = list ? this.#askAll(list.decision, list.choices) : this.#askOne(one as NonNullable<typeof one>);
    const pause = this.#uncounted ? 0 : list ? ODDS_EVERY.list : ODDS_EVERY.one;
    void asked.then(() =>
      setTimeout(() => {
        this.#asking = false;
        this.#ask();
      }, pause),
    );
  }

  async #askAll(decision: number, choices: readonly unknown[]): Promise<void> {
    const played = this.#played;
    const all = await this.#client.oddsOfAll(decision);
    if (played !== this.#played) return;
    for (const [i, one] of choices.entries()) {
      const key = keyOf(decision, one);
      // No reply means that the connection was lost: the next render asks again.
      if (all.length === 0) this.#odds.delete(key);
      else this.#odds.set(key, this.#learn(decision, one, readOdds(all[i])));
    }
    this.#set({ oddsKnown: this.#state.oddsKnown + 1 });
  }

  async #askOne({ key, decision, answer }: { key: string; decision: number; answer: unknown }): Promise<void> {
    const played = this.#played;
    const odds = await this.#client.odds(decision, answer);
    if (played !== this.#played) return;
    this.#odds.set(key, this.#learn(decision, answer, readOdds(odds)));
    this.#set({ oddsKnown: this.#state.oddsKnown + 1 });
  }

  /** The server was restored to an earlier state: the whole log is sent again. */
  #forgotten(): void {
    this.#forgetOdds();
    this.#anew = true;
    this.#set({ lines: [], news: [], wentBackTo: -1, selected: null, restored: true });
  }

  #forgetOdds(): void {
    this.#odds.clear();
    this.#wanted = null;
    this.#lists.length = 0;
    this.#played++;
  }

  #changed(lines: readonly FeedLine[], standing: Standing): void {
    const before = this.#anew ? null : this.#state.standing;
    this.#anew = false;
    this.#remember(lines, standing);
    const moved = lines.some(({ kind }) => kind === 'played' || kind === 'typed' || kind === 'awaits');
    // After a move or an undo the same question may have other odds.
    if (moved) this.#forgetOdds();
    const { selected } = this.#state;
    const stillOpen = standing.decisions.some(({ decision }) => decision.id === selected?.decision);
    this.#set({
      standing,
      lines: lines.length > 0 ? [...this.#state.lines, ...lines] : this.#state.lines,
      readUpTo: before ? this.#state.readUpTo : standing.seq,
      ...(before && moved && newsIn(lines)),
      seat: this.#client.seat,
      owner: this.#client.owner,
      selected: stillOpen ? selected : null,
      restored: this.#state.restored && !(before && lines.length > 0),
    });
  }

  /** Keeps what was seen; gives a nonce where this seat came from another table and has given none. */
  #remember(lines: readonly FeedLine[], { phase }: Standing): void {
    const memory = this.#memory;
    if (!memory) return;
    const { seat } = this.#client;
    const before = this.#receipt ?? memory.read();
    let receipt = remember(before ?? { match: memory.table }, seat, lines);
    const asked = phase === 'gathering' && seat !== null && receipt.commitment !== undefined;
    const nonce = asked && !receipt.nonce && !receipt.nonces?.[seat] ? newId() : undefined;
    if (nonce !== undefined) receipt = { ...receipt, nonce };
    this.#receipt = receipt;
    if (receipt !== before && seat !== null) memory.write(receipt);
    if (nonce !== undefined) void this.#client.command({ do: 'nonce', nonce });
  }

  #tellSending(): void {
    const { sending, connection } = this.#state;
    if (!sending || (sending.fate !== 'sent' && sending.fate !== 'waiting')) return;
    this.#set({ sending: { ...sending, fate: connection === 'open' ? 'sent' : 'waiting' } });
  }

  #set(changes: Partial<TableState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
