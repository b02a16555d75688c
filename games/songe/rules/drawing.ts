/**
 * One way of drawing stones: prepare (fixed stones, terms), draw, mend in the order of the book, read. Tests, contests,
 * groups, Algarades, shots, magic and every draw of a duel go this way; what may be done about each is `data/mends.ts`. Who
 * draws says where its fixed stones and its redraws come from (`Site`), and reads the quality out of it.
 */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { BECAUSE, type Mend, OPEN, shutBy, type Use } from '../data/mends.ts';
import { PRICES } from '../data/tables.ts';
import type { Io } from '../events.ts';
import type { FigureIndex } from '../figure.ts';
import type { Draw } from '../frames.ts';
import { drawnFor, isSuccess, type Reading, ROW, readingOf } from '../resolution.ts';
import type { SongeRule } from '../rulebook.ts';
import { conteurOf, figureOf, hasConteur, type State, told } from '../state.ts';
import { drawCount, drawRow, putBack, whiteIn } from '../stones.ts';
import {
  canAfford,
  cannotPay,
  changeKarma,
  gain,
  isPlayers,
  panacheOf,
  pay,
  payable,
  pointsOf,
  priced,
  purseOf,
  tryPay,
  useKarma,
} from './panache.ts';

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
/** Decisions of a PNJ without a player. */
export const FOE = unseen('foe');
export const GUESS = unseen('guess');

/** The same draw where only the Conteur sees it. */
export function inTheDark(s: State, why: Purpose): Purpose {
  const conteur = conteurOf(s);
  return { label: why.label, seen: conteur === undefined ? 'none' : [conteur] };
}

/** Stones in order; odds care for their number alone. */
export function drawStones(s: State, why: Purpose, n: number, io: Io): boolean[] {
  return s.weighed ? counted(s, why, n, io) : drawRow(s.store, why, n, io.chance);
}

/** The same where their order never counts. */
function counted(s: State, why: Purpose, n: number, io: Io): boolean[] {
  const white = drawCount(s.store, why, n, io.chance);
  const row: boolean[] = [];
  for (let at = 0; at < n; at++) row.push(at < white);
  return row;
}

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

// -- A draw, and where it lies.

/** Nothing is drawn yet. */
export function newDraw(use: Use, plain: number, forced = 0, panache = 0, margin = 0): Draw {
  return {
    use,
    plain,
    row: [],
    forced,
    fortune: false,
    margin,
    panache,
    redrawn: false,
    inverted: false,
    extraDrawn: 0,
    extraWhite: 0,
    extraBlack: 0,
  };
}

type Source = Do<'redraw'>['from'];
export const SOURCES = ['escrime', 'characteristic', 'panache'] as const;
/** What is done to hidden stones, for those who reckon what may be. */
export type Done =
  | { readonly what: 'draw' | 'redraw' | 'turn' }
  | { readonly what: 'forced'; readonly count: number }
  | { readonly what: 'top'; readonly drawn: number; readonly white: number; readonly stays: 'white' | 'black' };

/** A draw that lies on the table, and all that a mend asks about it. */
export interface Site {
  readonly draw: Draw;
  /** The row of the table of mends for this kind of draw. */
  readonly open: (typeof OPEN)[Use];
  readonly figure: FigureIndex;
  readonly dark: boolean;
  /** All fixed stones, those that are hidden too. */
  readonly fixed: number;
  /** Whether the order of the stones counts. */
  readonly ordered: boolean;
  /** The inversion and the debts of a duel are paid for all to see. */
  readonly inDuel: boolean;
  /** The rule of the redraws that its own Caractéristique gives. */
  readonly rule: SongeRule;
  /** How many stones a source would draw again, whatever lies there. */
  left(from: 'escrime' | 'characteristic'): number;
  spend(from: 'escrime' | 'characteristic', count: number): void;
  /** Whether it would be good with so many black stones turned, so many white ones on top, and perhaps a fortune. */
  would(turned: number, top: number, fortune: boolean): boolean;
  note(done: Done): void;
}

const blackIn = ({ row }: Draw): number => row.length - whiteIn(row);
export const readingAt = ({ draw, fixed }: Pick<Site, 'draw' | 'fixed'>): Reading =>
  readingOf(draw, fixed, whiteIn(draw.row));

/** More white than black: what `would` is for a test or a blow. */
export const wouldSucceed = (draw: Draw, fixed: number, turned: number, top: number, fortune: boolean): boolean =>
  isSuccess(draw, fixed, whiteIn(draw.row) + turned, top, draw.fortune || fortune);

/** Draws what the fixed stones leave to draw, and what must be drawn again at once. */
export function lay(s: State, site: Site, why: Purpose, io: Io): number {
  const { draw, fixed, dark } = site;
  site.note({ what: 'draw' });
  const purpose = dark ? inTheDark(s, why) : why;
  const n = drawnFor(fixed);
  draw.row = site.ordered ? drawStones(s, purpose, n, io) : counted(s, purpose, n, io);
  // SON-DIF-03, SON-TST-06: forced redraws of white stones first, in place, the first ones first.
  return site.open.forced || site.open.relance ? Math.min(draw.forced, whiteIn(draw.row)) : 0;
}

/** SON-TST-06: the white stones that must be drawn again. */
export function drawForced(s: State, site: Site, count: number, rule: SongeRule, io: Io): undefined {
  if (site.draw.forced > 0) site.note({ what: 'forced', count: site.draw.forced });
  if (count === 0) return;
  replace(s, site, true, count, io);
  // In the dark it is not told how many white stones there were.
  io.tell?.({ kind: 'redrew', rule, ...told(s, site.figure), count: site.dark ? 0 : count, from: 'forced' });
}

/** SON-BAG-04: stones of one colour go back, and as many take their places. */
function replace(s: State, { draw, dark, ordered }: Site, white: boolean, count: number, io: Io): undefined {
  putBack(s.store, white ? 'white' : 'black', count);
  const why = ordered ? REDRAW : REDRAWS;
  const purpose = dark ? inTheDark(s, why) : why;
  const fresh = ordered ? drawStones(s, purpose, count, io) : counted(s, purpose, count, io);
  const row: boolean[] = [];
  let left = 0;
  for (const stone of draw.row) row.push(stone === white && left < count ? (fresh[left++] as boolean) : stone);
  draw.row = row;
}

// -- What mends it.

/** The rule that each of them is. */
export const MEND_RULES = {
  difficulty: 'SON-PPG-08',
  final: 'SON-FIN-01',
  relance: 'SON-DIF-03',
  forced: 'SON-TST-06',
  redraw: 'SON-TST-03',
  escrime: 'SON-DUE-07',
  panache: 'SON-PPC-03',
  inversion: 'SON-PPS-12',
  karma: 'SON-KAR-12',
  fortune: 'SON-KAR-18',
  badKarma: 'SON-KAR-13',
  debt: 'SON-PPS-15',
} as const satisfies Record<Mend, SongeRule>;

const MEND_OF = { escrime: 'escrime', panache: 'panache', characteristic: 'redraw' } as const;
export const REDRAW_RULES = { escrime: 'SON-DUE-07', panache: 'SON-PPC-03' } as const;

/** Why a mend is refused for this kind of draw, with the line of the book. */
export function shutFor(use: Use, mend: Mend): Refusal | undefined {
  const because = shutBy(use, mend);
  return because && refuse('invalid', MEND_RULES[mend], 'mendShut', { lines: BECAUSE[because] });
}

/** How many stones this source gives, whatever lies there. */
function sourceOf(s: State, site: Site, from: Source, debt: boolean): number {
  const { open } = site;
  if (from !== 'panache') return (from === 'escrime' ? open.escrime : open.redraw) ? Math.max(0, site.left(from)) : 0;
  if (!open.panache) return 0;
  return debt ? purseOf(s, site.figure) : panacheOf(s, site.figure);
}

/** How many stones could be drawn again; in the dark one at a time, whether there is one or not. */
const redrawsOf = (s: State, site: Site, from: Source, debt: boolean): number =>
  Math.min(site.dark ? 1 : blackIn(site.draw), sourceOf(s, site, from, debt));

const mayInvert = (s: State, { draw, open, figure, dark }: Site): boolean =>
  open.inversion && !draw.inverted && canAfford(s, figure, PRICES.inversion) && (dark || blackIn(draw) > 0);

const mayUseKarma = (s: State, { draw, open, figure }: Site): boolean =>
  open.karma && draw.extraDrawn === 0 && pointsOf(figureOf(s, figure)) > 0;

/** SON-KAR-18: a case for a fortune; as an option only above zero. */
export function mayBuyFortune(s: State, { draw, figure }: Pick<Site, 'draw' | 'figure'>): boolean {
  const one = figureOf(s, figure);
  const { karma } = one;
  if (!OPEN[draw.use].fortune || draw.fortune || !isPlayers(one)) return false;
  return karma > -15 && (karma > 0 || s.options.karmaFortune === 'any');
}

/** So many stones of a source, at once or one after another. Offers that never change are made once. */
interface Redraws {
  readonly atOnce: readonly Answer[];
  readonly byOne: readonly Answer[];
}
const MOST_REDRAWN = 12;
function redrawsFrom(from: Source): Redraws {
  const counts = Array.from({ length: MOST_REDRAWN + 1 }, (_, count) => count);
  return {
    atOnce: counts.map((count) => ({ do: 'redraw', count, from })),
    byOne: counts.map((count) => ({ do: 'redraw', count, from, until: true })),
  };
}
const OFFERS = {
  escrime: redrawsFrom('escrime'),
  characteristic: redrawsFrom('characteristic'),
  panache: redrawsFrom('panache'),
} as const satisfies Record<Source, Redraws>;

/** All of them, and a single one. */
function offer(found: Answer[], { atOnce, byOne }: Redraws, count: number, untilGood: boolean): undefined {
  const most = Math.min(count, MOST_REDRAWN);
  if (most > 0) found.push((untilGood && most > 1 ? byOne : atOnce)[most] as Answer);
  if (most > 1) found.push(atOnce[1] as Answer);
}
const OWED_REDRAW: Answer = { do: 'redraw', count: 1, from: 'panache', debt: true };
const INVERT = priced({ do: 'invert' });
const USE_KARMA: Answer = { do: 'karma' };
const BUY_FORTUNE: Answer = { do: 'fortune' };

/** To leave a draw as it lies, and all that may be done about it; `on` is offered where nothing of that is free. */
export function mendsOf(s: State, site: Site, stand: Answer, on?: Answer): Answer[] {
  const found = [stand];
  const escrime = redrawsOf(s, site, 'escrime', false);
  const own = redrawsOf(s, site, 'characteristic', false);
  const panache = redrawsOf(s, site, 'panache', false);
  if (on && escrime === 0 && own === 0) found.push(on);
  offer(found, OFFERS.escrime, escrime, !site.dark);
  // SON-TST-03: those of a test are drawn at once; others one after another, until it is good.
  offer(found, OFFERS.characteristic, own, !site.dark && site.rule !== 'SON-TST-03');
  offer(found, OFFERS.panache, panache, !site.dark);
  if (panache === 0 && redrawsOf(s, site, 'panache', true) > 0) found.push(OWED_REDRAW);
  if (mayInvert(s, site)) found.push(payable(s, site.figure, PRICES.inversion, INVERT));
  if (mayUseKarma(s, site)) found.push(USE_KARMA);
  // In the dark it is offered whether it would help or not.
  if (mayBuyFortune(s, site) && (site.dark || site.would(0, 0, true))) found.push(BUY_FORTUNE);
  return found;
}

const MOST_FIRST = ['panache', 'escrime', 'characteristic'] as const;
/** Whether all mends together could make it good: no seat is asked in vain. In the dark that is not known. */
export function couldMend(s: State, site: Site): boolean {
  if (site.dark) return true;
  const black = blackIn(site.draw);
  let turned = 0;
  // Most often one's purse would do, and nothing else need be looked at.
  for (const from of MOST_FIRST) if (turned < black) turned += sourceOf(s, site, from, true);
  if (turned < black && mayInvert(s, site)) turned++;
  turned = Math.min(turned, black);
  if (site.would(turned, 0, false)) return true;
  const top = mayUseKarma(s, site) ? pointsOf(figureOf(s, site.figure)) : 0;
  return site.would(turned, top, mayBuyFortune(s, site));
}

/** The same with what costs nothing alone. */
export function couldMendFreely(s: State, site: Site): boolean {
  const turned = sourceOf(s, site, 'escrime', false) + sourceOf(s, site, 'characteristic', false);
  return site.dark ? turned > 0 : turned > 0 && site.would(Math.min(turned, blackIn(site.draw)), 0, false);
}

/** SON-TST-03, SON-DUE-07, SON-DUE-08, SON-PPC-03: stones of the Caractéristique, of one's Escrime, or for a PP each. */
function redraw(s: State, site: Site, a: Do<'redraw'>, io: Io): Refusal | undefined {
  const { draw, figure, dark } = site;
  const shut = shutFor(draw.use, MEND_OF[a.from]);
  if (shut) return shut;
  const rule = a.from === 'characteristic' ? site.rule : REDRAW_RULES[a.from];
  if (dark && a.count > 1) return refuse('invalid', site.inDuel ? 'SON-DUE-09' : 'SON-MAG-11', 'oneAtATime');
  if (a.from === 'characteristic' && rule === 'SON-TST-03' && draw.redrawn) return refuse('invalid', rule, 'onceOnly');
  const most = redrawsOf(s, site, a.from, a.debt === true);
  // SON-TST-04: no more than the characteristic and the skill allow.
  if (a.count > most) return refuse('invalid', rule === 'SON-TST-03' ? 'SON-TST-04' : rule, 'beyondCap', { most });
  // Those of a test are drawn at once.
  const byOne = a.until === true && rule !== 'SON-TST-03';
  for (let left = a.count; left > 0; left -= byOne ? 1 : left) {
    const count = byOne ? 1 : left;
    if (a.from === 'panache') {
      const refusal = tryPay(s, figure, count * PRICES.redraw, 'SON-PPC-03', io, a);
      if (refusal) return left === a.count ? refusal : undefined;
    } else site.spend(a.from, count);
    if (a.from === 'characteristic') draw.redrawn = true;
    site.note({ what: 'redraw' });
    // In the dark one pays for trying: a refusal would tell what lies there.
    replace(s, site, false, Math.min(count, blackIn(draw)), io);
    io.tell?.({ kind: 'redrew', rule, ...told(s, figure), count, from: a.from });
    if (byOne && site.would(0, 0, false)) return;
  }
}

/** SON-PPS-12: a stone for one drawn black stone turned white, once an action. */
function invert(s: State, site: Site, a: Do<'invert'>, io: Io): Refusal | undefined {
  const { draw, figure, dark } = site;
  const shut = shutFor(draw.use, 'inversion');
  if (shut) return shut;
  if (draw.inverted) return refuse('invalid', 'SON-PPS-12', 'oneInversion');
  const refusal = cannotPay(s, figure, PRICES.inversion, 'SON-PPS-12', a);
  if (refusal) return refusal;
  // In the dark one pays for trying: a refusal would tell what lies there.
  if (!dark && blackIn(draw) < 1) return refuse('invalid', 'SON-PPS-12', 'nothingToInvert');
  pay(s, figure, PRICES.inversion, 'SON-PPS-12', io, a);
  site.note({ what: 'turn' });
  draw.inverted = true;
  const at = draw.row.indexOf(false);
  if (at >= 0) draw.row = draw.row.with(at, true);
  io.tell?.({ kind: 'inverted', rule: 'SON-PPS-12', ...told(s, figure), left: panacheOf(s, figure) });
}

/** SON-KAR-12, SON-KAR-13: as many stones on top as points of Karma, of which those of its colour stay. */
function drawOnTop(s: State, site: Site, colour: 'white' | 'black', rule: SongeRule, io: Io): undefined {
  const { draw, figure } = site;
  const drawn = Math.abs(pointsOf(figureOf(s, figure)));
  const white = drawCount(s.store, KARMA, drawn, io.chance);
  // These are seen, and tell something of those that are not.
  site.note({ what: 'top', drawn, white, stays: colour });
  const kept = colour === 'white' ? white : drawn - white;
  draw.extraDrawn += drawn;
  if (colour === 'white') draw.extraWhite += kept;
  else draw.extraBlack += kept;
  io.tell?.({ kind: 'extraStones', rule, ...told(s, figure), drawn, kept, colour });
}

/** SON-KAR-12, SON-KAR-15, SON-KAR-20: good Karma after the draw; the white ones stay, and two cases are gone. */
function goodKarma(s: State, site: Site, io: Io): Refusal | undefined {
  const { draw, figure } = site;
  const shut = shutFor(draw.use, 'karma');
  if (shut) return shut;
  if (pointsOf(figureOf(s, figure)) < 1) return refuse('invalid', 'SON-KAR-12', 'noKarma');
  if (draw.extraDrawn > 0) return refuse('invalid', 'SON-KAR-15', 'onceOnly');
  drawOnTop(s, site, 'white', site.inDuel ? 'SON-KAR-20' : 'SON-KAR-15', io);
  useKarma(s, figure, s.options.karmaExtraCost, 'SON-KAR-15', io);
}

/** SON-KAR-18, SON-TST-02: a case of Karma, and as many white as black will do. */
function buyFortune(s: State, site: Site, io: Io): Refusal | undefined {
  const shut = shutFor(site.draw.use, 'fortune');
  if (shut) return shut;
  if (!mayBuyFortune(s, site)) return refuse('invalid', 'SON-KAR-18', 'noFortune');
  changeKarma(s, site.figure, -1, 'SON-KAR-18', 'fortune', io);
  site.draw.fortune = true;
}

export type Mending = Do<'redraw'> | Do<'invert'> | Do<'karma'> | Do<'fortune'>;

/** Whatever its player does about a draw that lies there. */
export function mend(s: State, site: Site, a: Mending, io: Io): Refusal | undefined {
  if (a.do === 'redraw') return redraw(s, site, a, io);
  if (a.do === 'invert') return invert(s, site, a, io);
  return a.do === 'karma' ? goodKarma(s, site, io) : buyFortune(s, site, io);
}

// -- SON-KAR-13, SON-KAR-16: bad Karma, imposed by the Conteur, bought off by the player.

/** Whether the Conteur may impose it on what this figure draws. */
export function mayImpose(s: State, i: FigureIndex): boolean {
  const figure = figureOf(s, i);
  return hasConteur(s) && isPlayers(figure) && pointsOf(figure) <= -1;
}

/** Whether he may on this draw. */
export const mayImposeAt = (s: State, { draw, figure }: Pick<Site, 'draw' | 'figure'>): boolean =>
  OPEN[draw.use].badKarma && draw.extraDrawn === 0 && mayImpose(s, figure);

/** SON-KAR-13, SON-KAR-14: the black ones stay, two cases come back, and the player gains a PP. */
export function impose(s: State, site: Site, io: Io): undefined {
  drawOnTop(s, site, 'black', 'SON-KAR-13', io);
  useKarma(s, site.figure, 2, 'SON-KAR-13', io);
  gain(s, site.figure, 1, 'SON-KAR-14', 'karma', io);
}

/** SON-KAR-16: a PP, and it does not come to that. */
export const buyOff = (s: State, i: FigureIndex, a: Do<'pass'>, io: Io): Refusal | undefined =>
  tryPay(s, i, PRICES.karmaOff, 'SON-KAR-16', io, a);

// -- SON-PPG-08, SON-FIN-01: what a player takes on before a draw.

/** The most black stones that one may take on. */
const MOST_PANACHE = 4;

type TakenOn = Readonly<{ panache?: number | undefined; margin?: number | undefined; text?: string | undefined }>;

/** Why it cannot be taken on for this kind of draw. */
export function cannotTakeOn(use: Use, { panache = 0, margin = 0, text = '' }: TakenOn, already = 0) {
  if (panache > 0) {
    const shut = shutFor(use, 'difficulty');
    if (shut) return shut;
    if (panache + already > MOST_PANACHE) return refuse('invalid', 'SON-PPG-08', 'tooMuch', { most: MOST_PANACHE });
  }
  if (margin === 0) return undefined;
  const shut = shutFor(use, 'final');
  if (shut) return shut;
  // SON-FIN-01: a repartee that fits.
  return text.trim() === '' ? refuse('invalid', 'SON-FIN-01', 'noRepartee') : undefined;
}

/** SON-FIN-01: two PP for a coup final; the XP of the players are doubled where it was one of theirs. */
export function finishedOff(s: State, i: FigureIndex, io: Io): undefined {
  gain(s, i, 2, 'SON-FIN-01', 'coupFinal', io);
  if (isPlayers(figureOf(s, i))) s.xpDoubled = true;
}

/** What was taken on is paid, after the draw, so that the new stones cannot help it. */
export function panacheOut(s: State, i: FigureIndex, draw: Draw, success: boolean, io: Io): undefined {
  if (draw.panache > 0 && (success || s.options.panacheGain === 'always'))
    gain(s, i, draw.panache, 'SON-PPG-08', 'panache', io);
}
/** The same with what a coup final brings. */
export function paidOut(s: State, i: FigureIndex, draw: Draw, success: boolean, io: Io): undefined {
  panacheOut(s, i, draw, success, io);
  if (draw.margin > 0 && success) {
    finishedOff(s, i, io);
  }
}

/** Stones that lie on the eight: those that count of a draw, for its view. */
export const shownOf = (site: Pick<Site, 'draw' | 'fixed'>): number => Math.min(ROW, readingAt(site).white);
