import { expect, test } from 'vitest';
import { nearestTo, readTyped } from './typed-number.ts';

test.each([
  ['a clock of 15 is erased and typed as 30', ['1', '', '3', '30'], { least: 1, most: 10_080 }, [1, null, 3, 30]],
  ['a strip of 8 to 30 is typed as 12', ['', '1', '12'], { least: 8, most: 30 }, [null, null, 12]],
  ['a height goes by halves', ['2', '2.', '2.5', '2.55'], { least: 0, most: 40, step: 0.5 }, [2, 2, 2.5, null]],
  ['a number below nothing', ['-', '-3'], { most: 5 }, [null, -3]],
])('%s: only what the field takes is taken while it is typed', (_what, typed, limits, taken) => {
  expect(typed.map((text) => readTyped(text, limits))).toEqual(taken);
});

test('what cannot be taken becomes the nearest that can, and what is no number nothing', () => {
  const strip = { least: 8, most: 30 };
  expect(['1', '120', '12.4', '', ' ', 'abc'].map((text) => nearestTo(text, strip))).toEqual([
    8,
    30,
    12,
    null,
    null,
    null,
  ]);
});
