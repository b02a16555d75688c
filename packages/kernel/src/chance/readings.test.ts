import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AskedChance, OutcomeAwaited } from './asked.ts';
import { type Chance, type DrawRecord, type Purpose, sees, spoken } from './chance.ts';
import { Fast } from './fast.ts';
import { FixedChance } from './fixed.ts';
import { RecordedChance } from './recorded.ts';
import { draw, row } from './spaces.ts';
import { NotingChance } from './taking.ts';
import { weighed } from './weighed.ts';

const STRIKE: Purpose = { label: 'strike', seen: 'all' };
const SECRET: Purpose = { label: 'secret', seen: [1] };

/** One rule text, read in every way: a strike, and a secret wound only if it hits. */
function blow(chance: Chance): number {
  if (chance.die(STRIKE, 6) < 5) return 0;
  return chance.sum(SECRET, 2, 4) + (chance.draw(STRIKE, [1, 2], 1)[0] as number);
}

test('fixed: the outcomes prepared, in order, and none left over', () => {
  const chance = new FixedChance([5, ['secret', 7], [1, 0]]);
  expect(blow(chance)).toBe(8);
  chance.expectUsed();
  expect(() => blow(new FixedChance([]))).toThrow('outcome 1 is missing: strike asks for ["die",6]');
  expect(() => blow(new FixedChance([7]))).toThrow('outcome 1 is 7, but strike asks for ["die",6]');
  expect(() => blow(new FixedChance([5, ['luck', 7]]))).toThrow('outcome 2 is prepared for luck, but secret asks');
  const left = new FixedChance([1, 2, 3]);
  blow(left);
  expect(() => left.expectUsed()).toThrow('2 prepared outcome(s) are left over');
});

test('recorded: what was drawn then is drawn now, and nothing else', () => {
  const taken: DrawRecord[] = [];
  const live = blow(new NotingChance(new Fast(4), (t) => taken.push(t)));
  const records = taken.map(({ label, outcome }) => [label, outcome] as const);
  const again: DrawRecord[] = [];
  const replay = new RecordedChance(records, (t) => again.push(t));
  expect(blow(replay)).toBe(live);
  expect(again).toEqual(taken);
  expect(() => blow(new RecordedChance([], () => undefined))).toThrow('draw 1 is not recorded');
  expect(() => blow(new RecordedChance([['strike', 9]], () => undefined))).toThrow('draw 1 is recorded as strike 9');
  expect(() => blow(new RecordedChance([['block', 4]], () => undefined))).toThrow('draw 1 is recorded as block 4');
});

test('asked: the rules run again with the outcomes typed in so far', () => {
  const known: (number | number[])[] = [];
  const asked: string[] = [];
  const answers = [6, 3, [0, 1]];
  let result: number | undefined;
  while (result === undefined) {
    try {
      result = blow(new AskedChance(known, () => undefined));
    } catch (error) {
      if (!(error instanceof OutcomeAwaited)) throw error;
      asked.push(error.awaited.label);
      known.push(answers.shift() as number);
    }
  }
  expect(asked).toEqual(['strike', 'secret', 'strike']);
  expect(result).toBe(3);
});

test('weighed: every way with its exact weight', () => {
  const branches = weighed(blow, 1000);
  const share = (value: number) =>
    branches
      .filter(({ result }) => result === value)
      .reduce((sum, { weight, total }) => sum + Number(weight) / Number(total), 0);
  expect(share(0)).toBeCloseTo(4 / 6, 15);
  // 9 is a double four and the white stone: 1/3 · 1/16 · 1/3.
  expect(branches.filter(({ result }) => result === 9)).toEqual([
    { result: 9, weight: 1n, total: 6n * 16n * 3n },
    { result: 9, weight: 1n, total: 6n * 16n * 3n },
  ]);
});

test('fast: all its questions answered within their range', () => {
  const chance = new Fast(1);
  for (let i = 0; i < 200; i++) {
    expect(chance.dice(STRIKE, 3, 6)).toSatisfy((faces: number[]) =>
      faces.every((f, j) => f >= 1 && f <= (faces[j - 1] ?? 6)),
    );
    expect([...chance.shuffle(STRIKE, 5)].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(chance.among(STRIKE, [0, 1, 0])).toBe(1);
    expect(chance.row(STRIKE, [1, 1], 2)).toHaveLength(2);
  }
  expect(Array.from({ length: 20 }, () => new Fast(9).pick(STRIKE, 1000))).toEqual(
    new Array(20).fill(new Fast(9).pick(STRIKE, 1000)),
  );
});

test('fast: stones come as the spaces would give them, whatever the bag', () => {
  const bag = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.integer(), bag, fc.nat({ max: 80 }), (seed, stones, asked) => {
      const count = Math.min(
        asked,
        stones.reduce((a, b) => a + b, 0),
      );
      expect(new Fast(seed).draw(STRIKE, stones, count)).toEqual(draw(stones, count).sample(new Fast(seed).below()));
      expect(new Fast(seed).row(STRIKE, stones, count)).toEqual(row(stones, count).sample(new Fast(seed).below()));
    }),
    { seed: 3, numRuns: 300 },
  );
  expect(() => new Fast(1).draw(STRIKE, [2, 1], 4)).toThrow(RangeError);
});

test('who sees a draw, and what may be said of it', () => {
  expect([sees('all', 'spectator'), sees('none', 0), sees([1], 1), sees([1], 'spectator')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  // What lies in the bag is not told: it may give away the cards that others hold.
  expect(spoken(['draw', [4, 3], 2])).toEqual(['draw', 2]);
  expect(spoken(['sum', 2, 6])).toEqual(['sum', 2, 6]);
});
