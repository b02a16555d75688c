// `npm run serve`: sets up, builds, and runs a server with the settings given (`npm run serve -- --port 8080`).
import { setUp } from './setup.mjs';
import { build, run } from './steps.mjs';

setUp();
build();
process.exitCode = run(['apps/server/dist/main.js', ...process.argv.slice(2)]);
