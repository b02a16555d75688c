/**
 * Bots. A bot gets what the seat it plays for gets, and a source of random numbers: never the state. If it learns more
 * than a person in its place, that is a bug in the game's `view`.
 */
import type { Game, GameTypes, Program, Situation } from '@reverie/kernel/game';
import { random } from './random.ts';

/** All bots for a game, the best first. The random bot is always there, and last. */
export function botsOf(game: Game): readonly Program[] {
  return [...(game.programs ?? []), random];
}

export function findBot(game: Game, id: string): Program | undefined {
  return botsOf(game).find((program) => program.id === id);
}

/** What a bot answers; undefined if it skips an optional decision. Throws if it gives anything else. */
export function answerOf<G extends GameTypes>(
  player: Program<G>,
  situation: Situation<G>,
): { readonly answer: G['Answer']; readonly index: number } | undefined {
  const { choices, decision } = situation;
  const index = player.choose(situation);
  if (index === undefined && decision.optional) return undefined;
  if (index === undefined || !Number.isInteger(index) || index < 0 || index >= choices.length) {
    throw new RangeError(`${player.id} chose ${index} of ${choices.length} answers to ${decision.kind}`);
  }
  return { answer: choices[index] as G['Answer'], index };
}
