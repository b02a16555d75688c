import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fast } from './fast.ts';
import { among, choose, dice, die, draw, pick, row, type Space, shuffle, sum } from './spaces.ts';

const spaces: Record<string, [Space, ways: bigint]> = {
  'a die': [die(6), 6n],
  'one of five': [pick(5), 5n],
  'a handful of dice': [dice(4, 6), 1296n],
  'a sum of dice': [sum(5, 4), 1024n],
  'one by weights': [among([3, 0, 2, 5]), 10n],
  stones: [draw([4, 3, 2], 5), choose(9, 5)],
  'a row of stones': [row([3, 2], 3), 60n],
  'an order': [shuffle(5), 120n],
  'no dice': [dice(0, 6), 1n],
  'no stones': [draw([2, 2], 0), 1n],
  'all stones': [draw([2, 3], 5), 1n],
};

describe.each(Object.entries(spaces))('%s', (_, [space, ways]) => {
  const outcomes = space.outcomes();

  test('weighs every outcome once', () => {
    expect(outcomes.reduce((total, [, weight]) => total + weight, 0n)).toBe(ways);
    expect(new Set(outcomes.map(([outcome]) => JSON.stringify(outcome))).size).toBe(outcomes.length);
    expect(outcomes.length).toBeLessThanOrEqual(space.size);
    for (const [outcome] of outcomes) expect(space.includes(outcome)).toBe(true);
  });

  test('samples only what it lists, as often as it weighs', () => {
    const below = new Fast(11).below();
    const samples = 20_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < samples; i++) {
      const key = JSON.stringify(space.sample(below));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const [outcome, weight] of outcomes) {
      const p = Number(weight) / Number(ways);
      const found = (seen.get(JSON.stringify(outcome)) ?? 0) / samples;
      expect(Math.abs(found - p)).toBeLessThan(6 * Math.sqrt((p * (1 - p)) / samples) + 1 / samples);
      seen.delete(JSON.stringify(outcome));
    }
    expect([...seen.keys()]).toEqual([]);
  });

  test('takes nothing else for an outcome', () => {
    const listed = new Set(outcomes.map(([outcome]) => JSON.stringify(outcome)));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.nat({ max: 6 })), fc.constant(Number.NaN)), (x) => {
        expect(space.includes(x)).toBe(listed.has(JSON.stringify(x)));
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

test('a pool of dice is listed from high to low with the ways to throw it', () => {
  expect(dice(2, 3).outcomes()).toEqual([
    [[3, 3], 1n],
    [[3, 2], 2n],
    [[3, 1], 2n],
    [[2, 2], 1n],
    [[2, 1], 2n],
    [[1, 1], 1n],
  ]);
});

test('weights beyond 2^53 stay exact', () => {
  const outcomes = sum(30, 10).outcomes();
  expect(outcomes.reduce((total, [, weight]) => total + weight, 0n)).toBe(10n ** 30n);
});

test('what cannot be drawn is a fault in the rules, said in one line', () => {
  expect(() => die(0)).toThrow('chance cannot draw this: a die of 0 sides');
  expect(() => die(Number.NaN)).toThrow(RangeError);
  expect(() => draw([2, 1], 4)).toThrow('4 stones out of a bag of 3');
  expect(() => among([0, 0])).toThrow(RangeError);
  expect(() => among([1, -1])).toThrow(RangeError);
  expect(() => dice(1.5, 6)).toThrow(RangeError);
});
