// What is played under load: the empty game, the smallest with secrets, and those on the shelf, in which nobody gives up:
// it is play that is measured.
export const TABLES = 40;

export const GAMES = {
  echo: { title: 'echo (an empty game)' },
  'two-card-poker': { title: 'two-card poker', options: { hands: 10_000, chips: 1_000_000 } },
  reve: { title: 'Rêve de Dragon, two dreamers', roles: ['haut-revant', 'haut-revant'], never: ['end'] },
  songe: {
    title: 'Songe, an Arpenteur and the Conteur',
    options: { mode: 'table' },
    roles: ['arpenteur', 'conteur'],
    never: ['endScenario', 'end', 'close'],
  },
  artefacts: { title: 'Artefacts du rêve' },
  mortebrume: { title: 'Mortebrume', roles: ['chef', 'chef'] },
};
