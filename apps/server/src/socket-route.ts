/** The WebSocket endpoint: who may connect, and whether a socket is still alive. */
import { tableRefusal } from '@reverie/table/texts/say';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { OddsFor } from './computation.ts';
import { isAllowedOrigin } from './hooks.ts';
import { addressKey, ConcurrencyLimit, type SocketLimits } from './limits.ts';
import type { LobbyParts } from './lobby/parts.ts';
import { sendRefusal } from './lobby/routes.ts';
import type { Metrics } from './metrics.ts';
import { type SocketHost, serveSocket } from './sockets.ts';
import type { Turnstile } from './turnstile.ts';

/** Sockets that do not answer a ping within this time are terminated, so that presence is true. */
const PING_INTERVAL = 30_000;

interface SocketRouteParts extends Pick<LobbyParts, 'config' | 'keeper' | 'tickets' | 'submit' | 'now'> {
  readonly metrics: Metrics;
  readonly socketLimits: SocketLimits;
  readonly perAddress: number;
  odds: OddsFor;
}

export function socketRoute(app: FastifyInstance, parts: SocketRouteParts, turnstile: Turnstile): void {
  const { config, keeper, metrics, now } = parts;
  const addresses = new ConcurrencyLimit(parts.perAddress);
  const host: Omit<SocketHost, 'odds' | 'redeem'> = {
    keeper,
    limits: parts.socketLimits,
    now,
    submit: parts.submit,
    count: (what) => metrics.count(what),
  };
  app.get(
    '/ws',
    {
      websocket: true,
      config: { rateLimit: false },
      preValidation: async (request, reply) =>
        isAllowedOrigin(config, request) ? undefined : sendRefusal(request, reply, tableRefusal('origin'), 403),
    },
    (socket, request) => {
      const address = addressKey(request.ip);
      const release = addresses.take(address);
      if (!release) {
        socket.close(1008, 'too many sockets from this address');
        return;
      }
      const stopHeartbeat = startHeartbeat(socket);
      socket.on('close', () => {
        stopHeartbeat();
        release();
      });
      const odds: SocketHost['odds'] = (...asked) => parts.odds(address, ...asked);
      const redeem: SocketHost['redeem'] = async (ticket) =>
        (await turnstile.pass(address)) === false ? undefined : parts.tickets.redeem(ticket);
      serveSocket(socket, request.raw.socket, { ...host, odds, redeem });
    },
  );
}

function startHeartbeat(socket: WebSocket): () => void {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const beat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, PING_INTERVAL).unref();
  return () => clearInterval(beat);
}
