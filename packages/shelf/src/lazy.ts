/**
 * The same shelf for code that must not load every game at once: what a lobby says of each game, and the game itself on
 * demand.
 */
import * as exampleAbouts from '@reverie/kernel/examples/abouts';
import type { About, Game, Language, Texts } from '@reverie/kernel/game';
import { shelvings } from './lazy.gen.ts';
import type { Shelving } from './shelving.ts';

/** What a table shows of a game in one language: its texts, and the rules behind each choice. */
export interface GameTexts extends Pick<Game, 'cites'> {
  readonly texts: Texts;
}

export interface LazyGame extends About {
  /** One of the kernel's small example games. */
  readonly example: boolean;
  load(): Promise<Game>;
  /** The texts without the rules: readers need not load those. */
  loadTexts(language: Language): Promise<GameTexts>;
}

const lazyGame = (shelving: Shelving): LazyGame => ({
  ...shelving.about,
  example: false,
  load: shelving.game,
  async loadTexts(language) {
    const [texts, cites] = await Promise.all([shelving[language](), shelving.cites()]);
    return cites ? { texts, cites } : { texts };
  },
});

const lazyExample = (about: About, load: () => Promise<Game>): LazyGame => ({
  ...about,
  example: true,
  load,
  loadTexts: async (language) => gameTexts(await load(), language),
});

export const lazyGames: readonly LazyGame[] = [
  ...shelvings.map(lazyGame),
  lazyExample(
    exampleAbouts.ticTacToe,
    async () => (await import('@reverie/kernel/examples/tic-tac-toe')).ticTacToe as unknown as Game,
  ),
  lazyExample(
    exampleAbouts.twoCardPoker,
    async () => (await import('@reverie/kernel/examples/two-card-poker')).twoCardPoker as unknown as Game,
  ),
];

/** The texts of a game that is already loaded. */
export const gameTexts = ({ texts, cites }: Game, language: Language): GameTexts =>
  cites ? { texts: texts[language], cites } : { texts: texts[language] };
