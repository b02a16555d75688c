// `npm run screenshots`: every screen of the page, light and dark, desk and phone, into docs/screenshots.
import { setUp } from './setup.mjs';
import { run, steps } from './steps.mjs';

setUp();
process.exitCode = run([...steps.tests, '--project', 'page', 'apps/web/test/screens'], 'inherit', {
  REVERIE_SCREENSHOTS: '1',
});
