/** What the house asks of Rêve de Dragon, with the bars of its balance. Nobody wins: how often is what counts. */
import type { HouseStudy } from '@reverie/kernel/house-study';
import { READY_IDS } from './options.ts';

export const studies: readonly HouseStudy[] = [
  {
    id: 'journeys',
    title: {
      fr: 'Un haut-rêvant lance-t-il son sort dans la journée ?',
      en: 'Does a dreamer cast his spell within a day?',
    },
    study: {
      reverie: 'study-1',
      game: 'reve',
      players: [{ program: 'companion' }],
      tables: READY_IDS.map((id) => ({ dreamers: [id] })),
      games: 480,
      events: true,
      watch: '#cast:success',
    },
    bars: [
      { of: 'cast:success', what: 'games', least: 90, most: 100 },
      { of: 'ended:asleep', what: 'games', least: 0, most: 10 },
      { of: 'dragon:queue', what: 'games', least: 0, most: 10 },
    ],
  },
];
