/** SON-DUE-07, SON-DUE-08, SON-PPC-03, SON-PPS-12, SON-KAR-12: what mends a draw in a duel. */

import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../../answers.ts';
import type { Characteristic } from '../../data/skills.ts';
import { PRICES } from '../../data/tables.ts';
import type { Event } from '../../events.ts';
import { scoreOf, tickedFor } from '../../figure.ts';
import type { Drawer, Duel } from '../../frames.ts';
import type { DuelKind, MendAbout } from '../../questions.ts';
import { NEEDED } from '../../resolution.ts';
import { goTo, knowers, type State } from '../../state.ts';
import type { SongeDecision } from '../../types.ts';
import { drawKarma, payInversion, REDRAWS, tellInversion } from '../drawing.ts';
import { pointsOf, useKarma } from '../karma.ts';
import { cannotPay, panacheOf, pay } from '../panache.ts';
import {
  blackOf,
  figureAt,
  fixedOf,
  nameAt,
  other,
  readOut,
  redrawFor,
  reussitesOf,
  toldOf,
  turnFor,
  usedOut,
  whiteOf,
} from './sides.ts';

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
  return (
    blackOf(s, f, side) > 0 &&
    (sourceOf(s, f, side, 'escrime') > 0 ||
      sourceOf(s, f, side, 'panache') > 0 ||
      sourceOf(s, f, side, 'characteristic') > 0)
  );
}

/** SON-DUE-07, SON-DUE-08, SON-PPC-03: stones of one's Escrime, of the characteristic, or for a PP each. */
function redraw(s: State, f: Duel, side: Drawer, a: Do<'redraw'>, io: Io<Event>): Refusal | undefined {
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
  io.tell?.({ kind: 'redrew', rule, ...toldOf(s, f, side), count: a.count, from: a.from });
}

/** SON-BOT-03 as an option: the new stones take the places of the old ones. */
function redrawInRow(s: State, f: Duel, side: Drawer, count: number, io: Io<Event>): undefined {
  const before = f.drawn[side];
  redrawFor(s, f, side, count, REDRAWS, io);
  let white = f.drawn[side] - before;
  let left = count;
  f.rows[side] = f.rows[side].map((stone) => (stone || left-- <= 0 ? stone : white-- > 0));
}

/** SON-PPS-12: one drawn black stone turned, once an action. */
function invert(s: State, f: Duel, side: Drawer, a: Do<'invert'>, io: Io<Event>): Refusal | undefined {
  const { figure } = f.sides[side];
  const { inverted, dark } = f;
  const refusal = payInversion(s, figure, a, { inverted, dark, black: blackOf(s, f, side) }, io);
  if (refusal) return refusal;
  f.inverted = true;
  turnFor(s, f, side);
  tellInversion(s, figure, true, io);
}

/** SON-KAR-12, SON-KAR-15, SON-KAR-20: good Karma after the draw; the white ones stay. */
function karma(s: State, f: Duel, side: Drawer, _a: Answer, io: Io<Event>): Refusal | undefined {
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

type Mend<A> = (s: State, f: Duel, side: Drawer, a: A, io: Io<Event>) => Refusal | undefined;
/** After a mend the question is the same one again, about other stones. */
const then =
  <A>(mend: Mend<A>, read: (s: State, f: Duel, side: Drawer, io: Io<Event>) => void) =>
  (s: State, f: Duel, a: A, io: Io<Event>, d: SongeDecision<DuelKind>): Refusal | undefined => {
    const { side } = d.about;
    const refusal = mend(s, f, side, a, io);
    if (refusal) return refusal;
    read(s, f, side, io);
    goTo(s, f, f.step);
  };

const REDRAW_CITES = { escrime: ['SON-DUE-07'], panache: ['SON-PPC-03'], characteristic: ['SON-DUE-08'] } as const;
export const redrawing = (read: (s: State, f: Duel, side: Drawer, io: Io<Event>) => void) => ({
  cites: (_d: unknown, { from }: Do<'redraw'>) => REDRAW_CITES[from],
  take: then(redraw, read),
});

/** What a mended draw reads now. */
function readAgain(s: State, f: Duel, side: Drawer, io: Io<Event>): undefined {
  readOut(s, f, side);
  io.tell?.({
    kind: 'struck',
    rule: 'SON-DUE-07',
    ...toldOf(s, f, side),
    dark: f.dark,
    knows: knowers(s),
    fixed: fixedOf(s, f, side),
    white: whiteOf(s, f, side),
    reussites: reussitesOf(s, f, side),
    defence: f.step === 'defendMend',
  });
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
  if (f.dark) return { foe: nameAt(s, f, other(side)), side, result };
  return {
    foe: nameAt(s, f, other(side)),
    side,
    white: whiteOf(s, f, side),
    foeWhite: f.step === 'openMend' ? whiteOf(s, f, other(side)) : null,
    result,
    karmaCases: s.options.karmaExtraCost,
  };
}

/** The question of a blow or a parry that failed; `stands` reads it as it is. */
export function mending<K extends 'duel.attackMend' | 'duel.defendMend' | 'duel.counterMend'>(
  kind: K,
  sideOf: (f: Duel) => Drawer,
  stands: (s: State, f: Duel, io: Io<Event>) => void,
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
        take(s: State, f: Duel, _a: Answer, io: Io<Event>): undefined {
          stands(s, f, io);
        },
      },
    } as const,
    run: stands,
  };
}
