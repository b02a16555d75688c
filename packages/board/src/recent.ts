/**
 * What happened lately, read out of the past: what comes back to a table, or takes something back, sees what holds. A game
 * says what an event does to it; the past is read once, and after that only what was added.
 */
import type { Event } from '@reverie/kernel/events';
import type { SeatIndex, Viewer } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import { useRef } from 'react';

export interface Fold<E extends Event, T> {
  readonly first: T;
  /** `key` is another one for every event. Where nothing changes it gives back the same. */
  after(now: T, event: E, key: string): T;
}

interface Read<E extends Event, T> {
  readonly fold: Fold<E, T>;
  readonly past: readonly VisibleEntry<E>[];
  readonly found: T;
  /** Of how many events of the last entry that was. */
  readonly ofLast: number;
}

/** What a past comes to; `before` is what was read of an earlier one, where this one only goes on. */
function readOn<E extends Event, T>(
  fold: Fold<E, T>,
  past: readonly VisibleEntry<E>[],
  before?: Read<E, T> | null,
): Read<E, T> {
  const goesOn = before?.fold === fold && before.past.at(-1) === past[before.past.length - 1];
  let { found, ofLast } = goesOn ? before : { found: fold.first, ofLast: 0 };
  for (let i = goesOn ? before.past.length : 0; i < past.length; i++) {
    const { n, event } = past[i] as VisibleEntry<E>;
    ofLast = past[i - 1]?.n === n ? ofLast + 1 : 0;
    found = fold.after(found, event, `${n}.${ofLast}`);
  }
  return { fold, past, found, ofLast };
}

export const recentIn = <E extends Event, T>(past: readonly VisibleEntry<E>[], fold: Fold<E, T>): T =>
  readOn(fold, past).found;

/** What happened lately, as it now stands. A fold that depends on something is made once for it. */
export function useRecent<E extends Event, T>(past: readonly VisibleEntry<E>[], fold: Fold<E, T>): T {
  const last = useRef<Read<E, T> | null>(null);
  if (last.current?.past !== past || last.current.fold !== fold) last.current = readOn(fold, past, last.current);
  return last.current.found;
}

interface Since<E> {
  readonly events: readonly E[];
  /** Whose turn it was when that happened. */
  readonly turn: SeatIndex | null;
}

/** Who watches has no moves: no more than this is kept for them. */
const MOST = 60;

/** What happened since the viewer's last move, or since their turn was over. */
export const sinceOwnMove = <E extends Event>(
  who: Viewer,
  isMoveOf: (event: E, who: Viewer) => boolean,
  /** Whose turn begins with an event, if one does. */
  turnOf: (event: E) => SeatIndex | null,
): Fold<E, Since<E>> => ({
  first: { events: [], turn: null },
  after(now, event) {
    const turn = turnOf(event);
    if (turn !== null) return { turn, events: now.turn === who ? [] : now.events };
    if (isMoveOf(event, who)) return { ...now, events: [] };
    return { ...now, events: [...now.events.slice(1 - MOST), event] };
  },
});

/** Something that was done, in a few words. */
export interface Deed {
  /** Who did it; null where it came of what was done before it. */
  readonly seat: SeatIndex | null;
  readonly text: string;
  /** It affects the viewer. */
  readonly mine: boolean;
  /** It changed the game for good. */
  readonly grave: boolean;
}

export interface SeatDeeds {
  readonly seat: SeatIndex;
  readonly deeds: readonly Deed[];
}

/** What the others did, one after the other. */
export function deedsBySeat(deeds: readonly Deed[], who: Viewer): SeatDeeds[] {
  const found: { seat: SeatIndex; deeds: Deed[] }[] = [];
  for (const deed of deeds) {
    const last = found.at(-1);
    if (deed.seat === who) continue;
    if (last && (deed.seat === null || deed.seat === last.seat)) last.deeds.push(deed);
    else if (deed.seat !== null) found.push({ seat: deed.seat, deeds: [deed] });
  }
  return found;
}

/** The last deeds that fit; if there are more, the important ones. */
export function inShort(doings: readonly SeatDeeds[], most: number): SeatDeeds[] {
  const count = doings.reduce((sum, { deeds }) => sum + deeds.length, 0);
  const weighty =
    count <= most
      ? doings
      : doings.map(({ seat, deeds }) => ({ seat, deeds: deeds.filter(({ mine, grave }) => mine || grave) }));
  let room = most;
  const last: SeatDeeds[] = [];
  for (const { seat, deeds } of weighty.toReversed()) {
    const fitting = room > 0 ? deeds.slice(-room) : [];
    if (fitting.length > 0) last.unshift({ seat, deeds: fitting });
    room -= fitting.length;
  }
  return last;
}
