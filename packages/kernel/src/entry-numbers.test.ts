import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EntryNumbers } from './entry-numbers.ts';

test('whatever is added and cut off, it is as if it were a list of numbers', () => {
  const step = fc.oneof(
    fc.record({ push: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ cut: fc.integer({ min: -1, max: 60 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: -1, max: 70 }), (steps, n) => {
      const line = new EntryNumbers();
      let list: number[] = [];
      let next = 0;
      for (const one of steps) {
        if ('push' in one) {
          next += one.push;
          line.push(next);
          list.push(next);
        } else {
          line.cut(one.cut);
          list = list.filter((number) => number <= one.cut);
        }
        expect(line.last).toBe(list.at(-1) ?? -1);
      }
      expect([...line.after(-1)]).toEqual(list);
      expect([...line.after(n)]).toEqual(list.filter((number) => number > n));
      expect(line.has(n)).toBe(list.includes(n));
      expect(line.before(n)).toBe(list.findLast((number) => number < n) ?? -1);
    }),
    { seed: 1, numRuns: 500 },
  );
});
