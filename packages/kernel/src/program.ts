/** Programs: the short way to write one, and the plain way to ask one. */
import type { GameTypes, Program, Situation, Thought } from './game.ts';

/** What picks one of the choices by its index: at once, or step by step, with the best so far after each. */
type Choosing = number | undefined | Generator<number, number | undefined>;

/** A program that picks one of the choices by its index; or undefined, to let an optional decision be. */
export function choosing<G extends GameTypes>(id: string, choose: (situation: Situation<G>) => Choosing): Program<G> {
  return {
    id,
    *think(situation, { work }) {
      const { choices, decision } = situation;
      const chosen = choose(situation);
      let index: number | undefined;
      if (typeof chosen === 'object') {
        let step = chosen.next();
        // Whoever grants no work wants its answer at once.
        for (; !step.done; step = chosen.next()) if (work > 0) yield { answer: choices[step.value] };
        index = step.value;
      } else index = chosen;
      if (index === undefined) return { answer: undefined };
      if (!Number.isInteger(index) || index < 0 || index >= choices.length) {
        throw new RangeError(`${id} chose ${index} of ${choices.length} answers to ${decision.kind}`);
      }
      return { answer: choices[index] };
    },
  };
}

/** The work of a program that does not say how much it wants. */
const USUAL_WORK = 1000;

/** The thoughts of a program about a situation. A budget that is no number of positions is refused. */
export function thoughtsOf<G extends GameTypes>(
  program: Program<G>,
  situation: Situation<G>,
  work = program.work ?? USUAL_WORK,
): Generator<Thought<G>, Thought<G>> {
  if (!(work >= 0)) throw new RangeError(`a budget of ${work} positions is none`);
  if (situation.choices.length === 0) throw new RangeError(`${program.id} is asked what nobody can answer`);
  return program.think(situation, { work });
}

/** The last thought of a program: its answer, undefined where it lets an optional decision be. Throws if it gives none. */
export function decide<G extends GameTypes>(
  program: Program<G>,
  situation: Situation<G>,
  work?: number,
): G['Answer'] | undefined {
  const thoughts = thoughtsOf(program, situation, work);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return checked(program, situation, value).answer;
  }
}

/** A thought that answers its question, or may leave it open. */
export function checked<G extends GameTypes>(
  { id }: Program<G>,
  { decision }: Situation<G>,
  thought: Thought<G>,
): Thought<G> {
  if (thought.answer === undefined && !decision.optional)
    throw new RangeError(`${id} does not answer ${decision.kind}`);
  return thought;
}
