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
      `ended:${s.ending === 'idle' || s.ending === 'stalled' ? s.ending : 'waking'}`,
      ...(deck === undefined ? [] : [`deck:${deck}`]),
      ...[...dreamers].map((which) => `dreamer:${which}`),
      ...[...new Set(plays.map(([card]) => card))].map((card) => `card:${CARDS[card]?.id}`),
    ];
  });
}

const WORDS = {
  fr: {
    turn: (n: number) => (n === 1 ? 'qui commence' : `qui joue en ${n}e`),
    kinds: {
      turn: 'Qui commence ?',
      deck: 'Les paquets, l’un contre l’autre',
      dreamer: 'Les Dormeurs',
      card: 'Ce que vaut chaque carte jouée',
      ended: 'Comment finit la partie',
    },
    endings: { idle: 'oisiveté', waking: 'réveil', stalled: 'sans vainqueur' },
  },
  en: {
    turn: (n: number) => (n === 1 ? 'whoever begins' : `whoever plays as number ${n}`),
    kinds: {
      turn: 'Who begins?',
      deck: 'The decks against each other',
      dreamer: 'The Dreamers',
      card: 'What each card played is worth',
      ended: 'How the game ends',
    },
    endings: { idle: 'idling', waking: 'waking', stalled: 'no winner' },
  },
} as const;

export function labelIn(language: Language, label: string): string {
  const [what = '', which] = label.split(/:(.*)/s);
  const words = WORDS[language];
  if (which === undefined) return words.kinds[what as keyof typeof words.kinds] ?? label;
  switch (what) {
    case 'turn':
      return words.turn(Number(which) + 1);
    case 'deck':
      return STARTER_DECKS[which as StarterDeckId]?.name[language] ?? which;
    case 'dreamer':
      return DREAMERS[Number(which)]?.name[language] ?? which;
    case 'card':
      return CARDS.find(({ id }) => id === which)?.name[language] ?? which;
    case 'ended':
      return words.endings[which as keyof typeof words.endings] ?? label;
    default:
      return label;
  }
}
