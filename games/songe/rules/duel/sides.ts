/** SON-DUE-01, SON-DUE-09: the two sides of a duel, the stones of their draws, and what everybody could work out in the dark. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import type { SeatIndex } from '@reverie/kernel/game';
import type { Refusal } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../../answers.ts';
import type { ManoeuvreId } from '../../data/manoeuvres.ts';
import { OPEN } from '../../data/mends.ts';
import type { Characteristic } from '../../data/skills.ts';
import type { Io } from '../../events.ts';
import { type Figure, type FigureIndex, levelOf, scoreOf, tick, tickedFor, woundMalus } from '../../figure.ts';
import type { DarkStep, Draw, Drawer, Duel, Hypothesis, Minds, Side } from '../../frames.ts';
import type { DuelKind, MendAbout } from '../../questions.ts';
import { clampFixed, drawnFor, type Reading, ROW, readingOf, shownBy } from '../../resolution.ts';
import type { SongeRule } from '../../rulebook.ts';
import { deciderOf, figureOf, goTo, hidesEscrime, knowers, type State, told } from '../../state.ts';
import { clear, drawRow, whiteIn } from '../../stones.ts';
import type { SongeDecision } from '../../types.ts';
import {
  bare,
  drewInTheDark,
  forcedInTheDark,
  LEVELS,
  mindOf,
  poolOf,
  redrewInTheDark,
  ruledOut,
  settled,
  sharesOf,
  toppedInTheDark,
  turnedInTheDark,
} from '../dark.ts';
import {
  couldMend,
  couldMendFreely,
  type Done,
  drawForced,
  lay,
  type Mending,
  mayImposeAt,
  mend,
  mendsOf,
  newDraw,
  readingAt,
  type Site,
  usedUp,
  wouldSucceed,
} from '../drawing.ts';

export const SIDES = [0, 1] as const;
export const other = (side: Drawer): Drawer => (side === 0 ? 1 : 0);
export const figureAt = (s: State, f: Duel, side: Drawer): Figure => figureOf(s, f.sides[side].figure);
export const nameAt = (s: State, f: Duel, side: Drawer): string => figureAt(s, f, side).sheet.name;
/** A side as events tell it. */
export const toldOf = (s: State, f: Duel, side: Drawer) => told(s, f.sides[side].figure);
export const seatAt = (s: State, f: Duel, side: Drawer): SeatIndex | undefined => deciderOf(s, f.sides[side].figure);

export const newSide = (figure: FigureIndex, surprised: boolean): Side => ({
  figure,
  used: 0,
  dessous: 0,
  swagger: 0,
  swaggerFor: 0,
  last: null,
  run: 0,
  aim: null,
  wager: 0,
  bid: 0,
  stands: {},
  acted: false,
  surprised,
});

// -- The stones of a draw.

/** SON-DUE-01: the level where it counts, and the difference, on top of everything else. */
const fixedWith = (f: Duel, side: Drawer, own: number, foe: number): number =>
  clampFixed((f.draws[side]?.plain ?? 0) + (f.base ? own : 0) + own - foe);

export const fixedOf = (s: State, f: Duel, side: Drawer): number =>
  fixedWith(f, side, figureAt(s, f, side).sheet.escrime, figureAt(s, f, other(side)).sheet.escrime);

/** The draw of a side that lies there. */
function drawAt({ draws }: Duel, side: Drawer): Draw {
  const draw = draws[side];
  if (!draw) throw new Error('nothing was drawn');
  return draw;
}
/** How it reads. */
export function readingOfSide(s: State, f: Duel, side: Drawer): Reading {
  const draw = drawAt(f, side);
  return readingOf(draw, fixedOf(s, f, side), whiteIn(draw.row));
}
export const whiteOf = (s: State, f: Duel, side: Drawer): number => readingOfSide(s, f, side).white;
/** SON-DUE-03: what is held against the other. */
export function showsOf(s: State, f: Duel, side: Drawer): number {
  const draw = drawAt(f, side);
  return shownBy(draw, fixedOf(s, f, side), whiteIn(draw.row));
}
export const reussitesOf = (s: State, f: Duel, side: Drawer): number => readingOfSide(s, f, side).reussites;

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

/** What is drawn for, and what is fixed and taken on before. */
type Begun = Pick<Draw, 'use' | 'plain'> & Partial<Pick<Draw, 'forced' | 'panache' | 'margin'>>;

/** A side draws what its fixed stones leave to draw: in order where a combination may come of it. */
export function drawFor(
  s: State,
  f: Duel,
  side: Drawer,
  begun: Begun,
  why: Purpose,
  io: Io,
  inOrder = false,
): undefined {
  const { use, plain, forced = 0, panache = 0, margin = 0 } = begun;
  const draw = newDraw(use, plain - panache, forced, panache, margin);
  f.draws[side] = draw;
  const site = siteAt(s, f, side);
  if (inOrder) {
    site.note({ what: 'draw' });
    draw.row = drawRow(s.store, why, drawnFor(site.fixed), io.chance);
    f.rows[side] = draw.row;
  } else drawForced(s, site, lay(s, site, why, io), 'SON-TST-06', io);
}

/** SON-BAG-03: the stones of both go back. */
export function stonesBack(s: State, f: Duel): undefined {
  forgetStones(s, f);
  clear(s.store);
  f.draws = [null, null];
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
    return sharesOf(hidesEscrime(s, i) ? mindOf(suspected) : [bare(sheet.escrime, 1)]);
  };
  const second = sharesFor(b);
  const levels = sharesFor(a).flatMap((p, at) => second.map((q, place) => ({ e: at * LEVELS + place, p: p * q })));
  return { levels: levels.filter(({ p }) => p > 0), steps: [] };
}

/** The level of a side in a pair. */
export const levelIn = (pair: number, side: Drawer): number => (side === 0 ? Math.floor(pair / LEVELS) : pair % LEVELS);

function watch(s: State, f: Duel, what: DarkStep['what'], side: Drawer, value: number, of = 0): undefined {
  f.minds?.steps.push({ what, side, value, of, pool: poolOf(s.store) });
}

/** All that may be, with its chance, to somebody who knows the levels of these sides: `e` is a pair of levels. */
export function hypotheses(s: State, f: Duel, { levels, steps }: Minds, known: readonly Drawer[] = []): Hypothesis[] {
  const fits = levels.filter(({ e }) => known.every((side) => levelIn(e, side) === figureAt(s, f, side).sheet.escrime));
  const sum = fits.length === levels.length ? 1 : fits.reduce((total, { p }) => total + p, 0);
  let found: Hypothesis[] = fits.map(({ e, p }) => bare(e, p / sum));
  const lies = [false, false];
  const fixed = (side: Drawer) => (e: number) => fixedWith(f, side, levelIn(e, side), levelIn(e, other(side)));
  const drawn = (side: Drawer) => (e: number) => (lies[side] ? drawnFor(fixed(side)(e)) : 0);
  // How each draw was read at that time, with the stones on top of it.
  const plain = (side: Drawer) => ({ margin: f.draws[side]?.margin ?? 0, extraWhite: 0, extraBlack: 0 });
  const seen = [plain(0), plain(1)] as const;
  const reading = (side: Drawer, h: Hypothesis, fortune: boolean): Reading =>
    readingOf({ ...seen[side], fortune }, fixed(side)(h.e), side === 0 ? h.a : h.b);
  const reads = (h: Hypothesis, what: DarkStep['what'], side: Drawer, fortune: boolean): number => {
    if (what === 'ahead') return Math.sign(reading(0, h, fortune).shows - reading(1, h, fortune).shows);
    const { reussites, success, shows } = reading(side, h, fortune);
    return what === 'struck' ? reussites : what === 'level' ? Number(success) : Number(shows >= ROW);
  };
  for (const { what, side, value, of, pool } of steps) {
    const slot = side === 0 ? 'a' : 'b';
    if (what === 'draw') {
      lies[side] = true;
      found = drewInTheDark(found, slot, drawn(side), pool);
    } else if (what === 'redraw') found = redrewInTheDark(found, slot, drawn(side), pool);
    else if (what === 'turn') found = turnedInTheDark(found, slot, drawn(side));
    else if (what === 'forced') found = forcedInTheDark(found, slot, value, pool);
    else if (what === 'top' || what === 'weight') {
      found = toppedInTheDark(found, { of, white: value }, pool);
      if (what === 'top') seen[side].extraWhite += value;
      else seen[side].extraBlack += of - value;
    } else if (what === 'used') found = ruledOut(found, ({ e }) => levelIn(e, side) >= value);
    else found = ruledOut(found, (h) => reads(h, what, side, of > 0) === value);
  }
  return found;
}

/** How likely each level of one side is. */
export const sharesAt = (found: readonly Hypothesis[], side: Drawer): number[] =>
  sharesOf(found.map(({ e, p }) => bare(levelIn(e, side), p)));

/** The stones go back: only the levels are left to wonder about. */
function forgetStones(s: State, f: Duel): undefined {
  if (!f.minds || f.minds.steps.length === 0) return;
  f.minds.levels = settled(hypotheses(s, f, f.minds)).map(({ e, p }) => ({ e, p }));
  f.minds.steps = [];
}

/** What a draw in the dark was told to read: for everybody to see, and to think about. */
function tellReading(
  s: State,
  f: Duel,
  what: 'struck' | 'ahead' | 'held',
  side: Drawer,
  value: number,
  fortune = false,
) {
  s.readings = [...s.readings, { what, figure: f.sides[side].figure, value }];
  watch(s, f, what, side, value, Number(fortune));
}
/** The Réussites of this draw, and whether it is a success where there need not be any. */
export function readOut(s: State, f: Duel, side: Drawer): undefined {
  if (!f.dark) return;
  const { use, fortune } = f.draws[side] as Draw;
  if (use === 'save') return heldOut(s, f, side);
  tellReading(s, f, 'struck', side, reussitesOf(s, f, side), fortune);
  if (fortune) watch(s, f, 'level', side, Number(readingOfSide(s, f, side).success), 1);
}
/** Who shows more white. */
export function comparedOut(s: State, f: Duel): undefined {
  if (f.dark) tellReading(s, f, 'ahead', 0, Math.sign(showsOf(s, f, 0) - showsOf(s, f, 1)));
}
/** SON-BOT-05: whether eight white ones held a botte off. */
function heldOut(s: State, f: Duel, side: Drawer): undefined {
  if (f.dark) tellReading(s, f, 'held', side, showsOf(s, f, side) >= ROW ? 1 : 0);
}

// -- SON-DUE-07, SON-DUE-08, SON-PPC-03, SON-PPS-12, SON-KAR-12: what mends a draw in a duel.

/** SON-DUE-08: whose redraws serve the draw at hand; none in the opening. */
function tickOf(s: State, f: Duel, side: Drawer): Characteristic | null {
  const use = f.draws[side]?.use;
  const id = use === 'opening' ? null : use === 'attack' ? f.manoeuvre : f.defence;
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

/** The draw of a side that lies there, and what mends it. One shape for all: random play makes some for every answer. */
class Lying implements Site {
  readonly draw: Draw;
  readonly open: Site['open'];
  readonly figure: FigureIndex;
  readonly dark: boolean;
  readonly fixed: number;
  readonly ordered = false;
  readonly inDuel = true;
  readonly rule = 'SON-DUE-08';
  readonly #s: State;
  readonly #f: Duel;
  readonly #side: Drawer;

  constructor(s: State, f: Duel, side: Drawer) {
    this.draw = drawAt(f, side);
    this.open = OPEN[this.draw.use];
    this.figure = f.sides[side].figure;
    this.dark = f.dark;
    this.fixed = fixedOf(s, f, side);
    this.#s = s;
    this.#f = f;
    this.#side = side;
  }

  left(from: 'escrime' | 'characteristic'): number {
    if (from === 'characteristic') return ticksOf(this.#s, this.#f, this.#side);
    return figureOf(this.#s, this.figure).sheet.escrime - this.#f.sides[this.#side].used;
  }

  spend(from: 'escrime' | 'characteristic', count: number): void {
    const [s, f, side] = [this.#s, this.#f, this.#side];
    if (from === 'characteristic') {
      const on = tickOf(s, f, side);
      if (on) tick(figureOf(s, this.figure), on, s.options.tick === 'redraw' ? 1 : count);
      return;
    }
    const own = f.sides[side];
    own.used += count;
    // So many Escrime redraws were used: the level is no lower.
    watch(s, f, 'used', side, own.used);
  }

  would(turned: number, top: number, fortune: boolean): boolean {
    return isGood(this.#s, this.#f, this.#side, turned, top, fortune);
  }

  note(done: Done): void {
    const [s, f, side] = [this.#s, this.#f, this.#side];
    if (!f.minds) return;
    if (done.what === 'top') watch(s, f, done.stays === 'white' ? 'top' : 'weight', side, done.white, done.drawn);
    else watch(s, f, done.what, side, done.what === 'forced' ? done.count : 0);
  }
}
export const siteAt = (s: State, f: Duel, side: Drawer): Site => new Lying(s, f, side);

/**
 * What is good: a success; in an opening not to be behind; SON-BOT-05: eight white stones against a botte. As it lies there,
 * or with so many black stones turned, white ones on top, and perhaps a fortune.
 */
function isGood(s: State, f: Duel, side: Drawer, turned = 0, top = 0, fortune = false): boolean {
  const draw = drawAt(f, side);
  const fixed = fixedOf(s, f, side);
  if (draw.use !== 'opening' && draw.use !== 'save') return wouldSucceed(draw, fixed, turned, top, fortune);
  return (
    shownBy(draw, fixed, whiteIn(draw.row) + turned, top) >= (draw.use === 'save' ? ROW : showsOf(s, f, other(side)))
  );
}

type Mend<A> = (s: State, f: Duel, a: A, io: Io, d: SongeDecision<DuelKind>) => Refusal | undefined;
/** What is read out of a draw that was mended. */
type Read = (s: State, f: Duel, side: Drawer, io: Io) => void;
/** After a mend the question is the same one again, about other stones. */
const then =
  <A extends Mending>(read: Read, again: string): Mend<A> =>
  (s, f, a, io, d) => {
    const { side } = d.about;
    const before = f.rows[side].length > 0 ? f.draws[side]?.row : undefined;
    const refusal = mend(s, siteAt(s, f, side), a, io);
    if (refusal) return refusal;
    if (a.do === 'redraw' && a.stands) decide(f.sides[side], again, { do: 'redraw', count: 1, from: a.from });
    // SON-BOT-03 as an option: the new stones take the places of the old ones.
    if (before && s.options.comboRedraw && a.do === 'redraw') f.rows[side] = redrawnIn(f, side, before);
    read(s, f, side, io);
    goTo(s, f, f.step);
  };

/** Stones drawn again lie where the old ones lay, the first black ones first. */
function redrawnIn(f: Duel, side: Drawer, before: readonly boolean[]): readonly boolean[] {
  const now = f.draws[side]?.row ?? [];
  let turned = whiteIn(now) - whiteIn(before);
  return f.rows[side].map((stone) => stone || turned-- > 0);
}

const REDRAW_CITES = { escrime: ['SON-DUE-07'], panache: ['SON-PPC-03'], characteristic: ['SON-DUE-08'] } as const;

/** All that may be done about a draw of a duel, in the opening as after a blow. */
const mendsBy = (read: Read, again: string) =>
  ({
    redraw: {
      cites: (_d: unknown, { from }: Do<'redraw'>) => REDRAW_CITES[from],
      take: then<Do<'redraw'>>(read, again),
    },
    invert: { cites: ['SON-PPS-12'], take: then<Do<'invert'>>(read, again) },
    karma: { cites: ['SON-KAR-12', 'SON-KAR-15'], take: then<Do<'karma'>>(read, again) },
    fortune: { cites: ['SON-KAR-18', 'SON-TST-02'], take: then<Do<'fortune'>>(read, again) },
  }) as const;

/** What a mended blow reads now. */
function readAgain(s: State, f: Duel, side: Drawer, io: Io): undefined {
  readOut(s, f, side);
  tellStruck(s, f, side, 'SON-DUE-07', io);
}

/** SON-DUE-09: of a parry against a botte it is told in the dark when it is settled, and nothing else. */
export function tellStruck(s: State, f: Duel, side: Drawer, rule: SongeRule, io: Io): undefined {
  const { use } = f.draws[side] as Draw;
  if (use === 'save' && f.dark) return;
  const held = use === 'save' ? { held: showsOf(s, f, side) >= ROW } : {};
  io.tell?.({ kind: 'struck', rule, ...struckAt(s, f, side, use === 'defence' || use === 'save'), ...held });
}

const STAND: Answer = { do: 'stand' };
/** What costs stones or Karma stands as it is, until this side is hurt. */
const STAND_ON: Answer = { do: 'stand', stands: true };

const mendsFor = (s: State, f: Duel, side: Drawer): Answer[] => mendsOf(s, siteAt(s, f, side), STAND, STAND_ON);

/** In the dark nothing that only hidden figures say. */
function mendAbout(s: State, f: Duel, side: Drawer): MendAbout {
  const { result } = f;
  const foe = nameAt(s, f, other(side));
  if (f.dark) return { foe, side, result };
  const foeWhite = f.draws[side]?.use === 'opening' ? showsOf(s, f, other(side)) : null;
  const { white, black, shows } = readingAt(siteAt(s, f, side));
  const own = foeWhite === null ? white : shows;
  return { foe, side, white: own, black, foeWhite, result, karmaCases: s.options.karmaExtraCost };
}

/** Whether a side is asked about its draw: not in vain, and not where it has decided before. */
function asksToMend(s: State, f: Duel, side: Drawer, again: string): boolean {
  const site = siteAt(s, f, side);
  if (mendsByItself(s, f, side, site, again)) return false;
  // SON-DUE-09: in the dark all are asked: not to be asked would tell that no Escrime is left.
  if (f.sides[side].stands.mend && (f.dark || !couldMendFreely(s, site))) return false;
  return couldMend(s, site);
}

/** SON-X-08: where it was decided so, what is free is drawn again by itself, as long as that may make it good. */
const mendsByItself = (s: State, f: Duel, side: Drawer, site: Site, again: string): boolean =>
  !f.dark && f.sides[side].stands[again] !== undefined && couldMendFreely(s, site);

function mendByItself(s: State, f: Duel, side: Drawer, io: Io): undefined {
  for (const from of FREE_SOURCES) {
    const site = siteAt(s, f, side);
    if (isGood(s, f, side)) return;
    const count = Math.min(Math.max(0, site.left(from)), site.draw.row.length - whiteIn(site.draw.row));
    if (count > 0) mend(s, site, { do: 'redraw', count, from, until: true }, io);
  }
}
const FREE_SOURCES = ['characteristic', 'escrime'] as const;

type MendKind = `duel.${Duel['mended']}`;
interface MendStep<K extends MendKind> {
  readonly kind: K;
  /** Whose draw is not good as it lies there. */
  failing(s: State, f: Duel): Drawer | undefined;
  readonly read?: Read;
  /** It is left as it is. */
  readonly stand: (s: State, f: Duel, io: Io) => void;
  readonly run: (s: State, f: Duel, io: Io) => void;
}

/** The question of a draw that is not good as it lies there. */
export function mending<K extends MendKind>({ kind, failing, read = readAgain, stand, run }: MendStep<K>) {
  // Decided for this kind of draw.
  const again = `again ${kind.slice('duel.'.length)}`;
  return {
    kind,
    side(s: State, f: Duel): Drawer | undefined {
      const side = failing(s, f);
      return side !== undefined && asksToMend(s, f, side, again) ? side : undefined;
    },
    about: mendAbout,
    cites: ['SON-DUE-07', 'SON-DUE-08', 'SON-PPC-03'] as const,
    choices: mendsFor,
    on: {
      ...mendsBy(read, again),
      stand: {
        cites: ['SON-QUA-02'],
        take(s: State, f: Duel, a: Do<'stand'>, io: Io, d: SongeDecision<DuelKind>): undefined {
          if (a.stands) decide(f.sides[d.about.side], 'mend', STAND);
          stand(s, f, io);
        },
      },
    } as const,
    run(s: State, f: Duel, io: Io): undefined {
      const at = failing(s, f);
      if (at === undefined || !mendsByItself(s, f, at, siteAt(s, f, at), again)) {
        run(s, f, io);
        return;
      }
      mendByItself(s, f, at, io);
      read(s, f, at, io);
      goTo(s, f, f.step);
    },
  };
}

/** The same for a blow or a parry that failed; what lies there stands where no seat is asked. */
export function mendingBlow<K extends MendKind>(
  kind: K,
  sideOf: (f: Duel) => Drawer,
  stands: (s: State, f: Duel, io: Io) => void,
) {
  return mending({
    kind,
    failing(s, f) {
      const side = sideOf(f);
      return isGood(s, f, side) ? undefined : side;
    },
    stand: stands,
    run: stands,
  });
}

/** What a side answers from now on, until it is hurt. */
export function decide(side: Side, kind: string, a: Answer): undefined {
  const stands: Record<string, Answer> = { ...side.stands };
  stands[kind] = a;
  side.stands = stands;
}
export function undecide(side: Side): undefined {
  if (Object.keys(side.stands).length > 0) side.stands = {};
}

/** SON-KAR-13: the Conteur has said so, and the draw is good as it lies there. */
export function isImposed(s: State, f: Duel, side: Drawer): boolean {
  if (!figureAt(s, f, side).imposed) return false;
  const site = siteAt(s, f, side);
  return mayImposeAt(s, site) && isGood(s, f, side);
}
