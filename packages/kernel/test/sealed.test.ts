import { expect, test } from 'vitest';
import { conforms } from '../src/conformance/describe.ts';
import { Match } from '../src/match.ts';
import { isRefusal } from '../src/refusal.ts';
import { type Answer, market, rules } from './sealed.ts';

const seats = ['ada', 'blaise', 'emilie'].map((name) => ({ name, role: 'buyer' }));

conforms({
  game: market,
  tables: [{ options: {}, seats }],
  invariant: (s) => (s.coins.some((n) => n < 0) ? 'debts' : undefined),
});

function open() {
  const match = Match.open(rules, { match: 'm', options: {}, seats, chance: { kind: 'fixed', outcomes: [] } });
  if (isRefusal(match)) throw new Error(match.reason);
  const answer = (seat: number, a: Answer) => {
    const d = match.pending.find((decision) => decision.seat === seat);
    return match.answer(seat, d?.id ?? -1, a);
  };
  return { match, answer };
}

test('offers are made in any order, each under the id it was asked with, and revealed together', () => {
  const { match, answer } = open();
  const ids = match.pending.map((d) => d.id);
  answer(2, { offer: 3 });
  // The two others are asked under the same ids as before: nobody's answer became stale by another's.
  expect(match.pending.map((d) => d.id)).toEqual(ids.slice(0, 2));
  expect(match.heard(0).map(({ event }) => event)).toEqual([{ kind: 'offered', rule: 'MKT-01', seat: 2 }]);
  expect(match.view(0)).toMatchObject({ offered: [false, false, true] });
  answer(0, { offer: 1 });
  answer(1, { offer: 0 });
  expect(match.heard('spectator').at(-1)?.event).toEqual({ kind: 'revealed', rule: 'MKT-01', offers: [1, 0, 3] });
  expect(match.pending).toMatchObject([{ seat: 0, kind: 'bid', about: { price: 1 } }]);
});

test('an auction goes round until one is left', () => {
  const { match, answer } = open();
  for (const seat of [0, 1, 2]) answer(seat, { offer: 0 });
  answer(1, { bid: 2 });
  answer(2, { bid: 4 });
  expect(answer(0, { bid: 4 })).toMatchObject({ refusal: 'invalid', reason: 'tooLow' });
  answer(0, 'pass');
  answer(1, 'pass');
  expect(match.heard(0).at(-1)?.event).toEqual({ kind: 'took', rule: 'MKT-03', seat: 2 });
  expect(match.pending.map((d) => d.kind)).toEqual(['window', 'window', 'window']);
  answer(1, 'grab');
  expect(match.state.points).toEqual([0, 1, 3]);
  expect(match.pending.map((d) => d.kind)).toEqual(['offer', 'offer', 'offer']);
});

test('an offer may be taken back while nobody else has acted, and not after', () => {
  const { match, answer } = open();
  answer(0, { offer: 5 });
  expect(match.takeBack(0)).toEqual({ to: 0, free: true });
  match.back(0);
  expect(match.view(0)).toMatchObject({ offer: null });
  answer(0, { offer: 1 });
  answer(1, { offer: 2 });
  expect(match.takeBack(0)).toMatchObject({ free: false });
  answer(2, { offer: 2 });
  // The last offer revealed all of them: that one is not free either.
  expect(match.takeBack(2)).toMatchObject({ free: false });
});

test('MKT-06 a seat that is left in the middle of an auction passes', () => {
  const { match, answer } = open();
  for (const seat of [0, 1, 2]) answer(seat, { offer: 0 });
  answer(1, { bid: 2 });
  expect(match.pending[0]?.seat).toBe(2);
  match.leave(2);
  expect(match.pending[0]?.seat).toBe(0);
  expect(match.leave(2)).toMatchObject({ refusal: 'invalid', reason: 'gone' });
});
