/**
 * Answers to one decision against each other, as the seat that decides could have weighed them: in positions guessed from
 * its view, with the same guesses and the same draws for each. Many answers are thinned out by halves; what is left of
 * them is compared on guesses that played no part in choosing them.
 *
 * Where a game plans its turns, an answer is worth what the best turn after it comes to: played on by what looks best at
 * once, whatever takes two answers to bear fruit would be worth nothing. Plans tell so much that few of them will do.
 */
import type { DecisionOf, Game, GameTypes } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import type { Thinking } from '../candidates.ts';
import { Plan } from '../plan.ts';
import { FAULT, INEXACT } from './grades.ts';
import { type Chances, chanceOf, type Judge } from './judge.ts';

/** Answers that are looked at; where there are more, some of them from the whole list. */
export const MOST_ANSWERS = 24;
/** Fresh runs that two answers are compared on: at least, and at most. */
const LEAST_RUNS = 8;
const MOST_RUNS = 24;
/** For a closer look. */
const MANY_RUNS = 64;
/** The same for turns that are planned; fewest where guesses agree: what is hidden makes no difference then. */
const FEWEST_PLANS = 2;
const LEAST_PLANS = 4;
const MOST_PLANS = 10;
const AGREED = 0.002;
/** How a turn is planned: the width of the beam, and the positions that it may take. */
interface Look {
  readonly beam: number;
  readonly positions: number;
}
/** For all answers at once, for one, and for one of two that lie far apart. */
const ALL_AT_ONCE: Look = { beam: 3, positions: 400 };
const ONE_ALONE: Look = { beam: 3, positions: 200 };
const CLOSELY: Look = { beam: 8, positions: 500 };
const SEEDS = 0x3fff_ffff;

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
  /** The game, if its turns are planned. */
  readonly #planning: Thinking<G> | undefined;

  constructor(place: Place<G>) {
    this.#place = place;
    this.#planning = place.game.mind?.engine === 'plan' ? (place.game as Thinking<G>) : undefined;
  }

  /** Whether turns are planned: all answers together cost little more than one, and what is alike then is alike. */
  get isPlanned(): boolean {
    return this.#planning !== undefined;
  }

  /** The chances of everybody after an answer, in the guess of a number; with the turn finished or as soon as they can be told. */
  *#run(answer: G['Answer'], number: number, far: boolean): Generator<undefined, Chances> {
    const { game, judge, decision, seed } = this.#place;
    const { rules } = game;
    const s = rules.copy(this.#guess(number));
    const io = { chance: chanceOf(seed, number, 1), tell: undefined };
    // What is refused, because of something hidden, leaves the seat to think of something else.
    rules.answer(s, decision, answer, io);
    return yield* judge.playOn(s, io, chanceOf(seed, number, 2).below(), far ? decision.seat : undefined);
  }

  /** What each of some answers is worth to the seat in the guess of a number; undefined where another led to the same. */
  *#worths(answers: readonly G['Answer'][], number: number): Generator<undefined, (number | undefined)[]> {
    if (this.#planning) return yield* this.#planned(this.#planning, answers, number, ALL_AT_ONCE);
    const worths: (number | undefined)[] = [];
    for (const answer of answers) {
      worths.push((yield* this.#run(answer, number, false))[this.#place.decision.seat]);
      yield;
    }
    return worths;
  }

  /** What one answer is worth to the seat in the guess of a number, looked at by itself and with the turn finished. */
  *#worth(answer: G['Answer'], number: number, look = ONE_ALONE): Generator<undefined, number> {
    const [worth] = this.#planning ? yield* this.#planned(this.#planning, [answer], number, look) : [];
    return worth ?? ((yield* this.#run(answer, number, true))[this.#place.decision.seat] as number);
  }

  *#planned(
    game: Thinking<G>,
    answers: readonly G['Answer'][],
    number: number,
    { beam, positions }: Look,
  ): Generator<undefined, (number | undefined)[]> {
    const { judge, decision, seed } = this.#place;
    judge.runs += answers.length;
    const draws = chanceOf(seed, number, 1).below()(SEEDS);
    const plan = new Plan(game, decision.seat, draws, answers.length, judge);
    yield* plan.unfold(this.#guess(number), decision, answers, beam, judge.work + positions);
    return answers.map((_, root) => plan.valueOf(root));
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
    let left = some(answers, kept, most).map((answer) => ({ answer, sum: 0, runs: 0 }));
    const out: (typeof left)[number][] = [];
    for (let round = 2, from = 0; from === 0 || (left.length > 2 && !this.#planning); from += round, round++) {
      for (let n = 0; n < round; n++) {
        const worths = yield* this.#worths(
          left.map(({ answer }) => answer),
          from + n,
        );
        for (const [i, one] of left.entries()) {
          const worth = worths[i];
          if (worth === undefined) continue;
          one.sum += worth;
          one.runs++;
        }
        yield;
      }
      left = left.filter(({ runs }) => runs > 0);
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
    least = this.#planning ? LEAST_PLANS : LEAST_RUNS,
  ): Generator<undefined, Comparison<G['Answer']>> {
    const most = this.#planning ? MOST_PLANS : closer ? MANY_RUNS : MOST_RUNS;
    const found = yield* this.#paired(of, against, least, most, 0, ONE_ALONE);
    if (!this.#planning || Math.abs(found.gain) < FAULT) return found;
    // What is to be called a fault is looked at once more, and on guesses that have not spoken for it.
    return yield* this.#paired(of, against, least, most, most, CLOSELY);
  }

  /** Two answers on the guesses after the first ones, `least` to `most` of them. */
  *#paired(
    of: G['Answer'],
    against: G['Answer'],
    least: number,
    most: number,
    after: number,
    look: Look,
  ): Generator<undefined, Comparison<G['Answer']>> {
    const sums = [0, 0];
    let square = 0;
    for (let runs = 1; ; runs++) {
      const mine = yield* this.#worth(of, -after - runs, look);
      const theirs = yield* this.#worth(against, -after - runs, look);
      sums[0] = (sums[0] as number) + mine;
      sums[1] = (sums[1] as number) + theirs;
      square += (theirs - mine) * (theirs - mine);
      yield;
      if (runs < (this.#planning ? FEWEST_PLANS : least)) continue;
      const [first, second] = sums.map((sum) => sum / runs) as [number, number];
      const gain = second - first;
      const error = Math.sqrt(Math.max(0, square / runs - gain * gain) / (runs - 1));
      if (runs < least && error > AGREED) continue;
      const settled = Math.abs(gain) > 3 * error || Math.abs(gain) + 2 * error < INEXACT;
      if (!settled && runs < most) continue;
      return { of: { answer: of, chance: first }, against: { answer: against, chance: second }, gain, error };
    }
  }

  /** What an answer is worth where there is none to compare it with. Yields between runs. */
  *alone(answer: G['Answer'], runs = this.#planning ? MOST_PLANS : MOST_RUNS): Generator<undefined, number> {
    let sum = 0;
    for (let run = 1; run <= runs; run++) {
      sum += yield* this.#worth(answer, -run);
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
