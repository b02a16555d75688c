/**
 * ART-INFO-01: what nobody but their owner knows are the hands, and what lies face down in a fight. Deck lists are open, so
 * a hand is any of the cards not yet seen, all alike; decks and piles have no order before they are drawn from.
 */
import type { Io, SeatIndex, Viewer } from '@reverie/kernel/game';
import type { Answer } from '../answers.ts';
import type { Event } from '../events.ts';
import { type Fight, type Laid, NONE, type State, sideOf } from '../state.ts';
import { boostAnswers, defendAnswers } from './fight.ts';
import { GUESS } from './purposes.ts';

function redealHand(s: State, seat: SeatIndex, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const count = side.hand.length;
  if (count === 0) return;
  const unseen = side.list.map((card, i) => {
    let n = side.deck[i] as number;
    for (const other of side.hand) if (other === card) n++;
    return n;
  });
  const drawn = io.chance.draw(GUESS, unseen, count);
  const hand: number[] = [];
  side.list.forEach((card, i) => {
    for (let n = drawn[i] as number; n > 0; n--) hand.push(card);
  });
  side.hand = hand;
  side.deck = unseen.map((n, i) => n - (drawn[i] as number));
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
