/** Where a player stands when he is asked something, and what is the same for all that he may be asked. */
import type { Answer } from '../answers.ts';
import { CELLS, type CellIndex } from '../data/map.ts';
import type { DreamerView } from '../view.ts';
import { lostShare } from './lost.ts';
import type { Stand } from './meet.ts';
import { OFF, spotsOf } from './model.ts';
import { CHANCE } from './quantities.ts';
import { elapsed, stateOf } from './solutions.ts';
import type { Solution } from './solve.ts';

export interface Weighed {
  readonly answer: Answer;
  /** In every quantity of the solution. */
  readonly values: readonly number[];
}

/** Everything a weighing works with. While lost, there are several places where he may stand. */
export interface Situation {
  readonly view: DreamerView;
  readonly s: Solution;
  readonly t: number;
  readonly state: number;
  readonly points: number;
  readonly spots: readonly CellIndex[];
}

export const coord = (cell: CellIndex): string => CELLS[cell]?.coord ?? '';

export function situationOf(s: Solution, view: DreamerView): Situation {
  return { view, s, t: elapsed(s, view), state: stateOf(s, view), points: view.points, spots: spotsOf(view) };
}

/** The average over the places where he may stand. */
export function over({ s, spots, t, state, points }: Situation, worth: (at: Stand, q: number) => number): number[] {
  return s.quantities.map((_, q) => {
    let total = 0;
    for (const cell of spots) total += worth({ t, state, points, cell }, q);
    return total / spots.length;
  });
}

/** Whatever a lost dreamer does about an encounter, he does not learn by it where he is. */
export function stillLost(at: Situation, weighed: readonly Weighed[]): readonly Weighed[] {
  if (at.view.cell !== null || !at.view.journey) return weighed;
  const share = lostShare(at.s, at, at.spots);
  return weighed.map(({ answer, values }) => ({ answer, values: values.with(CHANCE, values[CHANCE]! * share) }));
}

/** Where a step leads: off the map too, and into a hole. */
export const there = (s: Solution, cell: CellIndex | undefined): CellIndex =>
  cell === undefined || s.model.missing[cell] ? OFF : cell;
