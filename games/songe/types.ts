/** The types of Songe in one record. */
import type { Decision } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import type { Body } from './body.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Kind, Question } from './questions.ts';
import type { State } from './state.ts';
import type { View } from './view-shape.ts';

export interface Types {
  State: State;
  Question: Question;
  Answer: Answer;
  Event: Event;
  View: View;
  Options: Options;
  Character: Body;
}

/** A decision of this game, or of one kind of question. */
export type SongeDecision<K extends Kind = Kind> = Extract<Decision<Question>, { readonly kind: K }>;
