/** RDD-PAS-01 in the sweep: the best cell within the Passeur's force, found by widening the ring step by step. */
import { COUNT as CELL_COUNT } from './model.ts';
import type { PartialSolution } from './partial-solution.ts';
import { CHANCE as DECIDES } from './quantities.ts';
import type { Row } from './row.ts';
import { FORCES, MEETINGS, NEXT } from './tables.ts';

/** Names of their own: see arrive.ts. */
const COUNT = CELL_COUNT;
const CHANCE = DECIDES;

export const LONGEST_JUMP = 8;

type Nine = readonly [A, A, A, A, A, A, A, A, A];
type A = Int16Array;

export class Ring {
  readonly #s: PartialSolution;
  /** For each width the best cell within the ring, and its chance. */
  readonly #near = Array.from({ length: LONGEST_JUMP + 1 }, () => new Int16Array(COUNT));
  readonly #shares = new Float64Array(LONGEST_JUMP + 1);
  #chance = new Float64Array(COUNT);
  #chanceNext = new Float64Array(COUNT);

  constructor(s: PartialSolution) {
    this.#s = s;
    for (let c = 0; c < COUNT; c++) this.#near[0]![c] = c;
  }

  meet({ state, points, at, settled, into }: Row): void {
    const { least, chances } = FORCES.passeur;
    const met = MEETINGS.passeur;
    const shares = this.#shares;
    for (let c = 0; c < COUNT; c++) this.#chance[c] = settled[CHANCE]![at + c]!;
    shares[0] = 1;
    for (let steps = 1; steps <= LONGEST_JUMP; steps++) {
      this.#widen(this.#near[steps - 1]!, this.#near[steps]!);
      const share = (chances[steps - least] ?? 0) * this.#s.tables.mastering(state, points, steps);
      shares[steps] = share;
      shares[0]! -= share;
    }
    // 2d4: no Passeur takes anybody one step only.
    const [, , n2, n3, n4, n5, n6, n7, n8] = this.#near as unknown as Nine;
    for (let q = 0; q < into.length; q++) {
      const from = settled[q]!;
      const to = into[q]!;
      for (let c = 0; c < COUNT; c++) {
        const nearer =
          shares[2]! * from[at + n2[c]!]! + shares[3]! * from[at + n3[c]!]! + shares[4]! * from[at + n4[c]!]!;
        const farther =
          shares[5]! * from[at + n5[c]!]! +
          shares[6]! * from[at + n6[c]!]! +
          shares[7]! * from[at + n7[c]!]! +
          shares[8]! * from[at + n8[c]!]!;
        to[at + c]! += met[c]! * (shares[0]! * from[at + c]! + nearer + farther);
      }
    }
  }

  #widen(near: Int16Array, nearNext: Int16Array): void {
    const { from, items } = NEXT;
    const chances = this.#chance;
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
    this.#chance = chanceNext;
    this.#chanceNext = chances;
  }
}
