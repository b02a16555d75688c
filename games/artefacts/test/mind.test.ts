/** What a mind thinks of at all: mornings and first hands. */
import { Fast } from '@reverie/kernel/chance/fast';
import { describe, expect, test } from 'vitest';
import { mind } from '../mind.ts';
import { evaluate } from '../programs/evaluate.ts';
import { bestHand } from '../rules/first-hand.ts';
import { rules } from '../rules.ts';
import { handLimit, sideOf } from '../state.ts';
import { duel, SEATS } from './table.ts';

const WAKE = { do: 'wakeOwn' } as const;

test('ART-WAKE-03 nobody thinks of waking his own Dreamer where that counts', () => {
  const thoughtOf = (options: object) => {
    const t = duel({}, {}, options).turn(0, { step: 'dawn' });
    expect(t.choices()).toContainEqual(WAKE);
    return mind.narrow?.(t.s, t.decision(), t.choices());
  };
  expect(thoughtOf({})).not.toContainEqual(WAKE);
  expect(thoughtOf({ selfWake: 'free' })).toContainEqual(WAKE);
});

test('two sides are judged by hand too: who has woken more is ahead, and both chances make a whole or nearly', () => {
  const t = duel({}, {});
  const even = mind.value(t.s, 0);
  sideOf(t.s, 1).woken = 1;
  expect(evaluate(t.s, 0)).toBeGreaterThan(50);
  expect(mind.value(t.s, 0)).toBeGreaterThan(even + 0.1);
  expect(mind.value(t.s, 0) + mind.value(t.s, 1)).toBeCloseTo(1, 0);
});

test.each([1, 9, 30])('what is said in round %i is a chance, and who is ahead is said to be', (round) => {
  const t = duel({}, {});
  t.s.round = round;
  const even = mind.value(t.s, 0);
  const said = [1, 2].map((woken) => {
    sideOf(t.s, 1).woken = woken;
    return mind.value(t.s, 0);
  });
  expect(even).toBeGreaterThan(0);
  expect(said[0]).toBeGreaterThan(even);
  expect(said[1]).toBeGreaterThan(said[0] as number);
  expect(said[1]).toBeLessThan(1);
});

describe('ART-SETUP-04 first hands', () => {
  const s = rules.setup(rules.options.parse({}), SEATS.slice(0, 2), { chance: new Fast(5), tell: undefined });
  while (rules.pending(s)[0]?.kind === 'redraw') {
    const d = rules.pending(s)[0] as never;
    rules.answer(s, d, { do: 'keep' }, { chance: new Fast(6), tell: undefined });
  }
  const [d] = rules.pending(s);
  if (d?.kind !== 'compose') throw new Error(`asked ${d?.kind}`);
  const hands = mind.widen?.(s, d) ?? [];

  test('are taken as advised by the merciless', () => {
    expect(mind.advised?.(d)).toBe(true);
    expect(mind.leaves?.(d)).toBe(false);
  });

  test('are the advised one and a few that are hardly worse', () => {
    const { list, deck } = sideOf(s, d.seat);
    const cards = list.flatMap((card, i) => new Array<number>(deck[i] as number).fill(card));
    const advised = bestHand(cards, handLimit(s));
    expect(hands).toHaveLength(2);
    for (const a of hands) {
      const other = a.do === 'compose' ? a.cards : [];
      expect(other).toHaveLength(handLimit(s));
      expect(new Set(advised.filter((card) => !other.includes(card))).size).toBe(1);
    }
  });
});
