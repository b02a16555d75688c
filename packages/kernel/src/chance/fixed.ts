import { en } from '../texts/en.ts';
import type { Details, KernelReason } from '../texts/fr.ts';
import type { DrawRecord, DrawResult, Purpose } from './chance.ts';
import type { Space } from './spaces.ts';
import { BaseChance } from './taking.ts';

/** A prepared outcome: bare, or with the label of the draw that it is meant for. */
export type PreparedDraw = DrawResult | readonly [label: string, outcome: DrawResult];

/** What went wrong with prepared outcomes. It is the test or the scenario that is at fault, not the rules. */
export class FixedChanceError extends Error {
  override name = 'FixedChanceError';
  readonly reason: KernelReason;
  readonly details: Details;
  constructor(reason: KernelReason, details: Details) {
    super(en[reason](details));
    this.reason = reason;
    this.details = details;
  }
}

/** Chance for tests and scenarios: the outcomes prepared, in order. What is left over at the end is an error. */
export class FixedChance extends BaseChance {
  readonly #prepared: readonly PreparedDraw[];
  #next = 0;
  #note: ((taken: DrawRecord) => void) | undefined;

  constructor(prepared: readonly PreparedDraw[]) {
    super();
    this.#prepared = prepared;
  }

  /** The same outcomes, with every draw also handed on to `note`. */
  noting(note: (taken: DrawRecord) => void): this {
    this.#note = note;
    return this;
  }

  get left(): number {
    return this.#prepared.length - this.#next;
  }

  take<T extends DrawResult>(why: Purpose, space: Space<T>): T {
    const asked = { number: this.#next + 1, label: why.label, space: JSON.stringify(space.name) };
    if (this.left === 0) throw new FixedChanceError('outcomeMissing', asked);
    const prepared = this.#prepared[this.#next] as PreparedDraw;
    const labelled = Array.isArray(prepared) && typeof prepared[0] === 'string';
    const [label, outcome] = labelled ? prepared : [why.label, prepared];
    if (label !== why.label) throw new FixedChanceError('outcomeOther', { ...asked, found: label });
    if (!space.includes(outcome))
      throw new FixedChanceError('outcomeWrong', { ...asked, found: JSON.stringify(outcome) });
    this.#next++;
    this.#note?.({ label: why.label, seen: why.seen, space: space.name, outcome });
    return outcome;
  }

  /** Call at the end of a test: a prepared outcome that nothing asked for means that the test expects too much. */
  expectUsed(): void {
    if (this.left > 0) throw new FixedChanceError('outcomesLeft', { count: this.left });
  }
}
