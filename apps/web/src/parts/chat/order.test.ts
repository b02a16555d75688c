import type { FeedLine } from '@reverie/table/feed';
import { expect, test } from 'vitest';
import { fromOthers, orderOf } from './order.ts';

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

test('words of others count, of other spectators too; one’s own and deleted ones do not', () => {
  const said = (seq: number, seat: number | null, name: string) => ({
    seq,
    at: seq,
    kind: 'said',
    seat,
    name,
    text: '',
  });
  const lines = [
    said(1, 0, 'Ada'),
    said(2, null, 'Eve'),
    said(3, null, 'Mallory'),
    said(4, null, ''),
    { seq: 5, at: 5, kind: 'reacted', seat: 1, sign: 'bravo' },
    said(6, 1, 'Blaise'),
    moderated(7, { hide: 6 }),
  ] as FeedLine[];
  const heard = (seat: number | null, name: string) => fromOthers(lines, seat, name).map(({ seq }) => seq);
  expect(heard(0, 'Ada')).toEqual([2, 3, 4, 5]);
  expect(heard(null, 'Eve')).toEqual([1, 3, 4, 5]);
  expect(heard(null, '')).toEqual([1, 2, 3, 4, 5]);
});
