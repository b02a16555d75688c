/**
 * What the best program would do for a seat, with the chance it sees in it and what speaks for it. From the view alone:
 * whoever asks learns nothing that could not be worked out at the table.
 */
import type { Decision, Game, GameTypes, Situation } from '@reverie/kernel/game';
import { canonical } from '@reverie/kernel/plain';
import { checked, thoughtsOf } from '@reverie/kernel/program';
import { botIds, findBot } from '../bots.ts';
import { INEXACT } from './grades.ts';
import { chanceOf, Judge } from './judge.ts';
import { Weighing } from './weighing.ts';

export interface AdviceRequest<G extends GameTypes = GameTypes> {
  readonly view: G['View'];
  readonly decision: Decision<G['Question']>;
  readonly choices: readonly G['Answer'][];
  readonly seats: number;
}

/** Why: it is the only good one, the better of two or more, one of several alike, or all that can be done. */
export type AdviceReason = 'clear' | 'better' | 'alike' | 'only';

export interface Advice {
  /** Undefined where the program would let an optional decision be. */
  readonly answer: unknown;
  /** The chance to win with it; null where it cannot be told. */
  readonly chance: number | null;
  /** The best other answer, and the chance with that. */
  readonly next: { readonly answer: unknown; readonly chance: number } | null;
  readonly reason: AdviceReason;
}

/** From when on the next best answer is no match. */
const CLEAR = 3 * INEXACT;

/** Yields where it can be stopped. */
export function* advise<G extends GameTypes>(
  game: Game<G>,
  { view, decision, choices, seats }: AdviceRequest<G>,
): Generator<undefined, Advice> {
  const answer = game.programs?.length ? yield* programs(game, view, decision, choices) : undefined;
  const letsBe = game.programs?.length && answer === undefined;
  if (letsBe) return { answer, chance: null, next: null, reason: 'alike' };
  // What a mind leaves out its runs cannot judge either.
  const guess = (chance: ReturnType<typeof chanceOf>): G['State'] =>
    game.rules.imagine(view, decision.seat, { chance, tell: undefined });
  const kept = game.mind?.narrow?.(guess(chanceOf(decision.id, 9)), decision, choices) ?? choices;
  const others = kept.filter((choice) => answer === undefined || canonical(choice) !== canonical(answer));
  if (others.length < (answer === undefined ? 2 : 1)) {
    return { answer: answer ?? choices[0], chance: null, next: null, reason: 'only' };
  }
  // Playing on to the end says something only in games so small that they need no program.
  if (answer !== undefined && !game.mind) return { answer, chance: null, next: null, reason: 'better' };
  const weighing = new Weighing<G>({
    game,
    judge: new Judge(game, seats),
    decision,
    seed: decision.id,
    guess,
  });
  const order = yield* weighing.thinned(others);
  const [first, second] = answer === undefined ? order : [{ answer }, ...order];
  if (!first || !second) return { answer, chance: null, next: null, reason: 'only' };
  const { of, against, gain, error } = yield* weighing.compared(first.answer, second.answer);
  const certain = Math.abs(gain) > 2 * error;
  // The runs may know better than the program: then it is their answer that is told.
  const [best, next] = certain && gain > INEXACT ? [against, of] : [of, against];
  const ahead = best.chance - next.chance;
  const reason = certain && ahead > CLEAR ? 'clear' : certain && ahead > INEXACT / 2 ? 'better' : 'alike';
  return { ...best, next, reason };
}

/** What the best program answers. */
function* programs<G extends GameTypes>(
  game: Game<G>,
  view: G['View'],
  decision: AdviceRequest<G>['decision'],
  choices: readonly G['Answer'][],
): Generator<undefined, G['Answer'] | undefined> {
  const shelved = game as unknown as Game;
  const [best = ''] = botIds(shelved);
  const program = findBot(shelved, best);
  if (!program) return undefined;
  const situation: Situation = { view, decision, choices, below: chanceOf(decision.id, 8).below() };
  const thoughts = thoughtsOf(program, situation);
  let thought = thoughts.next();
  for (; !thought.done; thought = thoughts.next()) yield;
  return checked(program, situation, thought.value).answer as G['Answer'] | undefined;
}
