/**
 * Tries every answer in several guesses: the answer, then the quick program for everybody up to a quiet question, then the
 * value there. Half of the answers is given up after each round, so that the work goes to those that may be best.
 * The answer of the quick program stays unless another is clearly better: what only luck prefers is as often worse.
 */
import type { Below } from '@reverie/kernel/chance/chance';
import { Fast } from '@reverie/kernel/chance/fast';
import type { DecisionOf, GameTypes, Io, Program, Thought } from '@reverie/kernel/game';
import { decide } from '@reverie/kernel/program';
import { without } from './answers.ts';
import { candidates, drawsOf, firstAnswer, isSettled, nextQuestion, quickest, type Thinking } from './candidates.ts';
import { anyPreferred, type Manner, misjudgements, preferred, Tally } from './manner.ts';

/** Answers until the next quiet question, at most; guesses in the first round. */
const LONGEST = 60;
const FIRST_ROUND = 4;
/** Answers between two thoughts, fewer where an answer is dear; how far a guess that is under way may exceed the budget. */
const BETWEEN = 12;
const OVER = 1.2;
/** By how many standard errors another answer must be better than that of the quick program. */
const CAUTION = 1;
const SEEDS = 0x3fff_ffff;

export function sampler<G extends GameTypes>(game: Thinking<G>, id: string, work: number, manner: Manner): Program<G> {
  const { rules } = game;
  return {
    id,
    work,
    *think(situation, budget) {
      const { view, decision, below } = situation;
      const first = yield* firstAnswer(game, situation, budget);
      if (first === undefined || budget.work === 0 || isSettled(game, situation)) return { answer: first };
      yield { answer: first };
      const guess = (): G['State'] => rules.imagine(view, decision.seat, drawsOf(below(SEEDS)));
      const answers = candidates(game, guess(), situation, first);
      if (answers.length === 1) return { answer: answers[0] };
      const tallies = answers.map(() => new Tally());
      const gains = answers.map(() => new Tally());
      const errors = misjudgements(manner, answers.length, below);
      const thought = (at: number): Thought<G> => {
        const tally = tallies[at] as Tally;
        return tally.count > 0 ? { answer: answers[at], chance: tally.mean } : { answer: first };
      };
      let left = [...answers.keys()];
      let spent = 0;
      const between = Math.max(1, Math.round(BETWEEN * (game.mind.effort ?? 1)));
      let next = between;
      for (let round = FIRST_ROUND; spent < budget.work; round *= 2) {
        for (let n = 0; n < round && spent < budget.work; n++) {
          const s = guess();
          const seed = below(SEEDS);
          let usual: number | undefined;
          for (const i of left) {
            const run = playedOn(game, s, decision, answers[i] as G['Answer'], seed);
            let step = run.next();
            for (spent++; !step.done; spent++) {
              if (spent >= next) {
                yield thought(preferred(tallies, errors, manner));
                next = spent + between;
              }
              step = run.next();
            }
            const { value } = step;
            if (i === 0) usual = value;
            if (value !== undefined) {
              (tallies[i] as Tally).add(value);
              if (usual !== undefined) (gains[i] as Tally).add(value - usual);
            }
            if (spent >= OVER * budget.work) break;
            if (spent < next) continue;
            yield thought(preferred(tallies, errors, manner));
            next = spent + between;
          }
        }
        left = better(left, tallies, errors);
      }
      const at = anyPreferred(tallies, errors, manner, below);
      const { mean, error } = gains[at] as Tally;
      const isClear = mean + (errors[at] as number) - (errors[0] as number) > CAUTION * error;
      return thought(isClear || tallies[0]?.count === 0 ? at : 0);
    },
  };
}

/** The better half of the answers, two at least; the first, which all are held against, is always one of them. */
function better(left: readonly number[], tallies: readonly Tally[], errors: readonly number[]): number[] {
  const worth = (i: number): number => (tallies[i] as Tally).mean + (errors[i] as number);
  const others = left.filter((i) => i !== 0).sort((a, b) => worth(b) - worth(a) || a - b);
  return [0, ...others.slice(0, Math.max(1, Math.ceil(left.length / 2) - 1))];
}

/** What an answer leads to in a guess, with a pause after each answer but the last; nothing where hidden things forbid it. */
function* playedOn<G extends GameTypes>(
  game: Thinking<G>,
  from: G['State'],
  d: DecisionOf<G>,
  a: G['Answer'],
  seed: number,
): Generator<undefined, number | undefined> {
  const { rules, mind } = game;
  const { horizon = 1 } = mind;
  const quick = quickest(game);
  const s = rules.copy(from);
  const io = drawsOf<G>(seed);
  if (rules.answer(s, d, a, io)) return undefined;
  const below = new Fast(seed + 1).below();
  let quiet = 0;
  for (let steps = 1; steps < LONGEST * horizon; steps++) {
    const next = nextQuestion(game, s, d.seat);
    if (!next || (mind.quiet(next) && ++quiet >= horizon)) break;
    if (!goOn(game, quick, s, next, io, below)) break;
    yield;
  }
  return mind.value(s, d.seat);
}

/** Lets the quick program answer; false where nothing it can answer is taken. */
function goOn<G extends GameTypes>(
  { rules, mind }: Thinking<G>,
  quick: Program<G>,
  s: G['State'],
  decision: DecisionOf<G>,
  io: Io<G['Event']>,
  below: Below,
): boolean {
  let choices = rules.choices(s, decision);
  while (choices.length > 0) {
    const answer =
      mind.quick?.(s, decision, choices, below) ??
      decide(quick, { view: rules.view(s, decision.seat), decision, choices, below }, 0);
    if (answer === undefined) return false;
    if (!rules.answer(s, decision, answer, io)) return true;
    choices = without(choices, answer);
  }
  return false;
}
