/** The types of Songe in one record. */
import type { Question } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './viewed.ts';

export interface Types {
  State: State;
  Question: Question;
  Answer: Answer;
  Event: Event;
  View: View;
  Options: Options;
}
