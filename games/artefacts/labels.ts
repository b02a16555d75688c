/** What a study tells games apart by: who went first, the deck, the Dreamers, the cards played. */
import { labelKind as kind, labelling } from '@reverie/kernel/label-words';
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

const ordinal = (n: number) =>
  n === 1
    ? { fr: 'qui commence', en: 'whoever begins' }
    : { fr: `qui joue en ${n}e`, en: `whoever plays as number ${n}` };

export const labelIn = labelling({
  turn: kind('Qui commence ?', 'Who begins?', (which) => ordinal(Number(which) + 1)),
  deck: kind(
    'Les paquets, l’un contre l’autre',
    'The decks against each other',
    (which) => STARTER_DECKS[which as StarterDeckId]?.name,
  ),
  dreamer: kind('Les Dormeurs', 'The Dreamers', (which) => DREAMERS[Number(which)]?.name),
  card: kind(
    'Ce que vaut chaque carte jouée',
    'What each card played is worth',
    (which) => CARDS.find(({ id }) => id === which)?.name,
  ),
  ended: kind('Comment finit la partie', 'How the game ends', {
    idle: ['oisiveté', 'idling'],
    waking: ['réveil', 'waking'],
    stalled: ['sans vainqueur', 'no winner'],
  }),
});
