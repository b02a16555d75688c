/**
 * RDD-X-02: the best policy of a sitting, by one sweep from the full fatigue track backwards.
 *
 * Time t counts cells of fatigue from now. Three tables are kept for each t and each general state in force, by rêve
 * points and cell:
 * - `arriving`: the demi-rêve has just come to the cell and paid its fatigue; whom it meets is not yet known;
 * - `settled`: whoever was met is dealt with; water, reserve and cast come next (RDD-MOVE-04);
 * - `thrownOut`: concentration is broken, and he goes up again if he can (the same for every state in force before).
 * A settled dreamer goes on to some cell at t + 1, or is thrown out and goes up again at t + 1; an arriving one is
 * settled at the same t, or held and settled later. So `settled` needs only what comes after, and `arriving` only
 * `settled`: every value is computed once and for good.
 * Several quantities are followed through the same sweep: quantities.ts.
 */
import { CELLS, type CellIndex } from '../data/map.ts';
import { Arrivals } from './arrive.ts';
import { COUNT as CELL_COUNT, type Model } from './model.ts';
import type { PartialSolution } from './partial-solution.ts';
import {
  ALIKE,
  CHANCE as DECIDES,
  type Followed,
  type Layer,
  type Quantity,
  quantitiesOf,
  ROUNDS,
  WIDTH as ROW,
} from './quantities.ts';
import { MOST_DEFEATS, SOON, Tables } from './tables.ts';

/** A name of its own: see arrive.ts. */
const COUNT = CELL_COUNT;
const WIDTH = ROW;
const CHANCE = DECIDES;

export class Solution implements PartialSolution {
  readonly model: Model;
  readonly followed: Followed;
  readonly tables: Tables;
  readonly quantities: readonly Quantity[];
  /** The cells that are there. */
  readonly cells: readonly CellIndex[];
  readonly #specials: readonly CellIndex[];
  readonly #arriving: (Layer | undefined)[] = [];
  readonly #settled: (Layer | undefined)[] = [];
  readonly #thrownOut: (Layer | undefined)[] = [];

  constructor(model: Model, followed: Followed = 'all') {
    this.model = model;
    this.followed = followed;
    this.tables = new Tables(model);
    this.quantities = quantitiesOf(model, this.tables, followed);
    const { trials, toll, missing } = model;
    this.cells = [...CELLS.keys()].filter((cell) => !missing[cell]);
    this.#specials = this.cells.filter((cell) => trials[cell]!.length > 0 || toll[cell]);
    this.#sweep();
  }

  #sweep(): void {
    const { rounds, waiting } = this.model;
    const { states, stateAfter } = this.tables;
    const arrivals = new Arrivals(this);
    for (let t = rounds - 1; t >= 0; t--) {
      // In force at t: the present state, and those in which he may have gone up since.
      for (const state of new Set([0, ...stateAfter.slice(0, t)])) {
        this.#arriving[t * states.length + state] = arrivals.at(t, state);
        // Needed again only by who is held; what is asked for later is made again. A program will ask for all of it.
        const past = t + MOST_DEFEATS + 1;
        if (this.followed === 'all' && waiting.size === 0 && past < rounds)
          this.#settled[past * states.length + state] = undefined;
      }
    }
  }

  newLayer(): Float64Array[] {
    return this.quantities.map(() => new Float64Array((this.model.most + 1) * WIDTH));
  }

  /** Where a value stands in its layer. */
  place(points: number, cell: CellIndex): number {
    return Math.min(points, this.model.most) * WIDTH + cell;
  }

  arriving(t: number, state: number): Layer | undefined {
    return t < this.model.rounds ? this.#arriving[t * this.tables.states.length + state] : undefined;
  }

  settled(t: number, state: number): Layer | undefined {
    if (t >= this.model.rounds) return undefined;
    const at = t * this.tables.states.length + state;
    this.#settled[at] ??= this.#settle(t, state);
    return this.#settled[at];
  }

  /** In the world at t. He goes up at once, unless that would leave no point or there is nothing left to hope for. */
  thrownOut(t: number): Layer {
    this.#thrownOut[t] ??= this.#throwOut(t);
    return this.#thrownOut[t]!;
  }

  #throwOut(t: number): Layer {
    const layer = this.newLayer();
    const { montee, most } = this.model;
    const up = this.arriving(t + 1, this.tables.stateAfter[t]!);
    if (!up || montee === null) return layer;
    this.quantities.forEach((quantity, q) => {
      const values = layer[q]!;
      if (quantity.strict && t > SOON) return;
      for (let i = (montee + 1) * WIDTH; i < (most + 1) * WIDTH; i++) {
        const from = i - montee * WIDTH;
        if (up[CHANCE]![from]! > 0) values[i] = up[q]![from]! + quantity.montee;
      }
    });
    return layer;
  }

  /** Fills in the last place of a row: put back on any cell that there is. */
  average(layer: Layer, row: number): void {
    for (let q = 0; q < layer.length; q++) {
      const values = layer[q]!;
      let total = 0;
      for (const cell of this.cells) total += values[row + cell]!;
      values[row + COUNT] = (this.quantities[q]!.lost * total) / this.cells.length;
    }
  }

  #settle(t: number, state: number): Layer {
    const layer = this.newLayer();
    const { most, least } = this.model;
    for (let points = least + 1; points <= most; points++) this.#act(t, state, points, layer);
    // From the most points down: a toll looks at the row below, as it was before its own water.
    for (let points = most; points > least; points--) this.#getThrough(t, state, points, layer);
    for (let points = least + 1; points <= most; points++) this.average(layer, points * WIDTH);
    return layer;
  }

  /** Free to act on the cell: the goal, a reserve that fires, a cast, or on to the next cell. */
  #act(t: number, state: number, points: number, layer: Layer): void {
    const { suits, reserve, cast } = this.model;
    const next = this.arriving(t + 1, state);
    const out = this.thrownOut(t);
    const row = points * WIDTH;
    const mayCast = cast !== null && cast.cost <= points;
    for (const cell of this.cells) {
      const fires = reserve[cell];
      const place = row + cell;
      if (fires === 'wanted' || (!fires && suits[cell] && !cast)) {
        for (let q = 0; q < layer.length; q++) layer[q]![place] = this.quantities[q]!.win;
      } else if (fires === 'other') {
        for (let q = 0; q < layer.length; q++) layer[q]![place] = out[q]![place]!;
      } else {
        const to = this.wayFrom(t, state, points, cell);
        const on = to < 0 ? 0 : next![CHANCE]![row + to]!;
        if (mayCast && suits[cell] && this.castValue(CHANCE, t, state, points, cell) >= on - ALIKE) {
          for (let q = 0; q < layer.length; q++) layer[q]![place] = this.castValue(q, t, state, points, cell);
        } else if (to >= 0) for (let q = 0; q < layer.length; q++) layer[q]![place] = next![q]![row + to]!;
      }
    }
  }

  /** The best cell to go to from this one; −1 when there is nothing to hope for. */
  wayFrom(t: number, state: number, points: number, cell: CellIndex): CellIndex {
    const next = this.arriving(t + 1, state);
    if (!next) return -1;
    const { from, items } = this.tables.ways;
    const row = Math.min(points, this.model.most) * WIDTH;
    const chances = next[CHANCE]!;
    const rounds = next[ROUNDS];
    let best = 0;
    let way = -1;
    for (let i = from[cell]!; i < from[cell + 1]!; i++) {
      const to = items[i]!;
      const chance = chances[row + to]!;
      const quicker = way >= 0 && rounds !== undefined && rounds[row + to]! < rounds[row + way]!;
      if (chance > best + ALIKE || (chance > best - ALIKE && quicker)) {
        best = chance;
        way = to;
      }
    }
    return way;
  }

  /** RDD-CAST: what a cast brings that leaves him, if it fails, on this cell. */
  castValue(q: number, t: number, state: number, points: number, cell: CellIndex): number {
    const have = Math.min(points, this.model.most);
    const { success, failure, wrong, price } = this.tables.cast(state, have);
    const out = this.thrownOut(t)[q]!;
    return (
      success * this.quantities[q]!.win +
      failure * out[have * WIDTH + cell]! +
      (have > price ? wrong * out[(have - price) * WIDTH + cell]! : 0)
    );
  }

  /** RDD-WET: what must be mastered or paid before anything can be done on the cell. */
  #getThrough(t: number, state: number, points: number, layer: Layer): void {
    const { toll, dragons } = this.model;
    const out = this.thrownOut(t);
    for (const cell of this.#specials) {
      const { through, thrown, souffle } = this.tables.trial(cell, state, points);
      const broken = thrown + (dragons === 'brave' ? souffle : 0);
      const place = points * WIDTH + cell;
      const paid = toll[cell] ? place - WIDTH : place;
      for (let q = 0; q < layer.length; q++) layer[q]![place] = through * layer[q]![paid]! + broken * out[q]![place]!;
    }
  }
}
