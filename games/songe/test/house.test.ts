/** The book or the house: which rules this house made, and why. */
import { presetOf } from '@reverie/kernel/presets';
import { entriesOf } from '@reverie/kernel/rulebook';
import { expect, test } from 'vitest';
import { HOUSE } from '../house.ts';
import { RULEBOOK } from '../rulebook.ts';
import { rules } from '../rules.ts';

const entries = entriesOf(RULEBOOK);

test('rulings that read like the book say why they are rulings', () => {
  for (const id of ['SON-DUE-05', 'SON-BOT-01', 'SON-POT-03']) expect(entries[id]?.ruling, id).toBeDefined();
});

test('the Conteur is asked, options say what they settle, and nothing is changed against the book', () => {
  expect(presetOf(rules, HOUSE, { foe: 'comte', exchanges: 9 })).toBe('book');
  expect(entries['SON-DUE-09']).toMatchObject({ asks: ['au Conteur', 'the Conteur'], options: ['hiddenEscrime'] });
});
