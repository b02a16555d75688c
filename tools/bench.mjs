// `npm run bench` measures rules and odds beside the engines they are compared with, which are installed only for this;
// `npm run bench -- page` measures the page in a browser, `npm run bench -- dev` how soon it shows what is saved;
// `npm run load`, `npm run faults` and `npm run ready` measure a server, kill it, and start it with many tables.
import { join } from 'node:path';
import { install, setUp } from './setup.mjs';
import { build, root, run } from './steps.mjs';

const [what, ...rest] = process.argv.slice(2);
setUp();
// The development server runs from the sources.
if (what !== 'dev') build();
if (what === 'load' || what === 'faults') process.exitCode = run([`bench/server/${what}.mjs`, ...rest]);
else if (what === 'page') process.exitCode = run(['bench/page.mjs', ...rest]);
else if (what === 'dev') process.exitCode = run(['bench/dev.mjs', ...rest]);
else if (what === 'ready') process.exitCode = run(['bench/ready.mjs']);
else {
  install(join(root, 'bench', 'anchors'), 'Installing the engines to compare with');
  process.exitCode = run(['bench/run.mjs', ...process.argv.slice(2)]);
}
