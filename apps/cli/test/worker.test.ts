/** What `reverie worker` says without a database; worker.night.test.ts has one. */
import { expect, test } from 'vitest';
import { reverie } from './reverie.ts';

test('a database that does not answer, or is not named, is said', async () => {
  const { code, err } = await reverie([
    'worker',
    '--database-url',
    'postgres://nobody@127.0.0.1:1/none',
    '--lang',
    'en',
  ]);
  expect(code).toBe(1);
  expect(err).toContain('The database does not answer');
  expect((await reverie(['worker', '--lang', 'en'])).err).toContain('--database-url');
});
