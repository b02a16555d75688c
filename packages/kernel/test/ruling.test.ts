import { expect, test } from 'vitest';
import type { PreparedDraw } from '../src/chance/fixed.ts';
import { conforms } from '../src/conformance/describe.ts';
import { forecast, sharesOf } from '../src/forecast.ts';
import type { DecisionOf } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { isRefusal } from '../src/refusal.ts';
import { type Answer, rules, ruling, type Types } from './ruling.ts';

const seats = [
  { name: 'Conteur', role: 'master' },
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];

conforms({
  game: ruling,
  tables: [{ options: {}, seats }],
  invariant: (s) => (s.tokens.reduce((a, b) => a + b) > 4 || s.tokens.some((n) => n < 0) ? 'false tokens' : undefined),
});

function open(chance: PreparedDraw[] | 'asked') {
  const setting = chance === 'asked' ? ({ kind: 'asked' } as const) : ({ kind: 'fixed', outcomes: chance } as const);
  const match = Match.open(rules, { match: 'm', options: {}, seats, chance: setting });
  if (isRefusal(match)) throw new Error(match.reason);
  const answer = (seat: number, kind: string, a: Answer) => {
    const d = match.pending.find((decision) => decision.seat === seat && decision.kind === kind);
    return match.answer(seat, d?.id ?? -1, a);
  };
  return { match, answer };
}

test('a test is proposed, ruled on in secret, drawn, drawn again, paid for and let stand', () => {
  const { match, answer } = open([
    ['stones', [1, 3]],
    ['stones', [1, 2]],
  ]);
  answer(1, 'act', { propose: 'swing from the chandelier' });
  expect(match.pending.map((d) => `${d.seat} ${d.kind}`)).toContain('0 rule');
  answer(0, 'rule', { difficulty: 2 });
  expect(match.view(1)).toMatchObject({ trial: { white: 1, reads: false, difficulty: null } });
  expect(match.view(0)).toMatchObject({ trial: { difficulty: 2 } });
  answer(1, 'mend', 'redraw');
  expect(match.view(1)).toMatchObject({ trial: { white: 2, reads: false } });
  answer(1, 'mend', 'pay');
  answer(1, 'mend', 'stand');
  expect(match.heard(2).map(({ event }) => event.kind)).toEqual([
    'proposed',
    'ruled',
    'drew',
    'drew',
    'drew',
    'settled',
  ]);
  expect(match.state.successes).toEqual([0, 1, 0]);
  expect(match.fixed?.left).toBe(0);
});

test('nobody but the master ever hears the difficulty', () => {
  const { match, answer } = open([['stones', [4, 0]]]);
  answer(1, 'act', { propose: 'leap' });
  answer(0, 'rule', { difficulty: 3 });
  expect(match.heard(0)[1]?.event).toMatchObject({ kind: 'ruled', difficulty: 3 });
  expect(match.heard(1)[1]?.event).toEqual({ kind: 'ruled', rule: 'RUL-02', drawn: false });
});

test('RUL-05 the other player gives a token in the middle of the test', () => {
  const { match, answer } = open([['stones', [0, 4]]]);
  answer(1, 'act', { propose: 'leap' });
  answer(0, 'rule', { difficulty: 0 });
  const mend = match.pending.find((d) => d.kind === 'mend') as DecisionOf<Types>;
  answer(2, 'act', { give: 1 });
  expect(match.state.tokens).toEqual([0, 3, 1]);
  // The question to the first player is still the same one.
  expect(match.answer(1, mend.id, 'pay')).not.toHaveProperty('refusal');
});

test('the odds of a redraw are those of a player who has to guess the difficulty', () => {
  const { match, answer } = open([['stones', [1, 3]]]);
  answer(1, 'act', { propose: 'leap' });
  answer(0, 'rule', { difficulty: 3 });
  const d = match.pending.find(({ kind }) => kind === 'mend') as DecisionOf<Types>;
  // One white and failed: 1, 2 or 3, alike. Three stones out of 5 white and 6 black must bring more than that, less one.
  const p = (most: number) => [20, 75, 60, 10].slice(most).reduce((a, b) => a + b, 0) / 165;
  const shares = sharesOf(forecast(rules, match.view(d.seat), d, 'redraw', 1000));
  expect(shares.get('succeeds')).toBeCloseTo((p(1) + p(2) + p(3)) / 3, 12);
});

test('the same with real stones: the rules stop where a draw is missing and do not know it', () => {
  const { match, answer } = open('asked');
  answer(1, 'act', { propose: 'leap' });
  const before = match.journal.entries.length;
  expect(answer(0, 'rule', { difficulty: 1 })).toMatchObject({
    awaited: { label: 'stones', space: ['draw', [6, 6], 4] },
  });
  expect(match.pending).toEqual([]);
  expect(match.journal.entries.length).toBe(before);
  expect(match.answer(1, 0, 'stand')).toMatchObject({ refusal: 'stale', reason: 'awaiting' });
  expect(match.supply([3, 2])).toMatchObject({ refusal: 'invalid', reason: 'outcomeShape' });
  expect(match.supply('four')).toMatchObject({ refusal: 'invalid' });
  expect(match.supply([2, 2])).toHaveProperty('entry');
  expect(match.view(1)).toMatchObject({ trial: { white: 2, reads: true } });
  expect(match.supply([2, 2])).toMatchObject({ refusal: 'stale', reason: 'notAwaiting' });
});

test('RUL-07 a master who leaves in the middle of a ruling leaves it to the draw', () => {
  const { match, answer } = open([
    ['difficulty', 2],
    ['stones', [3, 1]],
  ]);
  answer(1, 'act', { propose: 'leap' });
  match.leave(0);
  expect(
    match
      .heard(1)
      .slice(-2)
      .map(({ event }) => event),
  ).toMatchObject([
    { kind: 'ruled', rule: 'RUL-07', drawn: true },
    { kind: 'drew', white: 3, succeeds: true },
  ]);
});
