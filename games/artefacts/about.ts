import type { About } from '@reverie/kernel/game';

export const about: About = {
  id: 'artefacts',
  order: 3,
  title: { fr: 'Artefacts du rêve', en: 'Artefacts of the Dream' },
  pitch: {
    fr: 'Veillez sur votre Dormeur, invoquez ses songes, réveillez ceux des autres.',
    en: 'Watch over your Sleeper, summon its dreams, wake those of the others.',
  },
  seats: [{ role: 'player', min: 2, max: 4 }],
  minutes: [15, 40],
  difficulty: 2,
  first: true,
  workshop: { fr: 'Decks', en: 'Decks' },
  instrument: {
    fr: { name: 'La loupe', line: 'Attaques, paquets, cartes, règles : que valent-ils vraiment ?' },
    en: { name: 'The lens', line: 'Attacks, decks, cards, rules: what are they really worth?' },
  },
};
