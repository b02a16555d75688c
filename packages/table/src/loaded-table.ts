/** A table in memory with its subscribers, and what they are told. */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { anew, type Compare, diff, diffBy } from './change.ts';
import type { TableEntry } from './entries.ts';
import { type FeedLine, linesAfter, linesAlike, type Standing, standingOf } from './feed.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/**
 * What changed between standings, for all who are told of one entry. Views of several seats have parts in common, the very
 * same before and after: what changed in those is written once.
 */
class Changes {
  readonly #parts = new Map<unknown, { readonly before: unknown; readonly change: string }>();

  between(before: Standing, after: Standing): string {
    return diffBy(before, after, this.#field) || '{}';
  }

  readonly #field: Compare = (before, after, name) => {
    if (name === 'view') return diffBy(before, after, this.#part);
    return name === 'decisions' && !isAskedStill(before as Asked, after as Asked) ? anew(after) : diff(before, after);
  };

  readonly #part: Compare = (before, after) => {
    const known = this.#parts.get(after);
    if (known && known.before === before) return known.change;
    const change = diff(before, after);
    if (typeof after === 'object' && after !== null) this.#parts.set(after, { before, change });
    return change;
  };
}

type Asked = Standing['decisions'];

/** Whether the same is asked as before. Choices of another question have nothing in common worth looking for. */
const isAskedStill = (before: Asked, after: Asked): boolean =>
  before.length === after.length && after.every(({ decision }, i) => decision.id === before[i]?.decision.id);

/** Lines as they are sent: written down once for all who read the same. */
class Lines {
  readonly all: readonly FeedLine[];
  readonly text: string;

  constructor(all: readonly FeedLine[]) {
    this.all = all;
    this.text = JSON.stringify(all);
  }
}

/** An update for all subscribers with the same view. Each of its frames is written once, however many get it. */
class Update {
  readonly standing: Standing;
  readonly #lines: Lines;
  readonly #changes: Changes;
  readonly #since = new Map<Standing, string>();
  #whole: string | undefined;

  constructor(lines: Lines, standing: Standing, changes: Changes) {
    this.standing = standing;
    this.#lines = lines;
    this.#changes = changes;
  }

  get lines(): readonly FeedLine[] {
    return this.#lines.all;
  }

  /** The frame `lines`. */
  get whole(): string {
    this.#whole ??= `{"type":"lines","lines":${this.#lines.text},"standing":${JSON.stringify(this.standing)}}`;
    return this.#whole;
  }

  /** The frame `changed`, for those who have a standing and need only the change. */
  since(before: Standing): string {
    let frame = this.#since.get(before);
    if (frame === undefined) {
      frame = `{"type":"changed","lines":${this.#lines.text},"change":${this.#changes.between(before, this.standing)}}`;
      this.#since.set(before, frame);
    }
    return frame;
  }
}

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

/** Sends stored entries to every subscriber, and shows out those who came with the old secret of a seat. */
export function publish(loaded: LoadedTable, entries: readonly TableEntry[], at: number): void {
  const { table } = loaded;
  const all = new Map<string, Update>();
  const read = new Map<string, Lines>();
  const changes = new Changes();
  const linesFor = (who: Viewer, seq: number): Lines => {
    const key = linesAlike(table, seq) ? `${seq}` : `${who} ${seq}`;
    let lines = read.get(key);
    if (!lines) {
      lines = new Lines(linesAfter(table, who, seq));
      read.set(key, lines);
    }
    return lines;
  };
  // First of all: a node that was behind reads of the new sitter and of their cards at once.
  const changedHands = new Set(
    entries.flatMap(({ happened }) => (REKEY_KINDS.has(happened.kind) && 'seat' in happened ? [happened.seat] : [])),
  );
  const left = [...loaded.subscribers].filter(({ who }) => typeof who === 'number' && changedHands.has(who));
  for (const subscriber of left) subscriber.revoked();
  for (const subscriber of loaded.subscribers) {
    if (left.includes(subscriber)) continue;
    // The update is the same for all on one seat at one number: it is computed once.
    const key = `${subscriber.who} ${subscriber.seq}`;
    let news = all.get(key);
    if (!news) {
      news = new Update(linesFor(subscriber.who, subscriber.seq), standingOf(table, subscriber.who, at), changes);
      all.set(key, news);
    }
    subscriber.seq = table.seq;
    subscriber.update(news);
  }
  const kinds = new Set(entries.map(({ happened }) => happened.kind));
  if (kinds.has('moderated')) for (const subscriber of [...loaded.subscribers]) subscriber.recheck();
  if (kinds.has('owned')) reconnectOwners(loaded);
}

/** Whoever owned the table, or owns it now, comes back and is told anew what they may do. */
function reconnectOwners({ table, subscribers }: LoadedTable): void {
  const owns = ({ who }: Subscriber): boolean => who !== 'spectator' && table.seats[who]?.secret === table.owner;
  for (const subscriber of [...subscribers]) if (subscriber.owner !== owns(subscriber)) subscriber.unavailable();
}
