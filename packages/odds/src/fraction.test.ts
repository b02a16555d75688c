import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  equals,
  type Fraction,
  fraction,
  multiply,
  percent,
  subtract,
  toNumber,
  toText,
} from './fraction.ts';
import { gcd } from './whole.ts';

const seed = 20260101;
const huge = fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n });
const fractions = fc
  .tuple(
    huge,
    huge.filter((den) => den !== 0n),
  )
  .map(([num, den]) => fraction(num, den));

describe('making', () => {
  test('is reduced, with the sign above', () => {
    expect(fraction(20, 1296)).toEqual({ num: 5n, den: 324n });
    expect(fraction(3n, -6)).toEqual({ num: -1n, den: 2n });
    expect(fraction(0, -9)).toEqual({ num: 0n, den: 1n });
    expect(fraction(7)).toEqual({ num: 7n, den: 1n });
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(fraction(1, 2))).toBe(true);
  });

  test.each<[number, number]>([
    [1, 0],
    [1.5, 2],
    [1, Number.NaN],
    [Infinity, 1],
    [2 ** 53, 3],
  ])('fraction(%d, %d) is a RangeError', (num, den) => {
    expect(() => fraction(num, den)).toThrow(RangeError);
  });

  test('always lowest terms', () => {
    fc.assert(
      fc.property(fractions, ({ num, den }) => {
        expect(den > 0n).toBe(true);
        expect(gcd(num, den)).toBe(1n);
      }),
      { seed },
    );
  });
});

describe('arithmetic', () => {
  test('by hand', () => {
    expect(add(fraction(1, 6), fraction(1, 3))).toEqual(fraction(1, 2));
    expect(subtract(fraction(1, 6), fraction(1, 2))).toEqual(fraction(-1, 3));
    expect(multiply(fraction(2, 3), fraction(3, 4))).toEqual(fraction(1, 2));
    expect(divide(fraction(1, 2), fraction(-1, 3))).toEqual(fraction(-3, 2));
    expect(() => divide(fraction(1), fraction(0))).toThrow('a fraction cannot be divided by zero');
  });

  test('a field with an order', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        if (b.num !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
        expect(Math.sign(compare(a, b))).toBe(Math.sign(Number(subtract(a, b).num)));
        expect(equals(a, b)).toBe(compare(a, b) === 0);
      }),
      { seed },
    );
  });

  test('equals compares values', () => {
    expect(equals(fraction(2, 4), fraction(1, 2))).toBe(true);
    expect(equals(fraction(1, 2), fraction(1, 3))).toBe(false);
  });
});

describe('toNumber', () => {
  test('of small integers is their quotient', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (num, den) => {
        expect(toNumber(fraction(num, den))).toBe(num === 0 ? 0 : num / den);
      }),
      { seed, numRuns: 1000 },
    );
  });

  test('is as near as a number can be', () => {
    fc.assert(
      fc.property(fractions, (f) => {
        const value = toNumber(f);
        const off = distance(exactly(value), f);
        for (const neighbour of neighbours(value)) {
          expect(compare(off, distance(exactly(neighbour), f))).toBeLessThanOrEqual(0);
        }
      }),
      { seed },
    );
  });

  test('takes integers that no number can hold', () => {
    expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n + 1n))).toBe(1 / 3);
    expect(toNumber(fraction(-(7n ** 900n), 7n ** 899n))).toBe(-7);
    expect(toNumber(fraction(1n, 10n ** 300n))).toBe(1e-300);
    expect(toNumber(fraction(10n ** 300n))).toBe(1e300);
    expect(toNumber(fraction(1n, 10n ** 5000n))).toBe(0);
    expect(toNumber(fraction(2n ** 1023n))).toBe(2 ** 1023);
    expect(toNumber(fraction(1n, 2n ** 1074n))).toBe(Number.MIN_VALUE);
  });

  test('rounds ties to even, and what is just past a tie upwards', () => {
    const tie = 2n ** 53n + 1n;
    expect(toNumber(fraction(tie))).toBe(2 ** 53);
    expect(toNumber(fraction(tie * 10n ** 50n + 1n, 10n ** 50n))).toBe(2 ** 53 + 2);
  });

  test('refuses what would be Infinity', () => {
    expect(() => toNumber(fraction(10n ** 309n))).toThrow(new RangeError('a fraction larger than any number'));
    expect(() => toNumber(fraction(-(10n ** 5000n)))).toThrow(RangeError);
  });
});

describe('text', () => {
  test('toText', () => {
    expect([fraction(5, 324), fraction(-1, 2), fraction(0), fraction(4, 4)].map(toText)).toEqual([
      '5/324',
      '-1/2',
      '0',
      '1',
    ]);
  });

  test.each<[Fraction, number, string]>([
    [fraction(5, 324), 1, '1.5'],
    [fraction(5, 324), 4, '1.5432'],
    [fraction(1, 8), 0, '13'],
    [fraction(1, 8), 1, '12.5'],
    [fraction(-1, 8), 0, '-13'],
    [fraction(1, 3), 2, '33.33'],
    [fraction(2, 3), 2, '66.67'],
    [fraction(1, 2000), 1, '0.1'],
    [fraction(1, 2001), 1, '0.0'],
    [fraction(-1, 2001), 1, '0.0'],
    [fraction(0), 3, '0.000'],
    [fraction(1), 0, '100'],
    [fraction(3), 2, '300.00'],
    [fraction(10n ** 40n, 3n * 10n ** 40n + 1n), 45, `33.${'3'.repeat(38)}2222222`],
  ])('percent(%o, %d) is %s', (f, digits, text) => {
    expect(percent(f, digits)).toBe(text);
  });

  test.each([-1, 0.5, Number.NaN, 1e9])('percent with %d decimals is a RangeError', (digits) => {
    expect(() => percent(fraction(1, 2), digits)).toThrow(RangeError);
  });

  test('percent is never off by more than half its last figure', () => {
    fc.assert(
      fc.property(fractions, fc.nat(12), (f, digits) => {
        const figures = BigInt(percent(f, digits).replace('.', ''));
        const shown = fraction(figures, 100n * 10n ** BigInt(digits));
        expect(compare(distance(shown, f), fraction(1n, 200n * 10n ** BigInt(digits)))).toBeLessThanOrEqual(0);
      }),
      { seed },
    );
  });
});

function distance(a: Fraction, b: Fraction): Fraction {
  const gap = subtract(a, b);
  return gap.num < 0n ? subtract(b, a) : gap;
}

/** The value of a number, read from its bits. */
function exactly(value: number): Fraction {
  const bits = bitsOf(value < 0 ? -value : value);
  const exponent = Number(bits >> 52n);
  const significand = (bits & (2n ** 52n - 1n)) | (exponent === 0 ? 0n : 2n ** 52n);
  const power = BigInt(Math.max(exponent, 1) - 1075);
  const size = power < 0n ? fraction(significand, 2n ** -power) : fraction(significand * 2n ** power);
  return value < 0 ? subtract(fraction(0), size) : size;
}

function neighbours(value: number): number[] {
  if (value === 0) return [Number.MIN_VALUE, -Number.MIN_VALUE];
  const bits = bitsOf(value);
  return [fromBits(bits - 1n), fromBits(bits + 1n)];
}

function bitsOf(value: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0);
}

function fromBits(bits: bigint): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
}
