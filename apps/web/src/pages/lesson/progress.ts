/** Progress in each lesson, stored on this device only. */
import type { Progress } from '@reverie/ui/lesson';
import { readStored, writeStored } from '@reverie/ui/store';

const keyOf = (game: string): string => `reverie.tutorial.${game}`;

export function readProgress(game: string): Progress | null {
  const kept = readStored(keyOf(game)) as Partial<Progress> | null;
  const whole = kept && Number.isInteger(kept.edition) && Number.isInteger(kept.step) && Array.isArray(kept.answers);
  return whole ? (kept as Progress) : null;
}

/** Where nothing can be stored, a lesson lasts as long as the page. */
export const keepProgress = (game: string, progress: Progress | null): boolean => writeStored(keyOf(game), progress);
