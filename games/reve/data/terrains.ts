/** The fourteen kinds of cell of the TMR (RDD-MAP-01), from the kindest to the most dangerous to meet somebody in. */
import type { Words } from './words.ts';

export const TERRAINS = [
  'cite',
  'sanctuaire',
  'plaines',
  'pont',
  'collines',
  'foret',
  'monts',
  'desert',
  'fleuve',
  'lac',
  'marais',
  'gouffre',
  'necropole',
  'desolation',
] as const;

export type Terrain = (typeof TERRAINS)[number];

/** The French word opens the name of every cell of its kind (map.ts relies on it). */
export const TERRAIN_WORDS: Readonly<Record<Terrain, Words>> = {
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
};

/** RDD-WET-01: must be mastered on entering. A bridge is dry (RDD-MOVE-06). */
export function isWet(terrain: Terrain): boolean {
  return terrain === 'fleuve' || terrain === 'lac' || terrain === 'marais';
}

export function isTerrain(word: string): word is Terrain {
  return Object.hasOwn(TERRAIN_WORDS, word);
}
