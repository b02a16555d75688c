// `npm run lines [folder]`: how many lines a tree has, by what they are for. What is not under version control does not
// count, nor do data formats, pictures, locks and documents. Files that no row takes are counted as such, and named.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styles } from './styles.mjs';

/** In order: a file belongs to the first row that fits. */
const ROWS = [
  ['tests', /(^|\/)(test|tests)\/|\.test\.(ts|tsx|mjs)$|^packages\/kernel\/src\/testing\/|lesson-suite\.ts$/],
  ['css', /\.css$/],
  [
    'words of the page',
    /^(apps\/web\/src|packages\/(ui|board)\/src|games\/[^/]+\/(board|lesson|workshop))\/.*words\.ts$/,
  ],
  ['boards', /^games\/[^/]+\/(board|lesson|workshop|sketch)(\/|\.ts$)|^packages\/board\//],
  ['game texts', /^games\/[^/]+\/(words\/|rulebook\.ts$)/],
  ['game data', /^games\/[^/]+\/data\//],
  ['programs, odds, advisor', /^games\/[^/]+\/(programs|odds|advisor)\/|^packages\/(players|odds)\//],
  ['game rules', /^games\//],
  ['page', /^(apps\/web|packages\/ui)\//],
  ['kernel and conformance', /^packages\/kernel\//],
  ['table and shelf', /^packages\/(table|shelf)\//],
  ['lab', /^packages\/lab\//],
  ['cli', /^apps\/cli\//],
  ['server', /^apps\/server\//],
  ['bench', /^bench\//],
  ['tools', /^tools\//],
];
const ORDER = [
  'tests',
  'game rules',
  'boards',
  'game texts',
  'page',
  'game data',
  'css',
  'kernel and conformance',
  'table and shelf',
  'programs, odds, advisor',
  'lab',
  'cli',
  'server',
  'bench',
  'words of the page',
  'tools',
];
const COUNTED = /\.(ts|tsx|mjs|css|grit)$/;

function filesIn(root) {
  const { status, stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const listed =
    status === 0
      ? [...new Set(stdout.split('\n'))]
      : readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return listed.filter(
    (file) =>
      COUNTED.test(file) && !/(^|\/)(node_modules|dist)\/|\.gen\.ts$/.test(file) && existsSync(join(root, file)),
  );
}

/** The row that a file belongs to; undefined where none is made for it. */
export const rowOf = (file) => ROWS.find(([, pattern]) => pattern.test(file))?.[0];

/** Lines by row, and the files that belong to none: configurations at the root, or a room that has no row yet. */
export function linesIn(root) {
  const sums = new Map(ORDER.map((row) => [row, 0]));
  const unknown = [];
  for (const file of filesIn(root)) {
    const row = rowOf(file);
    if (row) sums.set(row, sums.get(row) + (readFileSync(join(root, file), 'utf8').match(/\n/g) ?? []).length);
    else unknown.push(file);
  }
  return { sums, unknown };
}

export function table({ sums, unknown }) {
  const rows = [...sums, ['total', [...sums.values()].reduce((a, b) => a + b, 0)]];
  const figure = (n) => n.toLocaleString('en').padStart(9);
  return [
    ...rows.map(([row, lines]) => `${row.padEnd(24)}${figure(lines)}`),
    ...(unknown.length > 0 ? [`not counted: ${unknown.join(', ')}`] : []),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
  for (const line of table(linesIn(root))) console.log(line);
  const { sizes, colours } = styles(root);
  console.log(`in css: ${sizes.size} font sizes beside the tokens, ${colours.size} written colours`);
}
