/** Answers of bots and odds: computed in threads, or here where that is faster. */
import { randomInt } from 'node:crypto';
import type { Thought } from '@reverie/kernel/game';
import { paced } from '@reverie/players/pace';
import type { BotQuestion } from '@reverie/table/bots';
import { computeOdds, type GameLookup, oddsRequest, thinkAbout } from '@reverie/table/compute';
import type { ConnectionHost } from '@reverie/table/connection-host';
import type { Pool } from './pool.ts';

/** How long a bot may think, and how long odds may take, in milliseconds. */
const BOT_TIMEOUT = 15_000;
const ODDS_TIMEOUT = 3000;
/** How long a bot may keep this thread from other tables at a time. */
const SLICE = 8;

interface ComputationParts {
  readonly find: GameLookup;
  readonly pool: Pool;
  /** Whether only this thread knows a game. */
  isLocal(game: string): boolean;
  log(what: string, details: object): void;
}

/** The odds that somebody at an address asks for. */
export type OddsFor = (
  address: string,
  ...asked: Parameters<ConnectionHost['odds']>
) => ReturnType<ConnectionHost['odds']>;

export function computation({ find, pool, isLocal, log }: ComputationParts) {
  const think = async ({ stop, ...question }: BotQuestion): Promise<Thought> => {
    const request = { ...question, seed: randomInt(0x7fff_ffff) };
    // A random choice takes less time than asking a thread.
    const quick = question.program === 'random' || isLocal(question.game);
    if (!quick) return pool.run('think', request, BOT_TIMEOUT, question.table, stop);
    return paced(thinkAbout(find, request), {
      now: () => performance.now(),
      pause: () => new Promise(setImmediate),
      slice: SLICE,
      most: BOT_TIMEOUT,
      stopped: () => stop.isSaid,
    });
  };
  const odds: OddsFor = async (address, table, who, id, answer) => {
    const request = oddsRequest(table, who, id, answer);
    if (!request) return [];
    try {
      return isLocal(request.game)
        ? computeOdds(find, request)
        : await pool.run('odds', request, ODDS_TIMEOUT, address);
    } catch (error) {
      log('no odds', { error });
      return request.answers.map(() => null);
    }
  };
  return { think, odds };
}
