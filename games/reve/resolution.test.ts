import { describe, expect, test } from 'vitest';
import { bands, chanceOf, isSuccess, paidFor, RESULTS, read, successShare, weights, weightsAt } from './resolution.ts';
import { coversOnce } from './test/covers-once.ts';

const rolls = Array.from({ length: 100 }, (_, place) => place + 1);

/** As the table prints a line: the upper ends of the two best results, the lower ends of the two worst. */
function printed(p: number, adjustment: number): readonly (number | undefined)[] {
  const line = bands(p, adjustment);
  return [line.particuliere?.to, line.significative?.to, line.echecParticulier?.from, line.echecTotal?.from];
}

describe('RDD-ROLL-01, RDD-ROLL-03 lines of the printed table', () => {
  test.each([
    [10, 0, 50, [10, 25, 90, 96]],
    [6, 0, 30, [6, 15, 86, 94]],
    [12, 1, 66, [14, 33, 94, 98]],
    [12, 3, 78, [16, 39, 96, 99]],
    [15, -1, 67, [14, 33, 94, 98]],
    [13, -7, 19, [4, 9, 84, 93]],
    [3, -10, 1, [1, undefined, 81, 92]],
    [8, -10, 2, [1, undefined, 81, 92]],
    [20, 0, 100, [20, 50, undefined, 100]],
    [20, 1, 110, [22, 55, undefined, undefined]],
    [21, 7, 178, [36, 89, undefined, undefined]],
  ])('characteristic %i at %i is %i %%', (characteristic, adjustment, p, line) => {
    expect(chanceOf(characteristic, adjustment)).toBe(p);
    expect(printed(p, adjustment)).toEqual(line);
  });

  test('the columns −8, −9 and −10, and never less than 1 %', () => {
    expect(chanceOf(11, -8)).toBe(11);
    expect(chanceOf(11, -9)).toBe(5);
    expect(chanceOf(11, -10)).toBe(2);
    expect(chanceOf(1, -9)).toBe(1);
    expect(chanceOf(0, 0)).toBe(1);
  });
});

describe('RDD-ROLL-02 very low adjustments', () => {
  test.each([
    [-11, 90],
    [-12, 70],
    [-13, 50],
    [-14, 30],
    [-15, 10],
    [-16, 2],
  ])('at %i échec total begins at %i', (adjustment, total) => {
    expect(chanceOf(20, adjustment)).toBe(1);
    expect(printed(1, adjustment)).toEqual([undefined, undefined, total === 2 ? undefined : 2, total]);
    expect(weights(20, adjustment)).toEqual([0, 0, 1, 0, total - 2, 101 - total]);
    expect(read(1, adjustment, 1)).toBe('normale');
  });

  test('from −17 on every roll is an échec total', () => {
    for (const adjustment of [-17, -18, -40]) {
      expect(chanceOf(20, adjustment)).toBe(0);
      expect(weights(20, adjustment)).toEqual([0, 0, 0, 0, 0, 100]);
    }
  });

  test('a bonus on p changes nothing there', () => {
    expect(weightsAt(30, -11)).toEqual(weights(20, -11));
  });
});

describe('RDD-ROLL-03 the bands', () => {
  const lines = [
    ...Array.from({ length: 1000 }, (_, place) => ({ p: place + 1, adjustment: 0 })),
    ...[-11, -12, -13, -14, -15, -16, -17, -18].map((adjustment) => ({ p: chanceOf(10, adjustment), adjustment })),
  ];

  test('cover 1 to 100 once, from best to worst', () => {
    for (const { p, adjustment } of lines) {
      const line = bands(p, adjustment);
      expect(coversOnce(RESULTS.map((result) => line[result]).filter((band) => band !== undefined))).toBe(true);
      expect(weightsAt(p, adjustment).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    }
  });

  test('say what a roll reads', () => {
    for (const { p, adjustment } of lines) {
      const line = bands(p, adjustment);
      for (const roll of rolls) {
        const band = line[read(p, adjustment, roll)];
        expect(band !== undefined && band.from <= roll && roll <= band.to).toBe(true);
      }
    }
  });

  test('p of the hundred rolls succeed, but 00 never does', () => {
    for (const { p, adjustment } of lines) {
      const good = rolls.filter((roll) => isSuccess(read(p, adjustment, roll)));
      expect(good).toHaveLength(Math.min(p, 99));
      expect(good).not.toContain(100);
    }
  });

  test('a better chance never reads worse', () => {
    for (const roll of rolls) {
      for (let p = 2; p <= 120; p++) {
        expect(RESULTS.indexOf(read(p, 0, roll))).toBeLessThanOrEqual(RESULTS.indexOf(read(p - 1, 0, roll)));
      }
    }
  });

  test('no significative up to 3 %, no échec particulier from 96 %, no échec total above 100 %', () => {
    expect(rolls.filter((p) => bands(p, 0).significative === undefined)).toEqual([1, 2, 3]);
    expect(rolls.filter((p) => bands(p, 0).echecParticulier === undefined)).toEqual([96, 97, 98, 99, 100]);
    expect(read(100, 0, 100)).toBe('echecTotal');
    expect(read(101, 0, 100)).toBe('echec');
    expect(weights(60, 22)).toEqual([99, 0, 0, 1, 0, 0]);
  });
});

test('a roll off the die is a mistake of the caller', () => {
  for (const roll of [0, 101, 1.5]) expect(() => read(50, 0, roll)).toThrow(RangeError);
});

test('RDD-ROLL-02, RDD-ROLL-03 the share of successes: 00 never succeeds, one in a hundred from −11, none from −17', () => {
  expect([successShare(12, -8), successShare(20, 5), successShare(12, -11), successShare(12, -16)]).toEqual([
    0.12, 0.99, 0.01, 0.01,
  ]);
  expect(successShare(60, -17)).toBe(0);
});

test('RDD-CAST-07 what a result costs is paid with all that there is, where that is less', () => {
  expect([paidFor('normale', 6, 4), paidFor('particuliere', 6, 4), paidFor('echecTotal', 6, 20)]).toEqual([4, 3, 9]);
});
