/** How an answer may turn out, from the best to the worst for whoever is asked. */
import type { Decision, Rules, Worth } from '@reverie/kernel/game';
import type { ShownOdds } from '@reverie/ui/board';

type Way = ShownOdds['ways'][number];

export interface RankedWay extends Way {
  readonly worth: 'good' | 'even' | 'bad';
  /** How far it is from the best of the good ones, or from the worst of the bad ones. */
  readonly rank: number;
}

/** The best first and the worst last, where the game says which is better; between them, as they came, those that are neither. */
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
