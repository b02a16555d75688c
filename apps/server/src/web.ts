/** The page, if this server is to serve it: a build of Vite in a folder. */
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Files whose name changes with what is in them, as the build names them: `assets/board-Bx3f_9aQ.js`. */
const HASHED = /[/\\]assets[/\\].*-[\w-]{8,}\.\w+$/;
const YEAR = 31_536_000;

/** Sockets at the host that was asked; what is no name of a host stays out of the policy. */
const socketsAt = (host = ''): string => (/^[\w.-]+(:\d+)?$/.test(host) ? `ws://${host} wss://${host}` : "'self'");

/**
 * What the page may load. Everything comes from here, fonts and the service worker too. Styles may stand in the page,
 * because components measure and place themselves; scripts may not.
 */
export const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  // Older browsers do not take 'self' for a socket: the same host once more, by the names of sockets, and no other.
  connectSrc: ["'self'", ({ headers }: IncomingMessage) => socketsAt(headers.host)],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  mediaSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'none'"],
  // A server at home speaks plain HTTP: asked for HTTPS, the page would not load.
  upgradeInsecureRequests: null,
};

/** What is wrong with the folder of a page, or nothing. */
export const missingPage = (folder: string): string | undefined =>
  existsSync(join(folder, 'index.html')) ? undefined : `there is no index.html in ${folder}`;

/** Serves the page; every address that is none of ours and asks for a page gets it, since the page finds its own way. */
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
