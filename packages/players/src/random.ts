import type { Program } from '@reverie/kernel/game';
import { choosing } from '@reverie/kernel/program';

/** Chooses uniformly at random; skipping an optional decision counts as one more choice. */
export const random: Program = choosing('random', ({ decision, choices, below }) => {
  const index = below(choices.length + (decision.optional ? 1 : 0));
  return index < choices.length ? index : undefined;
});
