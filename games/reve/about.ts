import type { About } from '@reverie/kernel/game';

export const about: About = {
  id: 'reve',
  order: 1,
  title: { fr: 'Rêve de Dragon', en: 'Rêve de Dragon' },
  pitch: {
    fr: 'Votre demi-rêve traverse les Terres Médianes ; au bout du chemin, un sort.',
    en: 'Your dream pawn crosses the Middle Lands; at the end of the way, a spell.',
  },
  seats: [
    { role: 'haut-revant', min: 1, max: 4, together: 2 },
    { role: 'gardien', min: 0, max: 1 },
  ],
  roles: {
    'haut-revant': {
      fr: 'Voyage sur les Terres Médianes, affronte les rencontres, lance des sorts.',
      en: 'Travels the Middle Lands, faces encounters, casts spells.',
    },
    gardien: {
      fr: 'Mène la partie : tient le monde éveillé et dit ce que permettent les sorts.',
      en: 'Leads the game: holds the waking world and says what spells may do.',
    },
  },
  minutes: [10, 40],
  characters: true,
  difficulty: 2,
  instrument: {
    fr: { name: 'La roue des rencontres', line: 'Jets, rencontres et forces : ce que gardent les Terres Médianes.' },
    en: { name: 'The wheel of encounters', line: 'Rolls, encounters and forces: what the Middle Lands hold.' },
  },
};
