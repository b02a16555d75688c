import { expect, test } from 'vitest';
import { cellFault, cellName, type Matrix, type MatrixCell, playMatrix, playsBy } from './matrix.ts';

const matrix: Matrix = {
  title: 'a matrix of three cells',
  axes: ['what', 'where'],
  cells: [
    { at: ['fall', 'mist'], rule: 'TOY-A-01' },
    { at: ['fall', 'hole'], rule: 'TOY-A-02', shut: 'line 3: a hole is not fallen into twice' },
    { at: ['leap', 'mist'], rule: 'TOY-A-01', open: 'no leaps yet' },
  ],
};

const ran: string[] = [];
playMatrix(matrix, (cell) => {
  if (cell.open !== undefined) return undefined;
  return () => {
    ran.push(cellName(cell));
    expect(cell.at[0]).toBe('fall');
  };
});

test('one test for each cell that has a play, the shut ones among them', () => {
  expect(ran).toEqual(['fall × mist', 'fall × hole']);
});

test('plays are found by the names of their cells, and one of a strange name is an error', () => {
  const play = () => {};
  const found = playsBy(matrix, { 'fall × mist': play });
  expect(matrix.cells.map(found)).toEqual([play, undefined, undefined]);
  expect(() => playsBy(matrix, { 'mist × fall': play })).toThrow('no cell is called mist × fall');
});

test('a cell without a play is a fault unless shut or open, and an open one with a play is not open', () => {
  const [plain, , open] = matrix.cells as [MatrixCell, MatrixCell, MatrixCell];
  expect(cellFault(plain, undefined)).toBe('nothing plays this cell, and it is neither shut nor open');
  expect(cellFault(plain, () => {})).toBeUndefined();
  expect(cellFault(open, () => {})).toBe('it is played, and is not open any more: no leaps yet');
});
