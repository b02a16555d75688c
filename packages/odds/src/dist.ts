import { add, compare, type Fraction, fraction } from './fraction.ts';
import { convolve, withRows } from './rows.ts';
import { affordable, at, bitLength, count, gcd, lcm, natural, type Whole } from './whole.ts';

export type Outcome = number | string | boolean;
export type Weighted<T> = readonly [outcome: T, weight: bigint];

/** Past this many places per outcome a row would be mostly zeros, and the pairs are gone through one by one instead. */
const LOOSEST_ROW = 8;

/**
 * An exact distribution: an immutable table from outcome to positive whole weight, sorted (false before true, numbers
 * ascending, strings by code unit). Every operation gives a distribution again.
 *
 * - The chance of x is weight(x) / total. Weights stay as they arise (4d6 keep 3 totals 1296) until `simplify`.
 * - `rest` is the weight of what was not followed, such as an explosion cut at a stated depth; else 0n. It counts in
 *   `total`, so a chance is then a floor: the truth lies between it and itself + rest / total.
 * - Two distributions combined are independent: `d6.add(d6)` is two rolls, `d6.map((x) => 2 * x)` one roll doubled.
 * - Numbers are safe integers, so sums, means and variances are exact. A rule that halves must say how it rounds.
 */
export class Dist<T extends Outcome> {
  /** Never empty. */
  readonly entries: readonly Weighted<T>[];
  readonly least: T;
  readonly greatest: T;
  readonly rest: bigint;
  readonly total: bigint;

  /** `entries` sorted, merged and positive: the doors are `weights` and `row`. */
  private constructor(entries: readonly Weighted<T>[], rest: bigint) {
    const first = entries[0];
    const last = entries.at(-1);
    if (first === undefined || last === undefined) throw new RangeError('a distribution needs at least one outcome');
    this.entries = Object.freeze(entries);
    this.least = first[0];
    this.greatest = last[0];
    this.rest = rest;
    this.total = entries.reduce((sum, [, weight]) => sum + weight, rest);
  }

  static certain<T extends Outcome>(outcome: T): Dist<T> {
    return Dist.weights([[outcome, 1n]]);
  }

  /** Equal outcomes are merged, zero weights dropped. */
  static weights<T extends Outcome>(entries: Iterable<readonly [T, Whole]>, rest: Whole = 0n): Dist<T> {
    const tally = new Map<T, bigint>();
    for (const [outcome, weight] of entries) {
      const more = natural(weight, 'a weight');
      if (more > 0n) tally.set(outcome, (tally.get(outcome) ?? 0n) + more);
    }
    for (const outcome of tally.keys()) {
      if (typeof outcome === 'number') exactOutcome(outcome);
    }
    return new Dist(
      [...tally].sort(([x], [y]) => order(x, y)),
      natural(rest, 'a rest'),
    );
  }

  /** Repeated values weigh as often as they are named. */
  static uniform<T extends Outcome>(values: Iterable<T>): Dist<T> {
    return Dist.weights(Array.from(values, (value) => [value, 1n] as const));
  }

  /** The numbers from `least` on with their weights in turn, zeros left out. */
  static row(least: number, weights: readonly bigint[], rest = 0n): Dist<number> {
    exactOutcome(least);
    exactOutcome(least + (weights.length - 1));
    const entries: Weighted<number>[] = [];
    weights.forEach((weight, place) => {
      if (natural(weight, 'a weight') > 0n) entries.push([least + place, weight]);
    });
    return new Dist(entries, natural(rest, 'a rest'));
  }

  /** A table whose rows lead to other tables, each with the weight of its row, whatever its own total. */
  static mix<T extends Outcome>(rows: Iterable<readonly [Dist<T>, Whole]>, rest: Whole = 0n): Dist<T> {
    const followed = Array.from(rows, ([dist, weight]) => ({ dist, weight: natural(weight, 'a weight') }));
    const common = followed.reduce((total, { dist }) => lcm(total, dist.total), 1n);
    let lost = natural(rest, 'a rest') * common;
    const entries: Weighted<T>[] = [];
    for (const { dist, weight } of followed) {
      const share = weight * (common / dist.total);
      lost += dist.rest * share;
      for (const [outcome, part] of dist.entries) entries.push([outcome, part * share]);
    }
    return Dist.weights(entries, lost);
  }

  map<U extends Outcome>(f: (outcome: T) => U): Dist<U> {
    return Dist.weights(
      this.entries.map(([outcome, weight]) => [f(outcome), weight] as const),
      this.rest,
    );
  }

  /** Each outcome decides what is rolled next. */
  branch<U extends Outcome>(f: (outcome: T) => Dist<U>): Dist<U> {
    return Dist.mix(
      this.entries.map(([outcome, weight]) => [f(outcome), weight] as const),
      this.rest,
    );
  }

  /** What is left to expect once `predicate` is known to hold. The rest stays, for it might have held there too. */
  given(predicate: (outcome: T) => boolean): Dist<T> {
    return new Dist(
      this.entries.filter(([outcome]) => predicate(outcome)),
      this.rest,
    );
  }

  /** What was followed, as if there were no rest: the caller accepts that this is no longer exact. */
  followed(): Dist<T> {
    return new Dist(this.entries, 0n);
  }

  combine<U extends Outcome, V extends Outcome>(other: Dist<U>, f: (mine: T, theirs: U) => V): Dist<V> {
    this.#affordWith(other);
    return Dist.weights(pairs(this, other, f), this.#restWith(other));
  }

  /** The sum of two independent numbers. */
  add(this: Dist<number>, other: Dist<number>): Dist<number> {
    const places = this.greatest - this.least + other.greatest - other.least + 1;
    const known = this.entries.length + other.entries.length;
    if (places > LOOSEST_ROW * known) return this.combine(other, (x, y) => x + y);
    this.#affordWith(other);
    const sums = withRows(this.total * other.total, (rows) => convolve(rows, toRow(this), toRow(other)));
    return Dist.row(this.least + other.least, sums, this.#restWith(other));
  }

  /** The sum of `n` independent copies, by doubling. */
  times(this: Dist<number>, n: number): Dist<number> {
    count(n, 'a number of copies');
    const halfway = (n * (this.entries.length - 1)) / 2 + 1;
    affordable(halfway * halfway, n * bitLength(this.total), `the sum of ${n} copies`);
    let sum: Dist<number> = Dist.certain(0);
    let doubled: Dist<number> = this;
    for (let left = n; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) sum = sum.add(doubled);
      if (left > 1) doubled = doubled.add(doubled);
    }
    return sum;
  }

  weight(outcome: T): bigint {
    return this.entries.find(([x]) => x === outcome)?.[1] ?? 0n;
  }

  chance(outcome: T): Fraction {
    return fraction(this.weight(outcome), this.total);
  }

  chanceOf(predicate: (outcome: T) => boolean): Fraction {
    const held = this.entries.reduce((sum, [outcome, weight]) => (predicate(outcome) ? sum + weight : sum), 0n);
    return fraction(held, this.total);
  }

  atLeast(this: Dist<number>, n: number): Fraction {
    return this.chanceOf((x) => x >= n);
  }

  atMost(this: Dist<number>, n: number): Fraction {
    return this.chanceOf((x) => x <= n);
  }

  mean(this: Dist<number>): Fraction {
    this.#needsAll('a mean');
    return fraction(moment(this, 1n), this.total);
  }

  variance(this: Dist<number>): Fraction {
    this.#needsAll('a variance');
    const first = moment(this, 1n);
    return fraction(moment(this, 2n) * this.total - first * first, this.total * this.total);
  }

  /** The heaviest outcomes followed: several when they weigh the same. */
  mode(): readonly T[] {
    let heaviest = 0n;
    for (const [, weight] of this.entries) if (weight > heaviest) heaviest = weight;
    return this.entries.filter(([, weight]) => weight === heaviest).map(([outcome]) => outcome);
  }

  /** The least outcome x such that the chance of x or lower is `share` or more; the median is quantile(1/2). */
  quantile(this: Dist<number>, share: Fraction): number {
    this.#needsAll('a quantile');
    if (share.num < 0n || share.num > share.den) throw new RangeError('a quantile lies between 0 and 1');
    let reached = fraction(0);
    for (const [outcome, weight] of this.entries) {
      reached = add(reached, fraction(weight, this.total));
      if (compare(reached, share) >= 0) return outcome;
    }
    return this.greatest;
  }

  /** The same table, weight for weight; `simplify` both to ask whether the chances are the same. */
  equals(other: Dist<Outcome>): boolean {
    return (
      this.rest === other.rest &&
      this.entries.length === other.entries.length &&
      this.entries.every(([outcome, weight], i) => {
        const [same, heavy] = at(other.entries, i);
        return outcome === same && weight === heavy;
      })
    );
  }

  /** The same chances in the smallest whole weights. */
  simplify(): Dist<T> {
    const common = this.entries.reduce((divisor, [, weight]) => gcd(divisor, weight), this.rest);
    return new Dist(
      this.entries.map(([outcome, weight]) => [outcome, weight / common]),
      this.rest / common,
    );
  }

  /** Weights as strings, for JSON has no whole numbers past 2^53. */
  toJSON(): { total: string; rest: string; weights: [T, string][] } {
    return {
      total: `${this.total}`,
      rest: `${this.rest}`,
      weights: this.entries.map(([outcome, weight]) => [outcome, `${weight}`]),
    };
  }

  /** What is lost when either of two was not followed. */
  #restWith(other: Dist<Outcome>): bigint {
    return this.total * other.total - (this.total - this.rest) * (other.total - other.rest);
  }

  #affordWith(other: Dist<Outcome>): void {
    const steps = this.entries.length * other.entries.length;
    affordable(steps, bitLength(this.total) + bitLength(other.total), `one of ${steps} pairs`);
  }

  #needsAll(what: string): void {
    if (this.rest > 0n) throw new RangeError(`${what} is not known while a rest was not followed; ask followed()`);
  }
}

function exactOutcome(outcome: number): void {
  if (!Number.isSafeInteger(outcome)) throw new RangeError(`an outcome must be a safe whole number, not ${outcome}`);
}

function order(x: Outcome, y: Outcome): number {
  if (typeof x !== typeof y) return typeof x < typeof y ? -1 : 1;
  return x < y ? -1 : x > y ? 1 : 0;
}

function* pairs<T extends Outcome, U extends Outcome, V extends Outcome>(
  a: Dist<T>,
  b: Dist<U>,
  f: (x: T, y: U) => V,
): Generator<Weighted<V>> {
  for (const [x, weight] of a.entries) {
    for (const [y, times] of b.entries) yield [f(x, y), weight * times];
  }
}

function toRow(dist: Dist<number>): readonly bigint[] {
  const row = new Array<bigint>(dist.greatest - dist.least + 1).fill(0n);
  for (const [outcome, weight] of dist.entries) row[outcome - dist.least] = weight;
  return row;
}

function moment(dist: Dist<number>, power: bigint): bigint {
  return dist.entries.reduce((sum, [outcome, weight]) => sum + weight * BigInt(outcome) ** power, 0n);
}
