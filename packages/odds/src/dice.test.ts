import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countAtLeast,
  die,
  explode,
  highest,
  keepHighest,
  keepLowest,
  keepMiddle,
  keptSums,
  lowest,
  opposed,
  reroll,
  sum,
  table,
} from './dice.ts';
import { Dist } from './dist.ts';
import { fraction } from './fraction.ts';
import { bigintRows, numberRows } from './rows.ts';

const seed = 20260101;
const d6 = die(6);

const odd = fc
  .array(fc.tuple(fc.integer({ min: -4, max: 9 }), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 5 })
  .map((entries) => Dist.weights(entries));
const pools = fc.record({ one: odd, dice: fc.integer({ min: 0, max: 5 }) });

/** All rolls of some dice, one by one: what the clever ways must agree with. */
function everyRoll(dice: number, one: Dist<number>): { readonly faces: readonly number[]; readonly weight: bigint }[] {
  if (dice === 0) return [{ faces: [], weight: 1n }];
  return everyRoll(dice - 1, one).flatMap(({ faces, weight }) =>
    one.entries.map(([face, times]) => ({ faces: [...faces, face], weight: weight * times })),
  );
}

function bruteForce(dice: number, one: Dist<number>, read: (descending: readonly number[]) => number): Dist<number> {
  const rolls = everyRoll(dice, one);
  return Dist.weights(
    rolls.map(({ faces, weight }) => [read([...faces].sort((x, y) => y - x)), weight] as const),
    one.total ** BigInt(dice) - rolls.reduce((all, { weight }) => all + weight, 0n),
  );
}

const added = (faces: readonly number[]) => faces.reduce((all, face) => all + face, 0);

describe('sums', () => {
  test('a die is fair', () => {
    expect(die(4)).toEqual(Dist.uniform([1, 2, 3, 4]));
    expect(die(1)).toEqual(Dist.certain(1));
  });

  test('10d6 is the tenth power of x + … + x^6', () => {
    let ways = [1];
    for (let i = 0; i < 10; i++) {
      ways = Array.from({ length: ways.length + 5 }, (_, place) =>
        added(ways.slice(Math.max(0, place - 5), place + 1)),
      );
    }
    const ten = sum(10, d6);
    expect(ten).toEqual(Dist.row(10, ways.map(BigInt)));
    expect(ten.total).toBe(60466176n);
    expect(ten.weight(35)).toBe(4395456n);
    expect(ten.mean()).toEqual(fraction(35));
    expect(ten.variance()).toEqual(fraction(175, 6));
  });

  test('like every roll added up', () => {
    fc.assert(
      fc.property(pools, ({ one, dice }) => {
        expect(sum(dice, one)).toEqual(bruteForce(dice, one, added));
      }),
      { seed },
    );
  });
});

describe('keeping', () => {
  test('4d6 keep 3, the 1296 rolls', () => {
    const kept = keepHighest(4, d6, 3);
    expect(kept).toEqual(bruteForce(4, d6, (faces) => added(faces.slice(0, 3))));
    expect(kept.total).toBe(1296n);
    expect(kept.weight(18)).toBe(21n);
    expect(kept.weight(3)).toBe(1n);
    expect(kept.mean()).toEqual(fraction(15869, 1296));
  });

  test('like every roll laid out', () => {
    fc.assert(
      fc.property(pools, fc.nat(5), ({ one, dice }, some) => {
        const keep = Math.min(dice, some);
        expect(keepHighest(dice, one, keep)).toEqual(bruteForce(dice, one, (faces) => added(faces.slice(0, keep))));
        expect(keepLowest(dice, one, keep)).toEqual(bruteForce(dice, one, (faces) => added(faces.slice(dice - keep))));
        const half = (dice - keep) / 2;
        if (Number.isInteger(half)) {
          const middle = bruteForce(dice, one, (faces) => added(faces.slice(half, dice - half)));
          expect(keepMiddle(dice, one, keep)).toEqual(middle);
        }
      }),
      { seed },
    );
  });

  test('keeping all is the sum, keeping none is nothing', () => {
    expect(keepHighest(10, die(10), 10)).toEqual(sum(10, die(10)));
    expect(keepLowest(3, d6, 0)).toEqual(Dist.weights([[0, 216]]));
  });

  test('numbers and BigInt give the same rows', () => {
    fc.assert(
      fc.property(pools, fc.nat(5), fc.nat(5), ({ one, dice }, a, b) => {
        const from = Math.min(a, b, dice);
        const to = Math.min(Math.max(a, b), dice);
        expect(keptSums(numberRows, one, dice, from, to)).toEqual(keptSums(bigintRows, one, dice, from, to));
      }),
      { seed },
    );
  });

  test('exact up to the last number: 15d10 in numbers, 20d10 in BigInt', () => {
    expect(keptSums(numberRows, die(10), 15, 0, 5)).toEqual(keptSums(bigintRows, die(10), 15, 0, 5));
    const twenty = keepHighest(20, die(10), 10);
    expect(twenty.total).toBe(10n ** 20n);
    expect(twenty.weight(10)).toBe(1n);
    expect(twenty.weight(11)).toBe(20n);
  });

  test('highest and lowest mirror each other', () => {
    const mirrored = keepLowest(10, die(10), 5).map((x) => 55 - x);
    expect(keepHighest(10, die(10), 5)).toEqual(mirrored);
  });

  test('a die cut short leaves a rest', () => {
    const cut = Dist.weights(d6.entries.slice(0, 5), 1);
    expect(keepHighest(2, cut, 1).rest).toBe(11n);
    expect(keepHighest(2, cut, 1).total).toBe(36n);
  });

  test('highest and lowest of different dice', () => {
    expect(highest(d6, d6, d6)).toEqual(keepHighest(3, d6, 1));
    expect(lowest(d6, d6)).toEqual(keepLowest(2, d6, 1));
    expect(highest(die(4), die(8)).chance(8)).toEqual(fraction(1, 8));
    expect(lowest(die(4), die(8)).chance(4)).toEqual(fraction(5, 32));
    expect(highest(d6)).toBe(d6);
  });
});

describe('pools and contests', () => {
  test('twelve dice, how many show 5 or 6', () => {
    const hits = countAtLeast(12, d6, 5);
    expect(hits.total).toBe(6n ** 12n);
    expect(hits.chance(4)).toEqual(fraction(495n * 2n ** 8n, 3n ** 12n));
    expect(hits.mean()).toEqual(fraction(4));
  });

  test('like every roll counted', () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: -4, max: 9 }), ({ one, dice }, n) => {
        const counted = bruteForce(dice, one, (faces) => faces.filter((face) => face >= n).length);
        expect(countAtLeast(dice, one, n)).toEqual(counted);
      }),
      { seed },
    );
  });

  test('opposed dice', () => {
    expect(opposed(d6, d6).entries).toEqual([
      ['lose', 15n],
      ['tie', 6n],
      ['win', 15n],
    ]);
    expect(opposed(die(8), d6).chance('win')).toEqual(fraction(27, 48));
  });
});

describe('rolling again', () => {
  test('an exploding six, two deep', () => {
    const burst = explode(d6, [6], { depth: 2 });
    expect([burst.total, burst.rest]).toEqual([216n, 1n]);
    expect(burst.chance(5)).toEqual(fraction(1, 6));
    expect(burst.chance(6)).toEqual(fraction(0));
    expect(burst.chance(11)).toEqual(fraction(1, 36));
    expect(burst.chance(17)).toEqual(fraction(1, 216));
    expect(burst.greatest).toBe(17);
  });

  test('like every sequence of rolls', () => {
    fc.assert(
      fc.property(odd, fc.subarray([-4, -2, 0, 1, 3, 5, 9]), fc.nat(3), (one, faces, depth) => {
        fc.pre(one.entries.some(([face]) => !faces.includes(face)));
        const rolls = everyRoll(depth + 1, one).map((roll) => {
          const stop = roll.faces.findIndex((face) => !faces.includes(face));
          return { ...roll, stop, end: added(roll.faces.slice(0, stop + 1)) };
        });
        const ended = rolls.filter(({ stop }) => stop >= 0);
        const lost = rolls.filter(({ stop }) => stop < 0).reduce((all, { weight }) => all + weight, 0n);
        const expected = Dist.weights(
          ended.map(({ end, weight }) => [end, weight] as const),
          lost,
        );
        expect(explode(one, faces, { depth }).simplify()).toEqual(expected.simplify());
      }),
      { seed },
    );
  });

  test('the deeper, the less is left', () => {
    expect(explode(d6, [6], { depth: 20 }).rest).toBe(1n);
    expect(explode(d6, [6], { depth: 20 }).total).toBe(6n ** 21n);
    expect(explode(d6, [], { depth: 5 })).toEqual(d6);
  });

  test('rerolling ones, once or for ever', () => {
    const once = reroll(d6, [1], { times: 1 });
    expect(once.chance(1)).toEqual(fraction(1, 36));
    expect(once.chance(6)).toEqual(fraction(7, 36));
    expect(reroll(d6, [1, 2], { times: 'forever' })).toEqual(Dist.uniform([3, 4, 5, 6]));
  });
});

describe('tables', () => {
  test('rows lead to results', () => {
    const weather = table(sum(2, d6), [
      [2, 3, 'storm'],
      [4, 9, 'fair'],
      [10, Infinity, 'storm'],
    ]);
    expect(weather.chance('storm')).toEqual(fraction(1, 4));
    expect(weather.total).toBe(36n);
  });

  test.each<[string, readonly (readonly [number, number, string])[], string]>([
    [
      'a hole',
      [
        [1, 3, 'a'],
        [5, 6, 'b'],
      ],
      'no row of the table holds 4',
    ],
    [
      'an overlap',
      [
        [1, 3, 'a'],
        [3, 6, 'b'],
      ],
      'the rows 1 to 3 and 3 to 6 both hold 3',
    ],
    [
      'a doubled row',
      [
        [1, 6, 'a'],
        [6, 6, 'b'],
      ],
      'the rows 1 to 6 and 6 both hold 6',
    ],
    [
      'a backward row',
      [
        [1, 6, 'a'],
        [9, 8, 'b'],
      ],
      'the row 9 to 8 of the table is empty',
    ],
    ['a NaN row', [[1, Number.NaN, 'a']], 'the row 1 to NaN of the table is empty'],
  ])('%s is named', (_, rows, reason) => {
    expect(() => table(d6, rows)).toThrow(new RangeError(reason));
  });

  test('a rest stays a rest', () => {
    const found = table(explode(d6, [6], { depth: 1 }), [
      [1, 5, 'low'],
      [6, 99, 'high'],
    ]);
    expect(found.rest).toBe(1n);
    expect(found.chance('high')).toEqual(fraction(5, 36));
  });
});

test.each<[string, () => unknown]>([
  ['no sides', () => die(0)],
  ['NaN sides', () => die(Number.NaN)],
  ['one side and a half', () => die(1.5)],
  ['negative sides', () => die(-6)],
  ['a billion sides', () => die(1e9)],
  ['negative dice', () => sum(-1, d6)],
  ['half a die', () => sum(0.5, d6)],
  ['a billion dice', () => sum(1e9, d6)],
  ['NaN dice kept from', () => keepHighest(Number.NaN, d6, 1)],
  ['negative dice kept from', () => keepLowest(-2, d6, 1)],
  ['more kept than rolled', () => keepHighest(3, d6, 4)],
  ['fewer than none kept', () => keepLowest(3, d6, -1)],
  ['half a die kept', () => keepMiddle(3, d6, 0.5)],
  ['no middle', () => keepMiddle(4, d6, 3)],
  ['a thousand dice kept from', () => keepHighest(1000, d6, 500)],
  ['faces too far apart to keep', () => keepHighest(3, Dist.uniform([0, 1e12]), 2)],
  ['a pool of a million', () => countAtLeast(1e6, d6, 4)],
  ['negative depth', () => explode(d6, [6], { depth: -1 })],
  ['NaN depth', () => explode(d6, [6], { depth: Number.NaN })],
  ['endless depth', () => explode(d6, [6], { depth: 1e6 })],
  ['every face explodes', () => explode(die(2), [1, 2], { depth: 3 })],
  ['every face is rerolled', () => reroll(die(2), [1, 2], { times: 'forever' })],
])('%s: a RangeError of one line', (_, act) => {
  expect(act).toThrow(RangeError);
  expect(act).toThrow(/^.{10,100}$/);
});
