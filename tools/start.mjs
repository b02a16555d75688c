// `npm start`: makes ready, builds what has changed, and serves the page with tables kept in this folder.
// `npm start -- <command>`: runs the same Rêverie in the terminal.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withPage } from './page.mjs';
import { setUp } from './setup.mjs';
import { build, root, stayWith } from './steps.mjs';

const USUAL_PORT = 8642;

setUp();
build();

const asked = process.argv.slice(2);
if (asked.length > 0) stayWith([join(root, 'apps', 'cli', 'dist', 'main.js'), ...asked], { stdio: 'inherit' });
else await servePage();

async function servePage() {
  const PORT = process.env.PORT ?? String((await isFree(USUAL_PORT)) ? USUAL_PORT : 0);
  const DATA = process.env.DATA ?? join(root, 'data');
  const server = stayWith([join(root, 'apps', 'server', 'dist', 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { LOG_LEVEL: 'warn', ...withPage(process.env), PORT, DATA },
  });
  createInterface({ input: server.stdout }).on('line', (line) => {
    const address = /"listening":"([^"]+)"/.exec(line)?.[1];
    if (address) console.log(`\n  Rêverie · ${address}\n\n  Ctrl-C pour fermer · Ctrl-C to close\n`);
    else console.log(line);
  });
}

/** Another Rêverie may be running: then this one takes any port. */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
