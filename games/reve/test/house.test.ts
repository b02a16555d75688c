/** The book or the house: which rules this house made, and why. */
import { presetOf } from '@reverie/kernel/presets';
import { entriesOf } from '@reverie/kernel/rulebook';
import { expect, test } from 'vitest';
import { HOUSE } from '../house.ts';
import { RULEBOOK } from '../rulebook.ts';
import { rules } from '../rules.ts';

const entries = entriesOf(RULEBOOK);

test('rulings that read like the book say why they are rulings', () => {
  for (const id of ['RDD-UP-05', 'RDD-CAST-09', 'RDD-TBL-02']) expect(entries[id]?.ruling, id).toBeDefined();
});

test('nothing is changed against the book, and the gardien is asked what is his', () => {
  expect(presetOf(rules, HOUSE, { hour: 4, unknownRange: 2 })).toBe('book');
  expect(presetOf(rules, HOUSE, { cellBonus: true })).toBeUndefined();
  expect(entries['RDD-UP-03']?.asks?.[0]).toBe('au gardien des rêves');
});
