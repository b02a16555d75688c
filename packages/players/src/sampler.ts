/**
 * Tries every answer in several guesses: the answer, then the quick program for everybody up to the next quiet question,
 * then the value there. Half of the answers is given up after each round, so that the work goes to those that may be best.
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
const FIRST_ROUND = 2;
const SEEDS = 0x3fff_ffff;

export function sampler<G extends GameTypes>(game: Thinking<G>, id: string, work: number, manner: Manner): Program<G> {
  const { rules } = game;
  return {
    id,
    work,
    *think(situation, budget) {
      const { view, decision, below } = situation;
      const first = firstAnswer(game, situation);
      if (first === undefined || budget.work === 0 || isSettled(game, situation)) return { answer: first };
      yield { answer: first };
      const guess = (): G['State'] => rules.imagine(view, decision.seat, drawsOf(below(SEEDS)));
      const answers = candidates(game, guess(), situation, first);
      if (answers.length === 1) return { answer: answers[0] };
      const tallies = answers.map(() => new Tally());
      const errors = misjudgements(manner, answers.length, below);
      const thought = (at: number): Thought<G> => {
        const tally = tallies[at] as Tally;
        return tally.count > 0 ? { answer: answers[at], chance: tally.mean } : { answer: first };
      };
      let left = [...answers.keys()];
      let spent = 0;
      for (let round = FIRST_ROUND; spent < budget.work; round *= 2) {
        for (let n = 0; n < round && spent < budget.work; n++) {
          const s = guess();
          const seed = below(SEEDS);
          for (const i of left) {
            const { value, steps } = playedOn(game, s, decision, answers[i] as G['Answer'], seed);
            spent += steps;
            if (value !== undefined) (tallies[i] as Tally).add(value);
          }
          yield thought(preferred(tallies, errors, manner));
        }
        const worth = (i: number): number => (tallies[i] as Tally).mean + (errors[i] as number);
        left = left.sort((a, b) => worth(b) - worth(a) || a - b).slice(0, Math.max(2, Math.ceil(left.length / 2)));
      }
      return thought(anyPreferred(tallies, errors, manner, below));
    },
  };
}

/** What an answer leads to in a guess, and how many answers that took; nothing where hidden things forbid it. */
function playedOn<G extends GameTypes>(
  game: Thinking<G>,
  from: G['State'],
  d: DecisionOf<G>,
  a: G['Answer'],
  seed: number,
): { readonly value: number | undefined; readonly steps: number } {
  const { rules, mind } = game;
  const quick = quickest(game);
  const s = rules.copy(from);
  const io = drawsOf<G>(seed);
  if (rules.answer(s, d, a, io)) return { value: undefined, steps: 1 };
  const below = new Fast(seed + 1).below();
  let steps = 1;
  for (; steps < LONGEST; steps++) {
    const next = nextQuestion(game, s, d.seat);
    if (!next || mind.quiet(next)) break;
    if (!goOn(game, quick, s, next, io, below)) break;
  }
  return { value: mind.value(s, d.seat), steps };
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
