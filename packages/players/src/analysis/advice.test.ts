import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game, Mind } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { choosing } from '@reverie/kernel/program';
import { isRefusal } from '@reverie/kernel/refusal';
import { expect, test } from 'vitest';
import { type Advice, type AdviceRequest, advise } from './advice.ts';

const seats = ['Ada', 'Blaise'].map((name) => ({ name, role: 'player' }));

function open(game: Game, answers: readonly unknown[], seed = 1): Match {
  const match = Match.open(game.rules, { match: 'm', options: {}, seats, chance: { kind: 'fast', seed } });
  if (isRefusal(match)) throw new Error(match.reason);
  for (const answer of answers) {
    const [d] = match.pending;
    if (!d || isRefusal(match.answer(d.seat, d.id, answer))) throw new Error(`no ${answer}`);
  }
  return match;
}

function adviceAt(game: Game, match: Match): Advice {
  const [decision] = match.pending;
  if (!decision) throw new Error('nothing is asked');
  const request: AdviceRequest = {
    view: match.view(decision.seat),
    decision,
    choices: match.choices(decision),
    seats: seats.length,
  };
  const run = advise(game, request);
  let next = run.next();
  while (!next.done) next = run.next();
  return next.value;
}

/** Knows a win when there is one, and nothing else. */
const level: Mind = {
  version: '1',
  engine: 'sample',
  features: [],
  read: () => undefined,
  value: (s, seat) => {
    const winners = ticTacToe.rules.outcome(s as never)?.winners;
    return winners?.length ? Number(winners.includes(seat)) : 0.5;
  },
  quiet: () => true,
  key: String,
};

test('the winning answer, with its chance and the next best', () => {
  const game = { ...(ticTacToe as unknown as Game), mind: level };
  expect(adviceAt(game, open(game, [0, 3, 1, 4]))).toMatchObject({
    answer: 2,
    chance: 1,
    next: { chance: 0.5 },
    reason: 'clear',
  });
});

test('answers that are alike are said to be', () => {
  const game = { ...(ticTacToe as unknown as Game), mind: level };
  expect(adviceAt(game, open(game, [])).reason).toBe('alike');
});

test('the last free cell needs no reason', () => {
  const game = { ...(ticTacToe as unknown as Game), mind: level };
  expect(adviceAt(game, open(game, [0, 1, 2, 4, 3, 5, 7, 6])).reason).toBe('only');
});

test('what the other holds changes nothing', () => {
  const game = { ...(twoCardPoker as unknown as Game), mind: { ...level, value: () => 0.5 } };
  const match = open(game, []);
  const [decision] = match.pending;
  if (!decision) throw new Error('nothing is asked');
  const state = structuredClone(match.state) as { hands: number[][] };
  state.hands[1] = (state.hands[1] as number[]).toReversed();
  expect(game.rules.view(state, 0)).toEqual(match.view(0));
  const request = { view: game.rules.view(state, 0), decision, choices: match.choices(decision), seats: 2 };
  expect([...advise(game, request)]).toEqual([...advise(game, { ...request, view: match.view(0) })]);
});

test('a small game without programs is played on to its end', () => {
  const game = ticTacToe as unknown as Game;
  expect(adviceAt(game, open(game, [0, 3, 1, 4]))).toMatchObject({ answer: 2, chance: 1, reason: 'clear' });
});

test('a program without a mind is told without a chance, or with its own', () => {
  const first = choosing('first', () => 0);
  const game = { ...(ticTacToe as unknown as Game), programs: [first] };
  const match = open(game, []);
  expect(adviceAt(game, match)).toEqual({ answer: 0, chance: null, next: null, reason: 'program' });
  const thinks = (chance: number, next: number): Game => ({
    ...game,
    programs: [
      {
        id: 'knows',
        // biome-ignore lint/correctness/useYield: it knows at once
        *think() {
          return { answer: 0, chance, next: { answer: 1, chance: next } };
        },
      },
    ],
  });
  const reasons = [
    [0.75, 0.5],
    [0.54, 0.42],
    [0.54, 0.5],
    [0.54, 0.53],
    [1, 0.997],
    [0.004, 0],
  ].map(([chance, next]) => adviceAt(thinks(chance as number, next as number), match).reason);
  expect(reasons).toEqual(['clear', 'much', 'better', 'alike', 'won', 'lost']);
});

test('where nothing can be lost any more it says so, and names what spends nothing', () => {
  const sure: Mind = { ...level, value: () => 1, spends: (a) => (a as number) < 8 };
  const game = { ...(ticTacToe as unknown as Game), mind: sure };
  expect(adviceAt(game, open(game, []))).toMatchObject({ answer: 8, chance: 1, reason: 'won' });
  const lost = { ...game, mind: { ...sure, value: () => 0 } };
  expect(adviceAt(lost, open(lost, []))).toMatchObject({ answer: 8, reason: 'lost' });
});

test('what a mind leaves out can still be done: it is not said to be nothing', () => {
  const game = { ...(ticTacToe as unknown as Game), mind: { ...level, narrow: () => [4] } };
  expect(adviceAt(game, open(game, []))).toMatchObject({ answer: 4, chance: 0.5, next: null, reason: 'program' });
});

test('a position that the figures do not describe is played on to its end', () => {
  const wrong: Mind = {
    ...level,
    value: (s, seat) => (ticTacToe.rules.outcome(s as never) ? level.value(s, seat) : 0.65),
  };
  const told = (mind: Mind) => {
    const game = { ...(ticTacToe as unknown as Game), mind };
    return adviceAt(game, open(game, [0, 4])).chance;
  };
  expect(told(wrong)).toBe(0.65);
  expect(told({ ...wrong, strange: () => true })).not.toBe(0.65);
});

test('runs end where all the quiet questions are of the seat that is asked', () => {
  let judgedAt = 0;
  const own: Mind = {
    ...level,
    horizon: 1,
    quiet: (d) => d.seat === 0,
    value: (s) => {
      judgedAt = Math.max(judgedAt, (s as { ply: number }).ply);
      return 0.5;
    },
  };
  const game = { ...(ticTacToe as unknown as Game), mind: own };
  adviceAt(game, open(game, []));
  expect(judgedAt).toBe(2);
});
