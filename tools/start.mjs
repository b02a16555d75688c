// `npm start`: makes ready, builds what has changed, and serves the page with tables kept in this folder.
// `npm start -- --lan`: the same, for everybody on this network; `--port N`: at a port of one's choice.
// `npm start -- <command>`: Rêverie in the terminal.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withPage } from './page.mjs';
import { isFree, portFor } from './port.mjs';
import { setUp } from './setup.mjs';
import { addressLines, isLoopback, listeningIn, serveFlags, startedLines } from './start-lines.mjs';
import { build, root, seconds, stayWith } from './steps.mjs';

const USUAL_PORT = 8642;

const asked = process.argv.slice(2);
const flags = serveFlags(asked);

const start = performance.now();
setUp();
const READY = 'Préparation… · Getting ready…';
// Before a command in the terminal the line goes again: there is often nothing to build.
const passing = !flags && process.stderr.isTTY;
if (flags) console.error(READY);
else if (passing) process.stderr.write(READY);
build();
if (passing) process.stderr.write('\r\x1b[K');

if (!flags) stayWith([join(root, 'apps', 'cli', 'dist', 'main.js'), ...asked], { stdio: 'inherit' });
else await servePage(flags);

async function servePage({ lan, port }) {
  const { env } = process;
  const HOST = lan ? '0.0.0.0' : (env.REVERIE_HOST ?? env.HOST ?? '127.0.0.1');
  const { named, port: free } = await portFor(port, USUAL_PORT, HOST);
  const PORT = String(free);
  const DATA = env.REVERIE_DATA ?? env.DATA ?? join(root, 'data');
  const settings = { LOG_LEVEL: 'warn', ...withPage(env), HOST, PORT, DATA };
  const server = stayWith([join(root, 'apps', 'server', 'dist', 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // The prefixed names win in the server too: what was settled here is what counts.
    env: { ...settings, REVERIE_HOST: HOST, REVERIE_PORT: PORT, REVERIE_DATA: DATA },
  });
  let open = false;
  // The server says in English what is wrong; people who only wanted to play again are told where they can.
  server.once('exit', async (code) => {
    if (open || code === 0 || named !== undefined || (await isFree(USUAL_PORT, HOST))) return;
    console.error(
      `Rêverie est peut-être déjà ouvert : http://127.0.0.1:${USUAL_PORT}\n` +
        `Perhaps Rêverie is open already: http://127.0.0.1:${USUAL_PORT}`,
    );
  });
  createInterface({ input: server.stdout }).on('line', (line) => {
    const address = listeningIn(line);
    if (address) {
      open = true;
      void say(address, HOST);
    } else console.log(line);
  });
}

/** Where to go: on this machine, and for others where they can come. */
async function say(address, host) {
  const { port } = new URL(address);
  const { originsOf } = await import('../apps/server/dist/reach.js');
  const origins = originsOf(host, Number(port));
  const { renderUnicodeCompact } = await import('uqr');
  const drawn = origins[0] && process.stdout.isTTY ? renderUnicodeCompact(origins[0], { border: 2 }) : '';
  console.error(`${seconds(start)}.`);
  console.log(startedLines(`http://127.0.0.1:${port}`, origins, drawn).join('\n'));
  if (!isLoopback(host) && origins.length === 0) console.log(addressLines().join('\n'));
}
