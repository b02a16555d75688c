// `npm run bench`: measures Rêverie beside the engines it is compared with, which are installed only for this.
import { join } from 'node:path';
import { install, setUp } from './setup.mjs';
import { build, root, run } from './steps.mjs';

setUp();
build();
install(join(root, 'bench', 'anchors'), 'Installing the engines to compare with');
process.exitCode = run(['bench/run.mjs', ...process.argv.slice(2)]);
