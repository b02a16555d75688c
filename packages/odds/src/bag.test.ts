import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bag, bag, draw, drawHand, drawUntil, handKey, handOf, ofColour, redraw, without } from './bag.ts';
import { Dist } from './dist.ts';
import { fraction, percent } from './fraction.ts';
import { binomial } from './whole.ts';

const seed = 20260101;
const songe = bag({ white: 15, black: 15 });
const small = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 })
  .map((counts) => bag(counts))
  .filter(({ size }) => size > 0 && size <= 7);
const draws = small.chain((from) => fc.tuple(fc.constant(from), fc.nat(from.size)));

/** The stones one by one, each with its own face, so that all orders of drawing are equally likely. */
function stonesOf(from: Bag<number>): readonly number[] {
  return from.counts.flatMap((stones, colour) => new Array<number>(stones).fill(colour));
}

function everyDraw(
  stones: readonly number[],
  n: number,
): readonly { drawn: readonly number[]; left: readonly number[] }[] {
  if (n === 0) return [{ drawn: [], left: stones }];
  return stones.flatMap((stone, i) =>
    everyDraw(stones.toSpliced(i, 1), n - 1).map(({ drawn, left }) => ({ drawn: [stone, ...drawn], left })),
  );
}

function handFrom(from: Bag<number>, drawn: readonly number[]): readonly number[] {
  return from.colours.map((colour) => drawn.filter((stone) => stone === colour).length);
}

describe('a bag', () => {
  test('keeps its colours as written', () => {
    expect(songe).toEqual({ colours: ['white', 'black'], counts: [15, 15], size: 30 });
    expect(bag([3, 0, 2])).toEqual({ colours: [0, 1, 2], counts: [3, 0, 2], size: 5 });
    expect(Object.isFrozen(songe.counts)).toBe(true);
  });

  test('without what lies on the table', () => {
    expect(without(songe, [4, 2]).counts).toEqual([11, 13]);
    expect(songe.counts).toEqual([15, 15]);
  });

  test('hands and their keys', () => {
    expect(handKey([4, 2])).toBe('4,2');
    expect(handOf('4,12')).toEqual([4, 12]);
    expect(handOf(handKey([]))).toEqual([]);
  });
});

describe('drawing', () => {
  test('6 of 15 + 15', () => {
    const whites = draw(songe, 6, 'white');
    expect(whites.total).toBe(593775n);
    for (let k = 0; k <= 6; k++) expect(whites.weight(k)).toBe(binomial(15, k) * binomial(15, 6 - k));
    expect(whites.chance(3)).toEqual(fraction(455 * 455, 593775));
    expect(whites.mean()).toEqual(fraction(3));
    expect(draw(songe, 6, 'black')).toEqual(whites);
  });

  test('like every stone taken in turn', () => {
    fc.assert(
      fc.property(draws, ([from, n]) => {
        const hands = everyDraw(stonesOf(from), n).map(({ drawn }) => handFrom(from, drawn));
        expect(drawHand(from, n).simplify()).toEqual(Dist.uniform(hands.map(handKey)).simplify());
        for (const colour of from.colours) {
          const counted = Dist.uniform(hands.map((hand) => hand[colour] ?? 0));
          expect(draw(from, n, colour).simplify()).toEqual(counted.simplify());
          expect(ofColour(from, drawHand(from, n), colour)).toEqual(draw(from, n, colour));
        }
      }),
      { seed },
    );
  });

  test('weights are ways to choose the stones', () => {
    const hands = drawHand(bag({ red: 4, green: 3, blue: 2 }), 4);
    expect(hands.total).toBe(binomial(9, 4));
    expect(hands.weight('2,1,1')).toBe(6n * 3n * 2n);
    expect(hands.weight('0,2,2')).toBe(3n);
    expect(hands.entries).toHaveLength(11);
  });

  test('nothing, and everything', () => {
    expect(drawHand(songe, 0)).toEqual(Dist.certain('0,0'));
    expect(drawHand(songe, 30)).toEqual(Dist.certain('15,15'));
    expect(draw(songe, 30, 'white')).toEqual(Dist.certain(15));
  });
});

describe('drawing until', () => {
  test('the first black of 2 + 1', () => {
    expect(drawUntil(bag({ white: 2, black: 1 }), 'black', 1)).toEqual(Dist.uniform([1, 2, 3]));
  });

  test('like every order of the whole bag', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 3 }), (from, wanted) => {
        const orders = everyDraw(stonesOf(from), from.size).map(({ drawn }) => drawn);
        for (const colour of from.colours) {
          if (wanted > (from.counts[colour] ?? 0)) {
            expect(() => drawUntil(from, colour, wanted)).toThrow(RangeError);
            continue;
          }
          const lengths = orders.map((order) => {
            const places = [...order.keys()].filter((i) => order[i] === colour);
            return (places[wanted - 1] ?? Number.NaN) + 1;
          });
          expect(drawUntil(from, colour, wanted).simplify()).toEqual(Dist.uniform(lengths).simplify());
        }
      }),
      { seed, numRuns: 40 },
    );
  });
});

describe('redrawing', () => {
  test('one white, one black: the black one goes back and may come again', () => {
    const two = bag({ white: 1, black: 1 });
    const hands = redraw(two, 1, { colour: 'black', upTo: 1 });
    expect(hands.chance('1,0')).toEqual(fraction(3, 4));
    expect(hands.chance('0,1')).toEqual(fraction(1, 4));
  });

  test('like every stone taken, put back and taken', () => {
    fc.assert(
      fc.property(
        draws.filter(([from, n]) => from.size <= 5 && n <= 3),
        fc.nat(3),
        fc.boolean(),
        ([from, n], upTo, always) => {
          const when = (hand: readonly number[]) => always || (hand[0] ?? 0) > 1;
          const byHand = Dist.mix(
            everyDraw(stonesOf(from), n).map(({ drawn, left }) => {
              const again = when(handFrom(from, drawn)) ? drawn.filter((stone) => stone === 0).slice(0, upTo) : [];
              const kept = [...drawn];
              for (const stone of again) kept.splice(kept.indexOf(stone), 1);
              const seconds = everyDraw([...left, ...again], again.length);
              const hands = seconds.map(({ drawn: more }) => handKey(handFrom(from, [...kept, ...more])));
              return [Dist.uniform(hands), 1] as const;
            }),
          );
          const hands = redraw(from, n, { colour: 0, upTo, ...(always ? {} : { when }) });
          expect(hands.simplify()).toEqual(byHand.simplify());
        },
      ),
      { seed },
    );
  });

  test('SON-TST-09 after 1 white and 5 black, two redrawn turn it', () => {
    const onTable = without(songe, [1, 3]);
    expect(onTable.counts).toEqual([14, 12]);
    const lead = draw(onTable, 2, 'white').map((more) => 2 + 1 + more - (5 - more));
    expect(lead.atLeast(1)).toEqual(fraction(binomial(14, 2), binomial(26, 2)));
  });

  /** The `hyper60` columns of the project's table of true odds: four players, 60 + 60 stones (SON-BAG-01). */
  describe('Songe, 60 + 60 stones', () => {
    const four = bag({ white: 60, black: 60 });
    const lead = (fixed: number, colour: 'white' | 'black', upTo: number) => {
      const drawn = 8 - Math.abs(fixed);
      return ofColour(four, redraw(four, drawn, { colour, upTo }), 'white').map((white) => fixed + 2 * white - drawn);
    };

    test.each<[fixed: number, redraws: number, plain: string, fortune: string]>([
      [0, 0, '35.85', '64.15'],
      [0, 1, '49.87', '75.37'],
      [0, 8, '88.30', '97.37'],
      [2, 0, '66.03', '89.66'],
      [2, 2, '86.10', '96.85'],
      [-2, 3, '45.91', '74.59'],
      [-4, 2, '0.00', '27.25'],
      [4, 4, '99.65', '100.00'],
    ])('SON-TST-03 %d fixed, up to %d black drawn again', (fixed, redraws, plain, fortune) => {
      const ahead = lead(fixed, 'black', redraws);
      expect(percent(ahead.atLeast(1), 2)).toBe(plain);
      expect(percent(ahead.atLeast(0), 2)).toBe(fortune);
    });

    test.each<[fixed: number, forced: number, plain: string, fortune: string]>([
      [0, 2, '16.41', '37.60'],
      [2, 4, '19.31', '49.35'],
      [-2, 1, '5.74', '22.05'],
      [-3, 3, '0.33', '3.27'],
    ])('SON-TST-06 %d fixed, %d white forced back', (fixed, forced, plain, fortune) => {
      const ahead = lead(fixed, 'white', forced);
      expect(percent(ahead.atLeast(1), 2)).toBe(plain);
      expect(percent(ahead.atLeast(0), 2)).toBe(fortune);
    });

    test('redrawing only what failed wins as often, with less quality', () => {
      const failed = ([white = 0, black = 0]: readonly number[]) => white <= black;
      const always = ofColour(four, redraw(four, 8, { colour: 'black', upTo: 2 }), 'white');
      const mended = ofColour(four, redraw(four, 8, { colour: 'black', upTo: 2, when: failed }), 'white');
      expect(mended.atLeast(5)).toEqual(always.atLeast(5));
      expect(percent(mended.atLeast(8), 4)).toBe(percent(draw(four, 8, 'white').atLeast(8), 4));
      expect(percent(always.atLeast(8), 4)).not.toBe(percent(mended.atLeast(8), 4));
    });
  });

  test('SON-BAG-03 two sides draw from one bag before anything returns', () => {
    const difference = drawHand(songe, 2).branch((key) =>
      draw(without(songe, handOf(key)), 2, 'white').map((theirs) => (handOf(key)[0] ?? 0) - theirs),
    );
    expect(difference.chance(2)).toEqual(
      fraction(binomial(15, 2) * binomial(15, 2), binomial(30, 2) * binomial(28, 2)),
    );
    expect(difference.mean()).toEqual(fraction(0));
  });
});

test.each([31, -1, 1.5, Number.NaN])('%d stones cannot be drawn from 30, and the reason says so', (n) => {
  const reason = new RangeError(`the stones drawn must be a whole number from 0 to 30, not ${n}`);
  expect(() => draw(songe, n, 'white')).toThrow(reason);
  expect(() => drawHand(songe, n)).toThrow(reason);
  expect(() => redraw(songe, n, { colour: 'white', upTo: 1 })).toThrow(reason);
});

test.each<[string, () => unknown]>([
  ['negative stones', () => bag({ white: -1 })],
  ['half a stone', () => bag([0.5])],
  ['NaN stones', () => bag({ white: Number.NaN })],
  ['more stones than can be counted', () => bag([Number.MAX_SAFE_INTEGER, 1])],
  ['a colour named like a number', () => bag({ white: 1, 7: 2 })],
  ['a million drawn', () => draw(bag([1e9, 1e9]), 1e6, 0)],
  ['too many hands', () => drawHand(bag(new Array<number>(20).fill(10)), 40)],
  ['too many hands twice', () => redraw(bag(new Array<number>(5).fill(20)), 20, { colour: 0, upTo: 20 })],
  ['too long a wait', () => drawUntil(bag([1e5, 1e5]), 0, 1)],
  ['an unknown colour', () => draw(bag([1, 1]), 1, 2)],
  ['waiting for none', () => drawUntil(songe, 'white', 0)],
  ['half a stone redrawn', () => redraw(songe, 6, { colour: 'white', upTo: 0.5 })],
  ['a hand of another bag', () => without(songe, [1, 1, 1])],
  ['a hand larger than the bag', () => without(songe, [16, 0])],
])('%s: a RangeError of one line', (_, act) => {
  expect(act).toThrow(RangeError);
  expect(act).toThrow(/^.{10,100}$/);
});
