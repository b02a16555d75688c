import { rules as headsOrTails } from '@reverie/kernel/examples/heads-or-tails';
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import type { Game, Program } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { random } from '@reverie/players/random';
import { describe, expect, test } from 'vitest';
import { type Counts, countOf, inOrder, merge, namesUnder } from './counts.ts';
import { playNumber } from './play.ts';
import { answerOf, here, type Progress, playShard, runStudy, SHARD, ShardError, shareOf, type Workers } from './run.ts';
import { Streams } from './streams.ts';
import { type Plan, parseStudy, planOf } from './study.ts';

const two = [{ program: 'random' }, { program: 'random' }];
const file = (more: object = {}) => ({ reverie: 'study-1', game: 'tic-tac-toe', players: two, games: 480, ...more });

function plan(more: object = {}, game: Game = ticTacToe): Plan {
  const study = parseStudy(file(more));
  const planned = isRefusal(study) ? study : planOf(study, game);
  if (isRefusal(planned)) throw new Error(JSON.stringify(planned));
  return planned;
}

/** A game with a switch; nobody reads its words here. */
const heads = { rules: headsOrTails, texts: ticTacToe.texts } as unknown as Game;

/** Workers that come back in an order of their own. */
function disorder(p: Plan, size: number): Workers {
  const waiting: (() => void)[] = [];
  return {
    size,
    play: (shard) =>
      new Promise((done) => {
        waiting.push(() => done(playShard(p, shard)));
        // The last one asked comes first.
        setImmediate(() => waiting.pop()?.());
      }),
  };
}

describe('counts', () => {
  test('merging is adding, in any order', () => {
    const parts: Counts[] = [{ a: 1, b: 2 }, { b: 3 }, { c: 5, a: 1 }];
    const [one, other]: [Counts, Counts] = [{}, {}];
    for (const part of parts) merge(one, part);
    for (const part of parts.toReversed()) merge(other, part);
    expect(JSON.stringify(inOrder(one))).toBe(JSON.stringify(inOrder(other)));
    expect([countOf(one, 'a'), countOf(one, 'b'), countOf(one, 'z')]).toEqual([2, 5, 0]);
    expect(namesUnder({ 'length/10': 1, 'length/9': 1, 'length/9/x': 1, lengths: 1 }, 'length')).toEqual(['9', '10']);
  });
});

describe('a study', () => {
  test('gives the same counts with one worker, with four in disorder, and when it was interrupted', async () => {
    const p = plan({ events: true });
    const alone = await runStudy(p, here(p));
    expect(alone).toMatchObject({ shards: 10, done: true });
    expect(await runStudy(p, disorder(p, 4))).toEqual(alone);
    const stop = new AbortController();
    const begun = await runStudy(p, disorder(p, 3), {
      signal: stop.signal,
      onProgress: ({ shards }) => (shards === 4 ? stop.abort() : undefined),
    });
    expect(begun).toMatchObject({ shards: 4, done: false });
    const kept = JSON.parse(JSON.stringify(begun)) as Progress;
    expect(await runStudy(p, here(p), { from: kept })).toEqual(alone);
  });

  test('a shard in pieces counts what the whole one counts, also the last, which is cut short', () => {
    const p = plan({ games: SHARD + 29, events: true });
    for (const shard of [0, 1]) {
      for (const of of [2, 4]) {
        const together: Counts = {};
        for (let at = 0; at < of; at++) merge(together, playShard(p, shard, { at, of }));
        expect(inOrder(together)).toEqual(inOrder(playShard(p, shard)));
        expect(countOf(together, 'games')).toBe(shard === 0 ? SHARD : 29);
      }
    }
  });

  test('knows that who begins at tic-tac-toe wins more, and that players who change places do not', async () => {
    const p = plan({ games: 4800 });
    const { counts } = await runStudy(p, here(p));
    const first = shareOf(counts, 'seat:0');
    const second = shareOf(counts, 'seat:1');
    // At random: 58.49 % for the first, 28.81 % for the second, the rest is nobody's.
    expect(first.interval.low).toBeLessThan(0.5849);
    expect(first.interval.high).toBeGreaterThan(0.5849);
    expect(second.interval.low).toBeLessThan(0.2881);
    expect(second.interval.high).toBeGreaterThan(0.2881);
    expect(first.interval.low).toBeGreaterThan(second.interval.high);
    expect(shareOf(counts, 'player:0').games).toBe(4800);
    expect(countOf(counts, 'games')).toBe(4800);
  });

  test('no game is counted twice: the same program on every seat gets new draws each time, others change places', () => {
    const gameOf = (p: Plan, n: number): string => {
      const counts: Counts = {};
      playNumber(p, n, counts);
      return JSON.stringify(counts);
    };
    const same = plan();
    const pairs = Array.from({ length: 24 }, (_, i) => gameOf(same, 2 * i) === gameOf(same, 2 * i + 1));
    expect(pairs.filter(Boolean).length).toBeLessThan(12);
    // An opponent is a program of its own on every seat, and the same under its id.
    const anew = plan({}, { ...ticTacToe, programs: [{ ...random }] } as Game);
    const made: Plan = { ...anew, programs: anew.programs.map((one) => ({ ...one })) };
    for (let n = 0; n < 48; n++) expect(gameOf(made, n)).toBe(gameOf(anew, n));
    const first: Program = { ...random, id: 'first' };
    const game: Game = { ...ticTacToe, programs: [first] } as Game;
    const differ = plan({ players: [{ program: 'first' }, { program: 'random' }] }, game);
    const named = (n: number): string => gameOf(differ, n).replace(/"slice[^,}]*[,}]/g, '');
    for (let deal = 0; deal < 12; deal++) expect(named(2 * deal)).toBe(named(2 * deal + 1));
  });

  test('stops after the first shard at which the interval is narrow enough, whoever plays', async () => {
    const p = plan({ games: { width: 10 } });
    const done = await runStudy(p, here(p));
    const { interval, games } = answerOf(p, done.counts);
    expect(100 * (interval.high - interval.low)).toBeLessThanOrEqual(10);
    expect(games).toBe(done.shards * SHARD);
    const before = await runStudy(plan({ games: (done.shards - 1) * SHARD }), here(p));
    const wider = answerOf(p, before.counts).interval;
    expect(100 * (wider.high - wider.low)).toBeGreaterThan(10);
    expect(await runStudy(p, disorder(p, 5))).toEqual(done);
  });

  test('a shard that fails is named, and nothing of it is counted', async () => {
    const p = plan();
    const broken: Workers = {
      size: 2,
      play: async (n) => (n === 3 ? Promise.reject(new Error('gone')) : playShard(p, n)),
    };
    let last: Progress | undefined;
    const onProgress = (progress: Progress) => {
      last = progress;
    };
    const failed = runStudy(p, broken, { onProgress });
    await expect(failed).rejects.toThrow(ShardError);
    await expect(failed).rejects.toThrow('shard 3: gone');
    expect(last?.shards).toBe(3);
    expect(countOf(last?.counts ?? {}, 'games')).toBe(3 * SHARD);
    expect(await runStudy(p, here(p), { from: last })).toEqual(await runStudy(p, here(p)));
  });

  test('a game that does not end is counted as such', async () => {
    const p = plan({ games: 48, longest: 3 });
    const { counts } = await runStudy(p, here(p));
    expect(countOf(counts, 'unfinished')).toBe(48);
    expect(answerOf(p, counts)).toMatchObject({ games: 0, value: 0, interval: { low: 0, high: 1 } });
  });

  test('labels of a game are slices of their own', async () => {
    const game: Game = { ...ticTacToe, labels: () => [['mark:cross'], ['mark:ring']] } as Game;
    const p = plan({ watch: 'mark:cross' }, game);
    const { counts } = await runStudy(p, here(p));
    expect(answerOf(p, counts)).toEqual({ kind: 'share', ...shareOf(counts, 'seat:0') });
  });
});

describe('a paired study', () => {
  test('with a switch that does nothing finds nothing: not one game turns', async () => {
    const p = plan({ against: { name: 'the same', options: {} } });
    const { counts } = await runStudy(p, here(p));
    expect(answerOf(p, counts)).toMatchObject({ kind: 'difference', games: 480, value: 0 });
    expect(countOf(counts, 'pair/0')).toBe(480);
    expect(shareOf(counts, 'seat:0', 'plain')).toEqual(shareOf(counts, 'seat:0', 'switched'));
  });

  test('stops when it is certain which way a difference goes, and not where there is none', async () => {
    const coins = (options: object) => {
      const study = parseStudy({
        ...file(),
        game: heads.rules.id,
        players: [{ program: 'random' }],
        games: { width: 1, decided: true, most: 960 },
        against: { name: 'rounds', options },
      });
      const planned = isRefusal(study) ? study : planOf(study, heads);
      if (isRefusal(planned)) throw new Error(JSON.stringify(planned));
      return planned;
    };
    // Three of nine tosses are guessed more easily than three of five; on the same draws no game turns the other way.
    const easier = await runStudy(coins({ rounds: 9 }), here(coins({ rounds: 9 })));
    expect(easier).toMatchObject({ done: true, shards: 1 });
    expect(answerOf(coins({ rounds: 9 }), easier.counts).interval.low).toBeGreaterThan(0);
    expect(countOf(easier.counts, 'pair/-1')).toBe(0);
    const harder = await runStudy(coins({ rounds: 3 }), here(coins({ rounds: 3 })));
    expect(answerOf(coins({ rounds: 3 }), harder.counts).interval.high).toBeLessThan(0);
    const alike = await runStudy(coins({}), here(coins({})));
    expect(alike).toMatchObject({ done: true, shards: 20 });
  });

  test('whatever two games have in common meets the same draws, whatever else was drawn', () => {
    const [one, other] = [new Streams(7), new Streams(7)];
    const rolls = (from: Streams, label: string) =>
      Array.from({ length: 20 }, () => from.die({ label, seen: 'all' }, 1000));
    const deck = rolls(one, 'deck 0');
    rolls(other, 'deck 1');
    expect(rolls(other, 'deck 0')).toEqual(deck);
    expect(rolls(one, 'deck 1')).not.toEqual(deck);
    expect(rolls(new Streams(8), 'deck 0')).not.toEqual(deck);
  });
});

describe('what is wrong with a study is said with its field', () => {
  const said = (more: object) => {
    const study = parseStudy(file(more));
    return isRefusal(study) ? study : planOf(study, ticTacToe);
  };
  test.each([
    [{ gmaes: 3 }, { reason: 'studyShape', details: { unknown: 'gmaes' } }],
    [
      { gmaes: 480, games: undefined },
      { reason: 'studyShape', details: { unknown: 'gmaes' } },
    ],
    [{ games: 0 }, { reason: 'studyShape', details: { where: 'games' } }],
    [{ reverie: 'study-2' }, { reason: 'studyShape', details: { where: 'reverie' } }],
    [{ game: 'chess' }, { reason: 'game', details: { game: 'chess' } }],
    [
      { players: [{ program: 'deep' }, { program: 'random' }] },
      { reason: 'program', details: { where: 'players.0.program', program: 'deep', there: 'random' } },
    ],
    [{ players: two.slice(1) }, { reason: 'tooFew' }],
    [{ games: { width: 8, decided: true } }, { reason: 'unpaired', details: { where: 'games.decided' } }],
    [{ options: { board: 4 } }, { reason: 'optionsShape', details: { where: 'options' } }],
    [{ against: { name: 'x', options: 7 } }, { reason: 'optionsShape', details: { where: 'against.options' } }],
  ])('%j', (more, expected) => {
    expect(said(more)).toMatchObject(expected);
  });
});
