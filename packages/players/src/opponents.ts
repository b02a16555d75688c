/** Characters that play a game by its mind, each at five levels. */
import type { Decision, Game, Opponent, Program } from '@reverie/kernel/game';
import { mannerOf } from './manner.ts';
import { planner } from './planner.ts';
import { sampler } from './sampler.ts';
import { search } from './search.ts';

/**
 * The levels: how much work, and how far off a judgement may be where the mind of a game does not say it itself
 * (bench/ladder.md has how often each beats the one below).
 */
const LEVELS = [
  { level: 1, work: 120, noise: 0.5 },
  { level: 2, work: 240, noise: 0.25 },
  { level: 3, work: 480, noise: 0.13 },
  { level: 4, work: 960, noise: 0.06 },
  { level: 5, work: 2400, noise: 0 },
] as const;

const ENGINES = { plan: planner, sample: sampler } as const;

/** An opponent at a level, under the id that a seat names. */
export interface Seated {
  readonly id: string;
  readonly opponent: Opponent;
  readonly level: number;
}

/** Every opponent of a game at every level, the strongest first. */
export function opponentsOf({ opponents = [] }: Game): readonly Seated[] {
  const ranked = [...opponents].sort((a, b) => Number(b.way === 'merciless') - Number(a.way === 'merciless'));
  return LEVELS.toReversed().flatMap(({ level }) =>
    ranked.map((opponent) => ({ id: `${opponent.id}-${level}`, opponent, level })),
  );
}

/** The opponent in an id of a seat, without its level. */
export const opponentIn = (id: string): string => id.replace(/-\d$/, '');

export const opponentOf = (game: Game, id: string): Seated | undefined =>
  opponentsOf(game).find((seated) => seated.id === id);

/** The opponent of that name, in any language. */
export const opponentCalled = ({ opponents = [], texts }: Game, name: string): Opponent | undefined =>
  opponents.find(({ id }) => Object.values(texts).some((words) => words.opponents?.[id]?.name === name));

/** The program of an opponent. Throws where the mind of the game is not loaded. */
export function opponentProgram(game: Game, id: string): Program | undefined {
  const found = opponentOf(game, id);
  if (!found) return undefined;
  const { mind } = game;
  if (!mind) throw new Error(`${id} cannot think: the mind of ${game.rules.id} is not loaded`);
  const { work, noise } = LEVELS[found.level - 1] as (typeof LEVELS)[number];
  const advised = found.opponent.way === 'merciless';
  const leaves = (d: Decision): boolean => mind.leaves?.(d) || (advised && mind.advised?.(d)) || false;
  const engine = mind.engine === undefined ? search : ENGINES[mind.engine];
  return engine(
    { ...game, mind: { ...mind, leaves } },
    id,
    Math.max(work * (mind.effort ?? 1), mind.least ?? 0),
    mannerOf(found.opponent.way, mind.noise?.[found.level - 1] ?? noise),
  );
}
