import { describe, expect, test } from 'vitest';
import { CELLS, type CellIndex, cellAt } from './data/map.ts';
import { clockwise, DIRECTIONS, type Direction, distance, drift, neighbours, step, within } from './hex.ts';

const all = [...CELLS.keys()];

function cell(coord: string): CellIndex {
  const index = cellAt(coord);
  if (index === undefined) throw new Error(`no cell ${coord}`);
  return index;
}

const named = (cells: readonly CellIndex[]) => cells.map((index) => CELLS[index]?.coord).sort();
const name = (index: CellIndex | undefined) => (index === undefined ? 'off' : CELLS[index]?.coord);

describe('RDD-MAP-01 neighbours', () => {
  test.each([
    ['A1', 'A2 B1'],
    ['B1', 'A1 A2 B2 C1 C2'],
    ['G4', 'F3 F4 G3 G5 H3 H4'],
    ['D13', 'C13 C14 D12 D14 E13 E14'],
    ['A15', 'A14 B14'],
    ['L1', 'K1 K2 L2 M1 M2'],
  ])('of %s', (coord, expected) => {
    expect(named(neighbours(cell(coord))).join(' ')).toBe(expected);
  });

  test('clockwise from the north', () => {
    expect(DIRECTIONS.map((direction) => name(step(cell('G4'), direction))).join(' ')).toBe('G3 H3 H4 G5 F4 F3');
    expect(DIRECTIONS.map((direction) => name(step(cell('D13'), direction))).join(' ')).toBe('D12 E13 E14 D14 C14 C13');
    expect(DIRECTIONS.map((direction) => name(step(cell('A1'), direction))).join(' ')).toBe('off off B1 A2 off off');
  });

  test('137 cells have six, 12 five, 26 four, 10 three, 4 two', () => {
    const degrees = new Map<number, number>();
    for (const index of all) {
      const degree = neighbours(index).length;
      degrees.set(degree, (degrees.get(degree) ?? 0) + 1);
    }
    expect(Object.fromEntries(degrees)).toEqual({ 6: 137, 5: 12, 4: 26, 3: 10, 2: 4 });
  });

  test('a step can be taken back', () => {
    for (const index of all) {
      for (const direction of DIRECTIONS) {
        const next = step(index, direction);
        const back = DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6] as Direction;
        if (next !== undefined) expect(step(next, back)).toBe(index);
      }
    }
  });
});

describe('distance', () => {
  test.each([
    ['G4', 'J4', 3],
    ['G4', 'H2', 2],
    ['J4', 'D13', 12],
    ['G4', 'D13', 11],
    ['A1', 'M1', 12],
    ['A1', 'A15', 14],
    ['A1', 'M15', 20],
    ['A13', 'L1', 17],
  ])('%s to %s is %i', (a, b, expected) => {
    expect(distance(cell(a), cell(b))).toBe(expected);
    expect(distance(cell(b), cell(a))).toBe(expected);
  });

  test('is that of the shortest walk, for every pair', () => {
    for (const start of all) {
      const steps = new Map([[start, 0]]);
      for (const [here, walked] of steps) {
        for (const next of neighbours(here)) if (!steps.has(next)) steps.set(next, walked + 1);
      }
      expect(all.map((end) => distance(start, end))).toEqual(all.map((end) => steps.get(end)));
    }
  });

  test('the nearest hills to the white sanctuary are those of Parta (RDD-MAP-02)', () => {
    const hills = within(cell('G4'), 2).filter((index) => CELLS[index]?.kind === 'collines');
    expect(named(hills)).toEqual(['H2']);
  });
});

describe('drift', () => {
  test('a straight line', () => {
    expect(name(drift(cell('G4'), 'N', 0))).toBe('G4');
    expect(name(drift(cell('G4'), 'S', 5))).toBe('G9');
    expect(name(drift(cell('G4'), 'NE', 3))).toBe('J2');
    expect(name(drift(cell('G4'), 'SE', 3))).toBe('J5');
    expect(name(drift(cell('G4'), 'SO', 6))).toBe('A7');
    expect(name(drift(cell('G4'), 'NO', 6))).toBe('A1');
    expect(name(drift(cell('G4'), 'NO', 7))).toBe('off');
    expect(name(drift(cell('A14'), 'SE', 1))).toBe('B14');
    expect(name(drift(cell('A14'), 'SE', 2))).toBe('C15');
    expect(name(drift(cell('A14'), 'SE', 3))).toBe('off');
    expect(name(drift(cell('A15'), 'SE', 2))).toBe('off');
  });

  test('is as long as it says, and once off the map stays off', () => {
    for (const index of all) {
      for (const direction of DIRECTIONS) {
        let left = false;
        for (let n = 1; n <= 21; n++) {
          const end = drift(index, direction, n);
          if (end === undefined) left = true;
          else expect([left, distance(index, end)]).toEqual([false, n]);
        }
        expect(left).toBe(true);
      }
    }
  });
});

test('within: the cell itself, its ring, the whole map', () => {
  expect(named(within(cell('A1'), 0))).toEqual(['A1']);
  expect(within(cell('G8'), 1)).toHaveLength(7);
  expect(within(cell('G8'), 4)).toHaveLength(61);
  expect(within(cell('A1'), 20)).toEqual(all);
  expect(within(cell('A1'), 99)).toEqual(all);
  expect(within(cell('A1'), 19)).toHaveLength(188);
  expect(within(cell('C3'), 5)).toBe(within(cell('C3'), 5));
});

test('clockwise: the six neighbours, then a ring of twelve, from the north on', () => {
  const here = cell('G8');
  const around = (ring: number) =>
    all.filter((index) => distance(here, index) === ring).sort((a, b) => clockwise(here, a, b));
  expect(around(1)).toEqual(DIRECTIONS.map((direction) => step(here, direction)));
  expect(around(2).map(name).join(' ')).toBe('G6 H6 I7 I8 I9 H9 G10 F9 E9 E8 E7 F6');
});
