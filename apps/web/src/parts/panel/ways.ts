/** The outcomes of an answer, from best to worst for the seat that is asked. */
import type { Decision, Rules, Worth } from '@reverie/kernel/game';
import type { ShownOdds } from '@reverie/ui/board';

type Way = ShownOdds['ways'][number];

export interface RankedWay extends Way {
  readonly worth: 'good' | 'even' | 'bad';
  /** Distance from the best of the good ones, or from the worst of the bad ones. */
  readonly rank: number;
}

/** Best first, worst last, where the game ranks them; unranked ones between, in their order. */
export function inOrder({ ways }: ShownOdds, { good, bad }: Worth): readonly RankedWay[] {
  const listed = (names: readonly string[]) => names.flatMap((name) => ways.filter(({ way }) => way === name));
  const [best, worst] = [listed(good), listed(bad)];
  return [
    ...best.map((one, rank): RankedWay => ({ ...one, worth: 'good', rank })),
    ...ways
      .filter((one) => !best.includes(one) && !worst.includes(one))
      .map((one, rank): RankedWay => ({ ...one, worth: 'even', rank })),
    ...worst.map((one, i): RankedWay => ({ ...one, worth: 'bad', rank: worst.length - 1 - i })),
  ];
}

const UNRANKED: Worth = { good: [], bad: [] };

export const worthIn = ({ worth }: Pick<Rules, 'worth'>, decision: Decision, answer: unknown): Worth =>
  worth?.(decision, answer) ?? UNRANKED;
