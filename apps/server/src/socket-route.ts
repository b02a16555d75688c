/** The WebSocket endpoint: who may connect, and whether a socket is still alive. */
import { tableRefusal } from '@reverie/table/texts/say';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { admitOn, isExpired } from './admission.ts';
import type { OddsFor } from './computation.ts';
import { isAllowedOrigin } from './hooks.ts';
import { AttemptLimit, addressKey, ConcurrencyLimit, type SocketLimits } from './limits.ts';
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
  // Whoever follows needs no request for a ticket: so often as they could have asked for one.
  const followed = new AttemptLimit(config.RATE_LIMIT, 60_000);
  const admitted: SocketHost['follow'] = async (admission, id) => {
    const old = await keeper.table(admission.table);
    // Nobody makes this node read tables that are no business of theirs.
    const next = old?.rematchTable === id ? await keeper.table(id) : null;
    const moved = old && next ? admitOn(old, next, admission) : undefined;
    const expired = next && typeof moved?.who === 'number' && isExpired(next, moved.who, now(), config);
    return expired ? undefined : moved;
  };
  const host: Omit<SocketHost, 'odds' | 'redeem' | 'follow'> = {
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
      const follow: SocketHost['follow'] = async (...asked) => {
        if ((await turnstile.pass(address)) === false) return undefined;
        const attempt = (count: () => void) => {
          count();
          return admitted(...asked);
        };
        return followed.run(address, now, attempt, () => false);
      };
      serveSocket(socket, request.raw.socket, { ...host, odds, redeem, follow });
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
