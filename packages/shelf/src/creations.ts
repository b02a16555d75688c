/** The games whose characters can be made before play, and how. */
import * as reve from '@reverie/games/reve/creation';
import { creationEn, creationFr } from '@reverie/games/reve/words/creation';

const creations = { reve: { ...reve, words: { fr: creationFr, en: creationEn } } } as const;
export type Creation = (typeof creations)['reve'];

export const creationOf = (game: string): Creation | undefined =>
  Object.hasOwn(creations, game) ? creations[game as keyof typeof creations] : undefined;
