/** A table in memory, and who looks at it: what they are told when it goes on. */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { diff } from './change.ts';
import type { TableEntry } from './entries.ts';
import { type FeedLine, linesAfter, type Standing, standingOf } from './feed.ts';
import type { ServerFrame } from './protocol.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/** What is new for all who look from one place. Each frame that says so is made once, however many it is sent to. */
class Update {
  readonly standing: Standing;
  readonly whole: Extract<ServerFrame, { type: 'lines' }>;
  readonly #since = new Map<Standing, ServerFrame>();

  constructor(lines: readonly FeedLine[], standing: Standing) {
    this.standing = standing;
    this.whole = { type: 'lines', lines, standing };
  }

  /** For those who have a standing already, and need only what became of it. */
  since(before: Standing): ServerFrame {
    let frame = this.#since.get(before);
    if (!frame) {
      frame = { type: 'changed', lines: this.whole.lines, change: diff(before, this.standing) ?? {} };
      this.#since.set(before, frame);
    }
    return frame;
  }
}

/** Somebody who looks at a table. */
export interface Subscriber {
  readonly who: Viewer;
  readonly owner: boolean;
  /** The last line that was handed on. */
  seq: number;
  update(news: Update): void;
  presence(seats: readonly boolean[], watchers: number): void;
  recording(recording: boolean): void;
  /** The seat is no longer theirs. */
  revoked(): void;
  /** This node cannot follow the table any further; another may. */
  unavailable(): void;
}

export interface LoadedTable {
  table: Table;
  queue: Promise<unknown>;
  waiting: number;
  /** While something is done in memory and not yet known to be stored. Never rejects. */
  writing: Promise<unknown> | null;
  readonly subscribers: Set<Subscriber>;
  /** Cancels the call for when somebody's time runs out. */
  clockTimer: (() => void) | null;
  /** Put away, or unable to follow its own log: nothing comes of it any more. */
  discarded: boolean;
  /** After trouble: when the log is read again, and programs are asked again. */
  retryTimer: (() => void) | null;
  lastUsed: number;
  /** A program is thinking; and whether something happened meanwhile. */
  thinking: boolean;
  rerun: boolean;
  /** The last card that was stored. */
  card: string;
  /** The last snapshot, its text packed: what was not recorded is taken back from there, not from the beginning of the game. */
  snapshot: Snapshot | null;
}

export const loadedTable = (table: Table, now: number): LoadedTable => ({
  table,
  queue: Promise.resolve(),
  waiting: 0,
  writing: null,
  subscribers: new Set(),
  clockTimer: null,
  discarded: false,
  retryTimer: null,
  lastUsed: now,
  thinking: false,
  rerun: false,
  card: '',
  snapshot: null,
});

/** Nobody looks, and nothing runs. */
export const isIdle = ({ subscribers, waiting, thinking, clockTimer, retryTimer }: LoadedTable): boolean =>
  subscribers.size === 0 && waiting === 0 && !thinking && clockTimer === null && retryTimer === null;

/** Which seats somebody looks from, at this node. */
export const presence = ({ table, subscribers }: LoadedTable): boolean[] =>
  table.seats.map((_, seat) => [...subscribers].some(({ who }) => who === seat));

export function publishPresence(loaded: LoadedTable): void {
  const seats = presence(loaded);
  const watchers = [...loaded.subscribers].filter(({ who }) => who === 'spectator').length;
  for (const subscriber of loaded.subscribers) subscriber.presence(seats, watchers);
}

/** After these the old secret of a seat opens nothing. */
const REKEY_KINDS: ReadonlySet<string> = new Set(['claimed', 'released', 'revoked', 'rekeyed']);

/** Hands on what is stored, to each what is for them. */
export function publish(loaded: LoadedTable, entries: readonly TableEntry[], at: number): void {
  const all = new Map<string, Update>();
  for (const subscriber of loaded.subscribers) {
    // Everybody on the same seat at the same number gets the same: it is worked out once.
    const key = `${subscriber.who} ${subscriber.seq}`;
    let news = all.get(key);
    if (!news) {
      const lines = linesAfter(loaded.table, subscriber.who, subscriber.seq);
      news = new Update(lines, standingOf(loaded.table, subscriber.who, at));
      all.set(key, news);
    }
    subscriber.seq = loaded.table.seq;
    subscriber.update(news);
  }
  for (const { happened } of entries) {
    if (REKEY_KINDS.has(happened.kind) && 'seat' in happened && happened.seat !== null)
      disconnectSeat(loaded, happened.seat);
  }
}

/** Sockets opened with a seat's old secret are closed at once. */
function disconnectSeat(loaded: LoadedTable, seat: SeatIndex): void {
  for (const subscriber of [...loaded.subscribers]) if (subscriber.who === seat) subscriber.revoked();
}
