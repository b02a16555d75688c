/** The types of Artefacts du rêve in one record. */
import type { DecisionOf } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
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
}

/** A question as it is put to a seat. */
export type Decision = DecisionOf<Types>;
