/** What an answer leads to at each step of a duel. */

import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import type { Drawer, Duel } from '../business.ts';
import { PRICES } from '../data/tables.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { attack, attacked, chainOver, counter, countered, defend, defended, handOver, raise } from './chain.ts';
import { shift } from './combination.ts';
import { invert, karma, readAgain, redraw } from './duel-mends.ts';
import { comparedOut, goTo, other, whiteOf } from './duelling.ts';
import { counterBotte, fate, launch, mark, save, shed, sum, takeDessous, takeWound, where } from './finish.ts';
import { bid, impress, stance, tellAhead } from './opening.ts';
import { cannotPay, pay } from './panache.ts';

/** After a mend the question is the same one again, about other stones. */
function mended(s: State, f: Duel, side: Drawer, refusal: Refusal | undefined, io: Io<Event>): Refusal | undefined {
  if (refusal) return refusal;
  if (f.step === 'openMend') {
    comparedOut(s, f);
    tellAhead(s, f, io);
    f.passes = 0;
    const [a, b] = [whiteOf(s, f, 0), whiteOf(s, f, 1)];
    f.turn = a === b ? side : a < b ? 0 : 1;
  } else readAgain(s, f, side, io);
  goTo(s, f, f.step);
  return undefined;
}

function mending(s: State, f: Duel, side: Drawer, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do === 'redraw') return mended(s, f, side, redraw(s, f, side, a, io), io);
  if (f.step !== 'openMend') {
    if (a.do === 'invert') return mended(s, f, side, invert(s, f, side, a, io), io);
    if (a.do === 'karma') return mended(s, f, side, karma(s, f, side, io), io);
  }
  if (a.do !== 'stand') return refuse('invalid', 'SON-DUE-07', 'notNow');
  if (f.step === 'openMend') {
    f.passes = 1;
    goTo(s, f, 'openMend');
  } else stands(s, f, io);
  return undefined;
}

export function answer(s: State, f: Duel, side: Drawer, a: Answer, io: Io<Event>): Refusal | undefined {
  switch (f.step) {
    case 'openMend':
    case 'attackMend':
    case 'defendMend':
    case 'counterMend':
      return mending(s, f, side, a, io);
    case 'impress':
      if (a.do !== 'impress' && a.do !== 'pass') return refuse('invalid', 'SON-IMP-01', 'notNow');
      if (a.do === 'impress') goTo(s, f, 'impressed');
      else if (f.turn === 0) {
        f.turn = 1;
        goTo(s, f, 'impress');
      } else {
        f.turn = 0;
        goTo(s, f, 'bid');
      }
      return undefined;
    case 'impressed':
      if (a.do !== 'impress' && a.do !== 'pass') return refuse('invalid', 'SON-IMP-01', 'notNow');
      impress(s, f, a.do === 'impress', io);
      f.turn = 0;
      return undefined;
    case 'bid':
      if (a.do === 'bid') return bid(s, f, side, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-INI-03', 'notNow');
      passTurn(s, f, 'bid');
      return undefined;
    case 'stance':
      return stance(s, f, side, a, io);
    case 'shift': {
      if (a.do !== 'pass' && a.do !== 'shift') return refuse('invalid', 'SON-PPC-03', 'notNow');
      const refusal = a.do === 'shift' ? shift(s, f, side, a, io) : undefined;
      if (refusal) return refusal;
      afterShift(s, f, side);
      return undefined;
    }
    case 'tie':
      return tied(s, f, side, a, io);
    case 'attack':
      if (a.do === 'attack') return attack(s, f, a, io);
      if (a.do !== 'stop') return refuse('invalid', 'SON-DUE-04', 'notNow');
      chainOver(s, f, io);
      return undefined;
    case 'defend':
      if (a.do === 'defend') return defend(s, f, a, io);
      if (a.do === 'counter') return counter(s, f, a, io);
      if (a.do !== 'take') return refuse('invalid', 'SON-DEF-01', 'notNow');
      f.turn = f.up;
      f.passes = 0;
      goTo(s, f, 'raise');
      return undefined;
    case 'raise':
      if (a.do === 'raise') return raise(s, f, side, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-PPC-02', 'notNow');
      f.passes++;
      handOver(s, f, side);
      return undefined;
    case 'botte':
      if (a.do === 'botte') return launch(s, f, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-BOT-04', 'notNow');
      sum(s, f);
      return undefined;
    case 'botteAnswer':
      if (a.do === 'counterBotte') return counterBotte(s, f, a, io);
      if (a.do === 'save') save(s, f, io);
      else if (a.do === 'take') sum(s, f);
      else return refuse('invalid', 'SON-BOT-05', 'notNow');
      return undefined;
    case 'suffer':
      if (a.do === 'dessous') return takeDessous(s, f, io);
      if (a.do !== 'wound') return refuse('invalid', 'SON-DES-01', 'notNow');
      takeWound(s, f, io);
      return undefined;
    case 'fate':
      if (a.do !== 'fate') return refuse('invalid', 'SON-DES-02', 'notNow');
      fate(s, f, a, io);
      return undefined;
    case 'mark':
      if (a.do === 'mark') return mark(s, f, a, io);
      if (a.do === 'where') return where(s, f, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-MRK-01', 'notNow');
      goTo(s, f, 'shed');
      return undefined;
    case 'shed':
      if (a.do === 'shed') return shed(s, f, a, io);
      if (a.do !== 'pass') return refuse('invalid', 'SON-DES-03', 'notNow');
      goTo(s, f, 'next');
      return undefined;
    default:
      return refuse('invalid', 'SON-DUE-10', 'notNow');
  }
}

export function passTurn(s: State, f: Duel, step: Duel['step']): void {
  f.passes++;
  f.turn = other(f.turn);
  goTo(s, f, step);
}

export function afterShift(s: State, f: Duel, side: Drawer): void {
  if (side === 0) {
    f.turn = 1;
    goTo(s, f, 'shift');
  } else toOpenMend(s, f);
}

function toOpenMend(s: State, f: Duel): void {
  f.passes = 0;
  f.turn = whiteOf(s, f, 0) < whiteOf(s, f, 1) ? 0 : 1;
  goTo(s, f, 'openMend');
}

/** SON-OPP-02: one who pays breaks the tie; if both do, or nobody, it is drawn again. */
function tied(s: State, f: Duel, side: Drawer, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do !== 'breakTie' && a.do !== 'pass') return refuse('invalid', 'SON-OPP-02', 'notNow');
  if (a.do === 'breakTie') {
    const refusal = cannotPay(s, f.sides[side].figure, PRICES.tie, 'SON-OPP-02', a);
    if (refusal) return refusal;
    pay(s, f.sides[side].figure, PRICES.tie, 'SON-OPP-02', io, a);
    f.chain += side + 1;
  }
  passTurn(s, f, 'tie');
  return undefined;
}

/** The draw that was to be mended is read as it is. */
export function stands(s: State, f: Duel, io: Io<Event>): void {
  if (f.step === 'attackMend') attacked(s, f, io);
  else if (f.step === 'defendMend') defended(s, f);
  else countered(s, f, io);
}
