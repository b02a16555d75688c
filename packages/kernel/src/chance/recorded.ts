import type { Drawn, Purpose, Taken } from './chance.ts';
import type { Space } from './spaces.ts';
import { Taking } from './taking.ts';

/** A draw as the journal keeps it. */
export type Record = readonly [label: string, outcome: Drawn];

/** The rules asked for something else than what was recorded: another version of the rules, or an altered record. */
export class RecordError extends Error {
  override name = 'RecordError';
}

/** Chance for replay: what was drawn then is drawn now, and nothing else. */
export class Recorded extends Taking {
  readonly #records: readonly Record[];
  readonly #note: (taken: Taken) => void;
  #next = 0;

  constructor(records: readonly Record[], note: (taken: Taken) => void) {
    super();
    this.#records = records;
    this.#note = note;
  }

  take<T extends Drawn>(why: Purpose, space: Space<T>): T {
    const record = this.#records[this.#next++];
    const asked = `the rules ask for ${why.label} ${JSON.stringify(space.name)}`;
    if (!record) throw new RecordError(`draw ${this.#next} is not recorded: ${asked}`);
    const [label, outcome] = record;
    if (label !== why.label || !space.includes(outcome)) {
      throw new RecordError(`draw ${this.#next} is recorded as ${label} ${JSON.stringify(outcome)}, but ${asked}`);
    }
    this.#note({ label, seen: why.seen, space: space.name, outcome });
    return outcome;
  }
}
