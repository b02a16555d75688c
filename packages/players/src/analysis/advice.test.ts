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

test('a program without a mind is told without a chance', () => {
  const first = choosing('first', () => 0);
  const game = { ...(ticTacToe as unknown as Game), programs: [first] };
  expect(adviceAt(game, open(game, []))).toEqual({ answer: 0, chance: null, next: null, reason: 'better' });
});
