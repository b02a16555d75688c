import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { linesIn, rowOf, table } from './lines.mjs';

test.each([
  ['tests', ['games/reve/test/table.ts', 'packages/reve/src/hex.test.ts', 'packages/kernel/src/testing/table.ts']],
  ['game rules', ['games/reve/rules/cast.ts', 'packages/reve/src/rules/cast.ts', 'games/pig/types.ts']],
  ['boards', ['games/reve/board/Board.tsx', 'apps/web/src/boards/reve/Board.tsx']],
  ['game texts', ['games/reve/words/fr.ts', 'packages/reve/src/texts/fr.ts', 'games/reve/rulebook.ts']],
  ['game data', ['games/reve/data/map.ts', 'packages/reve/src/data/map.ts']],
  ['programs, odds, advisor', ['games/reve/advisor/solve.ts', 'packages/odds/src/dist.ts']],
  ['css', ['games/reve/board/map.css', 'apps/web/src/app/app.css']],
  ['words of the page', ['apps/web/src/lobby/words.ts', 'packages/ui/src/ui-words.ts']],
  ['page', ['apps/web/src/lobby/Lobby.tsx', 'packages/ui/src/board.ts']],
  ['kernel and conformance', ['packages/kernel/src/match.ts', 'packages/kernel/examples/abouts.ts']],
])('%s, in both layouts', (row, files) => {
  expect(files.map(rowOf)).toEqual(files.map(() => row));
});

test('lines are counted where there is no repository too, without what was built', () => {
  const root = mkdtempSync(join(tmpdir(), 'reverie-lines-'));
  try {
    for (const file of ['games/pig/rules.ts', 'games/dist/pig/rules.ts', 'node_modules/a/b.ts', 'README.md']) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), 'one\ntwo\n');
    }
    const lines = table(linesIn(root));
    expect(lines).toContain('game rules                      2');
    expect(lines.at(-1)).toBe('total                           2');
  } finally {
    rmSync(root, { recursive: true });
  }
});
