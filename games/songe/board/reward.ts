/** What the Conteur gives with one press or one drag. */
import type { Open } from './reading.ts';
import type { Held, Table } from './table.ts';

/** SON-PPG-02, SON-KAR-05: a stone or a square of Karma for whoever it is put on. */
export const reward = (open: Pick<Open, 'decision'>, what: Held, to: number, give: Table['give']): void => {
  if (what === 'award') give(open, { do: 'award', to, count: 1, why: 'panache' });
  if (what === 'karma') give(open, { do: 'judge', to, cases: 1 });
};
