/** What touches make of the answers that real rules offer. */
import type { Answer } from '@reverie/artefacts/answers';
import { rules } from '@reverie/artefacts/artefacts';
import { optionsSchema } from '@reverie/artefacts/options';
import { greedy } from '@reverie/artefacts/players/greedy';
import type { State } from '@reverie/artefacts/state';
import { Fast } from '@reverie/kernel/chance/fast';
import { expect, test } from 'vitest';
import type { Open } from '../board.ts';
import { markOf } from './marks.ts';
import { sameAnswer, type Thing } from './reading.ts';
import { composed, deckOf, type Hands, type Next, touched } from './touch.ts';
import { verdictOn } from './verdict.ts';

/** Everything on the table of a view. */
function things({ view, seat, open }: Hands): Thing[] {
  return [
    ...(view.sides[seat]?.hand ?? []).map((card, at): Thing => ({ on: 'hand', card, at })),
    ...view.sides.flatMap((side): Thing[] => [
      { on: 'dreamer', seat: side.seat },
      ...[0, 1, 2].map((place): Thing => ({ on: 'place', seat: side.seat, place })),
      ...side.row.map((sort, at): Thing => ({ on: 'row', seat: side.seat, sort, at })),
    ]),
    ...view.used.flatMap((n, sort): Thing[] => (n > 0 ? [{ on: 'used', sort }] : [])),
    { on: 'pile' },
    { on: 'spiral', at: 0 },
    ...(
      view.pool ?? (open.decision.kind === 'compose' ? deckOf({ view, seat, open, answer: null, begun: {} }) : [])
    ).map((card, at): Thing => ({ on: 'pool', card, at })),
  ];
}

const after = (hands: Hands, { answer, begun }: Next): Hands => ({ ...hands, answer, begun });

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

/** Plays a game and stops at every question. */
function* questions(players: number, seed: number, options: object = {}): Generator<{ s: State; hands: Hands }> {
  const chance = new Fast(seed);
  const io = { chance, tell: undefined };
  const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, role: 'player' }));
  const s = rules.setup(optionsSchema.parse(options), seats, io);
  for (let i = 0; i < 400 && !rules.outcome(s); i++) {
    const [decision] = rules.pending(s);
    if (!decision) return;
    const choices = rules.choices(s, decision);
    const view = rules.view(s, decision.seat);
    const open: Open<Answer> = { decision, choices };
    yield { s, hands: { view, seat: decision.seat, open, answer: null, begun: {} } };
    const below = (n: number) => chance.pick({ label: 'test', seen: 'all' }, n);
    const at = greedy.choose({ view, decision, choices, below }) ?? 0;
    rules.answer(s, decision, choices[at] as Answer, io);
  }
}

/** Answers that are words, and have buttons of their own; concede is the panel's. */
const WORDS = new Set(['keep', 'redraw', 'refill', 'done', 'wakeOwn', 'fight', 'end', 'concede', 'decline', 'take']);

test('by touches alone every thing that the rules offer can be answered with', () => {
  const seen = new Set<string>();
  for (const [players, seed] of [
    [2, 3],
    [3, 4],
  ] as const) {
    for (const { hands } of questions(players, seed)) {
      const { open } = hands;
      const key = `${open.decision.kind} ${(open.decision.about as { power?: string } | undefined)?.power ?? ''}`;
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
  expect([...seen]).toEqual(expect.arrayContaining(['prepare ', 'combat ', 'compose ', 'designate ', 'dawn ']));
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
      expect(next?.answer && verdictOn(hands.view, hands.open.decision, next.answer).refusal).toBeNull();
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
    const verdict = verdictOn(hands.view, hands.open.decision, less?.answer as Answer);
    expect(verdict.refusal).toMatchObject({ reason: 'wrongCost' });
    const back = touched(after(hands, less as Next), thing);
    expect(verdictOn(hands.view, hands.open.decision, back?.answer as Answer).refusal).toBeNull();
    const { told } = verdictOn(hands.view, hands.open.decision, summon);
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
  expect(verdictOn(hands.view, hands.open.decision, hands.answer as Answer).refusal).toBeNull();
});

test('nothing that is shown before an answer depends on what its player cannot know', () => {
  for (const { s, hands } of questions(2, 8)) {
    const { decision, choices } = hands.open;
    if (decision.kind !== 'combat' && decision.kind !== 'defend') continue;
    const other = rules.copy(s);
    rules.redeal(other, decision.seat, { chance: new Fast(99), tell: undefined });
    const view = rules.view(other, decision.seat);
    for (const choice of choices) {
      expect(sameAnswer(verdictOn(view, decision, choice), verdictOn(hands.view, decision, choice))).toBe(true);
    }
  }
});
