/**
 * The same shelf for code that must not load every game at once: what a lobby says of each game, and the game itself on
 * demand.
 */
import * as exampleAbouts from '@reverie/kernel/examples/abouts';
import type { About, Game, Language, Rules, Texts } from '@reverie/kernel/game';
import type { Rulebook } from '@reverie/kernel/rulebook';
import { shelvings } from './lazy.gen.ts';
import type { Shelving } from './shelving.ts';

/** The rules behind each choice, and what its ways are worth. */
export type GameFacts = Pick<Rules, 'cites' | 'worth'>;

/** What a table shows of a game in one language. */
export interface GameTexts extends GameFacts {
  readonly texts: Texts;
}

export interface LazyGame extends About {
  /** One of the kernel's small example games. */
  readonly example: boolean;
  /** The game, with what stands apart from it where it is wanted: the mind where programs think, the book where it is read. */
  load(...parts: readonly ('mind' | 'rulebook')[]): Promise<Game>;
  loadRulebook(): Promise<Rulebook>;
  loadTexts(language: Language): Promise<Texts>;
  /** Known to the rules alone, so the whole game is loaded: wanted later than its texts. */
  loadFacts(): Promise<GameFacts>;
}

const lazyGame = (shelving: Shelving): LazyGame => ({
  ...shelving.about,
  example: false,
  async load(...parts) {
    const [game, ...more] = await Promise.all([
      shelving.game(),
      ...parts.map(async (part) => ({ [part]: await shelving[part]?.() })),
    ]);
    return more.length === 0 ? game : Object.assign({}, game, ...more);
  },
  loadRulebook: async () => (await shelving.rulebook?.()) ?? [],
  loadTexts: (language) => shelving[language](),
  loadFacts: async () => factsOf((await shelving.game()).rules),
});

const lazyExample = (about: About, load: () => Promise<Game>): LazyGame => ({
  ...about,
  example: true,
  load,
  loadRulebook: async () => (await load()).rulebook ?? [],
  loadTexts: async (language) => (await load()).texts[language],
  loadFacts: async () => factsOf((await load()).rules),
});

export const lazyGames: readonly LazyGame[] = [
  ...shelvings.map(lazyGame),
  lazyExample(exampleAbouts.ticTacToe, async () => (await import('@reverie/kernel/examples/tic-tac-toe')).ticTacToe),
  lazyExample(
    exampleAbouts.twoCardPoker,
    async () => (await import('@reverie/kernel/examples/two-card-poker')).twoCardPoker,
  ),
];

/** The texts of a game that is already loaded. */
export const gameTexts = ({ texts, rules }: Game, language: Language): GameTexts => ({
  texts: texts[language],
  ...factsOf(rules),
});

const factsOf = ({ cites, worth }: Rules): GameFacts => ({
  ...(cites && { cites }),
  ...(worth && { worth }),
});
