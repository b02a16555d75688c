/** SON-X-01: how odds go on past the answer that is weighed, where its way is not settled by then. */
import type { WeighedAnswer } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import { deciderOf, type State } from '../state.ts';
import type { SongeDecision, Types } from '../types.ts';

interface Questions {
  pending(s: State): readonly SongeDecision[];
  choices(s: State, d: SongeDecision): readonly Answer[];
}

/** Questions whose odds go to the end of a test, with the best use of its redraws and nothing else. */
const TO_THE_END: ReadonlySet<string> = new Set(['test.rule', 'crossing.face', 'algarade.attack', 'algarade.defend']);

export function onward(s: State, rules: Questions): WeighedAnswer<Types> | undefined {
  const top = s.stacks[0]?.at(-1);
  const kind = s.weighed?.kind ?? '';
  if (top?.kind === 'test' && TO_THE_END.has(kind)) {
    const decision = rules.pending(s).find((d) => !d.optional && d.seat === deciderOf(s, top.figure));
    const choices = decision ? rules.choices(s, decision) : [];
    const answer = choices.find((a) => a.do === 'redraw') ?? choices[0];
    return decision && answer && { decision, answer };
  }
  if (top?.kind !== 'duel' || top.step !== 'stance' || kind !== 'duel.stance') return undefined;
  // An opening needs the other one on guard.
  const decision = rules.pending(s).find((d) => d.kind === 'duel.stance');
  return decision && { decision, answer: { do: 'ready' } };
}
