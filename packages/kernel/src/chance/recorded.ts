import type { DrawRecord, DrawResult, Purpose } from './chance.ts';
import type { Space } from './spaces.ts';
import { BaseChance } from './taking.ts';

/** A draw as the journal keeps it. */
type RecordedDraw = readonly [label: string, outcome: DrawResult];

/** The rules asked for something else than what was recorded: another version of the rules, or an altered record. */
export class RecordError extends Error {
  override name = 'RecordError';
}

/** Chance for replay: what was drawn then is drawn now, and nothing else. */
export class RecordedChance extends BaseChance {
  readonly #records: readonly RecordedDraw[];
  readonly #note: (taken: DrawRecord) => void;
  #next = 0;

  constructor(records: readonly RecordedDraw[], note: (taken: DrawRecord) => void) {
    super();
    this.#records = records;
    this.#note = note;
  }

  take<T extends DrawResult>(why: Purpose, space: Space<T>): T {
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
