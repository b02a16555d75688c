/** The types of Mortebrume in one record. */
import type { DecisionOf, Io } from '@reverie/kernel/game';
import type { StepQuestion } from '@reverie/kernel/steps';
import type { Answer } from './answers.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Question, QuestionKind } from './questions.ts';
import type { State, View } from './state.ts';

export interface Types {
  State: State;
  Question: Question;
  Answer: Answer;
  Event: Event;
  View: View;
  Options: Options;
}

export type Decision = DecisionOf<Types>;
export type Port = Io<Event>;

/** One question at a step of a frame, and what runs there where nobody is asked. */
export type Asking<F, K extends QuestionKind> = StepQuestion<Types, F, K> & {
  run?(s: State, f: F, io: Port): void;
};
