/** Words in both languages side by side, and how to take those of one language. Ids, not words, go into states and saved games. */
import type { Language } from './language.ts';

/** The same in both languages. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

/** The same as a row of a table. */
export type Pair = readonly [fr: string, en: string];
export type Pairs<K extends string = string> = Readonly<Record<K, Pair>>;

export function wordIn(language: Language, words: Pair | Words): string {
  if ('fr' in words) return words[language];
  return words[language === 'fr' ? 0 : 1];
}

/** A table in one language. */
export const wordsIn = <K extends string>(language: Language, table: Readonly<Record<K, Pair | Words>>) =>
  Object.fromEntries(
    Object.entries<Pair | Words>(table).map(([key, words]) => [key, wordIn(language, words)]),
  ) as Readonly<Record<K, string>>;

/** Fills a sentence in: `{key}` and `{key|more}` stand for what `detail` says. */
export const filled = (text: string, detail: (key: string, more: string) => string): string =>
  text.replace(/\{(\w+)(?:\|([^}]*))?\}/g, (_, key: string, more = '') => detail(key, more));

/** A value of a table by a key that came from outside it. */
export const entry = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What members of a kind are called: a table, or where to look; whoever is not found there stands for himself. */
export type Naming = Readonly<Record<string, Pair | Words>> | ((which: string) => Words | undefined);
export function named(language: Language, naming: Naming, which: string): string {
  const words = typeof naming === 'function' ? naming(which) : entry(naming, which);
  return words ? wordIn(language, words) : which;
}

/** A sentence with its details put in. */
export const put = (text: string, details: Readonly<Record<string, string | number>>): string =>
  filled(text, (key) => String(details[key] ?? ''));

/** A number with so many decimals, as the language writes it. */
export const decimal = (language: Language, value: number, digits: number): string =>
  language === 'fr' ? value.toFixed(digits).replace('.', ',') : value.toFixed(digits);

/** Between a label and what it labels. */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ');

/** French « de » before a name or a title: d’Irène, d’Artefacts, but de Songe. */
export const frenchOf = (name: string): string => (/^[aeiouyhàâéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

/** A number with its sign, as it is read: '+2', '−1', '0'. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`);

/** What a character is called in the language of some texts: ready ones have a name in each. */
export const calledIn = (texts: { ready?(name: string): string } | undefined, name: string): string =>
  texts?.ready?.(name) ?? name;
