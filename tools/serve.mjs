// `npm run serve`: sets up, builds, and runs a server with the settings given (`npm run serve -- --port 8080`).
import { setUp } from './setup.mjs';
import { build, root, stayWith } from './steps.mjs';

setUp();
build();
stayWith(['apps/server/dist/main.js', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
