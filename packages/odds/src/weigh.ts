/** Odds out of the ordinary rules: a distribution of whatever a rule does with its draws. */
import type { Chance } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import { type Branch, CUT, TooManyOutcomes, weighed } from '@reverie/kernel/chance/weighed';
import { forecast, guesses, tryOut, type Way } from '@reverie/kernel/forecast';
import type { Decision, GameTypes, Rules } from '@reverie/kernel/game';
import { Dist, type Outcome } from './dist.ts';
import { lcm } from './whole.ts';

/** How many ways are walked at most before the odds of an answer are sampled instead. */
export const WEIGH_LIMIT = 20_000;
export const SAMPLES = 4000;
/**
 * A fight that is fought to its end tells hundreds of events, and thousands of fights would take seconds: samples end
 * after so many events, but for the fewest that an interval is worth saying of.
 */
const SAMPLED_EVENTS = 30_000;
const FEWEST = 100;

/** The exact distribution of what `run` gives. Throws `TooManyOutcomes` beyond `limit` ways. */
export function weigh<T extends Outcome>(run: (chance: Chance) => T, limit = WEIGH_LIMIT): Dist<T> {
  return gather(weighed(run, limit));
}

/** Branches with totals of their own, brought to one total. What was cut is the rest. */
function gather<T extends Outcome>(branches: readonly Branch<T>[]): Dist<T> {
  // Most trees have one total or a few: adding up within each keeps the large numbers few.
  const byTotal = new Map<bigint, Map<T | typeof CUT, bigint>>();
  for (const { result, weight, total } of branches) {
    const sums = byTotal.get(total) ?? new Map<T | typeof CUT, bigint>();
    byTotal.set(total, sums);
    sums.set(result, (sums.get(result) ?? 0n) + weight);
  }
  const common = [...byTotal.keys()].reduce(lcm, 1n);
  let rest = 0n;
  const entries: [T, bigint][] = [];
  for (const [total, sums] of byTotal) {
    for (const [result, weight] of sums) {
      const share = weight * (common / total);
      if (result === CUT) rest += share;
      else entries.push([result, share]);
    }
  }
  return Dist.weights(entries, rest);
}

/** One way an answer can turn out, from a sample: the share lies between low and high 95 times in 100. */
export interface Estimate {
  readonly way: Way;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export type Odds =
  | { readonly exact: true; readonly ways: Dist<Way> }
  | { readonly exact: false; readonly ways: readonly Estimate[]; readonly samples: number };

export interface OddsOptions {
  readonly limit?: number;
  readonly samples?: number;
  readonly seed?: number;
  /** One of the assumptions that the rules name for this answer (`Rules.assumes`). */
  readonly as?: string | undefined;
}

/**
 * The odds of an answer out of the view of its seat, so that they say no more than it knows; undefined where nothing about it is uncertain or of interest.
 * Exact up to `limit` ways, beyond that from samples, with the error said.
 */
export function oddsOf<G extends GameTypes>(
  rules: Rules<G>,
  view: G['View'],
  d: Decision,
  a: G['Answer'],
  { limit = WEIGH_LIMIT, samples = SAMPLES, seed = 1, as }: OddsOptions = {},
): Odds | undefined {
  if (!rules.way || rules.weighs?.(d, a) === false) return undefined;
  try {
    const ways = gather(forecast(rules, view, d, a, limit, as)).simplify();
    return ways.entries.length === 1 && ways.least === '' ? undefined : { exact: true, ways };
  } catch (error) {
    if (!(error instanceof TooManyOutcomes)) throw error;
    const chance = new Fast(seed);
    const guess = guesses(rules, view, d.seat);
    const counts = new Map<Way, number>();
    const effort = { events: 0 };
    let taken = 0;
    while (taken < samples && (taken < FEWEST || effort.events < SAMPLED_EVENTS)) {
      const way = tryOut(rules, guess, d, a, chance, as, effort);
      counts.set(way, (counts.get(way) ?? 0) + 1);
      taken++;
    }
    if (counts.size === 1 && counts.has('')) return undefined;
    const estimates = [...counts].map(([way, count]) => ({ way, share: count / taken, ...wilson(count, taken) }));
    return { exact: false, ways: estimates.sort((x, y) => (x.way < y.way ? -1 : 1)), samples: taken };
  }
}

/** Wilson's interval for a share: honest near 0 and 1, where the plain error bar is not. */
export function wilson(count: number, samples: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const p = count / samples;
  const centre = p + (z * z) / (2 * samples);
  const spread = z * Math.sqrt((p * (1 - p)) / samples + (z * z) / (4 * samples * samples));
  const scale = 1 + (z * z) / samples;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
