/**
 * The same shelf for whoever must not carry every game at once: what a lobby says of each, and the game itself when it is
 * asked for.
 */
import * as exampleAbouts from '@reverie/kernel/examples/abouts';
import type { About, Game, Language, Texts } from '@reverie/kernel/game';
import { shelvings } from './lazy.gen.ts';
import type { Shelving } from './shelving.ts';

/** What a table shows of a game in one language: its words, and the rules that a choice rests on. */
export interface GameTexts extends Pick<Game, 'cites'> {
  readonly texts: Texts;
}

export interface LazyGame extends About {
  /** Small games of the kernel, for trying out. */
  readonly example: boolean;
  load(): Promise<Game>;
  /** The same without the rules: whoever only reads need not carry them. */
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

/** What is read of a game that is here anyway. */
export const gameTexts = ({ texts, cites }: Game, language: Language): GameTexts =>
  cites ? { texts: texts[language], cites } : { texts: texts[language] };
