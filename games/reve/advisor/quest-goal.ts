/** RDD-X-05: what the advisor is to be asked for the step of a quest that is under way. */
import { questStep } from '../data/quests.ts';
import type { View } from '../view.ts';
import type { Goal } from './model.ts';

/** Null where there is no quest, or where its step needs no advice: the way back into the world is open everywhere. */
export function questGoal({ quest }: Pick<View, 'quest'>): Goal | null {
  const step = quest && quest.over === null ? questStep(quest.id, quest.done) : undefined;
  switch (step?.do) {
    case 'reach':
      return { to: 'reach', cell: step.cell };
    case 'cast':
      return { to: 'cast', spell: step.spell };
    case 'reserve':
      return { to: 'cast', spell: step.spell, reserve: true };
    default:
      return null;
  }
}
