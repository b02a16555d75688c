/** What the fight in the middle of the table shows: one that is planned, one that goes on, or one that has just been settled. */
import type { Answer } from '@reverie/artefacts/answers';
import { CARD_ATTACK, CARD_DEFENCE } from '@reverie/artefacts/data/cards';
import type { Event } from '@reverie/artefacts/events';
import type { AttackOdds } from '@reverie/artefacts/odds/attack';
import { attackBase } from '@reverie/artefacts/rules/strength';
import { DREAMER, NONE } from '@reverie/artefacts/state';
import type { View } from '@reverie/artefacts/view';
import type { Term } from '@reverie/kernel/events';
import type { Heard } from '@reverie/kernel/match';
import { oddsOn, toldOf, type Verdict } from './verdict.ts';

export interface Corner {
  /** Null for a Dreamer. */
  readonly card: number | null;
  readonly total: number;
  readonly doubled: boolean;
  /** Dream powers laid. */
  readonly boost: readonly number[];
  readonly item: number | null;
}

export interface Scene {
  readonly attack: Corner;
  readonly defence: Corner;
  /** Whose Dreamer is attacked, where it is one. */
  readonly dreamer: number | null;
  /** Only for an attack that is planned. */
  readonly odds: AttackOdds | null;
  readonly result: 'won' | 'held' | 'both' | null;
}

const hasDoubled = (sum: readonly Term[] | undefined, sign: 1 | -1): boolean =>
  sum?.some(({ what, value }) => what === 'resistance' && Math.sign(value) === sign) ?? false;

/** An attack that is being put together. */
function planned(view: View, seat: number, foe: number, answer: Answer, verdict: Verdict): Scene | null {
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
      doubled: attackBase(view.options, card, struck ?? NONE) > (CARD_ATTACK[card] ?? 0),
      boost: answer.boost,
      item: null,
    },
    defence: {
      card: struck,
      total: odds.defence,
      doubled: struck !== null && odds.defence > (CARD_DEFENCE[struck] ?? 0),
      boost: [],
      item: null,
    },
    dreamer: struck === null ? (other?.dreamer ?? null) : null,
    odds,
    result: null,
  };
}

/** A fight that waits for somebody; with what one is about to add to it. */
function waiting(view: View, answer: Answer | null, verdict: Verdict | null): Scene | null {
  const { fight } = view;
  if (!fight) return null;
  const card = view.sides[fight.seat]?.places[fight.place]?.card ?? null;
  const other = view.sides[fight.defender];
  const struck = fight.target === null ? null : (other?.places[fight.target]?.card ?? null);
  const settled = verdict ? toldOf(verdict, 'settled') : undefined;
  const adds = answer?.do === 'defend' || answer?.do === 'boost' ? answer : null;
  const mine = adds?.do === 'boost' ? [...fight.attackBoost, ...adds.boost] : fight.attackBoost;
  const theirs = adds?.do === 'defend' ? [...fight.defenceBoost, ...adds.boost] : fight.defenceBoost;
  const base = card === null ? 0 : attackBase(view.options, card, struck ?? NONE);
  const worth = verdict ? (toldOf(verdict, 'defended')?.value ?? 0) : 0;
  return {
    attack: {
      card,
      total: settled?.attack ?? fight.attack + (mine.length - fight.attackBoost.length),
      doubled: card !== null && base > (CARD_ATTACK[card] ?? 0),
      boost: mine,
      item: null,
    },
    defence: {
      card: struck,
      total: settled?.defence ?? fight.defence + (theirs.length - fight.defenceBoost.length) + worth,
      doubled: hasDoubled(settled?.sum, -1),
      boost: theirs,
      item: (adds?.do === 'defend' ? adds.item : undefined) ?? fight.item,
    },
    dreamer: fight.target === null ? (other?.dreamer ?? null) : null,
    odds: null,
    result: settled?.result ?? null,
  };
}

/** The fight that was settled last, as long as it is news. */
function settledIn(news: readonly Heard[]): Scene | null {
  const events = news.map(({ event }) => event as unknown as Event);
  const settled = events.findLast((event) => event.kind === 'settled');
  if (settled?.kind !== 'settled') return null;
  const { card, target, attack, defence, result, sum } = settled;
  const woke = events.find((event) => event.kind === 'woke');
  return {
    attack: { card, total: attack, doubled: hasDoubled(sum, 1), boost: [], item: null },
    defence: { card: target, total: defence, doubled: hasDoubled(sum, -1), boost: [], item: null },
    dreamer: target === null && woke?.kind === 'woke' ? woke.dreamer : null,
    odds: null,
    result,
  };
}

export function sceneOf(
  view: View,
  seat: number | null,
  foe: number | null,
  answer: Answer | null,
  verdict: Verdict | null,
  news: readonly Heard[],
): Scene | null {
  const attack = seat !== null && foe !== null && answer && verdict ? planned(view, seat, foe, answer, verdict) : null;
  return attack ?? waiting(view, answer, verdict) ?? (answer === null ? settledIn(news) : null);
}
