import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { writeGame } from './new-game.mjs';
import { gamesIn } from './shelf.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder of games with Pig in it, changed by these files: null takes one away. */
function games(changes) {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-games-'));
  made.push(folder);
  writeGame('pig', folder);
  for (const [path, text] of Object.entries(changes)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === null) rmSync(file, { recursive: true });
    else writeFileSync(file, text);
  }
  return folder;
}
const about = (id) => `export const about = {\n  id: '${id}',\n  order: 1,\n};\n`;

const book = (rules) => `export const RULEBOOK = [${rules}];`;

test('the games of this house stand on it', () => {
  expect(gamesIn(join(root, 'games')).length).toBeGreaterThan(3);
});

test('other words in quotes are no rules, nor are those of the kernel', () => {
  const more = "const CODE = 'UTF-8'; refuse('stale', 'KER-STALE', 'stale');";
  expect(() => gamesIn(games({ 'pig/more.ts': more }))).not.toThrow();
});

test('a whole game stands on the shelf; a folder without about.ts is none', () => {
  expect(gamesIn(games({ 'dist/x.js': '' }))).toMatchObject([
    { id: 'pig', order: 90, variable: 'pig', apart: [{ part: 'rulebook', door: 'RULEBOOK' }] },
  ]);
});

describe('one line names file and field', () => {
  test.each([
    ['games/pig/words/en.ts is missing', { 'pig/words/en.ts': null }],
    ['games/pig/words/fr.ts is missing', { 'pig/words': null }],
    ['games/pig/game.ts is missing', { 'pig/game.ts': null }],
    ['games/pig/rulebook.ts is missing', { 'pig/rulebook.ts': null }],
    ['games/pig/rulebook.ts: export RULEBOOK is missing', { 'pig/rulebook.ts': '' }],
    ['games/pig/game.ts: export game is missing', { 'pig/game.ts': 'export const pig = 1;' }],
    ['games/pig/board/module.tsx is missing', { 'pig/board/module.tsx': null }],
    ['games/pig/board/module.tsx: export Board is missing', { 'pig/board/module.tsx': '' }],
    ["games/pig/about.ts: id must be 'pig', the name of the folder, not 'reve'", { 'pig/about.ts': about('reve') }],
    ['games/pig/about.ts: title is missing', { 'pig/about.ts': about('pig') }],
    ['games/pig/about.ts: order must be a whole number', { 'pig/about.ts': about('pig').replace('1', "'a'") }],
    [
      'games/pig/rulebook.ts: PIG-01 is used twice',
      { 'pig/rulebook.ts': book("'PIG-01': { mark: 'M', fr: 'a', en: 'a' }, ".repeat(2)) },
    ],
    ['games/pig/rulebook.ts: PIG-01 has no mark', { 'pig/rulebook.ts': book("'PIG-01': { fr: 'a', en: 'a' }") }],
    [
      "games/pig/rulebook.ts: PIG-01 has the mark 'Q', which is none of M, G, H, N, T, X, M/G, M/H, N/H",
      { 'pig/rulebook.ts': book("'PIG-01': { mark: 'Q', fr: 'a', en: 'a' }") },
    ],
    [
      'games/pig/rulebook.ts: PIG-01 has no text in en',
      { 'pig/rulebook.ts': book("'PIG-01': { mark: 'M', fr: 'a', en: '' }") },
    ],
    [
      'games/pig/rules/more.ts: PIG-99 is not in rulebook.ts',
      { 'pig/rules/more.ts': "refuse('invalid', 'PIG-99', 'no')" },
    ],
    ['games/pig/more.ts: GIP-01 is not in rulebook.ts', { 'pig/more.ts': "refuse('invalid', 'GIP-01', 'no')" }],
    ['games/pig/more.ts: GIP-02 is not in rulebook.ts', { 'pig/more.ts': "cites: ['PIG-01', 'GIP-02']" }],
    ['games/pig/more.ts: GIP-03 is not in rulebook.ts', { 'pig/more.ts': "readonly rule: 'PIG-01' | 'GIP-03';" }],
  ])('%s', (line, changes) => {
    expect(() => gamesIn(games(changes))).toThrow(new Error(line));
  });

  test('a folder whose name code cannot use', () => {
    const folder = games({});
    renameSync(join(folder, 'pig'), join(folder, 'class'));
    expect(() => gamesIn(folder)).toThrow(new Error('games/class: code cannot use that word as a name'));
  });

  test('an id that the kernel uses for an example', () => {
    const folder = games({});
    writeGame('tic-tac-toe', folder);
    expect(() => gamesIn(folder)).toThrow("games/tic-tac-toe/about.ts: id 'tic-tac-toe' is used twice");
  });

  describe('on a copy of the tools', () => {
    function command(script) {
      const copy = mkdtempSync(join(tmpdir(), 'reverie-start-'));
      made.push(copy);
      for (const file of readdirSync(join(root, 'tools')).filter((name) => name.endsWith('.mjs')))
        cpSync(join(root, 'tools', file), join(copy, 'tools', file));
      for (const file of ['package-lock.json', 'package.json', 'node_modules/.package-lock.json'])
        cpSync(join(root, file), join(copy, file));
      cpSync(games({ 'pig/words/en.ts': null }), join(copy, 'games'), { recursive: true });
      const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: copy, encoding: 'utf8' });
      return [status, stdout, stderr];
    }

    test.each([
      ['at start', 'tools/start.mjs'],
      ['where the shelf is written', 'tools/shelf.mjs'],
    ])('%s: no build, no stack', (_, script) => {
      expect(command(script)).toEqual([1, '', 'games/pig/words/en.ts is missing\n']);
    });
  });
});
