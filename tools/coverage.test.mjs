import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableOf } from './coverage.mjs';

const of = (covered, total) => ({ lines: { covered, total }, branches: { covered: 1, total: 2 } });

test('a row for each game, and the files of rules that are reached least', () => {
  const from = join('/home', 'house');
  const at = (path) => join(from, 'games', path);
  const summary = {
    total: of(1, 1),
    [at('b/rules.ts')]: of(1, 1),
    [at('b/words/fr.ts')]: of(0, 3),
    [at('a/rules/cast.ts')]: of(1, 4),
    [at('a/rules/ids.ts')]: of(0, 0),
  };
  expect(tableOf(summary, from)).toEqual([
    'a              lines  25.0 %   branches  50.0 %',
    'b              lines  25.0 %   branches  50.0 %',
    'reached least:',
    '  games/a/rules/cast.ts: lines 25.0 %, branches 50.0 %',
    '  games/b/rules.ts: lines 100.0 %, branches 50.0 %',
  ]);
});
