import { expect, test } from 'vitest';
import { z } from 'zod';
import { type House, housed, sourcesOf } from './house.ts';
import { presetOf, strayFrom, withPreset } from './presets.ts';
import { entriesOf, type Rulebook } from './rulebook.ts';

const rules = {
  options: z.strictObject({
    tie: z.enum(['defender', 'attacker']).default('defender'),
    steps: z.boolean().default(false),
    length: z.int().default(4),
    name: z.string().optional(),
  }),
};
const house: House = {
  rulings: { 'TOY-02': ['le livre se tait.', 'the book is silent.'], 'HB-*': ['c’est à nous.', 'it is ours.'] },
  settles: { tie: ['TOY-02'], steps: ['TOY-03', 'TOY-02'], length: ['TOY-01'] },
  free: ['length'],
  book: { steps: true },
  ours: {},
  changes: { steps: ['Sans ordre.', 'In any order.'] },
  asks: ['au gardien', 'the keeper'],
};
const text = { fr: 'Ainsi.', en: 'So.' };
const book: Rulebook = [
  {
    id: 'A',
    title: text,
    preface: text,
    rules: {
      'TOY-01': { mark: 'M', ...text },
      'TOY-02': { mark: 'M', ...text },
      'TOY-03': { mark: 'M/G', ...text },
      'TOY-04': { mark: 'X', ...text },
      'TOY-05': { mark: 'N', ...text },
      'HB-01': { mark: 'M', ...text },
    },
  },
];
const said = (id: string, language: 'fr' | 'en' = 'en') => {
  const entry = entriesOf(housed(house, book))[id];
  if (!entry) throw new Error(id);
  return sourcesOf(entry, language, { tie: { name: 'Ties' }, steps: { name: 'Order' } }).map((one) => one.text);
};

test('beside a rule stands whose it is: the book’s, a ruling and why, an option, asked, shown, beyond', () => {
  expect(said('TOY-01')).toEqual(['the book', 'option “length”']);
  expect(said('TOY-02')).toEqual(['ruling of this house: the book is silent.', 'option “Ties”', 'option “Order”']);
  expect(said('TOY-03')).toEqual(['the book', 'asked in part of the keeper', 'option “Order”']);
  expect(said('TOY-04')).toEqual(['beyond the book']);
  expect(said('TOY-05', 'fr')).toEqual(['le livre', 'rappel : le jeu n’en décide rien']);
  expect(said('HB-01', 'fr')).toEqual(['décision de cette maison : c’est à nous.']);
});

test('options are as the book says, as the house plays, or neither; what is free counts for neither', () => {
  expect(presetOf(rules, house, {})).toBe('ours');
  expect(presetOf(rules, house, { steps: true, length: 9, name: 'x' })).toBe('book');
  expect(presetOf(rules, house, { tie: 'attacker' })).toBeUndefined();
  expect(strayFrom(rules, house, { tie: 'attacker' }, 'book')).toEqual(['tie', 'steps']);
});

test('a preset sets what settles rules and leaves the rest; what is as usual is not written', () => {
  expect(withPreset(rules, house, { tie: 'attacker', length: 9, name: 'x' }, 'book')).toEqual({
    steps: true,
    length: 9,
    name: 'x',
  });
  expect(withPreset(rules, house, { tie: 'attacker', steps: true }, 'ours')).toEqual({});
});
