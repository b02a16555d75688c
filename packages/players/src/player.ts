/**
 * Programs that play. A program gets what the seat it plays for gets, and a source of whole numbers: never the state.
 * Whatever it knows more than a person in its place is a fault of the game's `view`, not something it may use.
 */
import type { Below } from '@reverie/kernel/chance/chance';
import type { Decision } from '@reverie/kernel/game';

/** What a program is asked, with all that it may look at. */
export interface Situation<A = unknown, V = unknown> {
  readonly view: V;
  readonly decision: Decision;
  /** Never empty. */
  readonly choices: readonly A[];
  /** Its own chance, apart from the game's: a program that hesitates moves no draw. */
  readonly below: Below;
}

export interface Player<A = unknown, V = unknown> {
  readonly id: string;
  /** The index of a choice; or undefined, to let an optional decision be. */
  choose(situation: Situation<A, V>): number | undefined;
}

/** What a player answers; undefined where it lets an optional decision be. Anything else it gives is a fault in it. */
export function answerOf<A, V>(
  player: Player<A, V>,
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
