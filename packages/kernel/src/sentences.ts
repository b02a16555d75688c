/**
 * Sentences as data, told apart by what they say. `[key|yes|no]` depends on whether there is something under the key,
 * `[key=value|yes|no]` on whether it is this, `[key+|s]` on whether it is several. What is filled in comes after
 * (`filled` in words.ts) and is never read as a sentence itself.
 */
import type { Language } from './language.ts';

/** None is singular in French, plural in English. */
export const isSeveral = (language: Language, n: number): boolean => (language === 'fr' ? n > 1 : n !== 1);

/** The sentence with those of its parts that stand, chosen from the innermost brackets outwards. */
export function chosen(
  sentence: string,
  facts: Readonly<Record<string, unknown>>,
  several: (n: number) => boolean,
): string {
  const inner = /\[(\w+)(\+|=[\w-]+)?\|((?:\{[^}]*\}|[^[\]|])*)(?:\|((?:\{[^}]*\}|[^[\]|])*))?\]/g;
  let text = sentence;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(inner, (_, key: string, how: string | undefined, yes: string, no = '') => {
      const fact = facts[key];
      if (how === '+') return several(Math.abs(Number(fact))) ? yes : no;
      return (how ? fact === how.slice(1) : fact) ? yes : no;
    });
  }
  return text;
}
