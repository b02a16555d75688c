import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Logged, ToldLog } from './told.ts';

const line = (n: number, i: number): Logged<{ kind: string; rule: string; i: number }> => ({
  n,
  event: { kind: 'told', rule: 'T-01', i },
  drawn: [],
});

test('whatever is told, cut off and asked for, it is as if it were a list', () => {
  const step = fc.oneof(
    fc.record({ tell: fc.integer({ min: 0, max: 90 }) }),
    fc.record({ keep: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ from: fc.integer({ min: -5, max: 400 }), more: fc.integer({ min: -2, max: 300 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const log = new ToldLog<ReturnType<typeof line>['event']>();
      let list: ReturnType<typeof line>[] = [];
      let told = 0;
      for (const one of steps) {
        if ('tell' in one) {
          const last = list.at(-1)?.n ?? -1;
          // One entry may tell many things, and another nothing.
          const lines = Array.from({ length: one.tell }, (_, i) => line(last + 1 + Math.floor(i / 3) * 2, told++));
          for (const each of lines) log.push(each);
          list.push(...lines);
        } else if ('keep' in one) {
          const length = Math.floor(one.keep * list.length);
          log.cut(length);
          list = list.slice(0, length);
        } else {
          const to = one.from + one.more;
          expect(log.span(one.from, to)).toEqual(list.filter(({ n }) => n >= one.from && n <= to));
        }
        expect(log.length).toBe(list.length);
      }
      expect(log.all()).toEqual(list);
    }),
    { seed: 1, numRuns: 300 },
  );
});
