import { lazyGames } from '@reverie/shelf/lazy';
import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'fr' });
afterEach(() => void vi.useRealTimers());

test('the words of a game that did not come are asked for again', async () => {
  vi.useFakeTimers();
  const game = lazyGames.find(({ id }) => id === 'tic-tac-toe');
  if (!game) throw new Error('no game');
  const load = vi.spyOn(game, 'loadTexts').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { loadTexts } = await import('./games.ts');
  const words = loadTexts('tic-tac-toe', 'fr');
  await vi.advanceTimersByTimeAsync(1000);
  expect((await words)?.title).toBe('Morpion');
  expect(load).toHaveBeenCalledTimes(2);
});
