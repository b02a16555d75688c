import { expect, test } from 'vitest';
import { seated } from './seats.ts';

test('whoever is spoken of keeps its plate', () => {
  const first = seated([null, null, null], [7, 9]);
  expect(first).toEqual([7, 9, null]);
  // Others come nearer: those who stay are not moved from plate to plate.
  const then = seated(first, [9, 8, 12]);
  expect(then).toEqual([8, 9, 12]);
  expect(seated(then, [])).toEqual([null, null, null]);
});
