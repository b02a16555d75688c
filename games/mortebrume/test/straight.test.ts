/** Straight lines drawn in one leg or in several: run-ups and charges; and what the five charges come to beside other rules. */
import { describe, expect, test } from 'vitest';
import type { Action, ChargeType } from '../answers.ts';
import { box } from '../data/scenarios.ts';
import { budgetOf, healthOf } from '../rules/fighter.ts';
import { lineFrom } from '../rules/paths.ts';
import { chargeFrom } from '../sketch/tape.ts';
import { crowd, type Figure, Table } from './table.ts';

const against = (kind: string, y: number, more: object = {}) => {
  const fill = kind.startsWith('mel') ? 'mel-archere' : 'tha-rodeur';
  const a: Figure[] = [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)];
  return new Table({ a, b: [[kind, 30, y, 'down'], ...crowd(fill, 70)], ...more });
};
const charge = (t: Table, type: ChargeType, from = 0): Action => ({
  kind: 'strike',
  target: t.id('a'),
  charge: { type, from },
});

describe('a straight line in several legs', () => {
  test('MOR-JMP-03 MOR-JMP-04 a run-up cut in two carries as far as in one leg; after a corner only what is straight', () => {
    const jumpBy = (...legs: [number, number][]) => {
      const t = against('tha-rodeur', 60);
      t.declare('A', [...legs, [30, 29.5, 'jump']]);
      return t.told('jumped').failed;
    };
    expect(jumpBy([30, 26])).toBe(false);
    expect(jumpBy([30, 23], [30, 26])).toBe(false);
    expect(jumpBy([30, 21], [30, 22.01], [30, 26])).toBe(false);
    expect(jumpBy([28, 22], [30, 24], [30, 26])).toBe(true);
  });
  test('MOR-CHG-02 MOR-CHG-04 a charge line cut in two gives what it gives in one leg, counted from where it is said to begin', () => {
    const bonusBy = (from: number, ...legs: [number, number][]) => {
      const t = against('tha-hallebardier', 34);
      t.declare('A', legs, charge(t, 'surprise', from));
      t.until('answer').fixed(['weapon', 3]).react('take');
      return t.told('rolled').sum?.find(({ what }) => what === 'surprise')?.value;
    };
    // 10.5 − 2 by two, and 6.5 − 2 by two.
    expect(bonusBy(0, [30, 30.5])).toBe(4);
    expect(bonusBy(0, [30, 24], [30, 30.5])).toBe(4);
    expect(bonusBy(0, [30, 22], [30, 24], [30, 30.5])).toBe(4);
    expect(bonusBy(1, [30, 24], [30, 30.5])).toBe(2);
  });
  test('MOR-CHG-02 a line with a corner is none', () => {
    const t = against('tha-hallebardier', 34);
    t.choose('A');
    const path = [{ to: [2950, 2400] }, { to: [3000, 3050] }] as [{ to: [number, number] }, { to: [number, number] }];
    expect(t.why({ do: 'declare', path: [...path], action: charge(t, 'surprise', 0) })).toBe('MOR-CHG-02 noLine');
    expect(lineFrom([3000, 2000], path)).toBe(1);
    expect(lineFrom([3000, 2000], [{ to: [3000, 2400] }, { to: [3000, 3050] }])).toBe(0);
  });
  test('MOR-CHG-10 MOR-CHG-A2 the tape begins a charge as far back as it is straight and the target is in sight', () => {
    const t = against('tha-hallebardier', 34, { scenery: [box('wall', 25, 23, 3.5, 1, 9)], visibility: 12 });
    t.choose('A');
    const path = [{ to: [3000, 2400] }, { to: [3000, 3050] }] as { to: [number, number] }[];
    // At fourteen centimetres, less the bases, the mist still lets the target be seen; at fifteen it does not.
    expect(chargeFrom(t.view(0), t.f('A'), path, t.id('a'))).toBe(0);
    t.s.visibility = 1000;
    expect(chargeFrom(t.view(0), t.f('A'), path, t.id('a'))).toBe(1);
  });
  test('MOR-CHG-02 HB-13 a charger looks along the line, also away from an enemy in contact; backwards is no charge', () => {
    const t = against('tha-hallebardier', 34);
    t.choose('A');
    expect(
      t.why({ do: 'declare', path: [{ to: [3000, 3050], facing: [0, -1000] }], action: charge(t, 'surprise') }),
    ).toBe('MOR-CHG-02 unseen');
    const left = against('tha-hallebardier', 34);
    Object.assign(left.f('b'), { x: 3000, y: 1650, fx: 0, fy: 1000 });
    left.declare('A', [[30, 30.5]], charge(left, 'surprise'));
    left.answer({
      do: 'react',
      intercept: [{ fighter: left.id('b'), with: 'coutelas', mover: left.id('A'), at: 100 }],
    });
    // The enemy at her back: she cannot answer with her blade.
    expect(left.choices().map((a) => a.do === 'answer' && a.how)).not.toContain('passe');
  });
});

describe('what a charge comes to', () => {
  test('MOR-CHG-07 a shove at a tie: the figure with less physique recoils, though neither dominates', () => {
    const t = against('tha-rodeur', 31);
    t.declare('A', [[30, 27.5]], charge(t, 'poussee'));
    t.until('answer').fixed(['weapon', 5], ['weapon', 3]).react('passe');
    expect(t.told('struck').result).toBe('tie');
    t.rest();
    // Seven and a half less two, by two.
    expect([t.f('a').y, t.f('A').y]).toEqual([3300, 2750]);
  });
  test('MOR-CHG-07 a charger with less physique left recoils, and then moves what is left', () => {
    const t = against('tha-hallebardier', 31);
    t.declare('A', [[30, 27.5]], charge(t, 'poussee'));
    t.until('answer').fixed(['weapon', 3]).react('take').blow().until('on');
    expect([t.f('a').y, t.f('A').y]).toEqual([3100, 2550]);
  });
  test('MOR-CHG-08 a rush that is dodged goes on by its bonus; one that is dominated has nothing', () => {
    const dodged = against('tha-rodeur', 31);
    dodged.f('a').activated = true;
    dodged.declare('A', [[30, 27.5]], charge(dodged, 'ruee'));
    dodged.until('answer').fixed(['dodge', 7], ['weapon', 1]).react('dodge').pass();
    expect(dodged.decision()).toMatchObject({ kind: 'on', seat: 0, about: { most: 950 } });
    const lost = against('tha-rodeur', 31);
    lost.declare('A', [[30, 27.5]], charge(lost, 'ruee'));
    lost.until('answer').fixed(['weapon', 6], ['weapon', 2]).react('passe').blow().rest();
    expect(budgetOf(lost.s, lost.f('A'))).toBe(0);
  });
  test('MOR-CHG-09 MOR-CHG-A5 a breakthrough past a figure that the blow has felled', () => {
    const t = against('tha-rodeur', 31);
    Object.assign(t.f('a'), { phys: 2, activated: true });
    t.declare('A', [[30, 27.5]], charge(t, 'percee'));
    t.until('answer').fixed(['weapon', 3]).react('take').blow().rest();
    expect(healthOf(t.f('a'))).toBe('out');
    expect(t.f('A')).toMatchObject({ y: 3500, dodgeBonus: 2 });
  });
  test('MOR-CHG-09 MOR-PRI-A5 a breakthrough with the prisoner just taken: half of what is left', () => {
    const t = against('tha-rodeur', 31);
    t.f('a').activated = true;
    t.declare('A', [[30, 27.5]], charge(t, 'percee'));
    t.until('answer').fixed(['weapon', 3]).react('take').blow('capture').rest();
    expect(t.f('A').y).toBe(3125);
    const { x, y, r } = t.f('a');
    expect(Math.hypot(x - t.f('A').x, y - t.f('A').y) - r - t.f('A').r).toBeLessThan(10);
  });
  test('MOR-CAP-A3 MOR-CHG-06 an offensive charge counts in a capture, doubled by a special success', () => {
    const t = against('tha-hallebardier', 31, { options: { capture: 'hard' } });
    t.declare('A', [[30, 28]], charge(t, 'offensive'));
    t.until('answer').fixed(['weapon', 8]).react('take').blow('capture');
    // Twice four and three, against thirteen.
    expect(t.told('captured')).toMatchObject({ strength: 14, will: 13 });
  });
  test('MOR-CHG-06 MOR-MUL-08 an offensive charge in a sweep: a target that dominates has the bonus', () => {
    const t = new Table({
      a: [['tha-broyeur', 30, 20], ...crowd('tha-rodeur', 5)],
      b: [
        ['mel-sapeur', 27, 33, 'down'],
        ['mel-sapeur', 33, 33, 'down'],
        ['mel-archere', 60, 70],
      ],
    });
    t.declare('A', [[30, 30]], {
      kind: 'sweep',
      from: t.id('a'),
      to: t.id('b'),
      charge: { type: 'offensive', from: 0 },
    });
    t.until('answer').react('passe').fixed(['weapon', 5], ['weapon', 2]).react('take').blow();
    expect(t.sum('wounded')).toContainEqual(['offensive', 2]);
    t.rest();
    expect(t.f('b').phys).toBe(16);
  });
});
