/** What the house asks of Artefacts, with the bars of its balance. */
import type { HouseStudy } from '@reverie/kernel/house-study';
import { FOR_MORE, FOR_TWO } from './data/starter-decks.ts';

const pairs = FOR_TWO.flatMap((one) => FOR_TWO.filter((other) => other !== one).map((other) => [one, other]));
const two = {
  reverie: 'study-1',
  game: 'artefacts',
  players: [{ program: 'greedy' }, { program: 'greedy' }],
  tables: pairs.map((decks) => ({ decks })),
};

export const studies: readonly HouseStudy[] = [
  {
    id: 'first-player',
    title: { fr: 'Faut-il commencer, aux Artefacts ?', en: 'Should one begin, in Artefacts?' },
    study: { ...two, games: { width: 3, most: 9600 }, watch: 'turn:0' },
    bars: [
      { of: 'turn:0', what: 'victories', least: 45, most: 55 },
      { of: 'deck:*', what: 'victories', least: 42, most: 58 },
      { of: 'ended:idle', what: 'games', least: 0, most: 12 },
    ],
  },
  {
    id: 'attack-at-once',
    title: { fr: 'Et si l’on attaquait dès le premier tour ?', en: 'What if one might attack in the first turn?' },
    study: {
      ...two,
      games: { width: 8, most: 4800 },
      watch: 'turn:0',
      against: { name: 'firstRoundCombat = all', options: { firstRoundCombat: 'all' } },
    },
    bars: [],
  },
  {
    id: 'three',
    title: { fr: 'À trois, la partie finit-elle par ennui ?', en: 'With three, does the game end by idling?' },
    study: {
      reverie: 'study-1',
      game: 'artefacts',
      players: new Array(3).fill({ program: 'greedy' }),
      tables: FOR_MORE.map((_, i) => ({ decks: [0, 1, 2].map((seat) => FOR_MORE[(i + seat) % FOR_MORE.length]) })),
      games: 2400,
      watch: '#ended:idle',
    },
    bars: [
      { of: 'ended:idle', what: 'games', least: 0, most: 12 },
      // A third of the games each, give or take what the decks of two players are given.
      { of: 'deck:*', what: 'victories', least: 25, most: 42 },
    ],
  },
];
