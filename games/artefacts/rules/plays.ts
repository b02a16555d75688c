/** Which cards of a hand can be played, and what with. */
import { CARD_COST, CARD_PHASE, IS_DEFENCE, IS_ITEM, IS_MONSTER } from '../data/cards.ts';
import { DAY } from '../data/colours.ts';
import { DREAMER_PROPERTY } from '../data/dreamers.ts';
import { type CardIndex, NONE, type Side, type State, sideOf, type Turn } from '../state.ts';
import { countOf, type Means, meansOf, type Places } from './matching.ts';
import { addPlans, type Payment, paymentBy, sameColour, spiralsLeft } from './payment.ts';
import { maySummon, mayUse } from './readiness.ts';

/** A card of the hand with a payment for it: the plan, and above it the card. */
export type Play = number;
const CARD = 1 << 20;

/** Every card that can be played, with every good payment for it. */
export function playsOf(s: State, f: Turn, side: Side, means: Means): Play[] {
  const all: Play[] = [];
  const { hand } = side;
  const [summons, uses] = [maySummon(s, f, side), mayUse(side)];
  if (!summons && !uses) return all;
  // Most cards of a hand cannot be paid: that is seen without looking for payments.
  const { kinds, likes } = means;
  const spirals = spiralsLeft(s, side);
  const property = DREAMER_PROPERTY[side.dreamer] as number;
  const byDay = countOf(kinds[property] as Places) + spirals;
  const byNight = countOf(kinds[2 + property] as Places) + spirals;
  let most = 0;
  for (let bit = 0; bit < 4; bit++) {
    const count = countOf(likes[bit] as Places);
    if (count > most) most = count;
  }
  most += spirals;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (IS_ITEM[card] ? !uses || IS_DEFENCE[card] : !summons) continue;
    const paid = IS_MONSTER[card] ? (CARD_PHASE[card] === DAY ? byDay : byNight) : most;
    if (paid < (CARD_COST[card] as number) || hand.indexOf(card) !== i) continue;
    addPlans(all, card * CARD, s, side, card, means);
  }
  return all;
}

export const cardOf = (play: Play): CardIndex => Math.floor(play / CARD);
export const paymentIn = (means: Means, play: Play): Payment => paymentBy(means, play % CARD);

export interface Suggestion extends Payment {
  readonly card: CardIndex;
  /** All of the card's (ART-SUMMON-05, ART-USE-02). */
  readonly sameColour: boolean;
}

/** The payment that is suggested for each card of the hand that can be played: the first of the good ones. */
export function suggestionsFor(s: State, f: Turn): Suggestion[] {
  const side = sideOf(s, f.seat);
  const means = meansOf(s.options, side.row, side.dreamer);
  const found: Suggestion[] = [];
  let last = NONE;
  for (const play of playsOf(s, f, side, means)) {
    const card = cardOf(play);
    if (card === last) continue;
    last = card;
    const payment = paymentIn(means, play);
    const { pay, spirals } = payment;
    found.push({ card, pay, spirals, sameColour: sameColour(s, side, card, payment) });
  }
  return found;
}
