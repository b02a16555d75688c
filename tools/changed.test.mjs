import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles, reachedTests } from './changed.mjs';

/** A house with a game, its board, the shelf between them and a server, and a test of each. */
const HOUSE = {
  'packages/shelf/package.json':
    '{ "name": "@reverie/shelf", "exports": { "./*": { "reverie-source": "./src/*.ts" } } }',
  'packages/shelf/src/shelf.gen.ts': "import '../../../games/pig/rules.ts';\nimport '../../../games/fox/rules.ts';",
  'packages/shelf/src/shelf.ts': "import './shelf.gen.ts';",
  'games/pig/rules.ts': '',
  'games/pig/board/Board.tsx': "import './board.css';",
  'games/pig/board/board.css': '',
  'games/pig/board/board.test.tsx': "import './Board.tsx';",
  'games/pig/test/turn.test.ts': "import '../rules.ts';",
  'games/pig/test/long.night.test.ts': "import '../rules.ts';",
  'games/fox/rules.ts': '',
  'games/fox/test/turn.test.ts': "import '../rules.ts';",
  'apps/server/src/main.ts': "import '@reverie/shelf/shelf';",
  'apps/server/test/golden.test.ts': "import '../src/main.ts';",
  'apps/server/test/lobby.test.ts': "import '../src/main.ts';\nconst game = 'pig';",
  'apps/web/test/stage.e2e.test.ts': '',
  'apps/web/test/pig.stage.e2e.test.ts': '',
  'apps/web/test/fox.stage.e2e.test.ts': '',
  'apps/web/test/people.e2e.test.ts': '',
  'tools/markdown.test.mjs': '',
  'tools/rooms.test.mjs': '',
};

function house() {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(HOUSE)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('a rule is tried by its game, by its board on the stage, and by what plays the whole shelf', () => {
  expect(reachedTests(house(), ['games/pig/rules.ts'])).toEqual({
    run: [
      'apps/server/test/golden.test.ts',
      'apps/web/test/pig.stage.e2e.test.ts',
      'games/pig/test/turn.test.ts',
      'tools/rooms.test.mjs',
    ],
    // They reach it through the shelf, or in journeys: said, not run.
    left: [
      'apps/server/test/lobby.test.ts',
      'apps/web/test/fox.stage.e2e.test.ts',
      'apps/web/test/people.e2e.test.ts',
      'apps/web/test/stage.e2e.test.ts',
    ],
  });
});

test('a style counts as the part of the board that it belongs to', () => {
  expect(reachedTests(house(), ['games/pig/board/board.css'])?.run).toEqual([
    'apps/web/test/pig.stage.e2e.test.ts',
    'apps/web/test/stage.e2e.test.ts',
    'games/pig/board/board.test.tsx',
  ]);
});

test('a server is tried by its own tests; a document by those that read documents', () => {
  expect(reachedTests(house(), ['apps/server/src/main.ts'])?.run).toEqual([
    'apps/server/test/golden.test.ts',
    'apps/server/test/lobby.test.ts',
    'tools/rooms.test.mjs',
  ]);
  expect(reachedTests(house(), ['README.md'])?.run).toEqual(['tools/markdown.test.mjs', 'tools/rooms.test.mjs']);
});

test.each(['package-lock.json', 'vitest.config.ts', '.ci/run', 'tools/test.mjs'])(
  'after a change of %s nothing is known to be untouched',
  (file) => {
    expect(reachedTests(house(), [file])).toBeNull();
  },
);

test('a revision that git does not know is one line', () => {
  expect(() => changedFiles(process.cwd(), 'no-such-revision')).toThrow(/^git diff failed: /);
});
