/** The verdict of an opposed roll and of an interception, the end of a turn, facing, and throws. */
import { describe, expect, test } from 'vitest';
import type { Answer, Do } from '../answers.ts';
import { crowd, declaration, type Figure, strike, Table } from './table.ts';

const intercept = (t: Table, by: string, means: string, at: number, mover = 'A'): Do<'react'> => ({
  do: 'react',
  intercept: [{ fighter: t.id(by), with: means, mover: t.id(mover), at: Math.round(at * 100) }],
});

describe('an opposed roll', () => {
  const guarded = () =>
    new Table({
      a: [['mel-lancier', 30, 26], ...crowd('mel-archere', 5)],
      b: [
        ['tha-sorciere', 30, 30, 'down'],
        ['tha-hallebardier', 32.5, 30.2, 'down'],
        ['tha-rodeur', 66, 70],
      ],
    });
  test('MOR-DEF-A4 HB-04 an attacker slips past a defender who fumbles', () => {
    const t = guarded();
    t.declare('A', [], strike(t.id('a')));
    t.answer({ do: 'react', intercept: [], defend: { fighter: t.id('b'), path: [] } });
    t.fixed(['dodge', 2], ['weapon', 1]).answer({ do: 'slip' });
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('a'), by: t.id('A') } });
    // Both fumble: no blow lands, and the attacker is not past the defender.
    const both = guarded();
    both.declare('A', [], strike(both.id('a')));
    both.answer({ do: 'react', intercept: [], defend: { fighter: both.id('b'), path: [] } });
    both.fixed(['dodge', 1], ['weapon', 1]).answer({ do: 'slip' });
    expect(both.told('struck').result).toBe('missed');
    expect(both.question).toBe('1 choose');
    expect(both.f('A').spent).toBeGreaterThan(100_000);
  });
  test('HB-23 a dodge of a fumbled strike gives its step aside too', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 26], ...crowd('mel-archere', 5)],
      b: [['tha-rodeur', 30, 30, 'down'], ...crowd('tha-rodeur', 70)],
    });
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['dodge', 2], ['weapon', 1]).react('dodge');
    expect(t.told('struck').result).toBe('dodged');
    expect(t.decision()).toMatchObject({ kind: 'on', seat: 1, about: { fighter: t.id('a'), why: 'dodge' } });
  });
});

describe('an interception', () => {
  /** A charge up the table at the halberdier, past a fighter who waits beside the line. */
  const charging = (by: Figure) => {
    const side = by[0].slice(0, 3) === 'mel' ? 'mel-sapeur' : 'tha-rodeur';
    const target = by[0].startsWith('mel') ? 'mel-garde' : 'tha-hallebardier';
    const t = new Table({
      a: [['mel-bretteuse', 30, 18], ...crowd('mel-lancier', 5)],
      b: [by, [target, 30, 32, 'down'], [side, 66, 70]],
    });
    Object.assign(t.f('b'), { activated: true, acted: true });
    return t.declare('A', [[30, 28.5]], {
      kind: 'strike',
      target: t.id('b'),
      charge: { type: 'surprise', from: 0 },
    });
  };
  test('MOR-INT-A3 a charger who is pushed aside keeps neither action nor bonus', () => {
    const t = charging(['mel-lancier', 34.6, 27.5, 'left']);
    t.answer(intercept(t, 'a', 'lance-longue', 9.5))
      .fixed(['weapon', 6])
      .react('take')
      .blow()
      .rest();
    expect(t.f('A').x).toBeLessThan(3000);
    expect(t.f('A').acted).toBe(false);
    expect(t.question).toBe('1 choose');
  });
  test('MOR-INT-A3 MOR-INT-A9 a rooted charger stops, and strikes with the part of the charge that was run', () => {
    const t = charging(['tha-sorciere', 36, 27.5, 'left']);
    t.answer(intercept(t, 'a', 'mains-de-racine', 9.5))
      .fixed(['spell', 5])
      .pass();
    t.react('take');
    expect(t.told('stopped')).toMatchObject({ rule: 'MOR-INT-A3', why: 'rooted' });
    expect(t.f('A')).toMatchObject({ x: 3000, y: 2750 });
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('b') } });
    t.fixed(['weapon', 3]).react('take');
    // 9.5 − 2 by two is 3, where the whole line would have given 4.
    expect(t.told('rolled').sum).toContainEqual({ rule: 'MOR-CHG-05', what: 'surprise', value: 3 });
  });
  test('MOR-CHG-08 a ruée whose strike was lost gives nothing', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 18], ...crowd('mel-lancier', 5)],
      b: [
        ['mel-sapeur', 33.5, 27, 'left'],
        ['mel-garde', 30, 32, 'down'],
        ['mel-sapeur', 66, 70],
      ],
    });
    t.f('b').activated = true;
    t.declare('A', [[30, 28.5]], { kind: 'strike', target: t.id('b'), charge: { type: 'ruee', from: 0 } });
    // She answers the dwarf beside her line: that is her action.
    t.answer(intercept(t, 'a', 'hachette', 9))
      .fixed(['weapon', 7], ['weapon', 3])
      .react('passe');
    t.until('on');
    expect(t.decision()).toMatchObject({ kind: 'on', about: { most: 450 } });
  });
});

describe('the end of a turn', () => {
  const around = () =>
    new Table({
      a: [
        ['mel-lancier', 30, 25.4],
        ['mel-lancier', 34.6, 30, 'left'],
        ['mel-sapeur', 26.8, 30, 'right'],
      ],
      b: [['tha-broyeur', 30, 30, 'down'], ...crowd('tha-rodeur', 70)],
    });
  const all = (t: Table, marks = ['A', 'B', 'C']): Do<'attack'> => ({
    do: 'attack',
    target: t.id('a'),
    attackers: marks.map((mark) => ({
      fighter: t.id(mark),
      path: [],
      action: { kind: 'strike', target: t.id('a') },
    })),
  });
  const isOver = (t: Table, mark: string): boolean => t.f(mark).spent > 100_000 && t.f(mark).acted;
  test('MOR-CMB-08 MOR-CMB-07 the target is out of combat: all end their turn, whether one goes on or none', () => {
    for (const goesOn of [false, true]) {
      const t = around();
      t.f('a').phys = 1;
      t.f('a').arm = 0;
      t.answer({ do: 'combine' }).answer(all(t));
      t.until('answer').fixed(['weapon', 3]).react('take').blow();
      t.until('continue');
      if (goesOn) t.fixed(['weapon', 3]).answer({ do: 'continue', fighter: t.id('C') });
      else t.pass();
      t.rest();
      expect(
        ['A', 'B', 'C'].map((mark) => isOver(t, mark)),
        String(goesOn),
      ).toEqual([true, true, true]);
      expect(t.f('a').dead).toBe(goesOn);
    }
  });
  test('MOR-CMB-06 a dodge leads out of reach: those who have not struck end their turn, and move no more', () => {
    const t = around();
    Object.assign(t.f('a'), { kind: 'tha-rodeur' });
    Object.assign(t.f('a'), { phys: 8, r: 125, h: 250, arm: 0 });
    t.f('C').x = 600;
    t.f('C').y = 1200;
    t.answer({ do: 'combine' }).answer(all(t, ['A', 'B']));
    t.until('answer').fixed(['dodge', 8], ['weapon', 1]).answer({ do: 'answer', how: 'dodge', share: 1 });
    t.until('on').answer({ do: 'go', path: [{ to: [2640, 3130] }] });
    t.rest();
    expect(['A', 'B', 'C'].map((mark) => isOver(t, mark))).toEqual([true, true, false]);
    expect(t.f('B')).toMatchObject({ x: 3460, y: 3000 });
  });
});

describe('sending two of them reeling', () => {
  /** Three before the lancer, from left to right; the outer ones are swept at. */
  const sweeping = () => {
    const t = new Table({
      a: [['mel-lancier', 30, 26], ...crowd('mel-archere', 5)],
      b: [
        ['tha-rodeur', 27.6, 29.2, 'down'],
        ['tha-rodeur', 32.4, 29.2, 'down'],
        ['tha-rodeur', 66, 70],
      ],
    });
    return t.declare('A', [], { kind: 'sweep', from: t.id('a'), to: t.id('b') });
  };
  const shift = (x: number, y: number): Answer => ({ do: 'shift', at: [Math.round(x * 100), Math.round(y * 100)] });
  test('MOR-VAL-04 two targets may not change sides, even if their ways do not meet', () => {
    const t = sweeping();
    t.until('answer').fixed(['weapon', 4]).react('take').react('take').blow();
    expect(t.question).toBe('0 press');
    // The first may go to the middle; the other then not past the first, though their ways do not meet.
    t.answer(shift(30.2, 32.4));
    t.blow();
    expect(t.question).toBe('0 press');
    expect(t.why(shift(28.6, 30.2))).toBe('MOR-VAL-04 crosses');
    t.answer(shift(33, 29.6));
    expect([t.f('a').x, t.f('b').x]).toEqual([3020, 3300]);
  });
});

describe('facing', () => {
  const beside = (look: 'up' | 'down' = 'up') =>
    new Table({
      a: [['mel-lancier', 30, 30, look], ...crowd('mel-archere', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
    });
  test('HB-13 a step back from an enemy in contact keeps facing that enemy, unless declared otherwise', () => {
    const t = beside();
    t.declare('A', [[30, 26]]);
    if (t.question === '1 react') t.pass();
    expect(t.f('A').fy).toBeGreaterThan(0);
    const turned = beside();
    turned.declare('A', [[30, 26]], { kind: 'none' }, { facing: [0, -1000] });
    if (turned.question === '1 react') turned.pass();
    expect(turned.f('A').fy).toBeLessThan(0);
    // At the interception the enemy is in front, so an answer is possible.
    const met = beside();
    met.declare('A', [[30, 26]]);
    met.answer(intercept(met, 'a', 'hallebarde', 0.5));
    expect(met.choices().map((a) => a.do === 'answer' && a.how)).toContain('passe');
    const back = beside();
    back.choose('A').answer({
      do: 'declare',
      path: [{ to: [3000, 2600], facing: [0, -1000] }],
      action: { kind: 'none' },
    });
    back.answer(intercept(back, 'a', 'hallebarde', 0.5));
    expect(back.choices().map((a) => a.do === 'answer' && a.how)).not.toContain('passe');
  });
  test('HB-13 a figure that comes closer, or moves with no enemy near, looks forward', () => {
    const t = beside();
    t.declare('A', [[24, 27]]);
    if (t.question === '1 react') t.pass();
    expect(t.f('A').fy).toBeGreaterThan(0);
    const far = beside();
    far.f('a').y = 4500;
    far.declare('A', [[30, 26]]);
    expect(far.f('A').fy).toBeLessThan(0);
  });
});

test('MOR-LND-02 MOR-THR-A2 a prisoner’s flight is measured from the thrower’s base, wherever he is held', () => {
  for (const [x, y] of [
    [30, 16.5],
    [33.5, 20],
    [30, 23.5],
  ] as const) {
    const t = new Table({
      a: [
        ['enc-souche', 30, 20, 'up'],
        ['enc-faune', 6, 5],
        ['enc-faune', 11, 5],
      ],
      b: [['tha-rodeur', x, y], ...crowd('tha-rodeur', 70)],
    });
    t.f('a').captor = t.id('A');
    t.choose('A').pass();
    t.fixed(['throw', 4]).answer(declaration([], { kind: 'throw', victim: t.id('a'), at: [3000, 3200] }));
    // Twelve centimetres, less the two of his base: five.
    expect(t.sum('wounded')).toEqual([['flight', 5]]);
  }
});
