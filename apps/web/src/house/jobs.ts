/** What the page asks of a worker that thinks, and what comes back. */
import type { Advice, AdviceRequest } from '@reverie/players/analysis/advice';
import type { AnalysedStep, Progress } from '@reverie/players/analysis/analyse';

export type Job =
  /** Only fetches the code of a game. */
  | { readonly what: 'ready'; readonly game: string }
  /** One stretch of a game; below 0 counted from its end. */
  | { readonly what: 'analyse'; readonly journal: string; readonly stretch: number }
  | { readonly what: 'advice'; readonly game: string; readonly request: AdviceRequest };

/** Why an analysis could not be made, in both languages. */
export type Trouble = Readonly<Record<'fr' | 'en', string>>;

export type ToThinking = { readonly id: number; readonly job: Job } | { readonly id: number; readonly stop: true };

export type FromThinking = { readonly id: number } & (
  | { readonly progress: readonly Progress[] }
  | { readonly stretch: readonly AnalysedStep[] }
  | { readonly advice: Advice }
  | { readonly trouble: Trouble }
  /** The last of every job, whatever came of it. */
  | { readonly ended: true }
);
