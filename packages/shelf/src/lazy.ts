/**
 * The same shelf for whoever must not carry every game at once: what a lobby says of each, and the game itself when it is
 * asked for. A test holds these words to those of the games.
 */
import type { Game, Language, SeatPlan, Texts } from '@reverie/kernel/game';

/** What a table shows of a game in one language: its words, and the rules that a choice rests on. */
export interface Reading extends Pick<Game, 'cites'> {
  readonly texts: Texts;
}

export interface Shelved {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly pitch: Readonly<Record<Language, string>>;
  readonly seats: readonly SeatPlan[];
  /** Small games of the kernel, for trying out. */
  readonly example: boolean;
  load(): Promise<Game>;
  /** The same without the rules: they are kept by the house, and whoever only reads need not carry them. */
  read(language: Language): Promise<Reading>;
}

/** The parts of a reading, each fetched when it is wanted. */
interface Parts {
  fr(): Promise<unknown>;
  en(): Promise<unknown>;
  cites(): Promise<unknown>;
}

// What a game reads and writes of its own is its own: a table hands it back what came from there.
const reader =
  (parts: Parts) =>
  async (language: Language): Promise<Reading> => {
    const [texts, cites] = await Promise.all([parts[language](), parts.cites()]);
    return { texts: texts as Texts, cites: cites as NonNullable<Game['cites']> };
  };

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
    read: reader({
      fr: async () => (await import('@reverie/reve/texts/fr')).fr,
      en: async () => (await import('@reverie/reve/texts/en')).en,
      cites: async () => (await import('@reverie/reve/citing')).cites,
    }),
  },
  {
    id: 'songe',
    title: { fr: 'Songe', en: 'Songe' },
    pitch: {
      fr: 'Des pierres noires et blanches, du panache et des rapières : le Nox Bifax, en duel, à la table d’un Conteur, ou seul dans les Brumes.',
      en: 'Black and white stones, panache and rapiers: the Nox Bifax, as a duel, at a Conteur’s table, or alone in the Brumes.',
    },
    seats: [
      { role: 'arpenteur', min: 1, max: 6 },
      { role: 'conteur', min: 0, max: 1 },
    ],
    example: false,
    load: async () => (await import('@reverie/songe/game')).songe as unknown as Game,
    read: reader({
      fr: async () => (await import('@reverie/songe/texts/fr')).fr,
      en: async () => (await import('@reverie/songe/texts/en')).en,
      cites: async () => (await import('@reverie/songe/citing')).cites,
    }),
  },
  {
    id: 'artefacts',
    title: { fr: 'Artefacts du rêve', en: 'Artefacts of the Dream' },
    pitch: {
      fr: 'Un jeu de cartes pour deux à quatre dormeurs : payez en rêves, invoquez des artefacts, réveillez les Dreamers des autres.',
      en: 'A card game for two to four sleepers: pay in dreams, summon artefacts, wake the Dreamers of the others.',
    },
    seats: [{ role: 'player', min: 2, max: 4 }],
    example: false,
    load: async () => (await import('@reverie/artefacts/game')).artefacts as unknown as Game,
    read: reader({
      fr: async () => (await import('@reverie/artefacts/texts/fr')).fr,
      en: async () => (await import('@reverie/artefacts/texts/en')).en,
      cites: async () => (await import('@reverie/artefacts/citing')).cites,
    }),
  },
  {
    id: 'mortebrume',
    title: { fr: 'Mortebrume', en: 'Mortebrume' },
    pitch: {
      fr: 'Deux hordes, une table et de la brume : des charges, des interceptions, et chaque mesure jugée au dixième de millimètre.',
      en: 'Two hordes, a table and mist: charges, interceptions, and every measure judged to a tenth of a millimetre.',
    },
    seats: [{ role: 'chef', min: 2, max: 2 }],
    example: false,
    load: async () => (await import('@reverie/mortebrume/game')).mortebrume as unknown as Game,
    read: reader({
      fr: async () => (await import('@reverie/mortebrume/texts/fr')).fr,
      en: async () => (await import('@reverie/mortebrume/texts/en')).en,
      cites: async () => (await import('@reverie/mortebrume/citing')).cites,
    }),
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
    read: async (language) => readingOf((await import('@reverie/kernel/examples/tic-tac-toe')).ticTacToe, language),
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
    read: async (language) =>
      readingOf((await import('@reverie/kernel/examples/two-card-poker')).twoCardPoker, language),
  },
];

/** What is read of a game that is here anyway. */
export const readingOf = ({ texts, cites }: Game, language: Language): Reading =>
  cites ? { texts: texts[language], cites } : { texts: texts[language] };
