import { expect, test } from 'vitest';
import { coversOnce } from '../test/covers-once.ts';
import { breadth, range, rowAt } from './percent.ts';

test('ranges are read as they are printed', () => {
  expect(range('01-25')).toEqual({ from: 1, to: 25 });
  expect(range('05')).toEqual({ from: 5, to: 5 });
  expect(range('98-00')).toEqual({ from: 98, to: 100 });
  expect(breadth(range('98-00'))).toBe(3);
  for (const wrong of ['', '-', '1-25', '01-100', '01 - 25']) expect(() => range(wrong)).toThrow(SyntaxError);
});

test('a table with a gap, an overlap, a short end or a wrong order is found out', () => {
  const table = (...rows: string[]) => coversOnce(rows.map(range));
  expect(table('01-50', '51-00')).toBe(true);
  expect(table('01-50', '52-00')).toBe(false);
  expect(table('01-50', '50-00')).toBe(false);
  expect(table('01-50', '51-99')).toBe(false);
  expect(table('51-00', '01-50')).toBe(false);
  expect(table()).toBe(false);
});

test('a roll falls in one row', () => {
  const rows = [range('01-99'), range('00')];
  expect(rowAt(rows, 99)).toBe(rows[0]);
  expect(rowAt(rows, 100)).toBe(rows[1]);
  expect(() => rowAt(rows, 0)).toThrow(RangeError);
});
