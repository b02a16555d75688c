import type { About } from '@reverie/kernel/game';

export const about: About = {
  id: 'mortebrume',
  order: 4,
  title: { fr: 'Mortebrume', en: 'Mortebrume' },
  pitch: {
    fr: 'Deux hordes, une table, de la brume : on mesure, on charge, on intercepte.',
    en: 'Two hordes, a table, mist: measure, charge, intercept.',
  },
  seats: [{ role: 'chef', min: 2, max: 2 }],
  minutes: [45, 120],
  difficulty: 3,
  workshop: { fr: 'Mes hordes', en: 'My hordes' },
  instrument: {
    fr: { name: 'Le compas', line: 'Échanges, tirs et hordes, réactions et destinée comprises.' },
    en: { name: 'The compass', line: 'Exchanges, shots and hordes, reactions and destiny included.' },
  },
};
