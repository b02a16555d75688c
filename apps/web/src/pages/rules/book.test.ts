import { type Rulebook, rulesIn } from '@reverie/kernel/rulebook';
import { expect, test } from 'vitest';
import { chaptersIn, piecesOf, plain, search } from './book.ts';

const both = (text: string) => ({ fr: text, en: text });
const book: Rulebook = [
  {
    id: 'A',
    title: both('Là-haut'),
    preface: both('On monte.'),
    rules: {
      'TOY-A-01': { mark: 'M', ...both('L’Œuvre commence par une montée.') },
      'TOY-A-02': { mark: 'M', ...both('Voir TOY-A-01, jamais TOY-Z-09.') },
    },
  },
  {
    id: 'B',
    title: both('Le reste'),
    preface: both(''),
    rules: { 'TOY-B-01': { mark: 'N', ...both('Rien de plus.') } },
  },
];
const texts = rulesIn(book, 'fr');
const chapters = chaptersIn(book, 'fr');

test('every rule stands in its chapter, in order', () => {
  expect(chapters.map(({ title, rules }) => [title, rules])).toEqual([
    ['Là-haut', ['TOY-A-01', 'TOY-A-02']],
    ['Le reste', ['TOY-B-01']],
  ]);
});

test('accents, capitals and apostrophes do not matter to a search', () => {
  expect(plain('L’Œuvre − É')).toBe("l'oeuvre - e");
  expect(search(texts, chapters, 'OEUVRE montee')).toEqual(['TOY-A-01']);
  expect(search(texts, chapters, 'la-haut')).toEqual(['TOY-A-01', 'TOY-A-02']);
  expect(search(texts, chapters, 'toy-b')).toEqual(['TOY-B-01']);
  expect(search(texts, chapters, '  ')).toEqual([]);
  expect(search(texts, chapters, 'montée absente')).toEqual([]);
});

test('numbers of rules that exist become links, and what was looked for is marked', () => {
  const pieces = piecesOf(texts['TOY-A-02'] ?? '', 'JAMAIS', (id) => id in texts);
  expect(pieces).toEqual([
    { text: 'Voir ', kind: 'plain' },
    { text: 'TOY-A-01', kind: 'rule' },
    { text: ', ', kind: 'plain' },
    { text: 'jamais', kind: 'found' },
    { text: ' ', kind: 'plain' },
    { text: 'TOY-Z-09', kind: 'plain' },
    { text: '.', kind: 'plain' },
  ]);
  expect(piecesOf('L’Œuvre', 'oeuv', () => false)).toEqual([
    { text: 'L’', kind: 'plain' },
    { text: 'Œuv', kind: 'found' },
    { text: 're', kind: 'plain' },
  ]);
});
