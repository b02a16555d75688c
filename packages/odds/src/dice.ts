/** Dice as the rulebooks roll them. Any table of numbers may stand for a die: an odd one, a rerolled one, a cut one. */
import { Dist, type Outcome, type Weighted } from './dist.ts';
import { type Rows, withRows } from './rows.ts';
import { affordable, at, binomials, bitLength, count } from './whole.ts';

const MOST_SIDES = 100_000;

export function die(sides: number): Dist<number> {
  count(sides, 'the sides of a die', 1, MOST_SIDES);
  return Dist.row(1, new Array<bigint>(sides).fill(1n));
}

/** 10d6 is sum(10, die(6)). */
export function sum(dice: number, one: Dist<number>): Dist<number> {
  return one.times(dice);
}

export function keepHighest(dice: number, one: Dist<number>, keep: number): Dist<number> {
  return keepPlaces(dice, one, 0, dice - aside(dice, keep));
}

export function keepLowest(dice: number, one: Dist<number>, keep: number): Dist<number> {
  return keepPlaces(dice, one, aside(dice, keep), dice);
}

/** As many of the highest put aside as of the lowest. */
export function keepMiddle(dice: number, one: Dist<number>, keep: number): Dist<number> {
  const half = aside(dice, keep) / 2;
  if (!Number.isInteger(half)) throw new RangeError(`${keep} of ${dice} dice cannot lie in the middle`);
  return keepPlaces(dice, one, half, dice - half);
}

function aside(dice: number, keep: number): number {
  return count(dice, 'a number of dice') - count(keep, 'the dice kept', 0, dice);
}

/** The sum of the places `from` up to, not including, `to` of the dice laid out from highest to lowest. */
function keepPlaces(dice: number, one: Dist<number>, from: number, to: number): Dist<number> {
  const keep = to - from;
  const steps = one.entries.length * ((dice * dice) / 2) * (keep * (one.greatest - one.least) + 1);
  affordable(steps, dice * bitLength(one.total), `keeping ${keep} of ${dice} dice`);
  const all = one.total ** BigInt(dice);
  const sums = withRows(all, (rows) => keptSums(rows, one, dice, from, to));
  return Dist.row(keep * one.least, sums, all - (one.total - one.rest) ** BigInt(dice));
}

/**
 * icepool's idea: no rolls, only how many dice show each face. Going from the highest face down, the dice laid out so
 * far say which places the next ones take, so that their number is the whole state, and each state is a row of sums.
 * The row begins at the least sum there is. (Exported for the test that runs it on both kinds of rows.)
 */
export function keptSums<Row>(
  rows: Rows<Row>,
  one: Dist<number>,
  dice: number,
  from: number,
  to: number,
): readonly bigint[] {
  const length = (to - from) * (one.greatest - one.least) + 1;
  const laid = Array.from({ length: dice + 1 }, () => rows.zeros(length));
  rows.accumulate(at(laid, 0), rows.of([1n]), 0, 1n);
  const choices = Array.from(laid, (_, left) => binomials(left, left));
  for (const [face, weight] of [...one.entries].reverse()) {
    // From the fullest state down, so that a state is read before this face adds to it.
    for (let before = dice - 1; before >= 0; before--) {
      const left = dice - before;
      // No die may be left after the last face. (The states skipped might pass total^dice, the bound of these rows.)
      for (let showing = face === one.least ? left : 1; showing <= left; showing++) {
        const kept = Math.max(0, Math.min(before + showing, to) - Math.max(before, from));
        const ways = at(at(choices, left), showing) * weight ** BigInt(showing);
        rows.accumulate(at(laid, before + showing), at(laid, before), kept * (face - one.least), ways);
      }
    }
  }
  return rows.weights(at(laid, dice));
}

/** Successes in a pool: how many of the dice show `n` or more. */
export function countAtLeast(dice: number, one: Dist<number>, n: number): Dist<number> {
  return one.map((face) => (face >= n ? 1 : 0)).times(dice);
}

/** A die that shows one of `faces` is rolled again and added, at most `depth` times; what would go on is the rest. */
export function explode(
  one: Dist<number>,
  faces: readonly number[],
  { depth }: { readonly depth: number },
): Dist<number> {
  count(depth, 'the depth of an explosion');
  const steps = depth * one.entries.length;
  affordable(steps * steps, depth * bitLength(one.total), `an explosion ${depth} deep`);
  const bursts = (face: number) => faces.includes(face);
  const stops = one.entries.filter(([face]) => !bursts(face));
  if (stops.length === 0) throw new RangeError('a die that explodes on every face never stops');
  const held = stops.reduce((weight, [, more]) => weight + more, 0n);
  let rolled = Dist.weights(stops, one.total - held);
  for (let deeper = 0; deeper < depth; deeper++) {
    const next = rolled;
    rolled = one.branch<number>((face) => (bursts(face) ? next.map((more) => face + more) : Dist.certain(face)));
  }
  return rolled;
}

/** Once: the second roll stands, whatever it shows. For ever: until another face comes. */
export function reroll(
  one: Dist<number>,
  faces: readonly number[],
  { times }: { readonly times: 1 | 'forever' },
): Dist<number> {
  if (times === 'forever') return one.given((face) => !faces.includes(face));
  return one.branch<number>((face) => (faces.includes(face) ? one : Dist.certain(face)));
}

export function highest(first: Dist<number>, ...others: readonly Dist<number>[]): Dist<number> {
  return others.reduce((best, other) => best.combine(other, (x, y) => Math.max(x, y)), first);
}

export function lowest(first: Dist<number>, ...others: readonly Dist<number>[]): Dist<number> {
  return others.reduce((worst, other) => worst.combine(other, (x, y) => Math.min(x, y)), first);
}

/** From the point of view of `mine`. */
export function opposed(mine: Dist<number>, theirs: Dist<number>): Dist<'win' | 'tie' | 'lose'> {
  return mine.combine(theirs, (x, y) => (x > y ? 'win' : x === y ? 'tie' : 'lose'));
}

/** `from` and `to` both belong to the row; -Infinity and Infinity leave an end open. */
export type TableRow<T> = readonly [from: number, to: number, result: T];

/** Each outcome of the die must fall in exactly one row. */
export function table<T extends Outcome>(one: Dist<number>, rows: readonly TableRow<T>[]): Dist<T> {
  const backwards = rows.find(([from, to]) => !(from <= to));
  if (backwards) throw new RangeError(`the row ${span(backwards)} of the table is empty`);
  const results = one.entries.map(([outcome, weight]): Weighted<T> => {
    const [row, second] = rows.filter(([from, to]) => from <= outcome && outcome <= to);
    if (row === undefined) throw new RangeError(`no row of the table holds ${outcome}`);
    if (second !== undefined) throw new RangeError(`the rows ${span(row)} and ${span(second)} both hold ${outcome}`);
    return [row[2], weight];
  });
  return Dist.weights(results, one.rest);
}

function span([from, to]: TableRow<unknown>): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}
