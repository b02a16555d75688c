/** A table in memory, and who looks at it: what they are told when it goes on. */
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import { changeOf } from './change.ts';
import type { TableEntry } from './entries.ts';
import { type Line, linesAfter, type Standing, standingOf } from './feed.ts';
import type { FromServer } from './protocol.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/** What is new for all who look from one place. Each frame that says so is made once, however many it is sent to. */
export class News {
  readonly standing: Standing;
  readonly whole: Extract<FromServer, { type: 'lines' }>;
  readonly #since = new Map<Standing, FromServer>();

  constructor(lines: readonly Line[], standing: Standing) {
    this.standing = standing;
    this.whole = { type: 'lines', lines, standing };
  }

  /** For those who have a standing already, and need only what became of it. */
  since(before: Standing): FromServer {
    let frame = this.#since.get(before);
    if (!frame) {
      frame = { type: 'changed', lines: this.whole.lines, change: changeOf(before, this.standing) ?? {} };
      this.#since.set(before, frame);
    }
    return frame;
  }
}

/** Somebody who looks at a table. */
export interface Watching {
  readonly who: Viewer;
  readonly owner: boolean;
  /** The last line that was handed on. */
  seq: number;
  news(news: News): void;
  presence(seats: readonly boolean[], watchers: number): void;
  recording(recording: boolean): void;
  /** The seat is no longer theirs. */
  revoked(): void;
  /** This node cannot follow the table any further; another may. */
  lost(): void;
}

export interface Kept {
  table: Table;
  queue: Promise<unknown>;
  waiting: number;
  /** While something is done in memory and not yet known to be stored. Never rejects. */
  writing: Promise<unknown> | null;
  readonly watching: Set<Watching>;
  /** Cancels the call for when somebody's time runs out. */
  timer: (() => void) | null;
  /** Put away, or unable to follow its own log: nothing comes of it any more. */
  lost: boolean;
  /** After trouble: when the log is read again, and programs are asked again. */
  mending: (() => void) | null;
  used: number;
  /** A program is thinking; and whether something happened meanwhile. */
  thinking: boolean;
  again: boolean;
  /** The last card that was stored. */
  card: string;
  /** The last snapshot, its text packed: what was not recorded is taken back from there, not from the beginning of the game. */
  shot: Snapshot | null;
}

export const keptOf = (table: Table, now: number): Kept => ({
  table,
  queue: Promise.resolve(),
  waiting: 0,
  writing: null,
  watching: new Set(),
  timer: null,
  lost: false,
  mending: null,
  used: now,
  thinking: false,
  again: false,
  card: '',
  shot: null,
});

/** Nobody looks, and nothing runs. */
export const isIdle = ({ watching, waiting, thinking, timer, mending }: Kept): boolean =>
  watching.size === 0 && waiting === 0 && !thinking && timer === null && mending === null;

/** Which seats somebody looks from, at this node. */
export const presence = ({ table, watching }: Kept): boolean[] =>
  table.seats.map((_, seat) => [...watching].some(({ who }) => who === seat));

export function tellPresence(kept: Kept): void {
  const seats = presence(kept);
  const watchers = [...kept.watching].filter(({ who }) => who === 'spectator').length;
  for (const watching of kept.watching) watching.presence(seats, watchers);
}

/** After these the old secret of a seat opens nothing. */
const REKEYS: ReadonlySet<string> = new Set(['claimed', 'released', 'revoked', 'rekeyed']);

/** Hands on what is stored, to each what is for them. */
export function tell(kept: Kept, entries: readonly TableEntry[], at: number): void {
  const all = new Map<string, News>();
  for (const watching of kept.watching) {
    // Everybody on the same seat at the same number gets the same: it is worked out once.
    const key = `${watching.who} ${watching.seq}`;
    let news = all.get(key);
    if (!news) {
      const lines = linesAfter(kept.table, watching.who, watching.seq);
      news = new News(lines, standingOf(kept.table, watching.who, at));
      all.set(key, news);
    }
    watching.seq = kept.table.seq;
    watching.news(news);
  }
  for (const { happened } of entries) {
    if (REKEYS.has(happened.kind) && 'seat' in happened && happened.seat !== null) revoke(kept, happened.seat);
  }
}

/** Sockets opened with a seat's old secret are closed at once. */
function revoke(kept: Kept, seat: SeatIndex): void {
  for (const watching of [...kept.watching]) if (watching.who === seat) watching.revoked();
}
