// `npm run nightly`: what `npm test` leaves out, in parts that run one after the other, each to its end. Some parts only:
// `npm run nightly -- tests mutation`. Every night has seeds of its own; they are printed, and REVERIE_SEED repeats them.
import { pathToFileURL } from 'node:url';
import { otherBrowsers } from './browser.mjs';
import { otherNodes } from './nodes.mjs';
import { setUp } from './setup.mjs';
import { run, seconds, steps } from './steps.mjs';

/** What a part comes to: its exit code, and what of it was left out and why; all of it where there is no code. */
const ran = (...args) => ({ code: run(...args), leftOut: [] });

export const PARTS = {
  tests: {
    what: 'types, linter, build, and all tests with the counts of the night',
    run: () => ran(['tools/test.mjs'], 'inherit', { REVERIE_TIER: 'nightly' }),
  },
  coverage: {
    what: 'which lines of the rules the tests of a day reach',
    run: () => ran(['tools/coverage.mjs']),
  },
  mutation: {
    what: 'small faults put into the rules, which tests must miss',
    run: () => ran(['tools/mutate.mjs']),
  },
  image: {
    what: 'the lines of the Dockerfile, run in a fresh clone of the last commit',
    run: () => ran(['tools/image.mjs']),
  },
  faults: {
    what: 'everything that can go wrong with a server, a little of each',
    run: () => ran(['tools/bench.mjs', 'faults', '--quick']),
  },
  browsers: {
    what: 'every board in Firefox and WebKit',
    run: () => {
      const { found, missing } = otherBrowsers();
      return inTurn(found, missing, (kind) => {
        console.log(`── ${kind}`);
        return run([...steps.tests, '--project', 'page', 'stage'], 'inherit', { REVERIE_BROWSER_KIND: kind });
      });
    },
  },
  nodes: {
    what: 'packages, games and tools in the other versions of Node',
    run: () => {
      const { found, missing } = otherNodes();
      return inTurn(found, missing, ({ version, path }) => {
        console.log(`── Node ${version}`);
        return run([...steps.tests, '--project', 'rooms'], 'inherit', {}, path);
      });
    },
  },
};

/** One run for each that was found, also after one that failed; no code where none was found. */
function inTurn(found, leftOut, one) {
  const codes = found.map(one);
  return { code: codes.find((code) => code !== 0) ?? (found.length > 0 ? 0 : undefined), leftOut };
}

/** The parts to run, or a line for people. */
export function partsNamed(names, parts = PARTS) {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length === 0)
    return { named: Object.keys(parts).filter((it) => names.length === 0 || names.includes(it)) };
  return { fault: `No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.` };
}

/** The date as a number, so that every night tries other games and a report says which. */
export const seedOf = (date) => date.toISOString().slice(0, 10).replaceAll('-', '');

/** How one part came out, in words. */
export function lineOf({ name, code, leftOut, took }) {
  const why = leftOut.length > 0 ? `left out, because ${leftOut.join(' and ')}` : '';
  if (code === undefined) return `${name}: ${why}`;
  return `${name}: ${code === 0 ? 'good' : `failed with exit code ${code}`}, ${took}${why && ` (${why})`}`;
}

/** How all of it came out. */
export function totalOf(results) {
  const failed = results.filter(({ code }) => code).map(({ name }) => name);
  if (failed.length > 0) return `failed: ${failed.join(', ')}`;
  return results.some(({ code }) => code === 0) ? 'all: good' : 'nothing was run';
}

function nightly(names) {
  const { named, fault } = partsNamed(names);
  if (fault) {
    console.error(fault);
    process.exit(2);
  }
  const start = performance.now();
  process.env.REVERIE_SEED ??= seedOf(new Date());
  const again = `REVERIE_SEED=${process.env.REVERIE_SEED} npm run nightly`;
  console.log(`── ${again}${names.length > 0 ? ` -- ${names.join(' ')}` : ''} repeats it`);
  setUp();
  const results = named.map((name) => {
    console.log(`── ${name}: ${PARTS[name].what}`);
    const began = performance.now();
    const result = { name, ...PARTS[name].run() };
    result.took = seconds(began);
    console.log(`── ${lineOf(result)}`);
    return result;
  });
  console.log('\n── the night:');
  for (const result of results) console.log(`── ${lineOf(result)}`);
  const failed = results.filter(({ code }) => code).map(({ name }) => name);
  if (failed.length > 0) {
    console.log(`── ${again} -- ${failed.join(' ')} repeats what failed`);
    process.exitCode = 1;
  }
  console.log(`── ${totalOf(results)}, ${seconds(start)}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) nightly(process.argv.slice(2));
