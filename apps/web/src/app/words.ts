/**
 * Words of the page. Each part of it keeps its own beside it, in a file `words.ts` that exports `words({ fr, en })`: French is
 * the type, English must have the same shape. What belongs to a game comes from the game's own texts.
 */
import type { Language } from '@reverie/kernel/game';
import { useSettings } from './settings.ts';

export type Words<T> = Readonly<Record<Language, T>>;

export const words = <T>(both: { fr: T; en: NoInfer<T> }): Words<T> => both;

export function useWords<T>(both: Words<T>): T {
  return both[useSettings().language];
}
