/**
 * What was decided in one go and is asked for bit by bit: whom to activate and what it declares, and the destiny dice of the
 * first roll. Questions that have but one answer answer themselves. If something else is asked in between, it is asked.
 * In a lesson nothing answers itself.
 */
import { useEffect, useRef, useState } from 'react';
import type { Answer, Do } from '../answers.ts';
import { isMover, judgeDeclaration } from '../sketch/outlook.ts';
import type { MortebrumeProps, Open } from './reading.ts';

interface Plan {
  readonly fighter: number;
  readonly declaration: Do<'declare'> | null;
  /** To lay on its first roll; null once it is laid. */
  readonly dice: number | null;
  readonly turn: number;
}

/** Listed answers are all there are to these; others may be answered in more ways than are listed. */
const CLOSED: ReadonlySet<string> = new Set([
  'answer',
  'dice',
  'nameMorale',
  'nameInitiative',
  'blow',
  'stake',
  'continue',
]);

function byItself(open: Open, plan: Plan | null, { view }: MortebrumeProps): Answer | null {
  const { decision, choices } = open;
  if (decision.kind === 'declare' && plan?.declaration && decision.about.fighter === plan.fighter) {
    const judged = judgeDeclaration(view, plan.fighter, plan.declaration, decision.about.freed);
    return isMover(judged) ? plan.declaration : null;
  }
  if (decision.kind === 'dice' && plan?.dice !== null && plan?.fighter === decision.about.fighter) {
    const plain = choices.every((one) => one.do === 'dice' && !one.morale && !one.reserved);
    const found = choices.find((one) => one.do === 'dice' && one.add === plan.dice && !one.morale && !one.reserved);
    if (plain && found) return found;
  }
  return CLOSED.has(decision.kind) && choices.length === 1 ? (choices[0] as Answer) : null;
}

export function usePlan(board: MortebrumeProps, open: Open | undefined) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const given = useRef(-1);
  const [onItsWay, setOnItsWay] = useState<number | null>(null);
  const { view, answer, selected } = board;
  // A plan is good for its turn.
  const current = plan && plan.turn === view.turn ? plan : null;
  const id = open?.decision.id;
  // Taken back, the same question comes again: then it is asked.
  if (onItsWay !== null && onItsWay !== id) setOnItsWay(null);
  const found = open && !board.guided && given.current !== id ? byItself(open, current, board) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (id === undefined || !found) return;
    given.current = id;
    setOnItsWay(id);
    if (found.do === 'declare') setPlan((now) => now && { ...now, declaration: null });
    if (found.do === 'dice') setPlan((now) => now && { ...now, dice: null });
    answer(id, found);
  }, [id, found !== null]);
  return {
    /** Nobody is asked what answers itself, unless that answer was refused: then it stays selected. */
    settles: id !== undefined && (found !== null || onItsWay === id) && selected?.decision !== id,
    make: (made: Omit<Plan, 'turn'>) => setPlan({ ...made, turn: view.turn }),
  };
}
