/**
 * What is followed through the sweep of solve.ts. The first, the chance, decides; the others are what those same choices
 * bring: the rounds to expect, a floor and a ceiling to the chance, and the fatigue where it is not the rounds.
 */
import { COUNT, type Model } from './model.ts';
import type { Tables } from './tables.ts';

export interface Quantity {
  /** What success adds, and what each thing on the way does. */
  readonly win: number;
  readonly arrival: number;
  readonly encounter: number;
  readonly montee: number;
  readonly held: number;
  /** What is left of it after repressing something at a price of 1, 2, 3 points. */
  readonly keep: readonly number[];
  /** How much of it is left once he is lost, against the average over the cells where he may be. */
  readonly lost: number;
  /** Gives up where the model no longer follows the rules to the letter: then it is no more than the truth. */
  readonly strict: boolean;
  /** Whether a whirlwind lets go at the last defeat that is followed, or all is over then. */
  readonly tires: boolean;
}

export const CHANCE = 0;
export const ROUNDS = 1;
export const FLOOR = 2;
export const CEILING = 3;
export const FATIGUE = 4;

/**
 * In the sweep somebody who gets lost keeps so much of the average chance of the cells where he may be: about what the
 * companion made of it in simulation. Who is lost already is not weighed by it but by his candidates: lost.ts.
 */
export const LOST_KEEPS = 0.93;

/** Chances that differ by less are alike; then fewer rounds are better. */
export const ALIKE = 1e-9;

/** A row of values: one for each cell, and a last one for "off the map", where he is put back anywhere (RDD-OFF-01). */
export const WIDTH = COUNT + 1;

/** The values of one table at one time: for each quantity, one row for each number of points. */
export type Layer = readonly Float64Array[];

/** `chance` is all that a program needs that only follows the advice; `all` is what a person is told besides. */
export type Followed = 'chance' | 'all';

export function quantitiesOf({ mode, pace }: Model, tables: Tables, followed: Followed): Quantity[] {
  const keep = (dearer: number) => [1, 2, 3].map((price) => tables.holds(price, dearer));
  const nothing = {
    win: 0,
    arrival: 0,
    encounter: 0,
    montee: 0,
    held: 0,
    lost: 1,
    strict: false,
    tires: false,
    keep: keep(0),
  };
  const chance = { ...nothing, win: 1, lost: LOST_KEEPS };
  if (followed === 'chance') return [chance];
  const slow = mode === 'normal';
  return [
    chance,
    // RDD-MOVE-03: accelerated, only who is met ends a round.
    { ...nothing, arrival: slow ? 1 : 0, encounter: slow ? 0 : 1, montee: slow ? 0 : 1, held: 1 },
    { ...chance, lost: 0, strict: true, keep: keep(2) },
    { ...chance, lost: 1, tires: true },
    ...(slow && pace === 1 ? [] : [{ ...nothing, arrival: pace, held: pace }]),
  ];
}
