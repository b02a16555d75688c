import type { Player } from './player.ts';

/** Any choice, all alike; letting an optional decision be is one more of them. */
export const random: Player = {
  id: 'random',
  choose({ decision, choices, below }) {
    const index = below(choices.length + (decision.optional ? 1 : 0));
    return index < choices.length ? index : undefined;
  },
};
