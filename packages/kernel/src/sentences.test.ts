import { expect, test } from 'vitest';
import { chosen, isSeveral } from './sentences.ts';

const english = (n: number): boolean => isSeveral('en', n);

test('a part stands by what there is, by what it is, and by how many', () => {
  const sentence = '[by=draw|Chance|[by|{by}|Nobody]] gives {n} stone[n+|s][why| ({why|word|x})].';
  expect(chosen(sentence, { by: 'draw', n: 1 }, english)).toBe('Chance gives {n} stone.');
  expect(chosen(sentence, { by: 'Ada', n: 0 }, english)).toBe('{by} gives {n} stones.');
  expect(chosen(sentence, { n: -1, why: 'so' }, english)).toBe('Nobody gives {n} stone ({why|word|x}).');
});

test('none is singular in French alone', () => {
  expect([0, 1, 2].map((n) => isSeveral('fr', n))).toEqual([false, false, true]);
  expect([0, 1, 2].map((n) => isSeveral('en', n))).toEqual([true, false, true]);
});
