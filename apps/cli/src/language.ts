import { LANGUAGES, type Language } from '@reverie/kernel/game';
import { en } from './texts/en.ts';
import { type CliTexts, fr } from './texts/fr.ts';

export const texts: Readonly<Record<Language, CliTexts>> = { fr, en };

const isLanguage = (x: string | undefined): x is Language => LANGUAGES.some((language) => language === x);

/**
 * The language of the output: `--lang`, else REVERIE_LANG, else English if the locale is English, else French.
 * Determined before anything else, because errors about arguments need it too.
 */
export function languageOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { readonly language: Language; readonly unknown?: string } {
  const asked = globalOption(argv, '--lang');
  const machine = env.LC_ALL || env.LC_MESSAGES || env.LANG;
  const wished = env.REVERIE_LANG?.toLowerCase();
  const language = isLanguage(wished) ? wished : machine?.toLowerCase().startsWith('en') ? 'en' : 'fr';
  if (asked === undefined) return { language };
  return isLanguage(asked) ? { language: asked } : { language, unknown: asked };
}

/** The value of a global option, found before the arguments are parsed; the last one counts. */
function globalOption(argv: readonly string[], name: string): string | undefined {
  let value: string | undefined;
  for (const [i, arg] of argv.entries()) {
    if (arg === '--') break;
    if (arg === name) value = argv[i + 1];
    else if (arg.startsWith(`${name}=`)) value = arg.slice(name.length + 1);
  }
  return value;
}

/** Whether a flag without a value is among the arguments. */
export function hasFlag(argv: readonly string[], name: string): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).includes(name);
}
