// The development server: Vite with hot reloading for the page, and behind it the real server. One address serves both,
// as in production.
import { join, relative, sep } from 'node:path';
import { createServer } from 'vite';
import { Backend } from './dev-backend.mjs';
import { writeShelf } from './shelf.mjs';
import { root, seconds } from './steps.mjs';

/** Editors and git write several files at once, in milliseconds. */
const A_MOMENT = 30;

/** First parts of the addresses that the server answers, whatever follows; all others are the page's. */
const SERVERS = ['api', 'ws', 'healthz', 'readyz', 'metrics', 'openapi.json'];
const PROXIED = `^/(?:${SERVERS.map((part) => part.replace('.', '\\.')).join('|')})(?=[/?]|$)`;
export const goesToServer = (url) => new RegExp(PROXIED).test(url);

/**
 * The shelf is written again where a folder of games/ came, went, or was given another part; and where a game says
 * something else of itself. `event` is the watcher's: add, change, unlink, addDir or unlinkDir. The path is from the
 * root.
 */
export const rewritesShelf = (event, path) =>
  /^games\/(?!dist\b)[^/]+/.test(path) && (event !== 'change' || /^games\/[^/]+\/about\.ts$/.test(path));

/**
 * Serves the page and the server behind it at a port of this machine; `data` is the folder of its tables. Gives the
 * address once both are there, and a function that ends both.
 */
export async function startDevServer({ host, port, data }) {
  const backend = new Backend(data);
  let ending;
  let watch = () => undefined;
  const vite = await createServer({
    configFile: join(root, 'apps/web/vite.config.ts'),
    root: join(root, 'apps/web'),
    clearScreen: false,
    server: {
      host,
      port,
      strictPort: true,
      proxy: { [PROXIED]: toward(backend) },
      watch: { ignored: ['**/dist/**'] },
    },
    plugins: [
      {
        name: 'reverie:dev',
        // Called again where Vite itself starts again, as after a change of its settings.
        configureServer({ watcher, config: { logger } }) {
          watcher.add(join(root, 'games'));
          watch = () => watcher.add(backend.files);
          watch();
          watcher.on(
            'all',
            changes(backend, () => watch(), logger),
          );
        },
        // Vite ends its process as soon as it has closed: the server comes first.
        closeBundle: () => ending,
      },
    ],
  });
  const stop = async () => {
    ending ??= backend.stop();
    await ending;
    await vite.close();
  };
  try {
    await Promise.all([vite.listen(), start(backend, vite.config.logger)]);
  } catch (error) {
    await stop();
    throw error;
  }
  watch();
  return { address: `http://${host}:${vite.httpServer.address().port}`, stop };
}

/** Starts the server; sources with a fault are no reason to end: the next change may mend them. */
async function start(backend, logger) {
  try {
    return await backend.restart();
  } catch (error) {
    logger.error(error.message, { timestamp: true });
    return undefined;
  }
}

/** Proxies to wherever the server listens now; while it starts, requests wait. */
function toward(backend) {
  let options;
  return {
    target: 'http://127.0.0.1',
    ws: true,
    // The proxy reads its own copy of these options at every request.
    configure: (_proxy, own) => {
      options = own;
    },
    async bypass(request, response) {
      const address = await backend.address();
      if (address) {
        options.target = address;
        return undefined;
      }
      response?.writeHead(503, { 'content-type': 'text/plain' }).end('No server: the terminal says why.\n');
      return response ? request.url : false;
    },
  };
}

/** What happens when files change that are not the page's alone. */
function changes(backend, started, logger) {
  const restart = soon(async () => {
    const begun = performance.now();
    if (!(await start(backend, logger))) return;
    logger.info(`server restarted in ${seconds(begun)}`, { timestamp: true });
    started();
  });
  const shelve = soon(() => {
    try {
      writeShelf();
    } catch (error) {
      logger.error(error.message, { timestamp: true });
    }
  });
  return (event, file) => {
    if (rewritesShelf(event, relative(root, file).split(sep).join('/'))) shelve();
    if (backend.isMadeOf(file)) restart();
  };
}

/** Runs something once after a moment without another call. */
function soon(work) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, A_MOMENT);
  };
}
