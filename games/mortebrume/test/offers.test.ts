/** Whatever is offered is taken: on prepared ground with pits, ledges, walls, woods and crowds, wherever figures stand. */
import { Fast } from '@reverie/kernel/chance/fast';
import { expect, test } from 'vitest';
import { MOST_LEGS } from '../answers.ts';
import { box } from '../data/scenarios.ts';
import { onTable, overlaps, surfaceAt } from '../geometry/field.ts';
import { rules } from '../rules.ts';
import { groundOf } from '../scenery.ts';
import { copyState } from '../state.ts';
import { Table } from './table.ts';

const KINDS = [
  'mel-lancier',
  'mel-bretteuse',
  'mel-archere',
  'mel-pretresse',
  'tha-broyeur',
  'tha-rodeur',
  'tha-sorciere',
];

/** Two crowds strewn over ground on which little is plain. */
function strewn(seed: number): Table {
  const below = new Fast(seed).below();
  const t = new Table({
    a: KINDS.slice(0, 4).map((kind, i) => [kind, 5 + 5 * i, 3]),
    b: KINDS.slice(4).map((kind, i) => [kind, 5 + 5 * i, 71]),
    scenery: [
      box('hole', 22, 20, 9, 8, 3),
      box('hole', 40, 36, 6, 12, 8),
      box('rock', 32, 22, 9, 9, 4),
      box('rock', 22, 34, 8, 7, 2),
      box('wall', 20, 30, 12, 1, 2),
      box('wood', 33, 34, 6, 6, 7),
      box('mire', 24, 42, 14, 6, 0),
      box('steps', 42, 22, 8, 9, 3),
    ],
    destiny: [2, 2],
  });
  const ground = groundOf(t.s);
  for (const f of t.s.fighters) {
    for (;;) {
      const [x, y] = [1900 + below(3200), 1800 + below(3200)];
      const z = surfaceAt(ground, x, y, f.r);
      if (z === undefined || !onTable(ground, x, y, f.r) || overlaps(t.s.fighters, f.id, x, y, f.r)) continue;
      Object.assign(f, { x, y, z, fx: below(2001) - 1000, fy: 1 + below(1000) });
      break;
    }
  }
  return t;
}

test('MOR-CHG-02 HB-10 every declaration offered on prepared ground is taken, out of pits and off ledges too', () => {
  let [offers, charges, deep] = [0, 0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const t = strewn(seed);
    for (const { id, z } of t.s.fighters.filter((f) => f.seat === 0)) {
      const s = copyState(t.s);
      const [choose] = rules.pending(s);
      if (!choose) throw new Error('nobody is asked');
      rules.answer(s, choose, { do: 'choose', fighter: id }, t.io);
      const [declare] = rules.pending(s);
      if (declare?.kind !== 'declare') continue;
      for (const a of rules.choices(s, declare)) {
        const refusal = rules.answer(copyState(s), declare, a, { chance: new Fast(seed), tell: undefined });
        expect(refusal, JSON.stringify([seed, id, a])).toBeUndefined();
        expect(rules.answers.safeParse(a).success, JSON.stringify(a)).toBe(true);
        offers++;
        if (a.do !== 'declare') continue;
        if (a.action.kind === 'strike' && a.action.charge) charges++;
        if (z < 0 && a.path.length > 0) deep++;
      }
    }
  }
  expect(offers).toBeGreaterThan(1000);
  expect(charges).toBeGreaterThan(20);
  expect(deep).toBeGreaterThan(20);
});

test('a way in and out of walls has more corners than an answer may have legs: what is offered is a part of it', () => {
  const t = new Table({
    a: [
      ['mel-bretteuse', 37.5, 32],
      ['mel-lancier', 5, 3],
      ['mel-lancier', 10, 3],
    ],
    b: ['tha-broyeur', 'tha-rodeur', 'tha-rodeur'].map((kind, i) => [kind, 60 + 5 * i, 71]),
    // One after the other across the way, left and right of it in turn.
    scenery: [34, 37.5, 41, 44.5].map((y, i) => box('wall', i % 2 === 0 ? 18 : 37, y, 20, 0.5, 4)),
  });
  Object.assign(t.s, { goal: 'cross' });
  const [choose] = rules.pending(t.s);
  if (!choose) throw new Error('nobody is asked');
  rules.answer(t.s, choose, { do: 'choose', fighter: 0 }, t.io);
  const [declare] = rules.pending(t.s);
  if (declare?.kind !== 'declare') throw new Error('nothing is declared');
  const legs = rules.choices(t.s, declare).map((a) => {
    expect(rules.answers.safeParse(a).success, JSON.stringify(a)).toBe(true);
    return a.do === 'declare' ? a.path.length : 0;
  });
  expect(Math.max(...legs)).toBe(MOST_LEGS);
});
