/**
 * The heart of the sweep: a demi-rêve comes to a cell, and whoever may be met there is met in the best way, kind by kind
 * and force by force, with the exact weight of each (RDD-ENC). For all cells at once; meet.ts is the plain form.
 *
 * For each kind the forces are gone through from the least up. The greater the force, the less mastering is worth, and
 * what may be done instead stays the same: so on each cell there is a last force that is mastered, and `taken` counts
 * the forces up to it. The chance decides that; the other quantities follow.
 */
import { type CellIndex, cellsOfKind } from '../data/map.ts';
import { TERRAINS } from '../data/terrains.ts';
import { Mirror, Whirlwinds } from './hold.ts';
import { meetingAt } from './meet.ts';
import { Messages } from './messages.ts';
import { COUNT as CELL_COUNT } from './model.ts';
import type { PartialSolution } from './partial-solution.ts';
import { CHANCE as DECIDES, type Layer, WIDTH as ROW, ALIKE as SO_LITTLE } from './quantities.ts';
import { Ring } from './ring.ts';
import { type Row, rows } from './row.ts';
import { FORCES, MEETING, MEETINGS } from './tables.ts';

// Names of its own for what the inner loops use: unbundled, as tests run it, an imported name is looked up at every use.
const COUNT = CELL_COUNT;
const WIDTH = ROW;
const CHANCE = DECIDES;
const ALIKE = SO_LITTLE;

const MOST_FORCES = Math.max(...Object.values(FORCES).map(({ chances }) => chances.length));

export class Arrivals {
  readonly #s: PartialSolution;
  readonly #kinds: readonly (readonly CellIndex[])[];
  readonly #taken = new Uint16Array(COUNT);
  readonly #good: readonly Float64Array[];
  readonly #bad: readonly Float64Array[];
  readonly #last = new Uint8Array(COUNT);
  readonly #forces = {
    mastered: new Float64Array(MOST_FORCES),
    likely: new Float64Array(MOST_FORCES + 1),
    won: new Float64Array(MOST_FORCES + 1),
  };
  readonly #messages: Messages;
  readonly #ring: Ring;
  readonly #mirror: Mirror;
  readonly #whirlwinds: Whirlwinds;

  constructor(s: PartialSolution) {
    this.#s = s;
    const many = s.quantities.length;
    this.#messages = new Messages(s);
    this.#ring = new Ring(s);
    this.#mirror = new Mirror(s);
    this.#whirlwinds = new Whirlwinds(s);
    this.#good = rows(many);
    this.#bad = rows(many);
    this.#kinds = TERRAINS.map((kind) => cellsOfKind(kind).filter((cell) => !s.model.missing[cell]));
  }

  at(t: number, state: number): Layer {
    const { model, quantities } = this.#s;
    const into = this.#s.newLayer();
    const settled = this.#s.settled(t, state)!;
    for (let points = model.least + 1; points <= model.most; points++) {
      const row = { t, state, points, at: points * WIDTH, settled, into };
      quantities.forEach(({ arrival, encounter }, q) => {
        const from = settled[q]!;
        const to = into[q]!;
        const each = arrival + MEETING * encounter;
        for (let i = row.at; i < row.at + COUNT; i++) to[i] = (1 - MEETING) * from[i]! + each;
      });
      this.#add(row, MEETINGS.messager, 1, row.at);
      this.#messages.meet(row);
      this.#ring.meet(row);
      this.#fleur(row);
      this.#mangeur(row);
      this.#changeur(row);
      this.#briseur(row);
      this.#mirror.meet(row);
      this.#whirlwinds.meet(row, 'tourbillonBlanc');
      this.#whirlwinds.meet(row, 'tourbillonNoir');
      this.#reveDeDragon(row);
      this.#waiting(row);
      this.#s.average(into, row.at);
    }
    return into;
  }

  /** So much of another row, where this kind is met. */
  #add({ settled, into, at }: Row, met: Float64Array, share: number, from: number): void {
    for (let q = 0; q < into.length; q++) {
      const source = settled[q]!;
      const target = into[q]!;
      for (let c = 0; c < COUNT; c++) target[at + c]! += met[c]! * share * source[from + c]!;
    }
  }

  /** RDD-FLE-01. */
  #fleur(row: Row): void {
    const { least, chances } = FORCES.fleur;
    let missed = 1;
    chances.forEach((chance, k) => {
      const share = chance * this.#s.tables.mastering(row.state, row.points, least + k);
      missed -= share;
      this.#add(row, MEETINGS.fleur, share, this.#s.place(row.points + least + k, 0));
    });
    this.#add(row, MEETINGS.fleur, missed, row.at);
  }

  /** RDD-MAN-01: not mastered, it eats its force; the row of 0 points is empty. */
  #mangeur({ state, points, at, settled, into }: Row): void {
    const { least, chances } = FORCES.mangeur;
    const met = MEETINGS.mangeur;
    const mastered = chances.map((_, k) => this.#s.tables.mastering(state, points, least + k));
    const eaten = chances.map((_, k) => Math.max(0, points - least - k) * WIDTH);
    const taken = this.#taken;
    for (let q = 0; q < into.length; q++) {
      const keep = this.#s.quantities[q]!.keep[0]!;
      const from = settled[q]!;
      const to = into[q]!;
      for (let c = 0; c < COUNT; c++) {
        const here = from[at + c]!;
        const repressed = keep * here;
        const last = q === CHANCE ? chances.length : taken[c]!;
        let sum = 0;
        let rest = 1;
        let k = 0;
        for (; k < last; k++) {
          const m = mastered[k]!;
          const tried = m * here + (1 - m) * from[eaten[k]! + c]!;
          if (q === CHANCE && tried < repressed - ALIKE) break;
          sum += chances[k]! * tried;
          rest -= chances[k]!;
        }
        if (q === CHANCE) taken[c] = k;
        to[at + c]! += met[c]! * (sum + rest * repressed);
      }
    }
  }

  /** RDD-CHA: mastered, the best cell of the kind; not mastered, any other of them. */
  #changeur(row: Row): void {
    const { at, settled } = row;
    const chances = settled[CHANCE]!;
    for (const cells of this.#kinds) {
      let top = cells[0] ?? 0;
      for (const cell of cells) if (chances[at + cell]! > chances[at + top]!) top = cell;
      for (let q = 0; q < settled.length; q++) {
        const { lost } = this.#s.quantities[q]!;
        const values = settled[q]!;
        let total = 0;
        for (const cell of cells) total += values[at + cell]!;
        for (const cell of cells) {
          const here = values[at + cell]!;
          const stays = chances[at + cell]! >= chances[at + top]! - ALIKE;
          this.#good[q]![cell] = stays ? here : values[at + top]!;
          // Alone of its kind, it changes nothing.
          this.#bad[q]![cell] = cells.length === 1 ? here : (lost * (total - here)) / (cells.length - 1);
        }
      }
    }
    this.#steady(row, 'changeur');
  }

  /** RDD-BRI-01: not mastered, it throws him out. */
  #briseur(row: Row): void {
    const out = this.#s.thrownOut(row.t);
    for (let q = 0; q < out.length; q++) {
      this.#good[q]!.set(row.settled[q]!.subarray(row.at, row.at + COUNT));
      this.#bad[q]!.set(out[q]!.subarray(row.at, row.at + COUNT));
    }
    this.#steady(row, 'briseur');
  }

  /** A kind whose force matters only for the roll: what it leads to stands in `good` and `bad`. */
  #steady({ state, points, at, settled, into }: Row, kind: 'changeur' | 'briseur'): void {
    const { least, chances } = FORCES[kind];
    const met = MEETINGS[kind];
    const many = chances.length;
    const { mastered, likely, won } = this.#sums(chances, (k) => this.#s.tables.mastering(state, points, least + k));
    const taken = this.#taken;
    for (let q = 0; q < into.length; q++) {
      const keep = this.#s.quantities[q]!.keep[0]!;
      const from = settled[q]!;
      const to = into[q]!;
      const good = this.#good[q]!;
      const bad = this.#bad[q]!;
      for (let c = 0; c < COUNT; c++) {
        const repressed = keep * from[at + c]!;
        const worst = bad[c]!;
        const gain = good[c]! - worst;
        let k = taken[c]!;
        if (q === CHANCE) {
          k = 0;
          while (k < many && worst + mastered[k]! * gain >= repressed - ALIKE) k++;
          taken[c] = k;
        }
        to[at + c]! += met[c]! * (worst * likely[k]! + gain * won[k]! + (1 - likely[k]!) * repressed);
      }
    }
  }

  /**
   * RDD-RDR-01: mastered it gives its force; not mastered, a queue counts as failure, or for nothing. What it gives grows
   * with its force up to the topmost row, so that below it there need be no last force that is mastered: there `taken` has
   * one bit for each. From the force on that gives the topmost row, it is as with the others: `last` counts those.
   */
  #reveDeDragon({ state, points, at, settled, into }: Row): void {
    const { least, chances } = FORCES.reveDeDragon;
    const met = MEETINGS.reveDeDragon;
    const { quantities, tables, model } = this.#s;
    const after = model.dragons === 'brave' ? 1 : 0;
    const topmost = model.most * WIDTH;
    const few = Math.max(0, Math.min(chances.length, model.most - points - least));
    const taken = this.#taken;
    const last = this.#last;
    const sums = this.#sums(chances, (k) => tables.mastering(state, points, least + k), few);
    for (let q = 0; q < into.length; q++) {
      const keep = quantities[q]!.keep[1]!;
      const from = settled[q]!;
      const to = into[q]!;
      for (let c = 0; c < COUNT; c++) {
        const here = from[at + c]!;
        const repressed = keep * here;
        const failed = after * here;
        const gain = from[topmost + c]! - failed;
        let total = repressed;
        if (q === CHANCE) taken[c] = 0;
        for (let k = 0; k < few; k++) {
          const m = sums.mastered[k]!;
          const tried = m * from[at + (least + k) * WIDTH + c]! + (1 - m) * failed;
          if (q === CHANCE && tried >= repressed - ALIKE) taken[c]! |= 1 << k;
          if (taken[c]! & (1 << k)) total += chances[k]! * (tried - repressed);
        }
        let k = last[c]!;
        if (q === CHANCE) {
          k = few;
          while (k < chances.length && failed + sums.mastered[k]! * gain >= repressed - ALIKE) k++;
          last[c] = k;
        }
        total += (failed - repressed) * sums.likely[k]! + gain * sums.won[k]!;
        to[at + c]! += met[c]! * total;
      }
    }
  }

  /**
   * Of the forces from the first on: how likely each is mastered, and, up to each, how likely one of them is, and one of
   * them and mastered.
   */
  #sums(chances: readonly number[], mastering: (k: number) => number, first = 0) {
    const { mastered, likely, won } = this.#forces;
    likely[first] = 0;
    won[first] = 0;
    for (let k = 0; k < chances.length; k++) {
      const m = mastering(k);
      mastered[k] = m;
      if (k < first) continue;
      likely[k + 1] = likely[k]! + chances[k]!;
      won[k + 1] = won[k]! + chances[k]! * m;
    }
    return this.#forces;
  }

  /** RDD-ENC-06: where a dodged encounter waits, it is met for certain. */
  #waiting({ t, state, points, at, into }: Row): void {
    for (const [cell, met] of this.#s.model.waiting) {
      if (cell >= COUNT) continue;
      const { best } = meetingAt(this.#s, { t, state, points, cell }, met, true);
      this.#s.quantities.forEach(({ arrival, encounter }, q) => {
        into[q]![at + cell] = arrival + encounter + best.values[q]!;
      });
    }
  }
}
