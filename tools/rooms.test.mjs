import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  circles,
  GAME_FLOORS,
  importGraph,
  importsOfRules,
  PAGE_FLOORS,
  unusedExports,
  upwardArrows,
} from './imports.mjs';
import { KNOWN_ARROWS, KNOWN_CIRCLES } from './rooms.known.mjs';
import { FLOORS, picture, rooms, wrongArrows } from './rooms.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every import of a file below a folder, build output left out. */
function imports(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file.replaceAll(sep, '/')))
    .flatMap((file) => [...readFileSync(join(root, folder, file), 'utf8').matchAll(/(?:from|import) '([^']+)'/g)])
    .map(([, path]) => path);
}

const level = (name) => {
  const floor = FLOORS.findIndex((names) => names.includes(name));
  return [floor, FLOORS[floor]?.indexOf(name) ?? -1];
};

test.each(rooms())('$folder uses only what it says, and only what lies below it', ({ name, folder, uses }) => {
  const [floor, place] = level(name);
  expect(floor, `${name} has no floor in tools/rooms.mjs`).toBeGreaterThanOrEqual(0);
  for (const used of uses) {
    const [below, before] = level(used);
    expect(below < floor || (below === floor && before < place), `${name} → ${used} points up`).toBe(true);
  }
  const imported = new Set(imports(folder).flatMap((path) => /^@reverie\/([^/]+)/.exec(path)?.[1] ?? []));
  imported.delete(name);
  expect([...imported].sort()).toEqual([...uses].sort());
});

test.each(rooms())('ARCHITECTURE.md says what $folder uses', ({ folder, uses }) => {
  const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n');
  const [, , said = ''] = rows.find((row) => row.startsWith(`| \`${folder}\` |`))?.split(' | ') ?? [];
  const named = said.replace(' |', '').split(', ');
  expect(named.sort()).toEqual(uses.length > 0 ? [...uses].sort() : ['nothing of ours']);
});

test.each(rooms())('$folder reaches no other room by a relative path', ({ folder }) => {
  expect(imports(folder).filter((path) => /^(\.\.\/)+(packages|apps)\//.test(path))).toEqual([]);
});

test('the picture of the rooms is true (npm run rooms draws it anew)', () => {
  expect(readFileSync(join(root, 'docs/rooms.svg'), 'utf8')).toBe(picture());
});

describe('inside the rooms', () => {
  const graph = importGraph(root);

  test('the graph sees the page, the games, and the doors between them', () => {
    expect(graph.get('apps/web/src/base/boards.gen.ts')).toContain('games/reve/board/module.tsx');
    expect(graph.get('games/reve/board/module.tsx')).toContain('packages/ui/src/board.ts');
  });

  test('no circle of imports, but for those that are known', () => {
    expect(circles(graph)).toEqual(KNOWN_CIRCLES);
  });

  test('no arrow points up inside the page or a game, but for those that are known', () => {
    expect(wrongArrows(graph)).toEqual(KNOWN_ARROWS);
  });

  test('apps, games and the base of the page export nothing that nobody imports', () => {
    const closed = /^(apps|games|packages\/(ui|board))\//;
    const doors = /\/(board\/module|board\/Start|lesson\/lesson|workshop\/Workshop)\.tsx?$|\.gen\.ts$/;
    expect(unusedExports(root, graph, closed, doors)).toEqual([]);
  });

  test('nothing of the page is excused', () => {
    expect(
      [...KNOWN_CIRCLES.flat(), ...KNOWN_ARROWS].filter((line) => /^(apps\/web|packages\/(ui|board))\//.test(line)),
    ).toEqual([]);
  });
});

describe('in a made-up house', () => {
  const house = (files) => importGraph(folderOf(files));
  /** A house in a temporary folder: text by path. */
  function folderOf(files) {
    const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return folder;
  }
  const sound = {
    'packages/ui/package.json': '{ "name": "@reverie/ui", "exports": { "./*": { "reverie-source": "./src/*.ts" } } }',
    'packages/ui/src/words.ts': 'export const words = 1;',
    'apps/web/src/base/route.tsx': "import { words } from '@reverie/ui/words';",
    'apps/web/src/session/session.ts': "import type { Route } from '../base/route.tsx';",
    'apps/web/src/parts/Log.tsx': "import { session } from '../session/session.ts';\nimport './log.css';",
    'apps/web/src/pages/lobby/Lobby.tsx': "import { Log } from '../../parts/Log.tsx';",
    'apps/web/src/shell/App.tsx': "const Lobby = lazy(() => import('../pages/lobby/Lobby.tsx'));",
    'games/pig/data/dice.ts': 'export const SIDES = 6;',
    'games/pig/rules/turn.ts': "import { SIDES } from '../data/dice.ts';",
    'games/pig/board/Board.tsx': "import { SIDES } from '../data/dice.ts';",
  };

  test('a sound one has neither circles nor wrong arrows', () => {
    const graph = house(sound);
    expect(graph.get('apps/web/src/base/route.tsx')).toEqual(['packages/ui/src/words.ts']);
    expect(circles(graph)).toEqual([]);
    expect(upwardArrows(graph, 'apps/web/src', PAGE_FLOORS)).toEqual([]);
    expect(upwardArrows(graph, 'games/pig', GAME_FLOORS)).toEqual([]);
    expect(importsOfRules(graph)).toEqual([]);
  });

  test.each([
    ['a type', "import type { Session } from '../session/session.ts';"],
    ['a value', "import { session } from '../session/session.ts';"],
    ['something fetched later', "const later = () => import('../session/session.ts');"],
    ['a type in passing', "let one: import('../session/session.ts').Session;"],
    ['a worker', "new Worker(new URL('../session/session.ts', import.meta.url));"],
  ])('a circle closed by %s is found, and so is the arrow that points up', (_, line) => {
    const graph = house({ ...sound, 'apps/web/src/base/route.tsx': line });
    expect(circles(graph)).toEqual([['apps/web/src/base/route.tsx', 'apps/web/src/session/session.ts']]);
    expect(upwardArrows(graph, 'apps/web/src', PAGE_FLOORS)).toEqual([
      'apps/web/src/base/route.tsx → apps/web/src/session/session.ts',
    ]);
  });

  test('an export that nobody imports is found', () => {
    const folder = folderOf({
      ...sound,
      'packages/ui/src/words.ts': 'export const words = 1;\nexport interface Spare {}\nexport function idle() {}',
    });
    expect(unusedExports(folder, importGraph(folder), /^packages\//, /^$/)).toEqual([
      'packages/ui/src/words.ts: Spare',
      'packages/ui/src/words.ts: idle',
    ]);
  });

  test('a circle across packages is found', () => {
    const graph = house({ ...sound, 'packages/ui/src/words.ts': "import '../../../apps/web/src/shell/App.tsx';" });
    expect(circles(graph)).toHaveLength(1);
    expect(circles(graph)[0]).toHaveLength(6);
  });

  test('rooms of one floor do not use each other, and every file has a floor', () => {
    const graph = house({
      ...sound,
      'apps/web/src/house/house.ts': "import { Route } from '../base/route.tsx';",
      'apps/web/src/extra.ts': '',
    });
    expect(upwardArrows(graph, 'apps/web/src', PAGE_FLOORS)).toEqual([
      'apps/web/src/extra.ts lies on no floor',
      'apps/web/src/house/house.ts → apps/web/src/base/route.tsx',
    ]);
  });

  test('rules that lean on a board, data that lean on rules, and a board that imports rules are found', () => {
    const graph = house({
      ...sound,
      'games/pig/rules/turn.ts': "import { Board } from '../board/Board.tsx';",
      'games/pig/data/dice.ts': "import { turn } from '../rules/turn.ts';",
      'games/pig/board/Marks.tsx': "import type { Turn } from '../rules/turn.ts';",
    });
    expect(upwardArrows(graph, 'games/pig', GAME_FLOORS)).toEqual([
      'games/pig/data/dice.ts → games/pig/rules/turn.ts',
      'games/pig/rules/turn.ts → games/pig/board/Board.tsx',
    ]);
    expect(importsOfRules(graph)).toEqual(['games/pig/board/Marks.tsx → games/pig/rules/turn.ts']);
  });
});
