/** What a study tells games apart by: who went first, the deck, the Dreamers, the cards played. */
import type { Language } from '@reverie/kernel/game';
import { CARDS } from './data/cards.ts';
import { DREAMERS } from './data/dreamers.ts';
import { STARTER_DECKS, type StarterDeckId } from './data/starter-decks.ts';
import { NONE, type State } from './state.ts';

const spelled = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join(' ');
const STARTERS = new Map(Object.entries(STARTER_DECKS).map(([id, { cards }]) => [spelled([...new Set(cards)]), id]));

export function labels(s: State): readonly (readonly string[])[] {
  return s.sides.map(({ list, plays, awake, dreamer }, seat) => {
    const deck = STARTERS.get(spelled(list));
    const dreamers = new Set([...awake, dreamer].filter((which) => which !== NONE));
    return [
      `turn:${s.order.indexOf(seat)}`,
      ...(deck === undefined ? [] : [`deck:${deck}`]),
      ...[...dreamers].map((which) => `dreamer:${which}`),
      ...[...new Set(plays.map(([card]) => card))].map((card) => `card:${CARDS[card]?.id}`),
    ];
  });
}

const WORDS = {
  fr: { turn: (n: number) => `commence en ${n === 1 ? '1er' : `${n}e`}` },
  en: { turn: (n: number) => `begins as number ${n}` },
} as const;

export function labelIn(language: Language, label: string): string {
  const [what, which = ''] = label.split(/:(.*)/s);
  const words = WORDS[language];
  switch (what) {
    case 'turn':
      return words.turn(Number(which) + 1);
    case 'deck':
      return STARTER_DECKS[which as StarterDeckId]?.name[language] ?? which;
    case 'dreamer':
      return DREAMERS[Number(which)]?.name[language] ?? which;
    case 'card':
      return CARDS.find(({ id }) => id === which)?.name[language] ?? which;
    default:
      return label;
  }
}
