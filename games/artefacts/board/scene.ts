/** The fight in the middle of the table: planned, in progress, or just settled. */
import type { Term } from '@reverie/kernel/events';
import type { VisibleEntry } from '@reverie/kernel/match';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import type { AttackOdds } from '../odds/attack.ts';
import { oddsOn, type Preview, toldOf } from '../sketch.ts';
import { DREAMER } from '../state.ts';
import type { FaceDown, View } from '../view.ts';

export interface Corner {
  /** Null for a Dreamer. */
  readonly card: number | null;
  readonly total: number;
  readonly doubled: boolean;
  /** Dream powers laid. */
  readonly boost: readonly number[];
  readonly item: number | null;
  /** Played face down and not revealed yet; the player knows their own. */
  readonly faceDown: 'known' | 'unknown' | null;
}

export interface Scene {
  readonly attack: Corner;
  readonly defence: Corner;
  /** Whose Dreamer is attacked, where it is one. */
  readonly dreamer: number | null;
  /** Whose hand may defend against an attack that is planned. */
  readonly foe: number | null;
  /** Only for an attack that is planned. */
  readonly odds: AttackOdds | null;
  readonly result: 'won' | 'held' | 'both' | null;
  /** It has been settled. */
  readonly over: boolean;
}

const hasDoubled = (sum: readonly Term[] | undefined, sign: 1 | -1): boolean =>
  sum?.some(({ what, value }) => what === 'resistance' && Math.sign(value) === sign) ?? false;

/** An attack that is being put together. */
function planned(view: View, seat: number, foe: number, answer: Answer, verdict: Preview): Scene | null {
  if (answer.do !== 'attack') return null;
  const told = toldOf(verdict, 'attacked');
  const card = view.sides[seat]?.places[answer.place]?.card;
  if (card === undefined) return null;
  const other = view.sides[foe];
  const struck = answer.target === DREAMER ? null : (other?.places[answer.target]?.card ?? null);
  const odds = oddsOn(view, seat, foe, answer.place, answer.target);
  const total = told?.attack ?? (odds.boosts[0]?.attack ?? 0) + answer.boost.length;
  return {
    attack: {
      card,
      total,
      doubled: odds.attackDoubled,
      boost: answer.boost,
      item: null,
      faceDown: null,
    },
    defence: {
      card: struck,
      total: odds.defence,
      doubled: odds.defenceDoubled,
      boost: [],
      item: null,
      faceDown: null,
    },
    dreamer: struck === null ? (other?.dreamer ?? null) : null,
    foe,
    odds,
    result: null,
    over: false,
  };
}

/** A fight that waits for somebody; with what one is about to add to it, or has laid face down. */
function waiting(view: View, answer: Answer | null, verdict: Preview | null): Scene | null {
  const { fight } = view;
  if (!fight) return null;
  const card = view.sides[fight.seat]?.places[fight.place]?.card ?? null;
  const other = view.sides[fight.defender];
  const struck = fight.target === null ? null : (other?.places[fight.target] ?? null);
  const settled = verdict ? toldOf(verdict, 'settled') : undefined;
  const [mine, theirs] = fight.laid;
  const attacks = answer?.do === 'boost' ? answer.boost : (mine?.known?.boost ?? []);
  const adds = answer?.do === 'defend' ? answer : null;
  const boosts = adds ? adds.boost : (theirs?.known?.boost ?? []);
  const told = verdict && (toldOf(verdict, 'defended') ?? toldOf(verdict, 'laid'));
  const worth = told?.value ?? theirs?.known?.value ?? 0;
  return {
    attack: {
      card,
      total: settled?.attack ?? fight.attack + attacks.length,
      doubled: fight.attackDoubled,
      boost: [...fight.attackBoost, ...attacks],
      item: null,
      faceDown: hiddenIn(mine),
    },
    defence: {
      card: struck?.card ?? null,
      total: settled?.defence ?? fight.defence + boosts.length + worth,
      doubled: fight.defenceDoubled,
      boost: [...fight.defenceBoost, ...boosts],
      item: adds?.item ?? theirs?.known?.item ?? fight.item,
      faceDown: hiddenIn(theirs),
    },
    dreamer: fight.target === null ? (other?.dreamer ?? null) : null,
    foe: null,
    odds: null,
    result: settled?.result ?? null,
    over: false,
  };
}

const hiddenIn = (laid: FaceDown | null): Corner['faceDown'] => laid && (laid.known ? 'known' : 'unknown');

/** The fight that was settled last, as long as it is news. */
function settledIn(news: readonly VisibleEntry<Event>[]): Scene | null {
  const events = news.map(({ event }) => event);
  const settled = events.findLast((event) => event.kind === 'settled');
  if (settled?.kind !== 'settled') return null;
  const { card, target, attack, defence, result, sum } = settled;
  const woke = events.find((event) => event.kind === 'woke');
  return {
    attack: { card, total: attack, doubled: hasDoubled(sum, 1), boost: [], item: null, faceDown: null },
    defence: { card: target, total: defence, doubled: hasDoubled(sum, -1), boost: [], item: null, faceDown: null },
    dreamer: target === null && woke?.kind === 'woke' ? woke.dreamer : null,
    foe: null,
    odds: null,
    result,
    over: true,
  };
}

export function sceneOf(
  view: View,
  seat: number | null,
  foe: number | null,
  answer: Answer | null,
  verdict: Preview | null,
  news: readonly VisibleEntry<Event>[],
): Scene | null {
  const attack = seat !== null && foe !== null && answer && verdict ? planned(view, seat, foe, answer, verdict) : null;
  return attack ?? waiting(view, answer, verdict) ?? (answer === null ? settledIn(news) : null);
}
