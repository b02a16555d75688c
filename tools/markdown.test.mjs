import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { documents, overlong, wrap } from './markdown.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

test('no document has a line of more than 120 characters that could be broken (node tools/markdown.mjs --write)', () => {
  const all = documents();
  expect(all).toContain('README.md');
  const faults = all.flatMap((file) =>
    overlong(readFileSync(`${root}/${file}`, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(faults).toEqual([]);
});

describe('wrap', () => {
  const long = Array(40).fill('word').join(' ');

  test('breaks an overlong paragraph at spaces and keeps its words', () => {
    expect(overlong(`short\n\n${long}\n`)).toEqual([3]);
    const wrapped = wrap(long);
    expect(wrapped.split('\n').every((line) => line.length <= 120)).toBe(true);
    expect(wrapped.replaceAll('\n', ' ')).toBe(long);
    expect(overlong(wrapped)).toEqual([]);
  });

  test('indents the lines of a list item, and leaves its neighbours alone', () => {
    const [first, second, other] = wrap(`- ${long}\n- other`).split('\n');
    expect(first).toMatch(/^- word/);
    expect(second).toMatch(/^ {2}word/);
    expect(other).toBe('- other');
    expect(wrap(`12. ${long}`).split('\n')[1]).toMatch(/^ {4}word/);
  });

  test.each([
    ['a table', `| ${long} |`],
    ['code', `\`\`\`\n${long}\n\`\`\``],
    ['a heading', `# ${long}`],
    ['a link that is longer than a line', `[${long}](https://reve.example)`],
  ])('leaves %s alone', (_, text) => {
    expect(wrap(text)).toBe(text);
    expect(overlong(text)).toEqual([]);
  });
});
