/**
 * What at a table is the book's and what is this house's: the rules that the house had to make, each with its reason, the
 * rules that options settle, and two presets of the options (presets.ts), all that the book says and what the house found better.
 */
import type { Language } from './language.ts';
import type { Rulebook, RuleChapter, RuleEntry } from './rulebook.ts';
import type { RuleId } from './seats.ts';
import { type Pair, wordIn } from './words.ts';

/** Options as they are written: those that are as usual are left out. */
export type Written = Readonly<Record<string, unknown>>;

export interface House {
  /** Why this house ruled, by rule; `'HB-*'` stands for every rule of that family. */
  readonly rulings: Readonly<Record<RuleId, Pair>>;
  /** The rules that each option settles. */
  readonly settles: Readonly<Record<string, readonly RuleId[]>>;
  /** Those of them that a table sets as it likes under either preset: a length, a place, a number that the book leaves open. */
  readonly free?: readonly string[];
  /** What differs from the usual where everything is as the book says it. */
  readonly book: Written;
  /** The same where the table plays as this house does. */
  readonly ours: Written;
  /** What the house changes against the book, one sentence for each option, with what was measured. */
  readonly changes: Readonly<Record<string, Pair>>;
  /** Who decides what the book leaves open: the game master of this game, as in “asked of …”. */
  readonly asks?: Pair;
}

/** The book with what is this house's: which option settles a rule, and why the house ruled. */
export const housed = (house: House, book: Rulebook): Rulebook =>
  book.map((chapter): RuleChapter => ({ ...chapter, rules: housedRules(house, chapter.rules) }));

function housedRules({ rulings, settles, asks }: House, rules: RuleChapter['rules']): RuleChapter['rules'] {
  const options = Object.entries(settles);
  return Object.fromEntries(
    Object.entries(rules).map(([id, entry]): [RuleId, RuleEntry] => {
      const ruling = rulings[id] ?? rulings[`${id.split('-')[0]}-*`];
      const set = options.filter(([, ids]) => ids.includes(id)).map(([name]) => name);
      const asked = asks && /[GH]/.test(entry.mark) ? { asks } : undefined;
      return [id, { ...entry, ...(ruling && { ruling }), ...(set.length > 0 && { options: set }), ...asked }];
    }),
  );
}

/** Where a rule comes from, in pieces that a surface joins: words, or an option that it may link to. */
export interface RuleSource {
  readonly kind: 'book' | 'asked' | 'option' | 'ruling' | 'shown' | 'beyond';
  readonly text: string;
  /** The option that settles it, by its name in the schema. */
  readonly option?: string;
}

const SAID = {
  book: ['le livre', 'the book'],
  asked: ['demandé {whom}', 'asked of {whom}'],
  partly: ['en partie demandé {whom}', 'asked in part of {whom}'],
  shown: ['rappel : le jeu n’en décide rien', 'a reminder: the game decides nothing of it'],
  beyond: ['en plus du livre', 'beyond the book'],
  option: ['option « {name} »', 'option “{name}”'],
  ruling: ['décision de cette maison : {why}', 'ruling of this house: {why}'],
} as const satisfies Readonly<Record<string, Pair>>;

/** The sources of a rule, the first of them whose it is. */
export function sourcesOf(
  entry: RuleEntry,
  language: Language,
  words: Readonly<Record<string, { readonly name: string }>> = {},
): readonly RuleSource[] {
  const say = (key: keyof typeof SAID, detail = ''): string =>
    wordIn(language, SAID[key]).replace(/\{\w+\}/, () => detail);
  const { mark, ruling, options = [], asks } = entry;
  const whose: RuleSource = ruling
    ? { kind: 'ruling', text: say('ruling', wordIn(language, ruling)) }
    : mark === 'X'
      ? { kind: 'beyond', text: say('beyond') }
      : { kind: 'book', text: say('book') };
  const asked = asks && wordIn(language, asks);
  return [
    whose,
    ...(asked ? [{ kind: 'asked', text: say(mark.includes('/') ? 'partly' : 'asked', asked) } as const] : []),
    ...(mark === 'N' ? [{ kind: 'shown', text: say('shown') } as const] : []),
    ...options.map((option) => ({
      kind: 'option' as const,
      text: say('option', words[option]?.name ?? option),
      option,
    })),
  ];
}
