/** Games that break a promise, and what the suite says of each. */
import { expect, test } from 'vitest';
import { type Event, rules, type Types, ticTacToe } from '../../examples/tic-tac-toe.ts';
import type { Rules } from '../game.ts';
import type { Subject } from './play.ts';
import { properties } from './properties.ts';

const seats = ['Croix', 'Rond'].map((name) => ({ name, role: 'player' }));

/** The property of this name, for tic-tac-toe with other rules. */
function checking(name: string, changed: Partial<Rules<Types>>, more: Partial<Subject<Types>> = {}) {
  const game = { ...ticTacToe, rules: { ...rules, ...changed } };
  const property = properties({ game, tables: [{ options: {}, seats }], ...more }).find((p) => p.name === name);
  return () => {
    if (!property) throw new Error(`no property is called ${name}`);
    property.check(7);
  };
}

/** Every event shows two and three. */
const summing: Partial<Rules<Types>> = {
  answer: (s, d, a, io) => {
    const sum = [2, 3].map((value) => ({ rule: 'TTT-01' as const, what: 'x', value }));
    return rules.answer(s, d, a, { ...io, tell: (e: Event) => io.tell?.(Object.assign({ sum }, e)) });
  },
};

test('terms that come to something else than the rules reckon with, or to nobody knows what', () => {
  const name = 'the terms of every sum add up';
  expect(checking(name, { ...summing, total: () => 5 })).not.toThrow();
  expect(checking(name, { ...summing, total: () => 6 })).toThrow(/the terms come to 5, the rules reckon with 6/);
  expect(checking(name, summing)).toThrow(/`total` does not say what it comes to/);
});

test('a seat that is asked though it cannot act, an offer that is refused, a sum of many games that does not add up', () => {
  const name = 'random games ask none who cannot act, take what they offer, and tell sums that add up';
  expect(checking(name, {}, { misasked: () => undefined })).not.toThrow();
  const out: Partial<Subject<Types>> = {
    misasked: (_s, d) => (d.seat === 1 ? 'a seat that is out is asked' : undefined),
  };
  expect(checking(name, {}, out)).toThrow(/random game 0 .*after 1 answers: a seat that is out is asked/);
  const taken: Partial<Rules<Types>> = { choices: () => [0] };
  expect(checking(name, taken)).toThrow(/choice refused/);
  expect(checking(name, {}, { invariant: () => 'a sum is off' })).toThrow(/after 1 answers: a sum is off/);
  expect(checking(name, { ...summing, total: () => 6 })).toThrow(/the terms come to 5, the rules reckon with 6/);
});

test('a seat that has no question and nothing to wait for, or nothing that can be put into words', () => {
  const name = 'every seat has a question or something to wait for';
  expect(checking(name, {})).not.toThrow();
  expect(checking(name, { awaits: () => undefined })).toThrow(/seat 1 has no question and nothing to wait for/);
  expect(checking(name, { awaits: () => 'turn' })).toThrow(/no fr words for waiting for turn/);
});

test('a question whose every choice does the same', () => {
  const name = 'no question is asked whose every choice does the same';
  expect(checking(name, {})).not.toThrow();
  const twice: Partial<Rules<Types>> = {
    choices: (s, d) =>
      rules
        .choices(s, d)
        .slice(0, 1)
        .flatMap((a) => [a, a]),
  };
  expect(checking(name, twice)).toThrow(/every choice does the same/);
});
