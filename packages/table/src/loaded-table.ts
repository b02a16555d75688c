/** A table in memory with its subscribers, and when they are told what. */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import type { TableEntry } from './entries.ts';
import { News, type Update } from './news.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/** Somebody connected to a table. */
export interface Subscriber {
  readonly who: Viewer;
  readonly owner: boolean;
  /** The last line that was sent. */
  seq: number;
  update(news: Update): void;
  presence(seats: readonly boolean[], watchers: number): void;
  recording(recording: boolean): void;
  /** The seat is no longer theirs. */
  revoked(): void;
  /** Who may watch has changed. */
  recheck(): void;
  /** They should come back, here or elsewhere: this node cannot follow the table any further, or they may do other things. */
  unavailable(): void;
}

export interface LoadedTable {
  table: Table;
  queue: Promise<unknown>;
  waiting: number;
  /** Pending while a command is executed in memory and not yet known to be stored. Never rejects. */
  writing: Promise<unknown> | null;
  readonly subscribers: Set<Subscriber>;
  /** When each seat was last connected at this node; when the table was loaded, for those that were not. */
  readonly lastSeen: Map<SeatIndex, number>;
  readonly loadedAt: number;
  readonly told: WeakMap<Subscriber, Told>;
  /** Cancels the timer of those who wait to be told. */
  newsTimer: (() => void) | null;
  /** Lines that all read alike, as JSON by their number, for as long as somebody waits to be told. */
  readonly lines: Map<number, string>;
  /** Cancels the timer of the clocks. */
  clockTimer: (() => void) | null;
  /** Evicted, or unable to follow its log: this copy is dead. */
  discarded: boolean;
  /** Cancels the retry after a failure. */
  retryTimer: (() => void) | null;
  lastUsed: number;
  /** Whether a bot is thinking, and whether something happened meanwhile. */
  thinking: boolean;
  rerun: boolean;
  /** The last card stored, as JSON. */
  card: string;
  /** The last snapshot: an unrecorded command is rolled back from there, not from the start of the game. */
  snapshot: Snapshot | null;
}

export const loadedTable = (table: Table, now: number): LoadedTable => ({
  table,
  queue: Promise.resolve(),
  waiting: 0,
  writing: null,
  subscribers: new Set(),
  lastSeen: new Map(),
  loadedAt: now,
  told: new WeakMap(),
  newsTimer: null,
  lines: new Map(),
  clockTimer: null,
  discarded: false,
  retryTimer: null,
  lastUsed: now,
  thinking: false,
  rerun: false,
  card: '',
  snapshot: null,
});

/** Nobody is connected, and nothing runs. */
export const isIdle = ({ subscribers, waiting, thinking, clockTimer, retryTimer }: LoadedTable): boolean =>
  subscribers.size === 0 && waiting === 0 && !thinking && clockTimer === null && retryTimer === null;

/** Which seats have a subscriber at this node. */
export const presence = ({ table, subscribers }: LoadedTable): boolean[] =>
  table.seats.map((_, seat) => [...subscribers].some(({ who }) => who === seat));

export function publishPresence(loaded: LoadedTable): void {
  const seats = presence(loaded);
  const watchers = [...loaded.subscribers].filter(({ who }) => who === 'spectator').length;
  for (const subscriber of loaded.subscribers) subscriber.presence(seats, watchers);
}

/** Entries after which the old secret of a seat is invalid. */
const REKEY_KINDS: ReadonlySet<string> = new Set(['claimed', 'released', 'revoked', 'rekeyed']);

/** When somebody was told of the table last, and what they were asked then. */
interface Told {
  readonly at: number;
  readonly asked: string;
}

/**
 * Whoever is asked nothing new is told of answers at most so often, in milliseconds, of several at once: nobody sees more,
 * and programs that play in bursts would keep a server busy with what is out of date when it arrives.
 */
const PAUSE = 100;

/** The questions that a viewer may answer, by their numbers. */
function askedOf({ match }: Table, who: Viewer): string {
  let asked = '';
  for (const { seat, id } of match?.pending ?? []) if (seat === who) asked += ` ${id}`;
  return asked;
}

/** Whose answers these entries are; undefined if anything else has happened, or the game is over. */
function answered({ phase }: Table, entries: readonly TableEntry[]): ReadonlySet<SeatIndex> | undefined {
  const seats = new Set<SeatIndex>();
  for (const { happened } of entries) {
    if (happened.kind !== 'played' || happened.entry.do !== 'answer') return undefined;
    seats.add(happened.entry.seat);
  }
  return phase === 'playing' && seats.size > 0 ? seats : undefined;
}

/**
 * Sends stored entries to the subscribers, and disconnects those who came with the old secret of a seat. Says in how many
 * milliseconds it should be called again, without entries, for those who wait to be told; null if nobody does.
 */
export function publish(loaded: LoadedTable, entries: readonly TableEntry[], at: number): number | null {
  const { table } = loaded;
  const by = answered(table, entries);
  // First of all: a node that was behind reads of the new sitter and of their cards at once.
  const left = by ? [] : formerSitters(loaded, entries);
  for (const subscriber of left) subscriber.revoked();
  const news = new News(table, loaded.lines, at);
  let wait: number | null = null;
  for (const subscriber of loaded.subscribers) {
    if (left.includes(subscriber) || subscriber.seq >= table.seq) continue;
    const { who } = subscriber;
    const last = loaded.told.get(subscriber);
    const asked = askedOf(table, who);
    const early = last ? last.at + PAUSE - at : 0;
    // Nobody waits longer than that, even if the clock was set back.
    if (early > 0 && early <= PAUSE && by && !by.has(who as SeatIndex) && last?.asked === asked) {
      wait = Math.min(wait ?? early, early);
      continue;
    }
    const update = news.for(who, subscriber.seq);
    loaded.told.set(subscriber, { at, asked });
    subscriber.seq = table.seq;
    subscriber.update(update);
  }
  if (wait === null) loaded.lines.clear();
  if (!by) checkRights(loaded, entries);
  return wait;
}

/** Those at seats that somebody else holds by now. */
function formerSitters({ subscribers }: LoadedTable, entries: readonly TableEntry[]): Subscriber[] {
  const changedHands = new Set(
    entries.flatMap(({ happened }) => (REKEY_KINDS.has(happened.kind) && 'seat' in happened ? [happened.seat] : [])),
  );
  return [...subscribers].filter(({ who }) => typeof who === 'number' && changedHands.has(who));
}

/** After entries that change who may watch, or whose the table is. */
function checkRights(loaded: LoadedTable, entries: readonly TableEntry[]): void {
  const kinds = new Set(entries.map(({ happened }) => happened.kind));
  if (kinds.has('moderated')) for (const subscriber of [...loaded.subscribers]) subscriber.recheck();
  if (kinds.has('owned')) reconnectOwners(loaded);
}

/** Whoever owned the table, or owns it now, comes back and is told anew what they may do. */
function reconnectOwners({ table, subscribers }: LoadedTable): void {
  const owns = ({ who }: Subscriber): boolean => who !== 'spectator' && table.seats[who]?.secret === table.owner;
  for (const subscriber of [...subscribers]) if (subscriber.owner !== owns(subscriber)) subscriber.unavailable();
}
