/** SON-X-01: how odds go on past the answer that is weighed, where its way is not settled by then. */
import type { WeighedAnswer } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import type { State } from '../state.ts';
import type { SongeDecision, Types } from '../types.ts';

interface Questions {
  pending(s: State): readonly SongeDecision[];
  choices(s: State, d: SongeDecision): readonly Answer[];
}

/** A test goes to its end, with the best use of its redraws and nothing else; an opening needs the other one on guard. */
export function onward(s: State, rules: Questions): WeighedAnswer<Types> | undefined {
  const top = s.stacks[0]?.at(-1);
  const opens = top?.kind === 'duel' && top.step === 'stance' && top.turn === 1;
  if (!opens && top?.kind !== 'test') return undefined;
  const decision = rules.pending(s).find(({ kind }) => (opens ? kind === 'duel.stance' : STEPS.has(kind)));
  if (!decision) return undefined;
  const choices = rules.choices(s, decision);
  const answer = choices.find((a) => a.do === 'redraw') ?? choices[0];
  return answer && { decision, answer };
}

const STEPS: ReadonlySet<string> = new Set(['prepare', 'mend', 'impose', 'avoid'].map((step) => `test.${step}`));
