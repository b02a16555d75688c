import { expect, test } from 'vitest';
import { GROUND, SIGNS } from './art.tsx';
import { movedTo, mover, scaled } from './paths.ts';

const by = { x: 10, y: 100 };
const moved = (outline: string, to: typeof by): string => mover(outline)(to);

test('absolute points move, steps and sizes stay', () => {
  expect(moved('M1 2L3 4', by)).toBe('M11 102L13 104');
  expect(moved('M-1-2h5v-3', by)).toBe('M9 98h5v-3');
  expect(moved('M0 0H5V6Z', by)).toBe('M10 100H15V106Z');
  expect(moved('M0 0Q1 2 3 4T5 6', by)).toBe('M10 100Q11 102 13 104T15 106');
  expect(moved('M0 0A5 5 0 0 1 8 9', by)).toBe('M10 100A5 5 0 0 1 18 109');
  expect(moved('M-2.5 15V8a2.5 2.5 0 0 1 5 0v7z', by)).toBe('M7.5 115V108a2.5 2.5 0 0 1 5 0v7z');
  expect(moved('M0 0 4 4', by)).toBe('M10 100 14 104');
});

test('an outline at several places is one outline', () => {
  expect(movedTo([by, { x: 0, y: 0 }], 'M1 2h3Z')).toBe('M11 102h3ZM1 2h3Z');
  expect(movedTo([], 'M1 2h3Z')).toBe('');
});

test('every drawing of the lands comes back when it is moved there and back', () => {
  const plain = (outline: string) => moved(outline, { x: 0, y: 0 });
  for (const outline of [...Object.values(GROUND), ...Object.values(SIGNS).flatMap((sign) => sign.map(([, o]) => o))]) {
    expect(moved(moved(outline, by), { x: -10, y: -100 })).toBe(plain(outline));
  }
});

test('an outline grows and shrinks around its middle, but for the flags of its arcs', () => {
  expect(scaled('M10-4l2 6h3', 0.5)).toBe('M5 -2l1 3h1.5');
  expect(scaled('M0 0a4 6 30 1 0 8 9', 2)).toBe('M0 0a8 12 30 1 0 16 18');
});
