/** Combined attacks. */
import { expect, test } from 'vitest';
import type { Do } from '../answers.ts';
import { previewReactions } from '../odds/preview.ts';
import { answersIn, oddsOfAnswer } from '../sketch/outlook.ts';
import { viewOf } from '../view.ts';
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
const shares = (t: Table) => t.choices().map((a) => (a.do === 'answer' ? `${a.how} ${a.share ?? 0}` : a.do));
const combined = (value: number) => ({ rule: 'MOR-CMB-05', what: 'combined', value });

test('MOR-CMB-01 MOR-CMB-02 MOR-CMB-A2 MOR-CMB-A3 MOR-CMB-A5 at least two, not activated, one target, in the order named', () => {
  const t = setting();
  t.answer({ do: 'combine' });
  expect(t.question).toBe('0 attack');
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
  expect(t.question).toBe('1 answer');
});

test('MOR-CMB-04 MOR-CMB-05 MOR-CMB-A1 blow by blow: a share of what is left on each roll, all of it on the last', () => {
  const t = setting();
  t.answer({ do: 'combine' }).answer(attack(t, 'A', 'B'));
  expect(t.question).toBe('1 answer');
  expect(shares(t)).toEqual([
    'passe 0',
    'passe 1',
    'passe 2',
    'body 0',
    'body 1',
    'body 2',
    'dodge 0',
    'dodge 1',
    'dodge 2',
    'take 0',
  ]);
  expect(t.refused({ do: 'answer', how: 'dodge', share: 3 })).toMatchObject({ rule: 'MOR-CMB-05' });
  expect(t.refused({ do: 'answer', how: 'take', share: 1 })).toMatchObject({ rule: 'MOR-CMB-05' });
  t.fixed(['dodge', 2], ['weapon', 3]);
  t.answer({ do: 'answer', how: 'dodge', share: 1 });
  expect(t.all('rolled')[0]?.sum).toContainEqual(combined(-1));
  t.until('answer');
  // MOR-CMB-04: he answers the second attacker as he comes, and nothing of the malus vanishes.
  expect(t.question).toBe('1 answer');
  expect(shares(t)).toEqual(['passe 1', 'body 1', 'dodge 1']);
  expect(t.refused({ do: 'answer', how: 'dodge' })).toMatchObject({ rule: 'MOR-CMB-05' });
  expect(t.refused({ do: 'answer', how: 'take' })).toMatchObject({ rule: 'MOR-CMB-05' });
  t.fixed(['dodge', 2], ['weapon', 3]);
  t.answer({ do: 'answer', how: 'dodge', share: 1 });
  expect(t.all('rolled')[0]?.sum).toContainEqual(combined(-1));
});

test('MOR-CMB-05 the chance on each answer is that of its share: what is laid on a roll costs it', () => {
  const number = (fraction = '0'): number => {
    const [num = 0, den = 1] = fraction.split('/').map(Number);
    return num / den;
  };
  const t = setting();
  t.answer({ do: 'combine' }).answer(attack(t, 'A', 'B'));
  const reactions = previewReactions(viewOf(t.s, 1), 0) ?? [];
  expect(reactions.map(({ how, share }) => `${how} ${share}`)).toEqual(shares(t));
  for (const { how, share, plain } of reactions) {
    const ways = t.ways({ do: 'answer', how, ...(share > 0 && { share }) });
    const dominated = number(ways.dominates) + number(ways['dominates.special']);
    expect(dominated, `${how} ${share}`).toBeCloseTo(plain.results.dominates / plain.of, 10);
  }
  const dodged = reactions.filter(({ how }) => how === 'dodge').map(({ plain }) => plain.results.dodged / plain.of);
  expect(dodged).toEqual([...new Set(dodged)].sort((a, b) => b - a));
  const decision = t.decision() as Parameters<typeof answersIn>[1];
  const odds = answersIn(viewOf(t.s, 1), decision);
  expect(oddsOfAnswer(odds, { do: 'answer', how: 'dodge', share: 2 })?.own[0]?.[0]).toBeLessThan(
    oddsOfAnswer(odds, { do: 'answer', how: 'dodge' })?.own[0]?.[0] ?? 0,
  );
});

test('MOR-CMB-04 one maniement: who has crossed blades with the first can only dodge the second', () => {
  const t = setting();
  t.answer({ do: 'combine' }).answer(attack(t, 'A', 'C'));
  t.fixed(['weapon', 3], ['weapon', 3]);
  t.answer({ do: 'answer', how: 'passe', share: 2 });
  expect(t.all('rolled')[0]?.sum).toContainEqual(combined(-2));
  t.until('answer');
  expect(shares(t)).toEqual(['dodge 0', 'take 0']);
});

test('MOR-CMB-05 who takes every blow has no roll to lay the malus on', () => {
  const t = setting();
  t.answer({ do: 'combine' }).answer(attack(t, 'A', 'B'));
  t.fixed(['weapon', 1]).react('take');
  t.until('answer');
  expect(shares(t)).toEqual(['passe 2', 'body 2', 'dodge 2', 'take 0']);
  t.fixed(['weapon', 1]).react('take');
  t.rest();
  expect(t.question).toBe('1 choose');
  t.used();
});

test('MOR-CMB-A1 MOR-INT-06 who is put down on the way does not count', () => {
  const t = setting();
  Object.assign(t.f('A'), { y: 1500, phys: 1, arm: 0 });
  Object.assign(t.f('b'), { x: 3300, y: 2000, fx: -1000, fy: 0 });
  t.answer({ do: 'combine' });
  const three = attack(t, 'A', 'B', 'C');
  three.attackers[0] = {
    fighter: t.id('A'),
    path: [{ to: [3000, 2540] }],
    action: { kind: 'strike', target: t.id('a') },
  };
  t.answer(three);
  expect(t.question).toBe('1 react');
  const [cut] = t.choices().filter((a) => a.do === 'react' && a.intercept[0]?.fighter === t.id('b'));
  t.answer(cut as Do<'react'>);
  t.fixed(['weapon', 6]).react('take');
  t.until('answer');
  expect(t.f('A').phys).toBe(0);
  expect(t.told('lost').who.mark).toBe('A');
  expect(t.decision()).toMatchObject({ kind: 'answer', about: { by: t.id('B'), malus: 2 } });
});

test('MOR-CMB-05 HB-32 a shot of a combined attack is dodged with a share of the malus', () => {
  const t = new Table({
    a: [
      ['mel-lancier', 30, 25.4],
      ['mel-archere', 34, 12],
      ['mel-lancier', 6, 5],
    ],
    b: [
      ['tha-rodeur', 30, 30, 'down'],
      ['tha-rodeur', 33, 30, 'down'],
      ['tha-rodeur', 6, 70],
    ],
  });
  t.answer({ do: 'combine' });
  const both = attack(t, 'B', 'A');
  both.attackers[0] = {
    fighter: t.id('B'),
    path: [],
    action: { kind: 'shot', target: t.id('a'), weapon: 'arc' },
  };
  t.answer(both).pass().fixed(['shot', 8]).answer({ do: 'dice', add: 0 });
  expect(t.decision()).toMatchObject({ kind: 'answer', about: { fighter: t.id('a'), malus: 2 } });
  const arrow = answersIn(viewOf(t.s, 1), t.decision() as Parameters<typeof answersIn>[1]);
  const dodges = arrow.filter(({ how }) => how === 'dodge').map(({ own }) => own[0]?.[0] ?? 0);
  expect(dodges).toHaveLength(3);
  expect(dodges).toEqual([...new Set(dodges)].sort((a, b) => b - a));
  t.fixed(['dodge', 2]).answer({ do: 'answer', how: 'dodge', share: 2 });
  expect(t.told('rolled').sum).toContainEqual(combined(-2));
});

test('MOR-CMB-06 out of reach by a dodge: the next has ended his turn', () => {
  const t = setting('tha-rodeur');
  Object.assign(t.f('A'), { y: 2600 });
  Object.assign(t.f('C'), { x: 1000 });
  t.answer({ do: 'combine' }).answer(attack(t, 'A', 'B'));
  t.fixed(['dodge', 8], ['weapon', 2]);
  t.answer({ do: 'answer', how: 'dodge', share: 2 });
  expect(t.question).toBe('1 on');
  t.answer({ do: 'go', path: [{ to: [2750, 3300] }] });
  while (t.question === '0 on') t.pass();
  expect(t.f('B').spent).toBeGreaterThan(100_000);
  expect(t.question).toBe('1 choose');
});

test('MOR-CMB-07 MOR-CMB-08 down: one of the others may finish it; dead: nobody goes on', () => {
  const t = setting('tha-rodeur');
  t.f('a').phys = 2;
  t.answer({ do: 'combine' }).answer(attack(t, 'A', 'B', 'C'));
  t.fixed(['weapon', 3]).react('take').blow();
  while (t.question === '0 press' || t.question === '0 on') t.pass();
  expect(t.f('a').phys).toBe(0);
  expect(t.question).toBe('0 continue');
  t.answer({ do: 'continue', fighter: t.id('C') });
  t.fixed(['weapon', 4]).react('take');
  while (t.question === '0 blow' || t.question === '0 press' || t.question === '0 on')
    t.question === '0 blow' ? t.blow() : t.pass();
  expect(t.f('a').dead).toBe(true);
  expect(t.question).toBe('1 choose');
  t.used();
});

test('MOR-CMB-03 who can run up to the target is offered too, beside those who stand there, and every offer is taken', () => {
  const t = setting();
  Object.assign(t.f('A'), { y: 1600 });
  Object.assign(t.f('B'), { x: 4200 });
  expect(t.choices()).toContainEqual({ do: 'combine' });
  t.answer({ do: 'combine' });
  const offers = t.choices().filter((a) => a.do === 'attack' && a.target === t.id('a')) as Do<'attack'>[];
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
  expect(t.choices()).not.toContainEqual({ do: 'combine' });
});
