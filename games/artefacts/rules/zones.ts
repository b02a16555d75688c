/** Cards on their way: drawing, discarding, breaking. */
import type { Io, RuleId, SeatIndex } from '@reverie/kernel/game';
import { NO_POWERS } from '../data/dream-powers.ts';
import type { Event } from '../events.ts';
import {
  type CardIndex,
  cardAt,
  countIn,
  handLimit,
  NONE,
  PLACES,
  put,
  ROW,
  type Side,
  type State,
  sideOf,
  without,
  withoutAll,
  ZEROS,
} from '../state.ts';
import { DECK, POWER, SLEEPER } from './purposes.ts';

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] as number;
  return sum;
}

/** ART-DP-06: what is spent goes to the used pile. */
export function spend(s: State, side: Side, powers: readonly number[]): void {
  if (powers.length === 0) return;
  side.row = withoutAll(side.row, powers);
  const used = s.used.slice();
  for (const sort of powers) used[sort] = (used[sort] as number) + 1;
  s.used = used;
}

/** The used pile becomes the pile, or part of it again. */
export function shuffleUsed(s: State): void {
  const pile = s.pile.slice();
  for (let sort = 0; sort < pile.length; sort++) pile[sort] = (pile[sort] as number) + (s.used[sort] as number);
  s.pile = pile;
  s.used = NO_POWERS;
}

/** ART-DP-07: from the pile, and from the used pile when that one is empty; fewer if both are. */
export function drawPowers(s: State, count: number, io: Io<Event>): readonly number[] {
  if (count <= 0) return [];
  const there = total(s.pile);
  if (there >= count) return fromPile(s, count, io);
  const drawn = there > 0 ? fromPile(s, there, io) : [];
  const back = total(s.used);
  if (back === 0) return drawn;
  shuffleUsed(s);
  io.tell?.({ kind: 'pileShuffled', rule: 'ART-DP-07' });
  const more = count - drawn.length;
  return [...drawn, ...fromPile(s, more < back ? more : back, io)];
}

function fromPile(s: State, count: number, io: Io<Event>): readonly number[] {
  const drawn = io.chance.row(POWER, s.pile, count);
  const pile = s.pile.slice();
  for (const sort of drawn) pile[sort] = (pile[sort] as number) - 1;
  s.pile = pile;
  return drawn;
}

/** ART-REFILL-01: up to six in the row. */
export function fillRow(s: State, seat: SeatIndex, rule: RuleId, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const powers = drawPowers(s, ROW - side.row.length, io);
  if (powers.length === 0) return;
  side.row = side.row.length === 0 ? powers : [...side.row, ...powers];
  io.tell?.({ kind: 'powersDrawn', rule, seat, powers });
}

/** ART-REFILL-03: artefacts into the hand; AMB-46 where the deck is empty. */
export function fillHand(s: State, seat: SeatIndex, replaced: boolean, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const { handRefill, deckOut } = s.options;
  if (handRefill === 'none' || (handRefill === 'onReplacement' && !replaced)) return;
  const room = handLimit(s) - side.hand.length;
  const wanted = handRefill === 'one' && room > 1 ? 1 : room;
  if (wanted <= 0) return;
  if (deckOut === 'reshuffleBroken' && total(side.deck) === 0) {
    const { broken } = side;
    side.broken = [];
    intoDeck(side, seat, broken, io);
  }
  const there = total(side.deck);
  const count = wanted < there ? wanted : there;
  if (count > 0) drawCards(s, seat, count, io);
}

/** Artefacts that were lost go back into the deck of a side. */
function intoDeck(side: Side, seat: SeatIndex, cards: readonly CardIndex[], io: Io<Event>): void {
  if (cards.length === 0) return;
  side.deck = side.list.map((card, i) => (side.deck[i] as number) + countIn(cards, card));
  io.tell?.({ kind: 'deckShuffled', rule: 'ART-REFILL-03', seat, cards });
}

/**
 * AMB-46: a deck of ten is spent before two Dreamers are woken, and then idling decided one game of three players in
 * five. So a new Dreamer dreams all of it again. He comes so often and no more, and every game still ends (ART-WIN-03);
 * where one may wake one's own for nothing he could come without end, and brings nothing.
 */
export function dreamAgain(s: State, seat: SeatIndex, io: Io<Event>): void {
  const { deckOut, selfWake } = s.options;
  if (deckOut !== 'newDreamer' || selfWake === 'free' || s.sides.length === 2) return;
  const side = sideOf(s, seat);
  const lost = [...side.broken, ...side.defeated];
  side.broken = [];
  side.defeated = [];
  intoDeck(side, seat, lost, io);
}

export function drawCards(s: State, seat: SeatIndex, count: number, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const drawn = io.chance.row(DECK[seat] as (typeof DECK)[number], side.deck, count);
  const deck = side.deck.slice();
  const hand = side.hand.slice();
  for (let i = 0; i < drawn.length; i++) {
    const at = drawn[i] as number;
    deck[at] = (deck[at] as number) - 1;
    hand.push(side.list[at] as number);
  }
  side.deck = deck;
  side.hand = hand;
  io.tell?.({ kind: 'handDrawn', rule: 'ART-REFILL-03', seat, count, cards: hand.slice(hand.length - count) });
}

/** A Dreamer from the pile, face up. AMB-45: only where waking may not count can the pile run out. */
export function drawDreamer(s: State, seat: SeatIndex, rule: RuleId, io: Io<Event>): void {
  if (total(s.dreamers) === 0) {
    const dreamers = s.dreamers.slice();
    for (const side of s.sides) {
      for (const dreamer of side.awake) dreamers[dreamer] = 1;
      side.awake = [];
    }
    s.dreamers = dreamers;
  }
  const dreamer = io.chance.among(SLEEPER, s.dreamers);
  s.dreamers = put(s.dreamers, dreamer, 0);
  sideOf(s, seat).dreamer = dreamer;
  io.tell?.({ kind: 'dreamerDrawn', rule, seat, dreamer });
}

/** Takes an artefact out of its place. */
function clearPlace(side: Side, place: number): void {
  side.cards = put(side.cards, place, NONE);
  if (side.endurance[place] !== 0) side.endurance = put(side.endurance, place, 0);
  if (side.attacks[place] !== 0) side.attacks = put(side.attacks, place, 0);
  if (side.asleep[place] !== 0) side.asleep = put(side.asleep, place, 0);
  if (side.twin[place] !== 0) side.twin = put(side.twin, place, 0);
  if (side.fresh[place] !== 0) side.fresh = put(side.fresh, place, 0);
  if (side.guards[place] !== 0) side.guards = put(side.guards, place, 0);
}

/** ART-ZONE-03, ART-ENDUR-04: an artefact beaten in combat, whatever its endurance. */
export function fell(s: State, seat: SeatIndex, place: number, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const card = cardAt(side, place);
  side.defeated = [...side.defeated, card];
  clearPlace(side, place);
  io.tell?.({ kind: 'felled', rule: 'ART-RESULT-08', seat, card, place });
}

/** ART-ZONE-03: an artefact whose endurance ran out. */
export function shatter(s: State, seat: SeatIndex, place: number, rule: RuleId, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const card = cardAt(side, place);
  side.broken = [...side.broken, card];
  clearPlace(side, place);
  io.tell?.({ kind: 'broke', rule, seat, card, place });
}

/** ART-WAKE-01: what remains of a side goes: artefacts to the defeated, dream powers to the used. */
export function sweep(s: State, seat: SeatIndex, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const cards: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = cardAt(side, place);
    if (card === NONE) continue;
    cards.push(card);
    clearPlace(side, place);
  }
  const powers = side.row;
  if (cards.length === 0 && powers.length === 0) return;
  side.defeated = [...side.defeated, ...cards];
  spend(s, side, powers);
  io.tell?.({ kind: 'swept', rule: 'ART-WAKE-01', seat, cards, powers });
}

/** A card leaves the hand. */
export function fromHand(side: Side, card: number): void {
  side.plays = [...side.plays, [card, side.hand.length, side.hand.length + total(side.deck)]];
  side.hand = without(side.hand, card);
}

/** What a turn of one's own begins without: attacks made, what was summoned, interceptions. */
export function refresh(side: Side): void {
  side.attacks = ZEROS;
  side.twin = ZEROS;
  side.fresh = ZEROS;
  side.guards = ZEROS;
}
