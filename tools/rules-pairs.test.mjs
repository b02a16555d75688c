import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { pairsIn, pairsReport } from './rules-pairs.mjs';

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function house(table) {
  const root = mkdtempSync(join(tmpdir(), 'reverie-pairs-'));
  made.push(root);
  const folder = join(root, 'games', 'toy', 'test');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'games', 'plain'));
  writeFileSync(join(folder, 'pairs.json'), JSON.stringify(table));
  writeFileSync(
    join(folder, 'a.test.ts'),
    "test('TOY-01 a fall in the mist', () => {});\n  test(`it’s long`, () => {});",
  );
  return root;
}
const families = ['fall', 'mist', 'rage'];
const whole = {
  'fall × mist': 'TOY-01 a fall in the mist',
  'fall × rage': { never: 'nobody rages in the air' },
  'mist × rage': 'it’s long',
};

test('the games of this house leave no pair of families empty, and name tests that exist', () => {
  expect(pairsIn(fileURLToPath(new URL('..', import.meta.url))).flatMap(({ gaps }) => gaps)).toEqual([]);
});

test('a whole table has no gap, and a game without a table is not asked for one', () => {
  const games = pairsIn(house({ families, pairs: whole }));
  expect(games.map(({ name, gaps }) => [name, gaps])).toEqual([['toy', []]]);
  expect(pairsReport(games).at(-1)).toBe('toy: 3 pairs, 2 in tests, 1 without; 0 gaps');
});

test('an empty cell, a test that is not there and a strange pair are gaps', () => {
  const { 'mist × rage': _, ...rest } = whole;
  const pairs = { ...rest, 'fall × mist': 'TOY-02', 'mist × fall': 'TOY-01 a fall in the mist' };
  expect(pairsIn(house({ families, pairs }))[0].gaps).toEqual([
    'fall × mist: no test is called “TOY-02”',
    'mist × rage: neither a test nor a reason',
    'mist × fall: no such pair of families, or not in their order',
  ]);
});
