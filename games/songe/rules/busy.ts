/** Whether something else lies on the table. */
import type { State } from '../state.ts';

/** Whether something else lies on the table. */
export const isBusy = (s: State): boolean => (s.stacks[0]?.length ?? 0) > 1;
