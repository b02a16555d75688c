/** Jumps, falls, holes, climbing, and what is refused about a way: HB-10 to HB-15. */
import { describe, expect, test } from 'vitest';
import { box } from '../data/scenarios.ts';
import { crowd, declaration, Table } from './table.ts';

const enemies = [['tha-broyeur', 60, 70] as const, ...crowd('tha-rodeur', 70)];
const field = (kind: string, scenery: unknown[] = [], x = 30, y = 10) =>
  new Table({ a: [[kind, x, y], ...crowd('mel-lancier', 5)], b: enemies, scenery });

describe('jumps', () => {
  test('MOR-JMP-01 MOR-JMP-03 MOR-JMP-07 a straight run-up just before, after any walk; the whole is declared first', () => {
    const t = field('mel-bretteuse');
    t.choose('A');
    expect(t.refused(declaration([[30, 14, 'jump']]))).toMatchObject({ rule: 'MOR-JMP-01' });
    // Four aside, then six straight: encumbrance 2, so the run-up of six carries four.
    t.answer(
      declaration([
        [34, 10],
        [34, 16],
        [34, 20, 'jump'],
      ]),
    );
    expect(t.told('jumped')).toMatchObject({ declared: 4, possible: 4, failed: false });
    expect(t.f('A')).toMatchObject({ x: 3400, y: 2000, noDodge: false, spent: 1400 });
  });

  test('MOR-JMP-04 a flight that nothing bars carries in every direction, whatever its length is in whole units', () => {
    const t = field('mel-bretteuse');
    // 6.40 aslant, less an encumbrance of 2: more than the 3.20 and a fraction that are jumped.
    t.declare('A', [
      [34, 15],
      [36, 17.5, 'jump'],
    ]);
    expect(t.told('jumped')).toMatchObject({ declared: 3.21, possible: 3.21, failed: false });
    expect(t.f('A')).toMatchObject({ x: 3600, y: 1750, noDodge: false });
  });

  test('MOR-JMP-05 the flight goes on in line', () => {
    const t = field('mel-bretteuse');
    t.choose('A');
    const refusal = t.refused(
      declaration([
        [30, 16],
        [33, 18, 'jump'],
      ]),
    );
    expect(refusal).toMatchObject({ rule: 'MOR-JMP-05', details: { x: 33, y: 18 } });
  });

  test('MOR-JMP-02 a double move doubles the whole', () => {
    const t = field('mel-lancier');
    // 10 + 6 = 16 cm, in a double move of 24; encumbrance 4.
    t.declare(
      'A',
      [
        [30, 20],
        [30, 26, 'jump'],
      ],
      { kind: 'none' },
      { double: true },
    );
    expect(t.told('jumped')).toMatchObject({ failed: false });
    const other = field('mel-lancier');
    other.declare('A', [
      [30, 20],
      [30, 26, 'jump'],
    ]);
    // Two centimetres were left of twelve: the jump ends there.
    expect(other.told('jumped')).toMatchObject({ possible: 2, failed: true });
    expect(other.f('A').phys).toBe(10);
  });

  test('MOR-JMP-06 MOR-JMP-A2 over what is of size 0, not over who stands', () => {
    const low = field('mel-bretteuse', [box('wall', 26, 19, 8, 1, 1.5)]);
    low.declare('A', [
      [30, 17],
      [30, 22, 'jump'],
    ]);
    expect(low.told('jumped').failed).toBe(false);
    expect(low.f('A').y).toBe(2200);
    const high = field('mel-bretteuse', [box('wall', 26, 19, 8, 1, 2.5)]);
    high.declare('A', [
      [30, 17],
      [30, 22, 'jump'],
    ]);
    expect(high.told('jumped')).toMatchObject({ failed: true });
    expect(high.f('A').y).toBeLessThanOrEqual(1775);
    const lying = new Table({
      a: [['mel-bretteuse', 30, 10], ...crowd('mel-lancier', 5)],
      b: [['tha-broyeur', 30, 19.6], ...crowd('tha-rodeur', 70)],
    });
    lying.f('a').phys = 0;
    lying.f('a').lying = true;
    lying.declare('A', [
      [30, 16.5],
      [30, 22.7, 'jump'],
    ]);
    expect(lying.told('jumped')).toMatchObject({ failed: true, possible: 4.5 });
    lying.used();
  });

  test('MOR-JMP-08 MOR-JMP-10 MOR-JMP-A3 MOR-JMP-11 over a pit: the jump and the fall both hurt, armour or not', () => {
    const t = field('mel-lancier', [box('hole', 22, 17, 16, 16, 8)]);
    t.f('A').phys = 6;
    // Run-up 6, encumbrance 4: two centimetres of four; the pit is eight deep: twice 8 + 4 − 6.
    t.declare('A', [
      [30, 15.7],
      [30, 19.7, 'jump'],
    ]);
    expect(t.told('jumped')).toMatchObject({ failed: true, possible: 1.7 });
    expect(t.told('fell')).toMatchObject({ rule: 'MOR-FAL-02', height: 8, wounds: 12 });
    expect(t.f('A')).toMatchObject({ phys: 0, arm: 2, lying: true });
  });

  test('MOR-JMP-A4 down is a voluntary fall, up by less than 2.5 cm is a step', () => {
    const up = field('mel-bretteuse', [box('rock', 26, 20, 8, 8, 2)]);
    up.declare('A', [
      [30, 18],
      [30, 22, 'jump'],
    ]);
    expect(up.f('A')).toMatchObject({ z: 200, y: 2200 });
    const down = field('mel-bretteuse', [box('rock', 26, 6, 8, 12, 6)], 30, 8);
    expect(down.f('A').z).toBe(600);
    down.declare('A', [
      [30, 15],
      [30, 20, 'jump'],
    ]);
    expect(down.told('fell')).toMatchObject({ rule: 'MOR-FAL-01', height: 6, wounds: 0 });
    expect(down.f('A')).toMatchObject({ z: 0, y: 2000 });
  });

  test('MOR-JMP-A5 MOR-CHG-02 no jump in the charge line', () => {
    const t = new Table({
      a: [['mel-bretteuse', 30, 10], ...crowd('mel-lancier', 5)],
      b: [['tha-broyeur', 30, 25], ...crowd('tha-rodeur', 70)],
    });
    t.choose('A');
    const charge = { kind: 'strike', target: t.id('a'), charge: { type: 'surprise', from: 1 } } as const;
    expect(
      t.refused(
        declaration(
          [
            [30, 16],
            [30, 20, 'jump'],
          ],
          charge,
        ),
      ),
    ).toMatchObject({ rule: 'MOR-CHG-02' });
  });
});

describe('falls', () => {
  test('MOR-FAL-01 MOR-FAL-03 MOR-FAL-A5 a drop of one’s own will, free of movement', () => {
    const t = field('mel-lancier', [box('rock', 20, 6, 20, 8, 12)]);
    t.declare('A', [
      [30, 12.75],
      [30, 15.25, 'drop'],
    ]);
    // 12 + 4 − 14.
    expect(t.told('fell')).toMatchObject({ rule: 'MOR-FAL-01', height: 12, wounds: 2 });
    expect(t.f('A')).toMatchObject({ phys: 12, arm: 2, z: 0, spent: 525 });
  });

  test('MOR-FAL-04 MOR-FAL-06 MOR-FAL-A2 MOR-FAL-A3 onto somebody, friend or foe: he does not react, and the jumper is put beside him', () => {
    const t = new Table({
      a: [
        ['mel-lancier', 30, 10],
        ['mel-sapeur', 30, 17],
        ['mel-archere', 6, 5],
      ],
      b: enemies,
      scenery: [box('rock', 20, 6, 20, 8, 14)],
    });
    t.declare('A', [
      [30, 12.75],
      [30, 15.25, 'drop'],
    ]);
    // 14 + 4 − 14 = 4 wounds, all on the smaller dwarf.
    expect(t.told('fell')).toMatchObject({ wounds: 4, on: { mark: 'B' } });
    expect(t.f('B').phys).toBe(12);
    expect(t.f('A').phys).toBe(14);
    expect(t.question).toBe('0 place');
    const far = t.refused({ do: 'place', at: [5000, 5000] });
    expect(far).toMatchObject({ rule: 'MOR-FAL-06' });
    t.answer(t.choices()[0] as never);
    expect(t.told('moved').why).toBe('placed');
  });

  test('MOR-FAL-06 after an involuntary fall the receiver’s player places', () => {
    const t = new Table({
      a: [
        ['enc-souche', 30, 10],
        ['enc-faune', 8, 5],
        ['enc-faune', 12, 5],
      ],
      b: [
        ['mel-bretteuse', 30, 14.2, 'down'],
        ['mel-sapeur', 30, 20.4],
        ['mel-archere', 60, 70],
      ],
      scenery: [box('rock', 20, 4, 20, 12, 9)],
    });
    t.declare('A', [], { kind: 'strike', target: t.id('a') });
    // A special success with fists of stump: recoil of 8 cm, over the edge.
    t.fixed(['weapon', 8]).react('take');
    t.blow();
    expect(t.f('a')).toMatchObject({ phys: 0 });
    expect(t.told('fell')).toMatchObject({ rule: 'MOR-FAL-02', height: 9 });
    expect(t.told('fell').on?.mark).toBe('b');
    expect(t.question).toBe('1 place');
  });
});

describe('holes and heights', () => {
  test('MOR-STP-01 MOR-STP-02 MOR-STP-03 less than 3 cm is stepped over; 3 cm stop the mover and end the turn', () => {
    const narrow = field('mel-lancier', [box('hole', 22, 14, 16, 2.9, 6)]);
    narrow.declare('A', [[30, 19]]);
    expect(narrow.f('A').y).toBe(1900);
    const wide = field('mel-lancier', [box('hole', 22, 14, 16, 3, 6)]);
    // Declared without a word against it: the hole is measured on the way.
    wide.declare('A', [[30, 19]], { kind: 'none' });
    expect(wide.told('stopped')).toMatchObject({ rule: 'MOR-STP-03', why: 'hole' });
    expect(wide.f('A').y).toBeGreaterThan(1200);
    expect(wide.f('A').y + wide.f('A').r).toBeLessThanOrEqual(1400);
    expect(wide.f('A')).toMatchObject({ activated: true, acted: true });
  });

  test('MOR-CLB-01 MOR-CLB-02 MOR-CLB-A2 MOR-CLB-A3 up and down at double price; steps are free', () => {
    const t = field('mel-lancier', [box('rock', 26, 12, 8, 8, 4)]);
    t.choose('A');
    // 4 along and twice 4 up is 12; one more is too many.
    expect(t.refused(declaration([[30, 14.2]]))).toMatchObject({
      rule: 'MOR-CLB-A1',
      details: { cost: 12.2, budget: 12 },
    });
    t.answer(declaration([[30, 14.2]], { kind: 'none' }, { double: true }));
    expect(t.f('A')).toMatchObject({ z: 400, spent: 1220 });
    const steps = field('mel-lancier', [box('steps', 26, 12, 8, 8, 4)]);
    steps.declare('A', [[30, 14.2]]);
    expect(steps.f('A')).toMatchObject({ z: 400, spent: 420 });
    const down = field('mel-lancier', [box('rock', 26, 6, 8, 8, 4)]);
    down.declare('A', [[30, 16]], { kind: 'none' }, { double: true });
    expect(down.f('A')).toMatchObject({ z: 0, spent: 1400 });
  });

  test('MOR-CLB-03 MOR-CLB-A1 nowhere to stand on top: refused, nothing lost', () => {
    const t = field('mel-lancier', [box('rock', 26, 14, 8, 1, 4)]);
    t.choose('A');
    expect(t.refused(declaration([[30, 18]]))).toMatchObject({ rule: 'MOR-CLB-03', details: { x: 30, y: 12.75 } });
  });
});

describe('what is refused about a way, with its place', () => {
  test('HB-14 through a wall', () => {
    const t = field('mel-lancier', [box('wall', 26, 14, 8, 1, 5)]);
    t.choose('A');
    expect(t.refused(declaration([[30, 18]]))).toMatchObject({
      refusal: 'invalid',
      rule: 'HB-14',
      reason: 'wall',
      details: { x: 30, y: 12.75 },
    });
  });
  test('HB-14 through a base', () => {
    const t = new Table({
      a: [
        ['mel-lancier', 30, 10],
        ['mel-sapeur', 30, 15],
        ['mel-archere', 6, 5],
      ],
      b: enemies,
    });
    t.choose('A');
    expect(t.refused(declaration([[30, 20]]))).toMatchObject({
      rule: 'HB-14',
      reason: 'baseInWay',
      details: { mark: 'B', x: 30, y: 12.5 },
    });
  });
  test('HB-14 off the table', () => {
    const t = field('mel-lancier', [], 30, 5);
    t.choose('A');
    expect(t.refused(declaration([[30, 1]]))).toMatchObject({
      rule: 'HB-14',
      reason: 'offTable',
      details: { x: 30, y: 1 },
    });
  });
  test('HB-14 HB-11 difficult ground counts double; over budget', () => {
    const t = field('mel-lancier', [box('mire', 20, 12, 20, 4, 0)]);
    t.choose('A');
    expect(t.refused(declaration([[30, 18.5]]))).toMatchObject({
      rule: 'HB-11',
      reason: 'tooFar',
      details: { cost: 12.5, budget: 12 },
    });
    t.answer(declaration([[30, 18]]));
    expect(t.f('A').spent).toBe(1200);
  });
  test('HB-11 HB-12 a double move leaves no action', () => {
    const t = new Table({
      a: [['mel-lancier', 30, 10], ...crowd('mel-archere', 5)],
      b: [['tha-broyeur', 30, 28], ...crowd('tha-rodeur', 70)],
    });
    t.choose('A');
    const far = declaration([[30, 22.6]], { kind: 'strike', target: t.id('a') }, { double: true });
    expect(t.refused(far)).toMatchObject({ rule: 'HB-11', reason: 'doubleActs' });
  });
  test('HB-15 MOR-PRI-A2 at the edge one may flee, and takes prisoners along', () => {
    const t = field('mel-lancier', [], 30, 3);
    t.choose('A');
    expect(t.refused(declaration([], { kind: 'flee' }))).toMatchObject({ rule: 'HB-15' });
    t.f('a').captor = t.id('A');
    t.f('a').x = 3300;
    t.f('a').y = 300;
    t.answer(declaration([[30, 1.25]], { kind: 'flee' }));
    expect(t.f('A')).toMatchObject({ fled: true, off: true, edge: 0 });
    expect(t.f('a')).toMatchObject({ off: true, captor: t.id('A') });
    expect(t.s.falling).toEqual([1, 0]);
  });
});
