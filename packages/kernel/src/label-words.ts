/** What a study tells games apart by, in words. A label is a kind, or `kind:which` for one of that kind. */
import type { Language } from './language.ts';
import { entry, type Naming, named, type Words } from './words.ts';

interface LabelKind {
  readonly title: Words;
  readonly members: Naming;
}

/** What a kind is called in both languages, and those of it. */
export const labelKind = (fr: string, en: string, members: Naming = {}): LabelKind => ({ title: { fr, en }, members });

export const labelling =
  (kinds: Readonly<Record<string, LabelKind>>) =>
  (language: Language, label: string): string => {
    const [what = '', which] = label.split(/:(.*)/s);
    const kind = entry(kinds, what);
    return which === undefined ? (kind?.title[language] ?? label) : named(language, kind?.members ?? {}, which);
  };
