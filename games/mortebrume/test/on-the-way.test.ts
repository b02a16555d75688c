/** Several rules on one way: interceptors at one point, guards, prisoners, roots, edges and flights, and what is left of the turn. */
import { describe, expect, test } from 'vitest';
import type { Action, Do } from '../answers.ts';
import { box } from '../data/scenarios.ts';
import { budgetOf, healthOf } from '../rules/fighter.ts';
import { crowd, declaration, type Figure, strike, Table } from './table.ts';

type Meeting = readonly [by: string, means: string, at: number];
/** Interceptions of the first figure, in centimetres along its way. */
const meet = (t: Table, ...all: Meeting[]): Do<'react'> => ({
  do: 'react',
  intercept: all.map(([by, means, at]) => ({
    fighter: t.id(by),
    with: means,
    mover: t.id('A'),
    at: Math.round(at * 100),
  })),
});
const duellist: Figure[] = [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)];
const idle = (kind: string, x = 66): Figure => [kind, x, 70];
/** The duellist goes past one or two who wait; the rest is far off. */
const passing = (b: Figure[], more: object = {}, a: Figure[] = duellist) => {
  const fill = b[0]?.[0].startsWith('mel') ? 'mel-sapeur' : 'tha-rodeur';
  const rest = Array.from({ length: Math.max(0, 3 - b.length) }, (_, i) => idle(fill, 66 - 6 * i));
  return new Table({ a, b: [...b, ...rest], ...more });
};
const gap = (t: Table, p: string, q: string): number => {
  const [f, g] = [t.f(p), t.f(q)];
  return Math.hypot(f.x - g.x, f.y - g.y) - f.r - g.r;
};
const guardedBy = (t: Table, mark: string): Do<'react'> => {
  const found = t.choices().find((a) => a.do === 'react' && a.defend?.fighter === t.id(mark));
  if (!found) throw new Error(`${mark} may not defend`);
  return found as Do<'react'>;
};

describe('two interceptors at one point', () => {
  test('MOR-INT-09 MOR-INT-A3 rooted there by the first, the mover meets the second', () => {
    const t = passing([
      ['tha-sorciere', 34, 25, 'left'],
      ['tha-hallebardier', 25.5, 25, 'right'],
    ]);
    t.declare('A', [[30, 33]]).answer(meet(t, ['a', 'mains-de-racine', 5], ['b', 'hallebarde', 5]));
    expect(t.told('intercepts').who.mark).toBe('a');
    t.fixed(['spell', 5]).pass().react('take');
    expect(t.told('intercepts').who.mark).toBe('b');
    t.fixed(['weapon', 3]).react('take').blow().rest();
    expect(t.f('A')).toMatchObject({ y: 2500, phys: 5 });
  });
  test('MOR-INT-08 MOR-INT-09 dominated by the first and still there, the mover meets the second; sent out of reach, not', () => {
    const between = () => {
      const t = passing([
        ['tha-hallebardier', 34.5, 25, 'left'],
        ['tha-hallebardier', 25.5, 25, 'right'],
      ]);
      t.declare('A', [[30, 33]]).answer(meet(t, ['a', 'hallebarde', 5], ['b', 'hallebarde', 5]));
      return t.fixed(['weapon', 2], ['weapon', 5]).react('passe').blow();
    };
    const stays = between().pass();
    expect(stays.told('intercepts').who.mark).toBe('b');
    const flung = between();
    flung.answer({ do: 'shift', at: [3290, 2100] });
    expect(flung.question).toBe('1 choose');
    expect(flung.f('b').activated).toBe(false);
  });
  test('MOR-INT-09 the nearest at the point comes first, wherever the way began', () => {
    const t = passing([
      ['tha-hallebardier', 34.6, 27.5, 'left'],
      ['tha-hallebardier', 34.5, 24.9, 'left'],
    ]);
    t.declare('A', [[30, 33]]).answer(meet(t, ['b', 'hallebarde', 7.5], ['a', 'hallebarde', 7.5]));
    expect(t.told('intercepts').who.mark).toBe('a');
  });
});

describe('what is left of the turn', () => {
  test('MOR-INT-A3 pushed, the mover neither goes on nor moves what is left', () => {
    const t = passing([
      ['mel-lancier', 34.6, 24, 'left'],
      ['mel-garde', 30, 32.5, 'down'],
    ]);
    t.f('b').activated = true;
    const charge = { type: 'surprise', from: 0 } as const;
    t.declare('A', [[30, 28.5]], { kind: 'strike', target: t.id('b'), charge });
    t.answer(meet(t, ['a', 'lance-longue', 4]))
      .fixed(['weapon', 6])
      .react('take')
      .blow();
    t.pass();
    expect(t.question).toBe('1 choose');
    expect(budgetOf(t.s, t.f('A'))).toBe(0);
  });
  test('MOR-CON-03 MOR-INT-A4 closing in on an interceptor ends the way; the rest of the displacement is left', () => {
    const t = passing([['tha-hallebardier', 34.5, 25, 'left']]);
    t.declare('A', [[30, 33]]).answer(meet(t, ['a', 'hallebarde', 5]));
    t.fixed(['weapon', 7], ['weapon', 1]).react('passe').blow().answer({ do: 'contact' });
    expect(gap(t, 'A', 'a')).toBeLessThan(10);
    expect(t.has('stopped')).toBe(false);
    expect(t.f('A').y).toBeLessThan(2700);
    expect(budgetOf(t.s, t.f('A'))).toBe(1000);
  });
  test('HB-15 MOR-INT-A4 an answer costs the action; to flee is none', () => {
    const t = passing([['tha-rodeur', 5, 12, 'left']], {}, [
      ['mel-bretteuse', 1.25, 14, 'down'],
      ...crowd('mel-lancier', 30),
    ]);
    t.declare('A', [[1.25, 1.25]], { kind: 'flee' }).answer(meet(t, ['a', 'coutelas', 2]));
    t.fixed(['weapon', 8], ['weapon', 1]).react('passe').blow().rest();
    expect(t.f('A').fled).toBe(true);
  });
  test('MOR-CMB-06 who answered an interceptor on the way to a combined attack has not struck, and moves no more', () => {
    const t = new Table({
      a: [
        ['mel-bretteuse', 30, 20],
        ['mel-lancier', 30, 38.6, 'down'],
        ['mel-sapeur', 6, 5],
      ],
      b: [['tha-hallebardier', 30, 34, 'down'], ['tha-hallebardier', 34.5, 25, 'left'], idle('tha-rodeur')],
    });
    t.f('a').activated = true;
    const action = { kind: 'strike', target: t.id('a') } as const;
    const attackers = [
      { fighter: t.id('A'), path: [{ to: [3000, 3050] as [number, number] }], action },
      { fighter: t.id('B'), path: [], action },
    ];
    t.answer({ do: 'combine' }).answer({ do: 'attack', target: t.id('a'), attackers });
    t.answer(meet(t, ['b', 'hallebarde', 5]));
    t.fixed(['weapon', 8], ['weapon', 1]).react('passe').blow().pass();
    // Straight on to the blow of the other: one attacker, a malus of one.
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { by: t.id('B'), malus: 1 } });
    t.fixed(['weapon', 3]).react('take').blow();
    t.rest();
    expect(['A', 'B'].map((mark) => budgetOf(t.s, t.f(mark)))).toEqual([0, 0]);
  });
  test('MOR-CMB-A1 an attacker rooted out of reach does not count for the malus, and ends its turn with the others', () => {
    const t = new Table({
      a: [
        ['mel-bretteuse', 30, 20],
        ['mel-lancier', 30, 38.6, 'down'],
        ['mel-lancier', 34.6, 34, 'left'],
      ],
      b: [['tha-hallebardier', 30, 34, 'down'], ['tha-sorciere', 36, 23, 'left'], idle('tha-rodeur')],
    });
    t.f('a').activated = true;
    const action = { kind: 'strike', target: t.id('a') } as const;
    const attackers = ['A', 'B', 'C'].map((mark) => ({
      fighter: t.id(mark),
      path: mark === 'A' ? [{ to: [3000, 3050] as [number, number] }] : [],
      action,
    }));
    t.answer({ do: 'combine' }).answer({ do: 'attack', target: t.id('a'), attackers });
    t.answer(meet(t, ['b', 'mains-de-racine', 3]))
      .fixed(['spell', 5])
      .pass()
      .react('take');
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { by: t.id('B'), malus: 2 } });
    t.fixed(['dodge', 1], ['weapon', 3], ['weapon', 3]).answer({ do: 'answer', how: 'dodge', share: 2 });
    t.rest();
    expect(['A', 'B', 'C'].map((mark) => t.f(mark).acted)).toEqual([true, true, true]);
  });
});

describe('captors and prisoners on the way', () => {
  test('MOR-CAP-04 MOR-INT-A9 captured in flight over a pit, the figure falls nowhere: it stands beside its captor', () => {
    const t = passing([['tha-hallebardier', 34.6, 28, 'left']], { scenery: [box('hole', 27, 27, 5, 3, 6)] });
    t.declare('A', [
      [30, 25.6],
      [30, 31.4, 'jump'],
    ]);
    t.answer(meet(t, ['a', 'hallebarde', 8]))
      .fixed(['weapon', 3])
      .react('take')
      .blow('capture');
    expect([t.has('jumped'), t.has('fell')]).toEqual([false, false]);
    expect(t.f('A')).toMatchObject({ captor: t.id('a'), noDodge: false, z: 0 });
    expect(gap(t, 'A', 'a')).toBeLessThan(10);
  });
  test('MOR-CAP-05 MOR-INT-07 a companion takes the mover that an interceptor dominates, and is not activated by it', () => {
    const t = passing([
      ['tha-rodeur', 34, 25, 'left'],
      ['tha-broyeur', 26, 25, 'right'],
    ]);
    t.declare('A', [[30, 33]]).answer(meet(t, ['a', 'coutelas', 5]));
    t.fixed(['weapon', 3]).react('take').blow('capture', 'b');
    expect(t.f('A').captor).toBe(t.id('b'));
    t.rest();
    expect([t.f('a').activated, t.f('b').activated]).toEqual([true, false]);
  });
  test('MOR-PRI-A2 a captor captured on the way loses his prisoner, who may still be activated', () => {
    const t = passing(
      [
        ['tha-hallebardier', 34.5, 23, 'left'],
        ['tha-rodeur', 30, 17.5],
      ],
      {},
      [['mel-lancier', 30, 20], ...crowd('mel-lancier', 5)],
    );
    t.f('b').captor = t.id('A');
    t.choose('A').pass();
    t.answer(declaration([[30, 26]])).answer(meet(t, ['a', 'hallebarde', 3]));
    t.fixed(['weapon', 5]).react('take').blow('capture');
    expect([t.f('A').captor, t.f('b').captor]).toEqual([t.id('a'), -1]);
    t.rest();
    expect(t.choose('b').question).toBe('1 declare');
  });
  test('MOR-ESC-02 MOR-INT-02 a captor is activated when the prisoner gets away: he does not intercept him', () => {
    const t = passing([['tha-rodeur', 32.5, 30]], { destiny: [0, 1] }, [
      ['mel-lancier', 30, 30, 'right'],
      ['mel-sapeur', 60, 5],
      ['mel-archere', 6, 5],
    ]);
    t.f('a').captor = t.id('A');
    Object.assign(t.f('A'), { phys: 5, arm: 0 });
    t.choose('A').answer({ do: 'escape' });
    t.fixed(['escape', 5]).answer({ do: 'dice', add: 0 });
    t.answer(declaration([[42, 30]]));
    expect(t.question).toBe('0 declare');
  });
  test('MOR-ESC-A6 MOR-INT-08 the prisoner of an interceptor gets away and stands in the way of the mover', () => {
    const t = passing([['tha-broyeur', 34.8, 25, 'left']], {}, [
      ['mel-bretteuse', 30, 20],
      ['mel-lancier', 37.6, 25],
      ['mel-lancier', 5, 5],
    ]);
    t.f('B').captor = t.id('a');
    Object.assign(t.f('a'), { phys: 5, arm: 0 });
    t.declare('A', [[30, 33]]).answer(meet(t, ['a', 'masse-lourde', 5]));
    t.fixed(['dodge', 9], ['weapon', 3]).react('dodge');
    t.fixed(['escape', 6]).answer({ do: 'escape' });
    const away: [number, number][] = [
      [38.2, 28],
      [30, 30],
    ];
    t.answer(declaration(away, { kind: 'none' }, { double: true }));
    expect(t.told('stopped')).toMatchObject({ rule: 'HB-14', why: 'blocked' });
    // Where their bases touch.
    expect(Math.abs(t.f('A').y - 2750)).toBeLessThan(5);
  });
});

describe('edges, ledges and heights', () => {
  test('MOR-FAL-06 MOR-INT-08 a drop onto a figure, and an interceptor at its very end: first the figure is put down', () => {
    const t = passing(
      [
        ['tha-rodeur', 30, 29.7, 'up'],
        ['tha-hallebardier', 34, 30.5, 'left'],
      ],
      { scenery: [box('rock', 25, 20, 10, 8, 5)] },
      [['mel-bretteuse', 30, 26.7], ...crowd('mel-lancier', 5)],
    );
    t.declare('A', [[30, 29.26, 'drop']]).answer(meet(t, ['b', 'hallebarde', 2.56]));
    expect(t.decision()).toMatchObject({ kind: 'place', seat: 0 });
    t.answer(t.choices()[0] as never);
    expect(t.told('intercepts').who.mark).toBe('b');
  });
  test('MOR-INT-A9 rooted on the edge of a rock: back to its foot, and a blow from there', () => {
    const t = passing(
      [
        ['tha-sorciere', 35, 27, 'left'],
        ['tha-hallebardier', 30, 30.2, 'down'],
      ],
      { scenery: [box('rock', 27, 26, 6, 6, 1)], destiny: [0, 1] },
    );
    Object.assign(t.f('b'), { activated: true, z: 100 });
    t.declare('A', [[30, 27.3]], strike(t.id('b'))).answer(meet(t, ['a', 'mains-de-racine', 6]));
    t.pass();
    t.fixed(['spell', [8, 8]]).answer({ do: 'dice', add: 1 });
    t.react('take');
    expect(t.f('A')).toMatchObject({ y: 2475, z: 0 });
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('b'), by: t.id('A') } });
  });
  test('MOR-INT-A9 MOR-STA-02 felled on the edge of a rock, the figure lies at its foot', () => {
    const t = passing([['tha-hallebardier', 34.5, 27, 'left']], { scenery: [box('rock', 27, 26, 6, 6, 2)] });
    t.f('A').phys = 2;
    t.declare('A', [[30, 29]]).answer(meet(t, ['a', 'hallebarde', 6]));
    t.fixed(['weapon', 3]).react('take').blow().rest();
    expect(healthOf(t.f('A'))).toBe('out');
    expect(t.f('A')).toMatchObject({ y: 2475, z: 0 });
  });
  test('MOR-CLB-02 what is climbed is the height between one footing and the next: a rock that stands on a mound', () => {
    const t = passing([['tha-rodeur', 60, 60]], {
      scenery: [box('steps', 25, 16, 12, 20, 2), box('rock', 27, 24, 6, 8, 5)],
    });
    t.declare('A', [[30, 26]]);
    // Six along, twice three up.
    expect(t.f('A')).toMatchObject({ z: 500, spent: 1200 });
  });
  test('MOR-FAL-05 MOR-STA-03 a smaller figure that lies takes the wounds of a fall on it, and dies of them', () => {
    const fallOn = (phys: number) => {
      const t = passing([['tha-rodeur', 30, 30, 'down']], { scenery: [box('rock', 25, 20, 10, 8, 16)] }, [
        ['tha-broyeur', 30, 26.5],
        ...crowd('tha-rodeur', 5),
      ]);
      Object.assign(t.f('a'), { phys, lying: phys === 0 });
      t.f('A').phys = 18;
      // 16 and 5 against 18: three wounds.
      t.declare('A', [[30, 29.52, 'drop']]);
      return [t.f('A').phys, t.f('a').phys, t.f('a').dead];
    };
    expect(fallOn(0)).toEqual([18, 0, true]);
    expect(fallOn(2)).toEqual([17, 0, false]);
  });
});

describe('guards', () => {
  test('MOR-DEF-03 a companion who closes in on the attacker leaves his guard behind', () => {
    const t = passing(
      [
        ['tha-rodeur', 30, 34, 'down'],
        ['tha-hallebardier', 33.4, 34.6, 'left'],
      ],
      {},
      [['mel-lancier', 30, 30.6], ...crowd('mel-archere', 5)],
    );
    t.declare('A', [[30, 29]], strike(t.id('a')));
    const { intercept } = meet(t, ['a', 'coutelas', 1]);
    t.answer({ do: 'react', intercept, defend: { fighter: t.id('b'), path: [{ to: [3250, 3400] }] } });
    t.fixed(['weapon', 5]).react('take').blow().answer({ do: 'contact' });
    expect(t.told('defends').inTime).toBe(true);
    expect(t.f('b')).toMatchObject({ x: 3250, activated: true });
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('a') } });
  });
  test('MOR-DEF-A6 MOR-CHG-08 a rush that meets the guard keeps its bonus', () => {
    const t = passing([
      ['tha-sorciere', 30, 33, 'down'],
      ['tha-hallebardier', 32, 35, 'down'],
    ]);
    t.f('a').activated = true;
    const rush: Action = { kind: 'strike', target: t.id('a'), charge: { type: 'ruee', from: 0 } };
    t.declare('A', [[30, 29]], rush);
    t.answer(guardedBy(t, 'b')).answer({ do: 'fight' });
    t.fixed(['weapon', 3]).react('take').blow().until('on');
    // Six left of fifteen, and half of nine less two.
    expect(t.decision()).toMatchObject({ about: { fighter: t.id('A'), most: 900 } });
  });
  test('MOR-STP-03 MOR-DEF-05 a charge stopped at a pit strikes nobody: the guard has not come', () => {
    const t = passing(
      [
        ['tha-sorciere', 30, 33, 'down'],
        ['tha-hallebardier', 32.6, 33, 'down'],
      ],
      { scenery: [box('hole', 26, 24, 8, 3.5, 5)] },
    );
    const charge = { type: 'surprise', from: 0 } as const;
    t.declare('A', [[30, 29.6]], { kind: 'strike', target: t.id('a'), charge });
    t.answer(guardedBy(t, 'b'));
    expect(t.told('lost').who.mark).toBe('A');
    expect(t.f('b').activated).toBe(false);
  });
  test('MOR-DEF-A4 MOR-CAP-04 who does not slip past the guard may be captured by him', () => {
    const t = passing(
      [
        ['tha-sorciere', 30, 30, 'down'],
        ['tha-hallebardier', 32.5, 30.2, 'down'],
      ],
      {},
      [['mel-lancier', 30, 26], ...crowd('mel-archere', 5)],
    );
    t.declare('A', [], strike(t.id('a'))).answer(guardedBy(t, 'b'));
    t.fixed(['dodge', 2], ['weapon', 5]).answer({ do: 'slip' });
    t.blow('capture').rest();
    expect(t.f('A').captor).toBe(t.id('b'));
    expect(t.question).toBe('1 choose');
  });
});
