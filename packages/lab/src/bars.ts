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

/** A bar for a kind of label stands for each label of that kind that was met. */
export function verdictsOf(counts: Readonly<Counts>, { bars }: Pick<HouseStudy, 'bars'>): readonly Verdict[] {
  const all = countOf(counts, NAMES.games);
  const labels = namesUnder(counts, NAMES.slice);
  return bars.flatMap((bar) => {
    const meant = bar.of.endsWith(':*') ? labels.filter((name) => name.startsWith(bar.of.slice(0, -1))) : [bar.of];
    return meant.map((label): Verdict => {
      const share = shareOf(counts, label);
      const found =
        bar.what === 'victories' ? share : { value: share.games / all, interval: watched(share.games, all) };
      const interval = { low: 100 * found.interval.low, high: 100 * found.interval.high };
      const missed = interval.high < bar.least || interval.low > bar.most;
      const met = interval.low >= bar.least && interval.high <= bar.most;
      return { bar, label, value: 100 * found.value, interval, verdict: missed ? 'missed' : met ? 'met' : 'open' };
    });
  });
}
