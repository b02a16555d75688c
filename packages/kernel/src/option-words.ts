/** The words of a game's options in both languages, side by side; apart from the schemas, which are heavy. */
import type { Language, OptionWords } from './game.ts';
import { type Pair, type Pairs, wordIn, wordsIn } from './words.ts';

type Option = (language: Language) => OptionWords;
export type OptionLexicon<K extends string = string> = Readonly<Record<K, Option>>;

/** What an option is called in both languages, what each of its values means, and why it is one. */
export const option =
  (fr: string, en: string, choices?: Pairs, why?: Pair): Option =>
  (language) => ({
    name: wordIn(language, [fr, en]),
    ...(choices && { choices: wordsIn(language, choices) }),
    ...(why && { why: wordIn(language, why) }),
  });

export const optionsIn = (language: Language, lexicon: OptionLexicon): Readonly<Record<string, OptionWords>> =>
  Object.fromEntries(Object.entries(lexicon).map(([name, words]) => [name, words(language)]));
