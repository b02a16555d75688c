// `npm test`: everything that must hold, quickest first. `npm test -- <filter>` runs only the tests that match, and
// `npm test -- --changed` those that what is not committed can reach; `--changed=main` counts from a revision.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserAdvice, ensureBrowser } from './browser.mjs';
import { changedFiles, reachedTests } from './changed.mjs';
import { setUp } from './setup.mjs';
import { root, run, runBeside, seconds, steps } from './steps.mjs';
import { leftToTheNight, NIGHTLY } from './tiers.mjs';

/** None needs what another makes, so they share the cores. */
const CHECKS = ['types', 'webTypes', 'lint', 'emit', 'page', 'stage', 'programs'];

const start = performance.now();
const [flag, since] = /^--changed(?:=(.+))?$/.exec(process.argv[2] ?? '') ?? [];
const filter = flag ? [] : process.argv.slice(2);
setUp();
const change = flag && changeSince(since);
if (filter.length === 0) {
  const files = change?.run;
  // Said now, and not after minutes: without a browser half of the tests cannot run.
  if (!files || files.some((file) => file.startsWith('apps/web/test/'))) {
    const { missing } = ensureBrowser();
    if (missing) {
      console.error(browserAdvice(missing));
      process.exit(1);
    }
  }
  const codes = await Promise.all(
    change
      ? [check('types'), check('webTypes'), check('lint', lintOf(change.files))]
      : CHECKS.map((name) => check(name)),
  );
  const failed = codes.find((code) => code !== 0);
  if (failed) process.exit(failed);
}
if (change?.run.length === 0) console.log('── no test reaches what has changed');
else test(change?.run ?? filter);

/** What a change reaches; nothing where all tests are to be run. */
function changeSince(revision) {
  const files = orEnd(() => changedFiles(root, revision));
  const reached = reachedTests(root, files);
  console.log(
    reached
      ? `── ${files.length} files changed, ${reached.run.length} files of tests reach them`
      : '── what has changed concerns every test: all of them run',
  );
  return reached ? { ...reached, files } : undefined;
}

/** The linter for some files; it looks at each by itself. */
function lintOf(files) {
  const there = files.filter((file) => existsSync(join(root, file)));
  return [...steps.lint.slice(0, -1), '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...there];
}

function orEnd(find) {
  try {
    return find();
  } catch (error) {
    console.error(`npm test -- --changed: ${error.message}`);
    process.exit(2);
  }
}

async function check(name, step = steps[name]) {
  const began = performance.now();
  const { code, said } = await runBeside(step);
  process.stdout.write(said);
  report(name, code, began);
  return code;
}

function test(files) {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'reverie-test-'));
  const list = join(folder, 'left-out.txt');
  let left = [];
  let code = 1;
  try {
    code = run([...steps.tests, ...files], 'inherit', { REVERIE_LEFT_OUT: list });
    left = leftOut(list);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  report('tests', code, began);
  for (const line of [...left, ...(NIGHTLY ? [] : atNight())]) console.log(`── ${line}`);
  if (change) {
    const farther = change.left.length;
    console.log(`── left out: ${farther} files that the change reaches only through the list of games or in journeys`);
    console.log('── nothing was built for shipping; npm test does all of it');
  }
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
