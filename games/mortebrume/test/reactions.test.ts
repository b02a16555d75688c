/** Interceptions, disengagement, the attacker's privilege, defence by a companion, charges. */
import { describe, expect, test } from 'vitest';
import type { Do } from '../answers.ts';
import { box } from '../data/scenarios.ts';
import { crowd, declaration, strike, Table } from './table.ts';

const intercept = (t: Table, by: string, at: number, means: string, mover = 'A'): Do<'react'> => ({
  do: 'react',
  intercept: [{ fighter: t.id(by), with: means, mover: t.id(mover), at: Math.round(at * 100) }],
});

/** A runs north along x = 30; a halberdier waits beside the way and looks across it. */
const passing = (more: object = {}) =>
  new Table({
    a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
    b: [
      ['tha-hallebardier', 34.5, 27, 'left'],
      ['tha-rodeur', 60, 70],
      ['tha-rodeur', 66, 70],
    ],
    ...more,
  });

describe('interception', () => {
  test('MOR-INT-01 MOR-INT-05 MOR-INT-06 MOR-INT-07 MOR-INT-A2 between declaration and move, at a point of the way; who dodges goes on', () => {
    const t = passing();
    t.declare('A', [[30, 33]]);
    expect(t.question).toBe('1 react');
    // Nothing has moved yet.
    expect(t.f('A').y).toBe(2000);
    expect(t.refused(intercept(t, 'a', 0, 'hallebarde'))).toMatchObject({
      rule: 'MOR-INT-05',
      reason: 'outOfReach',
      details: { x: 30, y: 20 },
    });
    expect(t.refused(intercept(t, 'a', 14, 'hallebarde'))).toMatchObject({ rule: 'MOR-INT-06' });
    expect(t.refused(intercept(t, 'a', 7, 'arc'))).toMatchObject({ rule: 'MOR-INT-05', reason: 'noWeapon' });
    t.answer(intercept(t, 'a', 7, 'hallebarde'));
    expect(t.f('A').y).toBe(2700);
    expect(t.question).toBe('0 answer');
    t.fixed(['dodge', 9], ['weapon', 3]).react('dodge');
    expect(t.told('struck').result).toBe('dodged');
    // No step aside: straight on to the end. The interceptor's turn is over.
    expect(t.f('A').y).toBe(3300);
    expect(t.f('a')).toMatchObject({ activated: true, acted: true });
    expect(t.question).toBe('1 choose');
  });

  test('MOR-INT-02 MOR-INT-03 MOR-INT-04 HB-13 only who waits, only a displacement (turning is one), only who is seen before', () => {
    const done = passing();
    done.f('a').activated = true;
    done.declare('A', [[30, 33]]);
    expect(done.question).toBe('1 choose');
    const blind = passing();
    [blind.f('a').fx, blind.f('a').fy] = [1000, 0];
    blind.declare('A', [[30, 33]]);
    expect(blind.question).toBe('1 choose');
    const misty = passing({ visibility: 3 });
    misty.declare('A', [[30, 33]]);
    expect(misty.question).toBe('1 choose');
    const turn = passing();
    turn.f('A').y = 2700;
    turn.declare('A', [], { kind: 'none' });
    expect(turn.question).toBe('1 choose');
    const turned = passing();
    turned.f('A').y = 2700;
    turned.declare('A', [], { kind: 'none' }, { facing: [-1000, 0] });
    expect(turned.question).toBe('1 react');
    expect(turned.refused(intercept(turned, 'b', 0, 'coutelas'))).toMatchObject({ rule: 'MOR-INT-05' });
    turned.f('b').activated = true;
    expect(turned.refused(intercept(turned, 'b', 0, 'coutelas'))).toMatchObject({ rule: 'MOR-INT-02' });
  });

  test('MOR-INT-A3 who takes it goes on with his action; stunned he stops', () => {
    const t = passing();
    t.declare('A', [[30, 33]]);
    t.answer(intercept(t, 'a', 7, 'hallebarde'));
    t.fixed(['weapon', 3]).react('take');
    t.blow().rest();
    expect(t.f('A')).toMatchObject({ y: 3300, phys: 5, acted: false });
    const stunned = new Table({
      a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [
        ['tha-broyeur', 34.5, 27, 'left'],
        ['tha-rodeur', 60, 70],
        ['tha-rodeur', 66, 70],
      ],
    });
    stunned.declare('A', [[30, 33]]);
    stunned.answer(intercept(stunned, 'a', 7, 'body'));
    stunned.fixed(['body', 6]).react('take');
    stunned.blow();
    expect(stunned.told('stopped').rule).toBe('MOR-INT-A3');
    expect(stunned.f('A').y).toBe(2700);
  });

  test('MOR-INT-A4 a passe d’armes spends the action; dominated he stops there', () => {
    const t = passing();
    t.declare('A', [[30, 33]], { kind: 'none' });
    t.answer(intercept(t, 'a', 7, 'hallebarde'));
    // Looking along her way she still has him in front: part of his base is.
    [t.f('A').fx, t.f('A').fy] = [1000, 200];
    t.fixed(['weapon', 1], ['weapon', 5]).react('passe');
    t.blow().rest();
    expect(t.f('A')).toMatchObject({ y: 2700, acted: true });
  });

  test('MOR-INT-08 who never comes within reach activates nobody', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [
        ['tha-hallebardier', 34.5, 22, 'left'],
        ['tha-hallebardier', 34.5, 30, 'left'],
        ['tha-rodeur', 66, 70],
      ],
    });
    t.declare('A', [[30, 33]]);
    t.answer({
      do: 'react',
      intercept: [
        { fighter: t.id('a'), with: 'hallebarde', mover: t.id('A'), at: 200 },
        { fighter: t.id('b'), with: 'hallebarde', mover: t.id('A'), at: 1000 },
      ],
    });
    t.f('A').phys = 2;
    t.fixed(['weapon', 3]).react('take');
    t.blow().rest();
    expect(t.f('A').phys).toBe(0);
    expect(t.f('b')).toMatchObject({ activated: false, acted: false });
  });

  test('MOR-INT-09 MOR-INT-10 several in the order of reach, with no combined malus', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [
        ['tha-hallebardier', 34.5, 31, 'left'],
        ['tha-hallebardier', 34.5, 24, 'left'],
        ['tha-rodeur', 66, 70],
      ],
    });
    t.declare('A', [[30, 33]]);
    t.answer({
      do: 'react',
      intercept: [
        { fighter: t.id('a'), with: 'hallebarde', mover: t.id('A'), at: 1000 },
        { fighter: t.id('b'), with: 'hallebarde', mover: t.id('A'), at: 400 },
      ],
    });
    expect(t.told('intercepts').who.mark).toBe('b');
    t.fixed(['dodge', 9], ['weapon', 3]).react('dodge');
    expect(t.all('rolled')[0]?.sum?.some(({ rule }) => rule === 'MOR-CMB-05')).toBe(false);
    expect(t.told('intercepts').who.mark).toBe('a');
  });

  test('MOR-INT-A1 MOR-INT-A5 MOR-INT-A6 the interceptor does not turn; a shot counts the movement and needs sight there', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [
        ['tha-archer', 40, 27, 'left'],
        ['tha-rodeur', 60, 70],
        ['tha-rodeur', 66, 70],
      ],
      scenery: [box('wall', 35, 28.5, 1, 8, 9)],
    });
    t.declare('A', [[30, 34]]);
    expect(t.refused(intercept(t, 'a', 14, 'arc'))).toMatchObject({ rule: 'MOR-INT-A6' });
    t.fixed(['shot', 5]);
    t.answer(intercept(t, 'a', 5, 'arc'));
    expect(t.f('a').activated).toBe(true);
    const sum = t.events.find((e) => e.kind === 'rolled');
    expect(sum?.kind === 'rolled' && sum.sum).toContainEqual({ rule: 'MOR-RNG-02', what: 'moved', value: -3 });
    const behind = passing();
    [behind.f('a').fx, behind.f('a').fy] = [0, -1000];
    behind.declare('A', [[30, 33]]);
    // He looks south: beyond his own line he does not strike.
    expect(behind.refused(intercept(behind, 'a', 12, 'hallebarde'))).toMatchObject({
      rule: 'MOR-INT-05',
      reason: 'notInFront',
    });
  });

  test('MOR-INT-A7 MOR-JMP-07 a dodge, a recoil or a step after a strike opens no window, and is no jump', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 30], ...crowd('mel-lancier', 5)],
      b: [
        ['tha-rodeur', 30, 33, 'down'],
        ['tha-hallebardier', 33.5, 30, 'left'],
        ['tha-rodeur', 66, 70],
      ],
    });
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['weapon', 3]).react('take');
    t.blow();
    t.pass();
    expect(t.question).toBe('0 on');
    const leap = { do: 'go', path: [{ to: [3000, 2700] }, { to: [3000, 2600], how: 'jump' }] } as const;
    expect(t.refused({ ...leap, path: [...leap.path] })).toMatchObject({ rule: 'MOR-JMP-07' });
    t.answer({ do: 'go', path: [{ to: [3000, 2400] }] });
    expect(t.question).toBe('1 choose');
  });
});

describe('disengagement and privilege', () => {
  test('MOR-DIS-01 MOR-DIS-02 leaving the zone is intercepted like any move', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 30], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
    });
    t.declare('A', [[30, 20]]);
    expect(t.question).toBe('1 react');
    expect(t.told('disengages').from.mark).toBe('a');
    t.answer(intercept(t, 'a', 0, 'hallebarde'));
    expect(t.question).toBe('0 answer');
  });
  test('MOR-DIS-03 MOR-DIS-A1 from behind his back it is none', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 30], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 34, 'up'], ...crowd('tha-rodeur', 70)],
    });
    t.declare('A', [[30, 20]]);
    expect(t.question).toBe('1 choose');
  });
  test('MOR-PRV-01 the attacked does not intercept his attacker', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [
        ['tha-hallebardier', 30, 34, 'down'],
        ['tha-hallebardier', 35, 29, 'left'],
        ['tha-rodeur', 66, 70],
      ],
    });
    t.declare('A', [[30, 31.2]], strike(t.id('a')));
    expect(t.question).toBe('1 react');
    expect(t.refused(intercept(t, 'a', 11, 'hallebarde'))).toMatchObject({ rule: 'MOR-PRV-01' });
    t.pass();
    expect(t.question).toBe('1 answer');
  });
  test('MOR-PRV-02 MOR-PRV-A1 unless he moves away inside the zone', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 31.4], ...crowd('mel-archere', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
    });
    t.declare('A', [[30, 29.2]], strike(t.id('a')));
    expect(t.question).toBe('1 react');
    t.answer(intercept(t, 'a', 1, 'hallebarde'));
    expect(t.question).toBe('0 answer');
    // By less than a millimetre it is no way off.
    const near = new Table({
      a: [['mel-lancier', 30, 29.3], ...crowd('mel-archere', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
    });
    near.declare('A', [[30, 29.21]], strike(near.id('a')));
    expect(near.question).toBe('1 answer');
  });
  test('MOR-PRV-03 or leaves his attack angle', () => {
    const t = new Table({
      a: [['mel-bretteuse', 33, 33.5], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
    });
    t.declare('A', [[33.2, 35]], strike(t.id('a')));
    expect(t.question).toBe('1 react');
    t.answer(intercept(t, 'a', 0.3, 'hallebarde'));
    expect(t.told('intercepts').who.mark).toBe('a');
  });
});

describe('defence', () => {
  const setting = (x = 34, y = 36, options = {}) =>
    new Table({
      options,
      a: [['mel-lancier', 30, 22], ...crowd('mel-archere', 5)],
      b: [
        ['tha-sorciere', 30, 36, 'down'],
        ['tha-hallebardier', x, y, 'down'],
        ['tha-rodeur', 66, 70],
      ],
    });
  const guard = (t: Table, ...way: [number, number][]): Do<'react'> => ({
    do: 'react',
    intercept: [],
    defend: { fighter: t.id('b'), path: way.map(([x, y]) => ({ to: [Math.round(x * 100), Math.round(y * 100)] })) },
  });
  test('MOR-DEF-01 MOR-DEF-02 MOR-DEF-03 MOR-DEF-04 MOR-DEF-05 MOR-DEF-A2 beside the companion, within reach of the attacker, no farther than he', () => {
    const t = setting();
    t.declare('A', [[30, 31]], strike(t.id('a')));
    expect(t.question).toBe('1 react');
    expect(t.refused(guard(t, [40, 40]))).toMatchObject({ rule: 'MOR-DEF-03', reason: 'notInContact' });
    expect(t.refused(guard(t, [33.5, 38.5], [31, 38.3]))).toMatchObject({ rule: 'MOR-DEF-03', reason: 'outOfReach' });
    t.answer(guard(t, [32.4, 35.2]));
    expect(t.told('defends')).toMatchObject({ rule: 'MOR-DEF-04', inTime: true, other: 9 });
    expect(t.question).toBe('0 slip');
    t.answer({ do: 'fight' });
    expect(t.decision()).toMatchObject({ kind: 'answer', seat: 1, about: { fighter: t.id('b') } });
  });
  test('MOR-DEF-06 MOR-DEF-A4 he may slip past: dodge against maniement', () => {
    const t = setting();
    t.declare('A', [[30, 31]], strike(t.id('a')));
    t.answer(guard(t, [32.4, 35.2]));
    t.fixed(['dodge', 6], ['weapon', 3]).answer({ do: 'slip' });
    // 8 + 6 against 10 + 3: past him, at the witch.
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('a') } });
    expect(t.f('b').acted).toBe(true);
    const fails = setting();
    fails.declare('A', [[30, 31]], strike(fails.id('a')));
    fails.answer(guard(fails, [32.4, 35.2]));
    fails.fixed(['dodge', 2], ['weapon', 5]).answer({ do: 'slip' });
    expect(fails.question).toBe('1 blow');
    fails.blow().rest();
    expect(fails.f('a').acted).toBe(false);
    expect(fails.f('A').spent).toBeGreaterThan(100_000);
  });
  test('MOR-DEF-07 MOR-DEF-A1 MOR-DEF-A3 too late: activated, where he wanted to be, and the attack goes on', () => {
    const t = setting(40, 38, { measuring: 'strict' });
    t.f('A').y = 2800;
    t.declare('A', [[30, 31]], strike(t.id('a')));
    t.answer(guard(t, [32.4, 35.2]));
    expect(t.told('defends')).toMatchObject({ rule: 'MOR-DEF-07', inTime: false });
    expect(t.f('b')).toMatchObject({ x: 3240, y: 3520, activated: true, acted: true });
    expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('a') } });
    const far = setting(45, 45);
    far.declare('A', [[30, 31]], strike(far.id('a')));
    expect(far.question).toBe('1 answer');
  });
  test('MOR-DEF-A5 MOR-DEF-A6 one reaction each; against a charge the bonus stays', () => {
    const t = setting();
    t.declare('A', [[30, 31]], { kind: 'strike', target: t.id('a'), charge: { type: 'surprise', from: 0 } });
    const both = {
      ...guard(t, [32.4, 35.2]),
      intercept: [{ fighter: t.id('b'), with: 'hallebarde', mover: t.id('A'), at: 900 }],
    };
    expect(t.refused(both)).toMatchObject({ rule: expect.stringMatching(/MOR-(DEF-A5|INT-05)/) });
    t.answer(guard(t, [32.4, 35.2]));
    t.answer({ do: 'fight' });
    t.fixed(['weapon', 3]).react('take');
    // 9 cm − 4 by two is 2.
    expect(t.told('rolled').sum).toContainEqual({ rule: 'MOR-CHG-05', what: 'surprise', value: 2 });
  });
});

describe('charges', () => {
  const charging = (
    type: 'surprise' | 'offensive' | 'poussee' | 'ruee' | 'percee',
    target = 'tha-hallebardier',
    to = 31,
  ) => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [[target, 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
    });
    t.choose('A');
    t.answer(declaration([[30, to]], { kind: 'strike', target: t.id('a'), charge: { type, from: 0 } }));
    return t;
  };
  test('MOR-CHG-01 MOR-CHG-10 MOR-CHG-A6 MOR-CHG-05 only the line counts, ended where one likes', () => {
    const t = new Table({
      a: [['mel-bretteuse', 26, 20], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
    });
    t.declare(
      'A',
      [
        [30, 20],
        [30, 30.5],
      ],
      { kind: 'strike', target: t.id('a'), charge: { type: 'surprise', from: 1 } },
    );
    t.fixed(['weapon', 2]).react('take');
    // 10.5 − 2 by two is 4: the four centimetres before do not count.
    expect(t.told('rolled').sum).toContainEqual({ rule: 'MOR-CHG-05', what: 'surprise', value: 4 });
  });
  test('MOR-CHG-02 MOR-CHG-A2 MOR-CHG-A7 the target is seen from the start of the line; never at double pace', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 20], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
      visibility: 10,
    });
    t.choose('A');
    const charge = { kind: 'strike', target: t.id('a'), charge: { type: 'surprise', from: 0 } } as const;
    expect(t.refused(declaration([[30, 31]], charge))).toMatchObject({ rule: 'MOR-CHG-02', reason: 'unseen' });
    expect(t.refused(declaration([[30, 31]], charge, { double: true }))).toMatchObject({ rule: 'HB-11' });
    // From nearer it is: walk first, then charge.
    t.answer(
      declaration(
        [
          [30, 24],
          [30, 31],
        ],
        { ...charge, charge: { type: 'surprise', from: 1 } },
      ),
    );
  });
  test('MOR-CHG-03 shorter than the encumbrance it is an ordinary attack', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 27], ...crowd('mel-archere', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
    });
    t.declare('A', [[30, 29.5]], { kind: 'strike', target: t.id('a'), charge: { type: 'surprise', from: 0 } });
    t.fixed(['weapon', 2]).react('take');
    expect(t.told('rolled').sum?.some(({ rule }) => rule === 'MOR-CHG-05')).toBe(false);
  });
  test('MOR-CHG-07 MOR-CHG-A3 poussée: the weaker gives way after the damage, dominated or not, but not who dodged', () => {
    const t = charging('poussee');
    t.fixed(['weapon', 1]).react('take');
    expect(t.told('struck').result).toBe('missed');
    const hit = charging('poussee', 'tha-rodeur');
    hit.fixed(['weapon', 2]).react('take');
    hit.blow();
    while (hit.question === '0 press') hit.pass();
    // The goblin has 4 left against 10: driven off by (11 − 2) / 2 = 4 cm.
    expect(hit.f('a').y).toBe(3800);
    const stout = charging('poussee');
    stout.fixed(['weapon', 3]).react('take');
    stout.blow();
    while (stout.question === '0 press') stout.pass();
    // The dwarf has 16 against her 10: she recoils.
    expect(stout.f('A').y).toBe(2700);
    const dodged = charging('poussee', 'tha-rodeur');
    dodged.fixed(['dodge', 8], ['weapon', 2]).react('dodge');
    dodged.pass();
    expect(dodged.f('a').y).toBe(3400);
  });
  test('MOR-CHG-08 MOR-CHG-A4 ruée: the bonus is way that is given after the strike, and never before it', () => {
    const t = charging('ruee', 'tha-hallebardier', 31);
    t.fixed(['weapon', 3]).react('take');
    t.blow();
    while (t.question === '0 press') t.pass();
    // Eleven of fifteen run; floor((11 − 2) / 2) = 4 more.
    expect(t.decision()).toMatchObject({ kind: 'on', about: { most: 800 } });
    const far = new Table({
      a: [['mel-bretteuse', 30, 14], ...crowd('mel-lancier', 5)],
      b: [['tha-hallebardier', 30, 34, 'down'], ...crowd('tha-rodeur', 70)],
    });
    far.choose('A');
    // 17 cm with a displacement of 15.
    const action = { kind: 'strike', target: far.id('a'), charge: { type: 'ruee', from: 0 } } as const;
    expect(far.refused(declaration([[30, 31]], action))).toMatchObject({ rule: 'HB-11', reason: 'tooFar' });
  });
  test('MOR-CHG-09 MOR-CHG-A5 percée: past the target to the end of the displacement, and better dodges', () => {
    const t = charging('percee');
    t.fixed(['weapon', 3]).react('take');
    t.blow();
    while (t.question === '0 press') t.pass();
    expect(t.f('A').dodgeBonus).toBe(4);
    // Four centimetres were left: past him, a base and a half aside.
    expect(t.f('A').y).toBe(3500);
    expect(Math.abs(t.f('A').x - 3000)).toBeGreaterThanOrEqual(250);
    const fails = charging('percee', 'tha-rodeur');
    fails.fixed(['dodge', 8], ['weapon', 2]).react('dodge');
    fails.pass();
    expect(fails.f('A')).toMatchObject({ y: 3100, dodgeBonus: 0 });
    // The bonus is in every dodge of the turn.
    t.rest();
    t.answer({ do: 'choose', fighter: t.id('a') });
    [t.f('a').x, t.f('a').y] = [t.f('A').x, t.f('A').y + 350];
    t.answer(declaration([], strike(t.id('A')), { facing: [0, -1] }));
    t.fixed(['dodge', 5], ['weapon', 3]).react('dodge');
    expect(t.all('rolled')[0]?.sum).toContainEqual({ rule: 'MOR-CHG-09', what: 'percee', value: 4 });
  });
});
