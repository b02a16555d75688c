import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { writeGame } from './new-game.mjs';
import { gamesIn } from './shelf.mjs';

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
      'games/pig/rulebook.ts: PIG-01 has no text in en',
      { 'pig/rulebook.ts': book("'PIG-01': { mark: 'M', fr: 'a', en: '' }") },
    ],
    [
      'games/pig/rules/more.ts: PIG-99 is not in rulebook.ts',
      { 'pig/rules/more.ts': "refuse('invalid', 'PIG-99', 'no')" },
    ],
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

  test('at start: no build, no stack', () => {
    const copy = mkdtempSync(join(tmpdir(), 'reverie-start-'));
    made.push(copy);
    const root = fileURLToPath(new URL('..', import.meta.url));
    for (const file of readdirSync(join(root, 'tools')).filter((name) => name.endsWith('.mjs')))
      cpSync(join(root, 'tools', file), join(copy, 'tools', file));
    for (const file of ['package-lock.json', 'package.json']) cpSync(join(root, file), join(copy, file));
    cpSync(join(root, 'node_modules', '.package-lock.json'), join(copy, 'node_modules', '.package-lock.json'));
    cpSync(games({ 'pig/words/en.ts': null }), join(copy, 'games'), { recursive: true });
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([1, '', 'games/pig/words/en.ts is missing\n']);
  });
});
