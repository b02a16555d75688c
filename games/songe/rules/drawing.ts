/**
 * How stones are drawn, wherever they are: what for and who sees it, a whole draw beside fixed stones, stones drawn again,
 * and what panache and Karma do to a draw that lies there. Tests, contests, group tests, Algarades and duels draw this way.
 */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { PRICES } from '../data/tables.ts';
import type { Io } from '../events.ts';
import type { FigureIndex } from '../figure.ts';
import { conteurOf, figureOf, type State, told } from '../state.ts';
import { countOf, drawCount, drawRow, putBack } from '../stones.ts';
import { cannotPay, panacheOf, pay, pointsOf } from './panache.ts';

const seen = (label: string): Purpose => ({ label, seen: 'all' });
const unseen = (label: string): Purpose => ({ label, seen: 'none' });

/** The labels of the audited streams. */
export const TEST = seen('test');
export const REDRAW = seen('redraw');
/** Counted, where `REDRAW` keeps the order. */
export const REDRAWS = seen('redraws');
export const OPENING = seen('opening');
/** An opening in order, where a combination may come of it. */
export const COMBINATION = seen('combination');
export const STRIKE = seen('strike');
export const KARMA = seen('karma');
export const SAVE = seen('save');
export const BRUMES = seen('brumes');
/** Decisions of a PNJ that nobody plays. */
export const FOE = unseen('foe');
export const GUESS = unseen('guess');

/** The same draw where only the Conteur sees it. */
export function inTheDark(s: State, why: Purpose): Purpose {
  const conteur = conteurOf(s);
  return { label: why.label, seen: conteur === undefined ? 'none' : [conteur] };
}

/** Stones in order; odds care for their number alone. */
export function drawStones(s: State, why: Purpose, n: number, io: Io): boolean[] {
  if (!s.weighed) return drawRow(s.store, why, n, io.chance);
  const white = drawCount(s.store, why, n, io.chance);
  return Array.from({ length: n }, (_, at) => at < white);
}

/** SON-BAG-04: black stones go back before as many are drawn. Gives how many of the new ones are white. */
export function drawAgain(s: State, count: number, why: Purpose, io: Io): number {
  putBack(s.store, 'black', count);
  return drawCount(s.store, why, count, io.chance);
}

/** SON-PPS-12: a stone for one drawn black stone turned white, once an action. `black` is unknown in the dark. */
export function payInversion(
  s: State,
  i: FigureIndex,
  a: Do<'invert'>,
  { inverted, dark, black }: { readonly inverted: boolean; readonly dark: boolean; readonly black: number },
  io: Io,
): Refusal | undefined {
  if (inverted) return refuse('invalid', 'SON-PPS-12', 'oneInversion');
  const refusal = cannotPay(s, i, PRICES.inversion, 'SON-PPS-12', a);
  if (refusal) return refusal;
  // In the dark one pays for trying: a refusal would tell what lies there.
  if (!dark && black < 1) return refuse('invalid', 'SON-PPS-12', 'nothingToInvert');
  pay(s, i, PRICES.inversion, 'SON-PPS-12', io, a);
}

/** What is left is all that a figure may pay with in a test, and its own stones in a duel. */
export function tellInversion(s: State, i: FigureIndex, inDuel: boolean, io: Io): void {
  const left = inDuel ? countOf(figureOf(s, i).panache) : panacheOf(s, i);
  io.tell?.({ kind: 'inverted', rule: 'SON-PPS-12', ...told(s, i), left });
}

/** SON-KAR-12, SON-KAR-13: as many stones on top as points of Karma; gives how many of them are white. */
export const drawKarma = (s: State, i: FigureIndex, io: Io): number =>
  drawCount(s.store, KARMA, Math.abs(pointsOf(figureOf(s, i))), io.chance);

/** SON-META-05: the terms of a sum with what goes beyond eight stones, so that they add up to what is fixed. */
export function capped(terms: readonly Term[], fixed: number): Term[] {
  const beyond = terms.reduce((left, { value }) => left - value, fixed);
  return beyond === 0 ? [...terms] : [...terms, { rule: 'SON-META-05', what: 'capped', value: beyond }];
}

/** What is drawn to be used once lies on no other draw. */
export function usedUp(s: State, i: FigureIndex): undefined {
  const figure = figureOf(s, i);
  figure.nextDraw = 0;
  figure.shadow = 0;
}
