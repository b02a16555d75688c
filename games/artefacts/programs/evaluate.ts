/** What a position is worth to a seat, in points of a medium artefact’s attack. */
import type { SeatIndex } from '@reverie/kernel/game';
import { CARD_ATTACK, CARD_COST, CARD_DEFENCE, CARD_POWER, CARD_WEAKNESS, IS_DEFENCE, IS_ITEM } from '../data/cards.ts';
import { DREAMER_COLOUR, DREAMER_ENDURANCE, DREAMER_SPIRALS } from '../data/dreamers.ts';
import { worthsFor } from '../rules/matching.ts';
import { NONE, PLACES, type Side, type State, sideOf, wakingLimit } from '../state.ts';

/** Waking a Dreamer outweighs everything that can stand on a table. */
const WAKING = 60;
const WON = 10_000;

/** Of its full worth, what an artefact has with so much endurance left; without any it is all but gone. */
const LASTING: readonly number[] = [0.06, 0.62, 0.85, 0.97, 1.05];

function artefactWorth(side: Side, place: number): number {
  const card = side.cards[place] as number;
  const power = CARD_POWER[card];
  const strength =
    2 +
    (CARD_ATTACK[card] as number) * 1.15 +
    (CARD_DEFENCE[card] as number) * 1.05 +
    (power === 'doubleAttack' ? 2 : power === 'guard' ? 1 : 0);
  // Face down it is easy prey, though it will get up again.
  const awake = side.asleep[place] === 0 ? 1 : 0.55;
  const twice = side.twin[place] !== 0 && (side.endurance[place] as number) > 1 && side.attacks[place] === 0 ? 3 : 0;
  return twice + strength * awake * (LASTING[side.endurance[place] as number] ?? 1);
}

/** What could strike at this side in the next turn: artefacts that stand, and what may still come out of a hand. */
function threat(s: State, side: Side): number {
  let most = 0;
  for (const other of s.sides) {
    if (other === side || other.out) continue;
    let strikers = 0.35 * (other.hand.length > 0 && other.row.length > 0 ? 1 : 0);
    for (let place = 0; place < PLACES; place++) {
      const card = other.cards[place] as number;
      if (card === NONE || other.endurance[place] === 0) continue;
      if (CARD_WEAKNESS[card] !== DREAMER_COLOUR[side.dreamer]) strikers += 1;
    }
    if (strikers > most) most = strikers;
  }
  return most;
}

function cover(side: Side): number {
  let n = 0;
  for (let place = 0; place < PLACES; place++) if (side.cards[place] !== NONE && side.endurance[place] !== 0) n++;
  return n;
}

const inHand = (card: number): number =>
  IS_ITEM[card] ? (IS_DEFENCE[card] ? 2.2 : 1.7) : 1.1 + (CARD_COST[card] as number) * 0.25;

function sideWorth(s: State, side: Side, handOf: (card: number) => number = inHand): number {
  if (side.out) return -WON / 4;
  const lives = wakingLimit(s) - side.woken;
  let worth = lives * WAKING - (lives === 1 ? 25 : 0);
  let stands = 0;
  for (let place = 0; place < PLACES; place++) {
    if (side.cards[place] === NONE) continue;
    stands++;
    worth += artefactWorth(side, place);
  }
  if (side.dreamer !== NONE) {
    worth += (DREAMER_ENDURANCE[side.dreamer] as number) * 0.8 + (DREAMER_SPIRALS[side.dreamer] as number) * 0.8;
    const covered = cover(side);
    const danger = threat(s, side);
    if (covered === 0) worth -= Math.min(3, danger) * 9;
    else if (covered === 1) worth -= Math.min(3, danger) * 2;
  }
  const worths = worthsFor(side.dreamer);
  for (const sort of side.row) worth += 0.35 + (worths[sort] as number) * 0.09;
  for (const card of side.hand) worth += handOf(card);
  for (const n of side.deck) worth += n * 0.15;
  // Two turns of doing nothing cost a Dreamer.
  if (!side.acted && side.turns > 0) worth -= side.idle * 8;
  if (stands === 0 && side.hand.length === 0) worth -= 6;
  return worth;
}

/** A card that nobody else has seen counts as any: what a position is worth must not hang on a guess. */
const UNSEEN = 1.8;
const unseen = (): number => UNSEEN;

/** The worth of one’s own side against the others’, by what the seat knows. */
export const evaluateSeen = (s: State, seat: SeatIndex): number => evaluate(s, seat, unseen);

/** The worth of one’s own side against the others’. */
export function evaluate(s: State, seat: SeatIndex, theirs: (card: number) => number = inHand): number {
  if (s.over) return s.winners.includes(seat) ? WON : -WON;
  const own = sideWorth(s, sideOf(s, seat));
  let others = 0;
  let n = 0;
  for (let other = 0; other < s.sides.length; other++) {
    if (other === seat) continue;
    others += sideWorth(s, sideOf(s, other), theirs);
    n++;
  }
  return own - others / n;
}
