/** HB-37: what each kind of scenery does. */
import type { Words } from '@reverie/kernel/words';
import type { Nature } from '../geometry/field.ts';

const nothing: Nature = {
  blocks: false,
  hides: false,
  soft: false,
  slow: false,
  stands: false,
  climbed: false,
  hole: false,
};

export const TERRAIN_KINDS = ['wall', 'rock', 'steps', 'wood', 'mire', 'hole'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

export const TERRAIN: Readonly<Record<TerrainKind, { readonly nature: Nature; readonly name: Words }>> = {
  wall: { nature: { ...nothing, blocks: true, hides: true }, name: { fr: 'mur', en: 'wall' } },
  rock: {
    nature: { ...nothing, hides: true, stands: true, climbed: true },
    name: { fr: 'rocher à escalader', en: 'rock to climb' },
  },
  steps: { nature: { ...nothing, hides: true, stands: true }, name: { fr: 'tertre', en: 'mound' } },
  wood: { nature: { ...nothing, hides: true, soft: true, slow: true }, name: { fr: 'bosquet', en: 'copse' } },
  mire: { nature: { ...nothing, slow: true }, name: { fr: 'bourbier', en: 'mire' } },
  hole: { nature: { ...nothing, hole: true }, name: { fr: 'fosse', en: 'pit' } },
};
