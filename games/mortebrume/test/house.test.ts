/** The book or the house: which rules this house made, and why. */
import { presetOf } from '@reverie/kernel/presets';
import { entriesOf } from '@reverie/kernel/rulebook';
import { expect, test } from 'vitest';
import { HOUSE } from '../house.ts';
import { RULEBOOK } from '../rulebook.ts';
import { rules } from '../rules.ts';

const entries = Object.entries(entriesOf(RULEBOOK));

test('every base rule, and every rule with an A before its number, is a ruling with its reason; no other is', () => {
  for (const [id, { ruling }] of entries) expect(ruling !== undefined, id).toBe(/^HB-|-A\d+$/.test(id));
});

test('the book measures after declaring; points, table and weather are of neither', () => {
  expect(presetOf(rules, HOUSE, { measuring: 'strict', side: 90, points: 60, weather: 'rain' })).toBe('book');
  expect(presetOf(rules, HOUSE, {})).toBe('ours');
  expect(presetOf(rules, HOUSE, { offensive: 'charger' })).toBeUndefined();
});
