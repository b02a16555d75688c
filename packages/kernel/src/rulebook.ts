/** One table for all rules of a game: each id with its mark and its text in both languages, in the order of reading. */
import type { Chapter, Language, RuleId } from './game.ts';

/**
 * Who carries a rule out: M the program · G or H somebody at the table, and the program asks · N nobody, it is shown as
 * help · T an option · X what the table offers beyond the book. M/G, M/H and N/H are both.
 */
export type RuleMark = 'M' | 'G' | 'H' | 'N' | 'T' | 'X' | 'M/G' | 'M/H' | 'N/H';

export type RuleEntry = { readonly mark: RuleMark } & Readonly<Record<Language, string>>;

export interface RuleChapter {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly preface: Readonly<Record<Language, string>>;
  readonly rules: Readonly<Record<RuleId, RuleEntry>>;
}

/** The text of every rule in one language, for `Texts.rules`. */
export const rulesIn = (book: readonly Pick<RuleChapter, 'rules'>[], language: Language): Record<RuleId, string> =>
  Object.fromEntries(book.flatMap(({ rules }) => Object.entries(rules).map(([id, entry]) => [id, entry[language]])));

/** The chapters in one language, for `Texts.chapters`. */
export const chaptersIn = (book: readonly RuleChapter[], language: Language): Chapter[] =>
  book.map(({ id, title, preface, rules }) => ({
    id,
    title: title[language],
    preface: preface[language],
    rules: Object.keys(rules),
  }));
