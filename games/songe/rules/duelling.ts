/** What the steps of a duel share: its frame, the stones of a draw, and what a side that may not know makes of it. */

import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import { next } from '@reverie/kernel/frames';
import type { Io, SeatIndex } from '@reverie/kernel/game';
import type { Drawer, Duel, Hypothesis, Side } from '../business.ts';
import type { ManoeuvreId } from '../data/manoeuvres.ts';
import type { Event } from '../events.ts';
import { levelOf, woundMalus } from '../figures.ts';
import { drawnFor, ROW, reussites, whiteWith } from '../resolution.ts';
import { deciderOf, type Figure, type FigureIndex, figureOf, hasConteur, hidesEscrime, type State } from '../state.ts';
import { clear, drawCount, putBack } from '../stones.ts';
import { drewInTheDark, mindOf, redrewInTheDark, settled, told, turnedInTheDark } from './dark.ts';
import { fixedWith, forgetStones, newOnlooker, watch } from './onlooker.ts';
import { inTheDark } from './purposes.ts';

export const other = (side: Drawer): Drawer => (side === 0 ? 1 : 0);
export const figureAt = (s: State, f: Duel, side: Drawer): Figure => figureOf(s, f.sides[side].figure);
export const nameAt = (s: State, f: Duel, side: Drawer): string => figureAt(s, f, side).sheet.name;
const slotOf = (side: Drawer): 'a' | 'b' => (side === 0 ? 'a' : 'b');

export const knowers = (s: State): readonly SeatIndex[] => (hasConteur(s) && s.conteur !== null ? [s.conteur] : []);

/** Whether a side may not know the other's Escrime: SON-DUE-09 keeps it from players, never from the Conteur. */
const isBlind = (s: State, figure: FigureIndex, foe: FigureIndex): boolean =>
  figureOf(s, figure).seat !== null && hidesEscrime(s, foe);

function newSide(s: State, figure: FigureIndex, foe: FigureIndex): Side {
  return {
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
    belief: isBlind(s, figure, foe) ? mindOf(figureOf(s, foe).suspected) : null,
  };
}

export function newDuel(
  s: State,
  a: FigureIndex,
  b: FigureIndex,
  flees: number,
  joined: boolean,
): Omit<Duel, 'serial'> {
  const dark = hidesEscrime(s, a) || hidesEscrime(s, b);
  return {
    kind: 'duel',
    // Who cannot read his own draw cannot make a show of it: no Impressionner in the dark (ruling).
    step: dark ? 'bid' : 'impress',
    sides: [newSide(s, a, b), newSide(s, b, a)],
    exchange: 1,
    holder: -1,
    robbed: false,
    turn: 0,
    // Two passes: nothing more is bid.
    passes: joined ? 2 : 0,
    up: 0,
    drawn: [-1, -1],
    plain: [0, 0],
    extra: [0, 0],
    rows: [[], []],
    base: false,
    free: null,
    manoeuvre: null,
    defence: null,
    inverted: false,
    result: 0,
    chain: 0,
    made: 0,
    counter: false,
    botte: null,
    due: [],
    given: null,
    special: false,
    trick: null,
    loser: -1,
    flees,
    dark,
    onlooker: hidesEscrime(s, a) && hidesEscrime(s, b) ? newOnlooker(figureOf(s, a), figureOf(s, b)) : null,
  };
}

export function fixedOf(s: State, f: Duel, side: Drawer): number {
  return fixedWith(f, side, figureAt(s, f, side).sheet.escrime, figureAt(s, f, other(side)).sheet.escrime);
}
/** The same if the foe of `viewer` had Escrime e. */
function fixedUnder(s: State, f: Duel, side: Drawer, viewer: Drawer, e: number): number {
  const mine = figureAt(s, f, viewer).sheet.escrime;
  return side === viewer ? fixedWith(f, side, mine, e) : fixedWith(f, side, e, mine);
}

/** All the white stones of a side's draw at hand. */
export const whiteOf = (s: State, f: Duel, side: Drawer): number =>
  Math.min(ROW, whiteWith(fixedOf(s, f, side), f.drawn[side]) + f.extra[side]);
const whiteUnder = (s: State, f: Duel, side: Drawer, viewer: Drawer, h: Hypothesis): number =>
  whiteWith(fixedUnder(s, f, side, viewer, h.e), h[slotOf(side)]);
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

/** How often this would be done running, counting this time. */
export const runOf = (side: Side, id: ManoeuvreId, defence: boolean): number =>
  defence ? (side.lastDefence === id ? side.defenceRun : 0) : side.last === id ? side.run : 0;

export const levelAt = (s: State, f: Duel, side: Drawer, id: ManoeuvreId): number =>
  levelOf(figureAt(s, f, side), id) ?? 0;

const purposeOf = (s: State, f: Duel, why: Purpose): Purpose => (f.dark ? inTheDark(s, why) : why);

function believing(f: Duel, each: (side: Side, viewer: Drawer) => Hypothesis[]): void {
  for (const viewer of [0, 1] as const) {
    const side = f.sides[viewer];
    if (side.belief) side.belief = each(side, viewer);
  }
}

/** A side draws what its fixed stones leave to draw. */
export function drawFor(s: State, f: Duel, side: Drawer, why: Purpose, io: Io<Event>): void {
  const n = drawnFor(fixedOf(s, f, side));
  if (f.dark) {
    const by = (viewer: Drawer, whose: Drawer) => (e: number) =>
      f.drawn[whose] < 0 ? 0 : drawnFor(fixedUnder(s, f, whose, viewer, e));
    believing(f, ({ belief }, viewer) =>
      drewInTheDark(
        belief ?? [],
        slotOf(side),
        (e) => drawnFor(fixedUnder(s, f, side, viewer, e)),
        by(viewer, other(side)),
        s.store,
      ),
    );
    watch(s, f, 'draw', side, 0);
  }
  f.drawn[side] = drawCount(s.store, purposeOf(s, f, why), n, io.chance);
}

/** SON-BAG-04: black stones go back and as many are drawn; in the dark it may turn out that there is none. */
export function redrawFor(s: State, f: Duel, side: Drawer, count: number, why: Purpose, io: Io<Event>): void {
  if (f.dark) {
    const by = (viewer: Drawer, whose: Drawer) => (e: number) =>
      f.drawn[whose] < 0 ? 0 : drawnFor(fixedUnder(s, f, whose, viewer, e));
    believing(f, ({ belief }, viewer) =>
      redrewInTheDark(belief ?? [], slotOf(side), by(viewer, side), by(viewer, other(side)), s.store),
    );
    watch(s, f, 'redraw', side, 0);
  }
  const there = Math.min(count, blackOf(s, f, side));
  if (there === 0) return;
  putBack(s.store, 'black', there);
  f.drawn[side] += drawCount(s.store, purposeOf(s, f, why), there, io.chance);
}

/** SON-PPS-12: a black stone is turned, where there is one. */
export function turnFor(s: State, f: Duel, side: Drawer): void {
  const there = blackOf(s, f, side) > 0;
  if (f.dark) {
    believing(f, ({ belief }, viewer) =>
      turnedInTheDark(belief ?? [], slotOf(side), (e) => drawnFor(fixedUnder(s, f, side, viewer, e))),
    );
    watch(s, f, 'turn', side, 0);
  }
  if (there) f.drawn[side]++;
}

/** SON-DUE-09: the Réussites of this draw were read out. */
export function readOut(s: State, f: Duel, side: Drawer): void {
  if (!f.dark) return;
  const read = reussitesOf(s, f, side);
  s.readings.push({ what: 'struck', figure: f.sides[side].figure, value: read });
  believing(f, ({ belief }, viewer) =>
    told(belief ?? [], (h) => reussites(whiteUnder(s, f, side, viewer, h)) === read),
  );
  watch(s, f, 'struck', side, read);
}
/** It was told who shows more white. */
export function comparedOut(s: State, f: Duel): void {
  if (!f.dark) return;
  const found = Math.sign(whiteOf(s, f, 0) - whiteOf(s, f, 1));
  s.readings.push({ what: 'ahead', figure: f.sides[0].figure, value: found });
  believing(f, ({ belief }, viewer) =>
    told(belief ?? [], (h) => Math.sign(whiteUnder(s, f, 0, viewer, h) - whiteUnder(s, f, 1, viewer, h)) === found),
  );
  watch(s, f, 'ahead', 0, found);
}
/** SON-BOT-05: it was told whether eight white ones held a botte off. */
export function heldOut(s: State, f: Duel, side: Drawer): void {
  if (!f.dark) return;
  const held = whiteOf(s, f, side) >= ROW;
  s.readings.push({ what: 'held', figure: f.sides[side].figure, value: held ? 1 : 0 });
  believing(f, ({ belief }, viewer) => told(belief ?? [], (h) => whiteUnder(s, f, side, viewer, h) >= ROW === held));
  watch(s, f, 'held', side, held ? 1 : 0);
}
/** So many Escrime redraws were used: the level is no lower. */
export function usedOut(s: State, f: Duel, side: Drawer): void {
  const { used } = f.sides[side];
  const watcher = f.sides[other(side)];
  if (watcher.belief) watcher.belief = told(watcher.belief, ({ e }) => e >= used);
  watch(s, f, 'used', side, used);
}

/** SON-BAG-03: the stones of both go back. */
export function stonesBack(s: State, f: Duel): void {
  forgetStones(s, f);
  clear(s.store);
  f.drawn[0] = -1;
  f.drawn[1] = -1;
  if (f.rows[0].length + f.rows[1].length > 0) f.rows = [[], []];
  if (f.dark) believing(f, ({ belief }) => settled(belief ?? []));
}

/** What lay on this one draw is used up. */
export function drawnOnce(s: State, f: Duel, side: Drawer): void {
  const figure = figureAt(s, f, side);
  figure.nextDraw = 0;
  figure.shadow = 0;
}

export const seatAt = (s: State, f: Duel, side: Drawer): SeatIndex | null => deciderOf(s, f.sides[side].figure);
export const goTo = (s: State, f: Duel, step: Duel['step']): void => next(s, f, step);
