/**
 * Plans a turn (`plan.ts`) in several guesses at what is hidden; the mean of them counts. The best answers are then looked
 * at again, after the turns of the others (`replies.ts`).
 */
import type { GameTypes, Program, Thought } from '@reverie/kernel/game';
import { candidates, drawsOf, firstAnswer, isSettled, type Thinking } from './candidates.ts';
import { anyPreferred, leading, type Manner, misjudgements, preferred, Tally } from './manner.ts';
import { Plan } from './plan.ts';

/** Positions between two thoughts; guesses at most. */
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
        for (const _ of plan.unfold(s, decision, answers, beam, planned)) {
          if (meter.work < next) continue;
          yield thought(tallies, preferred(tallies, errors, manner));
          next = meter.work + BETWEEN;
        }
        // Half a guess favours what happened to be looked at first: it counts only where there is no other.
        if (n === 0 || plan.isDone) {
          for (const [root, tally] of tallies.entries()) tally.add(plan.valueOf(root));
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
