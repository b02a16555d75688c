/** What the house asks of Songe, with the bars of its balance. */
import type { HouseStudy } from '@reverie/kernel/house-study';
import { ARPENTEUR_IDS } from './characters.ts';

const pairs = ARPENTEUR_IDS.flatMap((one) =>
  ARPENTEUR_IDS.filter((other) => other !== one).map((other) => [one, other]),
);
const duels = {
  reverie: 'study-1',
  game: 'songe',
  players: [{ program: 'duellist' }, { program: 'duellist' }],
  tables: pairs.map((arpenteurs) => ({ arpenteurs })),
  events: true,
};

export const studies: readonly HouseStudy[] = [
  {
    id: 'duels',
    title: { fr: 'L’initiative décide-t-elle du duel ?', en: 'Does the initiative decide a duel?' },
    study: { ...duels, games: 2400, watch: 'opening:initiative' },
    bars: [
      { of: 'seat:0', what: 'victories', least: 45, most: 55 },
      { of: 'ended:stopped', what: 'games', least: 0, most: 5 },
    ],
  },
  {
    id: 'panache',
    title: { fr: 'Et si l’on ne misait le panache qu’une fois ?', en: 'What if panache were staked only once?' },
    study: {
      ...duels,
      games: 960,
      watch: 'opening:initiative',
      against: { name: 'panacheTurns = once', options: { panacheTurns: 'once' } },
    },
    bars: [],
  },
];
