import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf } from './guide.ts';

test('headings, paragraphs over several lines, lists, bold and code', () => {
  expect(blocksOf('# A\n\nOne **two**\nthree `four`.\n\n- a\n  b\n- **c**\n')).toEqual([
    { kind: 'heading', runs: [{ kind: 'plain', text: 'A' }] },
    {
      kind: 'paragraph',
      runs: [
        { kind: 'plain', text: 'One ' },
        { kind: 'strong', text: 'two' },
        { kind: 'plain', text: ' three ' },
        { kind: 'code', text: 'four' },
        { kind: 'plain', text: '.' },
      ],
    },
    { kind: 'list', items: [[{ kind: 'plain', text: 'a b' }], [{ kind: 'strong', text: 'c' }]], runs: [] },
  ]);
});

test.each(['GUIDE.md', 'GUIDE.fr.md'])('%s is written in no more than that', (file) => {
  const text = readFileSync(new URL(`../../../../../docs/${file}`, import.meta.url), 'utf8');
  const said = blocksOf(text).flatMap((block) => [...block.runs, ...(block.kind === 'list' ? block.items.flat() : [])]);
  expect(said.length).toBeGreaterThan(20);
  for (const { kind, text: words } of said) if (kind === 'plain') expect(words).not.toMatch(/[*_#[\]`]/);
});

test('both guides have the same chapters', () => {
  const [one, two] = ['GUIDE.md', 'GUIDE.fr.md'].map((file) =>
    blocksOf(readFileSync(new URL(`../../../../../docs/${file}`, import.meta.url), 'utf8')).map(({ kind }) => kind),
  );
  expect(one).toEqual(two);
});
