/** SON-MAG-03, SON-MAG-04: words of magic. Any other word may be written on a sheet. */
import type { Words } from '@reverie/kernel/words';

/** Verbs. */
export const POUVOIRS: Readonly<Record<string, Words>> = {
  transformer: { fr: 'transformer', en: 'transform' },
  creer: { fr: 'créer', en: 'create' },
  detruire: { fr: 'détruire', en: 'destroy' },
  soigner: { fr: 'soigner', en: 'heal' },
  invoquer: { fr: 'invoquer', en: 'summon' },
  controler: { fr: 'contrôler', en: 'control' },
  proteger: { fr: 'protéger', en: 'protect' },
  renforcer: { fr: 'renforcer', en: 'strengthen' },
  reparer: { fr: 'réparer', en: 'repair' },
  separer: { fr: 'séparer', en: 'part' },
  unir: { fr: 'unir', en: 'join' },
  mouvoir: { fr: 'mouvoir', en: 'move' },
  figer: { fr: 'figer', en: 'freeze' },
  cicatriser: { fr: 'cicatriser', en: 'close up' },
  effacer: { fr: 'effacer', en: 'wipe out' },
};
/** Nouns, adjectives, adverbs. */
export const CLES: Readonly<Record<string, Words>> = {
  eau: { fr: 'eau', en: 'water' },
  terre: { fr: 'terre', en: 'earth' },
  air: { fr: 'air', en: 'air' },
  feu: { fr: 'feu', en: 'fire' },
  herbe: { fr: 'herbe', en: 'grass' },
  arbre: { fr: 'arbre', en: 'tree' },
  poisson: { fr: 'poisson', en: 'fish' },
  chien: { fr: 'chien', en: 'dog' },
  fleur: { fr: 'fleur', en: 'flower' },
  couteau: { fr: 'couteau', en: 'knife' },
  rapide: { fr: 'rapide', en: 'quick' },
  lent: { fr: 'lent', en: 'slow' },
  vert: { fr: 'vert', en: 'green' },
  rouge: { fr: 'rouge', en: 'red' },
  bleu: { fr: 'bleu', en: 'blue' },
  plaie: { fr: 'plaie', en: 'sore' },
  jambe: { fr: 'jambe', en: 'leg' },
  volontairement: { fr: 'volontairement', en: 'willingly' },
};
/** The first word of a list that is not among one's own. */
export const unknownTo = (own: Readonly<Record<string, number>>, list: Readonly<Record<string, Words>>) =>
  Object.keys(list).find((word) => !Object.hasOwn(own, word));

/** SON-MAG-04. */
export const WORD_LEVELS = { nonPossede: 0, faible: 1, moyen: 2, fort: 3, maitrise: 4 } as const;
/** SON-MAG-12: three PM a degree of Difficulty, at least one. */
export const manaFor = (difficulty: number): number => Math.max(1, difficulty * 3);
/** SON-BRI-02: what a failed spell may tear open. */
export const BRISURES = {
  temps: { fr: 'le temps se gâte', en: 'the weather turns' },
  corruption: { fr: 'quelque chose se corrompt', en: 'something rots' },
  betes: { fr: 'des bêtes accourent', en: 'beasts come running' },
  plantes: { fr: 'des plantes poussent où il ne faut pas', en: 'plants grow where they should not' },
  elements: { fr: 'un élément se déchaîne', en: 'an element breaks loose' },
} as const satisfies Readonly<Record<string, Words>>;
export type BrisureId = keyof typeof BRISURES;
export const BRISURE_IDS = Object.keys(BRISURES) as BrisureId[];
