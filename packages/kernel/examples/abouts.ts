/** What a lobby says of the examples, apart from them: a page carries this and not their rules. */
import type { About } from '../src/game.ts';

export const ticTacToe: About = {
  id: 'tic-tac-toe',
  order: 1,
  title: { fr: 'Morpion', en: 'Tic-tac-toe' },
  pitch: {
    fr: 'Trois signes en ligne. Un exemple pour qui veut écrire un jeu.',
    en: 'Three marks in a line. An example for people who write a game.',
  },
  seats: [{ role: 'player', min: 2, max: 2 }],
  minutes: [1, 2],
  difficulty: 1,
};

export const twoCardPoker: About = {
  id: 'two-card-poker',
  order: 2,
  title: { fr: 'Poker à deux cartes', en: 'Two-card poker' },
  pitch: {
    fr: 'Deux cartes cachées, une mise, un bluff. Un exemple pour qui veut écrire un jeu à secrets.',
    en: 'Two hidden cards, a bet, a bluff. An example for people who write a game with secrets.',
  },
  seats: [{ role: 'player', min: 2, max: 2 }],
  minutes: [5, 10],
  difficulty: 1,
};
