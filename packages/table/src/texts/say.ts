import type { Language, Texts } from '@reverie/kernel/game';
import { type Refusal, type RefusalKind, refuse } from '@reverie/kernel/refusal';
import { counted, sayRefusal as sayOther } from '@reverie/kernel/texts/say';
import { en } from './en.ts';
import { type Details, fr, type TableReason, type TableTexts } from './fr.ts';

const table: Readonly<Record<Language, TableTexts>> = { fr, en };

/** The rule id that marks a table's own refusals. */
const RULE = 'TABLE';

export const tableRefusal = (reason: TableReason, details: Details = {}, kind: RefusalKind = 'invalid'): Refusal =>
  refuse(kind, RULE, reason, details);

/** Any refusal that somebody at a table may get, in one line. */
export function sayRefusal(language: Language, refusal: Refusal, texts?: Pick<Texts, 'reason'>): string {
  if (refusal.rule === RULE) return table[language][refusal.reason as TableReason](counted(refusal.details));
  return sayOther(language, refusal, texts);
}
