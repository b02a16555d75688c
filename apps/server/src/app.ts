/** The server as a Fastify application: the lobby over HTTP, the tables over WebSockets, the page if there is one. */

import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { tooDeep } from '@reverie/kernel/plain';
import { CLOSE, MAX_FRAME } from '@reverie/table/protocol';
import type { TableReason } from '@reverie/table/texts/fr';
import { tableRefusal } from '@reverie/table/texts/say';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from './config.ts';
import { addressKey, BODY_LIMIT, ConcurrencyLimit } from './limits.ts';
import { type LobbyParts, lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import { openapi } from './openapi.ts';
import { sendRefusal } from './routes.ts';
import { type SocketHost, type SocketLimits, serveSocket } from './sockets.ts';
import { StoreReadError, StoreWriteError } from './stores/errors.ts';
import { Turnstile } from './turnstile.ts';
import { CONTENT_SECURITY_POLICY, serveWeb } from './web.ts';

export interface AppParts extends Omit<LobbyParts, 'limits'> {
  readonly metrics: Metrics;
  readonly socketLimits: SocketLimits;
  /** Sockets that one address may have open. */
  readonly perAddress: number;
  odds: SocketHost['odds'];
  /** Where the log goes; standard output by default. */
  readonly logTo?: { write(line: string): void };
}

/** Files of the page cost a server little, and one visit takes dozens of them: they are counted apart, so many times as many. */
const FILES = 20;
const isFile = ({ url }: FastifyRequest): boolean => !url.startsWith('/api');

/** How long a socket may take to answer a goodbye: nobody who does not listen keeps a server from stopping. */
const GOODBYE = 3000;

/** Sockets that do not answer a ping in this time are given up, so that nobody seems to be there who is not. */
const PING_EVERY = 30_000;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, keeper, metrics, now } = parts;
  const app = Fastify({
    logger: {
      level: config.LOG_LEVEL,
      // Whatever is logged of a request says neither who asked nor what for.
      serializers: { req: ({ method }) => ({ method }) },
      ...(parts.logTo && { stream: parts.logTo }),
    },
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY.split(','),
    // Requests carry tables and addresses: only what goes wrong is logged.
    logController: new LogController({ disableRequestLogging: true }),
  });

  const turnstile = new Turnstile();
  app.addHook('onRequest', (_request, _reply, done) => {
    const turn = turnstile.pass();
    if (turn) void turn.then(() => done());
    else done();
  });
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_SECURITY_POLICY },
    // Links to seats are bearer secrets: nothing about where somebody comes from is handed on.
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    max: (request: FastifyRequest) => (isFile(request) ? FILES : 1) * config.RATE_LIMIT,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressKey(request.ip) + (isFile(request) ? ' files' : ''),
  });
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await app.register(websocket, { options: { maxPayload: MAX_FRAME }, preClose: goodbyeTo(connections) });

  // Read as ever, but nothing that is nested beyond reason: checking it would exhaust the stack.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (tooDeep(body)) done(Object.assign(new Error('nested too deeply'), { statusCode: 400 }));
    else parseJson(request, body, done);
  });

  /** What a store cannot do now is said as such; of what went wrong inside, nobody outside learns anything. */
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof StoreReadError || error instanceof StoreWriteError) {
      reply.header('retry-after', '1');
      return sendRefusal(
        request,
        reply,
        tableRefusal(error instanceof StoreReadError ? 'notReadable' : 'notRecorded'),
        503,
      );
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: `${error.name}: ${error.message}` }, 'fault');
    return sendRefusal(request, reply, tableRefusal(WORDS[status] ?? (status < 500 ? 'badRequest' : 'fault')), status);
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    // State changes only by POST from our own pages: a form elsewhere cannot set this header.
    if (request.headers['x-reverie'] === undefined) return sendRefusal(request, reply, tableRefusal('ourHeader'), 403);
    return allowedOrigin(config, request) ? undefined : sendRefusal(request, reply, tableRefusal('origin'), 403);
  });
  app.addHook('onSend', async (request, reply) => {
    // What a browser keeps must not hold secrets, nor what a table looked like once.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  const open = { config: { rateLimit: false } };
  app.get('/healthz', open, () => ({ ok: true }));
  app.get('/readyz', open, async (_request, reply) => {
    try {
      await parts.store.list(1);
      return { ok: true, recording: keeper.recording };
    } catch {
      return reply.code(503).send({ ok: false, recording: keeper.recording });
    }
  });
  if (config.METRICS) {
    app.get('/metrics', open, async (_request, reply) => {
      const counts = await keeper.counts();
      return reply.type('text/plain; version=0.0.4').send(await metrics.text(counts));
    });
  }
  // Made when it is first asked for: few ever do, and everybody waits for a server to start.
  let api: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    api ??= JSON.stringify(openapi());
    return reply.type('application/json; charset=utf-8').send(api);
  });

  const { rate, burst, buffer, perSeat, watchers } = parts.socketLimits;
  lobby(app, {
    ...parts,
    limits: numbers({
      requestsAMinute: config.RATE_LIMIT,
      tablesAnHour: config.TABLES_AN_HOUR,
      failedAttemptsAMinute: config.JOINS_A_MINUTE,
      socketsPerAddress: parts.perAddress,
      socketsPerSeat: perSeat,
      watchersPerTable: watchers,
      framesASecond: rate,
      framesAtOnce: burst,
      frameBytes: MAX_FRAME,
      bodyBytes: BODY_LIMIT,
      bufferBytes: buffer,
    }),
  });

  const addresses = new ConcurrencyLimit(parts.perAddress);
  app.get(
    '/ws',
    {
      websocket: true,
      config: { rateLimit: false },
      preValidation: async (request, reply) =>
        allowedOrigin(config, request) ? undefined : sendRefusal(request, reply, tableRefusal('origin'), 403),
    },
    (socket, request) => {
      const giveBack = addresses.take(addressKey(request.ip));
      if (!giveBack) {
        socket.close(1008, 'too many sockets from this address');
        return;
      }
      let alive = true;
      socket.on('pong', () => {
        alive = true;
      });
      const beat = setInterval(() => {
        if (!alive) return socket.terminate();
        alive = false;
        socket.ping();
      }, PING_EVERY).unref();
      socket.on('close', () => {
        clearInterval(beat);
        giveBack();
      });
      serveSocket(socket, request.raw.socket, {
        keeper,
        redeem: async (ticket) => {
          await turnstile.pass();
          return parts.tickets.redeem(ticket);
        },
        limits: parts.socketLimits,
        now,
        act: parts.act,
        odds: parts.odds,
        count: (what) => metrics.count(what),
      });
    },
  );

  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendRefusal(request, reply, tableRefusal('notFound'), 404);
  if (config.WEB !== '') await serveWeb(app, resolve(config.WEB), notFound);
  else app.setNotFoundHandler(notFound);
  return app;
}

/** What is refused before anybody looks at what it asks for. */
const WORDS: Readonly<Record<number, TableReason>> = { 413: 'tooLarge', 429: 'tooMuch' };

/**
 * Every socket is told why it is closed. Whatever is still connected after a while is cut off: those who do not listen, half a
 * request, a handshake that came in the last moment and is nobody's any more.
 */
function goodbyeTo(connections: ReadonlySet<Socket>) {
  return function goodbye(this: FastifyInstance, done: () => void): void {
    const { websocketServer, server } = this;
    for (const client of websocketServer.clients) client.close(CLOSE.goingAway, 'the server stops');
    websocketServer.close();
    const deaf = setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, GOODBYE);
    server.once('close', () => clearTimeout(deaf));
    done();
  };
}

/** Those that are limited at all. */
function numbers(limits: Readonly<Record<string, number | undefined>>): Record<string, number> {
  const finite = ([, n]: [string, number | undefined]): boolean => n !== undefined && Number.isFinite(n);
  return Object.fromEntries(Object.entries(limits).filter(finite)) as Record<string, number>;
}

function allowedOrigin(config: Config, request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  // Programs send no origin; pages always do.
  if (origin === undefined) return true;
  if (config.ORIGINS !== '') return config.ORIGINS.split(',').includes(origin);
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
