/** The steps of a duel at which nobody is asked anything. */

import type { Io } from '@reverie/kernel/game';
import type { Duel } from '../business.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { handOver, manoeuvreOver } from './chain.ts';
import { afterShift, passTurn, stands } from './duel-answers.ts';
import { duelOver, nextExchange } from './duel-over.ts';
import { goTo, stonesBack, whiteOf } from './duelling.ts';
import { pendingWound, sum, takeWound, unhurt } from './finish.ts';
import { auctionOver, MOST_TIES, open, upperHand } from './opening.ts';

/** A step at which nobody is asked anything. */
export function run(s: State, f: Duel, io: Io<Event>): void {
  switch (f.step) {
    case 'bid':
      // Who has nothing to stake passes.
      if (f.passes < 2) passTurn(s, f, 'bid');
      else auctionOver(s, f, io);
      return;
    case 'open':
      open(s, f, io);
      return;
    case 'shift':
      afterShift(s, f, f.turn);
      return;
    case 'openMend':
      opened(s, f, io);
      return;
    case 'tie':
      if (f.passes < 2) passTurn(s, f, 'tie');
      else tieOver(s, f, io);
      return;
    case 'attackMend':
    case 'defendMend':
    case 'counterMend':
      stands(s, f, io);
      return;
    case 'raise':
      if (f.passes < 2) {
        f.passes++;
        handOver(s, f, f.turn);
      } else manoeuvreOver(s, f, io);
      return;
    case 'botte':
      sum(s, f);
      return;
    case 'suffer':
      if (f.due.length === 0) goTo(s, f, 'mark');
      else if (pendingWound(s, f).wound === null) unhurt(s, f, io);
      else takeWound(s, f, io);
      return;
    case 'mark':
      goTo(s, f, 'shed');
      return;
    case 'shed':
      goTo(s, f, 'next');
      return;
    case 'next':
      nextExchange(s, f, io);
      return;
    default:
      duelOver(s, f, io);
  }
}

function opened(s: State, f: Duel, io: Io<Event>): void {
  const [a, b] = [whiteOf(s, f, 0), whiteOf(s, f, 1)];
  if (a !== b) {
    upperHand(s, f, a > b ? 0 : 1, io);
    return;
  }
  io.tell?.({ kind: 'tie', rule: 'SON-DUE-03' });
  f.passes = 0;
  f.turn = 0;
  f.chain = 0;
  goTo(s, f, 'tie');
}

/** `chain` holds who paid while the tie lasts: 1 the first side, 2 the second, 3 both. */
function tieOver(s: State, f: Duel, io: Io<Event>): void {
  const paid = f.chain;
  f.chain = 0;
  if (paid === 1 || paid === 2) {
    upperHand(s, f, paid === 1 ? 0 : 1, io);
    return;
  }
  stonesBack(s, f);
  f.made++;
  if (f.made < MOST_TIES) goTo(s, f, 'open');
  else {
    f.made = 0;
    goTo(s, f, 'next');
  }
}
