import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Packing } from './annals.ts';
import { EventLog, type NumberedEntry } from './event-log.ts';

type Line = NumberedEntry<{ kind: string; rule: string; i: number }>;
const line = (n: number, i: number): Line => ({ n, event: { kind: 'told', rule: 'T-01', i }, drawn: [] });

const asItIs: Packing = { name: 'as it is', pack: (text) => text, unpack: (text) => text };

test.each([false, true])('whatever is told, gone back on and asked for, it is a list (packed: %s)', (packed) => {
  const step = fc.oneof(
    // One entry may tell many things, and another nothing; some numbers are left out.
    fc.record({ tell: fc.integer({ min: 0, max: 4 }), skip: fc.integer({ min: 0, max: 30 }) }),
    fc.record({ keep: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ from: fc.integer({ min: -5, max: 400 }), more: fc.integer({ min: -2, max: 300 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 90 }), (steps, already) => {
      const empty = () => new EventLog<Line['event']>(packed ? asItIs : undefined);
      const [before, log] = [empty(), empty()];
      let list: Line[] = Array.from({ length: already }, (_, i) => line(Math.floor(i / 3) * 2, i));
      for (const n of new Set(list.map((one) => one.n))) {
        const told = list.filter((one) => one.n === n);
        before.push(
          n,
          told.map(({ event, drawn }) => ({ event, drawn })),
        );
      }
      log.refile(JSON.parse(JSON.stringify(before.filed)));
      let next = (list.at(-1)?.n ?? -1) + 1;
      let told = already;
      for (const one of steps) {
        if ('tell' in one) {
          next += one.skip;
          const lines = Array.from({ length: one.tell }, () => line(next, told++));
          log.push(
            next++,
            lines.map(({ event, drawn }) => ({ event, drawn })),
          );
          list.push(...lines);
        } else if ('keep' in one) {
          const to = Math.floor(one.keep * next) - 1;
          log.cut(to);
          list = list.filter(({ n }) => n <= to);
        } else {
          const to = one.from + one.more;
          expect(log.span(one.from, to)).toEqual(list.filter(({ n }) => n >= one.from && n <= to));
        }
      }
      expect(log.all()).toEqual(list);
    }),
    { seed: 1, numRuns: 300 },
  );
});
