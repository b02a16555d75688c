/** What touches make of the answers that real rules offer. */
import { Fast } from '@reverie/kernel/chance/fast';
import { sameAnswer } from '@reverie/ui/board';
import { expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { rules } from '../rules.ts';
import { preview } from '../sketch.ts';
import { imagine } from '../view.ts';
import { markOf } from './marks.ts';
import { after, questions, things, traders } from './playing-suite.ts';
import type { Thing } from './reading.ts';
import { composed, type Hands, type TouchResult, touched } from './touch.ts';

/** Every answer that two or three touches can select. */
function reached(hands: Hands): Answer[] {
  const found: Answer[] = [];
  for (const first of things(hands)) {
    const one = touched(hands, first);
    if (!one) continue;
    if (one.answer) found.push(one.answer);
    for (const second of things(hands)) {
      const two = touched(after(hands, one), second);
      if (two?.answer) found.push(two.answer);
    }
  }
  return found;
}

/** Answers that are words, and have buttons of their own; concede is the panel's. */
const WORDS = new Set(['keep', 'redraw', 'refill', 'done', 'wakeOwn', 'fight', 'end', 'concede', 'decline', 'take']);

test('by touches alone every thing that the rules offer can be answered with', () => {
  const seen = new Set<string>();
  for (const [players, seed, options, until] of [
    [2, 3, {}, []],
    [3, 4, {}, []],
    [2, 3, { boostMode: 'secret' }, ['boost ']],
    [2, 3, { barterPick: 'each', ...traders(2) }, ['power tradePower each 2', 'giveBack tradePower each 2']],
    [4, 5, { barterPick: 'each', ...traders(4) }, ['power tradePower each 4']],
  ] as const) {
    for (const { hands } of questions(players, seed, options)) {
      const { open } = hands;
      const { decision } = open;
      const power = decision.kind === 'power' || decision.kind === 'giveBack' ? decision.about.power : '';
      const each = 'barterPick' in options && power === 'tradePower' ? ` each ${players}` : '';
      const key = `${open.decision.kind} ${power}${each}`;
      if (until.length > 0 && until.every((one) => seen.has(one))) break;
      if (seen.has(key)) continue;
      seen.add(key);
      const can = reached(hands);
      for (const choice of open.choices) {
        if (WORDS.has(choice.do) || choice.do === 'compose') continue;
        // Of several payments or boosts for one thing, the first is reached at once and the rest by adding to it.
        const first = open.choices.find((one) => coarse(one) === coarse(choice));
        if (first !== choice) continue;
        expect(
          can.some((one) => coarse(one) === coarse(choice)),
          `${key}: ${JSON.stringify(choice)}`,
        ).toBe(true);
      }
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['prepare ', 'combat ', 'compose ', 'designate ', 'dawn ', 'defend ', 'boost '],
      ...['power tradePower each 2', 'power tradePower each 4', 'giveBack tradePower each 2'],
    ]),
  );
});

/** What an answer is about, without what is paid or laid. */
const coarse = (answer: Answer): string => {
  const { pay, spirals, boost, ...rest } = answer as unknown as Record<string, unknown>;
  return JSON.stringify(rest);
};

test('a touch that calls for itself in a fight is one that the rules would take', () => {
  let marked = 0;
  for (const { hands } of questions(2, 5)) {
    if (hands.open.decision.kind !== 'combat') continue;
    const attack = hands.open.choices.find((choice) => choice.do === 'attack');
    if (!attack) continue;
    const armed: Hands = { ...hands, answer: attack };
    for (const thing of things(hands)) {
      if (thing.on !== 'row' || !markOf(armed, thing).can) continue;
      const next = touched(armed, thing);
      marked++;
      expect(next?.answer && preview(hands.view, hands.open.decision, next.answer).refusal).toBeNull();
    }
  }
  expect(marked).toBeGreaterThan(0);
});

test('a payment is changed dream by dream, and what is wrong with it is said', () => {
  for (const { hands } of questions(2, 6)) {
    const summon = hands.open.choices.find((choice) => choice.do === 'summon' && (choice.pay?.length ?? 0) > 0);
    if (summon?.do !== 'summon') continue;
    const paying: Hands = { ...hands, answer: summon };
    const thing = things(hands).find((one) => one.on === 'row' && markOf(paying, one).chosen) as Thing;
    const less = touched(paying, thing);
    expect(less?.answer).toMatchObject({ do: 'summon', card: summon.card });
    const verdict = preview(hands.view, hands.open.decision, less?.answer as Answer);
    expect(verdict.refusal).toMatchObject({ reason: 'wrongCost' });
    const back = touched(after(hands, less as TouchResult), thing);
    expect(preview(hands.view, hands.open.decision, back?.answer as Answer).refusal).toBeNull();
    const { told } = preview(hands.view, hands.open.decision, summon);
    expect(told[0]).toMatchObject({ kind: 'summoned', card: summon.card });
    return;
  }
  throw new Error('nothing was ever summoned');
});

test('a first hand is composed card by card, and never too large', () => {
  const [first] = [...questions(2, 7)].filter(({ hands }) => hands.open.decision.kind === 'compose');
  let hands = first?.hands as Hands;
  for (const thing of things(hands).filter(({ on }) => on === 'pool')) {
    const next = touched(hands, thing);
    if (next) hands = after(hands, next);
    expect(composed(hands).length).toBeLessThanOrEqual(6);
  }
  expect(composed(hands)).toHaveLength(6);
  expect(preview(hands.view, hands.open.decision, hands.answer as Answer).refusal).toBeNull();
});

test('nothing that is shown before an answer depends on what its player cannot know', () => {
  for (const { s, hands } of questions(2, 8)) {
    const { decision, choices } = hands.open;
    if (decision.kind !== 'combat' && decision.kind !== 'defend') continue;
    const other = imagine(rules.view(s, decision.seat), decision.seat, { chance: new Fast(99), tell: undefined });
    const view = rules.view(other, decision.seat);
    for (const choice of choices) {
      expect(sameAnswer(preview(view, decision, choice), preview(hands.view, decision, choice))).toBe(true);
    }
  }
});
