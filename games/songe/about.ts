import type { About } from '@reverie/kernel/game';

export const about: About = {
  id: 'songe',
  order: 2,
  title: { fr: 'Songe', en: 'Songe' },
  pitch: {
    fr: 'Du panache, des rapières, et des pierres noires et blanches qui tombent du sac.',
    en: 'Panache, rapiers, and black and white stones that fall from the bag.',
  },
  seats: [
    { role: 'arpenteur', min: 1, max: 6 },
    { role: 'conteur', min: 0, max: 1, together: 1 },
  ],
  roles: {
    arpenteur: {
      fr: 'Joue un héros du Songe : agit, tire les pierres, se bat, lance des sorts.',
      en: 'Plays a hero of the dream: acts, draws stones, fights, casts spells.',
    },
    conteur: {
      fr: 'Mène la partie : raconte, fixe les difficultés, joue tous les autres.',
      en: 'Leads the game: tells the story, sets difficulties, plays everybody else.',
    },
  },
  minutes: [15, 180],
  characters: true,
  difficulty: 3,
  workshop: { fr: 'Mes Arpenteurs', en: 'My characters' },
  instrument: {
    fr: { name: 'La balance', line: 'Pierres fixes, retirages : ce que dit le livre, et ce qui arrive.' },
    en: { name: 'The balance', line: 'Fixed stones, redraws: what the book says, and what happens.' },
  },
};
