import { expect, test } from 'vitest';
import { Turnstile } from '../src/turnstile.ts';

test('so many pass at each turn of the loop, in the order in which they came; others have their turn in between', async () => {
  const turnstile = new Turnstile();
  const passed: number[] = [];
  const turns: number[] = [];
  let over = false;
  const look = (): void => {
    turns.push(passed.length);
    if (!over) setImmediate(look);
  };
  setImmediate(look);
  await Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      await turnstile.pass('here');
      passed.push(i);
    }),
  );
  over = true;
  expect(passed).toEqual(Array.from({ length: 100 }, (_, i) => i));
  const each = turns.map((count, i) => count - (turns[i - 1] ?? 0));
  expect(Math.max(...each)).toBeLessThanOrEqual(16);
  expect(turns.length).toBeGreaterThanOrEqual(6);
});

test('whoever comes when nobody waits passes at once, also after a crowd', async () => {
  const turnstile = new Turnstile();
  expect(turnstile.pass('here')).toBeUndefined();
  await Promise.all(Array.from({ length: 40 }, () => turnstile.pass('here')));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(turnstile.pass('here')).toBeUndefined();
});
