/**
 * A question about chance that needs no game in progress: what a test, an attack or an encounter comes to. Its settings are
 * a form for any surface; its answer is exact; and the same can be drawn through chance, which is how the answer is checked.
 */
import type { Chance } from './chance/chance.ts';
import type { Axis, Panel, Settings } from './plot.ts';
import { type Naming, named, type Pair, type Pairs, put, wordIn, wordsIn } from './words.ts';

export type Setting = { readonly id: string } & (
  | { readonly kind: 'whole'; readonly least: number; readonly most: number; readonly usual: number }
  | { readonly kind: 'one'; readonly of: readonly string[]; readonly usual: string }
);

export type Token = 'light' | 'dark' | 'open';

/** A way that it may turn out, and how many of all ways together lead there. */
export interface WeighedWay {
  readonly way: string;
  readonly weight: bigint;
}

export interface CalculationWords {
  readonly title: string;
  /** What is asked, in one sentence. */
  readonly question: string;
  readonly settings: Readonly<Record<string, string>>;
  /** What a choice of a setting is called. */
  option(setting: string, value: string): string;
  way(way: string): string;
  /** Why the settings cannot stand together: `whyNot` gave this. */
  reason?(reason: string, settings: Settings): string;
}

/** The same in both languages. Reasons are filled in with the settings, as they are called. */
export interface CalculationPairs {
  readonly title: Pair;
  readonly question: Pair;
  readonly settings: Pairs;
  readonly options?: Readonly<Record<string, Naming>>;
  readonly ways: Naming;
  readonly reasons?: Pairs;
  /** What reasons say besides the settings. */
  details?(settings: Settings): Readonly<Record<string, number>>;
}

export function calculationWords(pairs: CalculationPairs): Calculation['words'] {
  const { title, question, settings, options = {}, ways, reasons = {}, details } = pairs;
  const wordsOf = (language: 'fr' | 'en'): CalculationWords => {
    const option = (setting: string, value: string): string => named(language, options[setting] ?? {}, value);
    return {
      title: wordIn(language, title),
      question: wordIn(language, question),
      settings: wordsIn(language, settings),
      option,
      way: (way) => named(language, ways, way),
      reason: (reason, set) => {
        const called = Object.entries(set).map(([id, value]) => [id, option(id, String(value))]);
        return put(named(language, reasons, reason), { ...Object.fromEntries(called), ...details?.(set) });
      },
    };
  };
  return { fr: wordsOf('fr'), en: wordsOf('en') };
}

/** What explains an answer, under its title. */
export const panel = (id: string, title: string, text: string, plot: Panel['plot']): Panel => ({
  id,
  title,
  text,
  plot,
});
/** Times in a hundred. */
export const hundred = (label: string): Axis => ({ label, least: 0, most: 100 });
export const whole = (settings: Settings, name: string): number => Number(settings[name]);

export interface Calculation {
  readonly id: string;
  readonly settings: readonly Setting[];
  readonly words: Readonly<Record<'fr' | 'en', CalculationWords>>;
  /** The ways that are hoped for: their share is the figure shown large. */
  readonly good: readonly string[];
  /** Which setting cannot stand beside the others, and why. */
  whyNot?(settings: Settings): { readonly setting: string; readonly reason: string } | undefined;
  exact(settings: Settings): readonly WeighedWay[];
  /** The same, drawn once. */
  draw(settings: Settings, chance: Chance): string;
  /** What lies on the table, in order, to be drawn beside the settings: light and dark pieces, and those still to be drawn. */
  tokens?(settings: Settings): readonly Token[];
  /** What explains the answer. */
  panels(settings: Settings, language: 'fr' | 'en'): readonly Panel[];
}

/** The settings as they are where nobody has changed them. */
export const usualSettings = ({ settings }: Pick<Calculation, 'settings'>): Settings =>
  Object.fromEntries(settings.map(({ id, usual }) => [id, usual]));

/** The settings out of text, as an address or a command line gives them: whole, or the first that is wrong. */
export function readSettings(
  calculation: Pick<Calculation, 'settings'>,
  given: Readonly<Record<string, string>>,
): { readonly settings: Settings } | { readonly wrong: string; readonly value: string } {
  const settings: Record<string, number | string> = {};
  for (const name of Object.keys(given))
    if (!calculation.settings.some(({ id }) => id === name)) return { wrong: name, value: given[name] as string };
  for (const one of calculation.settings) {
    const text = given[one.id];
    if (text === undefined) settings[one.id] = one.usual;
    else if (one.kind === 'one') {
      if (!one.of.includes(text)) return { wrong: one.id, value: text };
      settings[one.id] = text;
    } else {
      const value = Number(text);
      if (!/^[+-]?\d{1,6}$/.test(text) || value < one.least || value > one.most) return { wrong: one.id, value: text };
      settings[one.id] = value;
    }
  }
  return { settings };
}

/** The share of some ways, as a number. */
export function shareOf(ways: readonly WeighedWay[], some: readonly string[]): number {
  let [part, all] = [0n, 0n];
  for (const { way, weight } of ways) {
    all += weight;
    if (some.includes(way)) part += weight;
  }
  return all === 0n ? 0 : ratio(part, all);
}

/** Beyond 2^53 whole numbers are not exact: ten digits more than anybody reads are kept. */
const KEPT = 1_000_000_000_000_000n;
const ratio = (part: bigint, all: bigint): number => Number((part * KEPT) / all) / Number(KEPT);
