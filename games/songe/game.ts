import type { Game } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import { cites } from './citing.ts';
import type { Event } from './events.ts';
import { printedOdds } from './odds/printed.ts';
import type { Options } from './options.ts';
import { duellist } from './programs/duellist.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import type { View } from './viewed.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/** Songe with its words and its program, as it stands on the shelf. */
export const game: Game<State, Answer, Event, View, Options> = {
  rules,
  texts: { fr, en },
  programs: [duellist],
  cites,
  printedOdds,
};
