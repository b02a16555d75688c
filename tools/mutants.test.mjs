import { expect, test } from 'vitest';
import { mutantsIn, withFault } from './mutants.mjs';

const faults = (text) => mutantsIn(text).map((it) => `${it.operator}: ${withFault(text, it)}`);

test.each([
  ['a < b', ['comparison: a >= b', 'comparison: a <= b']],
  ['a === b', ['comparison: a !== b']],
  ['a + b', ['sign: a - b']],
  ["a + 'é'", []],
  ['`é` + b', []],
  ['a -= b', ['sign: a += b']],
  ['a && b', ['logic: a || b']],
  ['a ?? b', []],
  ['!a', ['not: a']],
  ['a.b ? c : d', ['condition: !(a.b) ? c : d']],
  ['f(7)', ['call: ;', 'constant: f(8)']],
  ['a = 21', []],
  ['if (a) b()', ['condition: if (!(a)) b()', 'call: if (a) ;']],
])('the faults of %s', (text, expected) => {
  expect(faults(text)).toEqual(expected);
});

test('strings, comments, types, names and what is thrown stay as they are', () => {
  const text = `
    import { a } from './a.ts'; // a < b && c + 1
    /* !a */ type T = 1 | 2; interface I { readonly n: 3 }
    const told: Map<string, 4> = { 'a < b': "x && !y", 5: c } as Record<5, T>;
    function is<U extends 6>(x: 7 | U): x is 7 { throw new Error(\`\${x + 8}\`); }
  `;
  expect(mutantsIn(text)).toEqual([]);
});

test('a sign is found behind accents, brackets and a comment that has it too', () => {
  const text = "const rêvé = '🐉';\nlet d = (a /* < */) /* <= */ < b;";
  expect(mutantsIn(text).map(({ line, before, after }) => [line, before, after])).toEqual([
    [2, '<', '>='],
    [2, '<', '<='],
  ]);
  expect(withFault(text, mutantsIn(text)[0])).toBe("const rêvé = '🐉';\nlet d = (a /* < */) /* <= */ >= b;");
});

test('values with a type about them are looked into', () => {
  expect(faults('(a! < b) as boolean')).toEqual([
    'comparison: (a! >= b) as boolean',
    'comparison: (a! <= b) as boolean',
  ]);
});
