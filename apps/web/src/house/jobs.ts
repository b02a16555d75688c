/** What the page asks of the worker that thinks, and what comes back. */
import type { Advice, AdviceRequest } from '@reverie/players/analysis/advice';
import type { Analysis, Progress } from '@reverie/players/analysis/analyse';

export type Job =
  /** The code of a game, or an analysis: made until something is asked for. */
  | { readonly what: 'ready'; readonly game: string }
  | { readonly what: 'ready'; readonly journal: string }
  | { readonly what: 'analyse'; readonly journal: string }
  | { readonly what: 'advice'; readonly game: string; readonly request: AdviceRequest };

/** Why an analysis could not be made, in both languages. */
export type Trouble = Readonly<Record<'fr' | 'en', string>>;

export type ToThinking = { readonly id: number; readonly job: Job } | { readonly id: number; readonly stop: true };

export type FromThinking = { readonly id: number } & (
  | { readonly progress: readonly Progress[] }
  | { readonly analysis: Analysis }
  | { readonly advice: Advice }
  | { readonly trouble: Trouble }
);
