/**
 * The encounters that hold the demi-rêve, in the sweep. RDD-RFL: a Reflet costs nothing but rounds, and trying once more is
 * the same try a round later: that is followed to the end of the track. RDD-TBL, RDD-TNO: a whirlwind takes points and
 * carries him along one of six lines, so that the tries differ: they are followed one by one, as far as MOST_DEFEATS.
 */
import { COUNT as CELL_COUNT } from './model.ts';
import type { PartialSolution } from './partial-solution.ts';
import { CHANCE as DECIDES, WIDTH as ROW, ALIKE as SO_LITTLE } from './quantities.ts';
import { type Row, rows } from './row.ts';
import { ENDS as DEFEATS_AND_NONE, FORCES, HOLDERS, MEETINGS, MOST_DEFEATS } from './tables.ts';

/** Names of their own: see arrive.ts. */
const COUNT = CELL_COUNT;
const WIDTH = ROW;
const CHANCE = DECIDES;
const ALIKE = SO_LITTLE;
const ENDS = DEFEATS_AND_NONE;

export class Mirror {
  readonly #s: PartialSolution;
  readonly #taken = new Uint8Array(COUNT);
  readonly #sum = new Float64Array(COUNT);
  /** By general state, quantity and force: what trying was worth a round later. */
  readonly #tries: (readonly (readonly Float64Array[])[] | undefined)[] = [];

  constructor(s: PartialSolution) {
    this.#s = s;
  }

  meet({ state, points, at, settled, into }: Row): void {
    const { least, chances } = FORCES.reflet;
    const met = MEETINGS.reflet;
    const { quantities, tables } = this.#s;
    this.#tries[state] ??= quantities.map(() => chances.map(() => new Float64Array((this.#s.model.most + 1) * WIDTH)));
    const tries = this.#tries[state]!;
    const taken = this.#taken.fill(0);
    for (let q = 0; q < into.length; q++) {
      const { held, keep } = quantities[q]!;
      const from = settled[q]!;
      const to = into[q]!;
      const kept = keep[0]!;
      const sum = this.#sum.fill(0);
      for (let k = 0; k < chances.length; k++) {
        const mastered = tables.mastering(state, points, least + k);
        const missed = 1 - mastered;
        const likely = chances[k]!;
        const later = tries[q]![k]!;
        for (let c = 0, i = at; c < COUNT; c++, i++) {
          const here = from[i]!;
          const tried = mastered * here + missed * (held + later[i]!);
          later[i] = tried;
          if (q === CHANCE && taken[c] === k && tried >= kept * here - ALIKE) taken[c] = k + 1;
          sum[c]! += likely * (taken[c]! > k ? tried : kept * here);
        }
      }
      for (let c = 0; c < COUNT; c++) to[at + c]! += met[c]! * sum[c]!;
    }
  }
}

export class Whirlwinds {
  readonly #s: PartialSolution;
  readonly #taken = new Uint8Array(COUNT);
  readonly #freed = rows(MOST_DEFEATS);

  constructor(s: PartialSolution) {
    this.#s = s;
  }

  meet(row: Row, kind: 'tourbillonBlanc' | 'tourbillonNoir'): void {
    const { state, points, at, settled, into } = row;
    const { quantities, tables } = this.#s;
    const met = MEETINGS[kind];
    const { each, below, likely } = tables.holding(kind, state, points);
    const taken = this.#taken;
    const [v1, v2, v3, v4, v5, v6] = this.#freed as [
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    for (let q = 0; q < into.length; q++) {
      this.#free(row, kind, q);
      const kept = quantities[q]!.keep[0]!;
      const from = settled[q]!;
      const to = into[q]!;
      let k = 0;
      for (let c = 0; c < COUNT; c++) {
        const a = from[at + c]!;
        const repressed = kept * a;
        const b = v1[c]!;
        const d = v2[c]!;
        const e = v3[c]!;
        const f = v4[c]!;
        const g = v5[c]!;
        const h = v6[c]!;
        if (q === CHANCE) {
          // From what held on the cell before, up or down to what holds here.
          const enough = repressed - ALIKE;
          for (let i = ENDS * k; k < likely.length - 1; k++, i += ENDS) {
            const lately = each[i + 4]! * f + each[i + 5]! * g + each[i + 6]! * h;
            if (each[i]! * a + each[i + 1]! * b + each[i + 2]! * d + each[i + 3]! * e + lately < enough) break;
          }
          for (let i = ENDS * (k - 1); k > 0; k--, i -= ENDS) {
            const lately = each[i + 4]! * f + each[i + 5]! * g + each[i + 6]! * h;
            if (each[i]! * a + each[i + 1]! * b + each[i + 2]! * d + each[i + 3]! * e + lately >= enough) break;
          }
          taken[c] = k;
        } else k = taken[c]!;
        const i = ENDS * k;
        const lately = below[i + 4]! * f + below[i + 5]! * g + below[i + 6]! * h;
        const tried = below[i]! * a + below[i + 1]! * b + below[i + 2]! * d + below[i + 3]! * e + lately;
        to[at + c]! += met[c]! * (tried + (1 - likely[k]!) * repressed);
      }
    }
  }

  /** What a quantity is worth when he is freed after 1, 2, … defeats; only where he would be held at all. */
  #free({ t, state, points, at }: Row, kind: 'tourbillonBlanc' | 'tourbillonNoir', q: number): void {
    const { points: price, cells } = HOLDERS[kind];
    const { lost, held, tires } = this.#s.quantities[q]!;
    for (let n = 1; n <= MOST_DEFEATS; n++) {
      const into = this.#freed[n - 1]!;
      const goesOn = points > n * price && lost > 0 && (tires || n < MOST_DEFEATS);
      const from = goesOn ? this.#s.settled(t + n, state)?.[q] : undefined;
      if (!from) {
        into.fill(0);
        continue;
      }
      const row = at - n * price * WIDTH;
      const spent = n * held;
      const share = lost / 6;
      const ends = this.#s.tables.drift(n * cells);
      for (let c = 0, i = 0; c < COUNT; c++, i += 6) {
        if (q !== CHANCE && this.#taken[c] === 0) continue;
        const total =
          from[row + ends[i]!]! +
          from[row + ends[i + 1]!]! +
          from[row + ends[i + 2]!]! +
          from[row + ends[i + 3]!]! +
          from[row + ends[i + 4]!]! +
          from[row + ends[i + 5]!]!;
        into[c] = share * total + spent;
      }
    }
  }
}
