import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bigintRows, convolve, numberRows, type Rows, withRows } from './rows.ts';

const seed = 20260101;
const row = fc.array(fc.bigInt({ min: 0n, max: 2n ** 20n }), { minLength: 1, maxLength: 30 });

test('numbers up to 2^53, BigInt beyond', () => {
  expect(withRows<unknown>(2n ** 53n, (rows) => rows)).toBe(numberRows);
  expect(withRows<unknown>(2n ** 53n + 1n, (rows) => rows)).toBe(bigintRows);
});

test('both kinds of rows convolve alike, and like the schoolbook', () => {
  fc.assert(
    fc.property(row, row, (a, b) => {
      const schoolbook = new Array<bigint>(a.length + b.length - 1).fill(0n);
      for (let i = 0; i < a.length; i++) {
        for (let j = 0; j < b.length; j++) schoolbook[i + j] = (schoolbook[i + j] ?? 0n) + (a[i] ?? 0n) * (b[j] ?? 0n);
      }
      expect(convolve(numberRows, a, b)).toEqual(schoolbook);
      expect(convolve(bigintRows, a, b)).toEqual(schoolbook);
    }),
    { seed },
  );
});

test('the bound is tight: 2^53 is exact in numbers, one more is not', () => {
  const most = 2n ** 53n;
  expect(convolve(numberRows, [most - 1n, 1n], [1n])).toEqual([most - 1n, 1n]);
  expect(convolve(numberRows, [most], [1n])).toEqual([most]);
  expect(convolve(numberRows, [most + 1n], [1n])).not.toEqual([most + 1n]);
  expect(convolve(bigintRows, [most + 1n], [1n])).toEqual([most + 1n]);
});

test('zeros may stick out at the end', () => {
  expect(addShifted(numberRows)).toEqual([0n, 5n, 10n]);
  expect(addShifted(bigintRows)).toEqual([0n, 5n, 10n]);
});

function addShifted<Row>(rows: Rows<Row>): readonly bigint[] {
  const into = rows.zeros(3);
  rows.accumulate(into, rows.of([1n, 2n, 0n]), 1, 5n);
  return rows.weights(into);
}
