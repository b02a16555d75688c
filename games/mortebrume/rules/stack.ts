/** A table has one stack: what is laid comes on top of whatever is there. */
import { push, type Unlaid } from '@reverie/kernel/frames';
import type { State } from '../state.ts';
import type { AnyFrame } from '../unfinished.ts';

export const topOf = (s: State): AnyFrame | undefined => s.stacks[0]?.[s.stacks[0].length - 1];

export function lay(s: State, frame: Unlaid<AnyFrame>): void {
  push<AnyFrame>(s, frame, topOf(s));
}
