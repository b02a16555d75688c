/** What the manoeuvres at hand are worth, in the order in which they are offered. */
import type { Answer, Do } from '../answers.ts';
import { type Blow, blow } from '../sketch.ts';
import type { SongeDecision } from '../types.ts';
import type { View } from '../view-shape.ts';
import { offered } from './reading.ts';

export type Move = Do<'attack'> | Do<'defend'> | Do<'counter'>;
export interface Card {
  readonly answer: Move;
  readonly found: Blow | undefined;
  /** The share of what one wants: any Réussite, or nothing that gets through. */
  readonly worth: number;
  readonly shares: readonly number[];
  readonly owned: boolean;
}

/** In a defence: the shares of 0, 1, 2 … Réussites that get through. */
const through = (shares: readonly number[], result: number): number[] => {
  const left = Array.from({ length: result + 1 }, () => 0);
  shares.forEach((share, r) => {
    const at = Math.max(0, result - r);
    left[at] = (left[at] ?? 0) + share;
  });
  return left;
};

/** The cards of one kind of move: one's own first, the likeliest to do what one wants before the others. */
export function cardsOf(
  view: View,
  decision: SongeDecision,
  choices: readonly Answer[],
  kind: Move['do'],
  own: Readonly<Record<string, unknown>>,
): Card[] {
  const result = 'result' in decision.about ? decision.about.result : 0;
  const moves: readonly Move[] = offered(choices, kind);
  return moves
    .map((answer): Card => {
      const found = blow(view, decision, answer);
      const raw = found?.shares ?? [];
      const shares = kind === 'defend' ? through(raw, result) : raw;
      const worth = found ? (kind === 'defend' ? (shares[0] ?? 0) : 1 - (raw[0] ?? 0)) : 0;
      return { answer, found, worth, shares, owned: own[answer.manoeuvre] !== undefined };
    })
    .sort((a, b) => Number(b.owned) - Number(a.owned) || b.worth - a.worth);
}

/** The one that is chosen before anybody chooses. */
export const likeliest = (cards: readonly Card[]): Card | undefined =>
  cards.reduce<Card | undefined>((top, one) => (top === undefined || one.worth > top.worth ? one : top), undefined);
