/**
 * ART-INFO-01: what nobody but their owner knows are the hands, and what lies face down in a fight. Deck lists are open, so
 * a hand is any of the cards not yet seen, all alike; decks and piles have no order before they are drawn from.
 */
import type { Decision, Io, SeatIndex, Viewer } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import { IS_DEFENCE } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { type Fight, type Laid, NONE, type Side, type State, sideOf } from '../state.ts';
import { boostAnswers, defendAnswers } from './fight.ts';
import { GUESS } from './purposes.ts';

/** How many of each card of the list are in hand or deck. */
const unseenOf = (side: Side): number[] =>
  side.list.map((card, i) => {
    let n = side.deck[i] as number;
    for (const other of side.hand) if (other === card) n++;
    return n;
  });

function redealHand(s: State, seat: SeatIndex, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const count = side.hand.length;
  if (count === 0) return;
  const unseen = unseenOf(side);
  const drawn = io.chance.draw(GUESS, unseen, count);
  const hand: number[] = [];
  side.list.forEach((card, i) => {
    for (let n = drawn[i] as number; n > 0; n--) hand.push(card);
  });
  side.hand = hand;
  side.deck = unseen.map((n, i) => n - (drawn[i] as number));
}

/**
 * For the odds of one answer. Of all that is hidden, an attack depends on the defence items of the player attacked alone:
 * which of them are in hand is drawn, and what else is there does not matter.
 */
export function redealFor(s: State, d: Decision, a: Answer, io: Io<Event>): void {
  const turn = s.stacks.at(-1)?.[0];
  if (s.options.boostMode === 'secret') redeal(s, d.seat, io);
  else if (a.do === 'attack' && turn?.kind === 'turn' && turn.target !== NONE) redealItems(s, turn.target, io);
}

function redealItems(s: State, seat: SeatIndex, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const unseen = unseenOf(side);
  const items: number[] = [];
  const others: number[] = [];
  side.list.forEach((card, i) => {
    for (let n = unseen[i] as number; n > 0; n--) (IS_DEFENCE[card] ? items : others).push(card);
  });
  if (items.length === 0) return;
  const drawn = io.chance.draw(GUESS, [...items.map(() => 1), others.length], side.hand.length);
  const hand = [...items.filter((_, i) => drawn[i] === 1), ...others.slice(0, drawn[items.length])];
  side.hand = hand;
  side.deck = unseen.map((n, i) => n - hand.filter((card) => card === side.list[i]).length);
}

/** Something that this side might have laid. */
function guessLaid(choices: readonly Answer[], io: Io<Event>): Laid {
  const a = choices[choices.length === 1 ? 0 : io.chance.pick(GUESS, choices.length)];
  if (a?.do === 'defend') return { boost: a.boost, item: a.item ?? NONE, pay: a.pay ?? [], spirals: a.spirals ?? 0 };
  return { boost: a?.do === 'boost' ? a.boost : [], item: NONE, pay: [], spirals: 0 };
}

export function redeal(s: State, who: Viewer, io: Io<Event>): void {
  for (const [seat, side] of s.sides.entries()) if (seat !== who && !side.out) redealHand(s, seat, io);
  const top = s.stacks.at(-1)?.at(-1);
  if (top?.kind === 'fight' && top.step === 'secret') redealLaid(s, top, who, io);
}

function redealLaid(s: State, f: Fight, who: Viewer, io: Io<Event>): void {
  const [attack, defence] = f.laid;
  f.laid = [
    attack && who !== f.seat ? guessLaid(boostAnswers(s, f), io) : attack,
    defence && who !== f.defender ? guessLaid(defendAnswers(s, f), io) : defence,
  ];
}
