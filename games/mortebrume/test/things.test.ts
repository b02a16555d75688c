/** Objects, throws, landings. */
import { describe, expect, test } from 'vitest';
import { box } from '../data/scenarios.ts';
import { encumbranceOf } from '../rules/fighter.ts';
import { failedLanding } from '../rules/throws.ts';
import { crowd, declaration, strike, Table } from './table.ts';

const relic = (a: [number, number], b: [number, number], more: object = {}) =>
  new Table({
    a: [
      ['mel-sapeur', ...a],
      ['mel-sapeur', 40, 10],
      ['mel-archere', 6, 5],
    ],
    b: [['tha-rodeur', ...b], ...crowd('tha-hallebardier', 70)],
    things: [{ thing: 'relique', at: [30, 30] }],
    ...more,
  });

/** Everybody left passes, and the turn ends. */
function endTurn(t: Table): void {
  for (let i = 0; i < 40 && t.s.turn === 1; i++) {
    if (t.question.endsWith('choose')) {
      const [first] = t.choices();
      const waiting = t.s.fighters.filter((f) => !f.activated && !f.stunned && f.phys > 0).length;
      // The mist of the next turn.
      if (waiting <= 1) t.fixed(['mist', 10]);
      t.answer(first as never);
    } else t.rest();
  }
}

describe('objects', () => {
  test('MOR-OBJ-01 MOR-OBJ-02 MOR-OBJ-03 in contact, as the action; at the end of the turn it is his and weighs', () => {
    const t = relic([30, 26], [60, 60]);
    t.choose('A');
    expect(t.refused(declaration([], { kind: 'pickUp', thing: 0 }))).toMatchObject({
      rule: 'MOR-OBJ-01',
      reason: 'notInContact',
      details: { x: 30, y: 30 },
    });
    t.answer(declaration([[30, 28.8]], { kind: 'pickUp', thing: 0 }));
    expect(t.s.things[0]?.holder).toBe(-1);
    t.rest();
    endTurn(t);
    expect(t.s.things[0]?.holder).toBe(t.id('A'));
    expect(encumbranceOf(t.s, t.f('A'))).toBe(5);
  });
  test('MOR-OBJ-02 MOR-OBJ-A3 a wound after the declaration spoils it, one before does not', () => {
    const t = relic([30, 28.8], [30, 32.2]);
    t.f('A').disturbed = true;
    t.declare('A', [], { kind: 'pickUp', thing: 0 });
    t.rest();
    t.choose('a').answer(declaration([], strike(t.id('A'))));
    t.fixed(['weapon', 3]).react('take');
    t.blow().rest();
    endTurn(t);
    expect(t.s.things[0]?.holder).toBe(-1);
    const earlier = relic([30, 28.8], [60, 60]);
    earlier.f('A').disturbed = true;
    earlier.declare('A', [], { kind: 'pickUp', thing: 0 });
    earlier.rest();
    endTurn(earlier);
    expect(earlier.s.things[0]?.holder).toBe(earlier.id('A'));
  });
  test('MOR-OBJ-04 MOR-OBJ-A1 MOR-OBJ-A2 contested by the other side nobody has it; two of one side are no conflict', () => {
    const t = relic([30, 28.8], [30, 31.3]);
    t.declare('A', [], { kind: 'pickUp', thing: 0 });
    t.rest();
    t.declare('a', [], { kind: 'pickUp', thing: 0 });
    t.rest();
    endTurn(t);
    expect(t.s.things[0]?.holder).toBe(-1);
    const away = relic([30, 28.8], [60, 60]);
    away.declare('A', [], { kind: 'pickUp', thing: 0 });
    away.rest();
    away.f('A').y = 2400;
    endTurn(away);
    expect(away.s.things[0]?.holder).toBe(-1);
    const two = relic([30, 28.8], [60, 60]);
    Object.assign(two.f('B'), { x: 3000, y: 3130 });
    two.declare('A', [], { kind: 'pickUp', thing: 0 });
    two.rest();
    two.choose('a').rest();
    two.declare('B', [], { kind: 'pickUp', thing: 0 });
    two.rest();
    endTurn(two);
    expect(two.s.things[0]?.holder).toBe(two.id('A'));
  });
  test('MOR-OBJ-05 MOR-OBJ-06 from the fallen; handing over changes both loads', () => {
    const t = relic([30, 28.8], [30, 31.4]);
    t.s.things[0]!.holder = t.id('a');
    t.choose('A');
    expect(t.refused(declaration([], { kind: 'pickUp', thing: 0 }))).toMatchObject({
      rule: 'MOR-OBJ-01',
      reason: 'held',
    });
    t.f('a').phys = 0;
    t.f('a').lying = true;
    t.answer(declaration([[30, 28.85]], { kind: 'pickUp', thing: 0 }));
    expect(t.f('A').picking).toBe(0);
    const give = relic([30, 28.8], [60, 60]);
    give.s.things[0]!.holder = give.id('A');
    give.choose('A');
    const hand = declaration([], { kind: 'pass', to: give.id('B'), things: [0], prisoners: [] });
    expect(give.refused(hand)).toMatchObject({ rule: 'MOR-OBJ-06', reason: 'notInContact' });
    Object.assign(give.f('B'), { x: 3255, y: 2880 });
    give.answer(hand);
    expect(give.s.things[0]?.holder).toBe(give.id('B'));
    expect([encumbranceOf(give.s, give.f('A')), encumbranceOf(give.s, give.f('B'))]).toEqual([3, 5]);
  });
});

describe('throws', () => {
  const rock = (more: object = {}) => {
    const t = new Table({
      a: [['tha-broyeur', 30, 20], ...crowd('tha-rodeur', 5)],
      b: [
        ['mel-sapeur', 30, 30],
        ['mel-archere', 60, 70],
        ['mel-archere', 66, 70],
      ],
      things: [{ thing: 'rocher', at: [30, 20] }],
      ...more,
    });
    t.s.things[0]!.holder = t.id('A');
    return t;
  };
  const hurl = (x: number, y: number) => ({ kind: 'throw', thing: 0, at: [x * 100, y * 100] as const }) as const;
  test('MOR-THR-01 MOR-THR-02 MOR-THR-03 MOR-THR-04 MOR-THR-A3 MOR-LND-01 MOR-LND-03 MOR-LND-A1 MOR-LND-A2 MOR-LND-A3 a boulder at somebody', () => {
    const t = rock();
    t.choose('A');
    expect(t.refused(declaration([], hurl(30, 10), { facing: [0, 1] }))).toMatchObject({
      rule: 'MOR-THR-01',
      reason: 'notInFront',
    });
    expect(t.refused(declaration([], { kind: 'throw', thing: 0, victim: 1, at: [3000, 3000] }))).toMatchObject({
      rule: 'MOR-THR-01',
      reason: 'oneProjectile',
    });
    t.fixed(['throw', 4]);
    t.answer(declaration([], hurl(30, 30)));
    // 20 − 4 + 4 for 5 + ceil(8.5 / 2) = 10.
    expect(t.told('shot')).toMatchObject({ difficulty: 10, total: 20, hit: true });
    expect(t.told('lies')).toMatchObject({ rule: 'MOR-LND-03', at: [3000, 3000] });
    expect(t.choices().map((a) => (a.do === 'answer' ? a.how : ''))).toEqual(['dodge', 'take']);
    t.react('take');
    // 4 and 20 / 10; not special, so no stun.
    expect(t.told('wounded')).toMatchObject({ rule: 'MOR-LND-01', damage: 6, protection: 1, wounds: 5 });
    expect(t.f('a').stunned).toBe(false);
    expect(t.f('A').acted).toBe(true);
    expect(t.s.things[0]?.holder).toBe(-1);
  });
  test('MOR-THR-05 MOR-THR-A1 MOR-THR-A2 a failed throw lands at physique cm, beyond or capped, walls stop it', () => {
    const t = rock();
    // 20 cm from the edge of the base of 1.5.
    expect(failedLanding(t.s, t.f('A'), [3000, 3000])).toEqual([3000, 4150]);
    const capped = rock({ options: { capFailedThrow: true } });
    expect(failedLanding(capped.s, capped.f('A'), [3000, 3000])).toEqual([3000, 3000]);
    const wall = rock({ scenery: [box('wall', 20, 35, 20, 1, 9)] });
    expect(failedLanding(wall.s, wall.f('A'), [3000, 3000])).toEqual([3000, 3500]);
    const weak = rock();
    weak.f('A').phys = 3;
    weak.fixed(['throw', 2]).declare('A', [], hurl(30, 30));
    expect(weak.told('threw')).toMatchObject({ rule: 'MOR-THR-05', at: [3000, 2450] });
  });
  test('MOR-THR-06 an automatic failure: the opponent puts it down in the thrower’s zone', () => {
    const t = rock();
    t.fixed(['throw', 1]).declare('A', [], hurl(30, 30));
    expect(t.question).toBe('1 place');
    expect(t.refused({ do: 'place', at: [3000, 4000] })).toMatchObject({ rule: 'MOR-THR-06' });
    t.answer({ do: 'place', at: [3000, 2500] });
    expect(t.s.things[0]).toMatchObject({ x: 3000, y: 2500, holder: -1 });
  });
  const people = () => {
    const t = new Table({
      a: [
        ['enc-souche', 30, 20],
        ['enc-faune', 30, 24],
        ['enc-faune', 6, 5],
      ],
      b: [
        ['mel-bretteuse', 33.3, 20],
        ['mel-sapeur', 30, 29],
        ['mel-archere', 66, 70],
      ],
    });
    return t;
  };
  test('MOR-THR-07 MOR-THR-08 MOR-THR-A4 MOR-LND-02 a prisoner thrown at his friend', () => {
    const t = people();
    t.choose('A');
    const hurlAt = (victim: string, x: number, y: number) =>
      declaration([], { kind: 'throw', victim: t.id(victim), at: [x * 100, y * 100] }, { facing: [0, 1] });
    expect(t.refused(hurlAt('a', 30, 29))).toMatchObject({ rule: 'MOR-THR-07' });
    t.f('a').captor = t.id('A');
    t.fixed(['throw', 4]);
    t.answer(hurlAt('a', 30, 29));
    // 30 − 10 + 4 for 5 + ceil(7 / 2) = 9.
    expect(t.told('rolled').sum).toContainEqual({ rule: 'MOR-THR-08', what: 'victim', value: -10 });
    // Seven centimetres from the thrower's base: 3 to her, half her physique to him.
    expect(t.f('a')).toMatchObject({ phys: 7, captor: -1 });
    t.react('take');
    expect(t.told('wounded')).toMatchObject({ rule: 'MOR-LND-02', damage: 5 });
  });
  test('MOR-THR-A5 MOR-LND-A4 a fallen companion may be thrown, and dies of a wound', () => {
    const t = people();
    Object.assign(t.f('B'), { phys: 0, lying: true, x: 3000, y: 2330 });
    t.fixed(['throw', 8]);
    t.declare('A', [], { kind: 'throw', victim: t.id('B'), at: [3000, 3500] });
    expect(t.f('B').dead).toBe(true);
  });
  test('MOR-THR-09 an automatic failure with a prisoner frees him', () => {
    const t = people();
    t.f('a').captor = t.id('A');
    t.fixed(['throw', 1]);
    t.choose('A');
    if (t.question === '1 escape') t.pass();
    t.answer(declaration([], { kind: 'throw', victim: t.id('a'), at: [3000, 2900] }, { facing: [0, 1] }));
    expect(t.told('freed').rule).toBe('MOR-THR-09');
    expect(t.f('a')).toMatchObject({ captor: -1, phys: 10 });
    expect(t.question).toBe('1 place');
  });
});
