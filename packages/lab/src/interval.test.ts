import { Fast } from '@reverie/kernel/chance/fast';
import { expect, test } from 'vitest';
import { logGamma, watched } from './interval.ts';

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

/** How many of 300 series of 200 games leave the true share outside at any moment. */
function everWrong(share: number, game: (below: (n: number) => number) => number): number {
  const below = new Fast(11).below();
  let wrong = 0;
  for (let series = 0; series < 300; series++) {
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

test('watched all the time, it is wrong in at most one series of twenty; also where games count in parts', () => {
  // Fifteen of 300 are allowed; in a sample of 300 that is up to 26 (three standard errors).
  const most = 26;
  expect(everWrong(0.5, (below) => below(2))).toBeLessThanOrEqual(most);
  expect(everWrong(0.1, (below) => (below(10) === 0 ? 1 : 0))).toBeLessThanOrEqual(most);
  expect(everWrong(0.5, (below) => below(3) / 2)).toBeLessThanOrEqual(most);
});
