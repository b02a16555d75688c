import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Chance, Purpose } from './chance.ts';
import { among, draw, row } from './spaces.ts';
import type { Source } from './taking.ts';

function total(bag: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < bag.length; i++) all += bag[i] as number;
  return all;
}

const WORDS = 0x1_0000_0000;

/** The same number as `uniformInt(random, 0, n - 1)`, reckoned in whole numbers, which is quicker. */
function below(random: RandomGenerator, n: number): number {
  if (!(n >= 1 && n < WORDS)) return uniformInt(random, 0, n - 1);
  let word = random.next() + WORDS / 2;
  // Only the last few of all words may be beyond the greatest multiple of n.
  while (word >= WORDS - n && word >= Math.floor(WORDS / n) * n) word = random.next() + WORDS / 2;
  // The rest of the division, which is exact so far below 2^53: `%` would be left to the library of the machine.
  return word - Math.floor(word / n) * n;
}

const highestFirst = (a: number, b: number): number => b - a;

/** Chance for simulation: quick, seeded, and without any record. Not for games between people. */
export class Fast implements Chance, Source {
  readonly #random: RandomGenerator;
  readonly #below = (n: number): number => below(this.#random, n);

  constructor(seed: number) {
    this.#random = xoroshiro128plus(seed);
  }

  below(_label?: string): (n: number) => number {
    return this.#below;
  }
  die(_why: Purpose, sides: number): number {
    return below(this.#random, sides) + 1;
  }
  pick(_why: Purpose, n: number): number {
    return below(this.#random, n);
  }
  dice(_why: Purpose, count: number, sides: number): readonly number[] {
    const faces: number[] = [];
    for (let i = 0; i < count; i++) faces.push(below(this.#random, sides) + 1);
    return faces.sort(highestFirst);
  }
  sum(_why: Purpose, count: number, sides: number): number {
    let total = 0;
    for (let i = 0; i < count; i++) total += below(this.#random, sides) + 1;
    return total;
  }
  among(_why: Purpose, weights: readonly number[]): number {
    // As with `draw`: what no space can be made of is left to it to refuse.
    const all = total(weights);
    if (!(all >= 1)) return among(weights).sample(this.#below);
    let at = below(this.#random, all);
    let i = 0;
    for (; at >= (weights[i] as number); i++) at -= weights[i] as number;
    return i;
  }
  draw(_why: Purpose, bag: readonly number[], count: number): readonly number[] {
    // The same draws as the space makes, without making one.
    const all = total(bag);
    if (!(count <= all)) return draw(bag, count).sample(this.#below);
    if (bag.length === 2) {
      let first = bag[0] as number;
      for (let left = all; left > all - count; left--) if (below(this.#random, left) < first) first--;
      const out = (bag[0] as number) - first;
      return [out, count - out];
    }
    const out = new Array<number>(bag.length).fill(0);
    for (let i = 0; i < count; i++) {
      let at = below(this.#random, all - i);
      let colour = 0;
      for (; at >= (bag[colour] as number) - (out[colour] as number); colour++)
        at -= (bag[colour] as number) - (out[colour] as number);
      out[colour] = (out[colour] as number) + 1;
    }
    return out;
  }
  row(_why: Purpose, bag: readonly number[], count: number): readonly number[] {
    const left = bag.slice();
    let all = total(bag);
    if (!(count <= all)) return row(bag, count).sample(this.#below);
    const out: number[] = [];
    for (let i = 0; i < count; i++, all--) {
      let at = below(this.#random, all);
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
      const j = below(this.#random, i + 1);
      order[i] = order[j] as number;
      order[j] = i;
    }
    return order;
  }
}
