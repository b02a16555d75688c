import { words } from '../app/words.ts';

export const lobbyWords = words({
  fr: {
    alone: 'Rêver seul, maintenant',
    playAlone: 'Jouer',
    openTable: 'Ouvrir une table…',
    dreamer: 'Rêveur',
    storage:
      'Cet appareil ne peut pas enregistrer la partie : le stockage du navigateur est plein ou fermé. Libérez de la place ou quittez la navigation privée.',
    unknownGame: 'Ce jeu n’est pas sur cette étagère.',
  },
  en: {
    alone: 'Dream alone, now',
    playAlone: 'Play',
    openTable: 'Open a table…',
    dreamer: 'Dreamer',
    storage:
      'This device cannot keep the game: the browser’s storage is full or closed. Make some room, or leave private browsing.',
    unknownGame: 'This game is not on this shelf.',
  },
});
