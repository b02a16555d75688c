// `npm run screenshots`: every screen of the page, light and dark, desk and phone, into `pictures`, which git ignores; with
// `-- --readme` the few that README shows, into `docs/pictures`. REVERIE_SCREENS=lobby,lab keeps to some of either.
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';
import { root, run, steps } from './steps.mjs';

/** What docs/pictures has: the name there, and the screen, size and theme. */
export const README_PICTURES = new Map([
  ['lobby', 'lobby-desk-light'],
  ['reve', 'encounter-desk-dark'],
  ['songe', 'songe-duel-desk-dark'],
  ['artefacts', 'artefacts-board-desk-light'],
  ['mortebrume', 'mortebrume-reaction-desk-dark'],
  ['analysis', 'analysis-desk-light'],
]);

const all = join(root, 'pictures');
const taken = (picture) => join(all, `${picture}.png`);
const photograph = (screens) =>
  run([...steps.tests, '--project', 'page', 'apps/web/test/screens'], 'inherit', {
    REVERIE_SCREENSHOTS: all,
    // All screens are looked at by night.
    REVERIE_TIER: 'nightly',
    REVERIE_SCREENS: screens,
  });

/** Gives the exit code. One that is not taken is a fault of the map above: the screen has another name by now. */
function forReadme(screens) {
  const chosen = [...README_PICTURES].filter(([, picture]) => screens.some((start) => picture.startsWith(start)));
  for (const [, picture] of chosen) rmSync(taken(picture), { force: true });
  const code = photograph(chosen.map(([, picture]) => picture).join());
  if (code !== 0) return code;
  const missing = chosen.filter(([, picture]) => !existsSync(taken(picture)));
  for (const [name, picture] of missing) console.error(`docs/pictures/${name}.png: there is no picture ${picture}`);
  if (missing.length > 0 || chosen.length === 0) return 1;
  mkdirSync(join(root, 'docs', 'pictures'), { recursive: true });
  for (const [name, picture] of chosen) copyFileSync(taken(picture), join(root, 'docs', 'pictures', `${name}.png`));
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp();
  const screens = process.env.REVERIE_SCREENS ?? '';
  process.exitCode = process.argv.includes('--readme') ? forReadme(screens.split(',')) : photograph(screens);
}
