/** Puts the parts together: store, keeper, hints, application. Nothing here decides anything about a game. */
import { randomInt } from 'node:crypto';
import type { Game } from '@reverie/kernel/game';
import { findProgram, programsOf } from '@reverie/players/programs';
import { examples, findGame, games } from '@reverie/shelf/shelf';
import { Keeper } from '@reverie/table/keeper';
import type { Store } from '@reverie/table/store';
import type { House } from '@reverie/table/table';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { Metrics } from './metrics.ts';
import { type SocketLimits, USUAL_LIMITS } from './sockets.ts';
import type { Hints } from './stores/hints.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly keeper: Keeper;
  /** Where it listens, as `http://host:port`. */
  readonly address: string;
  /** Takes no more commands, finishes those under way, says goodbye to every socket. */
  stop(): Promise<void>;
}

/** How often tables that somebody looks at are compared with the log, in case a hint was lost. */
const LOOK_EVERY = 2000;

export interface Extras {
  readonly limits?: SocketLimits;
  /** Games besides those on the shelf, for measuring. */
  readonly games?: readonly Game[];
}

export async function startServer(
  config: Config,
  store: Store,
  hints: Hints | null,
  { limits = USUAL_LIMITS, games: more = [] }: Extras = {},
): Promise<Running> {
  const find = (id: string) => more.find(({ rules }) => rules.id === id) ?? findGame(id);
  const house: House = {
    game: find,
    programs(id) {
      const game = find(id);
      return game ? programsOf(game).map((program) => program.id) : [];
    },
  };
  const metrics = new Metrics();
  let log: (what: string, details: object) => void = () => undefined;
  const keeper = new Keeper({
    store,
    house,
    player(program, id) {
      const game = find(id);
      return game && findProgram(game, program);
    },
    now: Date.now,
    later(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    hint: (table, seq) => hints?.publish(table, seq),
    seed: () => randomInt(0x7fff_ffff),
    log: (what, details) => log(what, details),
  });
  const shelved = [...games, ...examples].map(({ rules, texts }) => ({
    id: rules.id,
    title: { fr: texts.fr.title, en: texts.en.title },
    programs: house.programs(rules.id),
  }));
  const app = await buildApp({ config, house, keeper, store, metrics, limits, now: Date.now, games: shelved });
  log = (what, details) => app.log.warn(details, what);

  hints?.subscribe((table, seq) => void keeper.catchUp(table, seq));
  const look = setInterval(async () => {
    if (hints) for (const table of await keeper.watched()) await keeper.catchUp(table);
  }, LOOK_EVERY);
  look.unref();
  const forget = setInterval(() => {
    const since = Date.now() - config.RETENTION_DAYS * 86_400_000;
    store.prune(since).catch((error: unknown) => log('prune failed', { error }));
  }, 3_600_000);
  forget.unref();

  const address = await app.listen({ host: config.HOST, port: config.PORT });
  return {
    app,
    keeper,
    address,
    async stop() {
      clearInterval(look);
      clearInterval(forget);
      await keeper.stop();
      for (const client of app.websocketServer.clients) client.close(1001, 'the server stops');
      await app.close();
      await hints?.close();
      await store.close();
    },
  };
}
