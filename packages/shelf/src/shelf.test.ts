import { LANGUAGES } from '@reverie/kernel/game';
import { expect, test } from 'vitest';
import { examples, findGame, games } from './shelf.ts';

const all = [...games, ...examples];

test('every game is found by its id, and ids are not shared', () => {
  for (const game of all) expect(findGame(game.rules.id)).toBe(game);
  expect(new Set(all.map(({ rules }) => rules.id)).size).toBe(all.length);
});

test('what is not there is not found, whatever it is called', () => {
  for (const id of ['', 'chess', 'Tic-Tac-Toe', 'toString', '__proto__']) expect(findGame(id)).toBeUndefined();
});

test('every game has a title and a pitch in every language', () => {
  for (const { texts } of all) {
    for (const language of LANGUAGES) {
      expect(texts[language].title).not.toBe('');
      expect(texts[language].pitch).toMatch(/\.$/);
    }
  }
});
