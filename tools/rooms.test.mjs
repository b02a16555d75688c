import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FLOORS, picture, rooms } from './rooms.mjs';

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

test.each(rooms())('$folder reaches no other room by a relative path', ({ folder }) => {
  expect(imports(folder).filter((path) => /^(\.\.\/)+(packages|apps)\//.test(path))).toEqual([]);
});

test('the picture of the rooms is true (npm run rooms draws it anew)', () => {
  expect(readFileSync(join(root, 'docs/rooms.svg'), 'utf8')).toBe(picture());
});
