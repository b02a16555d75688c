import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affordable, at, binomial, binomials, bitLength, count, gcd, lcm, natural, whole } from './whole.ts';

const seed = 20260101;

describe('what comes in', () => {
  test.each([Number.NaN, 1.5, Infinity, 2 ** 53])('%d is no exact whole number', (value) => {
    expect(() => whole(value, 'a thing')).toThrow(new RangeError(`a thing must be a safe whole number, not ${value}`));
  });

  test('numbers and bigints come out as bigints', () => {
    expect(whole(-7, 'a thing')).toBe(-7n);
    expect(whole(2n ** 70n, 'a thing')).toBe(2n ** 70n);
    expect(natural(0, 'a thing')).toBe(0n);
  });

  test.each([-1, -1n])('%s is negative', (value) => {
    expect(() => natural(value, 'a weight')).toThrow(new RangeError('a weight must not be negative, and -1 is'));
  });

  test('a count says its bounds', () => {
    expect(count(3, 'dice', 1, 3)).toBe(3);
    for (const wrong of [0, 4, 2.5, Number.NaN]) {
      expect(() => count(wrong, 'dice', 1, 3)).toThrow(`dice must be a whole number from 1 to 3, not ${wrong}`);
    }
  });

  test('a missing place is an error, not undefined', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(() => at(['a'], 1)).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  test('gcd and lcm', () => {
    expect(gcd(-12n, 18n)).toBe(6n);
    expect(gcd(0n, -5n)).toBe(5n);
    expect(lcm(4n, 6n)).toBe(12n);
  });

  test('gcd × lcm is the product', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }), (a, b) => {
        expect(gcd(a, b) * lcm(a, b)).toBe(a * b);
        expect(a % gcd(a, b)).toBe(0n);
      }),
      { seed },
    );
  });

  test("binomials are Pascal's triangle", () => {
    let row = [1n];
    for (let n = 0; n <= 40; n++) {
      expect(binomials(n, n)).toEqual(row);
      row = [...row, 0n].map((here, k) => here + (row[k - 1] ?? 0n));
    }
  });

  test('binomial, also past the ends', () => {
    expect(binomial(30, 6)).toBe(593775n);
    expect(binomial(100, 97)).toBe(161700n);
    expect([binomial(5, 6), binomial(5, -1), binomial(0, 0)]).toEqual([0n, 0n, 1n]);
    expect(binomials(2, 4)).toEqual([1n, 2n, 1n, 0n, 0n]);
  });

  test('bitLength', () => {
    expect([1n, 2n, 255n, 256n, -256n].map(bitLength)).toEqual([1, 2, 8, 9, 9]);
  });
});

test('work of seconds is refused, and so is work that cannot be told', () => {
  expect(() => affordable(1_000_000, 640, 'this')).not.toThrow();
  expect(() => affordable(10_000_000, 640, 'this')).toThrow(
    new RangeError('this is too large a table to work out exactly'),
  );
  expect(() => affordable(Number.NaN, 1, 'this')).toThrow(RangeError);
});
