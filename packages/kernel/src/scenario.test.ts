import { expect, test } from 'vitest';
import { twoCardPoker } from '../examples/two-card-poker.ts';
import type { Game } from './game.ts';
import { isRefusal } from './refusal.ts';
import { parseScenario, runScenario, type ScenarioLine } from './scenario.ts';
import { sayRefusal } from './texts/say.ts';

const game = twoCardPoker as unknown as Game;
const pairOfNines = [2, 0, 0, 0, 0, 0];
const kingQueen = [0, 0, 0, 1, 1, 0];

function run(change: object): ScenarioLine[] {
  const scenario = parseScenario({
    reverie: 'scenario-1',
    game: 'two-card-poker',
    options: { hands: 1 },
    seats: [
      { name: 'Ada', role: 'player' },
      { name: 'Blaise', role: 'player' },
    ],
    outcomes: [['deal.0', pairOfNines], kingQueen],
    steps: [],
    ...change,
  });
  if (isRefusal(scenario)) throw new Error(sayRefusal('en', scenario));
  return [...runScenario(game, scenario, () => 'odds')];
}

test('a scenario puts out events with who heard what, refusals, views and the end', () => {
  const lines = run({
    steps: [
      { seat: 'Ada', answer: 'bet' },
      { seat: 1, odds: 'call' },
      { seat: 0, answer: 'check' },
      { seat: 1, decision: 'answer', answer: 'call' },
    ],
  });
  expect(lines[0]).toMatchObject({ line: 'event', entry: 0, heard: { 0: 'whole', 1: { kind: 'dealt', seat: 0 } } });
  expect(lines.map(({ line }) => line)).toEqual([
    'event',
    'event',
    'event',
    'odds',
    'refusal',
    'event',
    'event',
    'event',
    'view',
    'view',
    'view',
    'end',
  ]);
  expect(lines[4]).toMatchObject({ step: 2, refusal: 'stale', text: { en: 'this question is no longer open' } });
  expect(lines.at(-1)).toMatchObject({ line: 'end', outcome: { winners: [0], scores: [23, 17] } });
});

test('outcomes that are missing, wrong or left over are failures at their step', () => {
  expect(run({ outcomes: [] }).at(-1)).toEqual({
    line: 'failure',
    step: 'setup',
    text: {
      fr: 'le tirage 1 n’est pas préparé : deal.0 demande ["draw",[4,4,4,4,4,4],2]',
      en: 'outcome 1 is missing: deal.0 asks for ["draw",[4,4,4,4,4,4],2]',
    },
  });
  expect(run({ outcomes: [pairOfNines, kingQueen, 5] }).at(-1)).toMatchObject({ line: 'failure', step: 'end' });
});

test('leaving and going back are steps too', () => {
  const lines = run({ steps: [{ seat: 0, answer: 'bet' }, { back: 0 }, { seat: 1, leave: true }] });
  expect(lines.at(-1)).toMatchObject({ line: 'end', outcome: { winners: [0], rule: 'POK-08' } });
});

test('a malformed scenario is refused in one line', () => {
  const why = (json: unknown) => {
    const parsed = parseScenario(json);
    return isRefusal(parsed) ? sayRefusal('en', parsed) : 'taken';
  };
  expect(why(null)).toBe('malformed scenario: expected object');
  expect(why({ reverie: 'scenario-2', game: 'x', steps: [] })).toBe(
    'malformed scenario at “reverie”: expected scenario-1',
  );
  expect(why({ reverie: 'scenario-1', game: 'x', steps: [{ seat: 0 }] })).toBe(
    'malformed scenario at “steps.0.answer”: expected another form',
  );
  expect(why({ reverie: 'scenario-1', game: 'x', steps: [], outcomes: [Number.NaN] })).toMatch(
    /^malformed scenario at “outcomes.0”/,
  );
  expect(why({ reverie: 'scenario-1', game: 'x'.repeat(1000), steps: [] })).toBe(
    'malformed scenario at “game”: expected ≤ 100',
  );
});
