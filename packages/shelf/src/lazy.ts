/**
 * The same shelf for whoever must not carry every game at once: what a lobby says of each, and the game itself when it is
 * asked for.
 */
import * as exampleAbouts from '@reverie/kernel/examples/abouts';
import type { About, Game, Language, Rules, Texts } from '@reverie/kernel/game';
import { shelvings } from './lazy.gen.ts';
import type { Shelving } from './shelving.ts';

/** What a table shows of a game in one language: its words, and the rules that a choice rests on. */
export interface Reading extends Pick<Rules, 'cites' | 'worth'> {
  readonly texts: Texts;
}

export interface Shelved extends About {
  /** Small games of the kernel, for trying out. */
  readonly example: boolean;
  load(): Promise<Game>;
  /** What a table shows of it. */
  read(language: Language): Promise<Reading>;
}

const shelvedOf = (shelving: Shelving): Shelved => ({
  ...shelving.about,
  example: false,
  load: shelving.game,
  async read(language) {
    const [texts, { rules }] = await Promise.all([shelving[language](), shelving.game()]);
    return { texts, ...factsOf(rules) };
  },
});

const exampleOf = (about: About, load: () => Promise<Game>): Shelved => ({
  ...about,
  example: true,
  load,
  read: async (language) => readingOf(await load(), language),
});

export const shelved: readonly Shelved[] = [
  ...shelvings.map(shelvedOf),
  exampleOf(
    exampleAbouts.ticTacToe,
    async () => (await import('@reverie/kernel/examples/tic-tac-toe')).ticTacToe as unknown as Game,
  ),
  exampleOf(
    exampleAbouts.twoCardPoker,
    async () => (await import('@reverie/kernel/examples/two-card-poker')).twoCardPoker as unknown as Game,
  ),
];

/** What is read of a game that is here anyway. */
export const readingOf = ({ texts, rules }: Game, language: Language): Reading => ({
  texts: texts[language],
  ...factsOf(rules),
});

const factsOf = ({ cites, worth }: Rules): Pick<Rules, 'cites' | 'worth'> => ({
  ...(cites && { cites }),
  ...(worth && { worth }),
});
