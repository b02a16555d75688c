import { expect, test } from 'vitest';
import { withNames } from './names.ts';

const texts = {
  role: () => 'joueur',
  strangers: ['Lucette', 'Madame Tisane'],
  opponents: { vesper: { name: 'Vesper', line: 'Rien ne presse.' } },
};

test('a seat goes by its name, by who plays there, by what strangers are called, by its role', () => {
  const seats = [
    { role: 'player', name: 'Ada', program: 'vesper-2' },
    { role: 'player', name: '', program: 'vesper-4' },
    { role: 'player', name: '', program: 'random' },
  ];
  const called = (words: typeof texts | Pick<typeof texts, 'role'>) => withNames(seats, words).map(({ name }) => name);
  expect(called({ ...texts, strangers: ['', '', 'Anselme'] })).toEqual(['Ada', 'Vesper', 'Anselme']);
  expect(called({ role: () => 'joueur' })).toEqual(['Ada', 'joueur 2', 'joueur 3']);
  expect(called(texts)).toEqual(['Ada', 'Vesper', 'joueur 3']);
});
