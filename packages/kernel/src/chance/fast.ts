import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Chance, Purpose } from './chance.ts';
import { among, draw, row } from './spaces.ts';
import type { Source } from './taking.ts';

/** Chance for simulation: quick, seeded, and without any record. Not for games between people. */
export class Fast implements Chance, Source {
  readonly #random: RandomGenerator;
  readonly #below = (n: number): number => uniformInt(this.#random, 0, n - 1);

  constructor(seed: number) {
    this.#random = xoroshiro128plus(seed);
  }

  below(_label?: string): (n: number) => number {
    return this.#below;
  }
  die(_why: Purpose, sides: number): number {
    return uniformInt(this.#random, 1, sides);
  }
  pick(_why: Purpose, n: number): number {
    return uniformInt(this.#random, 0, n - 1);
  }
  dice(_why: Purpose, count: number, sides: number): readonly number[] {
    const faces: number[] = [];
    for (let i = 0; i < count; i++) faces.push(uniformInt(this.#random, 1, sides));
    return faces.sort((a, b) => b - a);
  }
  sum(_why: Purpose, count: number, sides: number): number {
    let total = 0;
    for (let i = 0; i < count; i++) total += uniformInt(this.#random, 1, sides);
    return total;
  }
  among(_why: Purpose, weights: readonly number[]): number {
    return among(weights).sample(this.#below);
  }
  draw(_why: Purpose, bag: readonly number[], count: number): readonly number[] {
    return draw(bag, count).sample(this.#below);
  }
  row(_why: Purpose, bag: readonly number[], count: number): readonly number[] {
    // The same draws as the space makes, without making one.
    const left = bag.slice();
    let all = 0;
    for (let i = 0; i < left.length; i++) all += left[i] as number;
    if (!(count <= all)) return row(bag, count).sample(this.#below);
    const out: number[] = [];
    for (let i = 0; i < count; i++, all--) {
      let at = uniformInt(this.#random, 0, all - 1);
      let colour = 0;
      while (at >= (left[colour] as number)) at -= left[colour++] as number;
      left[colour] = (left[colour] as number) - 1;
      out.push(colour);
    }
    return out;
  }
  shuffle(_why: Purpose, n: number): readonly number[] {
    const order = new Array<number>(n);
    for (let i = 0; i < n; i++) {
      const j = uniformInt(this.#random, 0, i);
      order[i] = order[j] as number;
      order[j] = i;
    }
    return order;
  }
}
