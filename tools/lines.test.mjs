import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { linesIn, rowOf, table } from './lines.mjs';
import { rooms } from './rooms.mjs';

test.each([
  ['tests', ['games/reve/test/table.ts', 'packages/kernel/src/testing/table.ts', 'apps/web/src/base/route.test.ts']],
  ['game rules', ['games/reve/rules/cast.ts', 'games/pig/types.ts']],
  ['boards', ['games/reve/board/Board.tsx', 'games/mortebrume/sketch.ts', 'packages/board/src/camera.ts']],
  ['game texts', ['games/reve/words/fr.ts', 'games/reve/rulebook.ts']],
  ['programs, odds, advisor', ['games/reve/advisor/solve.ts', 'packages/odds/src/dist.ts']],
  ['css', ['games/reve/board/map.css']],
  ['words of the page', ['games/reve/board/words.ts', 'packages/ui/src/ui-words.ts']],
  ['page', ['apps/web/src/lobby/Lobby.tsx', 'packages/ui/src/board.ts']],
])('of the rows that could take a file, the first one does: %s', (row, files) => {
  expect(files.map(rowOf)).toEqual(files.map(() => row));
});

test('every room of the house has a row, so that none is forgotten', () => {
  const folders = rooms().map(({ folder }) => folder);
  expect(folders).toContain('packages/lab');
  expect(folders.filter((folder) => rowOf(`${folder}/src/a.ts`) === undefined)).toEqual([]);
});

test('lines are counted where there is no repository too, without what was built; what has no row is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'reverie-lines-'));
  try {
    for (const file of [
      'games/pig/rules.ts',
      'games/dist/pig/rules.ts',
      'node_modules/a/b.ts',
      'README.md',
      'new/a.ts',
    ]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), 'one\ntwo\n');
    }
    const lines = table(linesIn(root));
    expect(lines).toContain('game rules                      2');
    expect(lines.slice(-2)).toEqual(['total                           2', 'not counted: new/a.ts']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
