/** The fourteen kinds of cell of the TMR (RDD-MAP-01), from the kindest to the most dangerous to meet somebody in. */
import type { Words } from '@reverie/kernel/words';

/** The French word opens the name of every cell of its kind (map.ts relies on it). */
export const TERRAIN_WORDS = {
  cite: { fr: 'cité', en: 'city' },
  sanctuaire: { fr: 'sanctuaire', en: 'sanctuary' },
  plaines: { fr: 'plaines', en: 'plains' },
  pont: { fr: 'pont', en: 'bridge' },
  collines: { fr: 'collines', en: 'hills' },
  foret: { fr: 'forêt', en: 'forest' },
  monts: { fr: 'monts', en: 'mountains' },
  desert: { fr: 'désert', en: 'desert' },
  fleuve: { fr: 'fleuve', en: 'river' },
  lac: { fr: 'lac', en: 'lake' },
  marais: { fr: 'marais', en: 'marsh' },
  gouffre: { fr: 'gouffre', en: 'chasm' },
  necropole: { fr: 'nécropole', en: 'necropolis' },
  desolation: { fr: 'désolation', en: 'desolation' },
} as const satisfies Readonly<Record<string, Words>>;

export type Terrain = keyof typeof TERRAIN_WORDS;
export const TERRAINS = Object.keys(TERRAIN_WORDS) as readonly Terrain[];

/** RDD-WET-01: must be mastered on entering. A bridge is dry (RDD-MOVE-06). */
export const isWet = (terrain: Terrain): boolean => terrain === 'fleuve' || terrain === 'lac' || terrain === 'marais';

export const isTerrain = (word: string): word is Terrain => Object.hasOwn(TERRAIN_WORDS, word);
