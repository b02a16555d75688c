import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Annals, type Form, type Packing } from './annals.ts';

/** Packs by writing backwards: nothing that is packed can be taken for what it was. */
const turned = (text: string) => [...text].reverse().join('');
function packing() {
  const counted = { pack: 0, unpack: 0 };
  const both: Packing = {
    name: 'turned',
    pack(text) {
      counted.pack++;
      return turned(text);
    },
    unpack(packed) {
      counted.unpack++;
      return turned(packed);
    },
  };
  return { both, counted };
}

interface Item {
  readonly i: number;
}
/** Written as bare numbers. */
const bare: Form<Item> = {
  write: (items) => items.map(({ i }) => i),
  read: (written) => (written as number[]).map((i) => ({ i })),
};

const step = fc.oneof(
  fc.record({ push: fc.integer({ min: 0, max: 90 }) }),
  fc.record({ fill: fc.integer({ min: 0, max: 90 }) }),
  fc.constant({ refile: true }),
  fc.record({ keep: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ from: fc.integer({ min: -5, max: 300 }), more: fc.integer({ min: -2, max: 200 }) }),
);

test.each([
  ['plain', undefined, undefined],
  ['packed', packing().both, undefined],
  ['packed in a form of its own', packing().both, bare],
])('whatever is added, cut off and asked for, it is as if it were a list: %s', (_, pack, form) => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let annals = new Annals<Item>(pack, form);
      let list: Item[] = [];
      let next = 0;
      const some = (count: number) => Array.from({ length: count }, () => ({ i: next++ }));
      for (const one of steps) {
        if ('push' in one) {
          const items = some(one.push);
          for (const item of items) annals.push(item);
          list.push(...items);
        } else if ('fill' in one) {
          const items = some(one.fill);
          annals.fill(items);
          list.push(...items);
        } else if ('refile' in one) {
          const { filed } = annals;
          annals = new Annals<Item>(pack, form);
          annals.refile(JSON.parse(JSON.stringify(filed)));
        } else if ('keep' in one) {
          const length = Math.floor(one.keep * list.length);
          annals.cut(length);
          list = list.slice(0, length);
        } else {
          const from = Math.max(0, one.from);
          expect(annals.slice(one.from, from + one.more)).toEqual(list.slice(from, Math.max(from, from + one.more)));
          expect(annals.slice(one.from)).toEqual(list.slice(from));
          expect(annals.at(one.from)).toEqual(one.from < 0 ? undefined : list[one.from]);
        }
        expect(annals.length).toBe(list.length);
        expect(annals.last).toEqual(list.at(-1));
      }
      expect(annals.all()).toEqual(list);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('the end is never packed, and who reads on unpacks nothing twice', () => {
  const { both, counted } = packing();
  const annals = new Annals<Item>(both);
  for (let i = 0; i < 1000; i++) {
    annals.push({ i });
    expect(annals.last).toEqual({ i });
    expect(annals.slice(i - 3)).toHaveLength(Math.min(4, i + 1));
  }
  expect(counted).toEqual({ pack: 31, unpack: 0 });
  for (let i = 0; i < 1000; i++) expect(annals.at(i)).toEqual({ i });
  expect(counted.unpack).toBe(31);
});

test('what is filled in at once is packed a piece at a time', () => {
  const { both, counted } = packing();
  const annals = new Annals<Item>(both);
  annals.fill(Array.from({ length: 320 }, (_, i) => ({ i })));
  expect(counted.pack).toBe(0);
  for (let i = 320; i < 332; i++) {
    const before = counted.pack;
    annals.push({ i });
    expect(counted.pack - before).toBeLessThanOrEqual(1);
  }
  expect(counted.pack).toBe(10);
  expect(annals.all()).toEqual(Array.from({ length: 332 }, (_, i) => ({ i })));
});
