import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange, type Change, diff as written } from './change.ts';

/** A change as whoever gets it reads it. */
const diff = (before: unknown, after: unknown): Change | undefined => {
  const text = written(before, after);
  return text === '' ? undefined : (JSON.parse(text) as Change);
};

/** As it comes out at the other end of a wire. */
const sent = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
const followed = (before: unknown, after: unknown): unknown => {
  return applyChange(sent(before), diff(before, after));
};

describe('a change', () => {
  test('names what became something else, and nothing more', () => {
    const before = { turn: 1, seats: [{ name: 'Ada', hand: [1, 2] }, { name: 'Blaise' }], over: false, note: 'x' };
    const after = { turn: 2, seats: [{ name: 'Ada', hand: [1, 3, 4] }, { name: 'Blaise' }], over: false };
    const change = diff(before, after);
    expect(change).toEqual({
      turn: [2],
      seats: { 0: { hand: { 1: [3], 2: [4], length: [3] } } },
      note: [],
    } satisfies Change);
    expect(applyChange(before, change)).toEqual(after);
  });

  test('of nothing is none; lists grow shorter; kinds change', () => {
    expect(diff({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeUndefined();
    expect(diff([1, 2, 3], [1])).toEqual({ length: [1] });
    expect(diff([1], { 0: 1 })).toEqual([{ 0: 1 }]);
    expect(diff({ a: 1 }, null)).toEqual([null]);
    expect(diff(null, [])).toEqual([[]]);
    expect(applyChange({ a: null }, { a: [[]] })).toEqual({ a: [] });
  });

  test('a long list of which most is new is said anew', () => {
    const before = Array.from({ length: 40 }, (_, i) => [i, 0]);
    const some = before.map(([i = 0]) => [i, i < 10 ? 1 : 0]);
    const most = before.map(([i = 0]) => [i, i < 30 ? 1 : 0]);
    expect(Object.keys(diff(before, some) ?? {})).toHaveLength(10);
    expect(diff(before, most)).toEqual([most]);
    expect([followed(before, some), followed(before, most)]).toEqual([some, most]);
  });

  test('what stays is the same object as before', () => {
    const before = { moved: { x: 1 }, still: { y: 2 } };
    const after = applyChange(before, diff(before, { moved: { x: 2 }, still: { y: 2 } }));
    expect(after.still).toBe(before.still);
    expect(after.moved).not.toBe(before.moved);
    expect(before.moved.x).toBe(1);
  });

  test('a field that is undefined is not there', () => {
    expect(followed({ a: 1, b: 2 }, { a: undefined, b: 2 })).toEqual({ b: 2 });
    expect(followed({ a: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect(followed({}, { a: undefined, b: 1 })).toEqual({ b: 1 });
  });

  test('names that every object has do no harm', () => {
    expect(followed({ toString: 1, constructor: 2 }, { hasOwnProperty: 3 })).toEqual({ hasOwnProperty: 3 });
    const strange = JSON.parse('{"a":{"__proto__":{"x":1}}}') as object;
    expect(JSON.stringify(followed({ a: { b: 1 } }, strange))).toBe(JSON.stringify(strange));
    expect(JSON.stringify(followed(strange, strange))).toBe(JSON.stringify(strange));
    expect(JSON.stringify(followed(strange, { a: { c: 1 } }))).toBe('{"a":{"c":1}}');
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test('leads from any data to any other', () => {
    const near = fc.letrec((tie) => ({
      data: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, true, 0, 1, '', 'a'),
        fc.array(tie('data'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'length', '0', 'toString'), tie('data'), { maxKeys: 4 }),
      ),
    })).data;
    fc.assert(
      fc.property(fc.oneof(near, fc.jsonValue()), fc.oneof(near, fc.jsonValue()), (before, after) => {
        expect(sent(followed(before, after))).toEqual(sent(after));
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
