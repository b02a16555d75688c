import type { FeedLine } from '@reverie/table/feed';
import { NUDGE_INTERVAL } from '@reverie/table/wire';
import { expect, test } from 'vitest';
import { nudgeTo, restOf } from './nudge.ts';

const nudged = (seq: number, whom: number, at = 0): FeedLine => ({ seq, at, kind: 'nudged', seat: 0, whom });
const moved = (seq: number): FeedLine => ({
  seq,
  at: 0,
  kind: 'played',
  n: seq,
  did: 'answer',
  seat: 0,
  program: false,
  to: null,
  heard: [],
  seal: null,
});
const waitsFor = (...waitingFor: number[]) => ({ waitingFor, back: null });

test('a reminder stands until there is a move, and only for who is still waited for', () => {
  const lines = [moved(1), nudged(2, 1)];
  expect(nudgeTo(1, lines, waitsFor(1))?.seq).toBe(2);
  expect(nudgeTo(0, lines, waitsFor(0))).toBeNull();
  expect(nudgeTo(1, lines, waitsFor(0))).toBeNull();
  expect(nudgeTo(null, lines, waitsFor(1))).toBeNull();
  expect(nudgeTo(1, [...lines, moved(3)], waitsFor(1))).toBeNull();
  const talk: FeedLine = { seq: 3, at: 0, kind: 'said', seat: 1, name: '', text: 'attendez' };
  expect(nudgeTo(1, [...lines, talk], waitsFor(1))?.seq).toBe(2);
});

test('whoever is asked to agree to a step back is reminded until the answer', () => {
  const asked = { waitingFor: [], back: { seat: 0, to: 1, waitingFor: [1, 2] } };
  const lines = [moved(1), nudged(2, 1)];
  expect(nudgeTo(1, lines, asked)?.seq).toBe(2);
  expect(nudgeTo(2, lines, asked)).toBeNull();
  const answered: FeedLine = { seq: 3, at: 0, kind: 'backAnswered', seat: 1, agree: true };
  expect(nudgeTo(1, [...lines, answered], asked)).toBeNull();
});

test('a seat rests for the pause after a reminder, and no longer than that by a wrong clock', () => {
  const lines = [nudged(1, 1, 100_000), nudged(2, 2, 130_000)];
  expect(restOf(1, lines, 100_000)).toBe(NUDGE_INTERVAL);
  expect(restOf(1, lines, 100_000 + NUDGE_INTERVAL - 1)).toBe(1);
  expect(restOf(1, lines, 100_000 + NUDGE_INTERVAL)).toBe(0);
  expect(restOf(2, lines, 130_000 - 3_600_000)).toBe(NUDGE_INTERVAL);
  expect(restOf(0, lines, 100_000)).toBe(0);
});
