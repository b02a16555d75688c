/**
 * Bots. A bot gets what the seat it plays for gets, and a source of random numbers: never the state. If it learns more
 * than a person in its place, that is a bug in the game's `view`.
 */
import type { Game, GameTypes, Program, SeatIndex, Situation } from '@reverie/kernel/game';
import { checked, thoughtsOf } from '@reverie/kernel/program';
import { opponentCalled, opponentProgram, opponentsOf } from './opponents.ts';
import { random } from './random.ts';

/** The ids of all bots for a game, the best first. The random bot is always there, and last. */
export function botIds(game: Game): readonly string[] {
  return [...opponentsOf(game).map(({ id }) => id), ...plainBots(game).map(({ id }) => id)];
}

const plainBots = (game: Game): readonly Program[] => [...(game.programs ?? []), random];

/** A bot by its id. An opponent needs the mind of the game: where that is not loaded, asking for one is a mistake. */
export function findBot(game: Game, id: string): Program | undefined {
  return plainBots(game).find((program) => program.id === id) ?? opponentProgram(game, id);
}

/** Neither the weakest nor the strongest. */
const USUAL_LEVEL = 3;

/**
 * The bot on a seat that a visitor plays against who does not choose: on each seat another. Where a name is known that
 * somebody there went by, it is the opponent of that name.
 */
export function usualBot(game: Game, seat: SeatIndex, name = ''): string {
  const { opponents = [] } = game;
  const usual = opponentCalled(game, name) ?? opponents[seat % Math.max(1, opponents.length)];
  const seated = opponentsOf(game).find(({ opponent, level }) => opponent === usual && level === USUAL_LEVEL);
  return seated?.id ?? botIds(game)[0] ?? random.id;
}

/**
 * What is answered where a bot has failed: the first thought of the game's quickest program; where that fails too, the
 * first choice, or nothing where nothing need be answered.
 */
export function fallback<G extends GameTypes>(game: Game<G>, situation: Situation<G>): G['Answer'] | undefined {
  const { decision, choices } = situation;
  const quickest = game.programs?.at(-1);
  try {
    if (quickest) return checked(quickest, situation, thoughtsOf(quickest, situation, 0).next().value).answer;
  } catch {
    // The failure that led here has been reported; the table must not wait for a second one.
  }
  return decision.optional ? undefined : choices[0];
}
