/** One table for all rules of a game: each id with its mark and its text in both languages, in the order of reading. */
import type { Language } from './language.ts';
import type { RuleId } from './seats.ts';
import type { Pair, Words } from './words.ts';

/**
 * Who carries a rule out: M the program · G or H somebody at the table, and the program asks · N nobody, it is shown as
 * help · T an option · X what the table offers beyond the book. M/G, M/H and N/H are both.
 */
export type RuleMark = 'M' | 'G' | 'H' | 'N' | 'T' | 'X' | 'M/G' | 'M/H' | 'N/H';

export type RuleEntry = {
  readonly mark: RuleMark;
  /** What `housed` (house.ts) adds: why this house ruled, the options that settle it, and who is asked. */
  readonly ruling?: Pair;
  readonly options?: readonly string[];
  readonly asks?: Pair;
} & Words;

/** A chapter of the rules: what it is about, in a few sentences, and its rules in order. */
export interface RuleChapter {
  readonly id: string;
  readonly title: Words;
  readonly preface: Words;
  readonly rules: Readonly<Record<RuleId, RuleEntry>>;
}

export type Rulebook = readonly RuleChapter[];

/** Every rule by its id. */
export const entriesOf = (book: Rulebook | undefined): Readonly<Record<RuleId, RuleEntry>> =>
  Object.assign({}, ...(book ?? []).map(({ rules }) => rules));

/** The text of every rule in one language; none where the rule book is not loaded. */
export const rulesIn = (book: Rulebook | undefined, language: Language): Record<RuleId, string> =>
  Object.fromEntries(
    (book ?? []).flatMap(({ rules }) => Object.entries(rules).map(([id, entry]) => [id, entry[language]])),
  );
