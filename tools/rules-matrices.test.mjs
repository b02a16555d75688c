import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { matricesIn, matricesReport, matrixGaps } from './rules-matrices.mjs';

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-matrices-'));
  made.push(folder);
  return folder;
};

/** A game with one matrix of these cells, and a test that plays it. */
function house(cells, test = 'playMatrix(matrix, plays)') {
  const root = temporary();
  const folder = join(root, 'games', 'toy', 'test');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'games', 'plain'));
  const matrices = [{ title: 'Falls', axes: ['what', 'where'], cells }];
  writeFileSync(join(folder, 'matrix.ts'), `export const matrices: unknown[] = ${JSON.stringify(matrices)};`);
  writeFileSync(join(folder, 'matrix.test.ts'), test);
  const rule = (id) => `'${id}': { mark: 'M', fr: 'un', en: 'one' }`;
  writeFileSync(join(root, 'games', 'toy', 'rulebook.ts'), `{ ${rule('TOY-A-01')}, ${rule('TOY-A-02')} }`);
  return root;
}
const cells = [
  { at: ['fall', 'mist'], rule: 'TOY-A-01' },
  { at: ['fall', 'hole'], rule: 'TOY-A-02', shut: 'line 3: a hole is not fallen into twice' },
  { at: ['leap', 'mist'], rule: 'TOY-A-01, TOY-A-02', open: 'no leaps yet' },
];
const played = (...lines) => {
  const folder = temporary();
  writeFileSync(join(folder, 'cells.txt'), lines.map((line) => `${line}\n`).join(''));
  return folder;
};
const gapsIn = async (root, folder) => matrixGaps(await matricesIn(root, folder));

test('the matrices of this house are whole, and each is played by a test', async () => {
  expect(await gapsIn(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
});

test('cells are counted as played, shut, and open with a reason', async () => {
  const root = house(cells);
  expect(matricesReport(await matricesIn(root))).toEqual([
    'toy: Falls (what × where): 1 to play, 1 shut, 1 open; 0 gaps',
    '  open: leap × mist: no leaps yet',
  ]);
  const games = await matricesIn(root, played('Falls\tfall × mist', 'Falls\tfall × hole'));
  expect(matricesReport(games)[0]).toBe('toy: Falls (what × where): 1 played, 1 shut (1 proven), 1 open; 0 gaps');
});

test('a cell that no test has played is a gap, and so is a matrix that no test plays', async () => {
  expect(await gapsIn(house(cells), played())).toEqual(['fall × mist: neither played nor shut nor open']);
  expect(await gapsIn(house(cells, 'nothing'))).toEqual(['no test plays its matrices']);
});

test('a cell has one place on each axis, a rule of the book, one reason, and stands once', async () => {
  const wrong = [
    { at: ['fall'], rule: 'TOY-A-01' },
    { at: ['fall', 'mist'], rule: 'TOY-A-09' },
    { at: ['fall', 'mist'], rule: 'TOY-A-01', shut: 'a', open: 'b' },
    { at: ['leap', 'mist'], rule: '', open: '' },
  ];
  expect((await gapsIn(house(wrong))).sort()).toEqual([
    'fall × mist: TOY-A-09 is not in rulebook.ts',
    'fall × mist: shut and open',
    'fall × mist: stands twice',
    'fall: not one of each axis',
    'leap × mist: names no rule',
    'leap × mist: no reason',
  ]);
});
