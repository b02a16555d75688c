/** Artefacts du rêve as it stands on the shelf: the rule book, its words, its programs. */
import type { Game } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import { rules } from './artefacts.ts';
import { cites } from './citing.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { greedy } from './players/greedy.ts';
import type { State } from './state.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { View } from './view.ts';

export const artefacts: Game<State, Answer, Event, View, Options> = {
  rules,
  texts: { fr, en },
  programs: [greedy],
  cites,
};
