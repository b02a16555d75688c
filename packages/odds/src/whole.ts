/** Whole numbers: the checks at the doors of this package, and the little arithmetic that all of it shares. */

/** What callers may write where an exact whole number is meant. */
export type Whole = bigint | number;

export function whole(value: Whole, what: string): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`${what} must be a safe whole number, not ${value}`);
  }
  return BigInt(value);
}

export function natural(value: Whole, what: string): bigint {
  const exact = whole(value, what);
  if (exact < 0n) throw new RangeError(`${what} must not be negative, and ${value} is`);
  return exact;
}

/** A count of things (dice, stones, digits), given back so that it can be checked where it is used. */
export function count(value: number, what: string, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  if (!Number.isSafeInteger(value) || value < least || value > most) {
    throw new RangeError(`${what} must be a whole number from ${least} to ${most}, not ${value}`);
  }
  return value;
}

/** The item that the caller knows to be there. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`nothing at place ${place} of ${list.length}`);
  return item;
}

/** Never negative; gcd(0, x) is |x|. */
export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

export function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}

/** C(n, 0) … C(n, most). */
export function binomials(n: number, most: number): readonly bigint[] {
  const row = [1n];
  let last = 1n;
  for (let k = 1; k <= most; k++) {
    last = (last * BigInt(n - k + 1)) / BigInt(k);
    row.push(last);
  }
  return row;
}

export function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  const shorter = Math.min(k, n - k);
  return at(binomials(n, shorter), shorter);
}

export function bitLength(value: bigint): number {
  return (value < 0n ? -value : value).toString(2).length;
}

const WORD_BITS = 64;
const MOST_WORK = 20_000_000;

/**
 * Refuses a table before it is begun if it would keep the player waiting for seconds: `steps` multiplications of
 * weights that reach `bits` bits. A game asks for ten dice; whoever asks for ten thousand has mistyped.
 */
export function affordable(steps: number, bits: number, what: string): void {
  const work = steps * (1 + bits / WORD_BITS);
  if (!(work <= MOST_WORK)) throw new RangeError(`${what} is too large a table to work out exactly`);
}
