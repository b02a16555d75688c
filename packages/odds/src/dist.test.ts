import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Dist } from './dist.ts';
import { add, compare, fraction, percent } from './fraction.ts';

const seed = 20260101;
const d6 = Dist.uniform([1, 2, 3, 4, 5, 6]);
const coin = Dist.uniform([0, 1]);

const tables = fc
  .array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 7 })
  .map((entries) => Dist.weights(entries));
const cutTables = fc.tuple(tables, fc.nat(5)).map(([dist, rest]) => Dist.weights(dist.entries, rest));

describe('making', () => {
  test('merges, drops zeros and sorts', () => {
    const dist = Dist.weights([
      [10, 1],
      [9, 2n],
      [10, 3],
      [-1, 0],
      [-0, 4],
    ]);
    expect(dist.entries).toEqual([
      [0, 4n],
      [9, 2n],
      [10, 4n],
    ]);
    expect([dist.least, dist.greatest, dist.total, dist.rest]).toEqual([0, 10, 10n, 0n]);
  });

  test('strings stand by code unit, false before true, kinds apart', () => {
    const outcomes = Dist.uniform(['é', 'z', 'Z', '10', '9', 2, true, false]).entries.map(([outcome]) => outcome);
    expect(outcomes).toEqual([false, true, 2, '10', '9', 'Z', 'z', 'é']);
  });

  test('certain and uniform', () => {
    expect(Dist.certain('yes').entries).toEqual([['yes', 1n]]);
    expect(Dist.uniform([1, 1, 2]).chance(1)).toEqual(fraction(2, 3));
  });

  test('a row leaves its zeros out', () => {
    expect(Dist.row(-1, [1n, 0n, 2n]).entries).toEqual([
      [-1, 1n],
      [1, 2n],
    ]);
  });

  test('the table cannot be changed', () => {
    expect(Object.isFrozen(d6.entries)).toBe(true);
  });

  test.each<[string, () => unknown]>([
    ['negative weight', () => Dist.weights([[1, -1]])],
    ['negative bigint', () => Dist.weights([[1, -1n]])],
    ['half a weight', () => Dist.weights([[1, 0.5]])],
    ['unsafe weight', () => Dist.weights([[1, 2 ** 53]])],
    ['NaN weight', () => Dist.weights([[1, Number.NaN]])],
    ['negative rest', () => Dist.weights([[1, 1]], -1)],
    ['negative in a row', () => Dist.row(0, [1n, -1n])],
    ['nothing', () => Dist.weights([])],
    ['only zeros', () => Dist.weights([[1, 0]])],
    ['NaN outcome', () => Dist.certain(Number.NaN)],
    ['half an outcome', () => d6.map((x) => x / 2)],
    ['outcome past 2^53', () => Dist.certain(Number.MAX_SAFE_INTEGER).add(d6)],
    ['row past 2^53', () => Dist.row(Number.MAX_SAFE_INTEGER, [1n, 1n])],
    ['nothing left', () => d6.given((x) => x > 6)],
    ['copies: negative', () => d6.times(-1)],
    ['copies: half', () => d6.times(1.5)],
    ['copies: NaN', () => d6.times(Number.NaN)],
    ['copies: too many', () => d6.times(100_000)],
    ['copies: weights too long', () => Dist.weights([[0, 3]]).times(2 ** 50)],
    ['pairs: too many', () => wide().combine(wide(), (x, y) => x + y)],
    ['sum: too many', () => wide().add(wide())],
    ['quantile past 1', () => d6.quantile(fraction(7, 6))],
    ['quantile below 0', () => d6.quantile(fraction(-1, 6))],
  ])('%s is a RangeError of one line', (_, act) => {
    expect(act).toThrow(RangeError);
    expect(act).toThrow(/^.{10,100}$/);
  });
});

describe('operations', () => {
  test('map merges what becomes equal', () => {
    expect(d6.map((x) => x % 2 === 0).entries).toEqual([
      [false, 3n],
      [true, 3n],
    ]);
  });

  test('given forgets the others', () => {
    expect(d6.given((x) => x > 4).entries).toEqual([
      [5, 1n],
      [6, 1n],
    ]);
  });

  test('mix weighs rows, not the totals they lead to', () => {
    const mixed = Dist.mix([
      [Dist.certain(1), 1],
      [d6, 2],
      [Dist.certain(9), 0],
    ]);
    expect(mixed.chance(1)).toEqual(fraction(4, 9));
    expect(mixed.chance(6)).toEqual(fraction(1, 9));
    expect(mixed.chance(9)).toEqual(fraction(0));
    expect(mixed.total).toBe(18n);
  });

  test('branch rolls what the first roll tells it to', () => {
    const damage = d6.branch<number>((x) => (x === 6 ? d6.times(2) : x === 1 ? Dist.certain(0) : d6));
    expect(damage.chance(0)).toEqual(fraction(1, 6));
    expect(damage.chance(12)).toEqual(fraction(1, 216));
    expect(damage.chance(1)).toEqual(fraction(1, 9));
  });

  test('combine meets every pair once', () => {
    fc.assert(
      fc.property(tables, tables, (a, b) => {
        const met = a.combine(b, (x, y) => `${x}|${y}`);
        for (const [x, v] of a.entries) for (const [y, w] of b.entries) expect(met.weight(`${x}|${y}`)).toBe(v * w);
        expect(met.total).toBe(a.total * b.total);
      }),
      { seed },
    );
  });

  test('add is combine with +, rows or no rows', () => {
    fc.assert(
      fc.property(cutTables, cutTables, fc.constantFrom(1, 3, 1_000_000), (a, b, stretch) => {
        const far = b.map((x) => x * stretch);
        expect(a.add(far)).toEqual(a.combine(far, (x, y) => x + y));
      }),
      { seed },
    );
  });

  test('times is add again and again', () => {
    fc.assert(
      fc.property(cutTables, fc.nat(9), (one, n) => {
        let sum: Dist<number> = Dist.certain(0);
        for (let i = 0; i < n; i++) sum = sum.combine(one, (x, y) => x + y);
        expect(one.times(n)).toEqual(sum);
      }),
      { seed },
    );
  });

  test('sums past 2^53 stay exact', () => {
    const n = 40;
    let polynomial = [1n];
    for (let i = 0; i < n; i++) {
      const longer = new Array<bigint>(polynomial.length + 5).fill(0n);
      polynomial.forEach((ways, sum) => {
        for (let face = 0; face < 6; face++) longer[sum + face] = (longer[sum + face] ?? 0n) + ways;
      });
      polynomial = longer;
    }
    expect(d6.times(n)).toEqual(Dist.row(n, polynomial));
    expect(d6.times(n).total).toBe(6n ** 40n);
  });

  test('a certain number may be added a billion times', () => {
    expect(Dist.certain(3).times(1_000_000_000)).toEqual(Dist.certain(3_000_000_000));
  });

  test('simplify divides by what is common, the rest too', () => {
    const dist = Dist.weights(
      [
        [1, 6],
        [2, 9],
      ],
      12,
    );
    expect(dist.simplify()).toEqual(
      Dist.weights(
        [
          [1, 2],
          [2, 3],
        ],
        4,
      ),
    );
    expect(dist.simplify().chance(2)).toEqual(dist.chance(2));
  });

  test('equals is weight for weight', () => {
    const doubled = Dist.weights(d6.entries.map(([x, w]) => [x, 2n * w] as const));
    expect(d6.equals(Dist.uniform([6, 5, 4, 3, 2, 1]))).toBe(true);
    expect(d6.equals(doubled)).toBe(false);
    expect(d6.equals(doubled.simplify())).toBe(true);
    expect(d6.equals(Dist.uniform([1, 2, 3, 4, 5, 7]))).toBe(false);
    expect(d6.equals(Dist.uniform([1, 2, 3]))).toBe(false);
    expect(d6.equals(Dist.weights(d6.entries, 1))).toBe(false);
  });

  test('goes through JSON with its weights as text', () => {
    const dist = Dist.weights(
      [
        ['yes', 2n ** 60n],
        ['no', 1],
      ],
      5,
    );
    expect(JSON.parse(JSON.stringify(dist))).toEqual({
      total: '1152921504606846982',
      rest: '5',
      weights: [
        ['no', '1'],
        ['yes', '1152921504606846976'],
      ],
    });
  });
});

describe('questions', () => {
  const two = d6.times(2);

  test('chances', () => {
    expect(two.chance(7)).toEqual(fraction(1, 6));
    expect(two.chance(13)).toEqual(fraction(0));
    expect(two.weight(7)).toBe(6n);
    expect(two.atLeast(10)).toEqual(fraction(1, 6));
    expect(two.atMost(3)).toEqual(fraction(1, 12));
    expect(two.chanceOf((x) => x % 2 === 0)).toEqual(fraction(1, 2));
  });

  test('mean, variance, mode, quantile', () => {
    expect(two.mean()).toEqual(fraction(7));
    expect(two.variance()).toEqual(fraction(35, 6));
    expect(two.mode()).toEqual([7]);
    expect(coin.mode()).toEqual([0, 1]);
    expect(two.quantile(fraction(1, 2))).toBe(7);
    expect(two.quantile(fraction(0))).toBe(2);
    expect(two.quantile(fraction(1))).toBe(12);
    expect(coin.quantile(fraction(1, 2))).toBe(0);
    expect(coin.quantile(fraction(501, 1000))).toBe(1);
  });

  test('means and variances add up', () => {
    fc.assert(
      fc.property(tables, tables, (a, b) => {
        const both = a.add(b);
        expect(both.mean()).toEqual(add(a.mean(), b.mean()));
        expect(both.variance()).toEqual(add(a.variance(), b.variance()));
      }),
      { seed },
    );
  });

  test('a quantile is the least outcome that reaches its share', () => {
    fc.assert(
      fc.property(tables, fc.nat(20), (dist, twentieths) => {
        const share = fraction(twentieths, 20);
        const found = dist.quantile(share);
        const reaches = (n: number) => compare(dist.atMost(n), share) >= 0;
        expect(reaches(found)).toBe(true);
        for (const [x] of dist.entries) if (x < found) expect(reaches(x)).toBe(false);
      }),
      { seed },
    );
  });
});

describe('a rest', () => {
  const cut = Dist.weights(
    [
      [1, 3],
      [2, 2],
    ],
    1,
  );

  test('counts in the total', () => {
    expect(cut.total).toBe(6n);
    expect(cut.chance(1)).toEqual(fraction(1, 2));
    expect(cut.atLeast(0)).toEqual(fraction(5, 6));
  });

  test('stays through every operation', () => {
    expect(cut.map((x) => -x).rest).toBe(1n);
    expect(cut.given((x) => x === 1).chance(1)).toEqual(fraction(3, 4));
    expect(cut.add(d6).rest).toBe(6n);
    expect(cut.add(cut).rest).toBe(11n);
    expect(cut.combine(cut, (x, y) => x * y).rest).toBe(11n);
    expect(cut.times(3).rest).toBe(216n - 125n);
    expect(cut.branch(() => d6).rest).toBe(6n);
    expect(d6.branch(() => cut).chanceOf(() => true)).toEqual(fraction(5, 6));
    expect(Dist.mix([[cut, 1]], 1).chance(1)).toEqual(fraction(1, 4));
  });

  test('leaves means, variances and quantiles unknown', () => {
    expect(() => cut.mean()).toThrow('a mean is not known while a rest was not followed; ask followed()');
    expect(() => cut.variance()).toThrow(RangeError);
    expect(() => cut.quantile(fraction(1, 2))).toThrow(RangeError);
    expect(cut.followed().mean()).toEqual(fraction(7, 5));
    expect(cut.mode()).toEqual([1]);
  });
});

/** Stones drawn with putting back are coins: the `binom` columns of the project's table of Songe's true odds. */
describe('Songe with coins for stones', () => {
  const whites = (drawn: number, redraws: number) =>
    coin.times(drawn).branch((white) => coin.times(Math.min(redraws, drawn - white)).map((more) => white + more));

  test.each<[fixed: number, redraws: number, plain: string, fortune: string]>([
    [0, 0, '36.33', '63.67'],
    [0, 3, '72.56', '88.67'],
    [2, 0, '65.63', '89.06'],
    [2, 2, '85.55', '96.48'],
    [-2, 6, '53.39', '83.06'],
    [-4, 1, '0.00', '18.75'],
  ])('%d fixed, %d redraws', (fixed, redraws, plain, fortune) => {
    const drawn = 8 - Math.abs(fixed);
    const lead = whites(drawn, redraws).map((white) => fixed + 2 * white - drawn);
    expect(percent(lead.atLeast(1), 2)).toBe(plain);
    expect(percent(lead.atLeast(0), 2)).toBe(fortune);
  });
});

function wide(): Dist<number> {
  return Dist.row(0, new Array<bigint>(8000).fill(1n));
}
