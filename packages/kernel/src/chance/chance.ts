/**
 * Chance is a player: rules never roll, they ask this port. One rule text is thereby read in many ways:
 * fast.ts (simulation), audited.ts (live, checkable afterwards), fixed.ts (tests), recorded.ts (replay),
 * asked.ts (real dice on a real table), weighed.ts (every outcome with its exact weight).
 *
 * Ask for the coarsest outcome that the rule needs: a sum rather than ten dice, a count of white stones rather than
 * a row of them. The tree that `weighed` walks is then small enough to be walked whole.
 */
import type { SeatIndex, Viewer } from '../seats.ts';

/** Who sees a draw fall. */
export type Sight = 'all' | 'none' | readonly SeatIndex[];

/**
 * What a draw is for. The label names the stream that the audited reading takes it from, so that one more draw
 * somewhere does not shift all the others; `seen` says who may look, which is also who types it in at a real table.
 */
export interface Purpose {
  readonly label: string;
  readonly seen: Sight;
}

export function sees(seen: Sight, who: Viewer): boolean {
  return seen === 'all' || (seen !== 'none' && who !== 'spectator' && seen.includes(who));
}

export interface Chance {
  /** One die: 1 to `sides`. */
  die(why: Purpose, sides: number): number;
  /** One of n, each as likely: 0 to n − 1. */
  pick(why: Purpose, n: number): number;
  /** Dice whose order does not matter: the faces, from high to low. */
  dice(why: Purpose, count: number, sides: number): readonly number[];
  /** Dice of which only the sum matters. */
  sum(why: Purpose, count: number, sides: number): number;
  /** An index into `weights`, whole numbers that say how likely each one is. */
  among(why: Purpose, weights: readonly number[]): number;
  /** Stones out of a bag, none put back: given how many of each colour lie in it, how many of each come out. */
  draw(why: Purpose, bag: readonly number[], count: number): readonly number[];
  /** The same where the order matters: the colours one after another. */
  row(why: Purpose, bag: readonly number[], count: number): readonly number[];
  /** An order of n things: a permutation of 0 to n − 1. */
  shuffle(why: Purpose, n: number): readonly number[];
}

/** Whole numbers below n, each as likely. What every reading that really draws is built on. */
export type Below = (n: number) => number;

/** A draw that was made. */
export interface DrawRecord {
  readonly label: string;
  readonly seen: Sight;
  /** The question, such as `['die', 6]`. */
  readonly space: SpaceName;
  readonly outcome: DrawResult;
}

/** What comes out of any draw: one number, or several. */
export type DrawResult = number | readonly number[];

export type SpaceName =
  | readonly ['die' | 'pick' | 'shuffle', number]
  | readonly ['dice' | 'sum', number, number]
  | readonly ['among', readonly number[]]
  | readonly ['draw' | 'row', readonly number[], number];

/** A question without what lies in the bag: that may be more than a viewer of the draw is allowed to know. */
export type Spoken = readonly [kind: SpaceName[0], ...numbers: number[]];

export function spoken(space: SpaceName): Spoken {
  const [kind, ...parts]: readonly [SpaceName[0], ...(number | readonly number[])[]] = space;
  return [kind, ...parts.filter((part) => typeof part === 'number')];
}

/** A draw as one of those who saw it fall may tell it. */
export interface Seen {
  readonly label: string;
  readonly space: Spoken;
  readonly outcome: DrawResult;
}

/** The draws among these that `who` saw fall. */
export function seenBy(taken: readonly DrawRecord[], who: Viewer): Seen[] {
  return taken
    .filter(({ seen }) => sees(seen, who))
    .map(({ label, space, outcome }) => ({ label, space: spoken(space), outcome }));
}
