import type { Language } from '@reverie/kernel/game';

/** A chance in hundredths. Never 0 or 100 for what can still happen or fail. */
export function percent(share: number, language: Language): string {
  const hundredths = share * 100;
  const shown =
    share > 0 && hundredths < 1 ? '<1' : share < 1 && hundredths > 99 ? '>99' : String(Math.round(hundredths));
  return language === 'fr' ? `${shown}\u00a0%` : `${shown}%`;
}
