import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, copyPlain, hashOf, isPlain, isSameData, sharing, tooDeep } from './plain.ts';

test('canonical text does not depend on the order of keys, and says the same as JSON', () => {
  expect(canonical({ b: [1, { d: null, c: 'é' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}');
  expect(hashOf({ x: 1, y: 2 })).toBe(hashOf({ y: 2, x: 1 }));
  fc.assert(
    fc.property(fc.jsonValue(), (x) => {
      expect(JSON.parse(canonical(x))).toEqual(JSON.parse(JSON.stringify(x)));
      expect(copyPlain(x)).toEqual(x);
      expect(canonical(copyPlain(x))).toBe(canonical(x));
    }),
    { seed: 1 },
  );
});

test('however many orders of the same names there are, the text is in code-unit order', () => {
  const names = ['a', 'Z', 'é', '10', '9', 'b.c', '', 'zz'];
  const text = canonical(Object.fromEntries(names.map((name) => [name, [name]])));
  expect(Object.keys(JSON.parse(text)).filter((name) => !/\d/.test(name))).toEqual(['', 'Z', 'a', 'b.c', 'zz', 'é']);
  expect(text.indexOf('"10"')).toBeLessThan(text.indexOf('"9"'));
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (order) => {
      expect(canonical(Object.fromEntries(order.map((name) => [name, [name]])))).toBe(text);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('what is not plain data is refused rather than written down wrongly', () => {
  for (const x of [Number.NaN, Number.POSITIVE_INFINITY, new Map(), () => 1, Symbol('s'), 1n, new Date(0)]) {
    expect(() => canonical({ x })).toThrow(TypeError);
  }
  expect(canonical(-0)).toBe('0');
  expect(canonical({ x: undefined })).toBe('{}');
});

test('a copy shares nothing with its original', () => {
  const original = { list: [{ n: 1 }] };
  const copy = copyPlain(original);
  (copy.list[0] as { n: number }).n = 2;
  expect(original.list[0]?.n).toBe(1);
});

test('what an act left alone is shared with the state before it, and nothing else changes', () => {
  const before = { a: { x: [1, 2], y: { z: 'z' } }, b: [{ n: 1 }, { n: 2 }], c: null as object | null };
  const after = sharing(before, { a: { x: [1, 2], y: { z: 'z' } }, b: [{ n: 1 }, { n: 3 }, { n: 2 }], c: {} });
  expect(after).toEqual({ a: { x: [1, 2], y: { z: 'z' } }, b: [{ n: 1 }, { n: 3 }, { n: 2 }], c: {} });
  expect([after.a === before.a, after.b[0] === before.b[0], after.b[2] === before.b[1]]).toEqual([true, true, false]);
  expect(before.b).toEqual([{ n: 1 }, { n: 2 }]);
  // A field more, less or elsewhere; a list that became a record.
  for (const other of [{ a: 1 }, { a: 1, b: 2, c: 3 }, { b: 2, a: 1 }, { a: 1, c: 2 }, [1, 2], { 0: 1, 1: 2 }, null, 7])
    for (const one of [{ a: 1, b: 2 }, { b: 2 }, [1, 2], [1], {}, []])
      expect(canonical(sharing(one, copyPlain(other)))).toBe(canonical(other));
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const [kept, text] = [canonical(one), canonical(other)];
      fc.pre(!`${kept}${text}`.includes('__proto__'));
      expect(canonical(sharing(one, copyPlain(other)))).toBe(text);
      expect(canonical(one)).toBe(kept);
      expect(sharing(one, copyPlain(one))).toBe(one);
    }),
    { seed: 1 },
  );
});

test('what came out of JSON is plain, unless a number was too large for one or a field would change what an object is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (x) => {
      const text = JSON.stringify(x);
      expect(isPlain(JSON.parse(text))).toBe(!text.includes('"__proto__":'));
    }),
    { seed: 1 },
  );
  for (const text of ['1e999', '[[{"x":-1e999}]]', '{"__proto__":{}}', '{"a":[{"__proto__":1}]}']) {
    expect(isPlain(JSON.parse(text)), text).toBe(false);
  }
  for (const x of [undefined, Number.NaN, 1n, () => 1, [undefined]]) expect(isPlain(x)).toBe(false);
});

test('two are the same data if they are written down the same', () => {
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, 0, 1, '', 'a'),
      fc.array(tie('data'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', '0', 'length', 'toString'), tie('data'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(data, data, (a, b) => {
      expect(isSameData(a, copyPlain(a))).toBe(true);
      expect(isSameData(a, b)).toBe(canonical(a) === canonical(b));
    }),
    { seed: 3, numRuns: 3000 },
  );
  expect(isSameData({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameData({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(isSameData({ a: undefined }, { b: undefined })).toBe(true);
  expect(isSameData({ a: 1, b: undefined }, { a: 1, c: 2 })).toBe(false);
});

test('what is nested too deeply is found, however many brackets lie beside each other', () => {
  const nested = (n: number) => `${'[{"a":'.repeat(n)}1${'}]'.repeat(n)}`;
  expect([31, 32, 33, 200].map((n) => tooDeep(nested(n)))).toEqual([false, false, true, true]);
  expect(tooDeep(`[${'{},'.repeat(500)}[]]`)).toBe(false);
  expect(tooDeep(JSON.stringify('[{'.repeat(500)))).toBe(false);
});
