/** The book or the house: which rules this house made, and why. */
import { presetOf, withPreset } from '@reverie/kernel/presets';
import { entriesOf } from '@reverie/kernel/rulebook';
import { expect, test } from 'vitest';
import { HOUSE } from '../house.ts';
import { RULEBOOK } from '../rulebook.ts';
import { rules } from '../rules.ts';

const entries = entriesOf(RULEBOOK);

test('rulings that read like the book say why they are rulings', () => {
  for (const id of ['ART-REFILL-03', 'ART-COLOUR-03', 'ART-RESULT-09', 'ART-IDLE-01', 'ART-MULTI-06'])
    expect(entries[id]?.ruling, id).toBeDefined();
});

test('the book discards what was broken; this house brings it back, and says what that does', () => {
  expect(withPreset(rules, HOUSE, { tie: 'both', draft: true }, 'book')).toEqual({
    deckOut: 'none',
    strictSteps: true,
    draft: true,
  });
  expect(presetOf(rules, HOUSE, {})).toBe('ours');
  expect(HOUSE.changes.deckOut?.[0]).toContain('le livre le défausse');
});
