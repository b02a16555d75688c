import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import type { Game, Mind, Program } from '@reverie/kernel/game';
import { choosing } from '@reverie/kernel/program';
import { random } from '@reverie/players/random';
import { describe, expect, test } from 'vitest';
import { type PairResult, pairings, ratings } from './ladder.ts';
import { BEFORE, rowsOf } from './selfplay.ts';

const settings = { programs: ['a', 'b', 'c', 'd'], seats: 2, games: 96, seed: 1, tables: [], whole: false };

describe('a ladder', () => {
  test('lets each program meet the next one and the last, or everybody', () => {
    const pairs = (whole: boolean) =>
      pairings(ticTacToe as Game, { ...settings, whole }).map(({ one, other }) => one + other);
    expect(pairs(false)).toEqual(['ab', 'ad', 'bc', 'bd', 'cd']);
    expect(pairs(true)).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
    const [three] = pairings(ticTacToe as Game, { ...settings, seats: 3, tables: [{ x: 1 }] });
    expect(three?.study.players.map(({ program }) => program)).toEqual(['a', 'b', 'b']);
    expect(three?.study).toMatchObject({ tables: [{ x: 1 }], watch: 'player:0', games: 96 });
  });

  test('rates by who beats whom: ten to one is 400 points', () => {
    const result = (one: string, other: string, share: number): PairResult => ({
      one,
      other,
      games: 100_000,
      share,
      interval: { low: 0, high: 1 },
    });
    const rated = ratings(['a', 'b', 'c'], [result('a', 'b', 10 / 11), result('b', 'c', 10 / 11)]);
    expect(rated.map(({ elo }) => Math.round(elo))).toEqual([800, 400, 0]);
    for (const { margin } of rated) expect(margin).toBeLessThan(6);
    // Who never lost is not infinitely good.
    expect(ratings(['a', 'b'], [result('a', 'b', 1)])[0]?.elo).toBeLessThan(5000);
  });
});

test('self-play writes every quiet position as each seat sees it, with who won in the end', () => {
  const { rules } = ticTacToe as Game;
  const mind: Mind = {
    version: '1',
    engine: 'plan',
    features: ['seat', 'marks'],
    read(s, seat, out) {
      out[0] = seat;
      out[1] = (rules.view(s, seat) as { cells: readonly unknown[] }).cells.filter((cell) => cell !== null).length;
    },
    value: () => 0.5,
    quiet: () => true,
    key: String,
  };
  const game = { ...(ticTacToe as Game), mind };
  const seats = ['A', 'B'].map((name) => ({ name, role: 'player' }));
  const plan = { game, options: {}, seats, programs: [random, random], seed: 3, stray: 0, every: 1, longest: 100 };
  for (let n = 0; n < 20; n++) {
    const rows = rowsOf(plan, n);
    expect(rows.length % 2).toBe(0);
    for (const [i, row] of rows.entries()) {
      expect([...row.subarray(2)]).toEqual([n, i % 2, Math.floor(i / 2)]);
      expect(row[1]).toBeCloseTo(Math.floor(i / 2) / (rows.length / 2), 5);
      // One wins, or nobody does.
      expect((row[0] ?? 0) + (rows[i - (i % 2) + 1 - (i % 2)]?.[0] ?? 0)).toBeLessThanOrEqual(1);
    }
    expect(rows[0]).toHaveLength(BEFORE + 2);
    expect(rowsOf(plan, n)).toEqual(rows);
  }
  expect(rowsOf({ ...plan, longest: 3 }, 0)).toEqual([]);
});

test('self-play from the middle: programs lead up to a moment, then the quickest plays and its positions are kept', () => {
  const game = ticTacToe as Game;
  const answered: string[] = [];
  const named = (id: string): Program =>
    choosing(id, ({ choices, below }) => {
      answered.push(id);
      return below(choices.length);
    });
  const mind = {
    version: '1',
    features: ['given'],
    read(_: unknown, __: number, out: Float64Array) {
      out[0] = answered.length;
    },
    value: () => 0.5,
    quiet: () => true,
    key: String,
  } as Mind;
  const seats = ['Ada', 'Blaise'].map((name) => ({ name, role: 'player' }));
  const plan = {
    game: { ...game, mind, programs: [named('slow'), named('quick')] },
    options: {},
    seats,
    programs: [named('leads'), named('leads')],
    ...{ seed: 3, stray: 0, every: 1, longest: 100 },
  };
  const moments = new Set<number>();
  for (let n = 0; n < 30; n++) {
    answered.length = 0;
    const [first] = rowsOf({ ...plan, until: 5 }, n);
    const led = answered.filter((id) => id === 'leads').length;
    expect(answered).toEqual(answered.map((_, i) => (i < led ? 'leads' : 'quick')));
    expect(first?.[BEFORE]).toBe(led);
    moments.add(led);
  }
  expect([...moments].toSorted()).toEqual([0, 1, 2, 3, 4]);
});
