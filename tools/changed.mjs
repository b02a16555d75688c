// What a change can reach: the tests that `npm test -- --changed` runs. The import graph says it, with two shortcuts. Every
// app reaches every game through the shelf: of those tests only the ones that name the game count. And a browser shows
// whatever the page is made of: of those tests the ones on the stage count, and whole journeys are left out.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importGraph } from './imports.mjs';
import { sourceFiles } from './source-files.mjs';

const IS_TEST = /\.test\.(ts|tsx|mjs)$/;
const IN_BROWSER = /^apps\/web\/test\/.*\.e2e(\.night)?\.test\.ts$/;
/** Tests in a browser that open positions and pages, without journeys between them. */
const ON_STAGE = /\/(stage|looks|[a-z]+\.stage)\.e2e\.test\.ts$/;
/** Lists that `tools/shelf.mjs` writes: through them everything reaches every game. */
const LISTS = /\.gen\.ts$/;
const GOLDEN = /\/golden\.test\.ts$/;
/** What a page is made of. */
const OF_THE_PAGE =
  /^(apps\/web\/(src|stage|public)|packages\/(ui|board)\/src|games\/[^/]+\/(board|lesson|workshop))\//;
/** Changes after which nothing is known to be untouched. */
const EVERYTHING =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig.*\.json|\.ci\/.*)$|^tools\/(test|steps|setup|tiers)\.mjs$/;
/** Tests that read files instead of importing them. */
const READERS = [
  [/\.md$/, /^tools\/(markdown|readmes|new-game|rooms)\.test\.mjs$/],
  [/^(docs\/schemas\/|apps\/server\/src\/lobby\/)/, /^apps\/cli\/test\/schemas\.test\.ts$/],
  [/^(Dockerfile|compose\.yaml|deploy\/)/, /^tools\/.*\.test\.mjs$/],
  [/^games\/[^/]+\/(rulebook\.ts|words\/|rules\/|rules\.ts)/, /^tools\/rules\.test\.mjs$/],
  [/\.(ts|tsx|mjs)$/, /^tools\/rooms\.test\.mjs$/],
];

/** Paths that differ from a revision, those that git does not know yet included. */
export function changedFiles(root, since = 'HEAD') {
  const lines = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim().split('\n')[0]}`);
    return stdout.split('\n').filter(Boolean);
  };
  return [...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')].sort();
}

/** The test files that a change reaches, and how many are left out on purpose; `null` where nothing is known to be untouched. */
export function reachedTests(root, changed) {
  if (changed.some((file) => EVERYTHING.test(file))) return null;
  const files = sourceFiles(root);
  const tests = files.filter((file) => IS_TEST.test(file) && !/\.night\.test\./.test(file));
  const texts = new Map(tests.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const graph = importGraph(root);
  const reached = reaches(graph, withOwners(root, graph, changed));
  const games = [...new Set(changed.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []))];
  const ofThePage = changed.some((file) => OF_THE_PAGE.test(file) || reached.has('apps/web/src/shell/App.tsx'));
  const all = [...reached].some((file) => LISTS.test(file));
  const run = tests.filter((file) => {
    if (IN_BROWSER.test(file)) {
      if (!ON_STAGE.test(file)) return changed.includes(file);
      const own = /\/([a-z]+)\.stage\./.exec(file)?.[1];
      return changed.includes(file) || (ofThePage && own === undefined) || games.includes(own);
    }
    if (reached.has(file)) return true;
    return READERS.some(([what, reader]) => reader.test(file) && changed.some((one) => what.test(one)));
  });
  // A tool that plays every game of the shelf to its end stands for those who reach a game through it.
  const shelved = all ? tests.filter((file) => GOLDEN.test(file)) : [];
  const chosen = [...new Set([...run, ...shelved])].sort();
  const named = (file) => games.some((game) => new RegExp(`['"/]${game}\\b`).test(texts.get(file)));
  const farther = (file) => (IN_BROWSER.test(file) ? ofThePage || all : all && named(file));
  return { run: chosen, left: tests.filter((file) => !chosen.includes(file) && farther(file)) };
}

/** A file that is no source (a style, a drawing, data) counts as the sources beside it that name it. */
function withOwners(root, graph, changed) {
  return changed.flatMap((file) => {
    if (graph.has(file)) return [file];
    const name = posix.basename(file);
    const near = posix.dirname(file).split('/').slice(0, 2).join('/');
    return [...graph.keys()].filter(
      (one) => one.startsWith(near) && readFileSync(join(root, one), 'utf8').includes(name),
    );
  });
}

/** Every file that imports one of these, directly or not; lists of games are met, and not gone through. */
function reaches(graph, from) {
  const importers = new Map();
  for (const [file, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const met = new Set(from);
  const next = [...met];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (LISTS.test(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (!met.has(importer)) {
        met.add(importer);
        next.push(importer);
      }
    }
  }
  return met;
}
