import { expect, test } from 'vitest';
import { fatigueSegments, isTrackFull, malusOf, rested, trackLength } from './fatigue.ts';

/** At how many marked cells each malus begins. */
function begins(endurance: number): Record<number, number> {
  const first: Record<number, number> = {};
  for (let marked = trackLength(endurance); marked >= 0; marked--) first[malusOf(endurance, marked)] = marked;
  return first;
}

test('RDD-FAT-01 endurance 24: four cells a segment', () => {
  expect(fatigueSegments(24)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
  expect(begins(24)).toEqual({ 0: 0, [-1]: 13, [-2]: 25, [-3]: 29, [-4]: 33, [-5]: 37, [-6]: 41, [-7]: 45 });
});

test('RDD-FAT-01 endurance 20: three and four cells', () => {
  expect(fatigueSegments(20)).toEqual([3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4]);
  expect(begins(20)).toEqual({ 0: 0, [-1]: 11, [-2]: 21, [-3]: 24, [-4]: 27, [-5]: 31, [-6]: 34, [-7]: 37 });
});

test('the odd cells are dealt to the segments 6, 3, 5, 2, 4, 1 in turn', () => {
  const firstHalf = (endurance: number) => fatigueSegments(endurance).slice(0, 6);
  expect(firstHalf(12)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(firstHalf(13)).toEqual([2, 2, 2, 2, 2, 3]);
  expect(firstHalf(14)).toEqual([2, 2, 3, 2, 2, 3]);
  expect(firstHalf(15)).toEqual([2, 2, 3, 2, 3, 3]);
  expect(firstHalf(16)).toEqual([2, 3, 3, 2, 3, 3]);
  expect(firstHalf(17)).toEqual([2, 3, 3, 3, 3, 3]);
  expect(firstHalf(18)).toEqual([3, 3, 3, 3, 3, 3]);
});

test('twelve segments, two equal halves, twice the endurance in all, a malus that only grows', () => {
  for (let endurance = 6; endurance <= 40; endurance++) {
    const segments = fatigueSegments(endurance);
    expect(segments).toHaveLength(12);
    expect(segments.slice(6)).toEqual(segments.slice(0, 6));
    expect(segments.reduce((sum, cells) => sum + cells, 0)).toBe(2 * endurance);
    for (let marked = 1; marked <= 2 * endurance; marked++) {
      expect(malusOf(endurance, marked)).toBeLessThanOrEqual(malusOf(endurance, marked - 1));
      expect(isTrackFull(endurance, marked)).toBe(marked === 2 * endurance);
    }
    expect(malusOf(endurance, 2 * endurance)).toBe(-7);
    expect(malusOf(endurance, 2 * endurance + 9)).toBe(-7);
  }
});

test('an hour of sleep clears the segment that was reached', () => {
  expect(rested(24, 20, 1)).toBe(16);
  expect(rested(24, 18, 1)).toBe(16);
  expect(rested(24, 48, 1)).toBe(44);
  expect(rested(24, 60, 1)).toBe(44);
  expect(rested(24, 48, 12)).toBe(0);
});

test('a segment less than half marked goes with the one before', () => {
  expect(rested(24, 17, 1)).toBe(12);
  expect(rested(20, 4, 1)).toBe(0);
  expect(rested(20, 5, 1)).toBe(3);
  expect(rested(24, 1, 1)).toBe(0);
  expect(rested(24, 0, 8)).toBe(0);
  expect(rested(24, 17, 0)).toBe(17);
  expect(rested(24, 17, 2)).toBe(8);
});
