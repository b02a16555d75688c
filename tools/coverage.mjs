// `npm run nightly -- coverage`: how much of each game's rules the tests of a day reach. The whole report is
// coverage/index.html; what is printed is a row for each game, and the files that are reached least.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, steps } from './steps.mjs';

const LEAST = 10;

const share = ({ covered, total }) => (total === 0 ? 100 : (100 * covered) / total);
const percent = (it) => `${share(it).toFixed(1)} %`;
const sum = (parts) =>
  parts.reduce((all, { covered, total }) => ({ covered: all.covered + covered, total: all.total + total }), {
    covered: 0,
    total: 0,
  });

/** Lines for people, out of what the reporter `json-summary` writes: paths of files with what of them is covered. */
export function tableOf(summary, from = root) {
  const files = Object.entries(summary)
    .filter(([path]) => path !== 'total')
    .map(([path, it]) => ({
      path: relative(from, path).replaceAll('\\', '/'),
      lines: it.lines,
      branches: it.branches,
    }));
  const games = [...new Set(files.map(({ path }) => path.split('/')[1]))].sort();
  const rows = games.map((game) => {
    const own = files.filter(({ path }) => path.startsWith(`games/${game}/`));
    const of = (what) => percent(sum(own.map((it) => it[what])));
    return `${game.padEnd(14)} lines ${of('lines').padStart(7)}   branches ${of('branches').padStart(7)}`;
  });
  // A file of types alone has nothing to reach.
  const least = files
    .filter(({ path, lines }) => lines.total > 0 && /^games\/[^/]+\/rules[./]/.test(path))
    .sort((a, b) => share(a.lines) - share(b.lines) || share(a.branches) - share(b.branches))
    .slice(0, LEAST)
    .map(({ path, lines, branches }) => `  ${path}: lines ${percent(lines)}, branches ${percent(branches)}`);
  return [...rows, 'reached least:', ...least];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // Seeds of a day too: what is covered by luck is not covered.
  const { REVERIE_SEED: _, REVERIE_TIER: __, ...env } = process.env;
  process.env = env;
  const code = run([
    ...steps.tests,
    '--project',
    'rooms',
    '--coverage',
    ...(process.argv[2] ? process.argv.slice(2) : ['games/']),
  ]);
  // Of tests that failed vitest makes no report.
  const summary = join(root, 'coverage', 'coverage-summary.json');
  if (code === 0) for (const line of tableOf(JSON.parse(readFileSync(summary, 'utf8')))) console.log(line);
  process.exitCode = code;
}
