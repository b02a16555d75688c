/**
 * Chance with a source for each label. Two games that part ways still meet the same draws for whatever they have in
 * common: a card more for one seat does not change what the other finds in its deck. A paired study lives on that.
 */
import type { Chance, Purpose } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import { seedOf } from './seeds.ts';

export class Streams implements Chance {
  readonly #seed: number;
  readonly #sources = new Map<string, Fast>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  of(label: string): Fast {
    let source = this.#sources.get(label);
    if (!source) {
      source = new Fast(seedOf(this.#seed, numberOf(label)));
      this.#sources.set(label, source);
    }
    return source;
  }

  die(why: Purpose, sides: number): number {
    return this.of(why.label).die(why, sides);
  }
  pick(why: Purpose, n: number): number {
    return this.of(why.label).pick(why, n);
  }
  dice(why: Purpose, count: number, sides: number): readonly number[] {
    return this.of(why.label).dice(why, count, sides);
  }
  sum(why: Purpose, count: number, sides: number): number {
    return this.of(why.label).sum(why, count, sides);
  }
  among(why: Purpose, weights: readonly number[]): number {
    return this.of(why.label).among(why, weights);
  }
  draw(why: Purpose, bag: readonly number[], count: number): readonly number[] {
    return this.of(why.label).draw(why, bag, count);
  }
  row(why: Purpose, bag: readonly number[], count: number): readonly number[] {
    return this.of(why.label).row(why, bag, count);
  }
  shuffle(why: Purpose, n: number): readonly number[] {
    return this.of(why.label).shuffle(why, n);
  }
}

/** A label as a number of 32 bits (FNV-1a). */
function numberOf(label: string): number {
  let x = 0x811c9dc5;
  for (let i = 0; i < label.length; i++) x = Math.imul(x ^ label.charCodeAt(i), 0x01000193);
  return x >>> 0;
}
