import { expect, test } from 'vitest';
import { CELLS, cellAt, cellsOfKind } from './map.ts';
import { TERRAINS } from './terrains.ts';

const coords = (kind: (typeof TERRAINS)[number]) => cellsOfKind(kind).map((index) => CELLS[index]?.coord);
const at = (coord: string) => CELLS[cellAt(coord) ?? -1];

test('RDD-MAP-01 189 cells, column by column, fifteen rows and fourteen in turn', () => {
  const expected = [...'ABCDEFGHIJKLM'].flatMap((column, q) =>
    Array.from({ length: q % 2 === 0 ? 15 : 14 }, (_, y) => `${column}${y + 1}`),
  );
  expect(expected).toHaveLength(189);
  expect(CELLS.map(({ coord }) => coord)).toEqual(expected);
  expect(expected.map(cellAt)).toEqual([...CELLS.keys()]);
  expect(cellAt('B15')).toBeUndefined();
  expect(cellAt('N1')).toBeUndefined();
});

test('how many cells of each kind', () => {
  expect(Object.fromEntries(TERRAINS.map((kind) => [kind, cellsOfKind(kind).length]))).toEqual({
    plaines: 30,
    fleuve: 23,
    cite: 22,
    monts: 16,
    foret: 15,
    collines: 14,
    desolation: 11,
    lac: 10,
    gouffre: 10,
    desert: 9,
    marais: 9,
    necropole: 8,
    sanctuaire: 6,
    pont: 6,
  });
});

test('RDD-MAP-02 A15 is the city of Mielh, the river leaves the map at A13', () => {
  expect(at('A15')).toEqual({ coord: 'A15', kind: 'cite', name: 'Cité de Mielh' });
  expect(at('A13')?.kind).toBe('fleuve');
  expect(coords('fleuve').join(' ')).toBe('A13 B8 B12 C3 C7 D1 D5 D6 D10 E9 F3 F4 F6 F7 G11 H11 I8 I9 J7 J10 K5 L1 L2');
  expect(coords('pont').join(' ')).toBe('C4 C11 D9 G5 I11 K4');
});

test('the cells that the rules and the spells name', () => {
  expect(at('G4')?.name).toBe('Sanctuaire Blanc');
  expect(at('J4')?.name).toBe('Collines d’Encre');
  expect(at('D13')?.name).toBe('Cité Sordide');
  expect(at('G9')).toEqual({ coord: 'G9', kind: 'desolation', name: 'Désolation de Sel' });
  expect(at('L1')?.name).toBe('Fleuve de l’Oubli');
});

test('only the river says the same name twice', () => {
  const dry = CELLS.filter(({ kind }) => kind !== 'fleuve');
  expect(new Set(dry.map(({ name }) => name)).size).toBe(189 - 23);
  expect(new Set(CELLS.map(({ name }) => name)).size).toBe(189 - 22);
});
