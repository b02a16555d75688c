/** The server as a Fastify application: the lobby over HTTP, the tables over WebSockets, the page if there is one. */
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import websocket from '@fastify/websocket';
import type { Language } from '@reverie/kernel/game';
import { CLOSE, MAX_FRAME } from '@reverie/table/protocol';
import { tableRefusal } from '@reverie/table/texts/say';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { BlockedAddresses } from './blocked.ts';
import type { OddsFor } from './computation.ts';
import { errorHandler, jsonParser, protections } from './hooks.ts';
import { addressKey, BODY_LIMIT, ConcurrencyLimit, type SocketLimits } from './limits.ts';
import { lobby } from './lobby/lobby.ts';
import type { LobbyParts } from './lobby/parts.ts';
import { sendRefusal } from './lobby/routes.ts';
import type { Metrics } from './metrics.ts';
import { probes } from './probes.ts';
import { socketRoute } from './socket-route.ts';
import { Turnstile } from './turnstile.ts';
import { serveWeb } from './web.ts';

interface AppParts extends Omit<LobbyParts, 'limits'> {
  readonly metrics: Metrics;
  readonly socketLimits: SocketLimits;
  /** Sockets that one address may have open. */
  readonly perAddress: number;
  odds: OddsFor;
  /** Where the log goes; standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTimeout?: number;
}

/** How long a request may take to arrive unless said otherwise, and a connection may wait for the next one. */
const REQUEST_TIMEOUT = 20_000;
const KEEP_ALIVE = 10_000;
/** Connections of one address beyond its sockets; further ones are closed at once. Proxies speak for many. */
const SPARE_CONNECTIONS = 100;

/** How long a socket may take to answer a close frame: an unresponsive peer must not keep a server from stopping. */
const CLOSE_TIMEOUT = 3000;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = newApp(parts);
  const turnstile = new Turnstile();
  app.addHook('onRequest', (request, reply, done) => {
    const turn = turnstile.pass(addressKey(request.ip));
    if (turn === false) void sendRefusal(request, reply, tableRefusal('busy'), 503);
    else if (turn) void turn.then(() => done());
    else done();
  });
  const blocked = new BlockedAddresses(parts.store, parts.now);
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(api|ws)\b/.test(request.url) || !(await blocked.has(addressKey(request.ip)))) return undefined;
    return sendRefusal(request, reply, tableRefusal('blocked'), 403);
  });
  await protections(app, config);
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME },
    preClose: closeAll(connectionsOf(app, parts)),
    // What has a code is the peer's doing or the network's: a frame that is too large, a line that was cut.
    errorHandler(error, socket, request) {
      if (!('code' in error)) request.log.error(error);
      else if (String(error.code).startsWith('WS_ERR_')) parts.metrics.count('malformed');
      socket.terminate();
    },
  });
  jsonParser(app);
  errorHandler(app);
  probes(app, parts);
  lobby(app, { ...parts, limits: publishedLimits(parts) });
  socketRoute(app, parts, turnstile);
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendRefusal(request, reply, tableRefusal('notFound'), 404);
  const preview = (id: string, language: Language) =>
    parts.keeper.inspect(id, ({ game: { rules, texts } }) => {
      const { title, pitch } = texts[language];
      return { game: rules.id, title, pitch };
    });
  if (config.WEB !== '') await serveWeb(app, resolve(config.WEB), notFound, preview);
  else app.setNotFoundHandler(notFound);
  return app;
}

function newApp({ config, logTo, requestTimeout = REQUEST_TIMEOUT }: AppParts): FastifyInstance {
  return Fastify({
    logger: {
      level: config.LOG_LEVEL,
      // The log never says who asked for what.
      serializers: { req: ({ method }) => ({ method }) },
      ...(logTo && { stream: logTo }),
    },
    bodyLimit: BODY_LIMIT,
    // A request that drips is ended: headers and body together.
    requestTimeout,
    connectionTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 10 },
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY.split(','),
    // What Fastify refuses before anything of ours sees it: an address that cannot be read, or is too long.
    frameworkErrors: (error, request, reply) =>
      void sendRefusal(request, reply, tableRefusal('notFound'), error.statusCode ?? 400),
    // Requests carry table ids and addresses: only errors are logged.
    logController: new LogController({ disableRequestLogging: true }),
  });
}

/** The limits that `GET /api/house` publishes; what is unlimited is left out. */
function publishedLimits({ config, socketLimits, perAddress }: AppParts): Record<string, number> {
  const { rate, burst, buffer, perSeat, watchers } = socketLimits;
  const limits = {
    requestsAMinute: config.RATE_LIMIT,
    tablesAnHour: config.TABLES_AN_HOUR,
    failedAttemptsAMinute: config.JOINS_A_MINUTE,
    socketsPerAddress: perAddress,
    socketsPerSeat: perSeat,
    watchersPerTable: watchers,
    framesASecond: rate,
    framesAtOnce: burst,
    frameBytes: MAX_FRAME,
    bodyBytes: BODY_LIMIT,
    bufferBytes: buffer,
  };
  const finite = ([, n]: [string, number | undefined]): boolean => n !== undefined && Number.isFinite(n);
  return Object.fromEntries(Object.entries(limits).filter(finite)) as Record<string, number>;
}

function connectionsOf({ server }: FastifyInstance, { config, perAddress }: AppParts): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.maxConnections = config.CONNECTIONS;
  const each = config.TRUST_PROXY === '' ? perAddress + SPARE_CONNECTIONS : Number.POSITIVE_INFINITY;
  const addresses = new ConcurrencyLimit(each);
  server.on('connection', (socket: Socket) => {
    const release = addresses.take(addressKey(socket.remoteAddress ?? ''));
    if (!release) {
      socket.destroy();
      return;
    }
    connections.add(socket);
    socket.once('close', () => {
      release();
      connections.delete(socket);
    });
  });
  return connections;
}

/**
 * Tells every socket why it is closed. What is still connected after a timeout is destroyed: unresponsive peers, half a
 * request, a handshake that arrived in the last moment.
 */
function closeAll(connections: ReadonlySet<Socket>) {
  return function close(this: FastifyInstance, done: () => void): void {
    const { websocketServer, server } = this;
    for (const client of websocketServer.clients) client.close(CLOSE.goingAway, 'the server stops');
    websocketServer.close();
    const timeout = setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, CLOSE_TIMEOUT);
    server.once('close', () => clearTimeout(timeout));
    done();
  };
}
