import type { Program } from '@reverie/kernel/game';

/** Any choice, all alike; letting an optional decision be is one more of them. */
export const random: Program = {
  id: 'random',
  choose({ decision, choices, below }) {
    const index = below(choices.length + (decision.optional ? 1 : 0));
    return index < choices.length ? index : undefined;
  },
};
