/** Artefacts du rêve as it stands on the shelf: the rule book, its words, its programs, its previews. */
import type { Game } from '@reverie/kernel/game';
import { calculations } from './calculations/calculations.ts';
import { HOUSE } from './house.ts';
import { labels } from './labels.ts';
import { greedy } from './programs/greedy.ts';
import { opponents } from './programs/opponents.ts';
import { rules } from './rules.ts';
import { sketch } from './sketch.ts';
import { studies } from './studies.ts';
import type { Types } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

export const game: Game<Types> = {
  rules,
  texts: { fr, en },
  house: HOUSE,
  programs: [greedy],
  opponents,
  sketch,
  labels,
  calculations,
  studies,
};
