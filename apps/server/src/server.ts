/** Assembles a server: store, keeper, hints, thread pool, application. Nothing here decides anything about a game. */
import { randomInt } from 'node:crypto';
import type { Game } from '@reverie/kernel/game';
import { examples, findGame, games } from '@reverie/shelf/shelf';
import { CharactersInPlay } from '@reverie/table/characters-in-play';
import { ChronicleKeeper } from '@reverie/table/chronicle/keeper';
import type { GameLookup } from '@reverie/table/compute';
import { Keeper } from '@reverie/table/keeper';
import type { Store } from '@reverie/table/store';
import type { FastifyInstance } from 'fastify';
import { Alerts } from './alerts/alerts.ts';
import { chronicleHook } from './alerts/chronicle-hook.ts';
import { poster } from './alerts/destinations.ts';
import { Outbox } from './alerts/outbox.ts';
import { Subscriptions } from './alerts/subscriptions.ts';
import { buildApp } from './app.ts';
import { computation } from './computation.ts';
import type { Config } from './config.ts';
import { within } from './deadline.ts';
import { houseOf } from './house.ts';
import { DEFAULT_SOCKET_LIMITS, type SocketLimits } from './limits.ts';
import { gameListing } from './lobby/game-listing.ts';
import { startMaintenance } from './maintenance.ts';
import { Metrics } from './metrics.ts';
import { Pool } from './pool.ts';
import { originsOf } from './reach.ts';
import { CodeHasher, hashOf, newSecret } from './secrets.ts';
import type { Hints } from './stores/hints.ts';
import { watchedStore } from './stores/watched.ts';
import { commandSubmitter, newSeed } from './submit.ts';
import { Tickets } from './tickets.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly keeper: Keeper;
  /** Where it listens, as `http://host:port`. */
  readonly address: string;
  /** Accepts no more commands, finishes those under way, closes every socket. */
  stop(): Promise<void>;
}

export interface ServerExtras {
  /** Replaces all socket limits, also those by address; what is left out is unlimited. */
  readonly limits?: SocketLimits;
  /** Games besides those on the shelf, for measuring. */
  readonly games?: readonly Game[];
  /** Where the log goes; standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** Milliseconds between a question and the alert of somebody who is away. */
  readonly alertAfter?: number;
  /** Hashes codes that people type; slowly by default. */
  readonly hasher?: CodeHasher;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTimeout?: number;
  /** How long a stop waits for each of its steps. */
  readonly stopWithin?: typeof STOP;
}

/** People who lose their connection for a moment, or answer at once, are not alerted. */
const ALERT_AFTER = 15_000;

/** Games by letter whose reminders are set at a start: the latest. */
const MOST_RESUMED = 5000;

/** How long a stop waits for each of its steps, in milliseconds: ten seconds altogether. */
export const STOP = { commands: 4500, sockets: 3800, rest: 1500 };

/** Connections that the system holds until they are accepted: beyond them, everybody's next try comes seconds later. */
const BACKLOG = 4096;

type Log = (what: string, details: object) => void;

export async function startServer(
  config: Config,
  given: Store,
  hints: Hints | null,
  {
    limits,
    games: more = [],
    logTo,
    alertAfter = ALERT_AFTER,
    hasher = new CodeHasher(),
    requestTimeout,
    stopWithin = STOP,
  }: ServerExtras = {},
): Promise<RunningServer> {
  const find: GameLookup = (id) => more.find(({ rules }) => rules.id === id) ?? findGame(id);
  const house = houseOf(find);
  const pool = new Pool(config.THREADS);
  // The application owns the logger, and the keeper is needed to build it.
  let log: Log = () => undefined;
  const metrics = new Metrics();
  const store = watchedStore(given, (reason, error) => {
    metrics.countStoreError(reason);
    log('store error', { reason, error });
  });
  const { think, odds } = computation({
    find,
    pool,
    isLocal: (game) => more.some(({ rules }) => rules.id === game),
    log: (what, details) => log(what, details),
  });
  let alerts: Alerts | undefined;
  const keeper = new Keeper({
    absentAfter: config.ABSENT_AFTER * 1000,
    store,
    house,
    think,
    now: Date.now,
    later,
    seed: () => randomInt(0x7fff_ffff),
    hint: (table, seq) => hints?.publish(table, seq),
    stored: (table, entries) => {
      alerts?.stored(table, entries);
      void chronicles.used(table, entries);
    },
    log: (what, details) => log(what, details),
    shared: hints !== null,
    maxIdleTables: config.TABLES_IN_MEMORY,
  });
  const logged: Log = (what, details) => log(what, details);
  const told = config.ALERTS ? alertsFor(config, { store, keeper, log: logged, after: alertAfter }) : null;
  alerts = told?.alerts;
  const inPlay = new CharactersInPlay({ store, tables: keeper, now: Date.now });
  const chronicles = new ChronicleKeeper({
    store,
    house,
    tables: keeper,
    inPlay,
    now: Date.now,
    newSeed,
    newHash: () => hashOf(newSecret()),
    log: logged,
    ...(told && { stored: chronicleHook({ ...told, log: logged }) }),
  });
  // Imported on demand: most servers have no lab of their own.
  const lab = config.LAB_DATABASE_URL ? new (await import('./lab-queue.ts')).LabQueue(config.LAB_DATABASE_URL) : null;
  let address = '';
  const app = await buildApp({
    config,
    house,
    keeper,
    chronicles,
    inPlay,
    store,
    tickets: ticketsFor(config, store),
    pool,
    hasher,
    metrics,
    odds,
    submit: commandSubmitter(keeper, house, inPlay, Date.now),
    now: Date.now,
    socketLimits: limits ?? DEFAULT_SOCKET_LIMITS,
    alerts: told,
    lab,
    origins: () => originsOf(config.HOST, Number(new URL(address).port)),
    perAddress: limits ? Number.POSITIVE_INFINITY : config.SOCKETS_PER_ADDRESS,
    games: () => [...games.map((game) => gameListing(game, false)), ...examples.map((game) => gameListing(game, true))],
    ...(logTo && { logTo }),
    ...(requestTimeout && { requestTimeout }),
  });
  log = (what, details) => app.log.warn(loggable(details), what);

  hints?.subscribe((table, seq) => void keeper.catchUp(table, seq));
  const stopMaintenance = startMaintenance({ config, store, keeper, shared: hints !== null, log });
  address = await app.listen({ host: config.HOST, port: config.PORT, backlog: BACKLOG });
  told?.resume().catch((error: unknown) => log('reminders not set', { error }));
  const stop = async (): Promise<void> => {
    stopMaintenance();
    told?.stop();
    await stopParts({ app, keeper, pool, hints, store, lab, log, within: stopWithin });
  };
  return { app, keeper, address, stop };
}

interface StoppedParts extends Pick<RunningServer, 'app' | 'keeper'> {
  readonly pool: Pool;
  readonly hints: Hints | null;
  readonly store: Store;
  readonly lab: { close(): Promise<unknown> } | null;
  readonly log: Log;
  readonly within: typeof STOP;
}

/** One after the other, each as long as it may take: commands, then sockets, then what both needed. */
async function stopParts({ app, keeper, pool, hints, store, lab, log, within: waits }: StoppedParts): Promise<void> {
  const step = async (what: string, ms: number, work: () => Promise<unknown> | undefined): Promise<void> => {
    if (!(await within(ms, async () => work()))) log('stopped without waiting any longer', { for: what });
  };
  await step('commands under way', waits.commands, () => keeper.stop());
  // The last acknowledgements go out before the sockets close.
  await new Promise(setImmediate);
  await step('sockets', waits.sockets, () => app.close());
  await Promise.all([
    step('threads', waits.rest, () => pool.close()),
    step('hints', waits.rest, () => hints?.close()),
    step('the lab', waits.rest, () => lab?.close()),
    step('the store', waits.rest, () => store.close()),
  ]);
}

interface AlertsInput {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly after: number;
  readonly log: Log;
}

function alertsFor(config: Config, { store, keeper, after, log }: AlertsInput) {
  const subscriptions = new Subscriptions(store, Date.now, config.SEAT_DAYS);
  const outbox = new Outbox({ post: poster(config.ALERT_ORIGINS.split(',').filter(Boolean)), later, log });
  const { PUSH_CONTACT: contact } = config;
  const alerts = new Alerts({ keeper, subscriptions, outbox, contact, after, now: Date.now, later, log });
  return {
    alerts,
    outbox,
    subscriptions,
    /** Timers do not outlive a server: the reminders of games by letter are set again. */
    async resume() {
      for (const { table, card } of await store.list(MOST_RESUMED)) {
        if (card?.phase === 'playing' && card.clock?.perAnswer)
          await keeper.inspect(table, (found) => alerts.remind(found));
      }
    },
    stop() {
      alerts.stop();
      outbox.stop();
    },
  };
}

/** Tickets are good at every node only if the nodes share both a key and a store. */
function ticketsFor(config: Config, store: Store): Tickets {
  const shared = config.TICKET_KEY !== '' && config.DATABASE_URL !== '';
  return new Tickets({
    now: Date.now,
    ...(config.TICKET_KEY !== '' && { key: config.TICKET_KEY }),
    ...(shared && { spend: (mark: string, until: number) => store.spend(mark, until) }),
  });
}

function later(ms: number, call: () => void): () => void {
  if (ms === 0) {
    const turn = setImmediate(call);
    return () => clearImmediate(turn);
  }
  const timer = setTimeout(call, ms).unref();
  return () => clearTimeout(timer);
}

/** Errors as text: their other properties (a query with its values, a request) must not get into the log. */
function loggable(details: object): object {
  const text = (x: unknown): unknown => (x instanceof Error ? `${x.name}: ${x.message}` : x);
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [key, text(value)]));
}
