/** Every position that a game lists is opened, shows its board and complains about nothing. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Positions } from '@reverie/kernel/testing/position';
import { describe, expect, test } from 'vitest';
import { onStage } from './stage.ts';

const open = onStage();
const games = fileURLToPath(new URL('../../../games/', import.meta.url));
const listed = await Promise.all(
  readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`${games}${entry.name}`).includes('about.ts'))
    .map(async ({ name }) => {
      const { positions } = (await import(`../../../games/${name}/test/positions.ts`)) as { positions: Positions };
      return [name, Object.keys(positions)] as const;
    }),
);

describe.each(listed)('%s', (game, names) => {
  test.each(names)('%s', async (name) => {
    const page = await open(`${game}/${name}`);
    expect(await page.locator('.board-area > *').first().isVisible()).toBe(true);
    if (name === 'over') await page.locator('.end-of-game').waitFor();
  });
});

test('a step of a lesson, and an entry of a replay', async () => {
  const lesson = await open({ game: 'songe', as: 'lesson', step: 3 });
  expect(await lesson.locator('.coach progress').getAttribute('value')).toBe('4');
  const replay = await open({ position: 'artefacts/combat', as: 'replay', entry: 5 });
  await replay.getByRole('slider', { name: 'Position' }).waitFor();
  expect(await replay.getByRole('slider', { name: 'Position' }).inputValue()).toBe('5');
});

test.each([
  [{ position: 'songe/nowhere' }, /there is no position songe\/nowhere/],
  [{ journal: 'nonsense' }, /this journal/],
  [{ game: 'songe', as: 'lesson', step: 999 }, /the lesson of songe has \d+ steps/],
] as const)('what cannot be shown is one line: %o', async (scene, line) => {
  await expect(open(scene)).rejects.toThrow(line);
});
