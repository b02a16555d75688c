/**
 * English for what stands on the ready sheets: who is known by what he is, Descripteurs, Traits, things, and words of magic.
 * Names of their own stay as they are, and so does what people write themselves.
 */
import type { Language } from '@reverie/kernel/game';
import type { Words } from '@reverie/kernel/words';
import { CLES, POUVOIRS } from '../data/magic.ts';
import { MASQUES } from '../data/skills.ts';
import type { Sheet } from '../sheet.ts';
import type { View } from '../view-shape.ts';

// biome-ignore format: a sheet, or a class of people, a few lines each
const ENGLISH: Readonly<Record<string, string>> = {
  'Le Comte de Noirsonge': 'The Count of Noirsonge', 'La Dame d’Ivoire': 'The Ivory Lady',
  'Le Capitaine sans Ombre': 'The Captain without a Shadow', 'L’Enfant du Cauchemar': 'The Child of the Cauchemar',
  'yeux injectés de sang': 'bloodshot eyes', 'langue ou dents pointues': 'a pointed tongue or teeth', 'petites cornes': 'small horns',
  'cicatrice': 'scar', 'séquelle': 'lasting harm',
  'Un bretteur à gages': 'A hired blade', 'Un Guerrier des Brumes': 'A Warrior of the Brumes',
  'Le lieutenant des Gardes': 'The lieutenant of the Guards', 'La contrebandière': 'The smuggler',
  'Un duelliste masqué': 'A masked duellist', 'Un chien perverti par le Cauchemar': 'A dog twisted by the Cauchemar',
  'Le chevalier de Valmorin': 'The chevalier de Valmorin',
  'Des brigands des Brumes': 'Brigands of the Brumes', 'Des gardes du guet': 'Guards of the watch',
  'Des spadassins de taverne': 'Tavern bravos', 'Des sbires en livrée noire': 'Henchmen in black livery',
  'Maëlle aux Mille Mots': 'Maëlle of the Thousand Words', 'Gondrin Tête-de-Fer': 'Gondrin Ironhead',
  'Ysolde la Passeuse': 'Ysolde the Ferrywoman', 'Casse-doigts': 'Fingerbreaker',
  'Sixième Sens': 'Sixth Sense', 'Bien née': 'Well born', 'Sang-froid': 'Cool head',
  'Loyale': 'Loyal', 'Orgueilleuse': 'Haughty',
  'Chanceux': 'Lucky', 'Mille visages': 'A thousand faces', 'Amoureux des arts': 'Lover of the arts',
  'Généreux': 'Generous', 'Lâche': 'Cowardly',
  'Doigts de fée': 'Nimble fingers', 'Connaît tous les toits': 'Knows every roof',
  'Œil pour les pierres': 'An eye for gems', 'Curieux': 'Curious', 'Avide': 'Greedy',
  'serrures de coffres': 'locks of chests',
  'Rêveuse': 'Dreamer', 'Bibliothèque vivante': 'Living library', 'Regard étrange': 'Strange gaze',
  'Patiente': 'Patient', 'Distraite': 'Absent-minded', 'Patte de singe': 'Monkey’s paw',
  'Baguette d’aubépine': 'Hawthorn wand',
  'Vétéran': 'Veteran', 'Gros mangeur': 'Big eater', 'Connaît tous les chants': 'Knows every song',
  'Courageux': 'Brave', 'Emporté': 'Hot-headed',
  'Souvient des Brumes': 'Remembers the Brumes', 'Ne se perd jamais': 'Never lost', 'Ami des bêtes': 'Friend of beasts',
  'Secrète': 'Secretive', 'Rancunière': 'Bears grudges', 'Craint de tous': 'Feared by all',
};

/** What stands on a ready sheet, in a language. */
export const readyWord = (language: Language, word: string): string =>
  language === 'fr' ? word : Object.hasOwn(ENGLISH, word) ? (ENGLISH[word] as string) : (MASKS.get(word) ?? word);
/** A request for a Masque names it as the sheet does. */
const MASKS = new Map(Object.values<Words>(MASQUES).map(({ fr, en }) => [fr, en]));

/** A ready sheet as somebody starts from it: his own words from then on. */
export const readySheet = (language: Language, sheet: Sheet): Sheet => {
  const said = (word: string): string => readyWord(language, word);
  const named = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: said(one.name) });
  return {
    ...named(sheet),
    descripteurs: sheet.descripteurs.map(said),
    traits: sheet.traits.map(named),
    specialisations: sheet.specialisations.map(said),
    focus: sheet.focus.map(named),
    objects: sheet.objects.map(named),
  };
};

/** The people of a view by the names of a language; what they have keeps the words that answers name it by. */
export const withNames = (language: Language, view: View): View =>
  language === 'fr'
    ? view
    : {
        ...view,
        figures: view.figures.map((figure) => ({
          ...figure,
          sheet: { ...figure.sheet, name: readyWord(language, figure.sheet.name) },
        })),
      };

const MAGIC = new Map(
  [...Object.entries(POUVOIRS), ...Object.entries(CLES)].flatMap(([id, both]) => [
    [id, both] as const,
    [both.fr, both] as const,
  ]),
);
/** A Phrase of magic, word by word; what is told after a dash stays as it was written. */
export const phraseIn = (language: Language, phrase: string): string => {
  const [words = '', ...told] = phrase.split(' — ');
  const said = words.split(' ').map((word) => MAGIC.get(word)?.[language] ?? word);
  return [said.join(' '), ...told].join(' — ');
};
