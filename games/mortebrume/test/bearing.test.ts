/** Where a way leads, as people say it, and who is seen by nobody. */
import { expect, test } from 'vitest';
import { headingOf, nearest, runOf, towards } from '../rules/bearing.ts';
import { unseenBy } from '../sketch/sights.ts';
import { viewOf } from '../view.ts';
import { crowd, Table } from './table.ts';

const friend = { name: 'friend', x: 1000, y: 2000, seat: 0 };
const foe = { name: 'foe', x: 1300, y: 3000, seat: 1 };

test('a way leads towards whoever lies most nearly ahead, an enemy before a friend', () => {
  const all = [friend, foe];
  expect(towards([1000, 1000], [1000, 1500], 0, all)?.name).toBe('foe');
  expect(towards([1000, 1000], [1000, 1500], 0, [friend])?.name).toBe('friend');
  expect(towards([1000, 1000], [2000, 1000], 0, all)).toBeUndefined();
  expect(towards([1000, 1000], [1000, 500], 0, all)).toBeUndefined();
  expect(towards([1000, 1000], [1000, 1000], 0, all)).toBeUndefined();
});

test('headings are those of whoever sits at that edge, and a way is as long as its corners', () => {
  expect((['ahead', 'right', 'back', 'left'] as const).map((_, i) => headingOf([0, 0], corner(i), 0))).toEqual([
    'ahead',
    'right',
    'back',
    'left',
  ]);
  expect(headingOf([0, 0], [0, 10], 1)).toBe('back');
  expect(
    runOf(
      [0, 0],
      [
        [300, 0],
        [300, 400],
      ],
    ),
  ).toBe(700);
  expect(nearest([1250, 2900], [friend, foe])?.name).toBe('foe');
});
const corner = (i: number): readonly [number, number] =>
  (
    [
      [0, 10],
      [10, 0],
      [0, -10],
      [-10, 0],
    ] as const
  )[i] ?? [0, 0];

test('HB-19 who stands beyond the mist of all eyes is unseen, whoever is nearer is not', () => {
  const t = new Table({
    a: [['mel-lancier', 30, 20], ...crowd('mel-lancier', 5)],
    b: [['tha-sorciere', 30, 30], ['tha-rodeur', 30, 60], ...crowd('tha-rodeur', 70)],
    visibility: 15,
  });
  const view = viewOf(t.s, 0);
  const mine = view.fighters.filter(({ seat }) => seat === 0);
  const unseen = unseenBy(view, mine);
  expect(unseen.has(t.id('a'))).toBe(false);
  expect(unseen.has(t.id('b'))).toBe(true);
  expect(mine.some(({ id }) => unseen.has(id))).toBe(false);
});
