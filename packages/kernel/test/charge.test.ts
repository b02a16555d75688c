import { expect, test } from 'vitest';
import { FixedChance } from '../src/chance/fixed.ts';
import { conforms } from '../src/conformance/describe.ts';
import type { DecisionOf } from '../src/game.ts';
import { type Answer, charge, type Event, rules, type Types } from './charge.ts';

const seats = ['charger', 'target', 'companion'].map((name) => ({ name, role: 'fighter' }));

conforms({
  game: charge,
  tables: [{ options: {}, seats }],
  invariant: (s) => (s.pool.some((n) => n < 0) || s.lives.some((n) => n < 0) ? 'less than nothing' : undefined),
});

function table(...outcomes: number[]) {
  const events: Event[] = [];
  const chance = new FixedChance(outcomes);
  const io = { chance, tell: (e: Event) => events.push(e) };
  const s = rules.setup({}, seats, io);
  /** What is open now: seat and kind. */
  const open = () => rules.pending(s).map((d) => `${d.seat} ${d.kind}`);
  const answer = (a: Answer) => rules.answer(s, rules.pending(s)[0] as DecisionOf<Types>, a, io);
  return { s, events, open, answer, chance, io };
}

test('a charge is intercepted, the charger dodges, both add dice, and the companion defends', () => {
  const t = table(9, 4, 5, 12);
  t.answer({ charge: 1 });
  expect(t.open()).toEqual(['2 intercept']);
  t.answer('yes');
  expect(t.open()).toEqual(['0 react']);
  t.answer('dodge');
  expect(t.open()).toEqual(['0 add']);
  t.answer({ dice: 1 });
  expect(t.open()).toEqual(['2 add']);
  t.answer({ dice: 0 });
  // 9 against 4: the dodge succeeds, and the charge goes on to the window of defence.
  expect(t.open()).toEqual(['2 defend']);
  t.answer('yes');
  expect(t.open()).toEqual(['2 add']);
  t.answer({ dice: 0 });
  t.answer({ dice: 2 });
  t.chance.expectUsed();
  expect(t.events.map((e) => e.kind)).toEqual([
    'charges',
    'intercepts',
    'reacts',
    'adds',
    'rolled',
    'defends',
    'adds',
    'rolled',
    'hurt',
  ]);
  expect(t.events.at(-1)).toMatchObject({ kind: 'hurt', rule: 'CHG-05', seat: 2 });
  expect(t.open()).toEqual(['0 declare']);
});

test('CHG-02 the companion is asked first, then the target', () => {
  const t = table();
  t.answer({ charge: 1 });
  expect(t.open()).toEqual(['2 intercept']);
  t.answer('no');
  expect(t.open()).toEqual(['1 intercept']);
});

test('an answer to a window that has closed is stale, though the same seat is asked something else', () => {
  const t = table();
  t.answer({ charge: 1 });
  const [old] = rules.pending(t.s) as [DecisionOf<Types>];
  t.answer('no');
  t.answer('no');
  expect(t.open()).toEqual(['2 defend']);
  expect(rules.answer(t.s, old, 'no', t.io)).toMatchObject({ refusal: 'stale' });
});

test('a seat that leaves in the middle of a reaction lets it be, and the rest goes on', () => {
  const t = table(2, 5);
  t.answer({ charge: 1 });
  t.answer('yes');
  t.answer('stand');
  t.answer({ dice: 0 });
  expect(t.open()).toEqual(['2 add']);
  rules.leave(t.s, 2, t.io);
  // Its roll is made without more dice and won, 5 against 2: the charge is over and the next one is declared.
  expect(t.events.slice(-2)).toMatchObject([
    { kind: 'rolled', attack: 5, defence: 2 },
    { kind: 'hurt', seat: 0 },
  ]);
  expect(t.open()).toEqual(['0 declare']);
});
