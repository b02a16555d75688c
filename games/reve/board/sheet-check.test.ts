import { MAX_DOCUMENT } from '@reverie/kernel/character';
import { expect, test } from 'vitest';
import { READY } from '../characters.ts';
import { readFile, readSheet } from './sheet-check.ts';

test('a ready character passes, and comes back from a file as it was', () => {
  const read = readFile(JSON.stringify(READY.nitouche), 'fr');
  expect(read).toEqual({ sheet: READY.nitouche });
});

test('every field that is out of bounds is named at once', () => {
  const read = readSheet(
    { ...READY.nitouche, reve: 99, vue: 0, draconic: { ...READY.nitouche.draconic, oniros: 40 } },
    'fr',
  );
  expect('faults' in read && read.faults.map(({ where }) => where)).toEqual(['reve', 'vue', 'draconic.oniros']);
});

test('what the rules forbid is told with its rule, in the language of the reader', () => {
  const twice = { ...READY.nitouche, spells: ['tympan-d-hypnos', 'tympan-d-hypnos'] };
  for (const language of ['fr', 'en'] as const) {
    const read = readSheet(twice, language);
    expect('faults' in read && read.faults).toMatchObject([{ where: '', rule: 'RDD-SPELL-01' }]);
  }
  const tired = readSheet({ ...READY.nitouche, fatigue: 60 }, 'fr');
  expect('faults' in tired && tired.faults[0]?.rule).toBe('RDD-FAT-01');
});

test('what is no JSON is said to be none', () => {
  const read = readFile('{', 'en');
  expect('faults' in read && read.faults[0]?.text).toBe('this is no JSON');
  const huge = readFile('x'.repeat(MAX_DOCUMENT + 1), 'fr');
  expect('faults' in huge && huge.faults[0]?.text).toBe('ce fichier est trop grand pour une feuille');
});

test('a spell of one’s own making is put right field by field', () => {
  const own = { name: '', voie: 'oniros', where: 'lac', difficulty: -4, cost: 31, target: 'zone' };
  const read = readSheet({ ...READY.nitouche, spells: [...READY.nitouche.spells, own] }, 'fr');
  const at = READY.nitouche.spells.length;
  expect('faults' in read && read.faults.map(({ where, text }) => [where, text])).toEqual([
    [`spells.${at}.name`, '≥ 1'],
    [`spells.${at}.cost`, '≤ 30'],
  ]);
});
