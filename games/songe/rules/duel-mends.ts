/** SON-DUE-07, SON-DUE-08, SON-PPC-03, SON-PPS-12, SON-KAR-12: what mends a draw in a duel. */

import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import type { Drawer, Duel } from '../business.ts';
import type { Characteristic } from '../data/skills.ts';
import { PRICES } from '../data/tables.ts';
import type { Event } from '../events.ts';
import { scoreOf, tickedFor } from '../figures.ts';
import { NEEDED } from '../resolution.ts';
import type { State } from '../state.ts';
import { countOf, drawCount } from '../stones.ts';
import {
  blackOf,
  figureAt,
  fixedOf,
  knowers,
  nameAt,
  readOut,
  redrawFor,
  reussitesOf,
  turnFor,
  usedOut,
  whiteOf,
} from './duelling.ts';
import { pointsOf, useKarma } from './karma.ts';
import { cannotPay, panacheOf, pay } from './panache.ts';
import { KARMA, REDRAWS } from './purposes.ts';

/** SON-DUE-08: whose redraws serve the draw at hand; none in the opening. */
function tickOf(s: State, f: Duel, side: Drawer): Characteristic | null {
  if (f.step === 'openMend') return null;
  const id = f.step === 'attackMend' ? f.manoeuvre : f.defence;
  return id && tickedFor(figureAt(s, f, side), id);
}

function ticksOf(s: State, f: Duel, side: Drawer): number {
  const on = tickOf(s, f, side);
  if (!on) return 0;
  const figure = figureAt(s, f, side);
  // SON-DUE-08 as an option: a tick is a redraw of as many stones as the score.
  const left = scoreOf(figure, on) - figure.ticks[on];
  return s.options.tick === 'redraw' && left > 0 ? scoreOf(figure, on) : left;
}

/** How many stones this source would give, whatever lies there. */
function sourceOf(s: State, f: Duel, side: Drawer, from: Do<'redraw'>['from']): number {
  if (from === 'escrime') return figureAt(s, f, side).sheet.escrime - f.sides[side].used;
  return from === 'panache' ? panacheOf(s, f.sides[side].figure) : ticksOf(s, f, side);
}

/** How many stones could be drawn again; in the dark only one at a time, and nobody knows whether there is one. */
export const redrawsOf = (s: State, f: Duel, side: Drawer, from: Do<'redraw'>['from']): number =>
  Math.min(f.dark ? 1 : blackOf(s, f, side), sourceOf(s, f, side, from));

export function canMend(s: State, f: Duel, side: Drawer): boolean {
  // In the dark everybody is asked: not to be asked would tell that no Escrime is left.
  if (f.dark) return true;
  if (f.step !== 'openMend' && pointsOf(figureAt(s, f, side)) > 0) return true;
  return (
    blackOf(s, f, side) > 0 &&
    (sourceOf(s, f, side, 'escrime') > 0 ||
      sourceOf(s, f, side, 'panache') > 0 ||
      sourceOf(s, f, side, 'characteristic') > 0)
  );
}

/** SON-DUE-07, SON-DUE-08, SON-PPC-03: stones of one's Escrime, of the characteristic, or for a PP each. */
export function redraw(s: State, f: Duel, side: Drawer, a: Do<'redraw'>, io: Io<Event>): Refusal | undefined {
  const own = f.sides[side];
  const figure = figureAt(s, f, side);
  const rule = a.from === 'escrime' ? 'SON-DUE-07' : a.from === 'characteristic' ? 'SON-DUE-08' : 'SON-PPC-03';
  const most = redrawsOf(s, f, side, a.from);
  if (f.dark && a.count > 1) return refuse('invalid', 'SON-DUE-09', 'oneAtATime');
  if (a.count > most) return refuse('invalid', rule, 'beyondCap', { most });
  if (a.from === 'panache') {
    const refusal = cannotPay(s, own.figure, a.count * PRICES.redraw, rule, a);
    if (refusal) return refusal;
  }
  if (a.from === 'panache') pay(s, own.figure, a.count * PRICES.redraw, rule, io, a);
  else if (a.from === 'escrime') {
    own.used += a.count;
    usedOut(s, f, side);
  } else {
    const on = tickOf(s, f, side);
    if (on) figure.ticks[on] += s.options.tick === 'redraw' ? 1 : a.count;
  }
  if (s.options.comboRedraw && f.rows[side].length > 0) redrawInRow(s, f, side, a.count, io);
  else redrawFor(s, f, side, a.count, REDRAWS, io);
  io.tell?.({ kind: 'redrew', rule, figure: own.figure, name: nameAt(s, f, side), count: a.count, from: a.from });
  return undefined;
}

/** SON-BOT-03 as an option: the new stones take the places of the old ones. */
function redrawInRow(s: State, f: Duel, side: Drawer, count: number, io: Io<Event>): void {
  const before = f.drawn[side];
  redrawFor(s, f, side, count, REDRAWS, io);
  let white = f.drawn[side] - before;
  let left = count;
  f.rows[side] = f.rows[side].map((stone) => (stone || left-- <= 0 ? stone : white-- > 0));
}

/** SON-PPS-12: one drawn black stone turned, once an action. */
export function invert(s: State, f: Duel, side: Drawer, a: Do<'invert'>, io: Io<Event>): Refusal | undefined {
  if (f.inverted) return refuse('invalid', 'SON-PPS-12', 'oneInversion');
  const { figure } = f.sides[side];
  const refusal = cannotPay(s, figure, PRICES.inversion, 'SON-PPS-12', a);
  if (refusal) return refusal;
  // In the dark one pays for trying: a refusal would tell what lies there.
  if (!f.dark && blackOf(s, f, side) < 1) return refuse('invalid', 'SON-PPS-12', 'nothingToInvert');
  pay(s, figure, PRICES.inversion, 'SON-PPS-12', io, a);
  f.inverted = true;
  turnFor(s, f, side);
  io.tell?.({
    kind: 'inverted',
    rule: 'SON-PPS-12',
    figure,
    name: nameAt(s, f, side),
    left: countOf(figureAt(s, f, side).panache),
  });
  return undefined;
}

/** SON-KAR-12, SON-KAR-15, SON-KAR-20: good Karma after the draw; the white ones stay. */
export function karma(s: State, f: Duel, side: Drawer, io: Io<Event>): Refusal | undefined {
  const figure = figureAt(s, f, side);
  const points = pointsOf(figure);
  if (points < 1) return refuse('invalid', 'SON-KAR-12', 'noKarma');
  if (f.dark) return refuse('invalid', 'SON-DUE-09', 'inTheDark');
  const kept = drawCount(s.store, KARMA, points, io.chance);
  f.extra[side] += kept;
  useKarma(s, f.sides[side].figure, s.options.karmaExtraCost, 'SON-KAR-15', io);
  io.tell?.({
    kind: 'extraStones',
    rule: 'SON-KAR-20',
    figure: f.sides[side].figure,
    name: nameAt(s, f, side),
    drawn: points,
    kept,
    colour: 'white',
  });
  return undefined;
}

/** What a mended draw reads now. */
export function readAgain(s: State, f: Duel, side: Drawer, io: Io<Event>): void {
  readOut(s, f, side);
  io.tell?.({
    kind: 'struck',
    rule: 'SON-DUE-07',
    figure: f.sides[side].figure,
    name: nameAt(s, f, side),
    dark: f.dark,
    knows: knowers(s),
    fixed: fixedOf(s, f, side),
    white: whiteOf(s, f, side),
    reussites: reussitesOf(s, f, side),
    defence: f.step === 'defendMend',
  });
}

export const failed = (s: State, f: Duel, side: Drawer): boolean => whiteOf(s, f, side) < NEEDED;
