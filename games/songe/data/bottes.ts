/**
 * SON-BOT: bottes. The booklet that lists them is not to be had; these are ours. A combination has six places: ○ and ● are
 * wanted there, · is whatever falls.
 */
import type { Words } from '@reverie/kernel/words';

/** SON-WND-02. */
export type WoundKind = 'legere' | 'serieuse' | 'grave' | 'mortelle';
export const WOUND_KINDS: readonly WoundKind[] = ['legere', 'serieuse', 'grave', 'mortelle'];

interface Botte extends Words {
  /** SON-BOT-01: six by default; `black` or `white` says how many of them must be of that colour. */
  readonly price: number;
  readonly white: number;
  readonly black: number;
  readonly combination: string;
  readonly wound: WoundKind;
  /** SON-BOT-04: what it does besides, for the story. */
  readonly effect: Words;
}

const b = (
  fr: string,
  en: string,
  price: number,
  white: number,
  black: number,
  combination: string,
  wound: WoundKind,
  does: string,
  inEnglish: string,
): Botte => ({ fr, en, price, white, black, combination, wound, effect: { fr: does, en: inEnglish } });

// biome-ignore format: a botte is one row
export const BOTTES = {
  nevers: b('Botte de l’Aube', 'Dawn stroke', 6, 3, 0, '○●○●○·', 'mortelle', 'entre les deux yeux', 'between the eyes'),
  prinse: b('Prinse et contre-prinse', 'Prinse and contre-prinse', 4, 0, 0, '○●●○··', 'legere', 'les armes changent de main', 'the weapons change hands'),
  jarnac: b('Coup du Jarret', 'Hamstring cut', 5, 0, 2, '●●○○··', 'serieuse', 'l’adversaire boite', 'the foe limps'),
  moulinet: b('Moulinet d’Argent', 'Silver moulinet', 6, 2, 0, '○○●○○·', 'grave', 'la lame siffle et aveugle', 'the blade whistles and dazzles'),
  nuitNoire: b('Nuit Noire', 'Black Night', 6, 0, 4, '●●●●○·', 'mortelle', 'les lumières baissent', 'the lights go down'),
  plume: b('La Plume', 'The Feather', 4, 1, 0, '○○○···', 'serieuse', 'on ne l’a pas sentie venir', 'nobody felt it coming'),
  miroir: b('Le Miroir Brisé', 'The Broken Mirror', 6, 1, 1, '○●●●●○', 'mortelle', 'son propre coup lui revient', 'his own stroke comes back to him'),
  etoile: b('L’Étoile Filante', 'The Shooting Star', 6, 4, 0, '○○○○○·', 'mortelle', 'd’un bond, d’un bout de la salle à l’autre', 'in one leap, from one end of the hall to the other'),
  pasDeDeux: b('Le Pas de Deux', 'The Pas de Deux', 5, 0, 0, '○·●·○·', 'grave', 'les deux lames dansent', 'the two blades dance'),
} as const satisfies Record<string, Botte>;
export type BotteId = keyof typeof BOTTES;
export const BOTTE_IDS = Object.keys(BOTTES) as BotteId[];
/** SON-BOT-03: what is read after the first two white stones. */
export const PLACES = 6;
