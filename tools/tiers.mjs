// Two tiers of tests: `npm test` is what one runs all day, `npm run nightly` takes its time. Files named `*.night.test.*`
// run at night only; other files may do less by day.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needing } from './left-out.mjs';
import { sourceFiles } from './source-files.mjs';

export const NIGHTLY = process.env.REVERIE_TIER === 'nightly';

/** How many of something: seeds, games, positions. */
export const tiered = (day, night) => (NIGHTLY ? night : day);

/** The title of a test that runs at night: `test.runIf(NIGHTLY)(atNight('…'), …)`. The summary of a day says what it left. */
export const atNight = (title) => needing(title, NIGHTLY ? undefined : 'npm run nightly runs it');

const WHOLE = /\.night\.test\.(ts|tsx|mjs)$/;
const TEST = /\.(ts|tsx|mjs)$/;

/** The files that a day leaves to the night, and those of which it runs less. */
export function leftToTheNight(root) {
  const tests = sourceFiles(root).filter((file) => TEST.test(file) && !file.startsWith('tools/tiers.'));
  const whole = tests.filter((file) => WHOLE.test(file));
  const part = tests.filter((file) => !WHOLE.test(file) && /\btiered\(/.test(readFileSync(join(root, file), 'utf8')));
  return { whole, part };
}
