/** How far a visitor has come in each tutorial, remembered on this device only. */
import type { Progress } from '@reverie/ui/lesson';

const keyOf = (game: string): string => `reverie.tutorial.${game}`;

export function readProgress(game: string): Progress | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Partial<Progress> | null;
    const whole = kept && Number.isInteger(kept.edition) && Number.isInteger(kept.step) && Array.isArray(kept.answers);
    return whole ? (kept as Progress) : null;
  } catch {
    return null;
  }
}

export function keepProgress(game: string, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(keyOf(game), JSON.stringify(progress));
    else localStorage.removeItem(keyOf(game));
  } catch {
    // Without storage a lesson lasts as long as the page.
  }
}
