import { expect, test } from 'vitest';
import { scenarioSchema } from '../options.ts';
import { MOST_PIECES } from '../scenery.ts';
import { begun, changed, finished, type GroundDraft, withNew, without, withPiece } from './ground-draft.ts';
import { boxed, type Piece } from './pieces.ts';

const rock = boxed('rock', [10, 10], [20, 20]) as Piece;
const ground = (pieces: number): GroundDraft => ({
  ...begun({
    side: 75,
    plan: scenarioSchema.parse({ name: 'Rocks', scenery: Array.from({ length: pieces }, () => rock) }),
  }),
  said: 'kept',
});

test('a new piece is laid and chosen, with its copy where both seats shall have the same', () => {
  const one = withNew(ground(2), rock, false);
  expect([one?.plan.scenery.length, one?.chosen, one?.said]).toEqual([3, 2, '']);
  const two = withNew(ground(2), rock, true);
  expect(two?.plan.scenery.slice(2).map(({ at }) => at[0])).toEqual([
    [10, 10],
    [65, 65],
  ]);
  expect(two?.chosen).toBe(2);
});

test('no piece is laid without its copy, or beyond what a table may have', () => {
  expect(withNew(ground(MOST_PIECES - 2), rock, true)?.plan.scenery).toHaveLength(MOST_PIECES);
  expect(withNew(ground(MOST_PIECES - 1), rock, true)).toBeNull();
  expect(withNew(ground(MOST_PIECES - 1), rock, false)?.plan.scenery).toHaveLength(MOST_PIECES);
  expect(withNew(ground(MOST_PIECES), rock, false)).toBeNull();
});

test('a ground that is opened begins with nothing chosen, tried or said', () => {
  const { side, plan } = ground(1);
  expect(begun({ side, plan }, 'g1')).toEqual({
    id: 'g1',
    name: 'Rocks',
    side,
    plan,
    chosen: null,
    walk: [],
    said: '',
  });
});

test('what was said of a ground goes with a change of it', () => {
  expect(changed(ground(1), { turns: 3 })).toMatchObject({ plan: { turns: 3 }, said: '' });
  expect(withPiece(ground(2), 1, { ...rock, height: 9 }).plan.scenery.map(({ height }) => height)).toEqual([3, 9]);
  expect(without({ ...ground(2), chosen: 1 }, 1)).toMatchObject({ chosen: null, plan: { scenery: [rock] }, said: '' });
});

test('a ground is kept under its name, or under a name for those that have none', () => {
  expect(finished({ ...ground(0), name: ' Two rocks ' }, 'Unnamed').plan.name).toBe('Two rocks');
  expect(finished({ ...ground(0), name: ' ' }, 'Unnamed').plan.name).toBe('Unnamed');
});
