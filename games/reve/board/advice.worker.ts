/** The route advisor in a worker, because it may think for a while. */
import { type Advice, type AdviceOptions, advise } from '../advisor/advise.ts';
import type { Goal } from '../advisor/model.ts';
import type { DreamerView } from '../view.ts';

export interface AdviceRequest {
  readonly id: number;
  readonly view: DreamerView;
  readonly goal: Goal;
  readonly options: AdviceOptions;
}

export type AdviceResult =
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly failed: string };

addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  const { id, view, goal, options } = data;
  let told: AdviceResult;
  try {
    told = { id, advice: advise(view, goal, options) };
  } catch (error) {
    told = { id, failed: error instanceof Error ? error.message : String(error) };
  }
  postMessage(told);
});
