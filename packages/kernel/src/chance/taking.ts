import type { Below, Chance, DrawRecord, DrawResult, Purpose } from './chance.ts';
import { among, dice, die, draw, pick, row, type Space, shuffle, sum } from './spaces.ts';

/** A reading of chance that treats all questions alike: one method, given the space to take an outcome from. */
export abstract class BaseChance implements Chance {
  abstract take<T extends DrawResult>(why: Purpose, space: Space<T>): T;

  die(why: Purpose, sides: number): number {
    return this.take(why, die(sides));
  }
  pick(why: Purpose, n: number): number {
    return this.take(why, pick(n));
  }
  dice(why: Purpose, count: number, sides: number): readonly number[] {
    return this.take(why, dice(count, sides));
  }
  sum(why: Purpose, count: number, sides: number): number {
    return this.take(why, sum(count, sides));
  }
  among(why: Purpose, weights: readonly number[]): number {
    return this.take(why, among(weights));
  }
  draw(why: Purpose, bag: readonly number[], count: number): readonly number[] {
    return this.take(why, draw(bag, count));
  }
  row(why: Purpose, bag: readonly number[], count: number): readonly number[] {
    return this.take(why, row(bag, count));
  }
  shuffle(why: Purpose, n: number): readonly number[] {
    return this.take(why, shuffle(n));
  }
}

/** Where real draws come from. Called once for each draw, so that a source may count the draws of each label. */
export interface Source {
  below(label: string): Below;
}

/** Draws from a source and hands every draw on, as a match needs it for its journal and its log. */
export class NotingChance extends BaseChance {
  readonly #source: Source;
  readonly #note: (taken: DrawRecord) => void;

  constructor(source: Source, note: (taken: DrawRecord) => void) {
    super();
    this.#source = source;
    this.#note = note;
  }

  take<T extends DrawResult>(why: Purpose, space: Space<T>): T {
    const outcome = space.sample(this.#source.below(why.label));
    this.#note({ label: why.label, seen: why.seen, space: space.name, outcome });
    return outcome;
  }
}
