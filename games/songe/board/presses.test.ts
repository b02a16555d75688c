/** How often one presses in a duel alone, with the control that the keyboard goes to: everything else answers itself. */
import { Fast } from '@reverie/kernel/chance/fast';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Answer, Do } from '../answers.ts';
import { optionsSchema } from '../options.ts';
import { rules } from '../rules.ts';
import { aimChance, blow } from '../sketch.ts';
import type { SongeDecision } from '../types.ts';
import type { View } from '../view-shape.ts';
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
  const moves = [...offered(choices, 'attack'), ...offered(choices, 'defend')].filter(
    ({ manoeuvre }) => own[manoeuvre] !== undefined,
  );
  const worth = (one: Do<'attack'> | Do<'defend'>): number => {
    const { shares = [] } = blow(view, decision, one) ?? {};
    const least = one.do === 'defend' && 'result' in decision.about ? decision.about.result : 1;
    return shares.slice(least).reduce((sum, share) => sum + share, 0);
  };
  const aims = offered(choices, 'ready').filter(({ botte }) => botte !== undefined);
  return (
    best(moves, worth) ??
    best(aims, ({ botte }) => (botte ? (aimChance(view, decision, botte) ?? 0) : 0)) ??
    offered(choices, 'redraw').find(({ from }) => auto.FREE.includes(from)) ??
    offered(choices, 'stand')[0] ??
    offered(choices, 'botte').find(({ free }) => free) ??
    (choices[0] as Answer)
  );
}

function pressesIn(seed: number): number {
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
      if (answer.do === 'redraw') orders = auto.mendUntil(orders, open, answer.from);
    }
    rules.answer(s, decision, answer, io);
  }
  return presses;
}

test('a duel alone takes 39 presses at most, on average', () => {
  const all = Array.from({ length: 32 }, (_, i) => pressesIn(i + 1));
  expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeLessThanOrEqual(39);
});
