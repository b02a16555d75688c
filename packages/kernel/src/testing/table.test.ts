import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Hand, rules, type State } from '../../examples/two-card-poker.ts';
import type { PreparedDraw } from '../chance/fixed.ts';
import { recorded } from './recorder.ts';
import { TestTable } from './table.ts';

const seats = [
  { name: 'Ada', role: 'player' },
  { name: 'Blaise', role: 'player' },
];
const hand = (...ranks: number[]): Hand => [0, 1, 2, 3, 4, 5].map((rank) => ranks.filter((r) => r === rank).length);
const PAIR = hand(2, 2);
const HIGH = hand(5, 4);

const dealt = (...more: readonly PreparedDraw[]) =>
  new TestTable(rules, {
    seats,
    options: { hands: 1, chips: 20, bet: 2 },
    draws: [['deal.0', PAIR], ['deal.1', HIGH], ...more],
  });

test('a table opens with options, seats and prepared draws, and asks by seat and by kind', () => {
  const t = dealt();
  expect(t.s).toMatchObject({ options: { hands: 1 }, hands: [PAIR, HIGH] });
  expect(t.kinds).toEqual(['dealt', 'dealt']);
  expect(t.open).toEqual(['0 speak']);
  expect(t.asked('speak', 0)).toEqual(t.decision(0));
  expect(t.choices()).toEqual(['check', 'bet']);
  expect(t.choicesTo('speak')).toEqual(['check', 'bet']);
  expect(() => t.decision(1)).toThrow('seat 1 is asked; open: 0 speak');
  expect(() => t.asked('answer')).toThrow('nobody is asked answer; open: 0 speak');
});

test('answers are taken, refusals are given back with rule and reason and change nothing', () => {
  const t = dealt();
  expect(t.refused('call')).toMatchObject({ refusal: 'invalid', rule: 'POK-03' });
  expect(t.why('call')).toMatch(/^POK-03 \w+$/);
  expect(t.whyTo('speak', 'call', 0)).toBe(t.why('call'));
  t.answer('bet');
  expect(t.kinds).toEqual(['moved']);
  expect(() => t.answer('check')).toThrow(/^refused: /);
  expect(t.refused('raise' as 'bet')).toMatchObject({ rule: 'KER-SHAPE', reason: 'answerShape' });
  expect(() => t.refused('call')).toThrow('accepted: "call"');
});

test('what was told is found by kind and by viewer; the outcome and unused draws too', () => {
  const t = dealt();
  expect(t.heard(0)).toEqual([
    { kind: 'dealt', rule: 'POK-02', seat: 0, hand: PAIR },
    { kind: 'dealt', rule: 'POK-02', seat: 1 },
  ]);
  expect(t.told('dealt', 0).hand).toEqual(PAIR);
  expect(t.told('dealt').hand).toEqual(HIGH);
  expect(t.view(1)).toMatchObject({ hand: HIGH });
  t.answer('bet').answer('call', 1).used();
  expect(t.all('shown')).toEqual([{ kind: 'shown', rule: 'POK-05', hands: [PAIR, HIGH] }]);
  expect([t.has('won'), t.has('left'), t.sum('won')]).toEqual([true, false, []]);
  expect(() => t.told('left')).toThrow('left was not told, but moved,shown,won');
  expect(t.outcome).toMatchObject({ winners: [0] });
  expect(() => dealt(['deal.0', PAIR]).used()).toThrow('1 ');
});

test('the odds of an answer are exact fractions of what its seat knows', () => {
  const t = dealt().answer('bet');
  // Of 231 hands, the 30 pairs beat an ace and a king, and 9 hands are the same.
  expect(t.ways('call')).toEqual({ lose: '10/77', win: '64/77', share: '3/77' });
  expect(t.waysTo('answer', 'call', 1)).toEqual(t.ways('call'));
  expect(t.share('call', 'share')).toBe('3/77');
  expect(t.share('call', 'nothing')).toBe('0');
});

test('a position is prepared by hand, random draws need no preparation, and invariants are asked', () => {
  const chips = (s: State) => (s.chips.some((n) => n < 0) ? 'a debt' : undefined);
  const t = new TestTable(rules, { seats, seed: 1, seat: 1, invariant: chips });
  expect(() => t.decision()).toThrow('seat 1 is asked');
  t.prepare((s) => {
    s.first = 1;
  });
  expect(t.answer('check').kinds).toEqual(['moved']);
  expect(() => t.prepare((s) => s.chips.fill(-3)).leave(0)).toThrow('invariant: a debt');
  expect(() => new TestTable(rules, { seats, options: { hands: -1 } })).toThrow();
  // Once an outcome is prepared, nothing else is drawn at random.
  const fixed = new TestTable(rules, { seats, seed: 1 }).fixed(['deal.0', PAIR]).answer('check');
  expect(() => fixed.answer('check', 1)).toThrow('deal.1');
});

test('what play reaches is recorded where a folder is named, each id once for each way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reverie-rules-'));
  try {
    const t = new TestTable(recorded(rules, 'golden', folder), { seats, options: { hands: 1 }, seed: 1 });
    t.refused('call');
    t.refused('call');
    t.answer('check').answer('check', 1);
    expect(t.outcome).toBeDefined();
    const lines = readFileSync(join(folder, `${rules.id}.txt`), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toContain('POK-02 told golden');
    expect(lines).toContain('POK-03 refused golden');
    expect(lines).toContain('POK-07 outcome golden');
    expect(new Set(lines).size).toBe(lines.length);
    expect(recorded(rules, 'golden', '')).toBe(rules);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
