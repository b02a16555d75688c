/**
 * The same shelf for code that must not load every game at once: what a lobby says of each game, and the game itself on
 * demand.
 */
import * as exampleAbouts from '@reverie/kernel/examples/abouts';
import type { About, Game, Language, Rules, Texts } from '@reverie/kernel/game';
import { shelvings } from './lazy.gen.ts';
import type { Shelving } from './shelving.ts';

/** What a table shows of a game in one language: its texts, the rules behind each choice, and what its ways are worth. */
export interface GameTexts extends Pick<Rules, 'cites' | 'worth'> {
  readonly texts: Texts;
}

export interface LazyGame extends About {
  /** One of the kernel's small example games. */
  readonly example: boolean;
  load(): Promise<Game>;
  /** The game with its mind, for a thread in which programs think. */
  loadWithMind(): Promise<Game>;
  loadTexts(language: Language): Promise<GameTexts>;
}

const lazyGame = (shelving: Shelving): LazyGame => ({
  ...shelving.about,
  example: false,
  load: shelving.game,
  async loadWithMind() {
    const [game, mind] = await Promise.all([shelving.game(), shelving.mind?.()]);
    return mind ? { ...game, mind } : game;
  },
  async loadTexts(language) {
    const [texts, { rules }] = await Promise.all([shelving[language](), shelving.game()]);
    return { texts, ...factsOf(rules) };
  },
});

const lazyExample = (about: About, load: () => Promise<Game>): LazyGame => ({
  ...about,
  example: true,
  load,
  loadWithMind: load,
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
export const gameTexts = ({ texts, rules }: Game, language: Language): GameTexts => ({
  texts: texts[language],
  ...factsOf(rules),
});

const factsOf = ({ cites, worth }: Rules): Pick<Rules, 'cites' | 'worth'> => ({
  ...(cites && { cites }),
  ...(worth && { worth }),
});
