/** SON-TST-08, SON-X-04: the printed table of odds beside the true ones, and how the printed one was made. */
import { add, type Fraction, fraction } from '@reverie/odds/fraction';
import { PRINTED } from '../data/book-odds.ts';
import { drawnFor, NEEDED, whiteWith } from '../resolution.ts';
import { EACH } from '../stones.ts';
import { successOf } from '../success.ts';

export interface BookRow {
  readonly fixed: number;
  readonly drawn: number;
  readonly redraws: number;
  readonly fortune: boolean;
  /** What the book prints, in percent. */
  readonly printed: number;
  /** What its way of counting gives; where it differs from `printed`, the book has a misprint. */
  readonly counted: Fraction;
  readonly misprint: boolean;
  readonly coin: Fraction;
  readonly bag: Fraction;
}

/**
 * How the book counted: as if each *number* of white stones were equally likely, 0 to n in the draw and 0 to r in the
 * redraw. Six stones can show 0 to 6 white, four of these seven numbers win, hence 57 % (4 of 7) where 65.6 % is true.
 */
export function countedByTheBook(fixed: number, redraws: number, fortune: boolean): Fraction {
  const n = drawnFor(fixed);
  const needed = fortune ? NEEDED - 1 : NEEDED;
  let sum = fraction(0);
  for (let white = 0; white <= n; white++) {
    const missing = needed - whiteWith(fixed, white);
    if (missing <= 0) sum = add(sum, fraction(1));
    else if (missing <= Math.min(redraws, n - white)) sum = add(sum, fraction(redraws + 1 - missing, redraws + 1));
  }
  return fraction(sum.num, sum.den * BigInt(n + 1));
}

/** Every figure of the printed table, for a full bag of this many players. */
export function bookTable(players = 4): BookRow[] {
  const bag = { white: EACH * players, black: EACH * players };
  const figures = PRINTED.flatMap(([fixed, row]) => row.map((pair, redraws) => ({ fixed, redraws, pair })));
  return figures.flatMap(({ fixed, redraws, pair }) =>
    [false, true].map((fortune): BookRow => {
      const printed = pair[fortune ? 1 : 0];
      const counted = countedByTheBook(fixed, redraws, fortune);
      const trial = { fixed, redraws, fortune };
      return {
        ...trial,
        drawn: drawnFor(fixed),
        printed,
        counted,
        misprint: Math.abs(printed - Number(hundredths(counted)) / 100) > 0.51,
        coin: successOf({ ...trial, bag: 'coin' }),
        bag: successOf({ ...trial, bag }),
      };
    }),
  );
}

/** A percentage in hundredths, halves to the even digit, as the checked figures were rounded. */
export function hundredths({ num, den }: Fraction): bigint {
  const scaled = num * 10_000n;
  const whole = scaled / den;
  const twice = 2n * (scaled % den);
  return twice > den || (twice === den && whole % 2n === 1n) ? whole + 1n : whole;
}
