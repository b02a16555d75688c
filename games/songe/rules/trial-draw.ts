/** SON-TST-01, SON-CAR-03, SON-KAR-18, SON-SIG-05: before the draw of a test, and the draw itself. */

import { next } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import type { Test } from '../business.ts';
import { PRICES } from '../data/tables.ts';
import type { Event } from '../events.ts';
import { scoreOf } from '../figures.ts';
import { drawnFor, whiteWith } from '../resolution.ts';
import { figureOf, hasConteur, type State } from '../state.ts';
import { drawRow, putBack, whiteIn } from '../stones.ts';
import { drewInTheDark, told } from './dark.ts';
import { changeKarma } from './karma.ts';
import { cannotPay, pay } from './panache.ts';
import { inTheDark, REDRAW, TEST } from './purposes.ts';
import { fixedOf, fixedUnder, plainOf, plainTerms, reads, whiteOf, wins } from './trial.ts';
import { settle } from './trial-end.ts';

/** Before the draw: SON-CAR-03, SON-KAR-18, SON-SIG-05. */
export function prepare(s: State, f: Test, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do === 'sign') return bySign(s, f, io);
  if (a.do !== 'draw') return refuse('invalid', 'SON-TST-01', 'notNow');
  if (a.fortune === 'panache') {
    if (!f.what.startsWith('char:') || f.fortune) return refuse('invalid', 'SON-CAR-03', 'noFortune');
    const refusal = cannotPay(s, f.figure, PRICES.characteristicFortune, 'SON-CAR-03', a);
    if (refusal) return refusal;
    pay(s, f.figure, PRICES.characteristicFortune, 'SON-CAR-03', io, a);
    f.fortune = true;
  } else if (a.fortune === 'karma') {
    const { karma } = figureOf(s, f.figure);
    if (f.fortune || karma <= -15 || (karma <= 0 && s.options.karmaFortune === 'positive'))
      return refuse('invalid', 'SON-KAR-18', 'noFortune');
    changeKarma(s, f.figure, -1, 'SON-KAR-18', 'fortune', io);
    f.fortune = true;
  }
  draw(s, f, io);
  return undefined;
}

export function bySign(s: State, f: Test, io: Io<Event>): Refusal | undefined {
  const figure = figureOf(s, f.figure);
  if (figure.sheet.signe !== 'reve' || figure.signeUsed) return refuse('invalid', 'SON-SIG-05', 'noSign');
  figure.signeUsed = true;
  f.verdict = 'success';
  io.tell?.({
    kind: 'notNeeded',
    rule: 'SON-SIG-05',
    figure: f.figure,
    name: figure.sheet.name,
    success: true,
    by: 'table',
    text: '',
  });
  settle(s, f, io);
  return undefined;
}

export function draw(s: State, f: Test, io: Io<Event>): void {
  f.plain = plainOf(s, f);
  const why = f.dark ? inTheDark(s, TEST) : TEST;
  if (f.belief)
    f.belief = drewInTheDark(
      f.belief,
      'a',
      (e) => drawnFor(fixedUnder(f, e)),
      () => 0,
      s.store,
    );
  f.row = drawRow(s.store, why, drawnFor(fixedOf(f)), io.chance);
  // SON-DIF-03, SON-TST-06: forced redraws of white stones first, in place, the first ones first.
  const back = Math.min(f.forced, whiteIn(f.row));
  tellDraw(s, f, 'SON-TST-01', io, back === 0);
  if (back > 0) {
    replace(s, f, true, back, io);
    io.tell?.({
      kind: 'redrew',
      rule: f.forced > 0 && f.on && scoreOf(figureOf(s, f.figure), f.on) < 0 ? 'SON-TST-06' : 'SON-DIF-03',
      figure: f.figure,
      name: figureOf(s, f.figure).sheet.name,
      count: back,
      from: 'forced',
    });
    tellDraw(s, f, 'SON-DIF-03', io);
  }
  if (f.belief) f.belief = told(f.belief, (h) => wins(f, whiteWith(fixedUnder(f, h.e), h.a)) === reads(f));
  const figure = figureOf(s, f.figure);
  figure.nextDraw = 0;
  figure.shadow = 0;
  next(s, f, 'mend');
}

/** SON-BAG-04: stones of one colour go back, and as many take their places. */
export function replace(s: State, f: Test, white: boolean, count: number, io: Io<Event>): void {
  putBack(s.store, white ? 'white' : 'black', count);
  const fresh = drawRow(s.store, f.dark ? inTheDark(s, REDRAW) : REDRAW, count, io.chance);
  let left = 0;
  f.row = f.row.map((stone) => (stone === white && left < count ? (fresh[left++] as boolean) : stone));
}

export function tellDraw(
  s: State,
  f: Test,
  rule: 'SON-TST-01' | 'SON-TST-03' | 'SON-DIF-03',
  io: Io<Event>,
  last = true,
): void {
  if (!io.tell) return;
  const sum = [...plainTerms(s, f), { rule: 'SON-DIF-01', what: 'difficulty', value: -f.difficulty }].filter(
    ({ value, what }) => value !== 0 || what === 'level',
  );
  io.tell({
    kind: 'drew',
    rule,
    figure: f.figure,
    name: figureOf(s, f.figure).sheet.name,
    dark: f.dark,
    knows: hasConteur(s) && s.conteur !== null ? [s.conteur] : [],
    what: f.what,
    fixed: fixedOf(f),
    row: [...f.row],
    white: whiteOf(f),
    success: reads(f),
    fortune: f.fortune,
    last,
    sum,
  });
}
