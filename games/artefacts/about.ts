import type { About } from '@reverie/kernel/game';

export const about: About = {
  id: 'artefacts',
  order: 3,
  title: { fr: 'Artefacts du rêve', en: 'Artefacts of the Dream' },
  pitch: {
    fr: 'Un jeu de cartes pour deux à quatre dormeurs : payez en rêves, invoquez des artefacts, réveillez les Dreamers des autres.',
    en: 'A card game for two to four sleepers: pay in dreams, summon artefacts, wake the Dreamers of the others.',
  },
  seats: [{ role: 'player', min: 2, max: 4 }],
  minutes: [15, 40],
  difficulty: 2,
  workshop: { fr: 'Decks', en: 'Decks' },
};
