/** SON-TST-03, SON-PPS-12, SON-KAR-12, SON-MAG-07: what mends the draw of a test. */

import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import type { Test } from '../business.ts';
import { PRICES } from '../data/tables.ts';
import type { Event } from '../events.ts';
import { scoreOf } from '../figures.ts';
import { drawnFor, whiteWith } from '../resolution.ts';
import { figureOf, type State } from '../state.ts';
import { drawCount } from '../stones.ts';
import { redrewInTheDark, told, turnedInTheDark } from './dark.ts';
import { pointsOf, useKarma } from './karma.ts';
import { cannotPay, panacheOf, pay } from './panache.ts';
import { KARMA } from './purposes.ts';
import { blackDrawn, fixedUnder, reads, wins } from './trial.ts';
import { bySign, replace, tellDraw } from './trial-draw.ts';

/** How many stones may still be drawn again. */
export function redrawsLeft(s: State, f: Test): number {
  const figure = figureOf(s, f.figure);
  const black = f.dark ? 1 : blackDrawn(f);
  if (f.mending === 'test') return f.redrawn ? 0 : Math.min(f.cap, black);
  if (f.mending === 'imago') return Math.min(black, Math.max(0, scoreOf(figure, 'IMA')) - figure.imago);
  if (f.mending === 'combat' && f.on) return Math.min(black, Math.max(0, scoreOf(figure, f.on)) - figure.ticks[f.on]);
  return 0;
}

export function mends(s: State, f: Test): Answer[] {
  const figure = figureOf(s, f.figure);
  const found: Answer[] = [{ do: 'stand' }];
  const most = redrawsLeft(s, f);
  if (most > 0) {
    if (!f.dark) found.push({ do: 'redraw', count: most, from: 'characteristic' });
    if (most > 1 || f.dark) found.push({ do: 'redraw', count: 1, from: 'characteristic' });
  }
  if (!f.inverted && panacheOf(s, f.figure) > 0 && (f.dark || blackDrawn(f) > 0)) found.push({ do: 'invert' });
  if (f.extraWhite === 0 && pointsOf(figure) > 0 && !f.dark) found.push({ do: 'karma' });
  if (figure.sheet.signe === 'reve' && !figure.signeUsed) found.push({ do: 'sign' });
  return found;
}

/** After the draw: SON-TST-03, SON-PPS-12, SON-KAR-12. */
export function mend(s: State, f: Test, a: Answer, io: Io<Event>): Refusal | undefined {
  switch (a.do) {
    case 'redraw':
      return redraw(s, f, a, io);
    case 'invert':
      return invert(s, f, a, io);
    case 'karma':
      return extra(s, f, io);
    case 'sign':
      return bySign(s, f, io);
    case 'stand':
      next(s, f, 'impose');
      return undefined;
    default:
      return refuse('invalid', 'SON-TST-03', 'notNow');
  }
}

function redraw(s: State, f: Test, a: Do<'redraw'>, io: Io<Event>): Refusal | undefined {
  const figure = figureOf(s, f.figure);
  const rule = f.mending === 'imago' ? 'SON-MAG-07' : f.mending === 'combat' ? 'SON-DUE-08' : 'SON-TST-03';
  if (a.from !== 'characteristic') return refuse('invalid', rule, 'notNow');
  if (f.mending === 'test' && f.redrawn) return refuse('invalid', 'SON-TST-03', 'onceOnly');
  if (f.dark && a.count > 1) return refuse('invalid', 'SON-MAG-11', 'oneAtATime');
  const most = redrawsLeft(s, f);
  // SON-TST-04: no more than the characteristic and the skill allow.
  if (a.count > most) return refuse('invalid', f.mending === 'test' ? 'SON-TST-04' : rule, 'beyondCap', { most });
  if (f.belief)
    f.belief = redrewInTheDark(
      f.belief,
      'a',
      (e) => drawnFor(fixedUnder(f, e)),
      () => 0,
      s.store,
    );
  f.redrawn = true;
  if (f.mending === 'imago') figure.imago += a.count;
  if (f.mending === 'combat' && f.on) figure.ticks[f.on] += a.count;
  // In the dark one pays for trying: a refusal would tell what lies there.
  replace(s, f, false, Math.min(a.count, blackDrawn(f)), io);
  io.tell?.({
    kind: 'redrew',
    rule,
    figure: f.figure,
    name: figure.sheet.name,
    count: a.count,
    from: 'characteristic',
  });
  mended(s, f, io);
  return undefined;
}

function invert(s: State, f: Test, a: Do<'invert'>, io: Io<Event>): Refusal | undefined {
  if (f.inverted) return refuse('invalid', 'SON-PPS-12', 'oneInversion');
  const refusal = cannotPay(s, f.figure, PRICES.inversion, 'SON-PPS-12', a);
  if (refusal) return refusal;
  if (!f.dark && blackDrawn(f) < 1) return refuse('invalid', 'SON-PPS-12', 'nothingToInvert');
  if (f.belief) f.belief = turnedInTheDark(f.belief, 'a', (e) => drawnFor(fixedUnder(f, e)));
  pay(s, f.figure, PRICES.inversion, 'SON-PPS-12', io, a);
  f.inverted = true;
  const at = f.row.indexOf(false);
  f.row = f.row.map((stone, place) => stone || place === at);
  io.tell?.({
    kind: 'inverted',
    rule: 'SON-PPS-12',
    figure: f.figure,
    name: figureOf(s, f.figure).sheet.name,
    left: panacheOf(s, f.figure),
  });
  mended(s, f, io);
  return undefined;
}

/** SON-KAR-12, SON-KAR-15: as many stones on top as points; the white ones stay, and two cases are gone. */
function extra(s: State, f: Test, io: Io<Event>): Refusal | undefined {
  const figure = figureOf(s, f.figure);
  const points = pointsOf(figure);
  if (points < 1) return refuse('invalid', 'SON-KAR-12', 'noKarma');
  if (f.extraWhite > 0 || f.dark) return refuse('invalid', 'SON-KAR-15', 'onceOnly');
  f.extraWhite = drawCount(s.store, KARMA, points, io.chance);
  io.tell?.({
    kind: 'extraStones',
    rule: 'SON-KAR-15',
    figure: f.figure,
    name: figure.sheet.name,
    drawn: points,
    kept: f.extraWhite,
    colour: 'white',
  });
  useKarma(s, f.figure, s.options.karmaExtraCost, 'SON-KAR-15', io);
  mended(s, f, io);
  return undefined;
}

function mended(s: State, f: Test, io: Io<Event>): void {
  tellDraw(s, f, 'SON-TST-03', io);
  if (f.belief) f.belief = told(f.belief, (h) => wins(f, whiteWith(fixedUnder(f, h.e), h.a)) === reads(f));
  next(s, f, 'mend');
}
