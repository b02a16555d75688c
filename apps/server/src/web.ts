/** The page, if this server serves it: a Vite build in a folder. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@reverie/kernel/game';
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

/** What a chat program shows of a link to a table: the game, and nothing of who plays or how it stands. */
interface Preview {
  readonly game: string;
  readonly title: string;
  readonly pitch: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The page with a preview of a table in its head. */
function withPreview(page: string, { title, pitch }: Preview, image: string, language: Language): string {
  const words = {
    fr: { invited: `On vous invite à jouer : ${title}`, locale: 'fr_FR' },
    en: { invited: `You are invited to play: ${title}`, locale: 'en_GB' },
  }[language];
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Rêverie'],
    ['og:locale', words.locale],
    ['og:title', words.invited],
    ['og:description', pitch],
    ['og:image', image],
  ];
  const metas = properties.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
  metas.push('<meta name="twitter:card" content="summary_large_image">', '<meta name="robots" content="noindex">');
  return page
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(words.invited)}</title>`)
    .replace('</head>', () => `${metas.join('')}</head>`);
}

/** Serves the page. Unknown URLs that accept HTML get it too, since it has its own routes. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
  preview: (table: string, language: Language) => Promise<Preview | null>,
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
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const tablePage = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const language = /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'fr';
    // The host is the visitor's word: only what can be one is written into the page.
    const { host = '' } = request.headers;
    // A table that cannot be read has no preview; the page itself says what is wrong with it.
    const found = await preview(request.params.id, language).catch(() => null);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!found || !/^[\w.-]+(:\d+)?$/.test(host)) return reply.send(page);
    const drawn = existsSync(join(folder, `preview-${found.game}.jpg`));
    const image = `${request.protocol}://${host}/${drawn ? `preview-${found.game}.jpg` : 'icon-512.png'}`;
    return reply.send(withPreview(page, found, image, language));
  };
  app.get('/t/:id', tablePage);
  app.get('/t/:id/text', tablePage);
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
    if (!page || /^\/(api|assets|ws)\b/.test(request.url)) {
      return notFound(request, reply);
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
