import { plainBook } from '@reverie/kernel/book';
import { Fast } from '@reverie/kernel/chance/fast';
import { ticTacToe } from '@reverie/kernel/examples/tic-tac-toe';
import { twoCardPoker } from '@reverie/kernel/examples/two-card-poker';
import type { Game, Mind } from '@reverie/kernel/game';
import { type Journal, JournalWriter } from '@reverie/kernel/journal';
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Analysis, analyse, begin, type Progress } from './analyse.ts';
import { isFault } from './steps.ts';
import { grades, luckOf, ownersOf, totalsOf, turningPoints, wholePoints } from './story.ts';

const seats = ['Ada', 'Blaise'].map((name) => ({ name, role: 'player' }));
const morpion = ticTacToe as unknown as Game;

type PokerState = { chips: number[]; paid: number[]; options: { chips: number } };

/** Poker with a value: chips, as a share. It is no great judge, but it lets every part of an analysis be seen. */
const pokerMind: Mind = {
  version: '1',
  engine: 'sample',
  features: ['chips'],
  read(s, seat, out) {
    out[0] = (s as PokerState).chips[seat] as number;
  },
  value(s, seat) {
    const { chips, paid } = s as PokerState;
    const outcome = twoCardPoker.rules.outcome(s as never);
    if (outcome) return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0;
    const own = (chips[seat] as number) + (paid[seat] as number) / 2;
    const all = chips.reduce((a, b) => a + b, 0) + paid.reduce((a, b) => a + b, 0);
    return own / all;
  },
  quiet: ({ kind }) => kind === 'speak',
  key: (answer) => String(answer),
};
const poker = { ...(twoCardPoker as unknown as Game), mind: pokerMind };

/** A game in which some answers are taken back. */
function played(game: Game, options: unknown, seed: number, backs = false): Match {
  const match = Match.open(game.rules, { match: 'm', options, seats, chance: { kind: 'fast', seed } });
  if (isRefusal(match)) throw new Error(match.reason);
  const below = new Fast(seed + 1).below();
  for (let d = match.pending[0]; d; d = match.pending[0]) {
    const choices = match.choices(d);
    match.answer(d.seat, d.id, choices[below(choices.length)]);
    if (backs && below(9) === 0 && !match.closed) match.back(0);
  }
  return match;
}

function whole(game: Game, journal: Journal, work?: number): Analysis {
  const run = analyse(game, journal, work === undefined ? {} : { work });
  let next = run.next();
  while (!next.done) next = run.next();
  if (isFault(next.value)) throw new Error(next.value.reason);
  return next.value;
}

test('the parts of every step add up to the curve, and the curve ends with the result', () => {
  const games = fc.constantFrom([morpion, {}] as const, [poker, { hands: 4 }] as const);
  fc.assert(
    fc.property(games, fc.nat(100_000), fc.boolean(), ([game, options], seed, backs) => {
      const match = played(game, options, seed, backs);
      const analysis = whole(game, match.journal, 6000);
      for (const [i, { chances, parts, judgement, unjudged }] of analysis.steps.entries()) {
        // What is not judged says why.
        expect((judgement === undefined) === (unjudged !== undefined) || i === 0).toBe(true);
        for (const [seat, { decision, luck, reveal }] of parts.entries()) {
          const before = analysis.steps[i - 1]?.chances[seat] ?? (chances[seat] as number);
          expect(before + decision + luck + reveal).toBeCloseTo(chances[seat] as number, 12);
        }
      }
      const winners = match.outcome?.winners ?? [];
      const last = analysis.steps.at(-1)?.chances;
      expect(last).toEqual(seats.map((_, seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0)));
      for (const seat of seats.keys()) {
        const { from, to, decision, luck, reveal } = totalsOf(analysis, seat);
        expect(from + decision + luck + reveal).toBeCloseTo(to, 10);
        const turning = turningPoints(analysis, seat);
        expect(turning.length).toBeLessThanOrEqual(3);
        // A moment has one figure: what is told of it is what the curve has before and after it.
        for (const { n, from: before, to: after } of turning) {
          const i = analysis.steps.findIndex((step) => step.n === n);
          expect(before).toBeCloseTo(analysis.steps[i - 1]?.chances[seat] as number, 12);
          expect(after).toBe(analysis.steps[i]?.chances[seat]);
        }
        // Everything has an owner, in whole points too.
        const owners = ownersOf(analysis, seat);
        const parts = [owners.luck, ...owners.moves];
        expect(parts.reduce((all, part) => all + part, from)).toBeCloseTo(to, 10);
        const points = wholePoints(from, parts).reduce((all, part) => all + part, 0);
        expect(Math.abs(points - (Math.round(100 * to) - Math.round(100 * from)))).toBeLessThan(1e-9);
      }
    }),
    { numRuns: 25, seed: 1 },
  );
});

test('where nothing is hidden or drawn, all is the players’ doing', () => {
  const { steps } = whole(morpion, played(morpion, {}, 5).journal);
  for (const { parts } of steps) for (const { luck, reveal } of parts) expect([luck, reveal]).toEqual([0, 0]);
  expect(luckOf({ source: 'playouts', steps }, 0)).toEqual({ fortune: 'none', sum: 0 });
});

test('the last free cell is the only choice; before a mind can judge, it plays on', () => {
  const match = Match.open(morpion.rules, { match: 'm', options: {}, seats, chance: { kind: 'fast', seed: 1 } });
  if (isRefusal(match)) throw new Error(match.reason);
  for (const cell of [0, 1, 2, 4, 3, 5, 7, 6, 8]) {
    const [d] = match.pending;
    if (!d || isRefusal(match.answer(d.seat, d.id, cell))) throw new Error(`no ${cell}`);
  }
  const { steps } = whole(morpion, match.journal);
  expect(steps.at(-1)?.unjudged).toBe('only');
  expect(steps.slice(1, -1).every(({ judgement }) => judgement)).toBe(true);
  // It knows from the third mark on that the second seat is ahead.
  const late: Mind = {
    version: '1',
    engine: 'sample',
    features: [],
    read: () => undefined,
    value: (_, seat) => (seat === 1 ? 0.8 : 0.2),
    quiet: ({ id }) => id > 2,
    key: String,
  };
  const told = whole({ ...morpion, mind: late }, match.journal).steps.map(({ chances }) => chances);
  expect(told.slice(0, 4)).toEqual([0, 1, 2, 3].map(() => [expect.closeTo(0.2, 9), expect.closeTo(0.8, 9)]));
});

test('a win that is left lying is a fault, and the better answer is the win', () => {
  const match = Match.open(morpion.rules, { match: 'm', options: {}, seats, chance: { kind: 'fast', seed: 1 } });
  if (isRefusal(match)) throw new Error(match.reason);
  // Ada has 0 and 1 and could take 2; she takes 8, and Blaise, who has 3 and 4, wins with 5.
  for (const cell of [0, 3, 1, 4, 8, 5]) {
    const [d] = match.pending;
    if (!d || isRefusal(match.answer(d.seat, d.id, cell))) throw new Error(`no ${cell}`);
  }
  expect(match.outcome?.winners).toEqual([1]);
  const analysis = whole(morpion, match.journal);
  const missed = analysis.steps[5];
  expect(missed?.judgement).toMatchObject({ grade: 'blunder', other: 2, best: 1 });
  expect(missed?.judgement?.loss).toBeGreaterThan(0.3);
  expect(grades(analysis).get(missed?.n as number)).toBe('blunder');
  // Blaise takes what is given. It is no more than good: at 2 he would close her line with two of his own open, and win too.
  expect(analysis.steps[6]?.judgement).toMatchObject({ grade: 'good', other: 2 });
  const [worst] = turningPoints(analysis, 0).toSorted((a, b) => a.to - a.from - (b.to - b.from));
  expect(worst).toMatchObject({ why: 'decision' });
});

test('a move that lets the other win at once is a blunder, before it is punished', () => {
  const match = Match.open(morpion.rules, { match: 'm', options: {}, seats, chance: { kind: 'fast', seed: 1 } });
  if (isRefusal(match)) throw new Error(match.reason);
  // Ada has 0 and 1; Blaise takes 8 instead of 2. She does not see it, and nobody wins.
  for (const cell of [0, 4, 1, 8, 6, 3, 5, 2, 7]) {
    const [d] = match.pending;
    if (!d || isRefusal(match.answer(d.seat, d.id, cell))) throw new Error(`no ${cell}`);
  }
  expect(match.outcome?.winners).toEqual([]);
  expect(whole(morpion, match.journal).steps[4]?.judgement).toMatchObject({ grade: 'blunder', other: 2 });
});

test('the same journal gives the same analysis, and it comes little by little', () => {
  const { journal } = played(poker, { hands: 3 }, 8);
  const told: Progress[] = [];
  const run = analyse(poker, journal);
  let next = run.next();
  for (; !next.done; next = run.next()) if (next.value) told.push(next.value);
  expect(told.slice(0, 2).map(({ part }) => part)).toEqual(['outline', 'step']);
  expect(told.filter(({ part }) => part === 'step')).toHaveLength((next.value as Analysis).steps.length);
  expect(told.at(-1)).toMatchObject({ part: 'step', at: told.length - 2 });
  expect(whole(poker, journal)).toEqual(next.value);
});

test('stretches judged apart, from the last to the first, make the analysis that is made in one go', () => {
  const { journal } = played(poker, { hands: 30 }, 8);
  const { steps } = whole(poker, journal);
  const beginning = begin(poker, journal);
  let begun = beginning.next();
  while (!begun.done) begun = beginning.next();
  if (isFault(begun.value)) throw new Error(begun.value.reason);
  const analyst = begun.value;
  expect(analyst.outline.stretches).toBe(4);
  const parts = [3, 2, 1, 0].map((stretch) => {
    const judging = analyst.judge(stretch);
    let next = judging.next();
    while (!next.done) next = judging.next();
    return next.value;
  });
  expect(parts.toReversed().flat()).toEqual(steps);
  expect(steps.map(({ n }) => n)).toEqual(analyst.outline.curve.map(({ n }) => n));
});

test('what somebody could not know is no fault: the judgement is the same whatever the other holds', () => {
  const { journal } = played(poker, { hands: 1 }, 3);
  const [first] = whole(poker, journal).steps.filter(({ judgement }) => judgement);
  // Other cards for the other seat: the second draw of the set-up.
  const writer = JournalWriter.begin(without(journal.header));
  for (const { n: _, hash: __, ...entry } of journal.entries.slice(0, 2)) {
    if (entry.do !== 'setup') writer.add(entry as never);
    else {
      const [own, other] = entry.drawn as [never, [string, number[]]];
      const swapped = other[1].toReversed();
      writer.add({ ...entry, state: undefined, drawn: [own, [other[0], swapped]] } as never);
    }
  }
  const changed = whole(poker, { header: writer.header, entries: writer.entries.map(stateless) });
  expect(changed.steps[1]?.judgement).toEqual(first?.judgement);
});

const without = ({ hash: _, ...header }: Journal['header']): Omit<Journal['header'], 'hash'> => header;
const stateless = <E>(entry: E): E => {
  const { state: _, ...rest } = entry as E & { state?: unknown };
  return rest as E;
};

test('where a seat lost ground its answer is judged, even if there is no work left for the others', () => {
  const { steps } = whole(poker, played(poker, { hands: 6 }, 11).journal, 1);
  const own = steps.flatMap((step, i) => {
    const before = steps[i - 1]?.chances;
    const { seat } = step;
    return seat === null || !before ? [] : [{ step, change: (step.chances[seat] ?? 0) - (before[seat] ?? 0) }];
  });
  const sunk = own.filter(({ change }) => change < -0.05);
  expect(sunk.length).toBeGreaterThan(0);
  for (const { step } of sunk) expect(step.judgement, `entry ${step.n}`).toBeDefined();
  expect(own.some(({ step }) => step.judgement === undefined)).toBe(true);
});

test('what a mind leaves out is held against nobody, and is not judged', () => {
  const narrow: Mind['narrow'] = (_, __, choices) => choices.slice(0, 1);
  const { steps } = whole({ ...poker, mind: { ...pokerMind, narrow } }, played(poker, { hands: 4 }, 11).journal, 6000);
  expect(steps.length).toBeGreaterThan(4);
  expect(steps.filter(({ judgement }) => judgement)).toEqual([]);
});

test('a journal of other rules is refused with the reason', () => {
  const { journal } = played(morpion, {}, 5);
  const other = { ...journal, header: { ...journal.header, version: '0' }, entries: journal.entries };
  expect(analyse(morpion, other).next()).toMatchObject({ done: true, value: { reason: 'otherVersion' } });
  expect(analyse(poker, journal).next()).toMatchObject({ done: true, value: { reason: 'otherGame' } });
});

test('a game that was broken off is analysed as far as it goes', () => {
  const { journal } = played(poker, { hands: 5 }, 4);
  const { steps } = whole(poker, { header: journal.header, entries: journal.entries.slice(0, 4) });
  expect(steps).toHaveLength(4);
});

/** A road is chosen, and then twice whether to press on: the second road looks bad after one step, and wins after two. */
interface Roads {
  State: { road: number; steps: number[] };
  Question: { readonly kind: 'road' } | { readonly kind: 'press'; readonly about: number[] };
  Answer: number;
  Event: { kind: 'there'; rule: 'ROA-01' };
  View: { road: number; steps: number[] };
  Options: Record<string, never>;
}
const roads = plainBook<Roads>({
  id: 'roads',
  version: '1',
  seats: [{ role: 'player', min: 2, max: 2 }],
  options: ticTacToe.rules.options as never,
  answers: ticTacToe.rules.answers as never,
  setup: () => ({ road: -1, steps: [] }),
  pending({ road, steps }) {
    if (steps.length === 2) return [];
    if (road < 0) return [{ id: 1, seat: 0, kind: 'road' }];
    return [{ id: 2 + steps.length, seat: 0, kind: 'press', about: [road, ...steps] }];
  },
  choices: ({ road }, { kind }) => (kind === 'road' ? [2, 3] : road === 3 ? [0] : [0, 1]),
  answer(s, { kind }, a) {
    if (kind === 'road') s.road = a;
    else s.steps.push(a);
    return undefined;
  },
  outcome: ({ steps }) => (steps.length === 2 ? { winners: [], rule: 'ROA-01' } : undefined),
  leave: () => undefined,
});
const farSighted: Mind<Roads> = {
  version: '1',
  engine: 'plan',
  features: [],
  read: () => undefined,
  value({ road, steps: [first, second] }, seat) {
    const own = road === 2 && first === 1 ? (second === 1 ? 0.9 : 0.3) : road === 3 ? 0.6 : 0.5;
    return seat === 0 ? own : 1 - own;
  },
  quiet: () => false,
  key: (a) => `${a}`,
};

test('where turns are planned, a better turn is seen though its first steps look worse', () => {
  const game = { ...ticTacToe, rules: roads, mind: farSighted, programs: [] } as unknown as Game;
  const take = (...answers: readonly number[]): Analysis => {
    const match = Match.open(game.rules, { match: 'm', options: {}, seats, chance: { kind: 'fast', seed: 1 } });
    if (isRefusal(match)) throw new Error(match.reason);
    for (const a of answers) {
      const [d] = match.pending;
      if (!d || isRefusal(match.answer(d.seat, d.id, a))) throw new Error(`no ${a}`);
    }
    return whole(game, match.journal);
  };
  const missed = take(3, 0, 0).steps[1]?.judgement;
  expect(missed).toMatchObject({ grade: 'blunder', other: 2, played: 0.6, best: 0.9 });
  expect(missed?.loss).toBeCloseTo(0.3);
  // Halfway along it, to turn back is the fault; whoever goes all the way makes none.
  const [, road, on, back] = take(2, 1, 0).steps;
  expect([road, on, back].map((step) => step?.judgement?.grade)).toEqual(['excellent', 'excellent', 'blunder']);
  expect([...grades(take(2, 1, 1)).values()]).not.toContain('blunder');
});

test('a choice that is called good did not turn the game, where something else did part of it', () => {
  const none = { decision: 0, luck: 0, reveal: 0 };
  const after = (parts: typeof none, grade: 'good' | 'inexact'): Analysis => ({
    source: 'mind',
    steps: [
      { n: 0, seat: null, turn: 0, chances: [0.5, 0.5], parts: [none, none], swing: [0, 0] },
      {
        ...{ n: 1, seat: 0, turn: 1, chances: [0.42, 0.58], parts: [parts, none], swing: [0, 0] },
        judgement: { grade, played: 0.42, other: 1, best: 0.46, loss: -parts.decision, error: 0 },
      },
    ],
  });
  const why = (analysis: Analysis) => turningPoints(analysis, 0).map((point) => point.why);
  expect(why(after({ decision: -0.045, luck: 0, reveal: -0.035 }, 'good'))).toEqual(['reveal']);
  expect(why(after({ decision: -0.055, luck: 0, reveal: -0.025 }, 'inexact'))).toEqual(['decision']);
  expect(why(after({ decision: -0.08, luck: 0, reveal: 0 }, 'good'))).toEqual(['decision']);
});
