/** What the house asks of Mortebrume, with the bars of its balance. */
import type { HouseStudy } from '@reverie/kernel/house-study';
import { READY_HORDES } from './data/fighters.ts';
import { SCENARIOS } from './data/scenarios.ts';

const ids = Object.keys(READY_HORDES);
const pairs = ids.flatMap((one) => ids.filter((other) => other !== one).map((other) => [one, other]));
const players = [{ program: 'raider' }, { program: 'raider' }];
const scenarios = SCENARIOS.map(({ id }) => id);
const tables = pairs.flatMap((hordes) => scenarios.map((scenario) => ({ hordes, scenario })));
const study = { reverie: 'study-1', game: 'mortebrume', players, tables } as const;
const watch = `horde:${ids[0]}`;

export const studies: readonly HouseStudy[] = [
  {
    id: 'hordes',
    title: { fr: 'Quelle horde est la plus forte ?', en: 'Which horde is the strongest?' },
    study: { ...study, games: 2000, events: true, watch },
    settings: [
      {
        id: 'book',
        title: { fr: 'capture selon le livre', en: 'capture by the book' },
        options: { capture: 'book' },
      },
      {
        id: 'half',
        title: { fr: 'capture : moitié de la volonté', en: 'capture: half the will' },
        options: { capture: 'half' },
      },
      {
        id: 'hard',
        title: { fr: 'capture : dommages seuls', en: 'capture: the damage alone' },
        options: { capture: 'hard' },
      },
    ],
    told: ['capture:*', 'charge:*', 'decided:*'],
    bars: [
      { of: 'horde:*', what: 'victories', least: 45, most: 55 },
      // A scenario must be decided by its goal in a third of its games; each is one game of so many.
      ...scenarios.map((scenario) => ({
        of: `reached:${scenario}`,
        what: 'games' as const,
        least: 100 / 3 / scenarios.length,
        most: 100 / scenarios.length,
      })),
    ],
  },
  {
    id: 'capture',
    title: { fr: 'Que change la règle de capture ?', en: 'What does the rule of capture change?' },
    study: {
      ...study,
      games: 400,
      events: true,
      watch,
      against: { name: 'capture = hard', options: { capture: 'hard' } },
    },
    bars: [],
  },
];
