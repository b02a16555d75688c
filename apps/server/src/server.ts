/** Puts the parts together: store, keeper, hints, application. Nothing here decides anything about a game. */
import { randomInt } from 'node:crypto';
import type { Game } from '@reverie/kernel/game';
import { botsOf } from '@reverie/players/bots';
import { examples, findGame, games } from '@reverie/shelf/shelf';
import type { BotQuestion } from '@reverie/table/bots';
import { chooseAnswer, computeOdds } from '@reverie/table/compute';
import { Keeper } from '@reverie/table/keeper';
import type { Store } from '@reverie/table/store';
import type { House } from '@reverie/table/table';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { gameListing } from './game-listing.ts';
import { Metrics } from './metrics.ts';
import { oddsRequest } from './odds.ts';
import { packing } from './packing.ts';
import { Pool } from './pool.ts';
import { DEFAULT_SOCKET_LIMITS, type SocketHost, type SocketLimits } from './sockets.ts';
import type { Hints } from './stores/hints.ts';
import { commandSubmitter } from './submit.ts';
import { Tickets } from './tickets.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly keeper: Keeper;
  /** Where it listens, as `http://host:port`. */
  readonly address: string;
  /** Takes no more commands, finishes those under way, says goodbye to every socket. */
  stop(): Promise<void>;
}

/** How often the tables in memory are compared with the store, in case a hint was lost. */
const CATCH_UP_INTERVAL = 1000;
/** Tables that nobody has used for so long are put away; and how often that is looked at. */
const EVICT_AFTER = 60_000;
const EVICT_INTERVAL = 10_000;
/** How long a program may think, and odds may be worked out, in milliseconds. */
const BOT_TIMEOUT = 15_000;
const ODDS_TIMEOUT = 3000;

export interface ServerExtras {
  /** In place of the usual ones, also of those for addresses: what is left out is not limited. */
  readonly limits?: SocketLimits;
  /** Games besides those on the shelf, for measuring. */
  readonly games?: readonly Game[];
  /** Where the log goes; standard output by default. */
  readonly logTo?: { write(line: string): void };
}

export async function startServer(
  config: Config,
  store: Store,
  hints: Hints | null,
  { limits, games: more = [], logTo }: ServerExtras = {},
): Promise<RunningServer> {
  const find = (id: string) => more.find(({ rules }) => rules.id === id) ?? findGame(id);
  const house: House = {
    game: find,
    programs(id) {
      const game = find(id);
      return game ? botsOf(game).map((program) => program.id) : [];
    },
    packing,
  };
  const metrics = new Metrics();
  const pool = new Pool(config.THREADS);
  let log: (what: string, details: object) => void = () => undefined;

  /** What plays at random is quicker than any thread; a game that threads do not know is played here. */
  const here = (game: string): boolean => more.some(({ rules }) => rules.id === game);
  const think = async (thinking: BotQuestion): Promise<number | undefined> => {
    const asked = { ...thinking, seed: randomInt(0x7fff_ffff) };
    const quick = thinking.program === 'random' || here(thinking.game);
    return quick ? chooseAnswer(find, asked) : pool.run('choose', asked, BOT_TIMEOUT);
  };
  const odds: SocketHost['odds'] = async (table, who, id, answer) => {
    const question = oddsRequest(table, who, id, answer);
    if (!question) return [];
    try {
      return here(question.game) ? computeOdds(find, question) : await pool.run('odds', question, ODDS_TIMEOUT);
    } catch (error) {
      log('no odds', { error });
      return question.answers.map(() => null);
    }
  };

  const keeper = new Keeper({
    store,
    house,
    think,
    now: Date.now,
    later(ms, call) {
      if (ms === 0) {
        const turn = setImmediate(call);
        return () => clearImmediate(turn);
      }
      const timer = setTimeout(call, ms).unref();
      return () => clearTimeout(timer);
    },
    seed: () => randomInt(0x7fff_ffff),
    hint: (table, seq) => hints?.publish(table, seq),
    log: (what, details) => log(what, details),
    maxIdleTables: config.TABLES_IN_MEMORY,
  });
  const shared = config.TICKET_KEY !== '' && config.DATABASE_URL !== '';
  const tickets = new Tickets({
    now: Date.now,
    ...(config.TICKET_KEY !== '' && { key: config.TICKET_KEY }),
    ...(shared && { spend: (mark: string, until: number) => store.spend(mark, until) }),
  });
  const app = await buildApp({
    config,
    house,
    keeper,
    store,
    tickets,
    pool,
    metrics,
    odds,
    act: commandSubmitter(keeper, house, Date.now),
    now: Date.now,
    socketLimits: limits ?? DEFAULT_SOCKET_LIMITS,
    perAddress: limits ? Number.POSITIVE_INFINITY : config.SOCKETS_PER_ADDRESS,
    games: () => [...games.map((game) => gameListing(game, false)), ...examples.map((game) => gameListing(game, true))],
    ...(logTo && { logTo }),
  });
  log = (what, details) => app.log.warn(loggable(details), what);

  hints?.subscribe((table, seq) => void keeper.catchUp(table, seq));
  const every = (ms: number, what: string, work: () => Promise<unknown>): NodeJS.Timeout => {
    let busy = false;
    return setInterval(async () => {
      // One at a time: while the store does not answer, questions must not pile up before it.
      if (busy) return;
      busy = true;
      await work().catch((error: unknown) => log(what, { error }));
      busy = false;
    }, ms).unref();
  };
  const timers = [
    every(CATCH_UP_INTERVAL, 'cannot look', async () => {
      if (!hints) return;
      await keeper.catchUpAll();
      await keeper.advanceAll();
    }),
    every(EVICT_INTERVAL, 'sweep failed', () => keeper.evict(Date.now() - EVICT_AFTER)),
    every(3_600_000, 'prune failed', () => store.prune(Date.now() - config.RETENTION_DAYS * 86_400_000, Date.now())),
  ];

  const address = await app.listen({ host: config.HOST, port: config.PORT });
  return {
    app,
    keeper,
    address,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await keeper.stop();
      // What was recorded last is acknowledged before the goodbye.
      await new Promise(setImmediate);
      await app.close();
      await pool.close();
      await hints?.close();
      await store.close();
    },
  };
}

/** Errors as text: whatever hangs on them (a query with its values, a request) stays out of the log. */
function loggable(details: object): object {
  const text = (x: unknown): unknown => (x instanceof Error ? `${x.name}: ${x.message}` : x);
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [key, text(value)]));
}
