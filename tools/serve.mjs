// `npm run serve`: sets up, builds, and runs a server with its page and the settings given (`npm run serve -- --port 8080`).
import { withPage } from './page.mjs';
import { setUp } from './setup.mjs';
import { build, root, stayWith } from './steps.mjs';

setUp();
build();
const flags = process.argv.slice(2);
const env = withPage(process.env, flags);
stayWith(['apps/server/dist/main.js', ...flags], { cwd: root, stdio: 'inherit', env });
