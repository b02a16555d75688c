/** SON-TST, SON-CAR, SON-DIF, SON-QUA: a test, from what the Conteur says of it to what comes of it. */
import type { Term } from '@reverie/kernel/events';
import { ask, next, type Procedure, pop, push } from '@reverie/kernel/frames';
import type { Decision, Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { PRICES } from '../data/tables.ts';
import type { Event } from '../events.ts';
import { scoreOf, woundMalus } from '../figures.ts';
import { successOf } from '../odds/tests.ts';
import { clampFixed, drawnFor, NEEDED, qualityOf, ROW, whiteWith } from '../resolution.ts';
import { type AnyFrame, deciderOf, type FigureIndex, figureOf, hasConteur, type State, type Test } from '../state.ts';
import { clear, countOf, drawCount, drawRow, putBack, whiteIn } from '../stones.ts';
import { drewInTheDark, openMind, redrewInTheDark, told, turnedInTheDark } from './dark.ts';
import { changeKarma, pointsOf, useKarma } from './karma.ts';
import { paidFor } from './magic.ts';
import { cannotPay, gain, isPlayers, panacheOf, pay } from './panache.ts';
import { inTheDark, KARMA, REDRAW, TEST } from './purposes.ts';

export interface TestSpec {
  readonly figure: FigureIndex;
  readonly what: string;
  readonly text?: string | undefined;
  readonly level: number;
  readonly mending: Test['mending'];
  readonly on: Test['on'];
  readonly cap: number;
  readonly panache?: number;
  readonly bonus?: number;
  readonly forced?: number;
  readonly fortune?: boolean;
  readonly margin?: number;
  readonly evil?: boolean;
  readonly dark?: boolean;
  readonly phrase?: string;
  readonly object?: number;
  /** Already ruled: the difficulty, by a table. */
  readonly ruled?: number;
  readonly important?: boolean;
}

export function startTest(s: State, spec: TestSpec, under: AnyFrame): void {
  const dark = spec.dark ?? false;
  const laid: Omit<Test, 'serial'> = {
    kind: 'test',
    step: spec.ruled === undefined ? 'rule' : 'prepare',
    figure: spec.figure,
    what: spec.what,
    text: spec.text ?? '',
    level: spec.level,
    mending: spec.mending,
    on: spec.on,
    cap: spec.cap,
    difficulty: spec.ruled ?? 0,
    panache: spec.panache ?? 0,
    bonus: spec.bonus ?? 0,
    forced: spec.forced ?? 0,
    fortune: spec.fortune ?? false,
    margin: spec.margin ?? 0,
    important: spec.important ?? false,
    evil: spec.evil ?? false,
    dark,
    belief: dark ? openMind(-4, 4) : null,
    plain: 0,
    row: [],
    redrawn: false,
    inverted: false,
    extraWhite: 0,
    extraBlack: 0,
    verdict: null,
    phrase: spec.phrase ?? '',
    object: spec.object ?? -1,
  };
  push<AnyFrame>(s, laid, under);
}

const inFight = (f: Test): boolean => f.what === 'escrime' || f.what.startsWith('fight:') || f.what === 'shot';

/** What is fixed before the Difficulty: the level, what the Conteur gives, wounds, circumstance, panache, evil. */
function plainTerms(s: State, f: Test): Term[] {
  const figure = figureOf(s, f.figure);
  const wounds = s.options.woundMalus === 'all' || inFight(f) ? woundMalus(figure) : 0;
  // SON-KAR-11: as many white stones as negative points.
  const evil = f.evil ? Math.max(0, -pointsOf(figure)) : 0;
  const level = f.what.startsWith('char:')
    ? 'SON-CAR-01'
    : f.what.startsWith('trait:')
      ? 'SON-TRA-02'
      : f.what === 'spell'
        ? 'SON-MAG-07'
        : 'SON-TST-01';
  const terms: Term[] = [
    { rule: level, what: 'level', value: f.level },
    { rule: 'SON-BON-01', what: 'bonus', value: f.bonus },
    { rule: 'SON-PPG-08', what: 'panache', value: -f.panache },
    { rule: 'SON-MAL-05', what: 'wounds', value: -wounds },
    { rule: 'SON-MAL-04', what: 'circumstance', value: figure.nextDraw + figure.scene },
    { rule: 'SON-SIG-03', what: 'shadow', value: -figure.shadow },
    { rule: 'SON-KAR-11', what: 'evil', value: evil },
  ];
  return terms;
}
const plainOf = (s: State, f: Test): number => plainTerms(s, f).reduce((total, { value }) => total + value, 0);

/** SON-DIF-02: each black stone of the Difficulty cancels a fixed white one. */
const fixedOf = (f: Test): number => clampFixed(f.plain - f.difficulty);
const fixedUnder = (f: Test, difficulty: number): number => clampFixed(f.plain - difficulty);

const whiteOf = (f: Test): number => whiteWith(fixedOf(f), whiteIn(f.row));
const blackDrawn = (f: Test): number => f.row.length - whiteIn(f.row);

/** SON-KAR-15: all white against all black, the stones on top included. */
function wins(f: Test, white: number): boolean {
  const [light, shadow] = [white + f.extraWhite, ROW - white + f.extraBlack];
  return (f.fortune ? light >= shadow : light > shadow) && (f.margin === 0 || light >= NEEDED + f.margin);
}
export const reads = (f: Test): boolean => (f.verdict ? f.verdict === 'success' : wins(f, whiteOf(f)));

/** Views are made again and again while a question is open. */
const known = new Map<string, ReturnType<typeof successOf>>();
function remembered(trial: Parameters<typeof successOf>[0]): ReturnType<typeof successOf> {
  const key = JSON.stringify(trial);
  let found = known.get(key);
  if (!found) {
    if (known.size > 1000) known.clear();
    found = successOf(trial);
    known.set(key, found);
  }
  return found;
}

/** The chance of success as the player may know it, with the best use of redraws; undefined in the dark. */
export function chanceOf(s: State, f: Test) {
  if (f.dark || f.step !== 'prepare' || f.margin > 0) return undefined;
  const { bag, lying, coin } = s.store;
  const from = coin ? ('coin' as const) : { white: bag.white + lying.white, black: bag.black + lying.black };
  if (!coin && countOf(bag) < 2 * ROW) return undefined;
  return remembered({
    bag: from,
    fixed: clampFixed(plainOf(s, f) - f.difficulty),
    fortune: f.fortune,
    redraws: f.mending === 'test' ? f.cap : 0,
    forced: f.forced,
  });
}

// ---------------------------------------------------------------------------------------------------------------------

function ruleOn(s: State, f: Test, a: Do<'rule'>, io: Io<Event>): Refusal | undefined {
  const { bonus = 0, relance = 0 } = a;
  if (bonus > s.options.bonusMost)
    return refuse('invalid', 'SON-BON-01', 'bonusTooHigh', { most: s.options.bonusMost });
  if (relance > 0 && (!s.options.relance || f.dark)) return refuse('invalid', 'SON-DIF-03', 'noRelance');
  f.difficulty = a.difficulty + (a.less ? 1 : 0);
  f.bonus += bonus;
  // SON-TST-06: a negative characteristic forces redraws of its own.
  f.forced += relance;
  // SON-CAR-04: the Conteur may take a fortune away; SON-TST-02: it does not stack.
  if (a.fortune !== undefined) f.fortune = a.fortune;
  f.important = a.important ?? f.important;
  tellRuling(s, f, 'conteur', a.text ?? '', io);
  next(s, f, 'prepare');
  return undefined;
}

function tellRuling(s: State, f: Test, by: 'conteur' | 'table' | 'default', text: string, io: Io<Event>): void {
  const figure = figureOf(s, f.figure);
  io.tell?.({
    kind: 'ruled',
    rule: f.dark ? 'SON-MAG-11' : 'SON-DIF-01',
    figure: f.figure,
    name: figure.sheet.name,
    seat: figure.seat ?? -1,
    by,
    dark: f.dark,
    knows: hasConteur(s) && s.conteur !== null ? [s.conteur] : [],
    difficulty: f.difficulty,
    relance: f.forced,
    bonus: f.bonus,
    text,
  });
}

/** The Conteur's seat: a ruling, or that no draw is needed (SON-WHEN-01, SON-WHEN-06), or a debt called (SON-PPS-17). */
function byConteur(s: State, f: Test, a: Answer, io: Io<Event>): Refusal | undefined {
  const figure = figureOf(s, f.figure);
  if (a.do === 'rule') return ruleOn(s, f, a, io);
  if (a.do === 'notNeeded') {
    f.verdict = a.success ? 'success' : 'failure';
    io.tell?.({
      kind: 'notNeeded',
      rule: 'SON-WHEN-01',
      figure: f.figure,
      name: figure.sheet.name,
      success: a.success,
      by: 'conteur',
      text: a.text ?? '',
    });
    settle(s, f, io);
    return undefined;
  }
  if (a.do !== 'callDebt') return refuse('invalid', 'SON-WHEN-01', 'notNow');
  const nightmare = figure.sheet.signe === 'cauchemar' && !figure.signeUsed;
  if (figure.debts === 0 && !nightmare) return refuse('invalid', 'SON-PPS-17', 'noDebt');
  if (figure.debts > 0) figure.debts--;
  else figure.signeUsed = true;
  f.verdict = 'failure';
  io.tell?.({
    kind: 'notNeeded',
    rule: nightmare ? 'SON-SIG-02' : 'SON-PPS-17',
    figure: f.figure,
    name: figure.sheet.name,
    success: false,
    by: 'conteur',
    text: '',
  });
  settle(s, f, io);
  return undefined;
}

/** Before the draw: SON-CAR-03, SON-KAR-18, SON-SIG-05. */
function prepare(s: State, f: Test, a: Answer, io: Io<Event>): Refusal | undefined {
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

function bySign(s: State, f: Test, io: Io<Event>): Refusal | undefined {
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

function draw(s: State, f: Test, io: Io<Event>): void {
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
function replace(s: State, f: Test, white: boolean, count: number, io: Io<Event>): void {
  putBack(s.store, white ? 'white' : 'black', count);
  const fresh = drawRow(s.store, f.dark ? inTheDark(s, REDRAW) : REDRAW, count, io.chance);
  let left = 0;
  f.row = f.row.map((stone) => (stone === white && left < count ? (fresh[left++] as boolean) : stone));
}

function tellDraw(
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

/** How many stones may still be drawn again. */
export function redrawsLeft(s: State, f: Test): number {
  const figure = figureOf(s, f.figure);
  const black = f.dark ? 1 : blackDrawn(f);
  if (f.mending === 'test') return f.redrawn ? 0 : Math.min(f.cap, black);
  if (f.mending === 'imago') return Math.min(black, Math.max(0, scoreOf(figure, 'IMA')) - figure.imago);
  if (f.mending === 'combat' && f.on) return Math.min(black, Math.max(0, scoreOf(figure, f.on)) - figure.ticks[f.on]);
  return 0;
}

function mends(s: State, f: Test): Answer[] {
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
function mend(s: State, f: Test, a: Answer, io: Io<Event>): Refusal | undefined {
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
  if (blackDrawn(f) < a.count) return refuse('unavailable', rule, 'nothingToRedraw');
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
  replace(s, f, false, a.count, io);
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
  if (blackDrawn(f) < 1) return refuse('unavailable', 'SON-PPS-12', 'nothingToInvert');
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

/** SON-KAR-13, SON-KAR-16: bad Karma on an important action, imposed by the Conteur, bought off by the player. */
const mayImpose = (s: State, f: Test): boolean =>
  f.important &&
  !f.dark &&
  hasConteur(s) &&
  reads(f) &&
  f.verdict === null &&
  f.extraBlack === 0 &&
  pointsOf(figureOf(s, f.figure)) <= -1 &&
  isPlayers(figureOf(s, f.figure));

function imposed(s: State, f: Test, io: Io<Event>): void {
  const figure = figureOf(s, f.figure);
  const points = -pointsOf(figure);
  f.extraBlack = points - drawCount(s.store, KARMA, points, io.chance);
  io.tell?.({
    kind: 'extraStones',
    rule: 'SON-KAR-13',
    figure: f.figure,
    name: figure.sheet.name,
    drawn: points,
    kept: f.extraBlack,
    colour: 'black',
  });
  useKarma(s, f.figure, 2, 'SON-KAR-13', io);
  // SON-KAR-14: and the player gains a PP.
  gain(s, f.figure, 1, 'SON-KAR-14', 'karma', io);
  settle(s, f, io);
}

/** The result, what it brings, and back to whatever waited for it. */
function settle(s: State, f: Test, io: Io<Event>): void {
  const success = reads(f);
  const drawn = f.row.length > 0 || f.verdict === null;
  const white = drawn ? Math.min(ROW, whiteOf(f) + f.extraWhite) : success ? NEEDED : NEEDED - 1;
  // SON-KAR-15: a success that bad Karma turned is a simple failure.
  const quality =
    !drawn || f.verdict
      ? success
        ? 'simple'
        : 'failure'
      : f.extraBlack > 0 && !success
        ? 'failure'
        : qualityOf(
            success ? Math.max(white, f.fortune ? 4 : NEEDED) : Math.min(white, f.fortune ? 3 : 4),
            f.row,
            f.fortune,
          );
  const { name } = figureOf(s, f.figure).sheet;
  clear(s.store);
  const black = ROW - Math.min(ROW, drawn ? whiteOf(f) : white) + f.extraBlack;
  figureOf(s, f.figure).lastTest = { what: f.what, difficulty: f.difficulty, white, black, quality };
  io.tell?.({
    kind: 'settled',
    rule: success ? 'SON-QUA-01' : 'SON-QUA-02',
    figure: f.figure,
    name,
    what: f.what,
    success,
    quality,
    white,
    black,
    difficulty: f.difficulty,
  });
  // SON-PPG-08: after the test, so that the new stones cannot help it.
  if (f.panache > 0 && (success || s.options.panacheGain === 'always'))
    gain(s, f.figure, f.panache, 'SON-PPG-08', 'panache', io);
  // SON-FIN-01.
  if (f.margin > 0 && success) {
    gain(s, f.figure, 2, 'SON-FIN-01', 'coupFinal', io);
    s.xpDoubled = true;
  }
  if (f.what === 'spell' || f.what === 'object') paidFor(s, f, success, io);
  f.verdict = success ? 'success' : 'failure';
  f.belief = null;
  report(s, f, { success, white, quality });
  const asks = !success && hasConteur(s) && isPlayers(figureOf(s, f.figure)) && !inFight(f);
  if (asks) next(s, f, 'after');
  else pop(s, f);
}

function report(
  s: State,
  f: Test,
  verdict: { success: boolean; white: number; quality: ReturnType<typeof qualityOf> },
): void {
  for (const stack of s.stacks) {
    const at = stack.indexOf(f);
    const below = at > 0 ? stack[at - 1] : undefined;
    if (below?.kind === 'algarade' || below?.kind === 'shot' || below?.kind === 'crossing') below.verdict = verdict;
  }
}

/** SON-WHEN-04: "yes, but"; SON-QUA-05: a keyword after a critical failure; SON-BRI-01: what a failed spell tears open. */
function after(s: State, f: Test, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do !== 'after') return refuse('invalid', 'SON-WHEN-04', 'notNow');
  const figure = figureOf(s, f.figure);
  // SON-AFF-07.
  if (a.keyword) figure.keywords.push(a.keyword);
  const rule = a.keyword ? 'SON-QUA-05' : f.what === 'spell' ? 'SON-BRI-01' : 'SON-WHEN-04';
  io.tell?.({
    kind: 'aftermath',
    rule,
    figure: f.figure,
    name: figure.sheet.name,
    yesBut: a.yesBut,
    keyword: a.keyword ?? '',
    text: a.text ?? '',
    by: 'conteur',
  });
  pop(s, f);
  return undefined;
}

// ---------------------------------------------------------------------------------------------------------------------

const RULINGS: readonly Answer[] = [
  ...[0, 1, 2, 3, 4, -1, -2, -3, -4].map((difficulty): Answer => ({ do: 'rule', difficulty })),
  { do: 'rule', difficulty: 0, bonus: 1 },
  { do: 'rule', difficulty: 1, important: true },
  { do: 'notNeeded', success: true },
  { do: 'notNeeded', success: false },
];
const RELANCE: Answer = { do: 'rule', difficulty: 2, relance: 1 };
const AFTERMATHS: readonly Answer[] = [
  { do: 'after', yesBut: false },
  { do: 'after', yesBut: true },
];

function questionOf(s: State, f: Test): Decision | undefined {
  const player = deciderOf(s, f.figure);
  const { name } = figureOf(s, f.figure).sheet;
  const about = { what: f.what, text: f.text, name, level: f.level };
  switch (f.step) {
    case 'rule':
      return hasConteur(s) && s.conteur !== null
        ? ask(f, s.conteur, 'test.rule', { open: true, about: { ...about, panache: f.panache } })
        : undefined;
    case 'prepare':
      return player === null
        ? undefined
        : ask(f, player, 'test.prepare', {
            about: f.dark
              ? about
              : { ...about, difficulty: f.difficulty, fixed: clampFixed(plainOf(s, f) - f.difficulty) },
          });
    case 'mend':
      if (player === null || reads(f) || mends(s, f).length < 2) return undefined;
      return ask(f, player, 'test.mend', { about: f.dark ? about : { ...about, white: whiteOf(f) + f.extraWhite } });
    case 'impose':
      return mayImpose(s, f) && s.conteur !== null ? ask(f, s.conteur, 'test.impose', { about }) : undefined;
    case 'avoid':
      return player === null ? undefined : ask(f, player, 'test.avoid', { about });
    case 'after':
      return hasConteur(s) && s.conteur !== null ? ask(f, s.conteur, 'test.after', { open: true, about }) : undefined;
  }
}

export const test: Procedure<State, Test, Answer, Event> = {
  pending(s, f) {
    const question = questionOf(s, f);
    return question ? [question] : [];
  },
  choices(s, f) {
    const figure = figureOf(s, f.figure);
    switch (f.step) {
      case 'rule': {
        const debt = figure.debts > 0 || (figure.sheet.signe === 'cauchemar' && !figure.signeUsed);
        return [
          ...RULINGS,
          ...(s.options.relance && !f.dark ? [RELANCE] : []),
          ...(debt ? [{ do: 'callDebt' } as const] : []),
        ].filter((a) => a.do !== 'rule' || (a.bonus ?? 0) <= s.options.bonusMost);
      }
      case 'prepare': {
        const found: Answer[] = [{ do: 'draw' }];
        if (!f.fortune && f.what.startsWith('char:') && panacheOf(s, f.figure) > 0)
          found.push({ do: 'draw', fortune: 'panache' });
        if (
          !f.fortune &&
          isPlayers(figure) &&
          figure.karma > -15 &&
          (figure.karma > 0 || s.options.karmaFortune === 'any')
        )
          found.push({ do: 'draw', fortune: 'karma' });
        if (figure.sheet.signe === 'reve' && !figure.signeUsed) found.push({ do: 'sign' });
        return found;
      }
      case 'mend':
        return mends(s, f);
      case 'impose':
        return [{ do: 'pass' }, { do: 'impose' }];
      case 'avoid':
        return panacheOf(s, f.figure) > 0 ? [{ do: 'take' }, { do: 'pass' }] : [{ do: 'take' }];
      case 'after':
        return AFTERMATHS;
    }
  },
  answer(s, f, _d, a, io) {
    switch (f.step) {
      case 'rule':
        return byConteur(s, f, a, io);
      case 'prepare':
        return prepare(s, f, a, io);
      case 'mend':
        return mend(s, f, a, io);
      case 'impose':
        if (a.do !== 'impose' && a.do !== 'pass') return refuse('invalid', 'SON-KAR-13', 'notNow');
        if (a.do === 'impose') next(s, f, 'avoid');
        else settle(s, f, io);
        return undefined;
      case 'avoid': {
        if (a.do !== 'take' && a.do !== 'pass') return refuse('invalid', 'SON-KAR-16', 'notNow');
        if (a.do === 'take') {
          imposed(s, f, io);
          return undefined;
        }
        const refusal = cannotPay(s, f.figure, 1, 'SON-KAR-16');
        if (refusal) return refusal;
        pay(s, f.figure, 1, 'SON-KAR-16', io);
        settle(s, f, io);
        return undefined;
      }
      case 'after':
        return after(s, f, a, io);
    }
  },
  run(s, f, io) {
    switch (f.step) {
      case 'rule':
        // Nobody tells this story: Moyen, and the event says so.
        tellRuling(s, f, 'default', '', io);
        next(s, f, 'prepare');
        return;
      case 'prepare':
        draw(s, f, io);
        return;
      case 'mend':
        next(s, f, 'impose');
        return;
      case 'after':
        pop(s, f);
        return;
      default:
        settle(s, f, io);
    }
  },
  absent: (_s, f) =>
    f.step === 'rule'
      ? { do: 'rule', difficulty: 0 }
      : f.step === 'prepare'
        ? { do: 'draw' }
        : f.step === 'avoid'
          ? { do: 'take' }
          : f.step === 'after'
            ? { do: 'after', yesBut: false }
            : f.step === 'impose'
              ? { do: 'pass' }
              : { do: 'stand' },
};
