import { expect, test } from 'vitest';
import { z } from 'zod';
import { onDemand } from './on-demand.ts';

test('is made at its first use, and once', () => {
  let made = 0;
  const usual = onDemand(() => {
    made++;
    return { colour: 'red', size: 3 };
  });
  expect(made).toBe(0);
  expect(usual.colour).toBe('red');
  expect({ ...usual, size: 4 }).toEqual({ colour: 'red', size: 4 });
  expect('size' in usual).toBe(true);
  expect(Object.keys(usual)).toEqual(['colour', 'size']);
  expect(made).toBe(1);
});

test('a schema does all that it does, by itself and within others', () => {
  const sheet = onDemand(() => z.strictObject({ name: z.string().min(1), level: z.int().default(2) }));
  expect(sheet.parse({ name: 'Nitouche' })).toEqual({ name: 'Nitouche', level: 2 });
  expect(sheet.safeParse({ name: '' }).error?.issues[0]?.path).toEqual(['name']);
  expect(sheet).toBeInstanceOf(z.ZodObject);
  expect(sheet.extend({ old: z.boolean() }).parse({ name: 'A', level: 1, old: true })).toHaveProperty('old');
  const table = onDemand(() => z.strictObject({ seats: z.array(z.union([z.literal('nobody'), sheet])).max(2) }));
  expect(table.parse({ seats: ['nobody', { name: 'B' }] })).toEqual({ seats: ['nobody', { name: 'B', level: 2 }] });
  const plainly = z.strictObject({
    seats: z
      .array(z.union([z.literal('nobody'), z.strictObject({ name: z.string().min(1), level: z.int().default(2) })]))
      .max(2),
  });
  expect(z.toJSONSchema(table)).toEqual(z.toJSONSchema(plainly));
});
