/** Step 0: the draft where there is one, the first Dreamers and dream powers, the first hands, the order. */

import { pop, push } from '@reverie/kernel/frames';
import type { Io, SeatIndex } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import type { Answer } from '../answers.ts';
import { RULES_OF } from '../data/cards.ts';
import { RED, WHITE } from '../data/colours.ts';
import { DREAMERS } from '../data/dreamers.ts';
import type { Event } from '../events.ts';
import {
  type CardIndex,
  type Compose,
  countIn,
  type Draft,
  deckSize,
  handLimit,
  NONE,
  newSide,
  put,
  type Redraw,
  ROW,
  repeated,
  type Side,
  type State,
  seatsIn,
  sideOf,
  without,
} from '../state.ts';
import type { Types } from '../types.ts';
import { bestHand } from './first-hand.ts';
import { holds } from './payment.ts';
import { ORDER } from './purposes.ts';
import { startTurn } from './turn.ts';
import { drawCards, drawDreamer, fillRow, shuffleUsed, spend, total } from './zones.ts';

type Counted = readonly [list: readonly number[], counts: readonly number[]];
/** Ready decks are played again and again. */
const known = new WeakMap<readonly number[], Counted>();

/** A deck list as its different cards and how many there are of each. */
export function deckOf(cards: readonly number[]): Counted {
  let found = known.get(cards);
  if (!found) {
    const list = [...new Set(cards)].sort((a, b) => a - b);
    found = [list, list.map((card) => countIn(cards, card))];
    known.set(cards, found);
  }
  return found;
}

/** ART-SETUP-02, ART-SETUP-03: each player draws a Dreamer and six dream powers, in turn. */
export function deal(s: State, io: Io<Event>): void {
  const seats = seatsIn(s);
  for (const seat of seats) drawDreamer(s, seat, 'ART-SETUP-02', io);
  for (const seat of seats) fillRow(s, seat, 'ART-SETUP-03', io);
  if (s.options.mulligan === 'none') composeAll(s, io);
  else push(s, { kind: 'redraw', step: 'ask', seat: seats[0] as SeatIndex });
}

/** ART-SETUP-04: everybody composes a hand, in secret and side by side; or AMB-07 draws it. */
function composeAll(s: State, io: Io<Event>): undefined {
  for (const seat of seatsIn(s)) {
    if (s.options.openingHand === 'choose') push(s, { kind: 'compose', step: 'choose', seat });
    else drawCards(s, seat, handLimit(s), io);
  }
  if (s.stacks.length === 0) begin(s, io);
}

// ---------------------------------------------------------------------------------------------------------------------

/** Whose pick it is: to and fro, so that nobody always picks first. */
function drafter(f: Draft): SeatIndex {
  const players = f.picks.length;
  const lap = Math.floor(f.taken / players);
  const at = f.taken % players;
  return lap % 2 === 0 ? at : players - 1 - at;
}

/** ART-COMP-02: one starter pack serves two to four players; each card once (ART-DECK-02). */
export const draft = stepped<Types, Draft>({
  pick: {
    kind: 'draft',
    to: (_s, f) => drafter(f),
    cites: ['ART-DECK-01', 'ART-DECK-02', 'ART-COMP-02', 'ART-COMP-03'],
    choices: (_s, f) => f.pool.map((card) => ({ do: 'pick', card })),
    on: {
      pick: {
        cites: (_d, { card }) => RULES_OF[card] ?? [],
        take(s, f, { card }, io, { seat }) {
          if (!f.pool.includes(card)) return refuse('invalid', 'ART-DECK-02', 'notInPool');
          f.pool = without(f.pool, card);
          f.picks = f.picks.map((cards, other) => (other === seat ? [...cards, card] : cards));
          f.taken++;
          f.serial = ++s.serial;
          io.tell?.({ kind: 'picked', rule: 'ART-DECK-01', seat, card });
          if (f.taken === deckSize(s.sides.length) * s.sides.length) endDraft(s, f, io);
          return undefined;
        },
      },
    },
    otherwise: ['ART-DECK-02', 'notInPool'],
    absent: (_s, f) => ({ do: 'pick', card: f.pool[0] as number }),
  },
});

function endDraft(s: State, f: Draft, io: Io<Event>): void {
  for (const [seat, cards] of f.picks.entries())
    s.sides[seat] = { ...newSide(...deckOf(cards)), out: sideOf(s, seat).out };
  pop(s, f);
  deal(s, io);
}

// ---------------------------------------------------------------------------------------------------------------------

/** Goes on to the next seat that may redraw, or to the hands. */
function nextRedraw(s: State, f: Redraw, io: Io<Event>): undefined {
  do f.seat++;
  while (s.sides[f.seat]?.out);
  f.serial = ++s.serial;
  if (f.seat < s.sides.length) return;
  pop(s, f);
  return composeAll(s, io);
}

export const redraw = stepped<Types, Redraw>({
  ask: {
    kind: 'redraw',
    open: (s) => s.options.mulligan === 'subset',
    cites: ['ART-SETUP-03', 'ART-SETUP-01', 'ART-COMP-01', 'ART-ZONE-01', 'ART-DREAM-01', 'ART-DP-05'],
    choices(s, f) {
      const all: Answer[] = [{ do: 'keep' }, { do: 'redraw' }];
      if (s.options.mulligan === 'subset') {
        for (const sort of new Set(sideOf(s, f.seat).row)) all.push({ do: 'redraw', powers: [sort] });
      }
      return all;
    },
    on: {
      keep: (s, f, _a, io) => nextRedraw(s, f, io),
      redraw(s, f, a, io) {
        const { seat } = f;
        const side = sideOf(s, seat);
        const powers = a.powers ?? side.row;
        if (powers.length < ROW && s.options.mulligan !== 'subset') {
          return refuse('invalid', 'ART-SETUP-03', 'allOrNone');
        }
        if (!holds(side.row, powers)) return refuse('invalid', 'ART-SETUP-03', 'notInRow');
        io.tell?.({ kind: 'redrew', rule: 'ART-SETUP-03', seat, powers });
        spend(s, side, powers);
        // Put back, not spent: they may come again at once.
        shuffleUsed(s);
        fillRow(s, seat, 'ART-SETUP-03', io);
        return nextRedraw(s, f, io);
      },
    },
    otherwise: ['ART-SETUP-03', 'onlyOnce'],
    absent: { do: 'keep' },
  },
});

// ---------------------------------------------------------------------------------------------------------------------

interface Advice {
  readonly list: readonly CardIndex[];
  readonly limit: number;
  readonly hand: readonly CardIndex[];
}
/** By deck, while it is whole: it is asked for again and again until the hand is begun, and at the next game. */
const advice = new WeakMap<readonly number[], Advice>();

/** A first hand out of a whole deck that can be played: cheap artefacts first, and something to answer with. */
function suggestedHand(s: State, { list, deck }: Side): number[] {
  const limit = handLimit(s);
  let known = advice.get(deck);
  if (known?.list !== list || known.limit !== limit) {
    known = { list, limit, hand: bestHand(repeated(list, deck), limit) };
    advice.set(deck, known);
  }
  return known.hand.slice();
}

/** The different cards that are left in a deck. */
const leftIn = ({ list, deck }: Side): CardIndex[] => list.filter((_, i) => deck[i] !== 0);

function finishHand(s: State, f: Compose, io: Io<Event>): undefined {
  const side = sideOf(s, f.seat);
  const { hand } = side;
  side.first = hand.length;
  io.tell?.({ kind: 'composed', rule: 'ART-SETUP-04', seat: f.seat, count: hand.length, cards: hand });
  pop(s, f);
  if (s.stacks.length === 0) begin(s, io);
}

export const compose = stepped<Types, Compose>({
  choose: {
    kind: 'compose',
    open: true,
    about: (s, f) => ({ left: handLimit(s) - sideOf(s, f.seat).hand.length }),
    cites: ['ART-SETUP-04', 'ART-ZONE-02', 'ART-INFO-01', 'ART-ORDER-02', 'ART-ORDER-03'],
    choices(s, f) {
      const side = sideOf(s, f.seat);
      const takes = leftIn(side).map((card) => ({ do: 'take', card }) as const);
      if (side.hand.length > 0) return [...takes, { do: 'done' }];
      return [{ do: 'compose', cards: suggestedHand(s, side) }, ...takes];
    },
    draw(s, f, _d, below) {
      const side = sideOf(s, f.seat);
      const cards = leftIn(side);
      // In the order of the choices: what the advice fills stands first, having done last.
      const at = below(cards.length + 1) - (side.hand.length === 0 ? 1 : 0);
      if (at < 0) return { do: 'compose', cards: suggestedHand(s, side) };
      const card = cards[at];
      return card === undefined ? { do: 'done' } : { do: 'take', card };
    },
    on: {
      done: (s, f, _a, io) => finishHand(s, f, io),
      take: {
        cites: (_d, { card }) => RULES_OF[card] ?? [],
        take(s, f, { card }, io) {
          const side = sideOf(s, f.seat);
          const at = side.list.indexOf(card);
          if (at < 0 || side.deck[at] === 0) return refuse('invalid', 'ART-SETUP-04', 'notInDeck', { card });
          side.deck = put(side.deck, at, (side.deck[at] as number) - 1);
          side.hand = [...side.hand, card];
          io.tell?.({ kind: 'took', rule: 'ART-SETUP-04', seat: f.seat, count: side.hand.length, card });
          f.serial = ++s.serial;
          if (side.hand.length === handLimit(s) || total(side.deck) === 0) finishHand(s, f, io);
          return undefined;
        },
      },
      compose(s, f, { cards }, io) {
        const side = sideOf(s, f.seat);
        const most = handLimit(s);
        if (cards.length > most) return refuse('invalid', 'ART-SETUP-04', 'handTooLarge', { most });
        const deck = side.list.map(
          (card, i) => (side.deck[i] as number) + countIn(side.hand, card) - countIn(cards, card),
        );
        const stranger = cards.find((card) => !side.list.includes(card));
        if (stranger !== undefined || deck.some((n) => n < 0)) {
          return refuse('invalid', 'ART-SETUP-04', 'notInDeck', { card: stranger ?? NONE });
        }
        side.deck = deck;
        side.hand = [...cards];
        return finishHand(s, f, io);
      },
      redraw: () => refuse('invalid', 'ART-SETUP-03', 'onlyOnce'),
    },
    otherwise: ['ART-SETUP-04', 'composeFirst'],
    absent: { do: 'done' },
  },
});

// ---------------------------------------------------------------------------------------------------------------------

/** ART-ORDER-01, ART-ORDER-02, ART-ORDER-03, then more 🌀 (ART-ORDER-04): the higher begins. */
function rank(dreamer: number): number {
  const { endurance, spirals, colour } = DREAMERS[dreamer] ?? { endurance: 0, spirals: 0, colour: RED };
  return endurance * 100 + (spirals > 0 ? 50 : 0) + (colour === RED || colour === WHITE ? 20 : 0) + spirals;
}

/** ART-SETUP-01 is done, hands are composed: who begins? A draw is made only where the Dreamers leave a tie. */
function begin(s: State, io: Io<Event>): void {
  const seats = seatsIn(s);
  const ranks = s.sides.map(({ dreamer }) => (s.options.starter === 'random' ? 0 : rank(dreamer)));
  const tied = new Set(seats.map((seat) => ranks[seat])).size < seats.length;
  // By lot where there is a tie; then the higher rank before the lower.
  const lot = tied ? io.chance.shuffle(ORDER, seats.length).map((at) => seats[at] as SeatIndex) : seats;
  s.order = lot.sort((a, b) => (ranks[b] as number) - (ranks[a] as number));
  io.tell?.({ kind: 'ordered', rule: tied ? 'ART-ORDER-04' : 'ART-ORDER-01', order: s.order });
  startTurn(s, s.order[0] as SeatIndex, io);
}
