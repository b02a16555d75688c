/** What the others did since the viewer's last move: a bot makes several moves in a row, too fast to follow. */
import type { Language, Seat, Viewer } from '@reverie/kernel/game';
import type { VisibleEntry } from '@reverie/kernel/match';
import { useMemo, useState } from 'react';
import type { Event } from '../events.ts';
import { cardName, dreamerName } from './names.ts';
import { boardWords } from './words.ts';

/** The viewer's own moves: they reset the list. */
const MOVES: ReadonlySet<Event['kind']> = new Set(['summoned', 'used', 'attacked', 'designated']);

const GRAVE: ReadonlySet<Event['kind']> = new Set(['settled', 'swapped', 'woke', 'eliminated']);

export interface RecentNews {
  readonly news: readonly VisibleEntry<Event>[] | null;
  readonly told: readonly VisibleEntry<Event>[];
  /** Whose turn it was when that happened. */
  readonly turn: number | null;
}

export const NOTHING_YET: RecentNews = { news: null, told: [], turn: null };

/** The list after some news, without what was undone. */
export function followNews(
  before: RecentNews,
  news: readonly VisibleEntry<Event>[],
  who: Viewer,
  wentBackTo: number | null = null,
): RecentNews {
  let { turn } = before;
  let told = wentBackTo === null ? before.told : before.told.filter(({ n }) => n <= wentBackTo);
  for (const heard of news) {
    const { event } = heard;
    if (event.kind === 'turnBegan') {
      // The viewer's turn is over: start the list of what the others do.
      if (turn === who) told = [];
      turn = event.seat;
    } else if (MOVES.has(event.kind) && 'seat' in event && event.seat === who) told = [];
    else told = [...told, heard];
  }
  return { news, told, turn };
}

export function useRecentNews(
  news: readonly VisibleEntry<Event>[],
  wentBackTo: number | null,
  who: Viewer,
): readonly Event[] {
  const [kept, keep] = useState(NOTHING_YET);
  const now = kept.news === news ? kept : followNews(kept, news, who, wentBackTo);
  if (now !== kept) keep(now);
  return useMemo(() => now.told.map(({ event }) => event), [now.told]);
}

interface Deed {
  readonly text: string;
  /** It affects the viewer. */
  readonly mine: boolean;
  /** It changed the game for good: a fight, a waking. */
  readonly grave: boolean;
}

/** Everything that somebody did, in a few words each. */
export interface SeatDeeds {
  readonly seat: number;
  readonly deeds: readonly Deed[];
}

export function deedsBySeat(
  events: readonly Event[],
  who: Viewer,
  seats: readonly Seat[],
  language: Language,
): SeatDeeds[] {
  const found: { seat: number; deeds: Deed[] }[] = [];
  for (const event of events) {
    const last = found.at(-1);
    // An artefact that breaks at the end of a turn counts as part of that turn.
    if (event.kind === 'broke' && event.seat === who) {
      last?.deeds.push({
        text: boardWords[language].deeds.broke(cardName(event.card, language)),
        mine: true,
        grave: true,
      });
    }
    const told = deedOf(event, who, seats, language);
    if (!told || told.seat === who) continue;
    const { seat, ...deed } = told;
    if (last?.seat === seat) last.deeds.push(deed);
    else found.push({ seat, deeds: [deed] });
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
    const kept = room > 0 ? deeds.slice(-room) : [];
    if (kept.length > 0) last.unshift({ seat, deeds: kept });
    room -= kept.length;
  }
  return last;
}

function deedOf(
  e: Event,
  who: Viewer,
  seats: readonly Seat[],
  language: Language,
): (Deed & { readonly seat: number }) | null {
  const t = boardWords[language].deeds;
  const card = (n: number) => cardName(n, language);
  const name = (seat: number) => seats[seat]?.name ?? '';
  const by = (seat: number, text: string, to?: number) => ({ seat, text, mine: to === who, grave: GRAVE.has(e.kind) });
  switch (e.kind) {
    case 'summoned':
      return by(e.seat, t.summoned(card(e.card)));
    case 'used':
      return by(e.seat, t.used(card(e.card)));
    case 'designated':
      return by(e.seat, t.designated(name(e.other)), e.other);
    case 'settled': {
      const target = e.target === null ? t.dreamerOf(name(e.other)) : card(e.target);
      const result = e.result === 'won' && e.target === null ? t.woken : t.results[e.result];
      return by(e.seat, t.fought(card(e.card), e.attack, target, e.defence, result), e.other);
    }
    case 'endurance':
      return by(e.seat, t.endurance(card(e.card), e.change), e.owner);
    case 'turnedDown':
      return by(e.seat, t.turnedDown(card(e.card)), e.owner);
    case 'forgot':
      return by(e.seat, t.forgot(name(e.other)), e.other);
    case 'bartered':
      return by(e.seat, t.bartered(name(e.other)), e.other);
    case 'swapped':
      return by(e.seat, t.swapped(name(e.other)), e.other);
    case 'idled':
      return by(e.seat, t.idled);
    case 'woke':
      // A Dreamer woken by an attack is mentioned with the attack; whoever leaves may have had none.
      return e.how === 'attack' || e.dreamer < 0 ? null : by(e.seat, t.woke(dreamerName(e.dreamer, language)));
    case 'eliminated':
      return by(e.seat, t.eliminated);
    default:
      return null;
  }
}
