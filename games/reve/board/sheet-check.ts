/** Checks a sheet from a form or a file. Faults come from the rules themselves, each with its rule. */
import { MAX_DOCUMENT } from '@reverie/kernel/character';
import type { Language } from '@reverie/kernel/game';
import { misshape } from '@reverie/kernel/shape';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { checkSheet } from '../body-check.ts';
import { type Sheet, sheetSchema } from '../sheet.ts';
import { NAMES } from './names.ts';

export interface Fault {
  /** The field, as `draconic.oniros`; '' for the sheet as a whole. */
  readonly where: string;
  readonly text: string;
  readonly rule: string | null;
}

type SheetResult = { readonly sheet: Sheet } | { readonly faults: readonly Fault[] };

/** RDD-POS-01, RDD-SPELL-01 …: everything at once, so that a form can show each fault at its field. */
export function readSheet(given: unknown, language: Language): SheetResult {
  const parsed = sheetSchema.safeParse(given);
  if (!parsed.success) {
    return {
      faults: parsed.error.issues.map((issue) => {
        const { where, expected } = misshape({ issues: [issue] } as unknown as Parameters<typeof misshape>[0]);
        return { where, text: expected, rule: null };
      }),
    };
  }
  const refusal = checkSheet(parsed.data);
  if (!refusal) return { sheet: parsed.data };
  return { faults: [{ where: '', text: sayRefusal(language, refusal, NAMES[language].texts), rule: refusal.rule }] };
}

const FILE_WORDS = {
  fr: {
    noJson: 'ce n’est pas du JSON',
    huge: 'ce fichier est trop grand pour une feuille',
    wholeCharacter: 'ce fichier est un personnage entier, avec son vécu : apportez-le dans « Mes personnages »',
  },
  en: {
    noJson: 'this is no JSON',
    huge: 'this file is too large for a sheet',
    wholeCharacter: 'this file is a whole character, with a past: bring it to “My characters”',
  },
} as const;

export function readFile(text: string, language: Language): SheetResult {
  const fault = (why: keyof (typeof FILE_WORDS)['fr']): SheetResult => ({
    faults: [{ where: '', text: FILE_WORDS[language][why], rule: null }],
  });
  if (text.length > MAX_DOCUMENT) return fault('huge');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return fault('noJson');
  }
  if ((given as { readonly kind?: unknown } | null)?.kind === 'reverie character') return fault('wholeCharacter');
  return readSheet(given, language);
}
