/**
 * Plans a turn: a beam over one's own answers up to the end of one's own turn, where the position is quiet and can be
 * judged; what others answer in between is what hurts most. Several guesses at what is hidden, the mean of them counts.
 * The best answers are then looked at again, after the turns of the others (`replies.ts`).
 */
import type { DecisionOf, GameTypes, Program, SeatIndex, Thought } from '@reverie/kernel/game';
import { after, candidates, drawsOf, firstAnswer, isSettled, nextQuestion, type Thinking } from './candidates.ts';
import { anyPreferred, leading, type Manner, misjudgements, preferred, Tally } from './manner.ts';
import { afterReplies } from './replies.ts';

/** Own answers in a row, at most; answers of others that are tried, and how many in a row; positions between two thoughts; guesses at most. */
const DEPTH = 24;
const REPLIES = 24;
const ROUNDS = 4;
const BETWEEN = 6;
const GUESSES = 12;
const SEEDS = 0x3fff_ffff;

/**
 * The part of the work that is kept for the turns of the others, where there is enough of it to tell anything; how many
 * answers are looked at again, if they come so close to the best; and what the second look counts for.
 */
const KEPT = 1 / 3;
const ENOUGH = 1000;
const FINALISTS = 4;
const CLOSE = 0.1;
const SECOND = 0.8;

/** How wide the beam is for so much work. */
const beamFor = (work: number): number => Math.max(2, Math.min(16, Math.round(work / 125)));

export function planner<G extends GameTypes>(
  game: Thinking<G>,
  id: string,
  work: number,
  manner: Manner,
  beamOf: (work: number) => number = beamFor,
): Program<G> {
  const { rules } = game;
  return {
    id,
    work,
    *think(situation, budget) {
      const { view, decision, below } = situation;
      const first = yield* firstAnswer(game, situation, budget);
      if (first === undefined || budget.work === 0 || isSettled(game, situation)) return { answer: first };
      yield { answer: first };
      const { seat } = decision;
      const planned = budget.work >= ENOUGH ? budget.work * (1 - KEPT) : budget.work;
      const beam = beamOf(planned);
      const meter = { work: 0 };
      const guess = (): G['State'] => rules.imagine(view, seat, drawsOf(below(SEEDS)));
      let s = guess();
      const answers = candidates(game, s, situation, first);
      if (answers.length === 1) return { answer: answers[0] };
      const tallies = answers.map(() => new Tally());
      const errors = misjudgements(manner, answers.length, below);
      const thought = (by: readonly Tally[], at: number): Thought<G> => {
        const tally = by[at] as Tally;
        return tally.count > 0 ? { answer: answers[at], chance: tally.mean } : { answer: first };
      };
      let next = BETWEEN;
      const plans: Plan<G>[] = [];
      // What the last guess cost: one that would not come to its end is not begun.
      let cost = 0;
      for (let n = 0; n < GUESSES && meter.work + cost <= planned; n++) {
        const begun = meter.work;
        if (n > 0) s = guess();
        const plan = new Plan(game, seat, below(SEEDS), answers.length, meter);
        for (const [root, a] of answers.entries()) {
          for (const _ of plan.begin(s, decision, a, root)) {
            if (meter.work < next) continue;
            yield thought(tallies, preferred(tallies, errors, manner));
            next = meter.work + BETWEEN;
          }
        }
        for (let depth = 0; depth < DEPTH && meter.work < planned; depth++) {
          const nodes = plan.cut(beam);
          if (nodes.length === 0) break;
          for (const node of nodes) {
            for (const _ of plan.expand(node)) {
              if (meter.work < next) continue;
              yield thought(tallies, preferred(tallies, errors, manner));
              next = meter.work + BETWEEN;
            }
            if (meter.work >= planned) break;
          }
        }
        // Half a guess favours what happened to be looked at first: it counts only where there is no other.
        if (n === 0 || plan.isDone) {
          plan.addTo(tallies);
          plans.push(plan);
        }
        cost = meter.work - begun;
      }
      // The best answers once more, each after the turns of the others: what that changes counts.
      const finalists = planned < budget.work ? leading(tallies, errors, manner, FINALISTS, CLOSE) : [];
      const again = tallies.map(() => new Tally());
      cost = 0;
      for (const plan of finalists.length > 1 ? plans : []) {
        if (meter.work + cost > budget.work) break;
        const begun = meter.work;
        const changes = plan.changes(finalists);
        let step = changes.next();
        for (; !step.done && meter.work <= budget.work; step = changes.next()) {
          if (meter.work < next) continue;
          yield thought(tallies, preferred(tallies, errors, manner));
          next = meter.work + BETWEEN;
        }
        if (!step.done) break;
        for (const [root, change] of step.value) again[root]?.add((tallies[root] as Tally).mean + SECOND * change);
        cost = meter.work - begun;
      }
      const judged = again.some(({ count }) => count > 0) ? again : tallies;
      return thought(judged, anyPreferred(judged, errors, manner, below));
    },
  };
}

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
class Plan<G extends GameTypes> {
  readonly #seed: number;
  readonly #game: Thinking<G>;
  readonly #seat: SeatIndex;
  readonly #meter: { work: number };
  /** By root: the best end of a turn, what it is worth, and the best position that was given up. */
  readonly #last: (G['State'] | undefined)[] = [];
  readonly #ends: Float64Array;
  readonly #dropped: Float64Array;
  readonly #seen = new Set<string>();
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
    const key = about === undefined ? `${d.kind} ${value}` : `${d.kind} ${value} ${JSON.stringify(about)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
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

  /** Takes in what follows from an answer to a question. */
  *begin(s: G['State'], d: DecisionOf<G>, a: G['Answer'], root: number): Generator<undefined> {
    this.#meter.work++;
    yield* this.#admit(after(this.#game, s, d, a, this.#seed), root);
    yield;
  }

  /** Takes in what follows from a position. */
  *expand({ s, d, root }: Node<G>): Generator<undefined> {
    for (const a of this.#game.rules.choices(s, d)) yield* this.begin(s, d, a, root);
  }

  /** The best positions of those reached last; the others are given up. */
  cut(beam: number): readonly Node<G>[] {
    const nodes = this.#next.sort((a, b) => b.value - a.value);
    this.#next = [];
    for (const { root, value } of nodes.slice(beam)) {
      if (value > (this.#dropped[root] as number)) this.#dropped[root] = value;
    }
    return nodes.slice(0, beam);
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

  /** Adds what each answer came to. */
  addTo(tallies: readonly Tally[]): void {
    for (const { root, value } of this.#next) {
      if (value > (this.#dropped[root] as number)) this.#dropped[root] = value;
    }
    for (const [root, tally] of tallies.entries()) {
      const end = this.#ends[root] as number;
      const value = end >= 0 ? end : (this.#dropped[root] as number);
      // What is refused in this guess, or was reached by another answer before, says nothing.
      if (value >= 0) tally.add(value);
    }
  }
}
