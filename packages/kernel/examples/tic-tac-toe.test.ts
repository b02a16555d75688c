import { expect, test } from 'vitest';
import { FixedChance } from '../src/chance/fixed.ts';
import { conforms } from '../src/conformance/describe.ts';
import type { DecisionOf } from '../src/game.ts';
import { type Event, rules, type State, type Types, ticTacToe } from './tic-tac-toe.ts';

const seats = [
  { name: 'Croix', role: 'player' },
  { name: 'Rond', role: 'player' },
];

conforms({
  game: ticTacToe,
  tables: [{ options: {}, seats }],
  invariant: ({ marks, others }) => (marks & others ? 'a cell is marked twice' : undefined),
});

function play(cells: readonly number[]): { s: State; events: Event[] } {
  const events: Event[] = [];
  const io = { chance: new FixedChance([]), tell: (e: Event) => events.push(e) };
  const s = rules.setup({}, seats, io);
  for (const cell of cells) expect(rules.answer(s, rules.pending(s)[0] as DecisionOf<Types>, cell, io)).toBeUndefined();
  return { s, events };
}

test('TTT-03 three marks in a line win', () => {
  const { s, events } = play([0, 3, 1, 4, 2]);
  expect(events.at(-1)).toEqual({ kind: 'won', rule: 'TTT-03', seat: 0 });
  expect(rules.outcome(s)).toEqual({ winners: [0], rule: 'TTT-03' });
  expect(rules.pending(s)).toEqual([]);
});

test('TTT-04 nine marks without a line: nobody wins', () => {
  expect(rules.outcome(play([0, 1, 2, 4, 3, 5, 7, 6, 8]).s)).toEqual({ winners: [], rule: 'TTT-04' });
});

test('TTT-02 a cell that is marked stays so', () => {
  const { s } = play([4]);
  const io = { chance: new FixedChance([]), tell: undefined };
  expect(rules.answer(s, rules.pending(s)[0] as DecisionOf<Types>, 4, io)).toMatchObject({
    refusal: 'invalid',
    rule: 'TTT-02',
  });
});

test('TTT-05 who leaves the table has lost', () => {
  const { s } = play([4, 0]);
  rules.leave(s, 0, { chance: new FixedChance([]), tell: undefined });
  expect(rules.outcome(s)).toEqual({ winners: [1], rule: 'TTT-05' });
});
