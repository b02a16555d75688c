/** The server as a Fastify application: the lobby over HTTP, the tables over WebSockets. */

import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { seedString } from '@reverie/kernel/chance/audited';
import type { Language } from '@reverie/kernel/game';
import { writeJournal } from '@reverie/kernel/journal';
import { isRefusal, type Refusal } from '@reverie/kernel/refusal';
import { misshape } from '@reverie/kernel/shape';
import type { Admission } from '@reverie/table/conversation';
import { standingOf } from '@reverie/table/feed';
import type { Keeper } from '@reverie/table/keeper';
import { MAX_FRAME } from '@reverie/table/protocol';
import { specSchema } from '@reverie/table/spec';
import type { Store } from '@reverie/table/store';
import { type House, Table } from '@reverie/table/table';
import { nameSchema } from '@reverie/table/text';
import { declined, sayRefusal } from '@reverie/table/texts/say';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { servePage } from './page.ts';
import { hashOf, newSecret, newTableId } from './secrets.ts';
import { type SocketLimits, serve } from './sockets.ts';
import { NotRead, NotRecorded } from './stores/errors.ts';
import { Tickets } from './tickets.ts';

export interface AppParts {
  readonly config: Config;
  readonly house: House;
  readonly keeper: Keeper;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly limits: SocketLimits;
  now(): number;
  /** The games on the shelf, for the lobby. */
  readonly games: readonly {
    readonly id: string;
    readonly title: Readonly<Record<Language, string>>;
    readonly programs: readonly string[];
  }[];
}

const BODY_LIMIT = 16_384;
const claimSchema = z.strictObject({
  secret: z.string().max(100),
  name: nameSchema,
  nonce: z.string().max(64).default(''),
});
const ticketSchema = z.strictObject({ secret: z.string().max(100).default(''), name: nameSchema.optional() });

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, keeper, metrics, now } = parts;
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY.split(','),
    // Requests carry tables and addresses: only what goes wrong is logged.
    logController: new LogController({ disableRequestLogging: true }),
  });
  const tickets = new Tickets(now);

  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'none'"],
        // A table in a house without certificates is reached by plain http; whoever has one redirects in front of us.
        upgradeInsecureRequests: null,
      },
    },
    // Links to seats are bearer secrets: nothing about where somebody comes from is handed on.
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, { max: config.RATE_LIMIT, timeWindow: '1 minute' });
  await app.register(websocket, { options: { maxPayload: MAX_FRAME } });
  if (config.WEB !== '') await servePage(app, config.WEB);

  const languageOf = (request: FastifyRequest): Language =>
    /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'fr';
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal, status = 400): FastifyReply =>
    reply
      .code(status)
      .send({ error: { reason: refusal.reason, rule: refusal.rule, text: sayRefusal(languageOf(request), refusal) } });
  const notFound = (reply: FastifyReply): FastifyReply =>
    reply.code(404).send({ error: { reason: 'notFound', text: '404' } });

  /** What a store cannot do now is said as such; of what went wrong inside, nobody outside learns anything. */
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof NotRead || error instanceof NotRecorded) {
      const reason = error instanceof NotRead ? 'notReadable' : 'notRecorded';
      return reply
        .code(503)
        .header('retry-after', '1')
        .send({ error: { reason, text: reason } });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error }, 'fault');
    return reply.code(status).send({ error: { reason: String(status), text: status < 500 ? error.message : 'fault' } });
  });

  /** State changes only by POST from our own pages: a form elsewhere cannot set this header. */
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && request.headers['x-reverie'] === undefined) {
      return reply.code(403).send({ error: { reason: 'header', text: 'x-reverie' } });
    }
    return undefined;
  });

  app.get('/healthz', { config: { rateLimit: false } }, () => ({ ok: true }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await parts.store.list(1);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  if (config.METRICS) {
    app.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) => {
      const counts = await keeper.counts();
      return reply.type('text/plain; version=0.0.4').send(await metrics.text(counts));
    });
  }

  app.get('/api/games', () => ({ games: parts.games }));

  app.get('/api/tables', async () => {
    const summaries = await parts.store.list(200);
    const isListed = ({ spec, closed }: Table): boolean => spec.listed && spec.watch === 'anybody' && !closed;
    const tables = await Promise.all(
      summaries.map(({ table }) => keeper.look(table, (one) => (isListed(one) ? publicView(one, now()) : null))),
    );
    return { tables: tables.filter((table) => table !== null) };
  });

  app.post(
    '/api/tables',
    { config: { rateLimit: { max: config.TABLES_AN_HOUR, timeWindow: '1 hour' } } },
    async (request, reply) => {
      const spec = specSchema.safeParse(request.body);
      if (!spec.success) return refuse(request, reply, declined('badSpec', { ...misshape(spec.error) }));
      const owner = newSecret();
      const watch = newSecret();
      const invitations = spec.data.seats.map(({ sitter }) => (sitter.kind === 'program' ? null : newSecret()));
      const secrets = {
        owner: hashOf(owner),
        watch: hashOf(watch),
        invitations: invitations.map((one) => one && hashOf(one)),
      };
      const table = Table.open(parts.house, newTableId(), spec.data, secrets, { id: 'open', at: now() });
      if (isRefusal(table)) return refuse(request, reply, table);
      const opened = await keeper.open(table);
      if (!('seq' in opened)) return reply.code(503).send({ error: { reason: 'notRecorded', text: 'notRecorded' } });
      return { table: table.id, owner, watch, seats: invitations };
    },
  );

  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const shown = await keeper.look(request.params.id, (table) =>
      table.spec.watch === 'nobody' ? null : publicView(table, now()),
    );
    return shown ?? notFound(reply);
  });

  /** What a link is good for. Nothing is taken by looking. */
  app.post<{ Params: { id: string } }>('/api/tables/:id/look', async (request, reply) => {
    const table = await keeper.table(request.params.id);
    const body = ticketSchema.safeParse(request.body ?? {});
    if (!table || !body.success) return notFound(reply);
    return { ...publicView(table, now()), good: goodFor(table, body.data.secret) };
  });

  /** Taking a seat: by POST only, so that no preview of a link ever takes one. The secret in the link dies with it. */
  app.post<{ Params: { id: string } }>(
    '/api/tables/:id/claim',
    { config: { rateLimit: { max: config.RATE_LIMIT, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const table = await keeper.table(request.params.id);
      const body = claimSchema.safeParse(request.body);
      if (!table) return notFound(reply);
      if (!body.success) return refuse(request, reply, declined('badCommand', { ...misshape(body.error) }));
      const invited = hashOf(body.data.secret);
      const seat = table.seats.findIndex(({ invitation }) => invitation === invited);
      if (seat < 0) return refuse(request, reply, declined('notInvited'), 403);
      const secret = newSecret();
      const { name, nonce } = body.data;
      const done = await keeper.submit(table.id, {
        command: { do: 'claim', seat, name, nonce, secret: hashOf(secret) },
        actor: { kind: 'invited', seat },
        id: `claim-${seat}-${invited.slice(0, 16)}`,
        at: now(),
      });
      if (!done) return notFound(reply);
      if ('refusal' in done) return refuse(request, reply, done.refusal, 409);
      if ('later' in done) return reply.code(503).send({ error: { reason: done.later, text: done.later } });
      return { seat, secret };
    },
  );

  app.post<{ Params: { id: string } }>('/api/tables/:id/ticket', async (request, reply) => {
    const table = await keeper.table(request.params.id);
    const body = ticketSchema.safeParse(request.body ?? {});
    if (!table) return notFound(reply);
    if (!body.success) return refuse(request, reply, declined('badCommand', { ...misshape(body.error) }));
    const admission = admit(table, body.data.secret, body.data.name ?? '');
    if (!admission) return refuse(request, reply, declined('notInvited'), 403);
    return { ticket: tickets.issue(admission), seat: typeof admission.who === 'number' ? admission.who : null };
  });

  /** Who begins the game brings nothing but the wish: the seed is the server's, and committed to in the first line. */
  app.post<{ Params: { id: string } }>('/api/tables/:id/start', async (request, reply) => {
    const table = await keeper.table(request.params.id);
    const body = ticketSchema.safeParse(request.body ?? {});
    if (!table) return notFound(reply);
    const admission = body.success ? admit(table, body.data.secret, '') : undefined;
    if (!admission || (!admission.owner && typeof admission.who !== 'number'))
      return refuse(request, reply, declined('ownerOnly'), 403);
    const seed = table.spec.dice ? {} : { seed: seedString(randomBytes(32)) };
    const done = await keeper.submit(table.id, {
      command: { do: 'start' },
      actor: { kind: 'owner' },
      id: 'start',
      at: now(),
      ...seed,
    });
    if (!done) return notFound(reply);
    if ('refusal' in done) return refuse(request, reply, done.refusal, 409);
    return 'later' in done
      ? reply.code(503).send({ error: { reason: done.later, text: done.later } })
      : { seq: done.seq };
  });

  /** The journal of a finished game, for whoever may see the table. */
  app.get<{ Params: { id: string } }>('/api/tables/:id/journal', async (request, reply) => {
    // Only what is stored: a last answer that came to nothing would have published the seed of a game that goes on.
    const journal = await keeper.look(request.params.id, ({ match, phase, spec }) =>
      match && phase === 'over' && spec.watch !== 'nobody' ? writeJournal(match.journal) : null,
    );
    return journal === null ? notFound(reply) : reply.type('application/jsonl; charset=utf-8').send(journal);
  });

  app.get('/ws', { websocket: true, config: { rateLimit: false } }, (socket, request) => {
    if (!allowedOrigin(config, request)) {
      socket.close(1008, 'origin');
      return;
    }
    serve(socket, { keeper, tickets, limits: parts.limits, now, count: (what) => metrics.count(what) });
  });

  return app;
}

/** Whose secret this is: the owner's, a seat's, or that of those who may watch. */
function admit(table: Table, secret: string, name: string): Admission | undefined {
  const hash = hashOf(secret);
  const seat = table.seats.findIndex((one) => one.secret === hash);
  if (seat >= 0) return { table: table.id, who: seat, owner: false, name: table.seats[seat]?.name ?? '' };
  if (hash === table.owner) return { table: table.id, who: 'spectator', owner: true, name };
  const mayWatch = table.spec.watch === 'anybody' || (table.spec.watch === 'link' && hash === table.watchSecret);
  return mayWatch ? { table: table.id, who: 'spectator', owner: false, name } : undefined;
}

function goodFor(table: Table, secret: string): { readonly for: string; readonly seat: number | null } {
  const hash = hashOf(secret);
  const held = table.seats.findIndex((one) => one.secret === hash);
  if (held >= 0) return { for: 'seat', seat: held };
  const invited = table.seats.findIndex((one) => one.invitation === hash);
  if (invited >= 0) return { for: 'invitation', seat: invited };
  if (hash === table.owner) return { for: 'owner', seat: null };
  const watches = table.spec.watch === 'anybody' || (table.spec.watch === 'link' && hash === table.watchSecret);
  return { for: watches ? 'watching' : 'nothing', seat: null };
}

/** What a lobby shows. */
function publicView(table: Table, at: number) {
  const { phase, seats, title, game } = standingOf(table, 'spectator', at);
  return { table: table.id, game, title, phase, seats };
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
