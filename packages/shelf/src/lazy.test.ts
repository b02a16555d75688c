import { LANGUAGES } from '@reverie/kernel/game';
import { expect, test } from 'vitest';
import { lazyGames } from './lazy.ts';
import { examples, games } from './shelf.ts';

test('the same games stand on both shelves, in the same order', async () => {
  const loaded = await Promise.all(lazyGames.map(({ load }) => load('rulebook', 'mind')));
  expect(loaded).toEqual([...games, ...examples]);
  expect(lazyGames.map(({ example }) => example)).toEqual([...games.map(() => false), ...examples.map(() => true)]);
});

test.each(lazyGames)('what is read of $id is what the game itself says', async ({ load, loadTexts, loadFacts }) => {
  const { texts, rules } = await load();
  for (const language of LANGUAGES) {
    expect(await loadTexts(language)).toBe(texts[language]);
  }
  const { cites, worth } = await loadFacts();
  expect(cites).toBe(rules.cites);
  expect(worth).toBe(rules.worth);
});

test.each(lazyGames)('what is said of $id before it is loaded is true', async ({ id, title, pitch, seats, load }) => {
  const { rules, texts } = await load();
  expect(id).toBe(rules.id);
  expect(seats).toEqual(rules.seats);
  for (const language of LANGUAGES) {
    expect(title[language]).toBe(texts[language].title);
    expect(pitch[language]).toBe(texts[language].pitch);
  }
});
