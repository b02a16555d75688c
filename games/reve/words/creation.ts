/** The words of making a haut-rêvant. */
import type { Language } from '@reverie/kernel/game';
import { type Words, wordsIn } from '@reverie/kernel/words';
import type { Derived, FieldId, PurseId } from '../creation.ts';

// biome-ignore format: a field a line, its name and its help
const FIELDS: Readonly<Record<FieldId, readonly [name: Words, help: Words]>> = {
  name: [{ fr: 'Nom', en: 'Name' }, { fr: 'comme on l’appelle à la table', en: 'what people call him or her at the table' }],
  taille: [{ fr: 'TAILLE', en: 'SIZE' }, { fr: 'fait la vie et l’endurance', en: 'makes life and endurance' }],
  constitution: [{ fr: 'CONSTITUTION', en: 'CONSTITUTION' }, { fr: 'fait la vie et l’endurance', en: 'makes life and endurance' }],
  volonte: [{ fr: 'VOLONTÉ', en: 'WILL' }, { fr: 'endurance, et le calme qu’il faut pour monter', en: 'endurance, and the calm that going up takes' }],
  vue: [{ fr: 'VUE', en: 'SIGHT' }, { fr: 'pour les cibles difficiles à voir', en: 'for targets that are hard to see' }],
  empathie: [{ fr: 'EMPATHIE', en: 'EMPATHY' }, { fr: 'la portée des sorts', en: 'how far spells reach' }],
  reve: [{ fr: 'RÊVE', en: 'RÊVE' }, { fr: 'points de rêve, seuil, et chaque sort', en: 'rêve points, threshold, and every spell' }],
  oniros: [{ fr: 'Voie d’Oniros', en: 'Way of Oniros' }, { fr: 'les matières et les éléments', en: 'matter and elements' }],
  hypnos: [{ fr: 'Voie d’Hypnos', en: 'Way of Hypnos' }, { fr: 'les illusions et les invocations', en: 'illusions and summonings' }],
  narcos: [{ fr: 'Voie de Narcos', en: 'Way of Narcos' }, { fr: 'les objets enchantés', en: 'enchanted things' }],
  thanatos: [{ fr: 'Voie de Thanatos', en: 'Way of Thanatos' }, { fr: 'la magie noire ; elle appelle des ombres', en: 'black magic; it calls shadows' }],
  birthHour: [{ fr: 'Heure de naissance', en: 'Hour of birth' }, { fr: 'l’une des douze heures', en: 'one of the twelve hours' }],
  start: [{ fr: 'Case du demi-rêve', en: 'Cell of the demi-rêve' }, { fr: 'n’importe laquelle des 189, comme G4', en: 'any of the 189, such as G4' }],
  spells: [{ fr: 'Sorts connus', en: 'Spells known' }, { fr: 'leurs noms, séparés par des virgules', en: 'their names, with commas between' }],
};
const PURSES: Readonly<Record<PurseId, Words>> = {
  characteristics: { fr: 'points de caractéristiques', en: 'points for characteristics' },
  draconic: { fr: 'points de Draconic', en: 'points for Draconic' },
};
const DERIVED: Readonly<Record<keyof Derived, Words>> = {
  vie: { fr: 'vie', en: 'life' },
  endurance: { fr: 'endurance', en: 'endurance' },
  track: { fr: 'cases de fatigue', en: 'cells of fatigue' },
  seuil: { fr: 'seuil de rêve', en: 'rêve threshold' },
  points: { fr: 'points de rêve', en: 'rêve points' },
};
const OURS: Words = {
  fr: 'Les bornes et les réserves de points sont les nôtres : les règles jouées ici n’en donnent pas.',
  en: 'Bounds and purses are our own: the rules played here give none.',
};

const formIn = (language: Language) => ({
  fields: Object.fromEntries(
    Object.entries(FIELDS).map(([id, [name, help]]) => [id, { name: name[language], help: help[language] }]),
  ) as Readonly<Record<FieldId, { readonly name: string; readonly help: string }>>,
  purses: wordsIn(language, PURSES),
  derived: wordsIn(language, DERIVED),
  /** Said before the form, of bounds and purses. */
  preface: OURS[language],
});

export const CREATION_WORDS = { fr: formIn('fr'), en: formIn('en') } as const;
