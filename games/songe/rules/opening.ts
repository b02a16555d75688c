/** SON-INI, SON-IMP, SON-DUE-01..03, SON-BOT-02..03: how an exchange begins. */

import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import type { Drawer, Duel } from '../business.ts';
import type { Event } from '../events.ts';
import { drawnFor, succeeds, whiteWith } from '../resolution.ts';
import type { State } from '../state.ts';
import { clear, drawCount, drawRow, whiteIn } from '../stones.ts';
import { completes } from './combination.ts';
import {
  burdenOf,
  burdenTerms,
  comparedOut,
  drawFor,
  drawnOnce,
  escrimeTerms,
  figureAt,
  fixedOf,
  goTo,
  knowers,
  nameAt,
  other,
  seatAt,
  stonesBack,
  whiteOf,
} from './duelling.ts';
import { cannotPay, pay } from './panache.ts';
import { COMBINATION, CONTEST, OPENING } from './purposes.ts';
import { leaveStage } from './wounds.ts';

/** SON-INI-01: the token passes on at every new fight, but stays with who was robbed of it (SON-INI-05). */
export function passToken(s: State): void {
  if (s.tokenStays) {
    s.tokenStays = false;
    return;
  }
  const circle =
    s.conteur === null
      ? [...s.players, ...(s.players.length === 1 ? [-1] : [])]
      : [...s.players, s.conteur].sort((a, b) => a - b);
  const at = circle.indexOf(s.token);
  s.token = circle[(at + 1) % circle.length] ?? -1;
}

/** Which side's seat holds the token; SON-DUE-02: perhaps neither. */
export function holderOf(s: State, f: Duel): Duel['holder'] {
  if ((seatAt(s, f, 0) ?? -1) === s.token) return 0;
  return (seatAt(s, f, 1) ?? -1) === s.token ? 1 : -1;
}

/** SON-IMP-01, SON-IMP-02. */
export function impress(s: State, f: Duel, answered: boolean, io: Io<Event>): void {
  const challenger = f.turn;
  const rival = other(challenger);
  const show = (side: Drawer): number => {
    const { escrime } = figureAt(s, f, side).sheet;
    return whiteWith(escrime, drawCount(s.store, CONTEST, drawnFor(escrime), io.chance));
  };
  const mine = show(challenger);
  const theirs = answered ? show(rival) : -1;
  clear(s.store);
  const winner = !succeeds(mine, false) ? rival : theirs > mine ? rival : theirs === mine ? -1 : challenger;
  if (winner >= 0) {
    for (const side of [0, 1] as const) {
      f.sides[side].swagger = side === winner ? 1 : -1;
      f.sides[side].swaggerFor = 2;
    }
  }
  io.tell?.({
    kind: 'impressed',
    rule: succeeds(mine, false) ? 'SON-IMP-01' : 'SON-IMP-02',
    figure: f.sides[challenger].figure,
    name: nameAt(s, f, challenger),
    whites: [mine, theirs],
    winner: winner < 0 ? '' : nameAt(s, f, winner as Drawer),
    loser: winner < 0 ? '' : nameAt(s, f, other(winner as Drawer)),
  });
  goTo(s, f, 'bid');
}

/** SON-INI-03: an ascending auction; what is staked is lost. */
export function bid(s: State, f: Duel, side: Drawer, a: Do<'bid'>, io: Io<Event>): Refusal | undefined {
  const own = f.sides[side];
  const refusal = cannotPay(s, own.figure, a.count, 'SON-INI-03', a);
  if (refusal) return refusal;
  if (own.bid + a.count <= f.sides[other(side)].bid)
    return refuse('invalid', 'SON-INI-03', 'bidTooLow', { least: f.sides[other(side)].bid - own.bid + 1 });
  pay(s, own.figure, a.count, 'SON-PPC-01', io, a);
  own.bid += a.count;
  io.tell?.({ kind: 'bid', rule: 'SON-INI-03', figure: own.figure, name: nameAt(s, f, side), stake: own.bid });
  f.passes = 0;
  f.turn = other(side);
  goTo(s, f, 'bid');
  return undefined;
}

export function auctionOver(s: State, f: Duel, io: Io<Event>): void {
  const [a, b] = f.sides;
  const before = holderOf(s, f);
  f.holder = a.bid > b.bid ? 0 : b.bid > a.bid ? 1 : before;
  // SON-INI-05: robbed, he holds it again for the next fight.
  f.robbed = f.holder !== before && f.holder >= 0;
  s.tokenStays = f.robbed;
  if (f.holder >= 0)
    io.tell?.({
      kind: 'initiative',
      rule: f.robbed ? 'SON-INI-03' : 'SON-INI-01',
      name: nameAt(s, f, f.holder as Drawer),
      stolen: f.robbed,
    });
  beginExchange(s, f, io);
}

export function beginExchange(s: State, f: Duel, io: Io<Event>): void {
  f.passes = 0;
  f.turn = 0;
  f.free = null;
  f.botte = null;
  f.chain = 0;
  f.made = 0;
  f.counter = false;
  f.special = false;
  f.trick = null;
  f.given = null;
  for (const side of f.sides) {
    side.aim = null;
    side.last = null;
    side.run = 0;
  }
  io.tell?.({ kind: 'exchange', rule: 'SON-DUE-10', n: f.exchange });
  goTo(s, f, 'stance');
}

export function stance(s: State, f: Duel, side: Drawer, a: Answer, io: Io<Event>): Refusal | undefined {
  const figure = figureAt(s, f, side);
  if (a.do === 'yield' || a.do === 'flee') {
    leaveStage(s, f.sides[side].figure, a.do === 'yield' ? 'surrendered' : 'fled', 'SON-DUE-10', io);
    f.loser = side;
    goTo(s, f, 'over');
    return undefined;
  }
  if (a.do !== 'ready') return refuse('invalid', 'SON-DUE-01', 'notNow');
  if (a.botte !== undefined) {
    if (!figure.sheet.bottes.includes(a.botte)) return refuse('invalid', 'SON-BOT-07', 'notYourBotte');
    // Nobody reads a combination that nobody may see (ruling).
    if (f.dark) return refuse('invalid', 'SON-DUE-09', 'inTheDark');
  }
  f.sides[side].aim = a.botte ?? null;
  if (side === 0) {
    f.turn = 1;
    goTo(s, f, 'stance');
  } else {
    s.readings = [];
    goTo(s, f, 'open');
  }
  return undefined;
}

/** SON-DUE-01, SON-DUE-02: both draw, from the same bag, before anything goes back. */
export function open(s: State, f: Duel, io: Io<Event>): void {
  f.base = s.options.duelBase === 'escrime';
  f.drawn[0] = -1;
  f.drawn[1] = -1;
  for (const side of [0, 1] as const) {
    // SON-INI-08.
    f.plain[side] = burdenOf(s, f, side) + (f.holder === side ? 2 : 0);
    f.extra[side] = 0;
  }
  for (const side of [0, 1] as const) {
    // In order only where a combination may come of it.
    if (f.sides[side].aim === null) drawFor(s, f, side, OPENING, io);
    else {
      const row = drawRow(s.store, COMBINATION, drawnFor(fixedOf(s, f, side)), io.chance);
      f.rows[side] = row;
      f.drawn[side] = whiteIn(row);
    }
  }
  for (const side of [0, 1] as const) {
    if (io.tell) {
      const holder = f.holder === side ? [{ rule: 'SON-DUE-02', what: 'initiative', value: 2 }] : [];
      io.tell({
        kind: 'opened',
        rule: 'SON-DUE-01',
        figure: f.sides[side].figure,
        name: nameAt(s, f, side),
        dark: f.dark,
        knows: knowers(s),
        fixed: fixedOf(s, f, side),
        white: whiteOf(s, f, side),
        row: f.rows[side],
        sum: [...escrimeTerms(s, f, side), ...holder, ...burdenTerms(s, f, side)],
      });
    }
    drawnOnce(s, f, side);
  }
  comparedOut(s, f);
  tellAhead(s, f, io);
  f.passes = 0;
  f.turn = 0;
  goTo(s, f, 'shift');
}

/** Who shows more white for the moment: told also in the dark. */
export function tellAhead(s: State, f: Duel, io: Io<Event>): void {
  if (!io.tell) return;
  const found = whiteOf(s, f, 0) - whiteOf(s, f, 1);
  const side = found >= 0 ? 0 : 1;
  io.tell({
    kind: 'ahead',
    rule: 'SON-DUE-03',
    figure: f.sides[side].figure,
    name: found === 0 ? '' : nameAt(s, f, side),
  });
}

/** SON-DUE-03: more white takes the upper hand. */
export function upperHand(s: State, f: Duel, up: Drawer, io: Io<Event>): void {
  f.up = up;
  // SON-BOT-02: only who takes the upper hand.
  f.free = f.rows[up].length > 0 && completes(s, f, up, f.rows[up]) ? f.sides[up].aim : null;
  io.tell?.({
    kind: 'upperHand',
    rule: 'SON-DUE-03',
    figure: f.sides[up].figure,
    name: nameAt(s, f, up),
    free: f.free,
  });
  stonesBack(s, f);
  f.base = false;
  f.made = 0;
  f.chain = 0;
  goTo(s, f, 'attack');
}

/** SON-OPP-02: neither or both pay, and it is drawn again; never more than this often in one exchange (SON-DUE-01). */
export const MOST_TIES = 3;
