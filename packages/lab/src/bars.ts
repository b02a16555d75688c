/** Whether a study keeps to the bars that its game was given. */
import type { Bar, HouseStudy } from '@reverie/kernel/house-study';
import { type Counts, countOf, namesUnder } from './counts.ts';
import { type Interval, watched } from './interval.ts';
import { NAMES } from './play.ts';
import { shareOf } from './run.ts';

export interface Verdict {
  readonly bar: Bar;
  readonly label: string;
  /** In points of a hundred, like the bar. */
  readonly value: number;
  readonly interval: Interval;
  /** `open` where the interval reaches over an edge of the bar: more games would tell. */
  readonly verdict: 'met' | 'open' | 'missed';
}

/** The label, or those of a kind that were met. */
const meantBy = (counts: Readonly<Counts>, of: string): readonly string[] =>
  of.endsWith(':*') ? namesUnder(counts, NAMES.slice).filter((name) => name.startsWith(of.slice(0, -1))) : [of];

/** In how many games of a hundred anybody has the labels that a study tells without a bar. */
export function toldOf(counts: Readonly<Counts>, { told = [] }: Pick<HouseStudy, 'told'>) {
  const all = countOf(counts, NAMES.games);
  return told.flatMap((of) =>
    meantBy(counts, of).map((label) => ({ label, value: (100 * shareOf(counts, label).games) / all })),
  );
}

/** A bar for a kind of label stands for each label of that kind that was met. */
export function verdictsOf(counts: Readonly<Counts>, { bars }: Pick<HouseStudy, 'bars'>): readonly Verdict[] {
  const all = countOf(counts, NAMES.games);
  return bars.flatMap((bar) =>
    meantBy(counts, bar.of).map((label): Verdict => {
      const share = shareOf(counts, label);
      const found =
        bar.what === 'victories' ? share : { value: share.games / all, interval: watched(share.games, all) };
      const interval = { low: 100 * found.interval.low, high: 100 * found.interval.high };
      const missed = interval.high < bar.least || interval.low > bar.most;
      const met = interval.low >= bar.least && interval.high <= bar.most;
      return { bar, label, value: 100 * found.value, interval, verdict: missed ? 'missed' : met ? 'met' : 'open' };
    }),
  );
}
