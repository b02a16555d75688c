/** The route advisor, away from the page: it may think for a while. */
import { type Advice, type AdviceOptions, advise } from '../advisor/advise.ts';
import type { Goal } from '../advisor/model.ts';
import type { DreamerView } from '../view.ts';

export interface Asked {
  readonly id: number;
  readonly view: DreamerView;
  readonly goal: Goal;
  readonly options: AdviceOptions;
}

export type Told = { readonly id: number; readonly advice: Advice } | { readonly id: number; readonly failed: string };

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, view, goal, options } = data;
  let told: Told;
  try {
    told = { id, advice: advise(view, goal, options) };
  } catch (error) {
    told = { id, failed: error instanceof Error ? error.message : String(error) };
  }
  postMessage(told);
});
