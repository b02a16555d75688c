/** Combined attacks. */
import { expect, test } from 'vitest';
import type { Do } from '../answers.ts';
import { crowd, Table } from './table.ts';

const setting = (target = 'tha-broyeur') =>
  new Table({
    a: [
      ['mel-lancier', 30, 25.4],
      ['mel-lancier', 34.6, 30, 'left'],
      ['mel-sapeur', 26.8, 30, 'right'],
    ],
    b: [[target, 30, 30, 'down'], ...crowd('tha-rodeur', 70)],
  });
const attack = (t: Table, ...marks: string[]): Do<'attack'> => ({
  do: 'attack',
  target: t.id('a'),
  attackers: marks.map((mark) => ({ fighter: t.id(mark), path: [], action: { kind: 'strike', target: t.id('a') } })),
});
const plan = (...reactions: [Do<'answer'>['how'], number][]): Do<'plan'> => ({
  do: 'plan',
  reactions: reactions.map(([how, share]) => ({ how, share })),
});

test('MOR-CMB-01 MOR-CMB-02 MOR-CMB-A2 MOR-CMB-A3 MOR-CMB-A5 at least two, not activated, one target, in the order named', () => {
  const t = setting();
  t.answer({ do: 'combine' });
  expect(t.asked).toBe('0 attack');
  const other = {
    ...attack(t, 'A', 'B'),
    attackers: [
      ...attack(t, 'A').attackers,
      { fighter: t.id('B'), path: [], action: { kind: 'strike' as const, target: t.id('b') } },
    ],
  };
  expect(t.refused(other)).toMatchObject({ rule: 'MOR-CMB-02' });
  expect(t.refused(attack(t, 'A', 'A'))).toMatchObject({ rule: 'MOR-CMB-A5' });
  t.f('C').activated = true;
  expect(t.refused(attack(t, 'A', 'C'))).toMatchObject({ rule: 'MOR-CMB-A3' });
  t.answer(attack(t, 'B', 'A'));
  expect(t.all('declared').map(({ who }) => who.mark)).toEqual(['B', 'A']);
  expect([t.f('A').activated, t.f('B').activated]).toEqual([true, true]);
  const lone = setting();
  lone.f('A').activated = true;
  lone.f('B').activated = true;
  expect(lone.refused({ do: 'combine' })).toMatchObject({ rule: 'MOR-CMB-A5' });
});

test('MOR-CMB-03 MOR-CMB-A4 MOR-INT-A8 all take their places first; each way may be intercepted by itself; each reach is its own', () => {
  const t = setting();
  Object.assign(t.f('A'), { y: 2000 });
  t.answer({ do: 'combine' });
  const far = attack(t, 'A', 'B');
  expect(t.refused(far)).toMatchObject({ rule: 'HB-18', details: { mark: 'a' } });
  far.attackers[0] = {
    fighter: t.id('A'),
    path: [{ to: [3000, 2540] }],
    action: { kind: 'strike', target: t.id('a') },
  };
  t.answer(far);
  expect(t.f('A').y).toBe(2540);
  expect(t.asked).toBe('1 plan');
});

test('MOR-CMB-04 MOR-CMB-05 MOR-CMB-A1 one maniement, the whole malus placed; a share without a roll moves on', () => {
  const t = setting();
  t.answer({ do: 'combine' }).answer(attack(t, 'A', 'B'));
  expect(t.refused(plan(['passe', 1], ['passe', 1]))).toMatchObject({ rule: 'MOR-CMB-04' });
  expect(t.refused(plan(['dodge', 0], ['dodge', 0]))).toMatchObject({ rule: 'MOR-CMB-05' });
  expect(t.refused(plan(['take', 2], ['dodge', 0]))).toMatchObject({ rule: 'MOR-CMB-05' });
  t.fixed(['dodge', 2], ['weapon', 3]);
  t.answer(plan(['dodge', 2], ['dodge', 0]));
  expect(t.all('rolled')[0]?.sum).toContainEqual({ rule: 'MOR-CMB-05', what: 'combined', value: -2 });
});

test('MOR-CMB-06 out of reach by a dodge: the next has ended his turn', () => {
  const t = setting('tha-rodeur');
  Object.assign(t.f('A'), { y: 2600 });
  Object.assign(t.f('C'), { x: 1000 });
  t.answer({ do: 'combine' }).answer(attack(t, 'A', 'B'));
  t.fixed(['dodge', 8], ['weapon', 2]);
  t.answer(plan(['dodge', 2], ['dodge', 0]));
  expect(t.asked).toBe('1 on');
  t.answer({ do: 'go', path: [{ to: [2750, 3300] }] });
  while (t.asked === '0 on') t.pass();
  expect(t.f('B').spent).toBeGreaterThan(100_000);
  expect(t.asked).toBe('1 choose');
});

test('MOR-CMB-07 MOR-CMB-08 down: one of the others may finish it; dead: nobody goes on', () => {
  const t = setting('tha-rodeur');
  t.f('a').phys = 2;
  t.answer({ do: 'combine' }).answer(attack(t, 'A', 'B', 'C'));
  t.fixed(['weapon', 3]);
  t.answer(plan(['take', 0], ['take', 0], ['take', 0]));
  t.blow();
  while (t.asked === '0 press' || t.asked === '0 on') t.pass();
  expect(t.f('a').phys).toBe(0);
  expect(t.asked).toBe('0 continue');
  t.fixed(['weapon', 4]);
  t.answer({ do: 'continue', fighter: t.id('C') });
  while (t.asked === '0 blow' || t.asked === '0 press' || t.asked === '0 on')
    t.asked === '0 blow' ? t.blow() : t.pass();
  expect(t.f('a').dead).toBe(true);
  expect(t.asked).toBe('1 choose');
  t.done();
});

test('MOR-CMB-03 who can run up to the target is offered too, beside those who stand there, and every offer is taken', () => {
  const t = setting();
  Object.assign(t.f('A'), { y: 1600 });
  Object.assign(t.f('B'), { x: 4200 });
  expect(t.choices).toContainEqual({ do: 'combine' });
  t.answer({ do: 'combine' });
  const offers = t.choices.filter((a) => a.do === 'attack' && a.target === t.id('a')) as Do<'attack'>[];
  expect(offers.map(({ attackers }) => attackers.map(({ fighter, path }) => [fighter, path.length]))).toEqual([
    [
      [t.id('C'), 0],
      [t.id('A'), 1],
      [t.id('B'), 1],
    ],
  ]);
  t.answer(offers[0] as Do<'attack'>);
  expect(t.all('declared').map(({ who, path }) => [who.mark, path.length])).toEqual([
    ['C', 0],
    ['A', 1],
    ['B', 1],
  ]);
});

test('MOR-CMB-A5 where only one could come nothing is offered', () => {
  const t = setting();
  Object.assign(t.f('A'), { y: 500 });
  Object.assign(t.f('B'), { x: 7200, y: 700 });
  expect(t.choices).not.toContainEqual({ do: 'combine' });
});
