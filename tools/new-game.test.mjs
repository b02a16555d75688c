import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, log, playAlone } from '../apps/web/test/playing.ts';
import { browserAdvice, ensureBrowser } from './browser.mjs';
import { filesOf, renamed } from './new-game.mjs';
import { atNight, NIGHTLY } from './tiers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tutorial = readFileSync(join(root, 'docs', 'NEW-GAME.md'), 'utf8');

/** The slowest of these builds everything once: seconds on a quiet machine. */
const SLOW = 400_000;

let copy;
const run = (command, args, input = '', env = {}) =>
  spawnSync(command, args, { cwd: copy, input, encoding: 'utf8', env: { ...process.env, REVERIE_RULES: '', ...env } });
const node = (...args) => run(process.execPath, args);
/** Its exit code, with what it said where that is not 0. */
const ended = ({ status, stdout, stderr }) => (status === 0 ? 0 : `${status}\n${stdout}\n${stderr}`);
const git = (...args) => run('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args]).stdout;

/** A copy of what is under version control or will be, with the installed packages linked and the workspace its own. */
function copyOfTheHouse() {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of new Set(listed.stdout.split('\n'))) {
    if (file === '' || file.endsWith('.png')) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@reverie'), { recursive: true });
  cpSync(join(modules, '.package-lock.json'), join(copy, 'node_modules', '.package-lock.json'));
  for (const name of readdirSync(modules)) {
    if (name.startsWith('.') || name === '@reverie') continue;
    symlinkSync(join(modules, name), join(copy, 'node_modules', name), 'junction');
  }
  const workspaces = [
    'games',
    ...['packages', 'apps'].flatMap((parent) => readdirSync(join(copy, parent)).map((name) => `${parent}/${name}`)),
  ];
  for (const workspace of workspaces) {
    symlinkSync(join(copy, workspace), join(copy, 'node_modules', '@reverie', workspace.split('/').at(-1)), 'junction');
  }
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'before');
}

/** The types of one folder, as the page asks for them. */
function compiles(folder) {
  const project = join(copy, 'node_modules', '.one-game.json');
  const [extended, included] = ['apps/web/tsconfig.json', folder].map((path) => `../${path}`);
  writeFileSync(project, JSON.stringify({ extends: extended, include: [included] }));
  expect(ended(node('node_modules/typescript/bin/tsc', '--noEmit', '-p', project))).toBe(0);
}

/** The copy's own server with the copy's own page, and a browser; both are gone when `use` is done. */
async function inItsPage(use) {
  const { chromium } = await import('playwright-core');
  const { path, missing } = ensureBrowser();
  if (missing) throw new Error(browserAdvice(missing));
  const data = join(copy, 'node_modules', '.data');
  const env = { ...process.env, PORT: '0', DATA: data, WEB: join(copy, 'apps/web/dist'), LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: copy, env });
  const ended = once(server, 'exit');
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const [line] = await once(createInterface({ input: server.stdout }), 'line');
    const context = { baseURL: JSON.parse(line).listening, locale: 'fr-FR', reducedMotion: 'reduce' };
    await use(await browser.newPage(context));
  } finally {
    await browser.close();
    server.kill();
    await ended;
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'reverie-new-game-'));
  copyOfTheHouse();
}, SLOW);
afterAll(() => rmSync(copy, { recursive: true, force: true }), SLOW);

test('the tutorial holds every file of a game, and another name goes into ids, rule ids and titles', () => {
  expect(Object.keys(filesOf(tutorial))).toEqual([
    'about.ts',
    'types.ts',
    'rulebook.ts',
    'rules.ts',
    'words/fr.ts',
    'words/en.ts',
    'game.ts',
    'test/pig.test.ts',
    'board/module.tsx',
    'board/board.css',
    'README.md',
  ]);
  expect(renamed("pig Pig 'PIG-01' pigeon", 'big-two')).toBe("big-two Big Two 'BIGTWO-01' pigeon");
});

test('a name that cannot be one, or that is taken, is refused in one line', () => {
  for (const [name, why] of [
    ['', "'' cannot be a game"],
    ['Pig', "'Pig' cannot be a game"],
    ['../pig', "'../pig' cannot be a game"],
    ['reve', 'games/reve is already there'],
    ['switch', "'switch' cannot be a game: code cannot use that word as a name"],
    ['await', "'await' cannot be a game"],
    ['all', "'all' cannot be a game"],
    ['global-this', "'global-this' cannot be a game"],
  ]) {
    const { status, stderr } = node('tools/new-game.mjs', name);
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toContain(why);
  }
});

describe('on a fresh clone', { timeout: SLOW }, () => {
  /** Writes a game where nothing is installed; `npm ci` puts the packages back, or fails. */
  function onFreshClone(name, fails) {
    const [modules, away, bin] = ['node_modules', '.away', '.bin'].map((part) => join(copy, part));
    mkdirSync(bin);
    const put = `require('node:fs').renameSync(${JSON.stringify(away)}, ${JSON.stringify(modules)})`;
    writeFileSync(join(bin, 'npm.cjs'), fails ? 'process.exit(7)' : put);
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\nexec node "$(dirname "$0")/npm.cjs"\n', { mode: 0o755 });
    writeFileSync(join(bin, 'npm.cmd'), '@node "%~dp0npm.cjs"\r\n');
    renameSync(modules, away);
    try {
      const PATH = [bin, dirname(process.execPath), process.env.PATH].join(delimiter);
      return run(process.execPath, ['tools/new-game.mjs', name], '', { PATH });
    } finally {
      if (fails) renameSync(away, modules);
      rmSync(bin, { recursive: true });
    }
  }

  test('it installs what it needs first, and formats what it writes', () => {
    expect(ended(onFreshClone('longer-than-the-tutorial'))).toBe(0);
    const check = ['check', '--error-on-warnings', 'games/longer-than-the-tutorial'];
    expect(ended(node('node_modules/@biomejs/biome/bin/biome', ...check))).toBe(0);
    rmSync(join(copy, 'games', 'longer-than-the-tutorial'), { recursive: true });
  });

  test('where the install fails it says so, and writes nothing', () => {
    const { status, stdout, stderr } = onFreshClone('pig', true);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^npm ci failed in .* \(exit code 7\)/m);
    expect(stderr).not.toContain('    at ');
    expect(git('status', '--porcelain')).toBe('');
  });

  test('where the folder cannot be formatted it says so', () => {
    // A word file that the linter refuses to read, out of a tutorial that is wrong.
    const page = join(copy, 'docs', 'NEW-GAME.md');
    writeFileSync(page, tutorial.replace('export const fr:', 'export const const fr:'));
    const { status, stdout, stderr } = node('tools/new-game.mjs', 'pig');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n').at(-1)).toBe('games/pig is there, but it could not be formatted: npm run format');
    writeFileSync(page, tutorial);
    rmSync(join(copy, 'games', 'pig'), { recursive: true });
  });
});

test.runIf(NIGHTLY)(
  atNight('the game with secrets, in the place of the one that was written, compiles and conforms'),
  {
    timeout: SLOW,
  },
  () => {
    expect(ended(node('tools/new-game.mjs', 'liar'))).toBe(0);
    const folder = join(copy, 'games', 'liar');
    const files = Object.entries(filesOf(tutorial, '####'));
    expect(files.map(([path]) => path)).toContain('test/liar.test.ts');
    for (const [path, text] of files) writeFileSync(join(folder, path), text);
    compiles('games/liar');
    const lint = ['check', '--error-on-warnings', 'games/liar'];
    expect(ended(node('node_modules/@biomejs/biome/bin/biome', ...lint))).toBe(0);
    expect(ended(node('tools/test.mjs', 'games/liar'))).toBe(0);
    rmSync(folder, { recursive: true });
  },
);

// One after another: each step stands on the ones before it.
describe('npm run new-game pig', { timeout: SLOW }, () => {
  test('writes one folder and nothing else', () => {
    expect(ended(node('tools/new-game.mjs', 'pig'))).toBe(0);
    expect(git('status', '--porcelain')).toBe('?? games/pig/\n');
    for (const [path, text] of Object.entries(filesOf(tutorial)))
      expect(readFileSync(join(copy, 'games', 'pig', path), 'utf8')).toBe(text);
  });

  test('npm test -- pig is green, and so are types and linter', () => {
    expect(ended(node('tools/test.mjs', 'games/pig'))).toBe(0);
    compiles('games/pig');
    expect(ended(node('node_modules/@biomejs/biome/bin/biome', 'check', 'games/pig'))).toBe(0);
  });

  test.runIf(NIGHTLY)(atNight('with it in the list, the types of the whole page hold'), () => {
    expect(ended(node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/web'))).toBe(0);
  });

  test.runIf(NIGHTLY)(atNight('npm start -- play pig plays it with odds'), () => {
    const args = ['tools/start.mjs', 'play', 'pig', '--seed', '4', '--options', '{"goal":2}'];
    const typed = '1\n2\n'.repeat(40);
    const { status, stdout, stderr } = run(process.execPath, args, typed);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/lancer {3}.*16,7\u00a0%/);
    expect(stdout).toMatch(/gagne la partie\.\n.*\n {2}PIG-04/);
  });

  test.runIf(NIGHTLY)(atNight('the page lists it, and fetches its board'), () => {
    const read = (path) => readFileSync(join(copy, path), 'utf8');
    expect(read('packages/shelf/src/lazy.gen.ts')).toContain("import('@reverie/games/pig/game')");
    const boards = readdirSync(join(copy, 'apps/web/src'), { recursive: true }).filter((file) =>
      /boards\.gen\.ts$/.test(file),
    );
    expect(boards).toHaveLength(1);
    expect(read(join('apps/web/src', boards[0]))).toContain("'pig': () => import('@reverie/games/pig/board')");
    expect(ended(node('node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'))).toBe(0);
    const built = readdirSync(join(copy, 'apps/web/dist'), { recursive: true }).filter((file) => file.endsWith('.js'));
    const pages = built.map((file) => read(join('apps/web/dist', file)));
    expect(pages.some((text) => text.includes('One die, two players'))).toBe(true);
    expect(pages.some((text) => text.includes('PIG-05'))).toBe(true);
  });

  test.runIf(NIGHTLY)(atNight('a whole game of it is played in a browser, on its board, with odds'), () =>
    inItsPage(async (page) => {
      await page.goto('/');
      await playAlone(page, 'Pig');
      await page.getByText('16,7').first().waitFor();
      await page.getByRole('region', { name: 'Pig' }).getByRole('progressbar').first().waitFor();
      const over = page.getByText('La partie est finie').first();
      const next = page.getByRole('radio').first();
      const hold = page.getByRole('radio', { name: /^garder/ });
      // Whatever is in the pot is kept: some thirty turns to a hundred.
      for (let n = 0; n < 300; n++) {
        await over.or(next).first().waitFor({ state: 'attached' });
        if (await over.isVisible()) break;
        const seen = await log(page);
        await answer(page, (await hold.count()) > 0 ? /^garder/ : /^lancer/);
        await page.waitForFunction((before) => document.querySelectorAll('.log li').length > before, seen);
      }
      expect(await over.isVisible()).toBe(true);
    }),
  );

  test('Math.random() in its rules fails the linter', () => {
    appendFileSync(join(copy, 'games/pig/rules.ts'), 'export const luck = Math.random();\n');
    const { status, stdout, stderr } = node('node_modules/@biomejs/biome/bin/biome', 'check', 'games/pig');
    expect(status).toBe(1);
    expect(stdout + stderr).toContain('Math.random is not allowed in rules');
  });

  test('in the end there is still one new folder and nothing else', () => {
    expect(git('status', '--porcelain')).toBe('?? games/pig/\n');
  });
});
