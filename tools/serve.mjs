// `npm run serve`: sets up, builds, and runs a server with the settings given (`npm run serve -- --port 8080`).
import { setUp } from './setup.mjs';
import { build, root, stayWith } from './steps.mjs';

setUp();
build();
const given = process.argv.slice(2);
// The command line has the settings in words, and in the language that is spoken.
const asksForHelp = given.some((arg) => arg === '--help' || arg === '-h');
const program = asksForHelp ? ['apps/cli/dist/main.js', 'serve', '--help'] : ['apps/server/dist/main.js', ...given];
stayWith(program, { cwd: root, stdio: 'inherit' });
