/** Answers of bots and odds, computed wherever there is time: in a thread, in a worker. */
import { Fast } from '@reverie/kernel/chance/fast';
import type { Decision, Game, Thought, Viewer } from '@reverie/kernel/game';
import { thoughtsOf } from '@reverie/kernel/program';
import { fraction, toText } from '@reverie/odds/fraction';
import { oddsOf } from '@reverie/odds/weigh';
import { findBot } from '@reverie/players/bots';
import type { WireOdds } from './protocol.ts';
import type { Table } from './table.ts';

/** A question to a bot. */
export interface ThinkRequest {
  readonly game: string;
  readonly program: string;
  readonly view: unknown;
  readonly decision: Decision;
  readonly choices: readonly unknown[];
  readonly seed: number;
}

export interface OddsRequest {
  readonly game: string;
  /** Of the seat that decides: what it cannot know does not leave for another thread. */
  readonly view: unknown;
  readonly decision: Decision;
  readonly answers: readonly unknown[];
}

/** The request for one answer, or for every choice (undefined). Null if this viewer has no such decision. */
export function oddsRequest(table: Table, who: Viewer, id: number, answer: unknown): OddsRequest | null {
  const { match } = table;
  const decision = match?.pending.find((one) => one.id === id && one.seat === who);
  if (!match || !decision) return null;
  const answers = answer === undefined ? match.choices(decision) : [answer];
  return { game: table.spec.game, view: match.view(decision.seat), decision, answers };
}

export type GameLookup = (id: string) => Game | undefined;

function gameOf(find: GameLookup, id: string): Game {
  const game = find(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** The thoughts of a bot about a question, for whoever has the time (`paced`). */
export function thinkAbout(
  find: GameLookup,
  { game, program, view, decision, choices, seed }: ThinkRequest,
): Generator<Thought, Thought> {
  const player = findBot(gameOf(find, game), program);
  if (!player) throw new Error(`there is no program ${program} for ${game}`);
  return thoughtsOf(player, { view, decision, choices, below: new Fast(seed).below() });
}

/** Lower than for a player alone: a server has many clients. */
const LIMIT = 5000;
const SAMPLES = 1000;

export function computeOdds(find: GameLookup, { game, view, decision, answers }: OddsRequest): (WireOdds | null)[] {
  const { rules } = gameOf(find, game);
  return answers.map((answer) => {
    const parsed = rules.answers.safeParse(answer);
    const odds = parsed.success
      ? oddsOf(rules, view, decision, parsed.data, { limit: LIMIT, samples: SAMPLES })
      : undefined;
    if (!odds) return null;
    if (!odds.exact) return odds;
    const { entries, total, rest } = odds.ways;
    const text = (weight: bigint): string => toText(fraction(weight, total));
    const ways = entries.map(([way, weight]) => [way, text(weight)] as const);
    return { exact: true, ways, ...(rest > 0n && { rest: text(rest) }) };
  });
}
