/**
 * SON-TST, SON-QUA: what a test is: how it begins, what is fixed, its draw, how its stones read, and what comes of it.
 * Whoever draws outside of a duel's exchanges draws this way: skills, contests, groups, Algarades, shots, spells,
 * impressing and tiring lay a test on their own frame and wait for its verdict.
 */

import type { Term } from '@reverie/kernel/events';
import { pop, push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { MANOEUVRES, type ManoeuvreId } from '../data/manoeuvres.ts';
import type { Characteristic, SkillId } from '../data/skills.ts';
import type { Event } from '../events.ts';
import { type Figure, governing, scoreOf, skillOf, tickedFor, woundMalus } from '../figure.ts';
import type { AnyFrame, Test } from '../frames.ts';
import { clampFixed, drawnFor, NEEDED, qualityOf, ROW, redrawCap, whiteWith } from '../resolution.ts';
import { figureOf, goTo, hasConteur, knowers, type State, told } from '../state.ts';
import { clear, drawRow, putBack, whiteIn } from '../stones.ts';
import { drewInTheDark, openMind, ruledOut } from './dark.ts';
import { capped, inTheDark, REDRAW, TEST, usedUp } from './drawing.ts';
import { pointsOf } from './karma.ts';
import { paidFor, tired } from './mana.ts';
import { gain, isPlayers } from './panache.ts';

/** A test before anything is said of it. */
const BLANK = {
  kind: 'test',
  step: 'rule',
  text: '',
  on: null,
  cap: 0,
  difficulty: 0,
  panache: 0,
  bonus: 0,
  forced: 0,
  fortune: false,
  margin: 0,
  important: false,
  evil: false,
  dark: false,
  belief: null,
  plain: 0,
  row: [],
  redrawn: false,
  inverted: false,
  extraDrawn: 0,
  extraWhite: 0,
  extraBlack: 0,
  verdict: null,
  phrase: '',
  object: -1,
} as const;

type Needed = Pick<Test, 'figure' | 'what' | 'level' | 'mending'>;
/** `ruled` is the Difficulty where a table says it instead of the Conteur. */
export interface TestSpec extends Needed, Partial<Omit<Test, keyof Needed | 'kind' | 'step' | 'serial'>> {
  readonly ruled?: number;
}

/** Lays a test on a frame; it is the top of the stack then. */
export function startTest(s: State, { ruled, ...spec }: TestSpec, under: AnyFrame): Test {
  const step = ruled === undefined ? 'rule' : 'prepare';
  const belief = spec.dark ? openMind(-4, 4) : null;
  const f: Omit<Test, 'serial'> = { ...BLANK, ...spec, row: [], step, belief, difficulty: ruled ?? 0 };
  push<AnyFrame>(s, f, under);
  return f as Test;
}

/** SON-TST-03..06: what a skill and the characteristic that it depends on bring to a test. */
export function skillTest(figure: Figure, skill: SkillId) {
  const on = governing(skill);
  const [level, value] = [skillOf(figure, skill), scoreOf(figure, on)];
  const forced = Math.max(0, -value);
  return { what: `skill:${skill}`, level, mending: 'test', on, cap: redrawCap(value, level), forced } as const;
}

/** SON-CAR-01, SON-TST-06: a characteristic is level and redraws at once. */
export function characteristicTest(figure: Figure, on: Characteristic) {
  const level = scoreOf(figure, on);
  const forced = Math.max(0, -level);
  return { what: `char:${on}`, level, mending: 'test', on, cap: redrawCap(level, level), forced } as const;
}

/** SON-IMP-01: pure Escrime, which no characteristic mends. */
export const escrimeTest = ({ sheet: { escrime: level } }: Figure) =>
  ({ what: 'escrime', level, mending: 'none' }) as const;

/** SON-ALG-01, SON-DUE-08: a manoeuvre, mended by what is left of a characteristic, hindered where all of them are bad. */
export function fightTest(figure: Figure, id: ManoeuvreId, level: number) {
  const scores = MANOEUVRES[id].on.map((one) => scoreOf(figure, one));
  const forced = scores.length === 0 ? 0 : Math.max(0, -Math.max(...scores));
  return { what: `fight:${id}`, level, mending: 'combat', on: tickedFor(figure, id), forced } as const;
}

export const inFight = (f: Test): boolean => f.what === 'escrime' || f.what.startsWith('fight:') || f.what === 'shot';

/** What is fixed before the Difficulty: the level, what the Conteur gives, wounds, circumstance, panache, evil. */
export function plainTerms(s: State, f: Test): Term[] {
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
  return [
    { rule: level, what: 'level', value: f.level },
    { rule: f.bonus < 0 ? 'SON-CAR-04' : inFight(f) ? 'SON-ALG-05' : 'SON-BON-01', what: 'bonus', value: f.bonus },
    { rule: 'SON-PPG-08', what: 'panache', value: -f.panache },
    { rule: 'SON-MAL-05', what: 'wounds', value: -wounds },
    { rule: 'SON-MAL-04', what: 'circumstance', value: figure.nextDraw + figure.scene },
    { rule: 'SON-SIG-03', what: 'shadow', value: -figure.shadow },
    { rule: 'SON-KAR-11', what: 'evil', value: evil },
  ];
}

export const plainOf = (s: State, f: Test): number => plainTerms(s, f).reduce((total, { value }) => total + value, 0);

/** SON-DIF-02: each black stone of the Difficulty cancels a fixed white one. */
export const fixedOf = (f: Test): number => clampFixed(f.plain - f.difficulty);

export const fixedUnder = (f: Test, difficulty: number): number => clampFixed(f.plain - difficulty);

export const whiteOf = (f: Test): number => whiteWith(fixedOf(f), whiteIn(f.row));

export const blackDrawn = (f: Test): number => f.row.length - whiteIn(f.row);

/** SON-KAR-15: all white against all black, the stones on top included. */
export function wins(f: Test, white: number): boolean {
  const [light, shadow] = [white + f.extraWhite, ROW - white + f.extraBlack];
  return (f.fortune ? light >= shadow : light > shadow) && (f.margin === 0 || light >= NEEDED + f.margin);
}

export const reads = (f: Test): boolean => (f.verdict ? f.verdict === 'success' : wins(f, whiteOf(f)));

/** How many stones are drawn under each Difficulty, and how many lie there on top of them. */
export const drawnUnder = (f: Test) => (e: number) => drawnFor(fixedUnder(f, e));
export const onTop = (f: Test) => () => f.extraDrawn;

/** SON-MAG-11: success or failure was told, and of stones on top how many are white, and nothing else. */
export function readOut(f: Test): undefined {
  if (f.belief)
    f.belief = ruledOut(
      f.belief,
      (h) => h.b === f.extraWhite && wins(f, whiteWith(fixedUnder(f, h.e), h.a)) === reads(f),
    );
}

export function draw(s: State, f: Test, io: Io<Event>): undefined {
  f.plain = plainOf(s, f);
  const why = f.dark ? inTheDark(s, TEST) : TEST;
  if (f.belief) f.belief = drewInTheDark(f.belief, 'a', drawnUnder(f), onTop(f), s.store);
  f.row = drawRow(s.store, why, drawnFor(fixedOf(f)), io.chance);
  // SON-DIF-03, SON-TST-06: forced redraws of white stones first, in place, the first ones first.
  const back = Math.min(f.forced, whiteIn(f.row));
  tellDraw(s, f, 'SON-TST-01', io, back === 0);
  if (back > 0) {
    replace(s, f, true, back, io);
    io.tell?.({
      kind: 'redrew',
      rule: inFight(f) || (f.on && scoreOf(figureOf(s, f.figure), f.on) < 0) ? 'SON-TST-06' : 'SON-DIF-03',
      ...told(s, f.figure),
      count: back,
      from: 'forced',
    });
    tellDraw(s, f, 'SON-DIF-03', io);
  }
  readOut(f);
  usedUp(s, f.figure);
  goTo(s, f, 'mend');
}

/** SON-BAG-04: stones of one colour go back, and as many take their places. */
export function replace(s: State, f: Test, white: boolean, count: number, io: Io<Event>): undefined {
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
): undefined {
  if (!io.tell) return;
  const terms = [...plainTerms(s, f), { rule: 'SON-DIF-01', what: 'difficulty', value: -f.difficulty }];
  const sum = capped(
    terms.filter(({ value, what }) => value !== 0 || what === 'level'),
    fixedOf(f),
  );
  io.tell({
    kind: 'drew',
    rule,
    ...told(s, f.figure),
    dark: f.dark,
    knows: knowers(s),
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

/** The result, what it brings, and back to whatever waited for it. */
export function settle(s: State, f: Test, io: Io<Event>): undefined {
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
  clear(s.store);
  const black = ROW - Math.min(ROW, drawn ? whiteOf(f) : white) + f.extraBlack;
  figureOf(s, f.figure).lastTest = { what: f.what, difficulty: f.difficulty, white, black, quality };
  io.tell?.({
    kind: 'settled',
    rule: success ? 'SON-QUA-01' : 'SON-QUA-02',
    ...told(s, f.figure),
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
  const below = belowOf(s, f);
  if (below && 'verdict' in below && below.kind !== 'test') below.verdict = { success, white, quality };
  // SON-MAG-09: the END of a mage who builds his Phrase for long.
  if (below?.kind === 'test' && !success) tired(s, f.figure, io);
  if (below?.kind === 'session' && !success && hasConteur(s) && isPlayers(figureOf(s, f.figure))) goTo(s, f, 'after');
  else pop(s, f);
}

/** What waits for a test. */
function belowOf(s: State, f: Test): AnyFrame | undefined {
  for (const stack of s.stacks) {
    const at = stack.indexOf(f);
    if (at > 0) return stack[at - 1];
  }
  return undefined;
}
