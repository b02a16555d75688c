/**
 * Letting programs play. A program gets what the seat it plays for gets, and a source of whole numbers: never the state.
 * Whatever it knows more than a person in its place is a fault of the game's `view`, not something it may use.
 */
import type { Game, Program, Situation } from '@reverie/kernel/game';
import { random } from './random.ts';

/** Everything that can sit down to a game, the best first; what plays at random is always there, and last. */
export function botsOf(game: Game): readonly Program[] {
  return [...(game.programs ?? []), random];
}

export function findBot(game: Game, id: string): Program | undefined {
  return botsOf(game).find((program) => program.id === id);
}

/** What a program answers; undefined where it lets an optional decision be. Anything else it gives is a fault in it. */
export function answerOf<A, V>(
  player: Program<A, V>,
  situation: Situation<A, V>,
): { readonly answer: A; readonly index: number } | undefined {
  const { choices, decision } = situation;
  const index = player.choose(situation);
  if (index === undefined && decision.optional) return undefined;
  if (index === undefined || !Number.isInteger(index) || index < 0 || index >= choices.length) {
    throw new RangeError(`${player.id} chose ${index} of ${choices.length} answers to ${decision.kind}`);
  }
  return { answer: choices[index] as A, index };
}
