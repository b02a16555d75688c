// `npm run serve`: sets up, builds, and runs a server with its page and the settings given (`npm run serve -- --port 8080`).
import { withPage } from './page.mjs';
import { setUp } from './setup.mjs';
import { build, root, stayWith } from './steps.mjs';

setUp();
build();
const given = process.argv.slice(2);
// The command line has the settings in words, and in the language that is spoken.
if (given.some((arg) => arg === '--help' || arg === '-h'))
  stayWith(['apps/cli/dist/main.js', 'serve', '--help'], { cwd: root, stdio: 'inherit' });
else {
  const env = withPage(process.env, given);
  stayWith(['apps/server/dist/main.js', ...given], { cwd: root, stdio: 'inherit', env });
}
