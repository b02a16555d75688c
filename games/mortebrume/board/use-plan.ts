/** The plan in hand: given bit by bit as the questions come. In a lesson nothing answers itself. */
import { useGivenAnswers } from '@reverie/ui/given-answers';
import { useEffect, useState } from 'react';
import { noPlan, type Plan, settled, spent } from './plan.ts';
import type { MortebrumeProps, Open } from './reading.ts';

export function usePlan(board: MortebrumeProps, open: Open | undefined) {
  const { view, answer, selected, guided } = board;
  const [plan, setPlan] = useState<Plan>(() => noPlan(view.turn));
  const [voice, setVoice] = useState<number | null>(null);
  const id = open?.decision.id;
  const { isGiven, isOnItsWay, anew, give } = useGivenAnswers(id === undefined ? [] : [id]);
  const found = open && !guided && !isGiven(open.decision.id) ? settled(view, open, plan, voice) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!open || id === undefined || !found) return;
    give(id);
    setPlan((now) => spent(now, open));
    // Who speaks every turn lays no dice unless it is asked.
    if (found.do === 'name') setPlan((now) => ({ ...now, turn: view.turn, dice: { ...now.dice, [found.fighter]: 0 } }));
    answer(id, found);
  }, [id, found !== null]);
  return {
    /** Nobody is asked what answers itself, unless that answer was refused: then it stays selected. */
    settles: id !== undefined && (found !== null || isOnItsWay(id)) && selected?.decision !== id,
    /** Somebody answers this question by hand: what follows it was not asked before, whatever its number. */
    anew,
    change: (make: (plan: Plan) => Plan) => setPlan((now) => make(now.turn === view.turn ? now : noPlan(view.turn))),
    /** Who speaks for the horde without being asked for. */
    voice,
    setVoice,
  };
}
