import type { LogEntry } from '../event-log.ts';
import type { Event } from '../events.ts';
import type { Below, DrawRecord, DrawResult, Purpose, Sight, SpaceName } from './chance.ts';
import type { Space } from './spaces.ts';
import { BaseChance } from './taking.ts';

/** A draw that people have still to make with real dice, stones or cards. */
export interface PendingDraw {
  readonly label: string;
  readonly seen: Sight;
  /** Whole, with what lies in the bag: say it to people only as `spoken`. */
  readonly space: SpaceName;
  includes(x: unknown): x is DrawResult;
  sample(below: Below): DrawResult;
}

/** Thrown out of the rules when they need an outcome that nobody has typed in yet. Only `Match` catches it. */
export class OutcomeAwaited extends Error {
  readonly awaited: PendingDraw;
  /** What the rules had told by then; filled in by `perform`. */
  told: readonly LogEntry<Event>[] = [];
  constructor(awaited: PendingDraw) {
    super(`${awaited.label} is still to be drawn`);
    this.awaited = awaited;
  }
}

/**
 * Chance at a real table. The rules do not know: an answer runs on a copy of the state with the outcomes typed in so
 * far, stops where one is missing, and runs again from the start when it has come. `known` is filled by the caller.
 */
export class AskedChance extends BaseChance {
  readonly #known: readonly DrawResult[];
  readonly #note: (taken: DrawRecord) => void;
  #next = 0;

  constructor(known: readonly DrawResult[], note: (taken: DrawRecord) => void) {
    super();
    this.#known = known;
    this.#note = note;
  }

  take<T extends DrawResult>(why: Purpose, space: Space<T>): T {
    const { label, seen } = why;
    if (this.#next === this.#known.length) {
      throw new OutcomeAwaited({ label, seen, space: space.name, includes: space.includes, sample: space.sample });
    }
    const outcome = this.#known[this.#next++] as T;
    this.#note({ label, seen, space: space.name, outcome });
    return outcome;
  }
}
