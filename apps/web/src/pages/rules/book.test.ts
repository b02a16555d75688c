import { expect, test } from 'vitest';
import { chaptersOf, piecesOf, plain, search } from './book.ts';

const texts = {
  rules: {
    'TOY-A-01': 'L’Œuvre commence par une montée.',
    'TOY-A-02': 'Voir TOY-A-01, jamais TOY-Z-09.',
    'TOY-B-01': 'Rien de plus.',
  },
  chapters: [{ id: 'A', title: 'Là-haut', preface: 'On monte.', rules: ['TOY-A-01', 'TOY-A-02'] }],
};

test('a rule that no chapter names is not lost', () => {
  expect(chaptersOf(texts, 'Autres').map(({ title, rules }) => [title, rules])).toEqual([
    ['Là-haut', ['TOY-A-01', 'TOY-A-02']],
    ['Autres', ['TOY-B-01']],
  ]);
  expect(chaptersOf({ rules: texts.rules }, 'Tout')).toHaveLength(1);
});

test('accents, capitals and apostrophes do not matter to a search', () => {
  expect(plain('L’Œuvre − É')).toBe("l'oeuvre - e");
  const chapters = chaptersOf(texts, 'Autres');
  expect(search(texts, chapters, 'OEUVRE montee')).toEqual(['TOY-A-01']);
  expect(search(texts, chapters, 'la-haut')).toEqual(['TOY-A-01', 'TOY-A-02']);
  expect(search(texts, chapters, 'toy-b')).toEqual(['TOY-B-01']);
  expect(search(texts, chapters, '  ')).toEqual([]);
  expect(search(texts, chapters, 'montée absente')).toEqual([]);
});

test('numbers of rules that exist become links, and what was looked for is marked', () => {
  const pieces = piecesOf(texts.rules['TOY-A-02'], 'JAMAIS', (id) => id in texts.rules);
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
