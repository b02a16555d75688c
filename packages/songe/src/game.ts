import type { Game } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import { cites } from './citing.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { duellist } from './players/duellist.ts';
import { rules } from './songe.ts';
import type { State } from './state.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { View } from './viewed.ts';

/** Songe with its words and its program, as it stands on the shelf. */
export const songe: Game<State, Answer, Event, View, Options> = {
  rules,
  texts: { fr, en },
  programs: [duellist],
  cites,
};
