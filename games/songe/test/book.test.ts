/** SON-TST-08: true odds against facts counted apart from this code, and the printed table explained. */
import { readFileSync } from 'node:fs';
import { type Fraction, toText } from '@reverie/odds/fraction';
import { describe, expect, test } from 'vitest';
import { bookTable, countedByTheBook, hundredths } from '../odds/book.ts';
import { successOf } from '../success.ts';

const BAG = { white: 60, black: 60 };
const facts = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** Such as 65.62. */
const percent = (f: Fraction): string => (Number(hundredths(f)) / 100).toFixed(2);

/** With a coin and out of the bag, plain and with a fortune each. */
const odds = (trial: { readonly fixed: number; readonly redraws?: number; readonly forced?: number }): string[] =>
  (['coin', BAG] as const).flatMap((bag) =>
    [false, true].map((fortune) => percent(successOf({ ...trial, bag, fortune }))),
  );

describe('SON-TST-08 the true odds, to the last printed digit', () => {
  const rows = facts('book-odds.csv');
  test('every cell of the table', () => {
    expect(rows.length).toBe(81);
    for (const [fixed, redraws, ...figures] of rows)
      expect(figures.slice(0, 4)).toEqual(odds({ fixed: Number(fixed), redraws: Number(redraws) }));
  });

  test('SON-DIF-03, SON-TST-06 forced redraws of white stones', () => {
    const forced = facts('forced-odds.csv');
    expect(forced.length).toBe(85);
    for (const [fixed, again, ...figures] of forced)
      expect(figures.slice(0, 4)).toEqual(odds({ fixed: Number(fixed), forced: Number(again) }));
  });
});

describe('SON-TST-08 how the printed table was made', () => {
  test('each number of white stones counted as equally likely', () => {
    for (const [fixed, redraws, , , , , plain, fortune] of facts('book-odds.csv')) {
      expect(percent(countedByTheBook(Number(fixed), Number(redraws), false))).toBe(plain);
      expect(percent(countedByTheBook(Number(fixed), Number(redraws), true))).toBe(fortune);
    }
    expect(toText(countedByTheBook(2, 0, false))).toBe('4/7');
  });

  test('eight figures do not even fit that', () => {
    const misprints = bookTable().filter(({ misprint }) => misprint);
    expect(misprints.map(({ fixed, redraws, fortune, printed }) => [fixed, redraws, fortune, printed])).toEqual([
      [-4, 3, true, 53],
      [-1, 4, true, 72],
      [0, 0, false, 46],
      [0, 2, false, 59],
      [0, 8, false, 86],
      [0, 8, true, 94],
      [2, 3, false, 75],
      [3, 5, false, 94],
    ]);
  });

  test('SON-TST-07 Varthos: the book says 57 %, it is 65.6 %', () => {
    const row = bookTable().find(({ fixed, redraws, fortune }) => fixed === 2 && redraws === 0 && !fortune);
    expect(row?.printed).toBe(57);
    expect(percent(row?.coin ?? successOf({ bag: BAG, fixed: 0 }))).toBe('65.62');
    expect(toText(successOf({ bag: 'coin', fixed: 2 }))).toBe('21/32');
  });

  test('SON-CAR-02 INT 2: three white of six are enough, and with two redraws it is far likelier than printed', () => {
    const row = bookTable().find(({ fixed, redraws, fortune }) => fixed === 2 && redraws === 2 && !fortune);
    expect(row?.printed).toBe(71);
    expect(percent(successOf({ bag: 'coin', fixed: 2, redraws: 2 }))).toBe('85.55');
  });
});
