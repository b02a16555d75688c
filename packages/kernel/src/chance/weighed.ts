import type { Chance, DrawResult, Purpose } from './chance.ts';
import type { Space, WeightedOutcome as WeighedOutcome } from './spaces.ts';
import { BaseChance } from './taking.ts';

/** One way that things can go: its probability is weight / total, exactly. */
export interface Branch<T> {
  /** What `run` gave; `CUT` where it was not followed to its end. */
  readonly result: T | typeof CUT;
  readonly weight: bigint;
  readonly total: bigint;
}

/** In place of a result: more than `depth` draws one after another, as dice that explode without end can ask for. */
export const CUT = Symbol('cut');

export interface Bounds {
  /** How many ways may be walked at most. */
  readonly limit: number;
  /** How many draws a single way may have before it is cut. */
  readonly depth: number;
}

/** Twenty eights in a row on 1d8 weigh less than 10⁻¹⁸; and no rule of ours draws that often for another reason. */
export const DEFAULT_DEPTH = 20;

/** The tree of outcomes is larger than the limit given. */
export class TooManyOutcomes extends Error {
  override name = 'TooManyOutcomes';
  readonly limit: number;
  constructor(limit: number) {
    super(`more than ${limit} outcomes to weigh`);
    this.limit = limit;
  }
}

interface Fork {
  readonly outcomes: readonly WeighedOutcome[];
  at: number;
  /** Weight and total of the path up to here, this fork not included. */
  readonly weight: bigint;
  readonly total: bigint;
  readonly own: bigint;
}

/** Thrown out of the rules where a way is cut. Only `weighed` catches it. */
class WayCut extends Error {}

/** Follows the forks already on the path, then takes the first outcome of every new one. */
class Walking extends BaseChance {
  readonly path: Fork[] = [];
  #depth = 0;
  #weight = 1n;
  #total = 1n;
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    super();
    this.#bounds = bounds;
  }

  restart(): void {
    this.#depth = 0;
    this.#weight = 1n;
    this.#total = 1n;
  }

  get weight(): bigint {
    return this.#weight;
  }
  get total(): bigint {
    return this.#total;
  }

  take<T extends DrawResult>(_why: Purpose, space: Space<T>): T {
    let fork = this.path[this.#depth];
    if (!fork) {
      const { limit, depth } = this.#bounds;
      if (this.#depth === depth) throw new WayCut();
      if (space.size > limit) throw new TooManyOutcomes(limit);
      const outcomes = space.outcomes();
      const own = outcomes.reduce((sum, [, weight]) => sum + weight, 0n);
      fork = { outcomes, at: 0, weight: this.#weight, total: this.#total, own };
      this.path.push(fork);
    }
    this.#depth++;
    const [outcome, weight] = fork.outcomes[fork.at] as WeighedOutcome<T>;
    this.#weight = fork.weight * weight;
    this.#total = fork.total * fork.own;
    return outcome;
  }
}

/**
 * Runs `run` once for every way that its draws can fall, and says how likely each is. `run` must be the same each time
 * but for its draws: give it a fresh copy of the state. Throws `TooManyOutcomes` when there are more than `limit` ways.
 */
export function weighed<T>(run: (chance: Chance) => T, limit: number, depth = DEFAULT_DEPTH): Branch<T>[] {
  const branches: Branch<T>[] = [];
  const walking = new Walking({ limit, depth });
  for (;;) {
    walking.restart();
    const result = runOrCut(run, walking);
    branches.push({ result, weight: walking.weight, total: walking.total });
    let fork = walking.path.at(-1);
    while (fork && ++fork.at === fork.outcomes.length) {
      walking.path.pop();
      fork = walking.path.at(-1);
    }
    if (!fork) return branches;
    if (branches.length >= limit) throw new TooManyOutcomes(limit);
  }
}

function runOrCut<T>(run: (chance: Chance) => T, walking: Walking): T | typeof CUT {
  try {
    return run(walking);
  } catch (error) {
    if (error instanceof WayCut) return CUT;
    throw error;
  }
}
