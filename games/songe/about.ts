import type { About } from '@reverie/kernel/game';

export const about: About = {
  id: 'songe',
  order: 2,
  title: { fr: 'Songe', en: 'Songe' },
  pitch: {
    fr: 'Des pierres noires et blanches, du panache et des rapières : le Nox Bifax, en duel, à la table d’un Conteur, ou seul dans les Brumes.',
    en: 'Black and white stones, panache and rapiers: the Nox Bifax, as a duel, at a Conteur’s table, or alone in the Brumes.',
  },
  seats: [
    { role: 'arpenteur', min: 1, max: 6 },
    { role: 'conteur', min: 0, max: 1 },
  ],
  minutes: [15, 180],
  difficulty: 3,
  workshop: { fr: 'Mes Arpenteurs', en: 'My Arpenteurs' },
};
