import { expect, test } from 'vitest';
import { z } from 'zod';
import { misshape } from './shape.ts';

const said = (schema: z.ZodType, data: unknown) => {
  const { error } = schema.safeParse(data);
  return error && misshape(error);
};

test('alternatives that one field tells apart are listed where it names none of them', () => {
  const answer = z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('pass') }),
    z.strictObject({ do: z.enum(['raise', 'call']), by: z.int() }),
  ]);
  const expected = 'pass | raise | call';
  expect(said(answer, { do: 'constructor' })).toEqual({ where: 'do', expected });
  expect(said(answer, {})).toEqual({ where: 'do', expected });
  expect(said(answer, { do: 'call', by: 'two' })).toEqual({ where: 'by', expected: 'number' });
});
