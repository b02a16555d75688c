/** The sentences of a report: which one stands for which case is said once, for both languages. */
import type { Language } from '@reverie/kernel/game';
import type { Answer } from '../run.ts';
import type { Plan } from '../study.ts';
import { changeIn } from '../switches.ts';
import { en } from './en.ts';
import { fr, type LabWords } from './fr.ts';

function inLanguage(t: LabWords, language: Language) {
  return {
    ...t,
    /** The answer first, then what it means, then how far it can be trusted. */
    answer(plan: Plan, { kind, games, value, interval: { low, high } }: Answer, ended: number): readonly string[] {
      if (games === 0) return [ended === 0 ? t.none : t.unseen(plan.watch)];
      const who = t.slice(plan, plan.watch.replace('#', ''));
      if (kind === 'often') return [t.happens(who, value, low, high, games), t.always];
      if (kind === 'difference') {
        const meaning = low > 0 || high < 0 ? t.sure : t.notSure;
        return [t.difference(changeIn(plan, language), who, value, low, high, games), meaning, t.always];
      }
      const even = 1 / plan.seats.length;
      const meaning = low > even ? t.above : high < even ? t.below : t.even;
      return [t.share(who, value, low, high, games), ...(plan.seats.length > 1 ? [meaning] : []), t.always];
    },
  };
}

export const words: Readonly<Record<Language, ReturnType<typeof inLanguage>>> = {
  fr: inLanguage(fr, 'fr'),
  en: inLanguage(en, 'en'),
};
