import type { Game } from '@reverie/kernel/game';
import { calculations } from './calculations/calculations.ts';
import { characters } from './character.ts';
import { HOUSE } from './house.ts';
import { labelEvent, labels } from './labels.ts';
import { printedOdds } from './odds/printed.ts';
import { duellist } from './programs/duellist.ts';
import { opponents } from './programs/opponents.ts';
import { rules } from './rules.ts';
import { sketch } from './sketch.ts';
import { studies } from './studies.ts';
import type { Types } from './types.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/** Songe with its words and its program, as it stands on the shelf. */
export const game: Game<Types> = {
  rules,
  texts: { fr, en },
  house: HOUSE,
  programs: [duellist],
  opponents,
  printedOdds,
  calculations,
  labelEvent,
  labels,
  studies,
  sketch,
  characters,
};
