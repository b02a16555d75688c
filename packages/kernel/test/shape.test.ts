import { expect, test } from 'vitest';
import { z } from 'zod';
import { misshape } from '../src/shape.ts';

const sheet = z.strictObject({ name: z.string(), reve: z.int().max(40), vie: z.int() });
const schema = z.strictObject({
  who: z.array(
    z.union([
      z.enum(['ada', 'blaise']),
      sheet,
      z.strictObject({ sheet, round: z.int(), cell: z.string(), name: z.string() }),
    ]),
  ),
});
const fault = (who: unknown) => {
  const { error } = schema.safeParse({ who: [who] });
  return error && misshape(error);
};

test('of a union the alternative that was meant is judged, and its field is named', () => {
  expect(fault({ name: 'X', reve: 99, vie: 3 })).toEqual({ where: 'who.0.reve', expected: '≤ 40' });
  expect(fault({ name: 'X' })).toEqual({ where: 'who.0.reve', expected: 'number' });
  expect(fault({ sheet: { name: 'X', reve: 99, vie: 3 }, round: 1, cell: 'A1', name: 'X' })).toEqual({
    where: 'who.0.sheet.reve',
    expected: '≤ 40',
  });
  expect(fault('nobody')).toEqual({ where: 'who.0', expected: 'ada | blaise' });
});

test('what is of no kind that an alternative has is told all of them', () => {
  const { error } = z.union([z.string(), sheet]).safeParse(7);
  expect(error && misshape(error)).toEqual({ where: '', expected: 'string | object' });
});
