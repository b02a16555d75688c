import { Fast } from '@reverie/kernel/chance/fast';
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Decision, Game, Program, Situation, Thought } from '@reverie/kernel/game';
import { Match } from '@reverie/kernel/match';
import { choosing, decide, thoughtsOf } from '@reverie/kernel/program';
import { isRefusal, refuse } from '@reverie/kernel/refusal';
import { describe, expect, test } from 'vitest';
import { answerBy } from './answer-by.ts';
import { botIds, fallback, findBot } from './bots.ts';
import { paced } from './pace.ts';
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
    const index = decide(random, { ...situation(mark, [0, 1, 2]), below }) as number;
    counts[index] = (counts[index] as number) + 1;
  }
  // Four standard deviations of a third of 3000.
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(104);
});

test('random now and then lets an optional decision be, and never another', () => {
  const { below } = situation(mark, []);
  const choices = ['a'];
  const leaves = (decision: Decision) =>
    Array.from({ length: 100 }, () => decide(random, { ...situation(decision, choices), below })).includes(undefined);
  expect(leaves({ ...mark, optional: true })).toBe(true);
  expect(leaves(mark)).toBe(false);
});

test.each([Number.NaN, -1, 2, 0.5, undefined])('a player that chooses %s of two answers is at fault', (index) => {
  const broken = choosing('broken', () => index);
  expect(() => decide(broken, situation(mark, ['a', 'b']))).toThrow(RangeError);
});

test('a player may choose step by step: the best so far after each, and all at once where no work is granted', () => {
  const slow = choosing('slow', function* () {
    yield 0;
    yield 2;
    return 1;
  });
  const asked = situation(mark, ['a', 'b', 'c']);
  expect([...thoughtsOf(slow, asked, 1)]).toEqual([{ answer: 'a' }, { answer: 'c' }]);
  expect(decide(slow, asked)).toBe('b');
  expect(thoughtsOf(slow, asked, 0).next()).toEqual({ done: true, value: { answer: 'b' } });
  expect(fallback({ ...(ticTacToe as Game), programs: [slow] }, asked)).toBe('b');
});

test.each([Number.NaN, -1])('a budget of %s positions is refused, and so is a question without choices', (work) => {
  expect(() => thoughtsOf(random, situation(mark, ['a']), work)).toThrow('is none');
  expect(() => thoughtsOf(random, situation(mark, []))).toThrow('nobody can answer');
});

/** Gets better and better, a millisecond a thought, and fails at last. */
const counting: Program = {
  id: 'counting',
  *think(_, { work }) {
    for (let n = 0; n < work; n++) yield { answer: n };
    throw new Error('tired');
  },
};

describe('thinking in slices', () => {
  const clock = () => {
    let time = 0;
    return { now: () => time++, pause: async () => undefined, slice: 4 };
  };
  const thoughts = (work: number) => thoughtsOf(counting, situation(mark, ['a']), work);

  test('pauses after each slice, and tells the best so far', async () => {
    const best: unknown[] = [];
    const pace = { ...clock(), note: ({ answer }: Thought) => void best.push(answer) };
    await expect(paced(thoughts(9), pace)).rejects.toThrow('tired');
    expect(best).toEqual([3, 7]);
  });

  test('ends with the best so far when the time is up, or when nobody waits any more', async () => {
    expect(await paced(thoughts(100), { ...clock(), most: 6 })).toEqual({ answer: 4 });
    expect(await paced(thoughts(100), { ...clock(), most: 0 })).toEqual({ answer: 0 });
    expect(await paced(thoughts(100), { ...clock(), stopped: () => true })).toEqual({ answer: 3 });
  });
});

test('where a bot fails, the first thought of the quickest program counts, then the first choice', () => {
  const last = choosing('last', ({ choices }) => choices.length - 1);
  const failing = choosing('failing', () => -1);
  const asked = situation(mark, ['a', 'b']);
  const game = ticTacToe as Game;
  expect(fallback({ ...game, programs: [failing, last] }, asked)).toBe('b');
  expect(fallback({ ...game, programs: [last, failing] }, asked)).toBe('a');
  expect(fallback(game, asked)).toBe('a');
  expect(fallback(game, situation({ ...mark, optional: true }, ['a']))).toBeUndefined();
});

test('a program is shown its own view, and no state', () => {
  const match = open(twoCardPoker as Game);
  const seen: Situation[] = [];
  const watching = choosing('watching', (given) => {
    seen.push(given);
    return 0;
  });
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
  const first = choosing('first', () => 0);
  expect(answerBy(match, match.pending[0] as Decision, first, new Fast(1).below())).toMatchObject({
    entry: { answer: 1 },
  });
  const never = { ...rules, answer: () => refuse('unavailable', 'TTT-02', 'taken') };
  const stuck = open({ ...(ticTacToe as Game), rules: never });
  expect(() => answerBy(stuck, stuck.pending[0] as Decision, first, new Fast(1).below())).toThrow('no answer');
});

test('what plays at random can sit down to any game, after the programs of the game itself', () => {
  expect(botIds(ticTacToe as Game)).toEqual(['random']);
  const first = choosing('first', () => 0);
  const game = { ...(ticTacToe as Game), programs: [first] };
  expect(botIds(game)).toEqual(['first', 'random']);
  expect(findBot(game, 'first')).toBe(first);
  expect(findBot(game, 'toString')).toBeUndefined();
});
