/**
 * Rêve de Dragon as it stands on the shelf: the rule book and its words. RDD-X-03: every event has its sentence, and
 * behind it the text of its rule, what was drawn and the terms of its sum.
 */
import type { Game } from '@reverie/kernel/game';
import { calculations } from './calculations/calculations.ts';
import { characters } from './character.ts';
import { creationForm } from './creation-form.ts';
import { HOUSE } from './house.ts';
import { labelEvent, labels, watch } from './labels.ts';
import { companion } from './programs/companion.ts';
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
  programs: [companion],
  sketch,
  creation: creationForm,
  characters,
  calculations,
  labelEvent,
  labels,
  studies,
  watch,
};
