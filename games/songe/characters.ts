/** Ready characters, all ours: six Arpenteurs, four major PNJ, ten middle ones, four bands of minor ones. */
import { type Sheet, filled as sheet } from './sheet.ts';

// biome-ignore format: sheets, filled line by line
export const ARPENTEURS = {
  aurelie: sheet({
    name: 'Aurélie de Brumeval', masque: 'mousquetaire', descripteurs: ['Sixième Sens', 'Bien née', 'Sang-froid'],
    traits: [{ name: 'Loyale', level: 'fort' }, { name: 'Orgueilleuse', level: 'fort', flaw: true }],
    characteristics: { DEX: 2, AGI: 2, INT: 1, PER: 1, END: 0, FOR: 0 },
    skills: { equitation: 3, etiquette: 2, vigilance: 2, acrobatie: 2, athletisme: 1, seduction: 1 }, escrime: 3,
    manoeuvres: { attaqueSimple: 2, fente: 2, riposte: 1, paradeSimple: 2, esquiveSimple: 1 },
    bottes: ['nevers', 'plume'], eclats: ['secondSouffle', 'coeurDeVerre'], potions: [3],
  }),
  casseDoigts: sheet({
    name: 'Casse-doigts', masque: 'comedien', descripteurs: ['Chanceux', 'Mille visages', 'Amoureux des arts'],
    traits: [{ name: 'Généreux', level: 'modere' }, { name: 'Lâche', level: 'fort', flaw: true }],
    characteristics: { INT: 2, DEX: 2, AGI: 1, PER: 1, FOR: -1, IMA: 1 },
    skills: { comedie: 3, baratin: 3, pickpocket: 3, musique: 2, discretion: 2, jeu: 1 }, escrime: 2,
    manoeuvres: { combatSale: 2, feinte: 1, sable: 1, esquiveSimple: 2, bluff: 2 }, bottes: ['prinse'],
    eclats: ['voixDeVelours', 'reflet'], potions: [2],
  }),
  varthos: sheet({
    name: 'Varthos', masque: 'voleur',
    descripteurs: ['Doigts de fée', 'Connaît tous les toits', 'Œil pour les pierres'],
    traits: [{ name: 'Curieux', level: 'fort' }, { name: 'Avide', level: 'modere', flaw: true }],
    characteristics: { DEX: 3, AGI: 2, PER: 1, INT: 0, FOR: -1, END: 0 },
    skills: { serrurerie: 3, pickpocket: 2, discretion: 3, acrobatie: 3, vigilance: 2, baratin: 1 },
    specialisations: ['serrures de coffres'], escrime: 2,
    manoeuvres: { attaqueSimple: 2, opportuniste: 2, volte: 2, esquiveSimple: 2 }, bottes: ['jarnac'],
    eclats: ['pasDeChat', 'clefDesSonges'], ranged: 'couteau',
  }),
  maelle: sheet({
    name: 'Maëlle aux Mille Mots', masque: 'mage',
    descripteurs: ['Rêveuse', 'Bibliothèque vivante', 'Regard étrange'],
    traits: [{ name: 'Patiente', level: 'fort' }, { name: 'Distraite', level: 'fort', flaw: true }],
    characteristics: { IMA: 3, INT: 2, PER: 1, DEX: 0, FOR: -1, END: 0 },
    skills: { erudition: 4, volonte: 3, intuition: 2, medecine: 2, etiquette: 1, orientation: 1 }, escrime: 1,
    manoeuvres: { attaqueSimple: 1, esquiveSimple: 2, bluff: 1 }, eclats: ['souvenir', 'languePerdue'],
    pouvoirs: { transformer: 3, figer: 2, soigner: 2 }, cles: { eau: 3, air: 2, feu: 1, plaie: 1 },
    focus: [{ name: 'Patte de singe', words: ['mouvoir'], level: 2 }],
    objects: [{ name: 'Baguette d’aubépine', phrase: 'créer feu bleu', level: 2, difficulty: 1, charge: 15 }],
    potions: [4],
  }),
  gondrin: sheet({
    name: 'Gondrin Tête-de-Fer', masque: 'soldat',
    descripteurs: ['Vétéran', 'Gros mangeur', 'Connaît tous les chants'],
    traits: [{ name: 'Courageux', level: 'fort' }, { name: 'Emporté', level: 'fort', flaw: true }],
    characteristics: { FOR: 3, END: 2, DEX: 1, AGI: 0, INT: 0, IMA: -1 },
    skills: { athletisme: 3, survie: 3, commandement: 2, intimidation: 3, vigilance: 2, natation: 1 }, escrime: 3,
    manoeuvres: { enForce: 3, outrance: 2, seJeter: 1, paradeSimple: 2 }, bottes: ['moulinet'],
    eclats: ['secondSouffle'], armour: 'cuir', ranged: 'pistolet', potions: [2, 2],
  }),
  ysolde: sheet({
    name: 'Ysolde la Passeuse', masque: 'passeur',
    descripteurs: ['Souvient des Brumes', 'Ne se perd jamais', 'Ami des bêtes'],
    traits: [{ name: 'Secrète', level: 'modere' }, { name: 'Rancunière', level: 'fort', flaw: true }],
    characteristics: { PER: 2, END: 2, AGI: 1, DEX: 1, IMA: 1, INT: -1 },
    skills: { orientation: 4, navigation: 2, survie: 3, discretion: 2, chasse: 2, tir: 1 }, escrime: 2,
    manoeuvres: { attaqueSimple: 2, balayage: 1, esquiveSimple: 2, glissade: 2, contact: 1 }, bottes: ['pasDeDeux'],
    eclats: ['souvenir', 'ombreFidele'], ranged: 'arc', potions: [3],
  }),
} as const;

/** SON-NPC-03: as able as an Arpenteur, and better with the sword. */
// biome-ignore format: sheets, filled line by line
export const MAJORS = {
  comte: sheet({
    name: 'Le Comte de Noirsonge', kind: 'major', descripteurs: ['Craint de tous'],
    characteristics: { DEX: 3, INT: 2, AGI: 1, END: 1 }, skills: { intimidation: 3, etiquette: 3, commandement: 2 },
    escrime: 5, manoeuvres: { attaqueSimple: 3, feinte: 2, riposte: 2, paradeSimple: 3, garde: 2 },
    bottes: ['nuitNoire', 'nevers'], eclats: ['pluieDeCendres'],
  }),
  dameBlanche: sheet({
    name: 'La Dame d’Ivoire', kind: 'major', characteristics: { AGI: 3, PER: 2, DEX: 2, IMA: 2 },
    skills: { seduction: 3, volonte: 3, vigilance: 2 }, escrime: 4,
    manoeuvres: { fleche: 3, fente: 2, volte: 3, esquiveSimple: 2 }, bottes: ['etoile', 'plume'],
    eclats: ['reflet'],
  }),
  capitaine: sheet({
    name: 'Le Capitaine sans Ombre', kind: 'major', characteristics: { FOR: 2, END: 2, DEX: 2 },
    skills: { commandement: 3, athletisme: 2, vigilance: 2 }, escrime: 4,
    manoeuvres: { enForce: 3, estocade: 2, paradeSimple: 2, bloquerArme: 2 }, bottes: ['moulinet', 'jarnac'],
    armour: 'cuirCloute',
  }),
  enfant: sheet({
    name: 'L’Enfant du Cauchemar', kind: 'major', characteristics: { FOR: 3, AGI: 2, END: 2, INT: -1 },
    skills: { intimidation: 4, discretion: 3 }, escrime: 4,
    manoeuvres: { seJeter: 3, coupsVicieux: 2, esquiveSimple: 2, glissade: 2 }, bottes: ['miroir'],
    eclats: ['supplice', 'pourriture'], signe: 'cauchemar',
  }),
} as const;

/** SON-NPC-02: three undifferentiated levels of wounds, some perfidy. */
// biome-ignore format: sheets, filled line by line
export const MIDDLES = {
  bretteur: sheet({
    name: 'Un bretteur à gages', kind: 'middle', characteristics: { DEX: 2, AGI: 1 }, escrime: 3,
    manoeuvres: { attaqueSimple: 2, combatSale: 2, paradeSimple: 2 }, bottes: ['jarnac'],
  }),
  guerrierBrumes: sheet({
    name: 'Un Guerrier des Brumes', kind: 'middle', characteristics: { FOR: 2, END: 1 }, escrime: 3,
    manoeuvres: { enForce: 2, balayage: 1, paradeSimple: 2, esquiveSimple: 1 },
  }),
  garde: sheet({
    name: 'Le lieutenant des Gardes', kind: 'middle', characteristics: { DEX: 1, PER: 1, END: 1 }, escrime: 2,
    manoeuvres: { attaqueSimple: 2, estocade: 1, paradeSimple: 2 }, armour: 'cuir',
  }),
  contrebandier: sheet({
    name: 'La contrebandière', kind: 'middle', characteristics: { AGI: 2, PER: 1 }, escrime: 2,
    manoeuvres: { opportuniste: 2, sable: 1, esquiveSimple: 2 }, ranged: 'pistolet',
  }),
  duelliste: sheet({
    name: 'Un duelliste masqué', kind: 'middle', characteristics: { DEX: 2, INT: 1 }, escrime: 3,
    manoeuvres: { feinte: 2, fente: 2, riposte: 1, volte: 2, paradeSimple: 1 }, bottes: ['plume'],
  }),
  chien: sheet({
    name: 'Un chien perverti par le Cauchemar', kind: 'middle', characteristics: { FOR: 1, AGI: 2, INT: -3 },
    escrime: 2, manoeuvres: { seJeter: 2, esquiveSimple: 2 },
  }),
} as const;

/** Duellists with a name and a way of their own: each fences as his temper has it. */
// biome-ignore format: sheets, filled line by line
export const DUELLISTS = {
  barbazan: sheet({
    name: 'Hector de Barbazan', kind: 'middle', temper: 'bold', characteristics: { FOR: 2, END: 1 }, escrime: 3,
    manoeuvres: { enForce: 2, outrance: 2, seJeter: 1, paradeSimple: 1 }, bottes: ['moulinet'], armour: 'cuir',
  }),
  sibylle: sheet({
    name: 'Sibylle d’Aubépine', kind: 'middle', temper: 'wary', characteristics: { AGI: 2, PER: 1 }, escrime: 3,
    manoeuvres: { attaqueSimple: 2, riposte: 1, paradeSimple: 2, esquiveSimple: 2 }, bottes: ['plume'],
  }),
  malvoisin: sheet({
    name: 'Tiburce Malvoisin', kind: 'middle', temper: 'sly', characteristics: { DEX: 2, INT: 1 }, escrime: 2,
    manoeuvres: { combatSale: 2, sable: 2, tapis: 1, esquiveSimple: 2 }, bottes: ['jarnac'],
  }),
  valmorin: sheet({
    name: 'Le chevalier de Valmorin', kind: 'middle', temper: 'proud', characteristics: { DEX: 2, AGI: 1 }, escrime: 4,
    manoeuvres: { attaqueSimple: 2, fente: 2, feinte: 1, paradeSimple: 2 }, bottes: ['nevers', 'plume'],
  }),
} as const;

/** SON-NPC-01, SON-ALG-08: no panache, one level of wounds, all of a band alike. */
// biome-ignore format: sheets, filled line by line
export const BANDS = {
  brigands: sheet({
    name: 'Des brigands des Brumes', kind: 'minor', escrime: 1, manoeuvres: { attaqueSimple: 1, combatSale: 1 },
  }),
  gardes: sheet({
    name: 'Des gardes du guet', kind: 'minor', escrime: 1, manoeuvres: { attaqueSimple: 1, paradeSimple: 1 },
  }),
  spadassins: sheet({
    name: 'Des spadassins de taverne', kind: 'minor', escrime: 0, manoeuvres: { coupDePoing: 1, combatSale: 1 },
  }),
  sbires: sheet({
    name: 'Des sbires en livrée noire', kind: 'minor', escrime: 1, manoeuvres: { attaqueSimple: 1, enForce: 1 },
  }),
} as const;

export const READY: Readonly<Record<string, Sheet>> = {
  ...ARPENTEURS,
  ...MAJORS,
  ...MIDDLES,
  ...DUELLISTS,
  ...BANDS,
};
export const ARPENTEUR_IDS = Object.keys(ARPENTEURS) as (keyof typeof ARPENTEURS)[];
