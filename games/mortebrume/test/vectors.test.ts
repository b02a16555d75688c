/** The twenty-eight figures that fix the rules, and the worked example of the orrokeen. */
import { describe, expect, test } from 'vitest';
import { box } from '../data/scenarios.ts';
import { whoRecoils } from '../rules/charges.ts';
import { fallWounds, shareFall } from '../rules/falls.ts';
import { encumbranceOf, moveOf } from '../rules/fighter.ts';
import { difficultyAt } from '../rules/measure.ts';
import { jumpWounds } from '../rules/movement.ts';
import { chargeBonus, isWay, judgePath } from '../rules/paths.ts';
import { bodyDamage, strikeDamage } from '../rules/rolls.ts';
import { objectDamage, receiverDamage, victimDamage } from '../rules/throws.ts';
import { moraleBonus } from '../rules/turn.ts';
import { crowd, strike, Table } from './table.ts';

/** A sapper (M 10, encumbrance 3) or a fanatic (M 13, encumbrance 3) alone on an open table. */
const alone = (kind: string, more: object = {}) =>
  new Table({
    a: [[kind, 30, 10], ...crowd('mel-archere', 5)],
    b: [['tha-broyeur', 60, 70], ...crowd('tha-rodeur', 70)],
    ...more,
  });

describe('figures', () => {
  test('T01 MOR-JMP-04 run-up 9, encumbrance 3: a jump of 6', () => {
    const t = new Table({
      a: [['mel-archere', 30, 10], ...crowd('mel-lancier', 5)],
      b: [['tha-broyeur', 60, 70], ...crowd('tha-rodeur', 70)],
    });
    const way = judgePath(t.s, t.f('A'), [{ to: [3000, 1900] }, { to: [3000, 2600], how: 'jump' }], 5000);
    expect(isWay(way) && way.steps[1]?.possible).toBe(600);
  });
  test('T02 MOR-JMP-02 move 12, run-up 8, jump 5: beyond the budget', () => {
    const t = new Table({
      a: [['mel-archere', 30, 10], ...crowd('mel-lancier', 5)],
      b: [['tha-broyeur', 60, 70], ...crowd('tha-rodeur', 70)],
    });
    const way = judgePath(t.s, t.f('A'), [{ to: [3000, 1800] }, { to: [3000, 2300], how: 'jump' }], 1200);
    expect(isWay(way) && way.cost).toBe(1300);
    expect(isWay(way) && way.steps[1]?.possible).toBe(400);
  });
  test('T03 MOR-JMP-09 MOR-JMP-A1 declared 6, possible 3.5: two wounds, no dodge, turn over', () => {
    expect(jumpWounds(600, 350)).toBe(2);
    const t = alone('mel-sapeur');
    // Run-up 6.5, encumbrance 3: the jump carries 3.5 cm.
    t.declare(
      'A',
      [
        [30, 16.5],
        [30, 22.5, 'jump'],
      ],
      { kind: 'none' },
      { double: true },
    );
    expect(t.told('jumped')).toMatchObject({ declared: 6, possible: 3.5, failed: true });
    expect(t.f('A')).toMatchObject({ phys: 14, noDodge: true, activated: true, acted: true, y: 2000 });
    expect(t.told('stopped').rule).toBe('MOR-JMP-A1');
  });
  test('T04 T05 MOR-FAL-01 MOR-FAL-02 MOR-FAL-A1 a fall of 15 cm', () => {
    expect(fallWounds(1500, 4, 14, true)).toBe(5);
    expect(fallWounds(1500, 4, 14, false)).toBe(10);
  });
  test('T06 T07 MOR-FAL-05 MOR-FAL-A4 MOR-GEN-03 shares of a fall', () => {
    expect(shareFall(7, { size: 2, phys: 10 }, { size: 1, phys: 4 })).toEqual({ receiver: 4, faller: 3 });
    expect(shareFall(7, { size: 2, phys: 10 }, { size: 2, phys: 9 })).toEqual({ receiver: 3, faller: 3 });
  });
  test('T08 MOR-CLB-02 a climb of 5 after an approach of 2 costs 12', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 10], ...crowd('mel-archere', 5)],
      b: [['tha-broyeur', 60, 70], ...crowd('tha-rodeur', 70)],
      scenery: [box('rock', 26, 10.5, 8, 8, 5)],
    });
    t.f('A').y = 850;
    const way = judgePath(t.s, t.f('A'), [{ to: [3000, 1200] }], 1350);
    expect(isWay(way) && way.cost).toBe(1350);
    // Up to the foot of it, up with the base on both sides of the edge, and on.
    expect(isWay(way) && way.steps.map(({ how, z, length, cost }) => [how, z, length, cost])).toEqual([
      ['walk', 0, 75, 75],
      ['climb', 500, 250, 1250],
      ['walk', 500, 25, 25],
    ]);
    // An approach of 2 cm: 2 + 2 × 5.
    expect(isWay(way) && way.cost - 350 + 200).toBe(1200);
  });
  test('T09 MOR-MRL-06 MOR-MRL-A1 MOR-MRL-A2 a special success doubles the bonus, once', () => {
    expect(moraleBonus(true, false)).toBe(6);
    expect(moraleBonus(true, true)).toBe(6);
    expect(moraleBonus(false, false)).toBe(3);
  });
  test('T11 T12 MOR-CHG-03 MOR-CHG-04 MOR-CHG-A1 charge bonus', () => {
    expect(chargeBonus(1100, 4)).toBe(3);
    expect(chargeBonus(350, 4)).toBe(0);
  });
  test('T14 MOR-CHG-07 equal physique: the charged one recoils', () => {
    expect(whoRecoils(12, 12)).toBe('charged');
    expect(whoRecoils(11, 12)).toBe('charger');
  });
  test('T15 MOR-BOD-03 armour 2, physique 20: 4', () => expect(bodyDamage({ arm: 2, phys: 20 })).toBe(4));
  test('T19 T20 MOR-THR-03 MOR-THR-08 HB-31 difficulties of throws', () => {
    expect(difficultyAt(1000)).toBe(10);
    expect(14 + 4 - 5 >= difficultyAt(1000)).toBe(true);
    expect(difficultyAt(1200)).toBe(11);
    expect(20 + 3 - 14 >= difficultyAt(1200)).toBe(false);
    expect([600, 1800, 2400, 3000].map(difficultyAt)).toEqual([8, 14, 17, 20]);
  });
  test('T21 T22 MOR-LND-01 MOR-LND-02 damage of what is thrown', () => {
    expect(objectDamage(4, 20)).toBe(6);
    expect(receiverDamage(15)).toBe(7);
    expect(victimDamage(900)).toBe(4);
  });
  test('T25 T26 MOR-PRI-02 MOR-PRI-04 MOR-PRI-A1 MOR-PRI-A3 the burden of prisoners', () => {
    const t = new Table({
      a: [['tha-fanatique', 30, 10], ...crowd('tha-rodeur', 5)],
      b: [
        ['mel-lancier', 40, 40],
        ['mel-bretteuse', 45, 40],
        ['mel-lancier', 50, 40],
      ],
    });
    const captor = t.f('A');
    t.f('a').captor = captor.id;
    t.f('a').phys = 5;
    // 13 cm halved to 6; encumbrance 3 and twice size 2.
    expect(moveOf(t.s, captor)).toBe(600);
    expect(encumbranceOf(t.s, captor)).toBe(7);
    t.f('a').phys = 0;
    expect(moveOf(t.s, captor)).toBe(0);
    t.f('a').captor = -1;
    t.f('b').captor = captor.id;
    t.f('b').phys = 0;
    expect(moveOf(t.s, captor)).toBe(300);
    t.f('b').phys = 3;
    t.f('c').captor = captor.id;
    // Two of them: halved twice.
    expect(moveOf(t.s, captor)).toBe(300);
    expect(encumbranceOf(t.s, captor)).toBe(11);
  });
  test('T28 MOR-MUL-06 MOR-MUL-A2 MOR-MUL-A3 7 and a charge of 3 over three targets', () => {
    const t = alone('mel-lancier');
    const orrokeen = t.f('a');
    const plain = { body: false, off: false, offensive: 3, rage: 0 };
    expect(strikeDamage(orrokeen, 3, plain).damage).toBe(3);
    expect(strikeDamage(orrokeen, 3, plain).terms).toContainEqual({ rule: 'MOR-MUL-06', what: 'shared', value: -7 });
    // Halved before it is divided: 10 → 5 → 1.
    expect(strikeDamage(orrokeen, 3, { ...plain, off: true }).damage).toBe(1);
  });
});

test('the orrokeen: MOR-MUL-05 MOR-MUL-07 MOR-MUL-08 MOR-MUL-10 MOR-MUL-11 MOR-MUL-13 to the letter', () => {
  const t = new Table({
    a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
    // Within 1 to 3 cm of his base, from left to right in front of him.
    b: [
      ['mel-sapeur', 26.8, 32.6, 'down'],
      ['mel-bretteuse', 30, 34.3, 'down'],
      ['mel-lancier', 33.9, 33.4, 'down'],
    ],
  });
  t.declare('A', [], { kind: 'sweep', from: t.id('a'), to: t.id('c') });
  expect(t.question).toBe('1 answer');
  t.react('passe').react('dodge');
  // Attacked first, then the orrokeen: 9 + 3, 12 + 7, 12 + 5, 10 + 6.
  t.fixed(['weapon', 3], ['dodge', 7], ['weapon', 5], ['weapon', 6]);
  t.react('passe');
  // The lancer keeps his high guard for another time.
  t.answer({ do: 'dice', add: 0 });
  const totals = t.all('rolled').map(({ total }) => total);
  expect(totals).toEqual([12, 19, 17, 16]);
  expect(t.told('struck')).toMatchObject({ result: 'dominates', special: true });
  t.blow();
  const first = t.told('wounded');
  // floor(7 / 3) = 2 each, 1 lost; doubled by the special success; the dwarf's armour 1 → 0, so 4 of physique.
  expect(first.sum).toContainEqual({ rule: 'HB-25', what: 'weapon', value: 7 });
  expect(first.sum).toContainEqual({ rule: 'MOR-MUL-06', what: 'shared', value: -5 });
  expect(first).toMatchObject({ damage: 4, wounds: 4, left: 12 });
  expect(t.f('a')).toMatchObject({ arm: 0, phys: 12, stunned: true, activated: true });
  while (t.question === '0 press') t.pass();
  // The elf dodged: she steps aside, is not activated, and the sweep goes on.
  expect(t.question).toBe('1 on');
  expect(t.f('b')).toMatchObject({ phys: 10, activated: false });
  t.pass();
  // The human dominates: 4 damage, 2 wounds through armour 2.
  expect(t.question).toBe('1 blow');
  t.blow();
  expect(t.told('wounded')).toMatchObject({ damage: 4, protection: 2, wounds: 2, left: 18 });
  expect(t.f('c')).toMatchObject({ activated: true, phys: 14 });
  while (t.question === '1 press') t.pass();
  expect(t.question).toBe('1 on');
  t.pass();
  expect(t.f('A')).toMatchObject({ phys: 18, activated: true });
  // His turn is over: nothing is left of his displacement.
  expect(t.f('A').spent).toBeGreaterThan(100_000);
  expect(t.question).toBe('1 choose');
  t.used();
});

test('T10 MOR-CMB-05 three attackers: a malus of 3 to share', () => {
  const t = new Table({
    a: [
      ['mel-lancier', 30, 26],
      ['mel-lancier', 34, 30, 'left'],
      ['mel-sapeur', 26, 30, 'right'],
    ],
    b: [['tha-broyeur', 30, 30, 'down'], ...crowd('tha-rodeur', 70)],
  });
  t.answer({ do: 'combine' });
  t.answer({
    do: 'attack',
    target: t.id('a'),
    attackers: ['A', 'B', 'C'].map((m) => ({
      fighter: t.id(m),
      path: [],
      action: { kind: 'strike', target: t.id('a') },
    })),
  });
  expect(t.decision()).toMatchObject({ kind: 'answer', seat: 1, about: { by: t.id('A'), malus: 3 } });
  expect(t.refused({ do: 'answer', how: 'dodge', share: 4 })).toMatchObject({
    rule: 'MOR-CMB-05',
    details: { malus: 3, share: 4 },
  });
  t.fixed(['dodge', 2], ['weapon', 3]).answer({ do: 'answer', how: 'dodge', share: 2 });
  expect(t.all('rolled')[0]?.sum).toContainEqual({ rule: 'MOR-CMB-05', what: 'combined', value: -2 });
  t.until('answer');
  expect(t.decision()).toMatchObject({ about: { by: t.id('B'), malus: 1 } });
});

test('T13 MOR-CHG-06 the defender dominates an offensive charge of 3: 4 + 3', () => {
  const t = new Table({
    a: [['tha-fanatique', 30, 20], ...crowd('tha-rodeur', 5)],
    b: [['mel-lancier', 30, 35], ...crowd('mel-archere', 70)],
  });
  // 15 cm apart; a line of 9.5 cm leaves 3 cm: bonus floor((9.5 − 3) / 2) = 3, and both weapons are in their band.
  t.declare('A', [[30, 29.5]], { ...strike(t.id('a')), charge: { type: 'offensive', from: 0 } } as never);
  t.fixed(['weapon', 5], ['weapon', 5]);
  t.react('passe').answer({ do: 'dice', add: 0 });
  expect(t.told('struck')).toMatchObject({ result: 'dominated' });
  t.blow();
  expect(t.told('wounded')).toMatchObject({ damage: 7 });
});

test('T16 MOR-RNG-02 MOR-RNG-03 moved, partly hidden, size 2, three centimetres lower: nothing in all', () => {
  const t = new Table({
    a: [['mel-archere', 30, 20], ...crowd('mel-lancier', 5)],
    b: [['tha-fanatique', 30, 32], ...crowd('tha-rodeur', 70)],
    scenery: [box('rock', 26, 16, 8, 8, 3), box('wall', 30.3, 28, 4, 1, 9)],
  });
  t.f('A').moved = true;
  t.f('a').moved = true;
  t.fixed(['shot', 2]);
  t.declare('A', [], { kind: 'shot', target: t.id('a'), weapon: 'arc' });
  // The watcher's eye could look past the cover; she does not use it.
  t.answer({ do: 'dice', add: 0 });
  const sum = t.told('rolled').sum?.filter(({ rule }) => rule.startsWith('MOR-RNG')) ?? [];
  expect(sum.map(({ what }) => what).sort()).toEqual(['cover', 'higher', 'large', 'moved']);
  expect(sum.reduce((all, { value }) => all + value, 0)).toBe(0);
});

test('T17 MOR-STR-02 missed by two: the second nearest', () => {
  const t = new Table({
    a: [['mel-archere', 30, 20], ...crowd('mel-lancier', 5)],
    b: [
      ['tha-hallebardier', 30, 32],
      ['tha-rodeur', 33, 32],
      ['tha-rodeur', 26, 32],
      ['tha-rodeur', 30, 37.4],
    ],
  });
  // 9.5 cm: difficulty 10; 11 + 0 needs a face: moved −3 twice over is once; make it miss by two.
  t.f('a').moved = true;
  const { s } = t;
  const gap = 1200 - 250;
  expect(difficultyAt(gap)).toBe(10);
  t.f('A').moved = true;
  // 11 − 3 + face: 8 + … would hit; rain takes three more, a rain of the scenario.
  Object.assign(s, { weather: 'rain' });
  t.fixed(['shot', 3]);
  t.declare('A', [], { kind: 'shot', target: t.id('a'), weapon: 'arc' });
  expect(t.told('shot')).toMatchObject({ difficulty: 10, total: 8, hit: false });
  expect(t.told('stray').target.mark).toBe('c');
});

test('T18 MOR-SOR-03 MOR-SOR-04 MOR-SOR-A1 a die of 5, a stake of 3', () => {
  const t = new Table({
    a: [['tha-sorciere', 30, 20], ...crowd('tha-rodeur', 5)],
    b: [['mel-lancier', 30, 32], ...crowd('mel-archere', 70)],
  });
  t.declare('A', [], { kind: 'spell', spell: 'trait-de-brume', target: t.id('a') });
  t.fixed(['boost', 5]).answer({ do: 'boost' });
  expect(t.refused({ do: 'stake', points: 6 })).toMatchObject({ rule: 'MOR-SOR-A2' });
  t.fixed(['spell', 2]).answer({ do: 'stake', points: 3 });
  expect(t.told('boosted')).toMatchObject({ offered: 5, bonus: 3 });
  expect(t.f('A').phys).toBe(8);
  expect(t.told('rolled').sum).toContainEqual({ rule: 'MOR-SOR-03', what: 'boost', value: 3 });
});

test('T23 MOR-CAP-04 will 9 and twice 7 against 14', () => {
  const t = new Table({
    a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
    b: [['mel-pretresse', 30, 34.7], ...crowd('mel-archere', 70)],
  });
  t.declare('A', [], strike(t.id('a')));
  t.fixed(['weapon', 8]).react('take');
  t.blow('capture');
  const captured = t.told('captured');
  expect(captured.rule).toBe('MOR-CAP-04');
  expect(captured.sum?.reduce((all, { value }) => all + value, 0)).toBe(23);
  expect(t.f('a').captor).toBe(t.id('A'));
});

test('T24 MOR-CAP-05 MOR-CAP-A2 MOR-CAP-A4 a companion of physique 10 against 13: fails, half the will comes back', () => {
  const t = new Table({
    a: [
      ['mel-lancier', 30, 26.5],
      ['mel-bretteuse', 33.5, 30, 'left'],
      ['mel-archere', 6, 5],
    ],
    b: [['tha-hallebardier', 30, 30, 'down'], ...crowd('tha-rodeur', 70)],
  });
  t.declare('A', [], strike(t.id('a')));
  t.fixed(['weapon', 5]).react('take');
  t.blow('capture', 'B');
  expect(t.told('captureFailed').rule).toBe('MOR-CAP-05');
  expect(t.told('wounded')).toMatchObject({ damage: 6, wounds: 6 });
  expect(t.f('B')).toMatchObject({ phys: 4, activated: false });
  expect(t.f('a')).toMatchObject({ phys: 17, captor: -1 });
});

test('T27 MOR-ESC-03 half of 13 and a 6 against 9 and 2', () => {
  const t = new Table({
    a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
    b: [['mel-pretresse', 30, 33], ...crowd('mel-archere', 70)],
  });
  t.f('A').phys = 9;
  const b = t.f('a');
  b.captor = t.id('A');
  t.choose('A');
  expect(t.question).toBe('1 escape');
  t.fixed(['escape', 6]).answer({ do: 'escape' });
  // The priestess has a will of 14: 7 + 6.
  expect(t.told('rolled').total).toBe(13);
  expect(t.told('freed').rule).toBe('MOR-ESC-03');
});
