/** Exact rational numbers, for chances and for means. */
import { bitLength, count, gcd, type Whole, whole } from './whole.ts';

/** Always reduced, with `den` > 0: two equal fractions have equal fields. Made by `fraction` only. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export function fraction(num: Whole, den: Whole = 1n): Fraction {
  const above = whole(num, 'a numerator');
  const below = whole(den, 'a denominator');
  if (below === 0n) throw new RangeError('a denominator must not be zero');
  const common = below < 0n ? -gcd(above, below) : gcd(above, below);
  return Object.freeze({ num: above / common, den: below / common });
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den - b.num * a.den, a.den * b.den);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.num === 0n) throw new RangeError('a fraction cannot be divided by zero');
  return fraction(a.num * b.den, a.den * b.num);
}

/** Negative, zero or positive, as `Array.prototype.sort` wants it. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.num * b.den;
  const right = b.num * a.den;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function equals(a: Fraction, b: Fraction): boolean {
  return a.num === b.num && a.den === b.den;
}

/** Enough that a 53-bit significand still has bits behind it to round by. */
const QUOTIENT_BITS = 72;
/** 2^1000 is a finite number; powers of two divide without rounding. */
const SCALE_BITS = 1000;

/**
 * The nearest number, however long the two integers are. (Below 2^-1022, where numbers themselves lose bits, the last
 * one may be off.) A fraction larger than every number is a RangeError, never Infinity.
 */
export function toNumber(f: Fraction): number {
  let shift = QUOTIENT_BITS - bitLength(f.num) + bitLength(f.den);
  const [above, below] = shift > 0 ? [f.num << BigInt(shift), f.den] : [f.num, f.den << BigInt(-shift)];
  const size = above < 0n ? -above : above;
  // Number() rounds to nearest, ties to even; a remainder breaks the tie, so it must leave a bit behind.
  const quotient = (size / below) | (size % below === 0n ? 0n : 1n);
  let value = Number(quotient);
  for (; shift > SCALE_BITS; shift -= SCALE_BITS) value /= powerOfTwo(SCALE_BITS);
  for (; shift < -SCALE_BITS; shift += SCALE_BITS) value *= powerOfTwo(SCALE_BITS);
  value = shift > 0 ? value / powerOfTwo(shift) : value * powerOfTwo(-shift);
  if (value === Infinity) throw new RangeError('a fraction larger than any number');
  return f.num < 0n ? -value : value;
}

function powerOfTwo(bits: number): number {
  return Number(1n << BigInt(bits));
}

/** '5/324'; whole values without their denominator: '0', '1'. */
export function toText(f: Fraction): string {
  return f.den === 1n ? `${f.num}` : `${f.num}/${f.den}`;
}

/** The exact percentage rounded to `digits` decimals, halves away from zero: '17.3'. A point, no sign, no locale. */
export function percent(f: Fraction, digits = 0): string {
  const places = count(digits, 'a number of decimals', 0, 1000);
  const above = (f.num < 0n ? -f.num : f.num) * 100n * 10n ** BigInt(places);
  const rounded = (2n * above + f.den) / (2n * f.den);
  const figures = rounded.toString().padStart(places + 1, '0');
  const point = figures.length - places;
  const decimals = places === 0 ? '' : `.${figures.slice(point)}`;
  return `${f.num < 0n && rounded > 0n ? '-' : ''}${figures.slice(0, point)}${decimals}`;
}
