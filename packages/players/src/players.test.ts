import { Fast } from '@reverie/kernel/chance/fast';
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Decision, Game, Program, Situation } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { isRefusal, refuse } from '@reverie/kernel/refusal';
import { expect, test } from 'vitest';
import { answerBy } from './answer-by.ts';
import { answerOf, botsOf, findBot } from './bots.ts';
import { random } from './random.ts';

const seats = [
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];

function open(game: Game) {
  const match = Match.open(game.rules, { match: 'test', options: {}, seats, chance: { kind: 'fast', seed: 3 } });
  if (isRefusal(match)) throw new Error(match.reason);
  return match;
}

const mark: Decision = { id: 0, seat: 0, kind: 'mark' };
const situation = (decision: Decision, choices: readonly unknown[]): Situation => ({
  view: {},
  decision,
  choices,
  below: new Fast(1).below(),
});

test.each([ticTacToe, twoCardPoker] as Game[])(
  'random plays $rules.id to its end, and the journal says who did',
  (game) => {
    const match = open(game);
    const below = new Fast(5).below();
    for (let d = match.pending[0]; d; d = match.pending[0]) answerBy(match, d, random, below);
    expect(match.outcome).toBeDefined();
    const answers = match.journal.entries.filter((entry) => entry.do === 'answer');
    expect(answers.length).toBeGreaterThan(4);
    for (const entry of answers) expect(entry).toMatchObject({ by: 'program' });
  },
);

test('random takes every choice equally often', () => {
  const { below } = situation(mark, []);
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const index = random.choose({ ...situation(mark, ['a', 'b', 'c']), below }) as number;
    counts[index] = (counts[index] as number) + 1;
  }
  // Four standard deviations of a third of 3000.
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(104);
});

test('random now and then lets an optional decision be, and never another', () => {
  const { below } = situation(mark, []);
  const choices = ['a'];
  const leaves = (decision: Decision) =>
    Array.from({ length: 100 }, () => random.choose({ ...situation(decision, choices), below })).includes(undefined);
  expect(leaves({ ...mark, optional: true })).toBe(true);
  expect(leaves(mark)).toBe(false);
});

test.each([Number.NaN, -1, 2, 0.5, undefined])('a player that chooses %s of two answers is at fault', (index) => {
  const broken: Program = { id: 'broken', choose: () => index };
  expect(() => answerOf(broken, situation(mark, ['a', 'b']))).toThrow(RangeError);
});

test('a program is shown its own view, and no state', () => {
  const match = open(twoCardPoker as Game);
  const seen: Situation[] = [];
  const watching: Program = {
    id: 'watching',
    choose(given) {
      seen.push(given);
      return 0;
    },
  };
  answerBy(match, match.pending[0] as Decision, watching, new Fast(1).below(), 'now');
  expect(Object.keys(seen[0] as Situation).toSorted()).toEqual(['below', 'choices', 'decision', 'view']);
  expect(seen[0]?.view).not.toHaveProperty('hands');
  expect(match.journal.entries.at(-1)).toMatchObject({ at: 'now' });
});

test('what only the truth forbids is chosen once, and then something else', () => {
  const { rules } = ticTacToe as Game;
  const hidden = {
    ...rules,
    answer: ((s, d, a, io) =>
      a === 0 ? refuse('unavailable', 'TTT-02', 'taken') : rules.answer(s, d, a, io)) as typeof rules.answer,
  };
  const match = open({ ...(ticTacToe as Game), rules: hidden });
  const first: Program = { id: 'first', choose: () => 0 };
  expect(answerBy(match, match.pending[0] as Decision, first, new Fast(1).below())).toMatchObject({
    entry: { answer: 1 },
  });
  const never = { ...rules, answer: () => refuse('unavailable', 'TTT-02', 'taken') };
  const stuck = open({ ...(ticTacToe as Game), rules: never });
  expect(() => answerBy(stuck, stuck.pending[0] as Decision, first, new Fast(1).below())).toThrow('no answer');
});

test('what plays at random can sit down to any game, after the programs of the game itself', () => {
  expect(botsOf(ticTacToe as Game)).toEqual([random]);
  const first: Program = { id: 'first', choose: () => 0 };
  const game = { ...(ticTacToe as Game), programs: [first] };
  expect(botsOf(game)).toEqual([first, random]);
  expect(findBot(game, 'first')).toBe(first);
  expect(findBot(game, 'toString')).toBeUndefined();
});
