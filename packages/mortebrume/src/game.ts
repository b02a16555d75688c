/** Mortebrume as it stands on the shelf: the rule book, its words and its program. */
import type { Game } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import { cites } from './citing.ts';
import type { Event } from './events.ts';
import { rules } from './mortebrume.ts';
import type { Options } from './options.ts';
import { raider } from './players/raider.ts';
import type { State } from './state.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { View } from './view.ts';

export const mortebrume: Game<State, Answer, Event, View, Options> = {
  rules,
  texts: { fr, en },
  programs: [raider],
  cites,
};
