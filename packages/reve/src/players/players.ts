/** The programs that can sit down to this game. */
import { companion, type Program } from './companion.ts';

/** Any choice, all alike; letting an optional decision be is one more of them. */
export const random: Program = {
  id: 'random',
  choose({ decision, choices, below }) {
    const index = below(choices.length + (decision.optional ? 1 : 0));
    return index < choices.length ? index : undefined;
  },
};

export const PROGRAMS: readonly Program[] = [random, companion];
