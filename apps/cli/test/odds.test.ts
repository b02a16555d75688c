/** `reverie odds`: a printed table beside the true one. */
import { expect, test } from 'vitest';
import { jsonLines, reverie } from './reverie.ts';

test('SON-X-04 the book says 57 %, the coin 65.6 %, the bag of four players 66.0 %', async () => {
  const { code, out } = await reverie(['odds', 'songe', '--table', '--lang', 'en']);
  expect(code).toBe(0);
  expect(out).toContain('counted each number of white stones as equally likely');
  expect(out).toContain('8 figures, marked *');
  expect(out).toMatch(/^\+2 +6 +0 +57% +65\.6% +66\.0%/m);
});

test('as JSON with exact fractions', async () => {
  const { out } = await reverie(['odds', 'songe', '--table', '--json', '--players', '1']);
  const rows = jsonLines(out);
  expect(rows).toHaveLength(162);
  expect(rows).toContainEqual(
    expect.objectContaining({ fixed: 2, redraws: 0, fortune: false, printed: 57, counted: '4/7', coin: '21/32' }),
  );
});

test.each([
  ['Rêve', ['reve', '--table']],
  ['tset', ['songe', 'tset']],
  ['stones', ['songe', 'test', '--set', 'stones=4']],
  ['fixed', ['songe', 'test', '--set', 'fixed=99']],
  ['fixed', ['songe', 'test', '--set', 'fixed']],
  // More stones than the bag holds.
  ['white', ['songe', 'test', '--set', 'bag=bag', 'white=1', 'black=2', 'fixed=0']],
  ['xml', ['songe', 'test', '--form', 'xml']],
  ['--draws', ['songe', 'test', '--draws', 'many']],
  ['nowhere', ['songe', 'test', '--panel', 'nowhere']],
  ['--players', ['songe', '--table', '--players', '9']],
  ['chess', ['chess']],
])('what cannot be shown is said in one line that names it: %s', async (named, argv) => {
  const { code, err, out } = await reverie(['odds', ...argv]);
  expect([code, out]).toEqual([2, '']);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toContain(named);
});

test('a question is answered exactly, in words, as a table, as JSON, and checked by draws', async () => {
  const asked = ['odds', 'songe', 'test', '--set', 'fixed=2', 'redraws=2'];
  const { code, out } = await reverie([...asked, '--lang', 'en', '--draws', '2000']);
  expect(code).toBe(0);
  expect(out).toContain('85.55');
  // What it was asked for is said with the answer, what nobody set too.
  expect(out).toMatch(/ 2 +fixed=2\n/);
  expect(out).toMatch(/ redraws=2\n/);
  expect(out).toMatch(/succeeds +85\.55% +8\d\.\d+%/);
  const [line] = jsonLines((await reverie([...asked, '--json'])).out) as {
    share: number;
    weights: [string, string][];
  }[];
  expect(line?.share).toBeCloseTo(0.8555, 4);
  expect((await reverie([...asked, '--form', 'markdown'])).out).toContain('| réussit | 85,55');
  expect((await reverie([...asked, '--form', 'csv'])).out).toMatch(/^issue,chance\r\n/);
  expect((await reverie([...asked, '--form', 'svg'])).out).toContain('<title>Pierres fixes, retirages');
});

test('without a question, those of the game are listed', async () => {
  const { out } = await reverie(['odds', 'mortebrume', '--lang', 'en']);
  expect(out).toContain('reverie odds mortebrume exchange');
});
