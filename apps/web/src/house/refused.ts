/** Refusals in both languages: the house does not know which one the page speaks. */
import { type Game, LANGUAGES, type Language } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/table/texts/say';

export const sayBoth = (say: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, string>;

export const refused = (refusal: Refusal, game: Game | undefined) => ({
  refused: sayBoth((language) => sayRefusal(language, refusal, game?.texts[language])),
});
