/** Small tables: difficulties, armour, ranges, healing, prices. */
import type { Words } from '@reverie/kernel/words';
import type { WoundKind } from './bottes.ts';
import { eclatCalled } from './eclats.ts';

/** SON-DIF-01: black stones, negative where white ones are given. */
export const DIFFICULTIES: readonly (Words & { readonly black: number })[] = [
  { fr: 'Élémentaire', en: 'Elementary', black: -4 },
  { fr: 'Très facile', en: 'Very easy', black: -3 },
  { fr: 'Facile', en: 'Easy', black: -2 },
  { fr: 'Assez facile', en: 'Rather easy', black: -1 },
  { fr: 'Moyen', en: 'Average', black: 0 },
  { fr: 'Malaisé', en: 'Awkward', black: 1 },
  { fr: 'Difficile', en: 'Difficult', black: 2 },
  { fr: 'Très difficile', en: 'Very difficult', black: 3 },
  { fr: 'Héroïque', en: 'Heroic', black: 4 },
];

/** SON-ARM-01: Réussites taken off the total of a chain. */
export const ARMOURS = {
  aucune: { fr: 'sans armure', en: 'no armour', off: 0 },
  cuir: { fr: 'cuir', en: 'leather', off: 1 },
  cuirCloute: { fr: 'cuir clouté', en: 'studded leather', off: 2 },
  haubert: { fr: 'haubert', en: 'hauberk', off: 2 },
  mailles: { fr: 'cotte de mailles', en: 'mail', off: 2 },
  armure: { fr: 'armure complète', en: 'full armour', off: 3 },
} as const satisfies Record<string, Words & { readonly off: number }>;
export const SHIELDS = {
  aucun: { fr: 'sans bouclier', en: 'no shield', off: 0 },
  petit: { fr: 'petit bouclier', en: 'small shield', off: 1 },
  grand: { fr: 'grand bouclier', en: 'large shield', off: 2 },
} as const satisfies Record<string, Words & { readonly off: number }>;

/** SON-RNG-06: what a weapon adds to the Réussites of a hit. */
export const RANGED = {
  arc: { fr: 'arc', en: 'bow', adds: 1, powder: false },
  pistolet: { fr: 'pistolet', en: 'pistol', adds: 2, powder: true },
  mousquet: { fr: 'mousquet', en: 'musket', adds: 2, powder: true },
  couteau: { fr: 'couteau de lancer', en: 'throwing knife', adds: 0, powder: false },
} as const satisfies Record<string, Words & { readonly adds: number; readonly powder: boolean }>;

/** SON-RNG-02 and SON-RNG-04, as printed; `fixed` swaps the first two covers, which look the wrong way round. */
export const DISTANCES = { proche: 1, loin: 2, tresLoin: 3 } as const;
export const COVERS = {
  printed: { aucun: 0, teteEtPoitrine: 1, buste: 2, tete: 3 },
  fixed: { aucun: 0, teteEtPoitrine: 2, buste: 1, tete: 3 },
} as const;

/** SON-HEA-01: days. */
export const HEALING: Readonly<Record<WoundKind, number>> = { legere: 2, serieuse: 7, grave: 15, mortelle: 30 };
/** SON-POT-02. */
export const POTION_PRICE: Readonly<Record<WoundKind, number>> = { legere: 1, serieuse: 2, grave: 3, mortelle: 4 };
/** SON-HEA-03. */
export const MANA_AN_HOUR = 2;
export const MANA = 16;
/** SON-NPC-04: the one printed track: Légères, Sérieuses, Graves, Mortelles. */
export const TRACK = [2, 3, 1, 1] as const;

/** SON-PPS-07. */
// biome-ignore format: a price list
export const PRICES = {
  quality: 1, descripteur: 1, masque: 1, inversion: 1, tavern: 1, valet: 1, karmaCase: 3, commonObject: 1,
  rareObject: 2, bind: 3, miniScene: 1, autoSuccess: 2, characteristicFortune: 1, tie: 1, botteCounter: 8,
  shift: 2, redraw: 1, shedDessous: 2, place: 1, sensitivePlace: 2, karmaOff: 1,
} as const;

/** SON-AFF-06: what is given to a PNJ, and what it costs. */
export function enrichmentPrice(what: 'descripteur' | 'skill' | 'eclat' | 'panache', name: string, points: number) {
  if (what === 'eclat') return eclatCalled(name)?.price ?? 0;
  return { descripteur: 1, skill: 1 + points, panache: points }[what];
}
