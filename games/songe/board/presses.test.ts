/** How often one presses in a duel alone, with the control that the keyboard goes to: everything else answers itself. */
import { Fast } from '@reverie/kernel/chance/fast';
import { beforeAll, expect, test, vi } from 'vitest';
import { atNight, NIGHTLY, tiered } from '../../../tools/tiers.mjs';
import type { Answer } from '../answers.ts';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import { aimChance } from '../sketch.ts';
import type { SongeDecision } from '../types.ts';
import type { View } from '../view-shape.ts';
import { cardsOf, likeliest } from './moves.ts';
import { type Open, offered } from './reading.ts';

let auto: typeof import('./auto.ts');
beforeAll(async () => {
  // Whether empty questions are passed over is read when it is loaded.
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  auto = await import('./auto.ts');
}, 60_000);

/** The best of some, by a figure. */
const best = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined);

/** What the board offers first. */
function firstOf(view: View, decision: SongeDecision, choices: readonly Answer[]): Answer {
  const own = view.figures[0]?.sheet.manoeuvres ?? {};
  const moves = (['attack', 'defend'] as const).flatMap((kind) => cardsOf(view, decision, choices, kind, own));
  const aims = offered(choices, 'ready').filter(({ botte }) => botte !== undefined);
  return (
    likeliest(moves)?.answer ??
    best(aims, ({ botte }) => (botte ? (aimChance(view, decision, botte) ?? 0) : 0)) ??
    offered(choices, 'redraw').find(({ from }) => auto.FREE.includes(from)) ??
    offered(choices, 'stand')[0] ??
    offered(choices, 'botte').find(({ free }) => free) ??
    (choices[0] as Answer)
  );
}

/** `goesOn`: with “Continuer ainsi” wherever it is offered. */
function pressesIn(seed: number, goesOn: boolean): number {
  const chance = new Fast(seed);
  const io = { chance, tell: undefined };
  const s = rules.setup(optionsSchema.parse({ mode: 'arena' }), [{ name: 'A', role: 'arpenteur' }], io);
  let orders = auto.NO_ORDERS;
  let presses = 0;
  while (!rules.outcome(s)) {
    const decision = rules.pending(s)[0] as SongeDecision;
    const choices = rules.choices(s, decision);
    const view = rules.view(s, 0);
    const open = { decision, choices } as Open;
    let answer = auto.autoAnswer(view, open, orders);
    if (!answer) {
      presses++;
      answer = firstOf(view, decision, choices);
      orders = auto.ordersAfter(orders, view, open, answer);
      if (goesOn && (answer.do === 'attack' || answer.do === 'defend'))
        orders = auto.fenceOn(orders, view, open, answer);
    }
    rules.answer(s, decision, answer, io);
  }
  return presses;
}

/** Half of what a duel took before. */
const MOST = 39;
const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

// An average of few games says little.
test.runIf(NIGHTLY)(atNight('a duel alone, blow by blow, takes 39 presses at most, on average'), () => {
  const all = seeds(32).map((seed) => pressesIn(seed, false));
  expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeLessThanOrEqual(MOST);
});

test('going on until the next wound, no duel takes more than 39 presses', () => {
  const long = seeds(tiered(8, 32))
    .map((seed) => [seed, pressesIn(seed, true)] as const)
    .filter(([, presses]) => presses > MOST);
  expect(long).toEqual([]);
});
