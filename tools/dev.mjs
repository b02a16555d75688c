// `npm run dev`: makes ready and serves the page from its sources, where what is saved shows at once. `--port N`: at a
// port of your choice; `--data FOLDER`: with other tables than those of data/dev.
import { join, resolve } from 'node:path';
import { portFor } from './port.mjs';
import { setUp } from './setup.mjs';
import { devFlags, devLines } from './start-lines.mjs';
import { root, seconds, whenToldToEnd } from './steps.mjs';

/** Not that of `npm start`: browsers keep its page there, and would show it again. */
const USUAL_PORT = 8643;
const HOST = '127.0.0.1';

const start = performance.now();
const flags = devFlags(process.argv.slice(2));
if (flags.wrong) {
  console.error(flags.wrong);
  process.exit(2);
}
setUp();
console.error('Préparation… · Getting ready…');
const { port } = await portFor(flags.port, USUAL_PORT, HOST);

let dev;
let told = false;
async function end() {
  if (told) return;
  told = true;
  await dev?.stop();
  process.exit(0);
}
process.once('SIGINT', end);
whenToldToEnd(end);

// Loaded only now: on a fresh clone Vite has just been installed.
const { startDevServer } = await import('./dev-server.mjs');
dev = await startDevServer({ host: HOST, port, data: resolve(flags.data ?? join(root, 'data', 'dev')) });
console.error(`${seconds(start)}.`);
console.log(devLines(dev.address).join('\n'));
