import type { About } from '@reverie/kernel/game';

export const about: About = {
  id: 'mortebrume',
  order: 4,
  title: { fr: 'Mortebrume', en: 'Mortebrume' },
  pitch: {
    fr: 'Deux hordes, une table et de la brume : des charges, des interceptions, et chaque mesure jugée au dixième de millimètre.',
    en: 'Two hordes, a table and mist: charges, interceptions, and every measure judged to a tenth of a millimetre.',
  },
  seats: [{ role: 'chef', min: 2, max: 2 }],
  minutes: [45, 120],
  difficulty: 3,
};
