/** What happens around every request: headers, rate limits, origins, parsing, errors. */
import rateLimit from '@fastify/rate-limit';
import { tooDeep } from '@reverie/kernel/plain';
import type { TableReason } from '@reverie/table/texts/fr';
import { tableRefusal } from '@reverie/table/texts/say';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from './config.ts';
import { addressKey } from './limits.ts';
import { sendRefusal } from './lobby/routes.ts';
import { StoreReadError, StoreWriteError } from './stores/errors.ts';
import { CONTENT_SECURITY_POLICY } from './web.ts';

/** Files of the page are cheap and one visit takes dozens: they have a limit of their own, this many times as high. */
const FILE_FACTOR = 20;
const isFile = ({ url }: FastifyRequest): boolean => !url.startsWith('/api');

export async function protections(app: FastifyInstance, config: Config): Promise<void> {
  // Made ready once: Fastify's own plugin for it reads the settings again at every request, which took longer than most answers.
  const securityHeaders = helmet({
    contentSecurityPolicy: { directives: CONTENT_SECURITY_POLICY },
    // Links to seats are bearer secrets: browsers must not pass them on.
    referrerPolicy: { policy: 'no-referrer' },
    // For this host alone: its subdomains are the operator's business.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook('onRequest', (request, reply, done) =>
    securityHeaders(request.raw, reply.raw, (error) => done(error as Error)),
  );
  await app.register(rateLimit, {
    max: (request: FastifyRequest) => (isFile(request) ? FILE_FACTOR : 1) * config.RATE_LIMIT,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressKey(request.ip) + (isFile(request) ? ' files' : ''),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    // State changes only by POST from our own pages: a form on another site cannot set this header.
    if (request.headers['x-reverie'] !== '1') return sendRefusal(request, reply, tableRefusal('ourHeader'), 403);
    return isAllowedOrigin(config, request) ? undefined : sendRefusal(request, reply, tableRefusal('origin'), 403);
  });
  app.addHook('onSend', async (request, reply) => {
    // Browsers must not cache secrets, nor an old state of a table.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** Fastify's own JSON parser, but for what is nested so deeply that checking it would exhaust the stack. */
export function jsonParser(app: FastifyInstance): void {
  // Only JSON is understood; Fastify would take text as well, and answer 400 for 415.
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (tooDeep(body)) done(Object.assign(new Error('nested too deeply'), { statusCode: 400 }));
    else parseJson(request, body, done);
  });
}

/** Errors that arise before a route looks at a request. */
const REASONS: Readonly<Record<number, TableReason>> = {
  413: 'tooLarge',
  415: 'notJson',
  429: 'tooMuch',
};

/** Failures of the store are reported as such; of internal errors nobody outside learns anything. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof StoreReadError || error instanceof StoreWriteError) {
      reply.header('retry-after', '1');
      const reason = error instanceof StoreReadError ? 'notReadable' : 'notRecorded';
      return sendRefusal(request, reply, tableRefusal(reason), 503);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: `${error.name}: ${error.message}` }, 'fault');
    const reason = REASONS[status] ?? (status < 500 ? 'badRequest' : 'fault');
    return sendRefusal(request, reply, tableRefusal(reason), status);
  });
}

export function isAllowedOrigin(config: Config, request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  // Programs send no origin; browsers always do.
  if (origin === undefined) return true;
  if (config.ORIGINS !== '') return config.ORIGINS.split(',').includes(origin);
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
