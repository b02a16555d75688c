import type { Purpose } from '@reverie/kernel/chance/chance';
import { FixedChance } from '@reverie/kernel/chance/fixed';
import { TooManyOutcomes } from '@reverie/kernel/chance/weighed';
import { rules, type Types } from '@reverie/kernel/examples/two-card-poker';
import type { DecisionOf } from '@reverie/kernel/game';
import { expect, test } from 'vitest';
import { bag, draw } from './bag.ts';
import { die, explode, keepHighest, sum } from './dice.ts';
import { Dist } from './dist.ts';
import { fraction, toText } from './fraction.ts';
import { oddsOf, weigh, wilson } from './weigh.ts';

const WHY: Purpose = { label: 'test', seen: 'all' };

/** All rolls of n dice, one by one. */
function bruteForce(count: number, sides: number, read: (faces: number[]) => number): Dist<number> {
  const tally = new Map<number, number>();
  const faces: number[] = [];
  const walk = (): void => {
    if (faces.length === count) {
      const x = read([...faces]);
      tally.set(x, (tally.get(x) ?? 0) + 1);
      return;
    }
    for (let face = 1; face <= sides; face++) {
      faces.push(face);
      walk();
      faces.pop();
    }
  };
  walk();
  return Dist.weights(tally);
}

/** All 60,466,176 rolls of 10d6, counted one by one like the wheels of an odometer. */
function everyRollOfTenDice(): Dist<number> {
  const tally = new Array<number>(61).fill(0);
  const wheels = new Array<number>(10).fill(1);
  let total = 10;
  for (;;) {
    tally[total] = (tally[total] as number) + 1;
    let at = 0;
    while (wheels[at] === 6) {
      wheels[at++] = 1;
      total -= 5;
    }
    if (at === 10) return Dist.weights(tally.entries());
    wheels[at] = (wheels[at] as number) + 1;
    total++;
  }
}

/** All 593,775 ways to take six of thirty stones, the first fifteen white. */
function everyHandOfSix(): Dist<number> {
  const tally = new Array<number>(7).fill(0);
  const take = (from: number, left: number, white: number): void => {
    if (left === 0) tally[white] = (tally[white] as number) + 1;
    else for (let stone = from; stone <= 30 - left; stone++) take(stone + 1, left - 1, white + (stone < 15 ? 1 : 0));
  };
  take(0, 6, 0);
  return Dist.weights(tally.entries());
}

const add = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);

test('10d6 weighed through a rule is 10d6 by convolution, and 7d6 is brute force', () => {
  expect(weigh((chance) => chance.sum(WHY, 10, 6)).equals(sum(10, die(6)))).toBe(true);
  expect(weigh((chance) => chance.sum(WHY, 7, 6)).equals(bruteForce(7, 6, add))).toBe(true);
  expect(weigh((chance) => chance.sum(WHY, 10, 6)).equals(everyRollOfTenDice())).toBe(true);
});

test('4d6 keep 3 weighed through a rule is brute force', () => {
  const keep3 = weigh((chance) => add(chance.dice(WHY, 4, 6).slice(0, 3)));
  expect(keep3.equals(bruteForce(4, 6, (faces) => add(faces.sort((a, b) => b - a).slice(0, 3))))).toBe(true);
  expect(keep3.equals(keepHighest(4, die(6), 3))).toBe(true);
  // The same rule with dice one after another walks a larger tree to the same place.
  const oneByOne = weigh((chance) =>
    add(
      [0, 0, 0, 0]
        .map(() => chance.die(WHY, 6))
        .sort((a, b) => b - a)
        .slice(0, 3),
    ),
  );
  expect(oneByOne.equals(keep3)).toBe(true);
});

test('six stones out of 15 white and 15 black are the hypergeometric distribution', () => {
  const white = weigh((chance) => chance.draw(WHY, [15, 15], 6)[0] as number);
  expect(white.equals(draw(bag({ white: 15, black: 15 }), 6, 'white'))).toBe(true);
  expect(white.equals(everyHandOfSix())).toBe(true);
  expect(white.total).toBe(593_775n);
  const row = weigh((chance) => chance.row(WHY, [15, 15], 6).filter((colour) => colour === 0).length);
  expect(row.simplify().equals(white.simplify())).toBe(true);
});

test('draws that depend on draws before them are brought to one total', () => {
  // A coin; on heads a d6, on tails a d4: P(1) = 1/2·1/6 + 1/2·1/4.
  const dist = weigh((chance) => (chance.pick(WHY, 2) === 0 ? chance.die(WHY, 6) : chance.die(WHY, 4)));
  expect(toText(dist.chance(1))).toBe('5/24');
  expect(dist.rest).toBe(0n);
});

test('a die that explodes without end is cut deep down, and the rest is said', () => {
  const exploding = (chance: { die(why: Purpose, sides: number): number }): number => {
    for (let total = 0; ; ) {
      const face = chance.die(WHY, 8);
      total += face;
      if (face < 8) return total;
    }
  };
  const dist = weigh(exploding);
  expect(dist.chance(9)).toEqual(fraction(1, 64));
  expect(toText(fraction(dist.rest, dist.total))).toBe(toText(fraction(1n, 8n ** 20n)));
  expect(dist.chance(17)).toEqual(explode(die(8), [8], { depth: 19 }).chance(17));
});

test('a tree beyond the limit is refused, by its first wide draw or by its ways', () => {
  expect(() => weigh((chance) => chance.shuffle(WHY, 20)[0] as number)).toThrow(TooManyOutcomes);
  expect(() => weigh((chance) => chance.die(WHY, 100) + chance.die(WHY, 100), 5000)).toThrow(TooManyOutcomes);
});

const seats = [
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];

function poker() {
  const chance = new FixedChance([
    [2, 0, 0, 0, 0, 0],
    [0, 0, 0, 1, 1, 0],
  ]);
  const io = { chance, tell: undefined };
  const s = rules.setup({ hands: 1, chips: 20, bet: 2 }, seats, io);
  rules.answer(s, rules.pending(s)[0] as DecisionOf<Types>, 'bet', io);
  const d = rules.pending(s)[0] as DecisionOf<Types>;
  return { view: rules.view(s, d.seat), d };
}

test('the odds of an answer come as exact fractions, and only where something is uncertain', () => {
  const { view, d } = poker();
  const odds = oddsOf(rules, view, d, 'call');
  if (!odds?.exact) throw new Error('these odds are small enough to be exact');
  // K Q faces 231 hands that seat 1 cannot tell apart.
  const count = (way: string) => odds.ways.weight(way) * (231n / odds.ways.total);
  // Pairs: 4 ranks × 6 + 2 ranks × 3 = 30. Ace with anything but an ace: 4 × 18 = 72. Another K Q: 3 × 3 = 9.
  expect([count('lose'), count('share'), count('win')]).toEqual([30n + 72n, 9n, 231n - 111n]);
  expect(oddsOf(rules, view, d, 'fold')).toBeUndefined();
});

test('beyond the limit the odds are sampled, and the error bar holds the exact share', () => {
  const { view, d } = poker();
  const exact = oddsOf(rules, view, d, 'call');
  const rough = oddsOf(rules, view, d, 'call', { limit: 10, samples: 2000, seed: 7 });
  if (!exact?.exact || rough?.exact !== false) throw new Error('one exact and one sampled');
  for (const { way, low, high } of rough.ways) {
    const share = Number(exact.ways.weight(way)) / Number(exact.ways.total);
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
  }
});

test('the error bar stays between 0 and 1', () => {
  expect(wilson(0, 100).low).toBe(0);
  expect(wilson(0, 100).high).toBeCloseTo(0.037, 3);
  expect(wilson(100, 100).high).toBeCloseTo(1, 12);
  expect(wilson(100, 100).high).toBeLessThanOrEqual(1);
});

test('samples of runs that tell hundreds of events are fewer, never too few, and say how many they are', () => {
  const { view, d } = poker();
  const long = (events: number): typeof rules => ({
    ...rules,
    answer(s, _d, _a, { chance, tell }) {
      const won = chance.pick(WHY, 1_000_000) < 500_000;
      for (let i = 0; i < events; i++) tell?.({ kind: 'folded', rule: 'POK-05', seat: 0 } as never);
      tell?.({ kind: 'ended', rule: 'POK-05', won, s } as never);
      return undefined;
    },
    way: (e) => (e.kind === ('ended' as never) ? ((e as unknown as { won: boolean }).won ? 'win' : 'lose') : undefined),
  });
  const samples = (events: number) => {
    const odds = oddsOf(long(events), view, d, 'call');
    if (!odds || odds.exact) throw new Error('a million ways are not walked');
    for (const { share, low, high } of odds.ways) expect(low < share && share < high).toBe(true);
    return odds.samples;
  };
  expect([1, 249, 10_000].map(samples)).toEqual([4000, 120, 100]);
});
