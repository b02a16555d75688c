import { expect, test } from 'vitest';
import { boxed, isInside, type Piece, shifted, turned, withCorner } from './pieces.ts';

const SIDE = 75;
const rock: Piece = {
  kind: 'rock',
  height: 3,
  at: [
    [10, 10],
    [20, 10],
    [20, 14.5],
  ],
};
const shapeOf = ({ at }: Piece) => at.map(([x, y]) => [x - (at[0]?.[0] ?? 0), y - (at[0]?.[1] ?? 0)]);

test('a piece follows the hand on the table', () => {
  expect(shifted(rock, 3, -2.5, SIDE).at).toEqual([
    [13, 7.5],
    [23, 7.5],
    [23, 12],
  ]);
});

test.each([
  ['left', -40, 0, [0, 10]],
  ['right', 90, 0, [65, 10]],
  ['below', 0, -90, [10, 0]],
  ['above', 0, 90, [10, 70.5]],
  ['in a corner', -90, -90, [0, 0]],
])('a piece pulled over the edge %s stops there and keeps its shape', (_, dx, dy, first) => {
  const moved = shifted(rock, dx, dy, SIDE);
  expect(moved.at[0]).toEqual(first);
  expect(shapeOf(moved)).toEqual(shapeOf(rock));
});

test('a piece with fine corners ends exactly at the edge', () => {
  for (let x = 0; x < 10; x += 0.07) {
    const piece: Piece = { ...rock, at: rock.at.map(([px, py]) => [Math.round((px + x) * 100) / 100, py]) };
    expect(Math.max(...shifted(piece, 90, 0, SIDE).at.map(([px]) => px))).toBe(SIDE);
  }
});

test('a piece that lies over the edge, of a table made smaller, comes back onto it', () => {
  const over = { ...rock, at: rock.at.map(([x, y]): [number, number] => [x + 70, y]) };
  expect(shifted(over, 0, 0, SIDE)).toEqual(shifted(rock, 55, 0, SIDE));
});

test('a piece is drawn from corner to corner, whichever is first', () => {
  const corners = [
    [3, 5],
    [8, 5],
    [8, 9],
    [3, 9],
  ];
  expect(boxed('wood', [3, 5], [8, 9])).toEqual({ kind: 'wood', height: 7, at: corners });
  expect(boxed('wood', [8, 5], [3, 9])?.at).toEqual(corners);
  expect(boxed('wood', [3, 5], [3, 9])).toBeNull();
  expect(boxed('wood', [3, 5], [8, 5])).toBeNull();
});

test('a corner is added in the middle of the last edge', () => {
  expect(withCorner(rock).at.slice(3)).toEqual([[15, 12.5]]);
});

test('a copy lies where the other seat sees the piece', () => {
  expect(turned(rock, SIDE).at[0]).toEqual([65, 65]);
});

test('a piece is taken hold of inside', () => {
  expect(isInside(rock, [18, 12])).toBe(true);
  expect(isInside(rock, [12, 13])).toBe(false);
});
