/** Thinking in slices, so that a thread that has other things to do is never held up for long. */
import type { GameTypes, Thought } from '@reverie/kernel/game';

export interface Pace<G extends GameTypes = GameTypes> {
  /** A clock, in milliseconds. */
  now(): number;
  /** Lets others go first. */
  pause(): Promise<unknown>;
  /** How long to think between two pauses. */
  readonly slice: number;
  /** How long to think altogether. */
  readonly most?: number;
  /** Whether nobody waits for the answer any more; asked after every pause. */
  stopped?(): boolean;
  /** Gets the best thought so far before every pause. */
  note?(best: Thought<G>): void;
}

/** The last thought, or the best one when the time is up or nobody waits any more. */
export async function paced<G extends GameTypes>(
  thoughts: Generator<Thought<G>, Thought<G>>,
  pace: Pace<G>,
): Promise<Thought<G>> {
  const { now, slice, most = Number.POSITIVE_INFINITY } = pace;
  const begun = now();
  let since = begun;
  for (;;) {
    const { done, value } = thoughts.next();
    const time = now();
    if (done || time - begun >= most) return value;
    if (time - since < slice) continue;
    pace.note?.(value);
    await pace.pause();
    if (pace.stopped?.()) return value;
    since = now();
  }
}
