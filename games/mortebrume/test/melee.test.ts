/** HB-20 to HB-27, body strikes, closing in, sending reeling, multiple strikes. */
import { describe, expect, test } from 'vitest';
import { box } from '../data/scenarios.ts';
import type { Rolled } from '../frames.ts';
import { meleeBand } from '../rules/measure.ts';
import { readDice } from '../rules/rolls.ts';
import { compare } from '../rules/verdict.ts';
import { crowd, declaration, strike, Table } from './table.ts';

const a = (kind: string, x = 30, y = 30) => [[kind, x, y] as const, ...crowd('mel-archere', 5)];
const b = (kind: string, x: number, y: number, look: 'up' | 'down' | 'left' | 'right' = 'down') => [
  [kind, x, y, look] as const,
  ...crowd('tha-rodeur', 70),
];
const roll = (total: number, more: Partial<Rolled> = {}): Rolled => ({
  faces: [2],
  total,
  special: false,
  auto: false,
  ...more,
});

test('HB-01 HB-03 HB-04 HB-06 dice are read together', () => {
  expect(readDice([6, 1], 10)).toEqual({ faces: [6, 1], total: 17, special: true, auto: false });
  expect(readDice([1, 1], 10)).toMatchObject({ total: 12, special: false, auto: true });
  expect(readDice([8], 0).special && readDice([10], 0).special && !readDice([7], 0).special).toBe(true);
});

test('HB-04 HB-22 HB-23 HB-24 MOR-CON-04 MOR-VAL-05 MOR-MUL-A1 comparing', () => {
  expect(compare(roll(15), 'passe', roll(14))).toBe('dominates');
  expect(compare(roll(15), 'passe', roll(15))).toBe('tie');
  expect(compare(roll(15), 'passe', roll(16))).toBe('dominated');
  expect(compare(roll(30, { auto: true }), 'passe', roll(2))).toBe('dominated');
  expect(compare(roll(3, { auto: true }), 'passe', roll(3, { auto: true }))).toBe('tie');
  // A dodge is made with an equal total, and dominates nobody.
  expect(compare(roll(15), 'dodge', roll(15))).toBe('dodged');
  expect(compare(roll(15), 'dodge', roll(30, { auto: true }))).toBe('dominates');
  expect(compare(roll(9, { auto: true }), 'take', undefined)).toBe('missed');
  expect(compare(roll(9), 'take', undefined)).toBe('dominates');
});

test('HB-20 HB-18 the bands of the three classes', () => {
  const t = new Table({ a: a('mel-lancier'), b: b('tha-broyeur', 30, 40) });
  const at = (gap: number, kind: 'short' | 'long' | 'heavy') => {
    t.f('a').y = 3000 + 125 + 150 + Math.round(gap * 100);
    return meleeBand(kind, t.f('A'), t.f('a'));
  };
  expect([0, 2, 2.01, 4, 4.01].map((gap) => at(gap, 'short'))).toEqual(['good', 'good', 'off', 'off', 'none']);
  expect([0, 1.99, 2, 4].map((gap) => at(gap, 'long'))).toEqual(['off', 'off', 'good', 'good']);
  expect([0.99, 1, 3, 3.01].map((gap) => at(gap, 'heavy'))).toEqual(['off', 'good', 'good', 'off']);
});

test('HB-20 HB-25 out of its band: −3 and half the damage', () => {
  const t = new Table({ a: a('mel-sapeur'), b: b('tha-rodeur', 30, 35.5) });
  t.declare('A', [], strike(t.id('a')));
  t.fixed(['weapon', 3]).react('take');
  expect(t.told('rolled').sum).toContainEqual({ rule: 'HB-20', what: 'band', value: -3 });
  t.blow();
  expect(t.told('wounded')).toMatchObject({ damage: 2, wounds: 2 });
});

test('HB-21 HB-22 HB-27 a passe d’armes: the loser’s turn is over, the winner moves on', () => {
  const t = new Table({ a: a('mel-bretteuse'), b: b('tha-rodeur', 30, 33) });
  t.declare('A', [], strike(t.id('a')));
  expect(t.choices()).toEqual(['passe', 'body', 'dodge', 'take'].map((how) => ({ do: 'answer', how })));
  t.fixed(['weapon', 2], ['weapon', 5]).react('passe');
  expect(t.told('struck')).toMatchObject({ result: 'dominates' });
  expect(t.f('a')).toMatchObject({ activated: true, acted: true });
  t.blow();
  expect(t.question).toBe('0 press');
  t.pass();
  // The winner has all of her fifteen centimetres left.
  expect(t.decision()).toMatchObject({ kind: 'on', about: { why: 'after', most: 1500 } });
  expect(t.refused({ do: 'go', path: [{ to: [3000, 1400] }] })).toMatchObject({ rule: 'HB-11' });
  t.answer({ do: 'go', path: [{ to: [3000, 1600] }] });
  expect(t.f('A').y).toBe(1600);
});

test('HB-22 after a tie both keep their displacement', () => {
  const t = new Table({ a: a('mel-bretteuse'), b: b('tha-rodeur', 30, 33) });
  t.declare('A', [], strike(t.id('a')));
  t.fixed(['weapon', 4], ['weapon', 2]).react('passe');
  expect(t.told('struck').result).toBe('tie');
  expect(t.decision()).toMatchObject({ kind: 'on', seat: 1 });
  t.pass();
  expect(t.decision()).toMatchObject({ kind: 'on', seat: 0 });
});

test('HB-21 HB-23 a dodge steps aside up to 4 cm, −3 if the attacker is behind; pas de côté makes it 6', () => {
  const t = new Table({ a: a('mel-lancier'), b: b('tha-rodeur', 30, 34.5, 'up') });
  t.declare('A', [], strike(t.id('a')));
  expect(t.choices()).not.toContainEqual({ do: 'answer', how: 'passe' });
  t.fixed(['dodge', 8], ['weapon', 2]).react('dodge');
  expect(t.all('rolled')[0]?.sum).toContainEqual({ rule: 'HB-21', what: 'unseen', value: -3 });
  expect(t.told('struck').result).toBe('dodged');
  expect(t.decision()).toMatchObject({ seat: 1, kind: 'on', about: { why: 'dodge' } });
  expect(t.refused({ do: 'go', path: [{ to: [3000, 3900] }] })).toMatchObject({ rule: 'HB-11' });
  t.answer({ do: 'go', path: [{ to: [3000, 4000] }], sidestep: true });
  expect(t.told('reserved')).toMatchObject({ rule: 'HB-16', what: 'pas-de-cote' });
  // Paid out of his own displacement.
  expect(t.f('a')).toMatchObject({ y: 4000, spent: 550, usedTurn: ['pas-de-cote'] });
});

test('HB-24 MOR-VAL-A3 who takes it keeps his action and displacement, and counts as dominated', () => {
  const t = new Table({ a: a('mel-lancier'), b: b('tha-hallebardier', 30, 34.5) });
  t.declare('A', [], strike(t.id('a')));
  t.fixed(['weapon', 2]).react('take');
  t.blow();
  expect(t.f('a')).toMatchObject({ acted: false, activated: false, spent: 0 });
  expect(t.question).toBe('0 press');
});

test('HB-25 HB-26 special successes: cut, pierce, recoil, and the shield in front', () => {
  const cut = new Table({ a: a('mel-sapeur'), b: b('tha-hallebardier', 30, 33) });
  cut.declare('A', [], strike(cut.id('a')));
  cut.fixed(['weapon', 6]).react('take');
  cut.blow();
  // Twice 5 and one more, armour 3.
  expect(cut.told('wounded')).toMatchObject({ damage: 11, protection: 3, wounds: 8 });
  const pierce = new Table({ a: a('mel-bretteuse'), b: b('tha-hallebardier', 30, 33) });
  pierce.declare('A', [], strike(pierce.id('a')));
  pierce.fixed(['weapon', 8]).react('take');
  pierce.blow();
  expect(pierce.told('wounded')).toMatchObject({ damage: 8, protection: 0, wounds: 8 });
  const push = new Table({ a: a('mel-lancier'), b: b('tha-hallebardier', 30, 34.5) });
  push.declare('A', [], strike(push.id('a')));
  push.fixed(['weapon', 6]).react('take');
  push.blow();
  // Driven back by the damage before doubling: 4 cm.
  expect(push.f('a').y).toBe(3850);
  const shield = new Table({
    a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
    b: [['mel-lancier', 30, 34.5, 'down'], ...crowd('mel-archere', 70)],
  });
  shield.declare('A', [], strike(shield.id('a')));
  shield.fixed(['weapon', 5]).react('take');
  shield.blow();
  expect(shield.told('wounded')).toMatchObject({ damage: 7, protection: 3, wounds: 4 });
});

test('HB-16 HB-02 HB-05 high guard, rage, second wind and destiny dice', () => {
  const t = new Table({
    a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
    b: [['mel-lancier', 30, 35, 'down'], ...crowd('mel-archere', 70)],
    destiny: [2, 3],
  });
  t.declare('A', [], strike(t.id('a')));
  t.react('passe');
  expect(t.question).toBe('1 dice');
  expect(t.refused({ do: 'dice', add: 4 })).toMatchObject({ rule: 'HB-02', details: { points: 3 } });
  expect(t.refused({ do: 'dice', add: 0, morale: true })).toMatchObject({ rule: 'MOR-MRL-05' });
  t.answer({ do: 'dice', add: 1, reserved: true });
  expect(t.s.destiny).toEqual([2, 2]);
  expect(t.told('reserved').what).toBe('garde-haute');
  expect(t.question).toBe('0 dice');
  expect(t.refused({ do: 'dice', add: 0, reserved: true })).toMatchObject({ rule: 'HB-16' });
  t.fixed(['weapon', [3, 2]], ['weapon', [8, 7, 6]]);
  t.answer({ do: 'dice', add: 2 });
  expect(t.all('rolled').map(({ total }) => total)).toEqual([20, 31]);
  t.answer({ do: 'blow', how: 'damage', rage: true });
  // (7 + 2) × 2, armour 2 less the stun, shield 1.
  expect(t.told('wounded')).toMatchObject({ damage: 18, protection: 2, wounds: 16 });
  expect(t.f('A').usedGame).toEqual(['rage']);
  const wind = new Table({ a: a('mel-sapeur'), b: b('tha-rodeur', 60, 60) });
  wind.f('A').phys = 13;
  wind.choose('A');
  expect(wind.question).toBe('0 breath');
  wind.answer({ do: 'breath' });
  expect(wind.f('A').phys).toBe(15);
});

describe('body strikes', () => {
  test('MOR-BOD-01 MOR-BOD-02 MOR-BOD-03 MOR-BOD-A1 MOR-BOD-A3 MOR-BOD-A4 rolled with dodge, no band, armour counts, nothing follows', () => {
    const t = new Table({
      a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
      b: [['mel-archere', 30, 36.5, 'down'], ...crowd('mel-archere', 70)],
    });
    t.choose('A');
    expect(t.refused(declaration([], { kind: 'strike', target: t.id('b'), body: true }))).toMatchObject({
      rule: 'HB-18',
    });
    t.answer(declaration([], { kind: 'strike', target: t.id('a'), body: true }));
    t.fixed(['body', 3]).react('take');
    expect(t.told('rolled')).toMatchObject({ what: 'body', total: 9 });
    expect(t.told('rolled').sum).toHaveLength(2);
    t.blow();
    // Armour 2 and 20 / 10 is 4; her armour 1.
    expect(t.told('wounded')).toMatchObject({ rule: 'MOR-BOD-03', damage: 4, protection: 1, wounds: 3 });
    expect(t.question).toBe('0 on');
  });
  test('MOR-BOD-04 a special success stuns, and does not double', () => {
    const t = new Table({
      a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
      b: [['mel-bretteuse', 30, 33.5, 'down'], ...crowd('mel-archere', 70)],
    });
    t.declare('A', [], { kind: 'strike', target: t.id('a'), body: true });
    t.fixed(['body', 6]).react('take');
    t.blow();
    // No armour: a wound for the stun, then 4 for the blow.
    expect(t.f('a')).toMatchObject({ phys: 5, stunned: true });
    t.rest();
    // Stunned: not to be chosen.
    expect(t.refused({ do: 'choose', fighter: t.id('a') })).toMatchObject({ rule: 'HB-09' });
  });
  test('MOR-BOD-A2 as an answer it is the maniement of the turn', () => {
    const t = new Table({ a: a('mel-bretteuse'), b: b('tha-rodeur', 30, 33) });
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['body', 8], ['weapon', 2]).react('body');
    expect(t.told('struck').result).toBe('dominated');
    expect(t.f('a')).toMatchObject({ acted: true, fought: true, activated: true });
  });
});

describe('closing in and sending reeling', () => {
  test('MOR-CON-01 MOR-CON-02 MOR-CON-03 a short weapon that dominates goes into contact for nothing', () => {
    const t = new Table({ a: a('mel-bretteuse'), b: b('tha-hallebardier', 30, 35) });
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['weapon', 3]).react('take');
    t.blow();
    expect(t.choices()).toContainEqual({ do: 'contact' });
    expect(t.refused({ do: 'shift', at: [3000, 3600] })).toMatchObject({ rule: 'MOR-VAL-01' });
    t.answer({ do: 'contact' });
    expect(t.f('A')).toMatchObject({ y: 3250, spent: 0 });
    expect(t.decision()).toMatchObject({ kind: 'on', about: { most: 1500 } });
  });
  test('MOR-CON-A1 the defender who dominates too; MOR-CON-A2 not through a wall', () => {
    const t = new Table({ a: a('mel-lancier'), b: b('tha-rodeur', 30, 35) });
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['weapon', 6], ['weapon', 1]).react('passe');
    t.blow();
    expect(t.question).toBe('1 press');
    t.answer({ do: 'contact' });
    expect(t.f('a').y).toBe(3250);
    const wall = new Table({
      a: a('mel-bretteuse'),
      b: b('tha-hallebardier', 30, 35),
      scenery: [box('wall', 30.9, 32, 4, 1, 5)],
    });
    wall.declare('A', [], strike(wall.id('a')));
    wall.fixed(['weapon', 3]).react('take');
    wall.blow();
    expect(wall.question).toBe('0 on');
  });
  test('MOR-VAL-01 MOR-VAL-02 MOR-VAL-03 MOR-VAL-A2 within the zone, in front, by a free corridor, facing unchanged', () => {
    const t = new Table({
      a: a('mel-lancier'),
      b: b('tha-hallebardier', 30, 34.5),
      scenery: [box('wall', 33, 32.5, 1, 3, 5)],
    });
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['weapon', 2]).react('take');
    t.blow();
    expect(t.refused({ do: 'contact' })).toMatchObject({ rule: 'MOR-CON-01' });
    expect(t.refused({ do: 'shift', at: [3000, 3700] })).toMatchObject({ rule: 'MOR-VAL-02', reason: 'outOfZone' });
    expect(t.refused({ do: 'shift', at: [2600, 3050] })).toMatchObject({ rule: 'MOR-VAL-02', reason: 'bites' });
    expect(t.refused({ do: 'shift', at: [3400, 3400] })).toMatchObject({ rule: 'MOR-VAL-A2', reason: 'noCorridor' });
    t.answer({ do: 'shift', at: [2700, 3300] });
    expect(t.f('a')).toMatchObject({ x: 2700, y: 3300, fx: 0, fy: -1000, spent: 0, moved: false });
  });
  test('MOR-VAL-A1 over an edge it is an involuntary fall', () => {
    const t = new Table({
      a: a('mel-lancier'),
      b: b('tha-hallebardier', 30, 34.5),
      scenery: [box('rock', 26, 26, 8, 10, 12)],
    });
    t.f('a').y = 3400;
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['weapon', 2]).react('take');
    t.blow();
    t.answer({ do: 'shift', at: [3000, 3640] });
    // 12 + 6 − what was left, doubled.
    expect(t.told('fell')).toMatchObject({ rule: 'MOR-FAL-02', height: 12 });
  });
  test('MOR-VAL-04 two who were struck do not cross', () => {
    const t = new Table({
      a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
      b: [
        ['mel-sapeur', 27, 33, 'down'],
        ['mel-sapeur', 33, 33, 'down'],
        ['mel-archere', 60, 70],
      ],
    });
    t.declare('A', [], { kind: 'sweep', from: t.id('a'), to: t.id('b') });
    t.react('take').fixed(['weapon', 5]).react('take');
    t.blow();
    t.answer({ do: 'shift', at: [3000, 3670] });
    t.blow();
    expect(t.refused({ do: 'shift', at: [2700, 3370] })).toMatchObject({ rule: 'MOR-VAL-04' });
    t.answer({ do: 'shift', at: [3400, 3300] });
    expect(t.f('b').x).toBe(3400);
  });
});

describe('multiple strikes', () => {
  const three = () =>
    new Table({
      a: [
        ['tha-broyeur', 30, 30],
        ['tha-rodeur', 30, 34.4, 'down'],
        ['tha-rodeur', 6, 5],
      ],
      b: [
        ['mel-sapeur', 27, 33, 'down'],
        ['mel-sapeur', 33, 33, 'down'],
        ['mel-archere', 60, 70],
      ],
    });
  test('MOR-MUL-01 MOR-MUL-02 MOR-MUL-03 MOR-MUL-04 everybody between the ends, friends too, in the order of the sweep', () => {
    const t = three();
    t.choose('A');
    expect(t.refused(declaration([], { kind: 'sweep', from: t.id('a'), to: t.id('a') }))).toMatchObject({
      rule: 'MOR-MUL-02',
    });
    expect(t.refused(declaration([], { kind: 'sweep', from: t.id('a'), to: t.id('c') }))).toMatchObject({
      rule: 'MOR-MUL-02',
    });
    t.answer(declaration([], { kind: 'sweep', from: t.id('a'), to: t.id('b') }));
    expect(t.decision()).toMatchObject({ seat: 1, about: { fighter: t.id('a') } });
    t.react('take');
    // MOR-MUL-12, MOR-MUL-A4: the companion may answer with a passe d'armes.
    expect(t.decision()).toMatchObject({ seat: 0, about: { fighter: t.id('B') } });
    expect(t.choices()).toContainEqual({ do: 'answer', how: 'passe' });
    t.react('take').fixed(['weapon', 5]).react('take');
    expect(t.told('struck').target.mark).toBe('a');
    t.blow().rest();
    // Seven by three: two each, armour 1 on the dwarfs, none on the goblin.
    expect([t.f('a').phys, t.f('B').phys, t.f('b').phys]).toEqual([15, 6, 15]);
    const short = new Table({
      a: a('mel-sapeur'),
      b: [
        ['tha-rodeur', 28, 32.5, 'down'],
        ['tha-rodeur', 32, 32.5, 'down'],
        ['tha-rodeur', 60, 70],
      ],
    });
    short.choose('A');
    expect(short.refused(declaration([], { kind: 'sweep', from: short.id('a'), to: short.id('b') }))).toMatchObject({
      rule: 'MOR-MUL-01',
    });
  });
  test('MOR-MUL-09 one target out of the best band spoils it for all', () => {
    const t = new Table({
      a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
      b: [
        ['mel-sapeur', 28.6, 32.5, 'down'],
        ['mel-sapeur', 33, 33, 'down'],
        ['mel-archere', 60, 70],
      ],
    });
    t.declare('A', [], { kind: 'sweep', from: t.id('a'), to: t.id('b') });
    t.react('take').fixed(['weapon', 5]).react('take');
    expect(t.told('rolled').sum).toContainEqual({ rule: 'HB-20', what: 'band', value: -3 });
    t.blow();
    // 7 halved is 3, by two is 1: the armour stops it (MOR-GEN-02).
    expect(t.told('wounded')).toMatchObject({ damage: 1, wounds: 0 });
  });
  test('MOR-GEN-01 MOR-CAP-A6 an offensive charge, a sweep, sending reeling; one capture at most', () => {
    const t = new Table({
      a: [['tha-broyeur', 30, 20], ...crowd('tha-rodeur', 5)],
      b: [
        ['mel-sapeur', 28, 33, 'down'],
        ['mel-sapeur', 32, 33, 'down'],
        ['mel-archere', 60, 70],
      ],
    });
    t.declare('A', [[30, 29.5]], {
      kind: 'sweep',
      from: t.id('a'),
      to: t.id('b'),
      charge: { type: 'offensive', from: 0 },
    });
    t.react('take').fixed(['weapon', 5]).react('take');
    t.blow('capture');
    expect(t.f('a').captor).toBe(t.id('A'));
    expect(t.question).toBe('0 blow');
    expect(t.refused({ do: 'blow', how: 'capture' })).toMatchObject({ rule: 'MOR-CAP-A6' });
    t.blow();
    // (7 + 2) by two is 4, armour 1.
    expect(t.told('wounded')).toMatchObject({ damage: 4, wounds: 3 });
    expect(t.question).toBe('0 press');
  });
});
