/** SON-X-01: how odds go on past the answer that is weighed, where its way is not settled by then. */
import type { WeighedAnswer } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import type { State } from '../state.ts';
import type { SongeDecision, Types } from '../types.ts';

interface Questions {
  pending(s: State): readonly SongeDecision[];
  choices(s: State, d: SongeDecision): readonly Answer[];
}

/** Questions that stay open while something else goes on. */
const STANDING: ReadonlySet<string> = new Set(['act', 'preside']);
/** What is answered there and begins a draw or weighs on one that is open; the rest has no say in it. */
const WEIGHING: ReadonlySet<string> = new Set(
  'test descripteur quality masque spell useObject recharge eclat bind addStones circumstance shadow effect contest group shot harm'.split(
    ' ',
  ),
);

/** A test goes to its end, with the best use of its redraws and nothing else; an opening needs the other one on guard. */
export function onward(s: State, of: WeighedAnswer<Types>, rules: Questions): WeighedAnswer<Types> | undefined {
  if (STANDING.has(of.decision.kind) && !WEIGHING.has(of.answer.do)) return undefined;
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
