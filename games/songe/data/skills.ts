/** SON-SHT-11, SON-TST-05: characteristics, and the skills of this table with the characteristic that each depends on. */
import type { Language } from '@reverie/kernel/game';
import type { Words } from '@reverie/kernel/words';

/** CON is another name of END, IMA (Imago) is used by magic. */
export const CHARACTERISTICS = ['FOR', 'DEX', 'AGI', 'INT', 'PER', 'END', 'IMA'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];
export const isCharacteristic = (what: string): what is Characteristic =>
  (CHARACTERISTICS as readonly string[]).includes(what);

export const CHARACTERISTIC_WORDS: Readonly<Record<Characteristic, Words>> = {
  FOR: { fr: 'Force', en: 'Strength' },
  DEX: { fr: 'Dextérité', en: 'Dexterity' },
  AGI: { fr: 'Agilité', en: 'Agility' },
  INT: { fr: 'Intelligence', en: 'Wits' },
  PER: { fr: 'Perception', en: 'Perception' },
  END: { fr: 'Endurance', en: 'Endurance' },
  IMA: { fr: 'Imago', en: 'Imago' },
};

/** Three letters, as on the sheet. */
export const shortOf = (one: Characteristic, language: Language): string =>
  language === 'en' && one === 'FOR' ? 'STR' : one;

/** The booklet that lists them is not to be had: this list is ours. */
export const SKILLS = {
  acrobatie: { fr: 'Acrobatie', en: 'Acrobatics', on: 'AGI' },
  athletisme: { fr: 'Athlétisme', en: 'Athletics', on: 'FOR' },
  baratin: { fr: 'Baratin', en: 'Patter', on: 'INT' },
  chasse: { fr: 'Chasse', en: 'Hunting', on: 'PER' },
  comedie: { fr: 'Comédie', en: 'Acting', on: 'INT' },
  commandement: { fr: 'Commandement', en: 'Command', on: 'INT' },
  conduite: { fr: 'Conduite', en: 'Driving', on: 'DEX' },
  discretion: { fr: 'Discrétion', en: 'Stealth', on: 'AGI' },
  equitation: { fr: 'Équitation', en: 'Riding', on: 'AGI' },
  erudition: { fr: 'Érudition', en: 'Learning', on: 'INT' },
  etiquette: { fr: 'Étiquette', en: 'Etiquette', on: 'INT' },
  intimidation: { fr: 'Intimidation', en: 'Intimidation', on: 'FOR' },
  intuition: { fr: 'Intuition', en: 'Intuition', on: 'PER' },
  jeu: { fr: 'Jeu', en: 'Gambling', on: 'DEX' },
  medecine: { fr: 'Médecine', en: 'Medicine', on: 'INT' },
  musique: { fr: 'Musique', en: 'Music', on: 'DEX' },
  natation: { fr: 'Natation', en: 'Swimming', on: 'END' },
  navigation: { fr: 'Navigation', en: 'Sailing', on: 'PER' },
  orientation: { fr: 'Orientation', en: 'Wayfinding', on: 'PER' },
  pickpocket: { fr: 'Pickpocket', en: 'Picking pockets', on: 'DEX' },
  seduction: { fr: 'Séduction', en: 'Charm', on: 'INT' },
  serrurerie: { fr: 'Serrurerie', en: 'Locks', on: 'DEX' },
  survie: { fr: 'Survie', en: 'Survival', on: 'END' },
  tir: { fr: 'Tir', en: 'Shooting', on: 'DEX' },
  vigilance: { fr: 'Vigilance', en: 'Watchfulness', on: 'PER' },
  volonte: { fr: 'Volonté', en: 'Will', on: 'IMA' },
} as const satisfies Record<string, Words & { readonly on: Characteristic }>;
export type SkillId = keyof typeof SKILLS;
export const SKILL_IDS = Object.keys(SKILLS) as SkillId[];

/** Masques of ours: the skills that each implies (SON-PPS-11). */
export const MASQUES = {
  mousquetaire: { fr: 'Jeune Mousquetaire', en: 'Young Musketeer', skills: ['equitation', 'etiquette', 'vigilance'] },
  justicier: { fr: 'Justicier Masqué', en: 'Masked Avenger', skills: ['acrobatie', 'discretion', 'intimidation'] },
  comedien: { fr: 'Comédien Errant', en: 'Strolling Player', skills: ['comedie', 'baratin', 'musique'] },
  soldat: { fr: 'Vieux Soldat', en: 'Old Soldier', skills: ['athletisme', 'survie', 'commandement'] },
  voleur: { fr: 'Voleur des Toits', en: 'Rooftop Thief', skills: ['serrurerie', 'pickpocket', 'discretion'] },
  mage: { fr: 'Mage Distrait', en: 'Absent-minded Mage', skills: ['erudition', 'volonte', 'intuition'] },
  passeur: { fr: 'Passeur des Brumes', en: 'Ferryman of the Brumes', skills: ['orientation', 'navigation', 'survie'] },
  courtisan: { fr: 'Courtisan', en: 'Courtier', skills: ['etiquette', 'seduction', 'intuition'] },
  medecin: { fr: 'Médecin de la Peste', en: 'Plague Doctor', skills: ['medecine', 'erudition', 'volonte'] },
  chasseur: { fr: 'Chasseur de Songes', en: 'Hunter of Dreams', skills: ['chasse', 'tir', 'survie'] },
} as const satisfies Record<string, Words & { readonly skills: readonly SkillId[] }>;
export type MasqueId = keyof typeof MASQUES;
export const MASQUE_IDS = Object.keys(MASQUES) as MasqueId[];
