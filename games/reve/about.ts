import type { About } from '@reverie/kernel/game';

export const about: About = {
  id: 'reve',
  order: 1,
  title: { fr: 'Rêve de Dragon', en: 'Rêve de Dragon' },
  pitch: {
    fr: 'Un demi-rêve, 189 cases de Terres Médianes, des rencontres qu’il faut maîtriser, fuir ou refouler ; et au bout, un sort.',
    en: 'A pawn that dreams, 189 cells of the Middle Lands, encounters to be mastered, dodged or repressed; and at the end of it, a spell.',
  },
  seats: [
    { role: 'haut-revant', min: 1, max: 4 },
    { role: 'gardien', min: 0, max: 1 },
  ],
  minutes: [10, 40],
  difficulty: 2,
};
