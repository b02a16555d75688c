/** SON-DUE-01, SON-DUE-09: the two sides of a duel, the stones of their draws, and what everybody could work out in the dark. */

import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import type { Io, SeatIndex } from '@reverie/kernel/game';
import type { ManoeuvreId } from '../../data/manoeuvres.ts';
import type { Event } from '../../events.ts';
import { type Figure, type FigureIndex, levelOf, woundMalus } from '../../figure.ts';
import type { DarkStep, Drawer, Duel, Hypothesis, Minds, Side } from '../../frames.ts';
import { clampFixed, drawnFor, ROW, reussites, whiteWith } from '../../resolution.ts';
import { deciderOf, figureOf, hidesEscrime, type State, told } from '../../state.ts';
import { clear, drawCount, stones } from '../../stones.ts';
import {
  drewInTheDark,
  full,
  LEVELS,
  mindOf,
  redrewInTheDark,
  ruledOut,
  settled,
  sharesOf,
  turnedInTheDark,
} from '../dark.ts';
import { drawAgain, inTheDark, usedUp } from '../drawing.ts';

export const SIDES = [0, 1] as const;
export const other = (side: Drawer): Drawer => (side === 0 ? 1 : 0);
export const figureAt = (s: State, f: Duel, side: Drawer): Figure => figureOf(s, f.sides[side].figure);
export const nameAt = (s: State, f: Duel, side: Drawer): string => figureAt(s, f, side).sheet.name;
/** A side as events tell it. */
export const toldOf = (s: State, f: Duel, side: Drawer) => told(s, f.sides[side].figure);
export const seatAt = (s: State, f: Duel, side: Drawer): SeatIndex | undefined => deciderOf(s, f.sides[side].figure);

export const newSide = (figure: FigureIndex): Side => ({
  figure,
  used: 0,
  dessous: 0,
  swagger: 0,
  swaggerFor: 0,
  last: null,
  run: 0,
  lastDefence: null,
  defenceRun: 0,
  aim: null,
  bid: 0,
});

// -- The stones of a draw.

/** SON-DUE-01: the level where it counts, and the difference, on top of everything else. */
const fixedWith = (f: Duel, side: Drawer, own: number, foe: number): number =>
  clampFixed(f.plain[side] + (f.base ? own : 0) + own - foe);

export const fixedOf = (s: State, f: Duel, side: Drawer): number =>
  fixedWith(f, side, figureAt(s, f, side).sheet.escrime, figureAt(s, f, other(side)).sheet.escrime);

/** All the white stones of a side's draw at hand. */
export const whiteOf = (s: State, f: Duel, side: Drawer): number =>
  Math.min(ROW, whiteWith(fixedOf(s, f, side), f.drawn[side]) + f.extra[side]);
export const reussitesOf = (s: State, f: Duel, side: Drawer): number => reussites(whiteOf(s, f, side));
/** Black stones that were drawn and could be drawn again. */
export const blackOf = (s: State, f: Duel, side: Drawer): number => drawnFor(fixedOf(s, f, side)) - f.drawn[side];

/** What weighs on every draw of a side: SON-MAL-05, SON-DES-01, SON-IMP-01, SON-MAL-01..04. */
export function burdenOf(s: State, f: Duel, side: Drawer): number {
  const { dessous, swagger, swaggerFor } = f.sides[side];
  const figure = figureAt(s, f, side);
  return (
    -woundMalus(figure) - dessous + (swaggerFor > 0 ? swagger : 0) + figure.nextDraw + figure.scene - figure.shadow
  );
}

/** The same as a sum, for the log. */
export function burdenTerms(s: State, f: Duel, side: Drawer): Term[] {
  const { dessous, swagger, swaggerFor } = f.sides[side];
  const figure = figureAt(s, f, side);
  const terms: Term[] = [
    { rule: 'SON-MAL-05', what: 'wounds', value: -woundMalus(figure) },
    { rule: 'SON-DES-01', what: 'dessous', value: -dessous },
    { rule: 'SON-IMP-01', what: 'swagger', value: swaggerFor > 0 ? swagger : 0 },
    { rule: 'SON-MAL-01', what: 'circumstance', value: figure.nextDraw + figure.scene },
    { rule: 'SON-SIG-03', what: 'shadow', value: -figure.shadow },
  ];
  return terms.filter(({ value }) => value !== 0);
}

/** SON-DUE-01: the difference as it stands in a sum. */
export function escrimeTerms(s: State, f: Duel, side: Drawer): Term[] {
  const own = figureAt(s, f, side).sheet.escrime;
  const foe = figureAt(s, f, other(side)).sheet.escrime;
  const level: Term[] = f.base ? [{ rule: 'SON-DUE-01', what: 'escrime', value: own }] : [];
  return [...level, { rule: 'SON-DUE-01', what: 'difference', value: own - foe }];
}

export const levelAt = (s: State, f: Duel, side: Drawer, id: ManoeuvreId): number =>
  levelOf(figureAt(s, f, side), id) ?? 0;

const purposeOf = (s: State, f: Duel, why: Purpose): Purpose => (f.dark ? inTheDark(s, why) : why);

/** A side draws what its fixed stones leave to draw. */
export function drawFor(s: State, f: Duel, side: Drawer, why: Purpose, io: Io<Event>): undefined {
  watch(s, f, 'draw', side, 0);
  f.drawn[side] = drawCount(s.store, purposeOf(s, f, why), drawnFor(fixedOf(s, f, side)), io.chance);
}

/** SON-BAG-04: black stones go back and as many are drawn; in the dark it may turn out that there is none. */
export function redrawFor(s: State, f: Duel, side: Drawer, count: number, why: Purpose, io: Io<Event>): undefined {
  watch(s, f, 'redraw', side, 0);
  const there = Math.min(count, blackOf(s, f, side));
  if (there > 0) f.drawn[side] += drawAgain(s, there, purposeOf(s, f, why), io);
}

/** SON-PPS-12: a black stone is turned, where there is one. */
export function turnFor(s: State, f: Duel, side: Drawer): undefined {
  watch(s, f, 'turn', side, 0);
  if (blackOf(s, f, side) > 0) f.drawn[side]++;
}

/** SON-BAG-03: the stones of both go back. */
export function stonesBack(s: State, f: Duel): undefined {
  forgetStones(s, f);
  clear(s.store);
  f.drawn[0] = -1;
  f.drawn[1] = -1;
  if (f.rows[0].length + f.rows[1].length > 0) f.rows = [[], []];
}

/** What lay on this one draw is used up. */
export const drawnOnce = (s: State, f: Duel, side: Drawer): undefined => usedUp(s, f.sides[side].figure);

// -- In the dark: SON-DUE-09.

/** Those who know a level anyway know it here too. Of two who were met before each is taken for himself. */
export function newMinds(s: State, a: FigureIndex, b: FigureIndex): Minds | null {
  if (!hidesEscrime(s, a) && !hidesEscrime(s, b)) return null;
  const sharesFor = (i: FigureIndex): number[] => {
    const { sheet, suspected } = figureOf(s, i);
    return sharesOf(hidesEscrime(s, i) ? mindOf(suspected) : [{ e: sheet.escrime, a: 0, b: 0, p: 1 }]);
  };
  const second = sharesFor(b);
  const levels = sharesFor(a).flatMap((p, at) => second.map((q, place) => ({ e: at * LEVELS + place, p: p * q })));
  return { levels: levels.filter(({ p }) => p > 0), steps: [] };
}

/** The level of a side in a pair. */
export const levelIn = (pair: number, side: Drawer): number => (side === 0 ? Math.floor(pair / LEVELS) : pair % LEVELS);

function watch(s: State, f: Duel, what: DarkStep['what'], side: Drawer, value: number): undefined {
  f.minds?.steps.push({ what, side, value, ...full(s.store) });
}

/** All that may be, with its chance, to somebody who knows the levels of these sides: `e` is a pair of levels. */
export function hypotheses(s: State, f: Duel, { levels, steps }: Minds, known: readonly Drawer[] = []): Hypothesis[] {
  const fits = levels.filter(({ e }) => known.every((side) => levelIn(e, side) === figureAt(s, f, side).sheet.escrime));
  const sum = fits.length === levels.length ? 1 : fits.reduce((total, { p }) => total + p, 0);
  let found: Hypothesis[] = fits.map(({ e, p }) => ({ e, a: 0, b: 0, p: p / sum }));
  const lies = [false, false];
  const fixed = (side: Drawer) => (e: number) => fixedWith(f, side, levelIn(e, side), levelIn(e, other(side)));
  const drawn = (side: Drawer) => (e: number) => (lies[side] ? drawnFor(fixed(side)(e)) : 0);
  const white = (side: Drawer, h: Hypothesis) => whiteWith(fixed(side)(h.e), side === 0 ? h.a : h.b);
  for (const { what, side, value, ...bag } of steps) {
    const pool = { coin: s.store.coin, bag, lying: stones() };
    const slot = side === 0 ? 'a' : 'b';
    const others = drawn(other(side));
    if (what === 'draw') {
      lies[side] = true;
      found = drewInTheDark(found, slot, drawn(side), others, pool);
    } else if (what === 'redraw') found = redrewInTheDark(found, slot, drawn(side), others, pool);
    else if (what === 'turn') found = turnedInTheDark(found, slot, drawn(side));
    else if (what === 'struck') found = ruledOut(found, (h) => reussites(white(side, h)) === value);
    else if (what === 'ahead') found = ruledOut(found, (h) => Math.sign(white(0, h) - white(1, h)) === value);
    else if (what === 'held') found = ruledOut(found, (h) => white(side, h) >= ROW === (value === 1));
    else found = ruledOut(found, ({ e }) => levelIn(e, side) >= value);
  }
  return found;
}

/** How likely each level of one side is. */
export const sharesAt = (found: readonly Hypothesis[], side: Drawer): number[] =>
  sharesOf(found.map(({ e, a, b, p }) => ({ e: levelIn(e, side), a, b, p })));

/** The stones go back: only the levels are left to wonder about. */
function forgetStones(s: State, f: Duel): undefined {
  if (!f.minds || f.minds.steps.length === 0) return;
  f.minds.levels = settled(hypotheses(s, f, f.minds)).map(({ e, p }) => ({ e, p }));
  f.minds.steps = [];
}

/** What a draw in the dark was told to read: for everybody to see, and to think about. */
function tellReading(s: State, f: Duel, what: 'struck' | 'ahead' | 'held', side: Drawer, value: number): undefined {
  s.readings.push({ what, figure: f.sides[side].figure, value });
  watch(s, f, what, side, value);
}
/** The Réussites of this draw. */
export function readOut(s: State, f: Duel, side: Drawer): undefined {
  if (f.dark) tellReading(s, f, 'struck', side, reussitesOf(s, f, side));
}
/** Who shows more white. */
export function comparedOut(s: State, f: Duel): undefined {
  if (f.dark) tellReading(s, f, 'ahead', 0, Math.sign(whiteOf(s, f, 0) - whiteOf(s, f, 1)));
}
/** SON-BOT-05: whether eight white ones held a botte off. */
export function heldOut(s: State, f: Duel, side: Drawer): undefined {
  if (f.dark) tellReading(s, f, 'held', side, whiteOf(s, f, side) >= ROW ? 1 : 0);
}
/** So many Escrime redraws were used: the level is no lower. */
export const usedOut = (s: State, f: Duel, side: Drawer): undefined => watch(s, f, 'used', side, f.sides[side].used);
