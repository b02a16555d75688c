/** SON-DUE-01, SON-DUE-09: the two sides of a duel, the stones of their draws, and what everybody could work out in the dark. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import type { SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../../answers.ts';
import type { ManoeuvreId } from '../../data/manoeuvres.ts';
import type { Characteristic } from '../../data/skills.ts';
import { PRICES } from '../../data/tables.ts';
import type { Io } from '../../events.ts';
import { type Figure, type FigureIndex, levelOf, scoreOf, tick, tickedFor, woundMalus } from '../../figure.ts';
import type { DarkStep, Drawer, Duel, Hypothesis, Minds, Side } from '../../frames.ts';
import type { DuelKind, MendAbout } from '../../questions.ts';
import { clampFixed, drawnFor, NEEDED, ROW, reussites, whiteWith } from '../../resolution.ts';
import { deciderOf, figureOf, goTo, hidesEscrime, knowers, type State, told } from '../../state.ts';
import { clear, drawCount, stones } from '../../stones.ts';
import type { SongeDecision } from '../../types.ts';
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
import { drawAgain, drawKarma, inTheDark, payInversion, REDRAWS, tellInversion, usedUp } from '../drawing.ts';
import { panacheOf, pointsOf, tryPay, useKarma } from '../panache.ts';

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
const blackOf = (s: State, f: Duel, side: Drawer): number => drawnFor(fixedOf(s, f, side)) - f.drawn[side];

/** The draw of a side as events tell it. */
export function drawnAt(s: State, f: Duel, side: Drawer) {
  const [fixed, white] = [fixedOf(s, f, side), whiteOf(s, f, side)];
  return { ...toldOf(s, f, side), dark: f.dark, knows: knowers(s), fixed, white };
}
export function struckAt(s: State, f: Duel, side: Drawer, defence: boolean) {
  return { ...drawnAt(s, f, side), reussites: reussitesOf(s, f, side), defence };
}

/** What weighs on every draw of a side: SON-MAL-05, SON-DES-01, SON-IMP-01, SON-MAL-01..04. */
export function burdenOf(s: State, f: Duel, side: Drawer): number {
  const { dessous } = f.sides[side];
  const figure = figureAt(s, f, side);
  const { nextDraw, scene, shadow } = figure;
  return swaggerOf(f.sides[side]) + nextDraw + scene - woundMalus(figure) - dessous - shadow;
}
/** SON-IMP-01: for as long as it lasts. */
const swaggerOf = ({ swagger, swaggerFor }: Side): number => (swaggerFor > 0 ? swagger : 0);

/** The same as a sum, for the log. */
export function burdenTerms(s: State, f: Duel, side: Drawer): Term[] {
  const figure = figureAt(s, f, side);
  const terms: Term[] = [
    { rule: 'SON-MAL-05', what: 'wounds', value: -woundMalus(figure) },
    { rule: 'SON-DES-01', what: 'dessous', value: -f.sides[side].dessous },
    { rule: 'SON-IMP-01', what: 'swagger', value: swaggerOf(f.sides[side]) },
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
export function drawFor(s: State, f: Duel, side: Drawer, why: Purpose, io: Io): undefined {
  watch(s, f, 'draw', side, 0);
  f.drawn[side] = drawCount(s.store, purposeOf(s, f, why), drawnFor(fixedOf(s, f, side)), io.chance);
}

/** SON-BAG-04: black stones go back and as many are drawn; in the dark it may turn out that there is none. */
function redrawFor(s: State, f: Duel, side: Drawer, count: number, why: Purpose, io: Io): undefined {
  watch(s, f, 'redraw', side, 0);
  const there = Math.min(count, blackOf(s, f, side));
  if (there > 0) f.drawn[side] += drawAgain(s, there, purposeOf(s, f, why), io);
}

/** SON-PPS-12: a black stone is turned, where there is one. */
function turnFor(s: State, f: Duel, side: Drawer): undefined {
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
  s.readings = [...s.readings, { what, figure: f.sides[side].figure, value }];
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
const usedOut = (s: State, f: Duel, side: Drawer): undefined => watch(s, f, 'used', side, f.sides[side].used);

// -- SON-DUE-07, SON-DUE-08, SON-PPC-03, SON-PPS-12, SON-KAR-12: what mends a draw in a duel.

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
const redrawsOf = (s: State, f: Duel, side: Drawer, from: Do<'redraw'>['from']): number =>
  Math.min(f.dark ? 1 : blackOf(s, f, side), sourceOf(s, f, side, from));

const mayUseKarma = (s: State, f: Duel, side: Drawer): boolean =>
  !f.dark && !f.karmaUsed && pointsOf(figureAt(s, f, side)) > 0;

export function canMend(s: State, f: Duel, side: Drawer): boolean {
  // In the dark everybody is asked: not to be asked would tell that no Escrime is left.
  if (f.dark) return true;
  if (f.step !== 'openMend' && mayUseKarma(s, f, side)) return true;
  if (blackOf(s, f, side) > 0) for (const from of SOURCES) if (sourceOf(s, f, side, from) > 0) return true;
  return false;
}

/** SON-DUE-07, SON-DUE-08, SON-PPC-03: stones of one's Escrime, of the characteristic, or for a PP each. */
function redraw(s: State, f: Duel, side: Drawer, a: Do<'redraw'>, io: Io): Refusal | undefined {
  const own = f.sides[side];
  const figure = figureAt(s, f, side);
  const [rule] = REDRAW_CITES[a.from];
  const most = redrawsOf(s, f, side, a.from);
  if (f.dark && a.count > 1) return refuse('invalid', 'SON-DUE-09', 'oneAtATime');
  if (a.count > most) return refuse('invalid', rule, 'beyondCap', { most });
  if (a.from === 'panache') {
    const refusal = tryPay(s, own.figure, a.count * PRICES.redraw, rule, io, a);
    if (refusal) return refusal;
  } else if (a.from === 'escrime') {
    own.used += a.count;
    usedOut(s, f, side);
  } else {
    const on = tickOf(s, f, side);
    if (on) tick(figure, on, s.options.tick === 'redraw' ? 1 : a.count);
  }
  if (s.options.comboRedraw && f.rows[side].length > 0) redrawInRow(s, f, side, a.count, io);
  else redrawFor(s, f, side, a.count, REDRAWS, io);
  io.tell?.({ kind: 'redrew', rule, ...toldOf(s, f, side), count: a.count, from: a.from });
}

/** SON-BOT-03 as an option: the new stones take the places of the old ones. */
function redrawInRow(s: State, f: Duel, side: Drawer, count: number, io: Io): undefined {
  const before = f.drawn[side];
  redrawFor(s, f, side, count, REDRAWS, io);
  let white = f.drawn[side] - before;
  let left = count;
  f.rows[side] = f.rows[side].map((stone) => (stone || left-- <= 0 ? stone : white-- > 0));
}

/** SON-PPS-12: one drawn black stone turned, once an action. */
function invert(s: State, f: Duel, side: Drawer, a: Do<'invert'>, io: Io): Refusal | undefined {
  const { figure } = f.sides[side];
  const { inverted, dark } = f;
  const refusal = payInversion(s, figure, a, { inverted, dark, black: blackOf(s, f, side) }, io);
  if (refusal) return refusal;
  f.inverted = true;
  turnFor(s, f, side);
  tellInversion(s, figure, true, io);
}

/** SON-KAR-12, SON-KAR-15, SON-KAR-20: good Karma after the draw; the white ones stay. */
function karma(s: State, f: Duel, side: Drawer, _a: Answer, io: Io): Refusal | undefined {
  const drawn = pointsOf(figureAt(s, f, side));
  if (drawn < 1) return refuse('invalid', 'SON-KAR-12', 'noKarma');
  if (f.dark) return refuse('invalid', 'SON-DUE-09', 'inTheDark');
  if (f.karmaUsed) return refuse('invalid', 'SON-KAR-15', 'onceOnly');
  f.karmaUsed = true;
  const kept = drawKarma(s, f.sides[side].figure, io);
  f.extra[side] += kept;
  useKarma(s, f.sides[side].figure, s.options.karmaExtraCost, 'SON-KAR-15', io);
  io.tell?.({ kind: 'extraStones', rule: 'SON-KAR-20', ...toldOf(s, f, side), drawn, kept, colour: 'white' });
}

type Mend<A> = (s: State, f: Duel, side: Drawer, a: A, io: Io) => Refusal | undefined;
/** After a mend the question is the same one again, about other stones. */
const then =
  <A>(mend: Mend<A>, read: (s: State, f: Duel, side: Drawer, io: Io) => void) =>
  (s: State, f: Duel, a: A, io: Io, d: SongeDecision<DuelKind>): Refusal | undefined => {
    const { side } = d.about;
    const refusal = mend(s, f, side, a, io);
    if (refusal) return refusal;
    read(s, f, side, io);
    goTo(s, f, f.step);
  };

const REDRAW_CITES = { escrime: ['SON-DUE-07'], panache: ['SON-PPC-03'], characteristic: ['SON-DUE-08'] } as const;
export const redrawing = (read: (s: State, f: Duel, side: Drawer, io: Io) => void) => ({
  cites: (_d: unknown, { from }: Do<'redraw'>) => REDRAW_CITES[from],
  take: then(redraw, read),
});

/** What a mended draw reads now. */
function readAgain(s: State, f: Duel, side: Drawer, io: Io): undefined {
  readOut(s, f, side);
  io.tell?.({ kind: 'struck', rule: 'SON-DUE-07', ...struckAt(s, f, side, f.step === 'defendMend') });
}

const STAND: Answer = { do: 'stand' };
const SOURCES = ['escrime', 'characteristic', 'panache'] as const;

export function mendsFor(s: State, f: Duel, side: Drawer): Answer[] {
  const found: Answer[] = [STAND];
  for (const from of SOURCES) {
    const most = Math.min(redrawsOf(s, f, side, from), 12);
    if (most > 0) found.push({ do: 'redraw', count: 1, from });
    if (most > 1) found.push({ do: 'redraw', count: most, from });
  }
  if (f.step === 'openMend') return found;
  if (!f.inverted && redrawsOf(s, f, side, 'panache') > 0) found.push({ do: 'invert' });
  if (mayUseKarma(s, f, side)) found.push({ do: 'karma' });
  return found;
}

/** In the dark nothing that only hidden figures say. */
export function mendAbout(s: State, f: Duel, side: Drawer): MendAbout {
  const { result } = f;
  const foe = nameAt(s, f, other(side));
  if (f.dark) return { foe, side, result };
  const foeWhite = f.step === 'openMend' ? whiteOf(s, f, other(side)) : null;
  return { foe, side, white: whiteOf(s, f, side), foeWhite, result, karmaCases: s.options.karmaExtraCost };
}

/** The question of a blow or a parry that failed; `stands` reads it as it is. */
export function mending<K extends 'duel.attackMend' | 'duel.defendMend' | 'duel.counterMend'>(
  kind: K,
  sideOf: (f: Duel) => Drawer,
  stands: (s: State, f: Duel, io: Io) => void,
) {
  return {
    kind,
    side(s: State, f: Duel): Drawer | undefined {
      const side = sideOf(f);
      return whiteOf(s, f, side) < NEEDED && canMend(s, f, side) ? side : undefined;
    },
    about: mendAbout,
    cites: ['SON-DUE-07', 'SON-DUE-08'] as const,
    choices: mendsFor,
    on: {
      redraw: redrawing(readAgain),
      invert: { cites: ['SON-PPS-12'], take: then(invert, readAgain) },
      karma: { cites: ['SON-KAR-12', 'SON-KAR-15'], take: then(karma, readAgain) },
      stand: {
        cites: ['SON-QUA-02'],
        take(s: State, f: Duel, _a: Answer, io: Io): undefined {
          stands(s, f, io);
        },
      },
    } as const,
    run: stands,
  };
}
