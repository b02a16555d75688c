/** What is in hand when a question comes, comes again or is taken back. */
import { expect, test } from 'vitest';
import { begun, type Draft, inHandFor } from './draft.ts';

const drawn: Draft = { ...begun(2), end: [3000, 2400], target: 7 };
const nobody: ReadonlySet<number> = new Set();

test('a figure that is chosen and then declares keeps what was drawn for it', () => {
  expect(inHandFor(drawn, 2, nobody)).toBe(drawn);
  expect(inHandFor(drawn, 3, nobody)).toEqual(begun(3));
  expect(inHandFor(null, 2, nobody)).toEqual(begun(2));
});

test('once the choice is taken back nobody is in hand, but for the only one that may be chosen', () => {
  expect(inHandFor(drawn, null, new Set([1, 2]))).toBeNull();
  expect(inHandFor(drawn, null, nobody)).toBeNull();
  expect(inHandFor(drawn, null, new Set([2]))).toEqual(begun(2));
});
