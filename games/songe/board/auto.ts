/** Questions with nothing to decide answer themselves, where the player lets them. */

import { createStore, readStored, writeStored } from '@reverie/ui/store';
import { useEffect, useRef } from 'react';
import type { Answer } from '../answers.ts';
import type { View } from '../view-shape.ts';
import { type Open, offered, type SongeProps } from './reading.ts';

const KEY = 'reverie.songe.guard';
const guard = createStore(readStored(KEY) !== false);

/** Whether empty questions are passed over ("garde d’office"). */
export const useGuard = guard.use;
export function setGuard(on: boolean): void {
  guard.set(on);
  writeStored(KEY, on);
}

/** Réussites from which a wound is a worse one. */
const WOUND_AT = [1, 3, 6, 8];
const kindOf = (total: number): number => WOUND_AT.filter((least) => total >= least).length;

/** What may still be drawn again or turned, at most: stones that could become white. */
function mendable(choices: readonly Answer[], points: number): number {
  const redraws = new Map<string, number>();
  for (const { from, count } of offered(choices, 'redraw')) redraws.set(from, Math.max(redraws.get(from) ?? 0, count));
  return (
    [...redraws.values()].reduce((sum, n) => sum + n, 0) +
    offered(choices, 'invert').length +
    (offered(choices, 'karma').length > 0 ? points : 0)
  );
}

/** The answer to a question that leaves nothing to decide. */
export function autoAnswer(view: View, { decision, choices }: Open): Answer | undefined {
  if (decision.optional) return undefined;
  const [only] = choices;
  if (!decision.kind.startsWith('duel.') && decision.kind !== 'melee.bid' && decision.kind !== 'melee.turn')
    return undefined;
  if (choices.length === 1 && decision.kind !== 'duel.stance') return only;
  const figure = 'side' in decision.about ? figureOfSide(view, decision.about.side) : undefined;
  switch (decision.kind) {
    case 'duel.stance':
      return choices.length === 1 ? only : undefined;
    case 'duel.openMend': {
      const { white, foeWhite } = decision.about;
      if (white === undefined || foeWhite === undefined || foeWhite === null) return undefined;
      return mendable(choices, 0) < foeWhite - white ? { do: 'stand' } : undefined;
    }
    case 'duel.attackMend':
    case 'duel.defendMend':
    case 'duel.counterMend': {
      const { white } = decision.about;
      if (white === undefined) return undefined;
      return mendable(choices, Math.max(0, figure?.points ?? 0)) < 5 - white ? { do: 'stand' } : undefined;
    }
    case 'duel.raise': {
      const { chain, result, side } = decision.about;
      const attacks = view.business.some((one) => one.kind === 'duel' && one.up === side);
      // A stone that changes no wound is better kept: the sum counts when the chain ends.
      const after = attacks ? chain + result + 1 : chain;
      return kindOf(after) === kindOf(chain + result) ? { do: 'pass' } : undefined;
    }
    default:
      return undefined;
  }
}

function figureOfSide(view: View, side: 0 | 1) {
  const duel = view.business.find((one) => one.kind === 'duel');
  return duel ? view.figures[duel.sides[side].figure] : undefined;
}

/** Gives these answers by itself, each question once. True while one is on its way. */
export function useAutoAnswers({ view, decisions, answer, guided }: SongeProps): boolean {
  const on = useGuard() && !guided;
  const given = useRef(-1);
  const waiting = on ? decisions.find((open) => autoAnswer(view, open) !== undefined) : undefined;
  useEffect(() => {
    if (!waiting || given.current === waiting.decision.id) return;
    const found = autoAnswer(view, waiting);
    if (!found) return;
    given.current = waiting.decision.id;
    answer(waiting.decision.id, found);
  }, [waiting, view, answer]);
  return waiting !== undefined;
}
