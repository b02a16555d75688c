/** The page, if this server is to serve it: a build of Vite in a folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Files whose name changes with what is in them, as the build names them: `assets/board-Bx3f_9aQ.js`. */
const HASHED = /[/\\]assets[/\\].*-[\w-]{8,}\.\w+$/;
const YEAR = 31_536_000;

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
  // Older browsers do not take 'self' for a socket.
  connectSrc: ["'self'", 'ws:', 'wss:'],
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

/** Serves the page; every address that is none of ours and asks for a page gets it, since the page finds its own way. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no index.html in ${folder}`);
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
