import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** What rules may not do: a snippet, and what the linter must say to whoever wrote it. */
type Forbidden = readonly [code: string, message: string];

const root = fileURLToPath(new URL('../../', import.meta.url));

const globals = (names: readonly string[]): Forbidden[] =>
  names.map((name) => [`export const it = ${name};`, `Do not use the global variable ${name}.`]);

const members = (names: readonly string[]): Forbidden[] =>
  names.map((name) => [`export const it = (n: number) => Math.${name}(n);`, `Math.${name} is not allowed in rules: `]);

const locales = (names: readonly string[]): Forbidden[] =>
  names.map((name) => [`export const it = (s: string) => s.${name}('a');`, `${name} is not allowed in rules: `]);

const mathAlias = 'Math may only be used as Math.name in rules';

const forbidden: Forbidden[] = [
  ...globals(['Date', 'Temporal', 'performance']),
  ...globals(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'Promise']),
  ...globals(['crypto', 'Intl', 'process', 'navigator', 'fetch', 'XMLHttpRequest', 'WebSocket']),
  ...globals(['WeakRef', 'FinalizationRegistry']),
  ...globals(['globalThis', 'global', 'window', 'self', 'eval', 'Function', 'require']),
  ['export const it = globalThis.Date;', 'Do not use the global variable globalThis.'],
  ['const { Date: Clock } = globalThis; export const it = Clock.now();', 'Do not use the global variable globalThis.'],
  ['const Clock = Date; export const it = new Clock();', 'Do not use the global variable Date.'],
  ['const { now } = performance; export const it = now();', 'Do not use the global variable performance.'],
  ['export type It = Date;', 'Do not use the global variable Date.'],
  [
    "import { randomInt } from 'node:crypto'; export const it = randomInt(6);",
    'Rules must not depend on the machine: no Node.js modules.',
  ],
  [
    "import { readFile } from 'node:fs/promises'; export const it = readFile('a');",
    'Rules must not depend on the machine: no Node.js modules.',
  ],
  [
    "import { randomBytes } from '@noble/hashes/utils.js'; export const it = randomBytes(1);",
    'Take chance from the game',
  ],

  ...members(['random', 'pow', 'hypot', 'cbrt', 'exp', 'expm1', 'log', 'log10', 'log2', 'log1p']),
  ...members(['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh']),
  ['export const it = [1].map(Math.sin);', 'Math.sin is not allowed in rules: '],
  ['export const it = Math?.random();', 'Math.random is not allowed in rules: '],
  ['const { random } = Math; export const it = random();', mathAlias],
  ["export const it = Math['random']();", mathAlias],
  ['export const it = (name: keyof typeof Math) => Math[name];', mathAlias],
  ['const maths = Math; export const it = maths.random();', mathAlias],
  ['export const it = (Math as { random(): number }).random();', mathAlias],
  ['export const it = { Math };', mathAlias],
  ["export const it = Reflect.get(Math, 'random');", mathAlias],

  ['export const it = (n: number) => n ** 2;', 'The ** operator is not allowed in rules: '],
  ['export const it = (n: bigint, power: bigint) => 1n + n ** power;', 'The ** operator is not allowed in rules: '],
  ['export let it = 2; it **= 2;', 'The **= operator is not allowed in rules: '],

  ...locales(['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase']),
  ...locales(['toLocaleDateString', 'toLocaleTimeString']),
  ["export const it = (s: string) => s?.localeCompare('a');", 'localeCompare is not allowed in rules: '],
  ["export const it = (s: string) => s['localeCompare']('a');", "'localeCompare' is not allowed in rules: "],
  ["const { localeCompare } = 'a'; export const it = localeCompare;", 'localeCompare is not allowed in rules: '],
  ["const { localeCompare: by } = 'a'; export const it = by;", 'localeCompare is not allowed in rules: '],

  ['export async function it() {}', 'async functions are not allowed in rules: '],
  ['export const it = async function () {};', 'async functions are not allowed in rules: '],
  ['export const it = async () => 1;', 'async functions are not allowed in rules: '],
  ['export const it = async <T>(t: T) => t;', 'async functions are not allowed in rules: '],
  ['export const it = { async run() {} };', 'async methods are not allowed in rules: '],
  ['export const it = { async *run() {} };', 'async methods are not allowed in rules: '],
  ['export class It { async run() {} }', 'async methods are not allowed in rules: '],
  ['export class It { private static async run() {} }', 'async methods are not allowed in rules: '],
  ['export const it = await 1;', 'await is not allowed in rules: '],
  ['for await (const it of []) it;', 'for await is not allowed in rules: '],
  ["export const it = import('./other.ts');", 'import() is not allowed in rules: '],
];

/** Everything a rule file does all day, and near misses of what is forbidden. */
const innocent = `
import { sha256 } from '@noble/hashes/sha2.js';

/** Rolls 2 ** 3 at random, asynchronously: only in this comment. */
export interface Turn {
  readonly Date: number;
  readonly process: (self: number) => number;
  readonly random: { random(): number };
}

export const label = 'Math.random() ** **= await async Date';
export const half = (n: number): number => Math.floor(n / 2) + Math.ceil(n) + Math.round(n) + Math.trunc(n);
export const clamp = (n: number): number => Math.max(0, Math.min(Math.abs(n), 9)) * Math.sign(n) + Math.imul(n, 3);
export const area = (a: number, b: number): string => (a * b).toString() + [a, b].map(String).join();
export const roll = (turn: Turn): number => turn.random.random() + turn.Date + turn.process(1);
export const powers = (n: bigint, k: number): bigint => n ** 2n + 2n ** n + n ** BigInt(k) * BigInt(k) ** (n + 1n);
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
export const cosine = (tan: number, log: (n: number) => number): number => log(tan);
export const digest = (bytes: Uint8Array): Uint8Array => sha256(bytes);
export const methods = { async: () => 1, asyncish(): number { return 2; }, then(): number { return 3; } };
export const upper = (s: string): string => s.toUpperCase().toLowerCase();
export const sorted = (list: readonly bigint[]): bigint[] => list.toSorted((a, b) => (a < b ? -1 : 1));
`;

const rulesFolders = [
  'packages/kernel/src',
  'packages/kernel/examples',
  'packages/odds/src',
  'games/reve/rules',
  'games/another-game',
];
const otherFolders = [
  'games/reve/board',
  'games/reve/test',
  'packages/players/src',
  'packages/kernel/test',
  'apps/cli/src',
  'bench',
  'tools',
];

/** One snippet for each of the three ways the linter is told: a global, an import, the plugin. */
const samples: Forbidden[] = [
  ['export const it = Date.now();', 'Do not use the global variable Date.'],
  [
    "import { randomInt } from 'node:crypto'; export const it = randomInt(6);",
    'Rules must not depend on the machine: no Node.js modules.',
  ],
  ['export const it = Math.random();', 'Math.random is not allowed in rules: '],
];

interface Diagnostic {
  readonly category: string;
  readonly severity: string;
  readonly message: string;
  readonly location: { readonly path: string };
}

const categories = ['plugin', 'lint/style/noRestrictedGlobals', 'lint/style/noRestrictedImports'];
const snippets = forbidden.map(([code, message], index) => ({ code, message, file: `snippet-${index}` }));

let project: string;
let report: Diagnostic[];

/** What Biome says about determinism in one file. */
const said = (path: string): string[] =>
  report.filter(({ location }) => location.path === path).map(({ severity, message }) => `${severity}: ${message}`);

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'reverie-lint-'));
  const write = (path: string, code: string): void => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), code);
  };
  for (const file of ['biome.jsonc', 'tools/lint']) cpSync(join(root, file), join(project, file), { recursive: true });
  for (const { code, file } of snippets) {
    write(`packages/kernel/src/${file}.ts`, code);
    write(`packages/kernel/src/${file}.test.ts`, code);
    for (const folder of otherFolders) write(`${folder}/${file}.ts`, code);
  }
  for (const folder of rulesFolders) {
    write(`${folder}/innocent.ts`, innocent);
    for (const [index, [code]] of samples.entries()) write(`${folder}/deep/down/sample-${index}.ts`, code);
  }

  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!run.stdout.startsWith('{')) throw new Error(`biome gave no report: ${run.stderr}`);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(run.stdout);
  report = diagnostics
    .filter(({ category }) => categories.includes(category))
    .map((one) => ({ ...one, location: { path: one.location.path.replaceAll('\\', '/') } }));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('rules may not say', () => {
  for (const { code, message, file } of snippets) {
    test(code, () =>
      expect(said(`packages/kernel/src/${file}.ts`)).toContainEqual(expect.stringContaining(`error: ${message}`)),
    );
  }
});

describe.each(rulesFolders)('%s is watched', (folder) => {
  for (const [index, [code, message]] of samples.entries()) {
    test(code, () =>
      expect(said(`${folder}/deep/down/sample-${index}.ts`)).toContainEqual(
        expect.stringContaining(`error: ${message}`),
      ),
    );
  }

  test('an innocent rule file passes', () => expect(said(`${folder}/innocent.ts`)).toEqual([]));
});

describe('the same snippets are free', () => {
  test.each(otherFolders)('in %s', (folder) => {
    expect(snippets.flatMap(({ file }) => said(`${folder}/${file}.ts`))).toEqual([]);
  });

  test('in the tests of the rules packages', () => {
    expect(snippets.flatMap(({ file }) => said(`packages/kernel/src/${file}.test.ts`))).toEqual([]);
  });
});
