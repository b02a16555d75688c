import { expect, test } from 'vitest';
import { CELLS, cellAt } from '../data/map.ts';
import { DIRECTIONS, distance, step, within } from '../hex.ts';
import { cellByKey, cellUnder, centreOf, HEIGHT, MARGIN, outline, ownName, R, route, WIDTH } from './geometry.ts';

const cell = (coord: string) => cellAt(coord) as number;

test('every cell lies within the drawing, and is found again under its centre and near its corners', () => {
  for (const index of CELLS.keys()) {
    const { x, y } = centreOf(index);
    expect(x).toBeGreaterThanOrEqual(MARGIN + R);
    expect(x).toBeLessThanOrEqual(WIDTH - MARGIN - R);
    expect(y).toBeGreaterThan(MARGIN);
    expect(y).toBeLessThan(HEIGHT - MARGIN);
    for (const [dx, dy] of [
      [0, 0],
      [40, 0],
      [-40, 0],
      [20, 29],
      [-20, -29],
    ] as const) {
      expect(cellUnder({ x: x + dx, y: y + dy })).toBe(index);
    }
  }
});

test('outside the map there is no cell', () => {
  expect(cellUnder({ x: 2, y: 2 })).toBeUndefined();
  expect(cellUnder({ x: WIDTH + 90, y: 300 })).toBeUndefined();
});

test('neighbours of the game lie side by side in the drawing, in their direction', () => {
  for (const index of CELLS.keys()) {
    const here = centreOf(index);
    for (const direction of DIRECTIONS) {
      const next = step(index, direction);
      if (next === undefined) continue;
      const there = centreOf(next);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(
        direction === 'N' || direction === 'S' ? 75 : 83.9,
        0,
      );
      expect(Math.sign(there.y - here.y)).toBe(direction.startsWith('N') ? -1 : 1);
      expect(Math.sign(there.x - here.x)).toBe(direction.endsWith('E') ? 1 : direction.endsWith('O') ? -1 : 0);
    }
  }
});

test('the outline of a range has a side for each neighbour outside it', () => {
  const sides = (cells: readonly number[]) => outline(new Set(cells)).split('M').length - 1;
  expect(sides([cell('G4')])).toBe(6);
  expect(sides(within(cell('G7'), 1))).toBe(18);
  expect(sides(within(cell('G7'), 3))).toBe(42);
  // A corner of the map is outlined too.
  expect(sides([cell('A1')])).toBe(6);
});

test('a route passes through every cell on its way', () => {
  expect(route([cell('G4')])).toBe('');
  const way = ['G4', 'H3', 'I3', 'J2'].map(cell);
  const drawn = route(way);
  expect(drawn.startsWith('M')).toBe(true);
  expect(drawn.split('Q')).toHaveLength(3);
  expect(drawn.endsWith(`${centreOf(cell('J2')).x} ${Math.round(centreOf(cell('J2')).y * 10) / 10}`)).toBe(true);
});

test('arrow keys reach every cell and come back', () => {
  const seen = new Set([0]);
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
  for (const from of seen) {
    for (const key of keys) {
      const to = cellByKey(from, key);
      if (to === undefined) continue;
      expect(distance(from, to)).toBe(1);
      seen.add(to);
    }
  }
  expect(seen.size).toBe(CELLS.length);
  expect(cellByKey(cell('A15'), 'ArrowRight')).toBe(cell('B14'));
  expect(cellByKey(cell('C5'), 'ArrowRight')).toBe(cell('D5'));
  expect(cellByKey(cell('D5'), 'ArrowLeft')).toBe(cell('C5'));
  expect(cellByKey(cell('A1'), 'ArrowLeft')).toBeUndefined();
});

test('a place is called by its own name, and the names fit their cells', () => {
  const named = (coord: string) => ownName(CELLS[cell(coord)]?.name ?? '');
  expect(['J4', 'A7', 'G8', 'B13', 'M12'].map(named)).toEqual([
    'Encre',
    'l’Arc',
    'Sans Joie',
    'Litiges',
    'Révulsantes',
  ]);
  for (const { name } of CELLS) expect(ownName(name).length).toBeLessThanOrEqual(11);
});
