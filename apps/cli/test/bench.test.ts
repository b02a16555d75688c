import { expect, test } from 'vitest';
import { jsonLines, reverie } from './reverie.ts';

test('measures every game with nobody listening and with a listener', async () => {
  const { code, out } = await reverie(['bench', '--seconds', '0.01']);
  expect(code).toBe(0);
  expect(out).toMatch(/tic-tac-toe {6}sans écoute +[\d\u202f]+\/s/);
  expect(out).toMatch(/two-card-poker {3}sans écoute/);
});

test('one game, as JSON', async () => {
  const { out } = await reverie(['bench', 'tic-tac-toe', '--seconds', '0,01', '--json']);
  const rates = jsonLines(out);
  expect(rates).toEqual([
    expect.objectContaining({ line: 'rate', game: 'tic-tac-toe', listening: false, events: 0 }),
    expect.objectContaining({ line: 'rate', game: 'tic-tac-toe', listening: true }),
  ]);
  for (const { perSecond } of rates) expect(perSecond).toBeGreaterThan(1000);
  expect(rates[1]?.events).toBeGreaterThan(0);
});
