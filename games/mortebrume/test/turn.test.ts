/** Mist, morale, initiative, alternation, the end of a turn and of a game. */
import { describe, expect, test } from 'vitest';
import { end, holdGround, isDecided, pointsOf, worthOf } from '../rules/table.ts';
import { moraleTerms } from '../rules/turn.ts';
import { rules } from '../rules.ts';
import { crowd, declaration, Table } from './table.ts';

const setting = (more: object = {}) =>
  new Table({
    a: [
      ['mel-lancier', 30, 10],
      ['mel-sapeur', 40, 10],
      ['mel-archere', 50, 10],
    ],
    b: [['tha-broyeur', 30, 70], ...crowd('tha-rodeur', 70)],
    ...more,
  });

test('HB-07 HB-09 the turn begins with mist; a pea soup halves it', () => {
  const t = setting({ scenario: { halves: 1 } });
  for (const f of t.s.fighters) f.activated = f.mark !== 'A';
  t.fixed(['mist', 13]).declare('A', [], { kind: 'none' });
  expect(t.told('turnEnds').turn).toBe(1);
  expect(t.told('turn')).toMatchObject({ turn: 2, visibility: 11.5 });
  expect(t.s.visibility).toBe(1150);
  // MOR-GEN-04: flags are gone.
  expect(t.s.fighters.some((f) => f.activated || f.acted || f.moved || f.spent > 0)).toBe(false);
});

test('HB-08 initiative: will against will, the better decides; a tie to who did not begin', () => {
  const t = setting();
  for (const f of t.s.fighters) f.activated = f.mark !== 'A';
  t.fixed(['mist', 13]).declare('A', [], { kind: 'none' });
  expect(t.question).toBe('0 nameInitiative');
  t.answer({ do: 'name', fighter: t.id('B') });
  t.fixed(['initiative', 3], ['initiative', 6]);
  t.answer({ do: 'name', fighter: t.id('a') });
  // 12 + 3 and 9 + 6: level, and seat 0 began the last turn.
  expect(t.told('initiative').seat).toBe(1);
  t.answer({ do: 'begin', seat: 0 });
  expect(t.question).toBe('0 choose');
  // HB-09: one after the other.
  t.declare('A', [], { kind: 'none' });
  expect(t.question).toBe('1 choose');
});

describe('morale', () => {
  const fallenTurn = () => {
    const t = setting();
    for (const f of t.s.fighters) f.activated = f.mark !== 'A';
    t.s.falling = [0, 1];
    t.f('b').phys = 0;
    t.f('b').lying = true;
    t.fixed(['mist', 13]).declare('A', [], { kind: 'none' });
    return t;
  };
  test('MOR-MRL-01 MOR-MRL-02 MOR-MRL-A3 on request, before initiative, with a free and conscious fighter', () => {
    const quiet = setting();
    for (const f of quiet.s.fighters) f.activated = f.mark !== 'A';
    quiet.fixed(['mist', 13]).declare('A', [], { kind: 'none' });
    expect(quiet.question).toBe('0 nameInitiative');
    const t = fallenTurn();
    expect(t.question).toBe('0 morale');
    t.pass();
    expect(t.question).toBe('1 morale');
    t.answer({ do: 'ask' });
    t.f('C').captor = t.id('a');
    expect(t.refused({ do: 'name', fighter: t.id('C') })).toMatchObject({ rule: 'MOR-MRL-A3' });
    t.answer({ do: 'name', fighter: t.id('B') });
    expect(t.refused({ do: 'name', fighter: t.id('b') })).toMatchObject({ rule: 'MOR-MRL-A3' });
  });
  test('MOR-MRL-01 either may ask, also where the second horde acted last', () => {
    const t = setting();
    for (const f of t.s.fighters) f.activated = f.mark !== 'a';
    t.s.falling = [0, 1];
    t.f('b').phys = 0;
    t.f('b').lying = true;
    const turn = t.s.stacks[0]?.find((f) => f.kind === 'turn');
    if (!turn) throw new Error('no turn');
    turn.seat = 1;
    t.fixed(['mist', 13]).declare('a', [], { kind: 'none' });
    expect(t.question).toBe('0 morale');
    expect(t.pass().question).toBe('1 morale');
  });
  test('MOR-MRL-03 MOR-MRL-04 MOR-MRL-A5 one for each who fell, one for the dearer horde; prisoners count for neither', () => {
    const t = fallenTurn();
    // 18 points against 18: the broyeur 13 and one goblin of 5.
    expect(moraleTerms(t.s, 0)).toEqual([{ rule: 'MOR-MRL-03', what: 'fallen', value: 1 }]);
    t.f('c').captor = t.id('A');
    expect(moraleTerms(t.s, 0)).toContainEqual({ rule: 'MOR-MRL-04', what: 'worth', value: 1 });
    expect(moraleTerms(t.s, 1)).toEqual([]);
  });
  test('MOR-MRL-05 MOR-MRL-06 MOR-MRL-07 MOR-MRL-A1 MOR-MRL-A4 the bonus on one roll, announced before it, and a destiny point', () => {
    const t = fallenTurn();
    t.answer({ do: 'ask' });
    t.answer({ do: 'name', fighter: t.id('B') });
    t.fixed(['morale', 8], ['morale', 2]);
    t.answer({ do: 'name', fighter: t.id('a') });
    // A face of 8: doubled, the destiny point is not.
    expect(t.told('morale')).toMatchObject({ rule: 'MOR-MRL-06', seat: 0, bonus: 6 });
    expect([t.s.bonus, t.s.extra]).toEqual([
      [6, 0],
      [1, 0],
    ]);
    t.answer({ do: 'name', fighter: t.id('B') });
    t.answer({ do: 'name', fighter: t.id('a') });
    expect(t.question).toBe('0 dice');
    t.fixed(['initiative', [3, 2]], ['initiative', 2]);
    t.answer({ do: 'dice', add: 1, morale: true });
    expect(t.all('rolled')[0]?.sum).toContainEqual({ rule: 'MOR-MRL-05', what: 'morale', value: 6 });
    expect([t.s.bonus[0], t.s.extra[0]]).toEqual([0, 0]);
  });
});

describe('HB-34 victory', () => {
  test('points: out and fled at their price, dead and held half as much again', () => {
    const t = setting();
    expect(worthOf(t.f('a'))).toBe(0);
    t.f('a').phys = 0;
    expect(worthOf(t.f('a'))).toBe(13);
    t.f('a').dead = true;
    expect(worthOf(t.f('a'))).toBe(19);
    expect(pointsOf(t.s, 0)).toBe(19);
  });
  test('at once when a side has nobody free', () => {
    const t = setting();
    for (const mark of ['b', 'c']) Object.assign(t.f(mark), { phys: 0, lying: true });
    expect(isDecided(t.s)).toBe(false);
    t.f('a').captor = t.id('A');
    expect(isDecided(t.s)).toBe(true);
  });
  test('the relic, the hostage, the crossing, the hill', () => {
    const relic = setting({ scenario: { goal: 'relic' }, things: [{ thing: 'relique', at: [37, 37] }] });
    relic.s.things[0]!.holder = relic.id('b');
    end(relic.s, relic.io);
    expect(relic.s.ended?.winners).toEqual([1]);
    const hostage = setting({ scenario: { goal: 'hostage' } });
    hostage.f('b').captor = hostage.id('A');
    end(hostage.s, hostage.io);
    expect(hostage.s.ended?.winners).toEqual([0]);
    const cross = setting({ scenario: { goal: 'cross' } });
    Object.assign(cross.f('A'), { fled: true, off: true, edge: 1 });
    expect([pointsOf(cross.s, 0), pointsOf(cross.s, 1)]).toEqual([12, 0]);
    const hill = setting({ scenario: { goal: 'hold', zone: 9 } });
    Object.assign(hill.f('A'), { x: 3700, y: 3700 });
    hill.s.turn = 3;
    holdGround(hill.s, hill.io);
    expect(hill.s.held).toEqual([3, 0]);
  });
  test('who leaves the table has lost', () => {
    const t = setting();
    rules.leave(t.s, 0, t.io);
    expect(rules.outcome(t.s)).toMatchObject({ winners: [1], rule: 'HB-34' });
    expect(rules.pending(t.s)).toEqual([]);
  });
});

test('answers to what is not open are stale', () => {
  const t = setting();
  const open = t.decision();
  t.choose('A');
  expect(rules.answer(t.s, open, { do: 'choose', fighter: 1 }, t.io)).toMatchObject({ refusal: 'stale' });
  t.answer(declaration([]));
  expect(t.question).toBe('1 choose');
});
