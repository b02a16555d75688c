import { expect, test } from 'vitest';
import { conforms } from '../src/conformance/describe.ts';
import { forecast, sharesOf } from '../src/forecast.ts';
import type { DecisionOf } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { hashOf } from '../src/plain.ts';
import { isRefusal } from '../src/refusal.ts';
import { path, rules, type Types } from './path.ts';

const seats = [
  { name: 'Ada', role: 'runner' },
  { name: 'Blaise', role: 'runner' },
  { name: 'Garde', role: 'warden' },
];

conforms({ game: path, tables: [{ options: {}, seats }] });

function open(pit: number) {
  const match = Match.open(rules, { match: 'm', options: {}, seats, chance: { kind: 'fixed', outcomes: [pit] } });
  if (isRefusal(match)) throw new Error(match.reason);
  const run = (answer: unknown) => {
    const d = match.pending[0] as DecisionOf<Types>;
    return match.answer(d.seat, d.id, answer);
  };
  return { match, run };
}

test('a path that no sample names is taken when it is legal', () => {
  const { match, run } = open(0);
  expect(
    run([
      [317, 111],
      [290, 203],
    ]),
  ).toHaveProperty('entry');
  expect(match.state.at[0]).toEqual([290, 203]);
});

test('PTH-01 PTH-02 PTH-03 what is never allowed is invalid, with its rule', () => {
  const { match, run } = open(0);
  const before = hashOf(match.state);
  expect(run([[300, 301]])).toMatchObject({ refusal: 'invalid', rule: 'PTH-01', details: { length: 301 } });
  expect(run([[300, -1]])).toMatchObject({ refusal: 'invalid', rule: 'PTH-02' });
  expect(run([])).toMatchObject({ refusal: 'invalid', rule: 'KER-SHAPE' });
  expect(run([[0.5, 1]])).toMatchObject({ refusal: 'invalid', rule: 'KER-SHAPE' });
  expect(run([[Number.NaN, 1]])).toMatchObject({ refusal: 'invalid', rule: 'KER-SHAPE' });
  expect(hashOf(match.state)).toBe(before);
});

test('PTH-04 what only the truth forbids is unavailable, and as likely as the seat can know', () => {
  const { match, run } = open(0);
  run([[200, 270]]);
  run([[700, 1]]);
  const [d] = match.pending as [DecisionOf<Types>];
  const across: [number, number][] = [[200, 560]];
  // Four pits are possible, one of them in the way: three in four that the path is free.
  expect(sharesOf(forecast(rules, match.view(d.seat), d, across, 100))).toEqual(
    new Map([
      ['refused', 0.25],
      ['free', 0.75],
    ]),
  );
  expect(run(across)).toMatchObject({ refusal: 'unavailable', rule: 'PTH-04' });
  expect(match.pending).toEqual([d]);
});
