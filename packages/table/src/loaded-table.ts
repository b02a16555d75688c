/** A table in memory with its subscribers, and what they are told. */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { diff } from './change.ts';
import type { TableEntry } from './entries.ts';
import { type FeedLine, linesAfter, linesAlike, type Standing, standingOf } from './feed.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/** What changed between two views: those who see the same had the same before, and are told one after the other. */
let last: { readonly before: unknown; readonly after: unknown; readonly change: string } = {
  before: null,
  after: null,
  change: '',
};

function viewChange(before: unknown, after: unknown): string {
  if (last.before !== before || last.after !== after) last = { before, after, change: diff(before, after) };
  return last.change;
}

function changeOf(before: Standing, after: Standing): string {
  const view = viewChange(before.view, after.view);
  // The rest is compared with the view left as it was.
  const rest = diff(before, { ...after, view: before.view });
  if (view === '') return rest || '{}';
  return rest === '' ? `{"view":${view}}` : `${rest.slice(0, -1)},"view":${view}}`;
}

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
  readonly #since = new Map<Standing, string>();
  #whole: string | undefined;

  constructor(lines: Lines, standing: Standing) {
    this.standing = standing;
    this.#lines = lines;
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
      frame = `{"type":"changed","lines":${this.#lines.text},"change":${changeOf(before, this.standing)}}`;
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
  /** This node cannot follow the table any further; another may. */
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
  /** The last snapshot, compressed: an unrecorded command is rolled back from there, not from the start of the game. */
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

/** Sends stored entries to every subscriber. */
export function publish(loaded: LoadedTable, entries: readonly TableEntry[], at: number): void {
  const { table } = loaded;
  const all = new Map<string, Update>();
  const read = new Map<string, Lines>();
  const linesFor = (who: Viewer, seq: number): Lines => {
    const key = linesAlike(table, seq) ? `${seq}` : `${who} ${seq}`;
    let lines = read.get(key);
    if (!lines) {
      lines = new Lines(linesAfter(table, who, seq));
      read.set(key, lines);
    }
    return lines;
  };
  for (const subscriber of loaded.subscribers) {
    // The update is the same for all on one seat at one number: it is computed once.
    const key = `${subscriber.who} ${subscriber.seq}`;
    let news = all.get(key);
    if (!news) {
      news = new Update(linesFor(subscriber.who, subscriber.seq), standingOf(table, subscriber.who, at));
      all.set(key, news);
    }
    subscriber.seq = table.seq;
    subscriber.update(news);
  }
  for (const { happened } of entries) {
    if (happened.kind === 'moderated') for (const subscriber of [...loaded.subscribers]) subscriber.recheck();
    if (REKEY_KINDS.has(happened.kind) && 'seat' in happened && happened.seat !== null)
      disconnectSeat(loaded, happened.seat);
  }
}

/** Closes connections opened with a seat's old secret. */
function disconnectSeat(loaded: LoadedTable, seat: SeatIndex): void {
  for (const subscriber of [...loaded.subscribers]) if (subscriber.who === seat) subscriber.revoked();
}
