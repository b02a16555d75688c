import type { FeedLine } from '@reverie/table/feed';
import { expect, test } from 'vitest';
import { orderOf } from './order.ts';

const moderated = (seq: number, change: object): FeedLine =>
  ({
    seq,
    at: seq,
    kind: 'moderated',
    watch: null,
    gallery: null,
    mute: null,
    remove: null,
    hide: null,
    ...change,
  }) as FeedLine;

test('what the owner changed last is what counts', () => {
  const order = orderOf([
    moderated(1, { gallery: 'slow', mute: { who: 'Eve', on: true } }),
    moderated(2, { mute: { who: 1, on: true }, hide: 7 }),
    moderated(3, { mute: { who: 'Eve', on: false }, remove: 'Mallory' }),
    // As a server of an earlier version tells it.
    moderated(4, { hide: undefined }),
  ]);
  expect(order.gallery).toBe('slow');
  expect([...order.muted]).toEqual([1]);
  expect([...order.removed]).toEqual(['Mallory']);
  expect([...order.hidden]).toEqual([7]);
  expect(orderOf([]).gallery).toBe('open');
});
