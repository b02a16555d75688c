import { Fast } from '@reverie/kernel/chance/fast';
import { expect, test } from 'vitest';
import { tiered } from '../../../tools/tiers.mjs';
import { logGamma, watched, watchedDifference } from './interval.ts';

test('the logarithm of the gamma function is that of factorials, and of √π at one half', () => {
  let factorial = 0;
  for (let n = 1; n <= 60; n++) {
    expect(logGamma(n)).toBeCloseTo(factorial, 9);
    factorial += Math.log(n);
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 10);
});

test('nothing is known of no games; one-sided where all were won or lost; a little wider than the usual interval', () => {
  expect(watched(0, 0)).toEqual({ low: 0, high: 1 });
  const all = watched(100, 100);
  expect(all.high).toBe(1);
  // 101 · p^100 = 1/20 at the edge.
  expect(101 * all.low ** 100).toBeCloseTo(1 / 20, 9);
  const none = watched(0, 100);
  expect([none.low, none.high]).toEqual([0, expect.closeTo(1 - all.low, 12)]);
  const half = watched(1200, 2400);
  const usual = 2 * 1.96 * Math.sqrt(0.25 / 2400);
  expect(half.high - half.low).toBeGreaterThan(usual);
  expect(half.high - half.low).toBeLessThan(2 * usual);
});

const SEED = Number(process.env.REVERIE_SEED ?? 11);
const SERIES = tiered(60, 300);
const LONG_SERIES = tiered(24, 120);
/** One in twenty may be wrong; in a sample, that and three standard errors. */
const mostOf = (series: number): number => series / 20 + 3 * Math.sqrt(series * 0.05 * 0.95);

/** How many series of 200 games leave the true share outside at any moment. */
function everWrong(share: number, game: (below: (n: number) => number) => number): number {
  const below = new Fast(SEED).below();
  let wrong = 0;
  for (let series = 0; series < SERIES; series++) {
    let won = 0;
    for (let n = 1; n <= 200; n++) {
      won += game(below);
      const { low, high } = watched(won, n);
      if (share < low || share > high) {
        wrong++;
        break;
      }
    }
  }
  return wrong;
}

test(`watched all the time, it is wrong in at most one series of twenty, also in parts (seed ${SEED})`, () => {
  const most = mostOf(SERIES);
  expect(everWrong(0.5, (below) => below(2))).toBeLessThanOrEqual(most);
  expect(everWrong(0.1, (below) => (below(10) === 0 ? 1 : 0))).toBeLessThanOrEqual(most);
  expect(everWrong(0.5, (below) => below(3) / 2)).toBeLessThanOrEqual(most);
});

test('a difference: nothing is known of no games; both signs are alike; narrower where most games come out alike', () => {
  expect(watchedDifference(0, 0, 0)).toEqual({ low: -1, high: 1 });
  const { low, high } = watchedDifference(345, 270, 864);
  const other = watchedDifference(270, 345, 864);
  expect([other.low, other.high]).toEqual([expect.closeTo(-high, 12), expect.closeTo(-low, 12)]);
  expect([low, high].map((edge) => Math.abs(edge - 75 / 864) < 0.09)).toEqual([true, true]);
  const calm = watchedDifference(95, 20, 864);
  expect(calm.low).toBeGreaterThan(0.045);
  expect(calm.high - calm.low).toBeLessThan((high - low) / 2);
  // Not one game turned: the interval still says what could have been missed.
  const none = watchedDifference(0, 0, 864);
  expect(none.low).toBeLessThan(-0.005);
  expect(none.high).toBeLessThan(0.05);
  const all = watchedDifference(100, 0, 100);
  expect(all.high).toBe(1);
  expect(all.low).toBeGreaterThan(0.8);
});

/** How many series of 20 looks, a shard each, leave the true mean outside at any of them. */
function everOff(mean: number, pair: (below: (n: number) => number) => number): number {
  const below = new Fast(SEED).below();
  let wrong = 0;
  for (let series = 0; series < LONG_SERIES; series++) {
    let [gained, lost] = [0, 0];
    for (let n = 1; n <= 20 * 48; n++) {
      const moved = pair(below);
      if (moved > 0) gained += moved;
      else lost -= moved;
      if (n % 48 > 0) continue;
      const { low, high } = watchedDifference(gained, lost, n);
      if (mean < low || mean > high) {
        wrong++;
        break;
      }
    }
  }
  return wrong;
}

test.each([
  ['as many turn for as against', 0, (below: (n: number) => number) => below(3) - 1],
  ['few turn', 0.1, (below: (n: number) => number) => (below(10) === 0 ? 1 : 0)],
  [
    'half turn, most of them for',
    0.3,
    (below: (n: number) => number) => [1, 1, 1, 1, -1, 0, 0, 0, 0, 0][below(10)] as number,
  ],
  ['almost all turn', -0.9, (below: (n: number) => number) => (below(20) === 0 ? 1 : -1)],
  ['in parts', 0.125, (below: (n: number) => number) => [0.5, -0.5, 0.5, 0][below(4)] as number],
])(`a difference watched all the time is wrong in at most one series of twenty: %s (seed ${SEED})`, (_, mean, pair) => {
  expect(everOff(mean, pair)).toBeLessThanOrEqual(mostOf(LONG_SERIES));
});
