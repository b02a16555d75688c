import type { Event } from '../events.ts';
import type { Told } from '../told.ts';
import type { Below, Drawn, Purpose, Sight, SpaceName, Taken } from './chance.ts';
import type { Space } from './spaces.ts';
import { Taking } from './taking.ts';

/** A draw that people have still to make with real dice, stones or cards. */
export interface Awaited {
  readonly label: string;
  readonly seen: Sight;
  /** Whole, with what lies in the bag: say it to people only as `spoken`. */
  readonly space: SpaceName;
  includes(x: unknown): x is Drawn;
  sample(below: Below): Drawn;
}

/** Thrown out of the rules when they need an outcome that nobody has typed in yet. Only `Match` catches it. */
export class OutcomeAwaited extends Error {
  readonly awaited: Awaited;
  /** What the rules had told by then; filled in by `perform`. */
  told: readonly Told<Event>[] = [];
  constructor(awaited: Awaited) {
    super(`${awaited.label} is still to be drawn`);
    this.awaited = awaited;
  }
}

/**
 * Chance at a real table. The rules do not know: an answer runs on a copy of the state with the outcomes typed in so
 * far, stops where one is missing, and runs again from the start when it has come. `known` is filled by the caller.
 */
export class Asked extends Taking {
  readonly #known: readonly Drawn[];
  readonly #note: (taken: Taken) => void;
  #next = 0;

  constructor(known: readonly Drawn[], note: (taken: Taken) => void) {
    super();
    this.#known = known;
    this.#note = note;
  }

  take<T extends Drawn>(why: Purpose, space: Space<T>): T {
    const { label, seen } = why;
    if (this.#next === this.#known.length) {
      throw new OutcomeAwaited({ label, seen, space: space.name, includes: space.includes, sample: space.sample });
    }
    const outcome = this.#known[this.#next++] as T;
    this.#note({ label, seen, space: space.name, outcome });
    return outcome;
  }
}
