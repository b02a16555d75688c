/** Which rules a decision rests on, and each answer to it. */
import type { Decision, RuleId } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';

export function cites(_d: Decision, _a?: Answer): readonly RuleId[] {
  return [];
}
