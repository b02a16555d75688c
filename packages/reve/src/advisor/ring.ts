/** RDD-PAS-01 in the sweep: the best cell within the Passeur's force, found by widening the ring step by step. */
import { COUNT as CELL_COUNT } from './model.ts';
import { CHANCE as DECIDES } from './quantities.ts';
import type { Row } from './row.ts';
import type { Solution } from './solve.ts';
import { FORCES, MEETINGS, NEXT } from './tables.ts';

/** Names of their own: see arrive.ts. */
const COUNT = CELL_COUNT;
const CHANCE = DECIDES;

export const LONGEST_JUMP = 8;

export class Ring {
  readonly #s: Solution;
  /** The best cell so far within the ring, and its chance. */
  #near = new Int16Array(COUNT);
  #nearNext = new Int16Array(COUNT);
  #chance = new Float64Array(COUNT);
  #chanceNext = new Float64Array(COUNT);

  constructor(s: Solution) {
    this.#s = s;
  }

  meet({ state, points, at, settled, into }: Row): void {
    const { least, chances } = FORCES.passeur;
    const met = MEETINGS.passeur;
    for (let c = 0; c < COUNT; c++) {
      this.#near[c] = c;
      this.#chance[c] = settled[CHANCE]![at + c]!;
    }
    let unmoved = 1;
    for (let steps = 1; steps <= LONGEST_JUMP; steps++) {
      this.#widen();
      const share = (chances[steps - least] ?? 0) * this.#s.tables.mastering(state, points, steps);
      if (share > 0) this.#carry(at, settled, into, met, share);
      unmoved -= share;
    }
    for (let q = 0; q < into.length; q++) {
      const from = settled[q]!;
      const to = into[q]!;
      for (let c = 0; c < COUNT; c++) to[at + c]! += met[c]! * unmoved * from[at + c]!;
    }
  }

  #carry(at: number, settled: Row['settled'], into: Row['into'], met: Float64Array, share: number): void {
    const near = this.#near;
    for (let q = 0; q < into.length; q++) {
      const from = settled[q]!;
      const to = into[q]!;
      for (let c = 0; c < COUNT; c++) to[at + c]! += met[c]! * share * from[at + near[c]!]!;
    }
  }

  #widen(): void {
    const { from, items } = NEXT;
    const near = this.#near;
    const chances = this.#chance;
    const nearNext = this.#nearNext;
    const chanceNext = this.#chanceNext;
    for (let c = 0; c < COUNT; c++) {
      let best = near[c]!;
      let chance = chances[c]!;
      const end = from[c + 1]!;
      for (let i = from[c]!; i < end; i++) {
        const other = items[i]!;
        if (chances[other]! > chance) {
          chance = chances[other]!;
          best = near[other]!;
        }
      }
      nearNext[c] = best;
      chanceNext[c] = chance;
    }
    this.#near = nearNext;
    this.#nearNext = near;
    this.#chance = chanceNext;
    this.#chanceNext = chances;
  }
}
