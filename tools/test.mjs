// `npm test`: everything that must hold, quickest first. `npm test -- <filter>` runs only the tests that match.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserAdvice, ensureBrowser } from './browser.mjs';
import { setUp } from './setup.mjs';
import { root, run, runBeside, seconds, steps } from './steps.mjs';
import { leftToTheNight, NIGHTLY } from './tiers.mjs';

/** None needs what another makes, so they share the cores. */
const CHECKS = ['types', 'webTypes', 'lint', 'build', 'page', 'programs'];

const start = performance.now();
const filter = process.argv.slice(2);
setUp();
if (filter.length === 0) {
  // Said now, and not after minutes: without a browser half of the tests cannot run.
  const { missing } = ensureBrowser();
  if (missing) {
    console.error(browserAdvice(missing));
    process.exit(1);
  }
  const codes = await Promise.all(CHECKS.map(check));
  const failed = codes.find((code) => code !== 0);
  if (failed) process.exit(failed);
}
const folder = mkdtempSync(join(tmpdir(), 'reverie-test-'));
try {
  test();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function check(name) {
  const began = performance.now();
  const { code, said } = await runBeside(steps[name]);
  process.stdout.write(said);
  report(name, code, began);
  return code;
}

function test() {
  const began = performance.now();
  const list = join(folder, 'left-out.txt');
  const code = run([...steps.tests, ...filter], 'inherit', { REVERIE_LEFT_OUT: list });
  report('tests', code, began);
  for (const line of leftOut(list)) console.log(`── ${line}`);
  for (const line of NIGHTLY ? [] : atNight()) console.log(`── ${line}`);
  if (filter.length > 0) console.log('── types and linter were not asked: npm run check');
  if (code === 0) console.log(`── all: good, ${seconds(start)}`);
  process.exitCode = code;
}

/** What a day does not run, in two lines: names are for those who ask. */
function atNight() {
  const { whole, part } = leftToTheNight(root);
  return [`left to npm run nightly: ${whole.length} files, and more games and seeds of ${part.length} others`];
}

/** What tools/left-out.mjs wrote; nothing if the tests did not come to their end. */
function leftOut(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return ['what was left out is not known: the tests did not come to their end'];
  }
}

function report(name, code, began) {
  console.log(`── ${name}: ${code === 0 ? 'good' : `failed with exit code ${code}`}, ${seconds(began)}`);
}
