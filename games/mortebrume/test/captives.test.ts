/** States, capture, prisoners, escape. */
import { describe, expect, test } from 'vitest';
import { captors } from '../rules/capture.ts';
import { healthOf, profile } from '../rules/fighter.ts';
import { blowOf, strikeHome, wound } from '../rules/harm.ts';
import { carryOut } from '../rules/movement.ts';
import { crowd, declaration, strike, Table } from './table.ts';

const duel = (more: object = {}) =>
  new Table({
    a: [
      ['mel-bretteuse', 30, 30],
      ['mel-lancier', 33.5, 33, 'left'],
      ['mel-archere', 6, 5],
    ],
    b: [['tha-rodeur', 30, 33, 'down'], ...crowd('tha-hallebardier', 70)],
    ...more,
  });

describe('states', () => {
  test('MOR-STA-01 MOR-STA-02 MOR-STA-03 MOR-STA-A1 MOR-STA-A2 MOR-STA-A3 from conscious to dead', () => {
    const t = duel({ things: [{ thing: 'grimoire', at: [50, 50] }] });
    const f = t.f('a');
    t.s.things[0]!.holder = f.id;
    expect([healthOf(f), f.captor]).toEqual(['conscious', -1]);
    wound(t.s, f, 3, t.io);
    expect(healthOf(f)).toBe('wounded');
    f.phys = 8;
    expect(healthOf(f)).toBe('conscious');
    // Far more than he has: out of combat, not dead.
    wound(t.s, f, 50, t.io);
    expect([healthOf(f), f.lying, f.off]).toEqual(['out', true, false]);
    wound(t.s, f, 1, t.io);
    expect([healthOf(f), f.off]).toEqual(['dead', true]);
    expect(t.s.things[0]).toMatchObject({ holder: -1, x: 3000, y: 3300 });
  });
  test('MOR-STA-A1 MOR-BOD-04 a stunning blow fells whoever has one point left; the rest of it kills nobody', () => {
    const t = duel();
    const f = t.f('a');
    Object.assign(f, { phys: 1, arm: 0 });
    const blow = { damage: 4, terms: [], special: true, effect: 'stun', doubled: true } as const;
    strikeHome(t.s, f, blowOf(t.f('A'), 'HB-26', blow), t.io);
    expect([healthOf(f), f.off]).toEqual(['out', false]);
  });
  test('MOR-STA-A1 MOR-JMP-A3 a jump that ends in a fall fells, and kills nobody by its own wounds', () => {
    const at: [number, number][] = [
      [25, 20],
      [40, 20],
      [40, 40],
      [25, 40],
    ];
    const t = new Table({
      a: [['mel-archere', 20, 30], ...crowd('mel-archere', 5)],
      b: [['tha-rodeur', 60, 70], ...crowd('tha-rodeur', 70)],
      scenery: [{ kind: 'hole', height: 10, at }],
    });
    const f = t.f('A');
    f.phys = 4;
    const way = { ax: 2000, ay: 3000, az: 0, x: 3200, y: 3000, z: -1000, length: 1200, cost: 1200 };
    carryOut(t.s, f, [{ how: 'jump', ...way, possible: 1000, leg: 0, look: null }], 0, 1200, t.io, 'walk');
    expect([healthOf(f), f.off]).toEqual(['out', false]);
  });
  test('MOR-GEN-06 the wounded are conscious enough', () => {
    const t = duel();
    wound(t.s, t.f('A'), 2, t.io);
    t.choose('A');
    expect(t.question).toBe('0 declare');
  });
});

describe('capture', () => {
  const dominated = (more: object = {}) => {
    const t = duel(more);
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['weapon', 3]).react('take');
    return t;
  };
  test('MOR-CAP-01 MOR-CAP-02 the dominator or a companion in reach and sight', () => {
    const t = dominated();
    expect(captors(t.s, t.f('A'), t.f('a')).map(({ mark }) => mark)).toEqual(['A', 'B']);
    [t.f('B').fx, t.f('B').fy] = [1000, 0];
    expect(captors(t.s, t.f('A'), t.f('a')).map(({ mark }) => mark)).toEqual(['A']);
    expect(t.refused({ do: 'blow', how: 'capture', by: t.id('B') })).toMatchObject({ rule: 'MOR-CAP-01' });
    expect(t.refused({ do: 'blow', how: 'capture', by: t.id('C') })).toMatchObject({ rule: 'MOR-CAP-01' });
  });
  test('MOR-CAP-03 MOR-CAP-04 MOR-CAP-A1 MOR-CAP-A3 MOR-CAP-A7 MOR-STA-04 no damage, and he is a prisoner in contact', () => {
    const t = dominated();
    t.blow('capture');
    expect(t.told('captured')).toMatchObject({ rule: 'MOR-CAP-04', by: { mark: 'A' } });
    expect(t.has('wounded')).toBe(false);
    expect(t.f('a')).toMatchObject({ captor: t.id('A'), phys: 8, stunned: false });
    const gap = Math.hypot(t.f('a').x - t.f('A').x, t.f('a').y - t.f('A').y) - 250;
    expect(gap).toBeLessThan(10);
    expect(t.question).toBe('0 on');
  });
  test('MOR-CAP-04 MOR-CAP-A4 the hard option: damage alone; failed, half of it comes back less armour', () => {
    const t = dominated({ options: { capture: 'hard' } });
    t.blow('capture');
    // 4 against a will of 6.
    expect(t.told('captureFailed').rule).toBe('MOR-CAP-04');
    expect(t.told('wounded')).toMatchObject({ who: { mark: 'A' }, damage: 2, wounds: 2 });
  });
  test('MOR-CAP-04 the half option: half of his will, rounded down, and the damage', () => {
    const t = dominated({ options: { capture: 'half' } });
    t.blow('capture');
    const half = Math.floor(profile(t.f('A')).will.value / 2);
    expect(t.told('captured')).toMatchObject({ rule: 'MOR-CAP-04', strength: half + 4, will: 6 });
  });
  test('MOR-CAP-05 MOR-CAP-A2 a companion by physique, without being activated', () => {
    const t = dominated();
    t.blow('capture', 'B');
    expect(t.told('captured').rule).toBe('MOR-CAP-05');
    expect(t.f('B').activated).toBe(false);
  });
  /** A sweep of the crusher at two dwarfs, with nothing left but one point of physique, no armour, and no will. */
  const sweeping = (more: object = {}) => {
    const t = new Table({
      a: [['tha-broyeur', 30, 30], ...crowd('tha-rodeur', 5)],
      b: [
        ['mel-sapeur', 27, 33, 'down'],
        ['mel-sapeur', 33, 33, 'down'],
        ['mel-archere', 60, 70],
      ],
      options: { capture: 'hard' },
      ...more,
    });
    Object.assign(t.f('A'), { phys: 1, arm: 0 });
    return t.declare('A', [], { kind: 'sweep', from: t.id('a'), to: t.id('b') });
  };
  test('MOR-CAP-04 MOR-MUL-07 a striker whom the failed capture of the first target fells does not strike the second', () => {
    const t = sweeping();
    t.react('take').fixed(['weapon', 5]).react('take').blow('capture');
    expect(t.has('captureFailed')).toBe(true);
    expect(healthOf(t.f('A'))).toBe('out');
    expect(t.told('struck')).toMatchObject({ target: { mark: 'b' }, result: 'missed' });
    t.rest();
    expect([t.f('a').phys, t.f('b').phys]).toEqual([16, 16]);
  });
  test('MOR-CAP-04 MOR-MUL-07 a target that struck better still hurts a striker whom a failed capture has felled', () => {
    const t = sweeping();
    t.react('take').fixed(['weapon', 6], ['weapon', 4]).react('passe');
    // 9 + 6 for the second dwarf against 10 + 4: MOR-MUL-08 and MOR-STA-03, one more wound kills.
    t.blow('capture');
    expect(t.told('struck')).toMatchObject({ target: { mark: 'b' }, result: 'dominated' });
    t.rest();
    expect(t.f('A').dead).toBe(true);
  });
  test('MOR-CAP-A5 who lies cannot be captured', () => {
    const t = duel();
    t.f('a').phys = 0;
    t.f('a').lying = true;
    expect(captors(t.s, t.f('A'), t.f('a'))).toEqual([]);
    t.declare('A', [], strike(t.id('a')));
    t.fixed(['weapon', 3]).react('take');
    expect(t.f('a').dead).toBe(true);
  });
});

describe('prisoners', () => {
  const held = (more: object = {}) => {
    const t = new Table({
      a: [
        ['mel-lancier', 30, 30],
        ['mel-sapeur', 27.4, 30],
        ['mel-archere', 6, 5],
      ],
      b: [
        ['tha-rodeur', 32.5, 30],
        ['tha-hallebardier', 30, 40, 'down'],
        ['tha-sorciere', 66, 70],
      ],
      ...more,
    });
    t.f('a').captor = t.id('A');
    return t;
  };
  test('MOR-PRI-01 he goes along, in contact, and his player does not command him', () => {
    const t = held();
    t.choose('A');
    t.pass();
    t.answer(declaration([[30, 35.5]]));
    const gap = Math.hypot(t.f('a').x - t.f('A').x, t.f('a').y - t.f('A').y) - 250;
    expect(gap).toBeLessThan(10);
    t.rest();
    expect(t.refused({ do: 'choose', fighter: t.id('a') })).toMatchObject({ rule: 'HB-09' });
  });
  test('MOR-PRI-02 half the displacement', () => {
    const t = held();
    t.choose('A');
    t.pass();
    expect(t.refused(declaration([[30, 36.5]]))).toMatchObject({ rule: 'HB-11', details: { budget: 6 } });
  });
  test('MOR-PRI-03 −3 on maniement and dodge', () => {
    const t = held();
    t.choose('A');
    t.pass();
    t.answer(declaration([[30, 35.5]], strike(t.id('b'))));
    if (t.question === '1 react') t.pass();
    t.fixed(['weapon', 3]).react('take');
    expect(t.told('rolled').sum).toContainEqual({ rule: 'MOR-PRI-03', what: 'prisoner', value: -3 });
  });
  test('MOR-PRI-05 MOR-PRI-06 struck he can only take it; dead he is removed; he may be handed over', () => {
    const t = held();
    t.choose('A');
    t.pass();
    t.answer(declaration([], strike(t.id('a'))));
    expect(t.refused({ do: 'answer', how: 'dodge' })).toMatchObject({ rule: 'MOR-PRI-06' });
    t.fixed(['weapon', 3]).react('take');
    expect(t.f('a').phys).toBe(6);
    t.f('a').phys = 0;
    t.f('a').lying = true;
    wound(t.s, t.f('a'), 1, t.io);
    expect(t.f('a')).toMatchObject({ dead: true, off: true, captor: -1 });
    const give = held();
    give.choose('A');
    give.pass();
    give.answer(declaration([], { kind: 'pass', to: give.id('B'), things: [], prisoners: [give.id('a')] }));
    expect(give.told('passed').rule).toBe('MOR-PRI-06');
    expect(give.f('a').captor).toBe(give.id('B'));
  });
  test('MOR-PRI-A2 MOR-PRI-A4 the captor falls: free at once', () => {
    const t = held();
    wound(t.s, t.f('A'), 30, t.io);
    expect(t.f('a').captor).toBe(-1);
    expect(t.told('freed').rule).toBe('MOR-PRI-A2');
  });

  test('MOR-ESC-01 MOR-ESC-02 MOR-ESC-03 MOR-ESC-A5 when the captor is activated; an automatic failure fails', () => {
    const t = held();
    t.choose('A');
    expect(t.decision()).toMatchObject({ seat: 1, kind: 'escape', about: { need: 16 } });
    t.f('A').phys = 1;
    t.f('A').arm = 0;
    t.fixed(['escape', 1]).answer({ do: 'escape' });
    // 3 + 1 would be enough.
    expect(t.told('escapeFailed').rule).toBe('MOR-ESC-03');
    expect(t.f('a').captor).toBe(t.id('A'));
    const out = held();
    out.f('a').phys = 0;
    out.f('a').lying = true;
    out.choose('A');
    expect(out.question).toBe('0 declare');
  });
  test('MOR-ESC-04 MOR-ESC-A2 MOR-ESC-A3 MOR-ESC-A4 freed he only moves, at once; he may be intercepted; destiny helps', () => {
    const t = held({ destiny: [0, 2] });
    t.f('A').phys = 6;
    t.choose('A');
    t.answer({ do: 'escape' });
    expect(t.question).toBe('1 dice');
    t.fixed(['escape', [5, 4]]).answer({ do: 'dice', add: 1 });
    expect(t.told('freed').rule).toBe('MOR-ESC-03');
    expect(t.question).toBe('1 declare');
    expect(t.refused(declaration([], strike(t.id('A'))))).toMatchObject({ rule: 'MOR-ESC-04' });
    [t.f('A').fx, t.f('A').fy] = [1000, 0];
    t.f('A').activated = false;
    t.answer(declaration([[45, 30]], { kind: 'none' }, { double: true }));
    expect(t.question).toBe('0 react');
    t.pass();
    // MOR-ESC-A2: that move is the whole turn.
    expect(t.f('a')).toMatchObject({ x: 4500, activated: true, acted: true });
    // Then the captor's own activation goes on.
    expect(t.question).toBe('0 declare');
  });
  test('MOR-ESC-A1 another try for a displacement outside the activation', () => {
    const t = held();
    Object.assign(t.f('b'), { x: 3000, y: 3450 });
    t.s.stacks = [[{ kind: 'turn', step: 'choose', seat: 1, serial: ++t.s.serial }]];
    t.declare('b', [], strike(t.id('A')));
    t.until('answer').fixed(['dodge', 6], ['weapon', 2]).react('dodge');
    // Burdened: 8 − 3 + 6 does not reach 12.
    expect(t.told('struck').result).toBe('dominates');
    t.blow();
    t.rest();
    const again = held();
    Object.assign(again.f('b'), { x: 3000, y: 3450 });
    again.s.stacks = [[{ kind: 'turn', step: 'choose', seat: 1, serial: ++again.s.serial }]];
    again.f('a').phys = 3;
    again.s.destiny = [2, 0];
    again.declare('b', [], strike(again.id('A')));
    again.until('answer').react('dodge');
    again.fixed(['dodge', [6, 5]], ['weapon', 2]).answer({ do: 'dice', add: 1 });
    expect(again.question).toBe('0 on');
    again.answer({ do: 'go', path: [{ to: [3000, 2800] }] });
    expect(again.question).toBe('1 escape');
  });
});
