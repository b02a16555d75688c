/** The table in plain text, within eighty columns: each side with its Dreamer, row and places, then one's own hand. */
import type { Language, Seat } from '@reverie/kernel/game';
import { CARDS } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';
import { total } from '../rules/zones.ts';
import type { PlaceView, SideView, View } from '../view.ts';
import { card, cost, dreamer, dreamerFigures, figures, nameOf, power, powerName, SPIRAL, seatSign } from './figures.ts';
import type { BOARD_WORDS } from './lexicon.ts';

/** What the board needs of a language. */
export interface BoardWords extends Readonly<Record<keyof typeof BOARD_WORDS, string>> {
  readonly language: Language;
  head(round: number, name: string, pile: number, used: number): string;
  draft(left: number): string;
  counts(woken: number, limit: number, hand: number, deck: number): string;
  piles(defeated: number, broken: number): string;
  idle(turns: number): string;
  fight(attack: string, target: string, a: number, b: number): string;
}

const NAME = 27;

export function drawBoard(words: BoardWords, view: View, seats: readonly Seat[]): string {
  const lines = [headOf(words, view, seats)];
  for (const side of view.sides) lines.push('', ...sideLines(words, view, side, seats));
  const own = view.sides.find(({ hand }) => hand !== null);
  if (own?.hand && !own.out)
    lines.push('', words.hand + (own.hand.length === 0 ? words.noHand : ''), ...handLines(words, view, own.hand));
  if (view.fight) lines.push('', fightLine(words, view));
  return lines.join('\n');
}

function headOf(words: BoardWords, view: View, seats: readonly Seat[]): string {
  if (view.pool) return words.draft(view.pool.length);
  if (view.winners) return words.over;
  if (view.order.length === 0) return words.before;
  return words.head(view.round, nameOf(seats, view.turn), total(view.pile), total(view.used));
}

function sideLines(words: BoardWords, view: View, side: SideView, seats: readonly Seat[]): string[] {
  const { language } = words;
  const mark = side.seat === view.turn && view.order.length > 0 && !view.winners ? '▸' : ' ';
  const named = `${mark}${seatSign(side.seat, language)} ${nameOf(seats, side.seat).slice(0, 30)}`;
  const designated = view.designated === side.seat && view.sides.length > 2 ? ` (${words.designated})` : '';
  if (side.out) return [`${named} · ${words.out}`];
  const head = `${named}${designated} · ${words.counts(side.woken, view.limit, side.handCount, side.deckCount)}`;
  const sleeper = side.dreamer === null ? words.noDreamer : dreamerLine(words, view, side);
  const idle = side.idle > 0 ? ` · ${words.idle(side.idle)}` : '';
  const [defeated, broken] = [side.defeated.length, side.broken.length];
  return [
    head,
    `    ${sleeper}${idle}`,
    `    ${words.row} ${side.row.length === 0 ? '–' : side.row.map((sort) => power(sort, language)).join(' ')}`,
    ...side.places.map((place, i) => `    ${i + 1} ${placeLine(words, place, side.seat === view.turn)}`),
    ...(defeated + broken > 0 ? [`    ${words.piles(defeated, broken)}`] : []),
  ];
}

function dreamerLine(words: BoardWords, view: View, side: SideView): string {
  const { language } = words;
  const number = side.dreamer ?? 0;
  const tilted = side.played && view.sides.length > 2 ? ` (${words.tilted})` : '';
  return `${dreamer(number, language)} ${dreamerFigures(number, language)}${tilted}`;
}

/** What was done this turn is of interest in this turn only. */
function placeLine(words: BoardWords, place: PlaceView | null, now: boolean): string {
  if (!place) return words.empty;
  const { language } = words;
  const letter = COLOURS[CARDS[place.card]?.colour ?? 0]?.letter[language] ?? '';
  const parts = [
    card(place.card, language).padEnd(NAME),
    letter,
    figures(place.card).padEnd(3),
    `${words.endurance}${place.endurance}`,
    ...(powerName(place.card, language) === '' ? [] : [powerName(place.card, language)]),
    ...(place.asleepBy === null ? [] : [`[${words.asleep}]`]),
    ...(place.twin ? [`[${words.twin}]`] : []),
    ...(place.attacks > 0 && now ? [`[${words.attacked}]`] : []),
  ];
  return parts.join(' ');
}

function handLines({ language }: BoardWords, view: View, hand: readonly number[]): string[] {
  return hand.map((number) => {
    const found = view.suggestions.find((suggestion) => suggestion.card === number);
    const spirals = found && found.spirals > 0 ? [`${found.spirals}${SPIRAL}`] : [];
    const suggestion = found ? ` ← ${[...found.pay.map((sort) => power(sort, language)), ...spirals].join(' ')}` : '';
    const parts = [
      card(number, language).padEnd(NAME),
      cost(number, language).padEnd(9),
      figures(number).padEnd(3),
      powerName(number, language),
    ];
    return `    ${parts.join(' ')}${suggestion}`.trimEnd();
  });
}

function fightLine(words: BoardWords, view: View): string {
  const { fight } = view;
  if (!fight) return '';
  const attacker = view.sides[fight.seat]?.places[fight.place]?.card ?? -1;
  const target = fight.target === null ? undefined : view.sides[fight.defender]?.places[fight.target]?.card;
  const named = target === undefined ? words.theDreamer : card(target, words.language);
  return words.fight(card(attacker, words.language), named, fight.attack, fight.defence);
}
