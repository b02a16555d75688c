/**
 * Rêve de Dragon as it stands on the shelf: the rule book and its words. RDD-X-03: every event has its sentence, and
 * behind it the text of its rule, what was drawn and the terms of its sum.
 */
import type { Game } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import { cites } from './citing.ts';
import { creationForm } from './creation-form.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { companion } from './programs/companion.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

export const game: Game<State, Answer, Event, View, Options> = {
  rules,
  texts: { fr, en },
  programs: [companion],
  cites,
  creation: creationForm,
};
