/**
 * Words of the page. Each part of it keeps its own beside it, in a file `words.ts` that exports `words({ fr, en })`: French is
 * the type, English must have the same shape. What belongs to a game comes from the game's own texts.
 */
import type { Language } from '@reverie/kernel/game';
import { useSettings } from './settings.ts';

export type Words<T> = Readonly<Record<Language, T>>;

export const words = <T>(both: { fr: T; en: NoInfer<T> }): Words<T> => ({ fr: spaced(both.fr), en: both.en });

/** French punctuation stays with the word before it and never starts a line. */
export const withFrenchSpaces = (text: string): string => text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');

/** A refusal names its rule in brackets; only those who asked for numbers read it. */
export const withoutRule = (refusal: string): string => refusal.replace(/ \([A-Z]{3,}(-[A-Z0-9]+)+\)/g, '');

/** Applies French spacing to strings at any depth, including those that functions return. */
function spaced<T>(said: T): T {
  if (typeof said === 'string') return withFrenchSpaces(said) as T;
  if (typeof said === 'function') return ((...given: unknown[]) => spaced(said(...given))) as T;
  if (Array.isArray(said)) return said.map(spaced) as T;
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, one]) => [key, spaced(one)])) as T;
}

export function useWords<T>(both: Words<T>): T {
  return both[useSettings().language];
}
