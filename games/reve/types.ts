/** The types of Rêve de Dragon in one record. */
import type { Answer } from './answers.ts';
import type { Body } from './body.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Question } from './questions.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Types {
  State: State;
  Question: Question;
  Answer: Answer;
  Event: Event;
  View: View;
  Options: Options;
  Character: Body;
}
