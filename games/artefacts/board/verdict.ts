/** What the rules say of an answer before it is given, from what its player may know: whether it is allowed, and what it would do. */

import { Fast } from '@reverie/kernel/chance/fast';
import type { Decision } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { CARD_COST } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { type AttackOdds, attackOdds } from '../odds/attack.ts';
import { imagined } from '../programs/imagine.ts';
import { checkPayment } from '../rules/payment.ts';
import { answer as answerTo } from '../rules/procedures.ts';
import { sideOf } from '../state.ts';
import type { View } from '../view.ts';

export interface Verdict {
  readonly refusal: Refusal | null;
  /**
   * What would be told up to the first thing that is left to chance or to somebody else; what comes after it is imagined,
   * and not for showing.
   */
  readonly told: readonly Event[];
}

/** What a player may count on: everything after these is drawn, or somebody else's. */
const CERTAIN: ReadonlySet<Event['kind']> = new Set([
  'summoned',
  'used',
  'attacked',
  'defended',
  'boosted',
  'laid',
  'intercepted',
  'settled',
  'felled',
  'designated',
]);

export function verdictOn(view: View, decision: Decision, answer: Answer): Verdict {
  const told: Event[] = [];
  let certain = true;
  const s = imagined(view, () => 0);
  const io = {
    chance: new Fast(1),
    tell: (event: Event) => {
      // An attack is settled at once only where nobody can answer it; otherwise the fight waits, and nothing more is told.
      if (event.kind === 'foreseen') return;
      certain &&= CERTAIN.has(event.kind);
      if (certain) told.push(event);
      // What the other side has laid face down is not there to be reckoned with.
      if (event.kind === 'laid') certain = false;
    },
  };
  const refusal = answerTo(s, decision, answer, io) ?? null;
  return { refusal, told };
}

export const toldOf = <K extends Event['kind']>({ told }: Verdict, kind: K): Extract<Event, { kind: K }> | undefined =>
  told.find((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** Whether dream powers of this sort can have a part in paying for a card: enough of them alone would. */
export function canPay(view: View, seat: number, card: number, sort: number): boolean {
  const s = imagined(view, () => 0);
  const pay = Array.from({ length: CARD_COST[card] ?? 0 }, () => sort);
  return checkPayment(s, { ...sideOf(s, seat), row: pay }, card, { pay, spirals: 0 }) === undefined;
}

/** The exact odds of an attack, from the attacker's own view. */
export function oddsOn(view: View, seat: number, defender: number, place: number, target: number): AttackOdds {
  return attackOdds(view, seat, defender, { place, target });
}
