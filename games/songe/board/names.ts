/** Names of the data in one language, by id; an id that nobody knows stands for itself. */
import type { Language } from '@reverie/kernel/game';
import type { Words } from '@reverie/kernel/words';
import { BOTTES } from '../data/bottes.ts';
import { eclatCalled } from '../data/eclats.ts';
import { MANOEUVRES } from '../data/manoeuvres.ts';
import { CHARACTERISTIC_WORDS, SKILLS } from '../data/skills.ts';
import { readyWord } from '../words/ready.ts';

/** What stands before an explanation, and what somebody said, as each language writes them. */
export const quoted = (language: Language, text: string): string =>
  language === 'fr' ? `«\u00a0${text}\u00a0»` : `“${text}”`;

type Named = Readonly<Record<string, Words>>;
const nameIn = (table: Named, language: Language, id: string): string =>
  Object.hasOwn(table, id) ? (table[id]?.[language] ?? id) : id;

export const manoeuvreName = (language: Language, id: string): string => nameIn(MANOEUVRES, language, id);
export const botteName = (language: Language, id: string): string => nameIn(BOTTES, language, id);
export const skillName = (language: Language, id: string): string => nameIn(SKILLS, language, id);
export const eclatName = (language: Language, id: string): string => eclatCalled(id)?.[language] ?? id;

/** Tests that are about no skill, characteristic, Trait or manoeuvre. */
const OTHERS: Named = {
  spell: { fr: 'un sort', en: 'a spell' },
  object: { fr: 'un objet magique', en: 'a magic object' },
  shot: { fr: 'un tir', en: 'a shot' },
  escrime: { fr: 'l’Escrime', en: 'Fencing' },
};

/** What a test is about: `skill:serrurerie`, `char:INT`, `trait:Lâche`, `fight:fente`, or a word of its own. */
export function whatIsTested(language: Language, what: string): string {
  const [kind = '', ...rest] = what.split(':');
  const name = rest.join(':');
  if (kind === 'skill') return skillName(language, name);
  if (kind === 'char') return nameIn(CHARACTERISTIC_WORDS, language, name);
  if (kind === 'fight') return manoeuvreName(language, name);
  return name ? readyWord(language, name) : nameIn(OTHERS, language, what);
}
