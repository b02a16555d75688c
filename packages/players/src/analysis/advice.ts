/**
 * What the best program would do for a seat, with the chance it sees in it and what speaks for it. From the view alone:
 * whoever asks learns nothing that could not be worked out at the table.
 */
import type { Decision, Game, GameTypes } from '@reverie/kernel/game';
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
  const { rules } = game;
  const [best = ''] = botIds(game as unknown as Game);
  const program = findBot(game as unknown as Game, best);
  const situation = { view, decision, choices, below: chanceOf(decision.id, 8).below() };
  let answer: G['Answer'] | undefined;
  if (program) {
    const thoughts = thoughtsOf(program, situation as never);
    let thought = thoughts.next();
    for (; !thought.done; thought = thoughts.next()) yield;
    answer = checked(program, situation as never, thought.value).answer;
  }
  if (answer === undefined) return { answer, chance: null, next: null, reason: 'alike' };
  const judge = new Judge(game, seats);
  const weighing = new Weighing<G>({
    game,
    judge,
    decision,
    seed: decision.id,
    guess: (chance) => rules.imagine(view, decision.seat, { chance, tell: undefined }),
  });
  const same = canonical(answer);
  const others = choices.filter((choice) => canonical(choice) !== same);
  if (others.length === 0) return { answer, chance: null, next: null, reason: 'only' };
  if (!game.mind) return { answer, chance: null, next: null, reason: 'better' };
  const order = yield* weighing.thinned(others);
  const second = order[0];
  if (!second) return { answer, chance: null, next: null, reason: 'only' };
  const { of, against, gain, error } = yield* weighing.compared(answer, second.answer);
  const next = { answer: against.answer, chance: against.chance };
  const certain = Math.abs(gain) > 2 * error;
  // The runs know better than the program: then it is their answer that is told.
  if (certain && gain > INEXACT) {
    return { answer: next.answer, chance: next.chance, next: of, reason: gain > CLEAR ? 'clear' : 'better' };
  }
  const reason = certain && -gain > CLEAR ? 'clear' : certain && -gain > INEXACT / 2 ? 'better' : 'alike';
  return { answer, chance: of.chance, next, reason };
}
