/** The words of a game's options in both languages, side by side; apart from the schemas, which are heavy. */
import type { Language, OptionWords } from './game.ts';

export type OptionLexicon<K extends string = string> = Readonly<Record<K, Readonly<Record<Language, OptionWords>>>>;

export const optionsIn = (language: Language, lexicon: OptionLexicon): Readonly<Record<string, OptionWords>> =>
  Object.fromEntries(Object.entries(lexicon).map(([name, words]) => [name, words[language]]));
