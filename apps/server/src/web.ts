/** The page, if this server serves it: a Vite build in a folder. */
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Files whose names contain a content hash, as the build makes them: `assets/board-Bx3f_9aQ.js`. */
const HASHED = /[/\\]assets[/\\].*-[\w-]{8,}\.\w+$/;
const YEAR = 31_536_000;

/** WebSocket URLs of the requested host; an invalid host name stays out of the policy. */
const socketsAt = (host = ''): string => (/^[\w.-]+(:\d+)?$/.test(host) ? `ws://${host} wss://${host}` : "'self'");

/**
 * What the page may load. Everything comes from this server, including fonts and the service worker. Inline styles are
 * allowed, because components measure and place themselves; inline scripts are not.
 */
export const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  // Older browsers do not match WebSockets with 'self': the same host again with their schemes, and no other.
  connectSrc: ["'self'", ({ headers }: IncomingMessage) => socketsAt(headers.host)],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  mediaSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'none'"],
  // A server at home speaks plain HTTP: if upgraded to HTTPS, the page would not load.
  upgradeInsecureRequests: null,
};

/** What is wrong with the folder of a page; undefined if nothing. */
export const missingPage = (folder: string): string | undefined =>
  existsSync(join(folder, 'index.html')) ? undefined : `there is no index.html in ${folder}`;

/** Serves the page. Unknown URLs that accept HTML get it too, since it has its own routes. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> {
  const missing = missingPage(folder);
  if (missing) throw new Error(missing);
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const keep = HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';
      reply.header('cache-control', keep);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
    if (!page || /^\/(api|assets|ws)\b/.test(request.url)) {
      return notFound(request, reply);
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
