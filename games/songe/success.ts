/** The exact odds of a test from the bag as it is now, with the best use of its redraws. */
import { bag, draw } from '@reverie/odds/bag';
import { add, type Fraction, fraction, multiply } from '@reverie/odds/fraction';
import { drawnFor, succeeds, whiteWith } from './resolution.ts';
import type { Stones } from './stones.ts';

export interface Trial {
  /** What lies in the bag; 'coin' for p = ½ each time (SON-META-07). */
  readonly bag: Pick<Stones, 'white' | 'black'> | 'coin';
  readonly fixed: number;
  readonly fortune?: boolean;
  /** SON-TST-03: black stones that may be drawn again after a failure. */
  readonly redraws?: number;
  /** SON-TST-06, SON-DIF-03: white stones that must be drawn again, before anything else. */
  readonly forced?: number;
}

/** How many of n are white, with whole weights. */
export function whiteWays(from: Trial['bag'], n: number): readonly (readonly [number, bigint])[] {
  if (from !== 'coin') return draw(bag([from.black, from.white]), n, 1).entries;
  const ways: [number, bigint][] = [];
  let weight = 1n;
  for (let white = 0; white <= n; white++) {
    ways.push([white, weight]);
    weight = (weight * BigInt(n - white)) / BigInt(white + 1);
  }
  return ways;
}

/** The same, each with its share. */
function whites(from: Trial['bag'], n: number): readonly (readonly [number, Fraction])[] {
  const ways = whiteWays(from, n);
  const all = ways.reduce((sum, [, weight]) => sum + weight, 0n);
  return ways.map(([white, weight]) => [white, fraction(weight, all)] as const);
}

const without = (from: Trial['bag'], white: number, black: number): Trial['bag'] =>
  from === 'coin' ? from : { white: from.white - white, black: from.black - black };

/**
 * The chance of success. A redraw after a failure can only help, since nothing but black stones goes back: so the best
 * use is to draw again as many as one may, and never after a success.
 */
export function successOf({ bag: from, fixed, fortune = false, redraws = 0, forced = 0 }: Trial): Fraction {
  const n = drawnFor(fixed);
  let success = fraction(0);
  const settle = (white: number, share: Fraction): void => {
    if (succeeds(whiteWith(fixed, white), fortune)) {
      success = add(success, share);
      return;
    }
    const again = Math.min(redraws, n - white);
    if (again <= 0) return;
    for (const [more, chance] of whites(without(from, white, n - white - again), again)) {
      if (succeeds(whiteWith(fixed, white + more), fortune)) success = add(success, multiply(share, chance));
    }
  };
  for (const [white, share] of whites(from, n)) {
    const back = Math.min(forced, white);
    if (back <= 0) settle(white, share);
    else {
      for (const [more, chance] of whites(without(from, white - back, n - white), back)) {
        settle(white - back + more, multiply(share, chance));
      }
    }
  }
  return success;
}
