import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FixedChance } from '../src/chance/fixed.ts';
import { conforms } from '../src/conformance/describe.ts';
import type { DecisionOf } from '../src/game.ts';
import { plainRulebook, plainTexts } from '../test/plain-texts.ts';
import { rules, type Types } from './heads-or-tails.ts';

const seats = [{ name: 'Ada', role: 'player' }];
const texts = plainTexts<Types>('heads or tails');
const rulebook = plainRulebook(['HOT-01', 'HOT-02', 'HOT-03']);

conforms({ game: { rules, texts, rulebook }, tables: [{ options: {}, seats }] });

test('HOT-02 three right guesses win', () => {
  const chance = new FixedChance([0, ['toss', 1], 0, 1]);
  const io = { chance, tell: undefined };
  const s = rules.setup({ rounds: 5 }, seats, io);
  for (const guess of ['heads', 'heads', 'heads', 'tails'] as const) {
    rules.answer(s, rules.pending(s)[0] as DecisionOf<Types>, guess, io);
  }
  chance.expectUsed();
  expect(rules.outcome(s)).toEqual({ winners: [0], scores: [3], rule: 'HOT-02' });
});

test('the game in the README is this one, line for line', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const shown = /```ts\n(import \{ z \} from 'zod';[\s\S]*?)```/.exec(readme)?.[1];
  const file = readFileSync(new URL('heads-or-tails.ts', import.meta.url), 'utf8');
  expect(
    shown
      ?.replaceAll('@reverie/kernel/', '../src/')
      .replaceAll("book';", "book.ts';")
      .replaceAll("game';", "game.ts';")
      .replaceAll("refusal';", "refusal.ts';"),
  ).toBe(file);
});
