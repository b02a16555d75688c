import type { Program } from '@reverie/kernel/game';

/** Chooses uniformly at random; skipping an optional decision counts as one more choice. */
export const random: Program = {
  id: 'random',
  choose({ decision, choices, below }) {
    const index = below(choices.length + (decision.optional ? 1 : 0));
    return index < choices.length ? index : undefined;
  },
};
