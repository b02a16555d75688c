/**
 * A turn planned in one guess at what is hidden: a beam over one's own answers up to the end of one's own turn, where the
 * position is quiet and can be judged; what others answer in between is what hurts most.
 */
import type { DecisionOf, GameTypes, SeatIndex } from '@reverie/kernel/game';
import { after, nextQuestion, type Thinking } from './candidates.ts';
import { afterReplies } from './replies.ts';

/** Own answers in a row, at most; answers of others that are tried, and how many in a row. */
const DEPTH = 24;
const REPLIES = 24;
const ROUNDS = 4;

/** A position in which nothing hangs in the air any more; `d` is one's own next question. */
interface Settled<G extends GameTypes> {
  readonly s: G['State'];
  readonly d: DecisionOf<G> | undefined;
  readonly value: number;
}

interface Node<G extends GameTypes> {
  readonly s: G['State'];
  readonly d: DecisionOf<G>;
  /** Which answer to the question that was asked led here. */
  readonly root: number;
  readonly value: number;
}

/** The positions reached in one guess. */
export class Plan<G extends GameTypes> {
  readonly #seed: number;
  readonly #game: Thinking<G>;
  readonly #seat: SeatIndex;
  readonly #meter: { work: number };
  /** By root: the best end of a turn, what it is worth, and the best position that was given up. */
  readonly #last: (G['State'] | undefined)[] = [];
  readonly #ends: Float64Array;
  readonly #dropped: Float64Array;
  /** By value: the questions that were met with it. */
  readonly #seen = new Map<number, string[]>();
  #next: Node<G>[] = [];

  constructor(game: Thinking<G>, seat: SeatIndex, seed: number, roots: number, meter: { work: number }) {
    this.#seed = seed;
    this.#game = game;
    this.#seat = seat;
    this.#meter = meter;
    this.#ends = new Float64Array(roots).fill(-1);
    this.#dropped = new Float64Array(roots).fill(-1);
  }

  get isDone(): boolean {
    return this.#next.length === 0;
  }

  /** Takes in a position: on to one's own next question, or to the end of the turn. Pauses while others answer. */
  *#admit(reached: G['State'] | undefined, root: number): Generator<undefined, void> {
    const found = reached === undefined ? undefined : yield* this.#settle(reached, ROUNDS);
    if (!found) return;
    const { s, d, value } = found;
    if (d?.seat !== this.#seat) {
      if (value <= (this.#ends[root] as number)) return;
      this.#ends[root] = value;
      this.#last[root] = s;
      return;
    }
    // The same value before the same question about the same: the same position by another way. What a question is about
    // counts, for values need not know it: whom to fight is nothing to them before the first blow.
    const { about } = d as { readonly about?: unknown };
    const key = about === undefined ? d.kind : d.kind + JSON.stringify(about);
    const met = this.#seen.get(value);
    if (met?.includes(key)) return;
    if (met) met.push(key);
    else this.#seen.set(value, [key]);
    this.#next.push({ s, d, root, value });
  }

  /**
   * Lets the others answer what hangs in the air, each time what hurts most in the end: up to a question of one's own, a
   * quiet one, or the end of the game. After so many rounds it is judged as it stands.
   */
  *#settle(s: G['State'], rounds: number): Generator<undefined, Settled<G> | undefined> {
    const { rules, mind } = this.#game;
    const d = nextQuestion(this.#game, s, this.#seat);
    if (!d || d.seat === this.#seat || mind.quiet(d) || rounds === 0) {
      return { s, d: d?.seat === this.#seat ? d : undefined, value: mind.value(s, this.#seat) };
    }
    let worst: Settled<G> | undefined;
    for (const a of rules.choices(s, d).slice(0, REPLIES)) {
      this.#meter.work++;
      yield;
      const then = after(this.#game, s, d, a, this.#seed);
      const found = then === undefined ? undefined : yield* this.#settle(then, rounds - 1);
      if (found && (!worst || found.value < worst.value)) worst = found;
    }
    return worst;
  }

  /**
   * Follows some answers to a question, each a root, as far as work up to `most` on the meter and a beam so wide allow.
   * Pauses after everything that is tried.
   */
  *unfold(
    s: G['State'],
    d: DecisionOf<G>,
    answers: readonly G['Answer'][],
    beam: number,
    most: number,
  ): Generator<undefined> {
    for (const [root, a] of answers.entries()) yield* this.#begin(s, d, a, root);
    for (let depth = 0; depth < DEPTH && this.#meter.work < most; depth++) {
      const nodes = this.#cut(beam);
      if (nodes.length === 0) break;
      for (const node of nodes) {
        yield* this.#expand(node);
        if (this.#meter.work >= most) break;
      }
    }
    for (const { root, value } of this.#next) this.#drop(root, value);
  }

  /** Takes in what follows from an answer to a question. */
  *#begin(s: G['State'], d: DecisionOf<G>, a: G['Answer'], root: number): Generator<undefined> {
    this.#meter.work++;
    yield* this.#admit(after(this.#game, s, d, a, this.#seed), root);
    yield;
  }

  /** Takes in what follows from a position. */
  *#expand({ s, d, root }: Node<G>): Generator<undefined> {
    for (const a of this.#game.rules.choices(s, d)) yield* this.#begin(s, d, a, root);
  }

  /** The best positions of those reached last; the others are given up. */
  #cut(beam: number): readonly Node<G>[] {
    const nodes = this.#next.sort((a, b) => b.value - a.value);
    this.#next = [];
    for (const { root, value } of nodes.slice(beam)) this.#drop(root, value);
    return nodes.slice(0, beam);
  }

  #drop(root: number, value: number): void {
    if (value > (this.#dropped[root] as number)) this.#dropped[root] = value;
  }

  /** How the turns of the others change what each of some answers came to; none for an answer without an end. */
  *changes(roots: readonly number[]): Generator<undefined, ReadonlyMap<number, number>> {
    const found = new Map<number, number>();
    for (const root of roots) {
      const last = this.#last[root];
      if (last === undefined) continue;
      const value = yield* afterReplies(this.#game, last, this.#seat, this.#seed, this.#meter);
      if (value !== undefined) found.set(root, value - (this.#ends[root] as number));
    }
    return found;
  }

  /** What an answer came to; undefined for one that is refused in this guess, or that leads where another did before. */
  valueOf(root: number): number | undefined {
    const end = this.#ends[root] as number;
    const value = end >= 0 ? end : (this.#dropped[root] as number);
    return value >= 0 ? value : undefined;
  }
}
