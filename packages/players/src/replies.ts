/** What a position comes to when the others have had their turns: a plan that ends well may be one that is easily answered. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { DecisionOf, GameTypes, SeatIndex } from '@reverie/kernel/game';
import { checked, thoughtsOf } from '@reverie/kernel/program';
import { after, drawsOf, nextQuestion, quickest, type Thinking } from './candidates.ts';

/** Answers until one's own next question; beyond that the position says nothing. */
const LONGEST = 80;
/** Answers that are looked at where something hangs in the air. */
const LOOKED_AT = 24;
/** What a step of the quickest program costs, in positions. */
const STEP = 3;

/**
 * The value of a position to a seat at its own next quiet question, with the quickest program playing for the others. What
 * hangs in the air is answered by what looks best at once: to think moves through again at every question within them
 * would cost more than all the rest. The same seed draws the same for every position that it is asked about; undefined
 * where the turn does not come to its end. Pauses after every step.
 */
export function* afterReplies<G extends GameTypes>(
  game: Thinking<G>,
  reached: G['State'],
  seat: SeatIndex,
  seed: number,
  meter: { work: number },
): Generator<undefined, number | undefined> {
  const { rules, mind } = game;
  const s = rules.copy(reached);
  const io = drawsOf<G>(seed);
  const below = new Fast(seed + 1).below();
  for (let n = 0; n < LONGEST; n++) {
    const d = nextQuestion(game, s, seat);
    const quiet = d !== undefined && mind.quiet(d);
    if (!d || (quiet && d.seat === seat)) return mind.value(s, seat);
    const choices = rules.choices(s, d);
    let a = choices[0];
    if (choices.length > 1 && quiet) {
      const program = quickest(game);
      const situation = { view: rules.view(s, d.seat), decision: d, choices, below };
      const thoughts = thoughtsOf(program, situation, 1);
      let step = thoughts.next();
      for (; !step.done; step = thoughts.next()) {
        meter.work += STEP;
        yield;
      }
      a = checked(program, situation, step.value).answer;
    } else if (choices.length > 1) a = yield* likedAtOnce(game, s, d, choices, seed, meter);
    meter.work++;
    yield;
    // An optional question that is let be would be asked for ever.
    if (a === undefined || rules.answer(s, d, a, io)) return undefined;
  }
  return undefined;
}

/** The choice after which the seat that is asked likes the position best. */
function* likedAtOnce<G extends GameTypes>(
  game: Thinking<G>,
  s: G['State'],
  d: DecisionOf<G>,
  choices: readonly G['Answer'][],
  seed: number,
  meter: { work: number },
): Generator<undefined, G['Answer'] | undefined> {
  const apart = Math.max(1, choices.length / LOOKED_AT);
  let best: G['Answer'] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i += apart) {
    const a = choices[Math.floor(i)];
    meter.work++;
    yield;
    const then = after(game, s, d, a, seed);
    const value = then === undefined ? Number.NEGATIVE_INFINITY : game.mind.value(then, d.seat);
    if (value > most) [best, most] = [a, value];
  }
  return best;
}
