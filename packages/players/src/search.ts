/**
 * Searches a tree of answers in which each visit has another guess at what is hidden and other draws: the engine for
 * games of which only a value is known. An answer starts with the value one answer ahead, which also says how likely it
 * is to be good; from then on it is worth the mean of what its visits came to, to whoever gives it.
 */
import type { DecisionOf, GameTypes, Program, SeatIndex, Thought } from '@reverie/kernel/game';
import { after, candidates, drawsOf, firstAnswer, isSettled, nextQuestion, type Thinking } from './candidates.ts';
import { anyPreferred, type Manner, misjudgements, preferred, Tally } from './manner.ts';

/** Answers in a row, at most; answers that are looked at in one place. */
const DEPTH = 40;
const WIDTH = 32;
/** How much is looked into what has been visited less: values lie close together, so little is enough. */
const CURIOSITY = 0.05;
/** A difference of this much in the value one answer ahead makes an answer e times as likely. */
const SHARPNESS = 0.05;
/** An answer that was visited less than this part of the most visited one is not well enough known to be given. */
const KNOWN = 0.2;
const SEEDS = 0x3fff_ffff;

/** An answer in the tree, and what was found after it. Whether it is open depends on the guess. */
interface Branch<A> {
  readonly answer: A;
  readonly tally: Tally;
  /** How likely it seemed at first sight, against the others beside it. */
  prior: number;
  /** By how much whoever searches misjudges it. */
  readonly error: number;
  /** How often it could have been chosen. */
  open: number;
  readonly next: Map<string, Branch<A>>;
}

export function search<G extends GameTypes>(game: Thinking<G>, id: string, work: number, manner: Manner): Program<G> {
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
      const guess = (): G['State'] => rules.imagine(view, seat, drawsOf(below(SEEDS)));
      const answers = candidates(game, guess(), situation, first);
      if (answers.length === 1) return { answer: answers[0] };
      const errors = misjudgements(manner, answers.length, below);
      const tree = new Tree(game, decision, budget.work, errors);
      const thought = (at: number): Thought<G> => {
        const tally = tree.tallies()[at] as Tally;
        return tally.count > 0 ? { answer: answers[at], chance: tally.mean } : { answer: first };
      };
      while (!tree.isDone) {
        tree.visit(guess(), answers, below(SEEDS));
        yield thought(preferred(tree.tallies(), errors, manner));
      }
      return thought(anyPreferred(tree.tallies(), errors, manner, below));
    },
  };
}

class Tree<G extends GameTypes> {
  readonly #game: Thinking<G>;
  readonly #asked: DecisionOf<G>;
  readonly #most: number;
  readonly #errors: readonly number[];
  readonly #roots = new Map<string, Branch<G['Answer']>>();
  #work = 0;

  /** `errors` are those of the answers to the question that is asked. */
  constructor(game: Thinking<G>, asked: DecisionOf<G>, most: number, errors: readonly number[]) {
    this.#errors = errors;
    this.#game = game;
    this.#asked = asked;
    this.#most = most;
  }

  get isDone(): boolean {
    return this.#work >= this.#most;
  }

  /** What the answers came to; those that are hardly known say nothing. */
  tallies(): readonly Tally[] {
    const all = this.#errors.map((_, i) => this.#roots.get(`${i}`)?.tally ?? new Tally());
    const most = Math.max(...all.map(({ count }) => count));
    return all.map((tally) => (tally.count < KNOWN * most ? new Tally() : tally));
  }

  /** Goes down the tree in one guess to where it ends, adds what is there, and tells everything on the way. */
  visit(from: G['State'], answers: readonly G['Answer'][], seed: number): void {
    const { rules, mind } = this.#game;
    const path: { readonly branch: Branch<G['Answer']>; readonly seat: SeatIndex }[] = [];
    const io = drawsOf<G>(seed);
    const s = rules.copy(from);
    let d: DecisionOf<G> | undefined = this.#asked;
    let place = this.#roots;
    // Each visit is some work, so that a search ends even where there is nothing to find.
    this.#work++;
    for (let depth = 0; d && depth < DEPTH; depth++) {
      const choices = depth === 0 ? answers : rules.choices(s, d).slice(0, WIDTH);
      const found = this.#open(s, d, choices, place, seed);
      if (found.branches.length === 0) break;
      const best = chosen(found.branches);
      for (const branch of found.branches) branch.open++;
      // What looked open may be refused after all: then nobody gives it.
      if (rules.answer(s, d, best.answer, io)) return;
      path.push({ branch: best, seat: d.seat });
      d = nextQuestion(this.#game, s, this.#asked.seat);
      place = best.next;
      if (found.isNew) break;
    }
    const worth = new Map<SeatIndex, number>();
    for (const { branch, seat } of path) {
      let value = worth.get(seat);
      if (value === undefined) {
        value = mind.value(s, seat);
        worth.set(seat, value);
      }
      branch.tally.add(value);
    }
  }

  /** Other draws may bring other questions to the same place. */
  #key(answer: G['Answer'], s: G['State'], d: DecisionOf<G>): string {
    return `${d.seat} ${d.kind} ${this.#game.mind.key(answer, s, d)}`;
  }

  /** The branches that are open in this guess; those that are new start with the value one answer ahead. */
  #open(
    s: G['State'],
    d: DecisionOf<G>,
    choices: readonly G['Answer'][],
    place: Map<string, Branch<G['Answer']>>,
    seed: number,
  ): { readonly branches: readonly Branch<G['Answer']>[]; readonly isNew: boolean } {
    const { mind } = this.#game;
    const branches: Branch<G['Answer']>[] = [];
    let isNew = false;
    for (const [i, answer] of choices.entries()) {
      const key = place === this.#roots ? `${i}` : this.#key(answer, s, d);
      let branch = place.get(key);
      if (!branch) {
        this.#work++;
        const then = after(this.#game, s, d, answer, seed);
        if (!then) continue;
        const error = place === this.#roots ? (this.#errors[i] as number) : 0;
        branch = { answer, tally: new Tally(), prior: 0, error, open: 0, next: new Map() };
        branch.tally.add(mind.value(then, d.seat));
        place.set(key, branch);
        isNew = true;
      }
      branches.push(branch);
    }
    if (isNew) weigh(branches);
    return { branches, isNew };
  }
}

/** How likely each answer seems by the values that are known of it. */
function weigh(branches: readonly Branch<unknown>[]): void {
  const worth = ({ tally, error }: Branch<unknown>): number => tally.mean + error;
  const best = Math.max(...branches.map(worth));
  // About e^-x, by sums and quotients alone: the same bits everywhere.
  const weights = branches.map((branch) => {
    const x = (best - worth(branch)) / SHARPNESS;
    return 1 / (1 + x + (x * x) / 2);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, branch] of branches.entries()) branch.prior = (weights[i] as number) / all;
}

/** The branch that is worth a visit most: good, or likely to be and little known. */
function chosen<A>(branches: readonly Branch<A>[]): Branch<A> {
  let best = branches[0] as Branch<A>;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const { tally, prior, error, open } = branch;
    const worth = tally.mean + error + (CURIOSITY * prior * Math.sqrt(open + 1)) / (1 + tally.count);
    if (worth > most) [best, most] = [branch, worth];
  }
  return best;
}
