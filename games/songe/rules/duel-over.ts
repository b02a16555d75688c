/** SON-DUE-10: the end of an exchange, and of a fight. */
import { pop } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import type { Drawer, Duel } from '../business.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { sharesOf } from './dark.ts';
import { figureAt, goTo, nameAt, other, stonesBack } from './duelling.ts';
import { ofSide } from './onlooker.ts';
import { beginExchange } from './opening.ts';
import { leaveStage, tellWounds } from './wounds.ts';

/** SON-DUE-10: on to the next exchange, unless the fight is over. */
export function nextExchange(s: State, f: Duel, io: Io<Event>): void {
  for (const side of [0, 1] as const) {
    const figure = figureAt(s, f, side);
    if (figure.out !== null && f.loser < 0) f.loser = side;
    // SON-DMG-04: a condition of the scenario: so many wounds, and he is gone.
    else if (f.flees > 0 && side === 1 && figure.wounds.length + figure.boxes >= f.flees) {
      leaveStage(s, f.sides[side].figure, 'fled', 'SON-DUE-10', io);
      f.loser = side;
    }
    if (f.sides[side].swaggerFor > 0) f.sides[side].swaggerFor--;
  }
  if (f.loser >= 0 || f.exchange >= s.options.exchanges) {
    goTo(s, f, 'over');
    return;
  }
  f.exchange++;
  beginExchange(s, f, io);
}

/** SON-DUE-09: what was found out about a foe is known when he is met again. In the arena nobody is. */
function keepMinds(s: State, f: Duel): void {
  if (!f.dark || s.options.mode === 'arena') return;
  for (const side of [0, 1] as const) {
    const { belief } = f.sides[other(side)];
    if (belief) figureAt(s, f, side).suspected = sharesOf(belief);
    else if (f.onlooker) figureAt(s, f, side).suspected = ofSide(f.onlooker, side);
  }
}

/** The fight is over: SON-DUE-07 gives the redraws back, SON-WND-07 the wounds away. */
export function duelOver(s: State, f: Duel, io: Io<Event>): void {
  stonesBack(s, f);
  const winner = f.loser < 0 ? null : other(f.loser as Drawer);
  io.tell?.({
    kind: 'fightOver',
    rule: 'SON-DUE-10',
    winner: winner === null ? '' : nameAt(s, f, winner),
    why: winner === null ? 'stopped' : 'won',
  });
  keepMinds(s, f);
  for (const side of f.sides) tellWounds(s, side.figure, io);
  for (const side of [0, 1] as const) figureAt(s, f, side).improvised = -1;
  if (s.options.mode === 'arena') {
    const seats = winner === null ? [] : [figureAt(s, f, winner).seat].filter((seat) => seat !== null);
    s.over = { winners: seats, rule: 'SON-DUE-10' };
  }
  pop(s, f);
}
