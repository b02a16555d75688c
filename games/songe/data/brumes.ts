/**
 * SON-BRU-04: twenty ideas of what may befall in the Brumes; and, ours, how the crossing alone sets them: the skills that
 * serve, the Difficulty of each, who bars the way, and what comes of it.
 */
import type { Words } from '@reverie/kernel/words';
import type { SkillId } from './skills.ts';

export interface Idea extends Words {
  /** Ways to face it, each with its Difficulty. */ readonly ways: readonly (readonly [SkillId, number])[];
  /** A PNJ to be fought in a duel, or a band. */
  readonly duel?: string;
  readonly band?: string;
  readonly gain: 'panache' | 'karma' | 'potion' | 'mana' | 'nothing';
  readonly loss: 'legere' | 'serieuse' | 'panache' | 'karma' | 'day' | 'black';
}

// biome-ignore format: an idea is one row
export const BRUMES: readonly Idea[] = [
  { fr: 'Un Guerrier des Brumes barre la route', en: 'A Warrior of the Brumes bars the way', ways: [['discretion', 2]], duel: 'guerrierBrumes', gain: 'panache', loss: 'serieuse' },
  { fr: 'Des ruines mystérieuses', en: 'Mysterious ruins', ways: [['erudition', 1], ['vigilance', 1]], gain: 'panache', loss: 'legere' },
  { fr: 'Un objet singulier', en: 'A strange object', ways: [['intuition', 1], ['erudition', 2]], gain: 'potion', loss: 'karma' },
  { fr: 'Des Bohémiens', en: 'Travelling folk', ways: [['baratin', 0], ['musique', -1]], gain: 'potion', loss: 'panache' },
  { fr: 'Des marchands', en: 'Merchants', ways: [['baratin', 1], ['intuition', 1]], gain: 'potion', loss: 'panache' },
  { fr: 'Un duelliste masqué vous attendait', en: 'A masked duellist was waiting for you', ways: [['etiquette', 2]], duel: 'duelliste', gain: 'panache', loss: 'serieuse' },
  { fr: 'Une poursuite dans les Brumes', en: 'A chase through the Brumes', ways: [['athletisme', 1], ['acrobatie', 1]], gain: 'panache', loss: 'legere' },
  { fr: 'Perdu', en: 'Lost', ways: [['orientation', 1], ['survie', 2]], gain: 'nothing', loss: 'day' },
  { fr: 'Le temps ne passe plus comme il faut', en: 'Time no longer passes as it should', ways: [['volonte', 1], ['vigilance', 2]], gain: 'mana', loss: 'day' },
  { fr: 'Des hallucinations', en: 'Hallucinations', ways: [['volonte', 2], ['intuition', 1]], gain: 'karma', loss: 'karma' },
  { fr: 'Un vieil ermite, qui ment', en: 'An old hermit, who lies', ways: [['intuition', 1], ['baratin', 1]], gain: 'panache', loss: 'day' },
  { fr: 'Un Homme-Mémoire', en: 'A Memory-Man', ways: [['etiquette', 0], ['erudition', 0]], gain: 'karma', loss: 'panache' },
  { fr: 'Un Somnambule', en: 'A Sleepwalker', ways: [['discretion', 0], ['medecine', 1]], gain: 'mana', loss: 'panache' },
  { fr: 'Une chute dans les Limbes', en: 'A fall into the Limbes', ways: [['acrobatie', 2], ['volonte', 2]], gain: 'karma', loss: 'black' },
  { fr: 'Les rires d’un dément, au loin', en: 'A madman’s laughter, far off', ways: [['volonte', 1], ['vigilance', 0]], gain: 'nothing', loss: 'karma' },
  { fr: 'Un chien perverti par le Cauchemar', en: 'A dog perverted by the Cauchemar', ways: [['chasse', 1], ['survie', 2]], duel: 'chien', gain: 'panache', loss: 'legere' },
  { fr: 'Un Enfant du Cauchemar', en: 'A Child of the Cauchemar', ways: [['discretion', 2], ['athletisme', 2]], duel: 'enfant', gain: 'karma', loss: 'serieuse' },
  { fr: 'Une embuscade de brigands', en: 'An ambush of brigands', ways: [['intimidation', 2]], band: 'brigands', gain: 'panache', loss: 'legere' },
  { fr: 'Un piège à fauve', en: 'A trap for wild beasts', ways: [['vigilance', 1], ['acrobatie', 1]], gain: 'nothing', loss: 'serieuse' },
  { fr: 'La vision d’un Dragon des Brumes', en: 'The vision of a Dragon of the Brumes', ways: [['volonte', 3], ['intuition', 2]], gain: 'karma', loss: 'day' },
];
