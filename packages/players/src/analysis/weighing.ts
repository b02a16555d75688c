/**
 * Answers to one decision against each other, as the seat that decides could have weighed them: in positions guessed from
 * its view, with the same guesses and the same draws for each. Many answers are thinned out by halves; what is left of
 * them is compared on guesses that played no part in choosing them.
 */
import type { DecisionOf, Game, GameTypes } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import { INEXACT } from './grades.ts';
import { type Chances, chanceOf, type Judge } from './judge.ts';

/** Answers that are looked at; where there are more, some of them from the whole list. */
export const MOST_ANSWERS = 24;
/** Fresh runs that two answers are compared on: at least, and at most. */
const LEAST_RUNS = 8;
const MOST_RUNS = 24;
/** For a closer look. */
const MANY_RUNS = 64;

export interface Weighed<A> {
  readonly answer: A;
  /** The chance of the seat after it. */
  readonly chance: number;
}

/** The best of the other answers against one of them. */
export interface Comparison<A> {
  readonly of: Weighed<A>;
  readonly against: Weighed<A>;
  /** How much better the other one is, and the standard error of that. */
  readonly gain: number;
  readonly error: number;
}

interface Place<G extends GameTypes> {
  readonly game: Game<G>;
  readonly judge: Judge<G>;
  readonly decision: DecisionOf<G>;
  /** Keeps the draws of one decision apart from those of another. */
  readonly seed: number;
  /** A state that fits what the seat knows. */
  guess(chance: ReturnType<typeof chanceOf>): G['State'];
}

export class Weighing<G extends GameTypes = GameTypes> {
  readonly #place: Place<G>;
  readonly #guesses = new Map<number, G['State']>();

  constructor(place: Place<G>) {
    this.#place = place;
  }

  /** The chances of everybody after an answer, in the guess of a number; with the turn finished or as soon as they can be told. */
  *run(answer: G['Answer'], number: number, far: boolean): Generator<undefined, Chances> {
    const { game, judge, decision, seed } = this.#place;
    const { rules } = game;
    const s = rules.copy(this.#guess(number));
    const io = { chance: chanceOf(seed, number, 1), tell: undefined };
    // What is refused, because of something hidden, leaves the seat to think of something else.
    rules.answer(s, decision, answer, io);
    return yield* judge.playOn(s, io, chanceOf(seed, number, 2).below(), far ? decision.seat : undefined);
  }

  /**
   * The answers, the best first, as far as the thinning out can tell; `kept` is among them. Each round has more runs for
   * fewer answers. Yields between runs.
   */
  *thinned(
    answers: readonly G['Answer'][],
    kept?: G['Answer'],
    most = MOST_ANSWERS,
  ): Generator<undefined, Weighed<G['Answer']>[]> {
    const { seat } = this.#place.decision;
    let left = some(answers, kept, most).map((answer) => ({ answer, sum: 0, runs: 0 }));
    const out: (typeof left)[number][] = [];
    for (let round = 2, from = 0; from === 0 || left.length > 2; from += round, round++) {
      for (const one of left) {
        for (let n = 0; n < round; n++) {
          one.sum += (yield* this.run(one.answer, from + n, false))[seat] as number;
          one.runs++;
          yield;
        }
      }
      left.sort((a, b) => b.sum / b.runs - a.sum / a.runs);
      const half = Math.max(2, Math.ceil(left.length / 2));
      out.unshift(...left.slice(half));
      left = left.slice(0, half);
    }
    return [...left, ...out].map(({ answer, sum, runs }) => ({ answer, chance: sum / runs }));
  }

  /** Two answers on guesses of their own, so often at least. Yields between runs. */
  *compared(
    of: G['Answer'],
    against: G['Answer'],
    closer = false,
    least = LEAST_RUNS,
  ): Generator<undefined, Comparison<G['Answer']>> {
    const { seat } = this.#place.decision;
    const sums = [0, 0];
    let square = 0;
    for (let runs = 1; ; runs++) {
      const mine = (yield* this.run(of, -runs, true))[seat] as number;
      const theirs = (yield* this.run(against, -runs, true))[seat] as number;
      sums[0] = (sums[0] as number) + mine;
      sums[1] = (sums[1] as number) + theirs;
      square += (theirs - mine) * (theirs - mine);
      yield;
      if (runs < least) continue;
      const [first, second] = sums.map((sum) => sum / runs) as [number, number];
      const gain = second - first;
      const error = Math.sqrt(Math.max(0, square / runs - gain * gain) / (runs - 1));
      const settled = Math.abs(gain) > 3 * error || Math.abs(gain) + 2 * error < INEXACT;
      if (!settled && runs < (closer ? MANY_RUNS : MOST_RUNS)) continue;
      return { of: { answer: of, chance: first }, against: { answer: against, chance: second }, gain, error };
    }
  }

  /** What an answer is worth where there is none to compare it with. Yields between runs. */
  *alone(answer: G['Answer'], runs = MOST_RUNS): Generator<undefined, number> {
    let sum = 0;
    for (let run = 1; run <= runs; run++) {
      sum += (yield* this.run(answer, -run, true))[this.#place.decision.seat] as number;
      yield;
    }
    return sum / runs;
  }

  #guess(number: number): G['State'] {
    const known = this.#guesses.get(number);
    if (known !== undefined) return known;
    const made = this.#place.guess(chanceOf(this.#place.seed, number, 0));
    this.#guesses.set(number, made);
    return made;
  }
}

/** The answers that are looked at: all, or some from the whole list; `kept` is always among them, and first. */
function some<A>(answers: readonly A[], kept: A | undefined, most: number): A[] {
  const same = kept === undefined ? '' : canonical(kept);
  const others = kept === undefined ? answers : answers.filter((answer) => canonical(answer) !== same);
  const step = Math.max(1, others.length / most);
  const looked = Array.from({ length: Math.min(others.length, most) }, (_, i) => others[Math.floor(i * step)]);
  return [...(kept === undefined ? [] : [kept]), ...(looked as A[])];
}
