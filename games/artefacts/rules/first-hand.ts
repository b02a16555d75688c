/** A first hand that a careful player might compose. */
import { CARD_ATTACK, CARD_COST, CARD_DEFENCE, CARDS, IS_DEFENCE, IS_ITEM } from '../data/cards.ts';

/** Strength for what it costs; items wait, but for one to answer with. */
export const WORTH_IN_HAND: readonly number[] = CARDS.map((_, card) => {
  if (IS_ITEM[card]) return IS_DEFENCE[card] ? 3 : 2;
  const strength = (CARD_ATTACK[card] as number) + (CARD_DEFENCE[card] as number);
  return strength * 2 - (CARD_COST[card] as number) * 2 + ((CARD_COST[card] as number) <= 2 ? 4 : 0);
});

export function bestHand(cards: readonly number[], limit: number): number[] {
  const sorted = [...cards].sort((a, b) => (WORTH_IN_HAND[b] as number) - (WORTH_IN_HAND[a] as number) || a - b);
  const hand = sorted.filter((card) => !IS_ITEM[card]).slice(0, limit - 1);
  const rest = sorted.filter((card) => !hand.includes(card));
  const answer = rest.find((card) => IS_DEFENCE[card]) ?? rest[0];
  if (answer !== undefined && hand.length < limit) hand.push(answer);
  // A deck of items all but one: fill up with whatever there is.
  for (const card of rest) if (hand.length < limit && card !== answer) hand.push(card);
  return hand.sort((a, b) => a - b);
}
