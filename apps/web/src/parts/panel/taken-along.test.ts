import type { FeedLine } from '@reverie/table/feed';
import { expect, test } from 'vitest';
import { takenAlong } from './taken-along.ts';

const played = (n: number, seat: number, did = 'answer', to: number | null = null) =>
  ({ kind: 'played', seq: n, at: n, n, did, seat, to }) as unknown as FeedLine;
const asked = (to: number) => ({ kind: 'backAsked', seq: 99, at: 99, seat: 0, to }) as FeedLine;

test('one’s own answers since the move that is asked back are counted, without those undone before', () => {
  const lines = [played(1, 0), played(2, 1), played(3, 0), played(4, 1), played(5, 1)];
  expect(takenAlong([...lines, asked(2)], 1)).toBe(2);
  expect(takenAlong([...lines, asked(2)], null)).toBe(0);
  expect(takenAlong([...lines, played(6, 0, 'back', 4), asked(2)], 1)).toBe(1);
  expect(takenAlong([...lines, played(6, 0, 'back', 2), played(7, 1), asked(2)], 1)).toBe(1);
  expect(takenAlong(lines, 1)).toBe(0);
});
