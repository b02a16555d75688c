/** The page beside the tables: files named by their content are kept for ever, everything else is asked for again. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Addresses of the page that are no files: all of them show the same page, which reads the address itself. */
const ADDRESS = /^\/(t|solo|open|replay|rules|tutorial|settings)(\/|$)/;

export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const kept = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if ((request.method === 'GET' || request.method === 'HEAD') && ADDRESS.test(path))
      return reply.sendFile('index.html');
    return reply.code(404).send({ error: { reason: 'notFound', text: '404' } });
  });
}
