/** Previews an answer from what its player may know: whether it is legal, and what it would do. */

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
   * The events up to the first one that depends on chance or on another player; later ones are guesses
   * and are not shown.
   */
  readonly told: readonly Event[];
}

/** The events that are certain: whatever follows is drawn, or up to another player. */
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
      // An attack is settled at once only if nobody can respond; otherwise the fight waits and there are no more events.
      if (event.kind === 'foreseen') return;
      certain &&= CERTAIN.has(event.kind);
      if (certain) told.push(event);
      // Face-down dreams of the other side are unknown and do not count.
      if (event.kind === 'laid') certain = false;
    },
  };
  const refusal = answerTo(s, decision, answer, io) ?? null;
  return { refusal, told };
}

export const toldOf = <K extends Event['kind']>({ told }: Verdict, kind: K): Extract<Event, { kind: K }> | undefined =>
  told.find((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** Whether dream powers of this sort can help to pay for a card: enough of them alone would pay it. */
export function canPay(view: View, seat: number, card: number, sort: number): boolean {
  const s = imagined(view, () => 0);
  const pay = Array.from({ length: CARD_COST[card] ?? 0 }, () => sort);
  return checkPayment(s, { ...sideOf(s, seat), row: pay }, card, { pay, spirals: 0 }) === undefined;
}

/** The exact odds of an attack, from the attacker's own view. */
export function oddsOn(view: View, seat: number, defender: number, place: number, target: number): AttackOdds {
  return attackOdds(view, seat, defender, { place, target });
}
