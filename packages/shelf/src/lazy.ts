/**
 * The same shelf for whoever must not carry every game at once: what a lobby says of each, and the game itself when it is
 * asked for. A test holds these words to those of the games.
 */
import type { Game, Language, SeatPlan } from '@reverie/kernel/game';

export interface Shelved {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly pitch: Readonly<Record<Language, string>>;
  readonly seats: readonly SeatPlan[];
  /** Small games of the kernel, for trying out. */
  readonly example: boolean;
  load(): Promise<Game>;
}

export const shelved: readonly Shelved[] = [
  {
    id: 'reve',
    title: { fr: 'Rêve de Dragon', en: 'Rêve de Dragon' },
    pitch: {
      fr: 'Un demi-rêve, 189 cases de Terres Médianes, des rencontres qu’il faut maîtriser, fuir ou refouler ; et au bout, un sort.',
      en: 'A pawn that dreams, 189 cells of the Middle Lands, encounters to be mastered, dodged or repressed; and at the end of it, a spell.',
    },
    seats: [
      { role: 'haut-revant', min: 1, max: 4 },
      { role: 'gardien', min: 0, max: 1 },
    ],
    example: false,
    load: async () => (await import('@reverie/reve/game')).reve as unknown as Game,
  },
  {
    id: 'tic-tac-toe',
    title: { fr: 'Morpion', en: 'Tic-tac-toe' },
    pitch: {
      fr: 'Trois signes en ligne. Un exemple pour qui veut écrire un jeu.',
      en: 'Three marks in a line. An example for people who write a game.',
    },
    seats: [{ role: 'player', min: 2, max: 2 }],
    example: true,
    load: async () => (await import('@reverie/kernel/examples/tic-tac-toe')).ticTacToe,
  },
  {
    id: 'two-card-poker',
    title: { fr: 'Poker à deux cartes', en: 'Two-card poker' },
    pitch: {
      fr: 'Deux cartes cachées, une mise, un bluff. Un exemple pour qui veut écrire un jeu à secrets.',
      en: 'Two hidden cards, a bet, a bluff. An example for people who write a game with secrets.',
    },
    seats: [{ role: 'player', min: 2, max: 2 }],
    example: true,
    load: async () => (await import('@reverie/kernel/examples/two-card-poker')).twoCardPoker,
  },
];
