import type { Language, Texts } from '../game.ts';
import type { JournalFault } from '../journal.ts';
import type { Refusal } from '../refusal.ts';
import { en } from './en.ts';
import { type Details, fr, type KernelReason, type KernelTexts } from './fr.ts';

const kernel: Readonly<Record<Language, KernelTexts>> = { fr, en };

export function sayKernel(language: Language, reason: KernelReason, details: Details = {}): string {
  return kernel[language][reason](counted(details));
}

/** Seats are numbered from 0, and people count from one. */
export const counted = <D extends Details>(details: D): D =>
  typeof details.seat === 'number' ? { ...details, seat: details.seat + 1 } : details;

/** A refusal as one line: what is wrong, and the rule. The game's own texts are asked for its own reasons. */
export function sayRefusal(language: Language, refusal: Refusal, texts?: Pick<Texts, 'reason'>): string {
  const own = refusal.rule.startsWith('KER-');
  const why = own
    ? sayKernel(language, refusal.reason as KernelReason, refusal.details)
    : (texts?.reason(refusal.reason, refusal.details) ?? refusal.reason);
  if (own) return why;
  // Some games say it in a sentence, some in a part of one: the rule stands inside either.
  return why.endsWith('.') ? `${why.slice(0, -1)} (${refusal.rule}).` : `${why} (${refusal.rule})`;
}

/** A journal's fault as one line, with what the rules say against it. */
export function sayFault(language: Language, fault: JournalFault, texts?: Pick<Texts, 'reason'>): string {
  const what = sayKernel(language, fault.reason, fault.details);
  return fault.refusal
    ? `${what}${language === 'fr' ? ' : ' : ': '}${sayRefusal(language, fault.refusal, texts)}`
    : what;
}
