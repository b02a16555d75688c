/** The chances of a sitting, worked out once: forces, mastering, water and the cast. */
import { die, sum } from '@reverie/odds/dice';
import { encounterWeights, forceOf, KINDS, type TableKind } from '../data/encounters.ts';
import { malusOf } from '../data/fatigue.ts';
import { CELLS, type CellIndex } from '../data/map.ts';
import { DIRECTIONS, distance, drift, neighbours } from '../hex.ts';
import { isSuccess, priceOf as priceOfCast, RESULTS, weights } from '../resolution.ts';
import { COUNT, type Model, OFF } from './model.ts';

/** RDD-ENC-01. */
export const MEETING = 1 / 7;

/** The forces of a kind: the least, and the chance of each from there on. */
interface Forces {
  readonly least: number;
  readonly chances: readonly number[];
}

/** RDD-DDR-01: 0 to 6 alike, and with the chance of an eighth 7 and again; two sevens in a row end the list. */
const DRACONIC = [1, 1, 1, 1, 1, 1, 1].map((part) => part / 8);
const SEVEN_AND_MORE = [...DRACONIC, ...DRACONIC.map((chance) => chance / 8), 1 / 64];

function forcesOf(kind: TableKind): Forces {
  const force = forceOf(kind);
  if (force === '7+ddr') return { least: 7, chances: SEVEN_AND_MORE };
  const dice = sum(force.count, die(force.sides));
  const total = Number(dice.total);
  return { least: dice.least + force.plus, chances: dice.entries.map(([, weight]) => Number(weight) / total) };
}

export const FORCES: Readonly<Record<TableKind, Forces>> = Object.fromEntries(
  KINDS.map((kind) => [kind, forcesOf(kind)]),
) as Record<TableKind, Forces>;

/** The chance of meeting this kind on each cell, encounter roll included. */
export const MEETINGS: Readonly<Record<TableKind, Float64Array>> = Object.fromEntries(
  KINDS.map((kind, place) => [
    kind,
    Float64Array.from(CELLS, (cell) => (MEETING * (encounterWeights(cell.kind)[place] ?? 0)) / 100),
  ]),
) as Record<TableKind, Float64Array>;

/** The cells next to each cell: those of cell c stand from NEXT_FROM[c] to NEXT_FROM[c + 1]. */
const flat = (lists: readonly (readonly number[])[]) => {
  const from = new Int32Array(lists.length + 1);
  lists.forEach((list, place) => {
    from[place + 1] = from[place]! + list.length;
  });
  return { from, items: Int16Array.from(lists.flat()) };
};
export const NEXT = flat(CELLS.map((_, cell) => neighbours(cell)));

/** Who holds the demi-rêve: the points and the cells that a round of defeat costs. */
export const HOLDERS = {
  reflet: { points: 0, cells: 0 },
  tourbillonBlanc: { points: 1, cells: 1 },
  tourbillonNoir: { points: 2, cells: 2 },
  tourbillonRouge: { points: 2, cells: 4 },
} as const;
export type Holder = keyof typeof HOLDERS;
export type Whirlwind = Exclude<Holder, 'reflet'>;

/** So many defeats by a whirlwind are followed; after the last, it lets go or all is over (`Quantity.tires`). */
export const MOST_DEFEATS = 6;
/** Mastered at once, or after 1, 2, … defeats. */
export const ENDS = MOST_DEFEATS + 1;

/** How meeting a holder ends, by its force: mastered at once, or freed after 1, 2, … defeats. */
interface Holding {
  /** ENDS chances for each force. */
  readonly each: Float64Array;
  /** The same for all forces below the first, the second, … together, with the chance of each force; and their chance. */
  readonly below: Float64Array;
  readonly likely: Float64Array;
}

/** What a trial of water or the like comes to: through, thrown out, or a souffle. */
interface Trial {
  readonly through: number;
  readonly thrown: number;
  readonly souffle: number;
}

/** How a cast may end, by the points that are left: aimed, failed for nothing, gone wrong at a price. */
interface Cast {
  readonly success: number;
  readonly failure: number;
  readonly wrong: number;
  readonly price: number;
}

const FORCE_PLACES = 32;
/** Fatigue beyond so many cells from now is looked at in two steps only: as at their beginning. */
export const SOON = 20;
const LATE = SOON + 7;
const followed = (t: number): number => (t <= SOON ? t : t < LATE ? SOON + 1 : LATE);

export class Tables {
  readonly model: Model;
  /** The general states that may be in force: first the present one. */
  readonly states: readonly number[];
  /** Which of them holds after coming down with so much more fatigue. */
  readonly stateAfter: readonly number[];
  readonly #mastering: Float64Array;
  /** By cell, state and points. */
  readonly #trials: readonly (readonly (readonly Trial[])[])[];
  readonly #casts: readonly (readonly Cast[])[];
  readonly ways: { readonly from: Int32Array; readonly items: Int16Array };
  /** Steps to the nearest other cell that suits; beyond any force where there is none. */
  readonly toGoal: Uint8Array;
  readonly #drifts: Int16Array[] = [];
  readonly #holdings = new Map<string, Holding>();

  constructor(model: Model) {
    this.model = model;
    const { endurance, fatigue, pace, rounds, otherState } = model;
    const states = [model.state];
    this.stateAfter = Array.from({ length: rounds }, (_, t) => {
      const state = malusOf(endurance, fatigue + followed(t) * pace) + otherState;
      if (!states.includes(state)) states.push(state);
      return states.indexOf(state);
    });
    this.states = states;
    this.#mastering = this.#masteringTable();
    this.#trials = this.#trialTable();
    this.#casts = states.map((state) => this.#castTable(state));
    this.ways = flat(model.ways);
    this.toGoal = Uint8Array.from(CELLS, (_, cell) => this.#stepsToGoal(cell));
  }

  /** RDD-ENC-05: the chance to master this force with so many points in that general state. */
  mastering(state: number, points: number, force: number): number {
    return this.#mastering[
      (state * (this.model.most + 1) + points) * FORCE_PLACES + Math.min(force, FORCE_PLACES - 1)
    ]!;
  }

  trial(cell: CellIndex, state: number, points: number): Trial {
    return this.#trials[cell]![state]![points]!;
  }

  cast(state: number, points: number): Cast {
    return this.#casts[state]![points]!;
  }

  /** The ends of the six straight lines of so many cells, cell by cell. */
  drift(steps: number): Int16Array {
    let ends = this.#drifts[steps];
    if (!ends) {
      const { missing } = this.model;
      const end = (cell: CellIndex | undefined) => (cell === undefined || missing[cell] ? OFF : cell);
      ends = Int16Array.from(CELLS.flatMap((_, cell) => DIRECTIONS.map((way) => end(drift(cell, way, steps)))));
      this.#drifts[steps] = ends;
    }
    return ends;
  }

  /**
   * Freed after 1, 2, … defeats, by a whirlwind that has just won for the first time against so many points: the chance of
   * each. What is missing to 1 fell asleep.
   */
  freed(kind: Whirlwind, state: number, points: number, force: number): readonly number[] {
    const chances: number[] = [];
    let held = 1;
    for (let n = 1; n <= MOST_DEFEATS; n++) {
      const left = points - n * HOLDERS[kind].points;
      if (left <= 0) break;
      const free = n === MOST_DEFEATS ? 1 : this.mastering(state, left, force);
      chances.push(held * free);
      held *= 1 - free;
    }
    return chances;
  }

  holding(kind: TableKind & Whirlwind, state: number, points: number): Holding {
    const key = `${kind} ${state} ${points}`;
    let holding = this.#holdings.get(key);
    if (!holding) {
      holding = this.#holdingOf(kind, state, points);
      this.#holdings.set(key, holding);
    }
    return holding;
  }

  #holdingOf(kind: TableKind & Whirlwind, state: number, points: number): Holding {
    const { least, chances } = FORCES[kind];
    const each = new Float64Array(chances.length * ENDS);
    const below = new Float64Array((chances.length + 1) * ENDS);
    const likely = new Float64Array(chances.length + 1);
    chances.forEach((chance, k) => {
      const mastered = this.mastering(state, points, least + k);
      each[k * ENDS] = mastered;
      this.freed(kind, state, points, least + k).forEach((free, n) => {
        each[k * ENDS + 1 + n] = (1 - mastered) * free;
      });
      likely[k + 1] = likely[k]! + chance;
      for (let n = 0; n < ENDS; n++) below[(k + 1) * ENDS + n] = below[k * ENDS + n]! + chance * each[k * ENDS + n]!;
    });
    return { each, below, likely };
  }

  /** RDD-REF-01: the chance that the counter holds after so many more points. */
  holds(price: number, dearer = 0): number {
    if (this.model.dragons === 'brave') return 1;
    return Math.max(0, 1 - (this.model.refoulement + price + dearer) / 20);
  }

  #masteringTable(): Float64Array {
    const { level, most } = this.model;
    const table = new Float64Array(this.states.length * (most + 1) * FORCE_PLACES);
    this.states.forEach((state, place) => {
      for (let points = 1; points <= most; points++) {
        for (let force = 0; force < FORCE_PLACES; force++)
          table[(place * (most + 1) + points) * FORCE_PLACES + force] = successIn(points, level - force + state);
      }
    });
    return table;
  }

  #trialTable(): (readonly (readonly Trial[])[])[] {
    const { trials, level, most } = this.model;
    const at = (forces: readonly number[], state: number, points: number) =>
      trialOf(forces.map((force) => weights(points, level - force + state)));
    const alike = new Map<string, readonly (readonly Trial[])[]>();
    return trials.map((forces) => {
      const key = `${forces}`;
      const made =
        alike.get(key) ??
        this.states.map((state) => Array.from({ length: most + 1 }, (_, points) => at(forces, state, points)));
      alike.set(key, made);
      return made;
    });
  }

  #castTable(state: number): Cast[] {
    const { cast, most } = this.model;
    const none = { success: 0, failure: 0, wrong: 0, price: 0 };
    if (!cast) return new Array<Cast>(most + 1).fill(none);
    const odds = weights(cast.reve, cast.skill + state);
    return Array.from({ length: most + 1 }, (_, points) =>
      cast.cost > points ? none : castOf(odds, cast.cost, points),
    );
  }

  #stepsToGoal(from: CellIndex): number {
    const { suits } = this.model;
    let least = FORCE_PLACES;
    for (let cell = 0; cell < COUNT; cell++)
      if (suits[cell] && cell !== from) least = Math.min(least, distance(from, cell));
    return least;
  }
}

const successIn = (characteristic: number, adjustment: number): number =>
  weights(characteristic, adjustment).reduce((all, weight, at) => (isSuccess(RESULTS[at]!) ? all + weight : all), 0) /
  100;

/** One trial after the other; the first that fails is the last. */
function trialOf(rolls: readonly (readonly number[])[]): Trial {
  let through = 1;
  let thrown = 0;
  let souffle = 0;
  for (const roll of rolls) {
    const total = (roll.at(-1) ?? 0) / 100;
    const success = roll.reduce((all, weight, at) => (isSuccess(RESULTS[at]!) ? all + weight : all), 0) / 100;
    souffle += through * total;
    thrown += through * (1 - success - total);
    through *= success;
  }
  return { through, thrown, souffle };
}

/** RDD-CAST-03 to 08. A success that takes the last point is nobody's to aim, and ends the sitting. */
function castOf(odds: readonly number[], cost: number, points: number): Cast {
  let success = 0;
  let failure = 0;
  let wrong = 0;
  RESULTS.forEach((result, at) => {
    const weight = odds[at] ?? 0;
    if (result === 'echecTotal') wrong += weight;
    else if (!isSuccess(result)) failure += weight;
    else if (priceOfCast(result, cost) < points) success += weight;
  });
  return {
    success: success / 100,
    failure: failure / 100,
    wrong: wrong / 100,
    price: priceOfCast('echecTotal', cost),
  };
}
