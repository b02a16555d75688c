/**
 * SON-BOT: bottes. The booklet that lists them is not to be had; these are ours. A combination has six places: ○ and ● are
 * wanted there, · is whatever falls.
 */
import type { Words } from './words.ts';

/** SON-WND-02. */
export type WoundKind = 'legere' | 'serieuse' | 'grave' | 'mortelle';
export const WOUND_KINDS: readonly WoundKind[] = ['legere', 'serieuse', 'grave', 'mortelle'];

export interface Botte extends Words {
  /** SON-BOT-01: six by default; `black` or `white` says how many of them must be of that colour. */
  readonly price: number;
  readonly white: number;
  readonly black: number;
  readonly combination: string;
  readonly wound: WoundKind;
  /** SON-BOT-04: what it does besides, for the story. */
  readonly effect: Words;
}

export const BOTTES = {
  nevers: {
    fr: 'Botte de l’Aube',
    en: 'Dawn botte',
    price: 6,
    white: 3,
    black: 0,
    combination: '○●○●○·',
    wound: 'mortelle',
    effect: { fr: 'entre les deux yeux', en: 'between the eyes' },
  },
  prinse: {
    fr: 'Prinse et contre-prinse',
    en: 'Prinse and contre-prinse',
    price: 4,
    white: 0,
    black: 0,
    combination: '○●●○··',
    wound: 'legere',
    effect: { fr: 'les armes changent de main', en: 'the weapons change hands' },
  },
  jarnac: {
    fr: 'Coup du Jarret',
    en: 'Hamstring cut',
    price: 5,
    white: 0,
    black: 2,
    combination: '●●○○··',
    wound: 'serieuse',
    effect: { fr: 'l’adversaire boite', en: 'the foe limps' },
  },
  moulinet: {
    fr: 'Moulinet d’Argent',
    en: 'Silver moulinet',
    price: 6,
    white: 2,
    black: 0,
    combination: '○○●○○·',
    wound: 'grave',
    effect: { fr: 'la lame siffle et aveugle', en: 'the blade whistles and dazzles' },
  },
  nuitNoire: {
    fr: 'Nuit Noire',
    en: 'Black Night',
    price: 6,
    white: 0,
    black: 4,
    combination: '●●●●○·',
    wound: 'mortelle',
    effect: { fr: 'les lumières baissent', en: 'the lights go down' },
  },
  plume: {
    fr: 'La Plume',
    en: 'The Feather',
    price: 4,
    white: 1,
    black: 0,
    combination: '○○○···',
    wound: 'serieuse',
    effect: { fr: 'on ne l’a pas sentie venir', en: 'nobody felt it coming' },
  },
  miroir: {
    fr: 'Le Miroir Brisé',
    en: 'The Broken Mirror',
    price: 6,
    white: 1,
    black: 1,
    combination: '○●●●●○',
    wound: 'mortelle',
    effect: { fr: 'son propre coup lui revient', en: 'his own stroke comes back to him' },
  },
  etoile: {
    fr: 'L’Étoile Filante',
    en: 'The Shooting Star',
    price: 6,
    white: 4,
    black: 0,
    combination: '○○○○○·',
    wound: 'mortelle',
    effect: {
      fr: 'd’un bond, d’un bout de la salle à l’autre',
      en: 'in one leap, from one end of the hall to the other',
    },
  },
  pasDeDeux: {
    fr: 'Le Pas de Deux',
    en: 'The Pas de Deux',
    price: 5,
    white: 0,
    black: 0,
    combination: '○·●·○·',
    wound: 'grave',
    effect: { fr: 'les deux lames dansent', en: 'the two blades dance' },
  },
} as const satisfies Record<string, Botte>;
export type BotteId = keyof typeof BOTTES;
export const BOTTE_IDS = Object.keys(BOTTES) as BotteId[];
/** SON-BOT-03: what is read after the first two white stones. */
export const PLACES = 6;
