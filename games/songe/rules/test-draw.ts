/**
 * SON-TST, SON-CAR, SON-DIF, SON-QUA: a test as it is drawn: how it begins, what is fixed, its draw, how its stones read
 * and what comes of it. Whoever draws outside of a duel's exchanges draws this way: skills, contests, groups, Algarades,
 * shots, spells, impressing and tiring lay a test on their own frame and wait for its verdict.
 */
import type { Term } from '@reverie/kernel/events';
import { pop, push } from '@reverie/kernel/frames';
import type { ManoeuvreId } from '../data/manoeuvres.ts';
import { OPEN } from '../data/mends.ts';
import type { Characteristic, SkillId } from '../data/skills.ts';
import type { Io } from '../events.ts';
import { type Figure, forcedBy, governing, scoreOf, skillOf, tick, tickedFor, woundMalus } from '../figure.ts';
import type { AnyFrame, Test } from '../frames.ts';
import {
  clampFixed,
  drawnFor,
  isSuccess,
  NEEDED,
  qualityOf,
  ROW,
  redrawCap,
  readingOf as resolved,
  reussites,
} from '../resolution.ts';
import type { SongeRule } from '../rulebook.ts';
import { figureOf, goTo, hasConteur, knowers, type State, told } from '../state.ts';
import { clear, whiteIn } from '../stones.ts';
import {
  drewInTheDark,
  forcedInTheDark,
  openMind,
  poolOf,
  redrewInTheDark,
  ruledOut,
  toppedInTheDark,
  turnedInTheDark,
} from './dark.ts';
import { capped, drawForced, lay, paidOut, readingAt, type Site, TEST, usedUp, wouldSucceed } from './drawing.ts';
import { paidFor, tired } from './mana.ts';
import { isPlayers, pointsOf } from './panache.ts';

type Needed = 'use' | 'figure' | 'what' | 'level' | 'mending';
type Spoken = 'text' | 'on' | 'cap' | 'panache' | 'bonus' | 'forced' | 'fortune' | 'margin' | 'evil';
type Magical = 'dark' | 'phrase' | 'object';
/** `ruled` is the Difficulty where a table says it instead of the Conteur. */
type TestSpec = Pick<Test, Needed> & Partial<Pick<Test, Spoken | Magical | 'alone'>> & { readonly ruled?: number };

/** Lays a test on a frame; it is the top of the stack then. Written out field by field: random play makes very many. */
export function startTest(s: State, spec: TestSpec, under: AnyFrame): Test {
  const { use, figure, what, level, mending, ruled, dark = false } = spec;
  // biome-ignore format: a frame, filled line by line
  const f: Test = {
    kind: 'test', step: ruled === undefined ? 'rule' : 'prepare', serial: 0, figure, what, level, mending, dark,
    text: spec.text ?? '', on: spec.on ?? null, cap: spec.cap ?? 0, difficulty: ruled ?? 0, bonus: spec.bonus ?? 0,
    important: false, evil: spec.evil ?? false, belief: dark ? openMind(-4, 4) : null, use, plain: 0, row: [],
    forced: spec.forced ?? 0, fortune: spec.fortune ?? false, margin: spec.margin ?? 0, panache: spec.panache ?? 0,
    redrawn: false, inverted: false, extraDrawn: 0, extraWhite: 0, extraBlack: 0, verdict: null, alone: spec.alone ?? false, phrase: spec.phrase ?? '', object: spec.object ?? -1,
  };
  push<AnyFrame>(s, f, under);
  return f;
}

/** SON-TST-03..06: what a skill and the characteristic that it depends on bring to a test. */
export function skillTest(figure: Figure, skill: SkillId) {
  const on = governing(skill);
  const [level, value] = [skillOf(figure, skill), scoreOf(figure, on)];
  const forced = Math.max(0, -value);
  return {
    use: 'skill',
    what: `skill:${skill}`,
    level,
    mending: 'test',
    on,
    cap: redrawCap(value, level),
    forced,
  } as const;
}

/** SON-CAR-01, SON-TST-06: a characteristic is level and redraws at once. */
export function characteristicTest(figure: Figure, on: Characteristic) {
  const level = scoreOf(figure, on);
  const forced = Math.max(0, -level);
  return {
    use: 'characteristic',
    what: `char:${on}`,
    level,
    mending: 'test',
    on,
    cap: redrawCap(level, level),
    forced,
  } as const;
}

/** SON-IMP-01: pure Escrime, which no characteristic mends. */
export const escrimeTest = ({ sheet: { escrime: level } }: Figure) =>
  ({ use: 'impress', what: 'escrime', level, mending: 'none' }) as const;

/** SON-ALG-01, SON-DUE-08: a manoeuvre, mended by what is left of a characteristic, hindered where all of them are bad. */
export function fightTest(figure: Figure, id: ManoeuvreId, level: number) {
  const [on, forced] = [tickedFor(figure, id), forcedBy(figure, id)];
  return { use: 'algarade', what: `fight:${id}`, level, mending: 'combat', on, forced } as const;
}

const inFight = (f: Test): boolean => f.what === 'escrime' || f.what.startsWith('fight:') || f.what === 'shot';

const woundsOn = (s: State, f: Test, figure: Figure): number =>
  s.options.woundMalus === 'all' || inFight(f) ? woundMalus(figure) : 0;
/** SON-KAR-11: as many white stones as negative points. */
const evilIn = (f: Test, figure: Figure): number => (f.evil ? Math.max(0, -pointsOf(figure)) : 0);

/** What sort of thing is tested. */
export const kindOf = ({ what }: Pick<Test, 'what'>): string => what.replace(/:.*/, '');
const LEVEL_RULES: Readonly<Record<string, SongeRule>> = {
  char: 'SON-CAR-01',
  trait: 'SON-TRA-02',
  spell: 'SON-MAG-07',
};

/** What is fixed before the Difficulty: the level, what the Conteur gives, wounds, circumstance, panache, evil. */
function plainTerms(s: State, f: Test): Term[] {
  const figure = figureOf(s, f.figure);
  return [
    { rule: LEVEL_RULES[kindOf(f)] ?? 'SON-TST-01', what: 'level', value: f.level },
    { rule: f.bonus < 0 ? 'SON-CAR-04' : inFight(f) ? 'SON-ALG-05' : 'SON-BON-01', what: 'bonus', value: f.bonus },
    { rule: 'SON-PPG-08', what: 'panache', value: -f.panache },
    { rule: 'SON-MAL-05', what: 'wounds', value: -woundsOn(s, f, figure) },
    { rule: 'SON-MAL-04', what: 'circumstance', value: figure.nextDraw + figure.scene },
    { rule: 'SON-SIG-03', what: 'shadow', value: -figure.shadow },
    { rule: 'SON-KAR-11', what: 'evil', value: evilIn(f, figure) },
  ];
}

/** The same as a number, without a list: random play asks for it very often. */
export function plainOf(s: State, f: Test): number {
  const figure = figureOf(s, f.figure);
  const { nextDraw, scene, shadow } = figure;
  return f.level + f.bonus - f.panache - woundsOn(s, f, figure) + nextDraw + scene - shadow + evilIn(f, figure);
}

/** SON-DIF-02: each black stone of the Difficulty cancels a fixed white one. */
const fixedUnder = (f: Test, difficulty: number): number => clampFixed(f.plain - difficulty);
const fixedOf = (f: Test): number => fixedUnder(f, f.difficulty);

export const readingOf = (f: Test) => readingAt({ draw: f, fixed: fixedOf(f) });
/** SON-KAR-15: all white against all black, the stones on top included. */
export const reads = (f: Test): boolean =>
  f.verdict ? f.verdict === 'success' : isSuccess(f, fixedOf(f), whiteIn(f.row));

/** How many stones are drawn under each Difficulty. */
const drawnUnder = (f: Test) => (e: number) => drawnFor(fixedUnder(f, e));

/** SON-MAG-11: success or failure was told, and nothing else. */
export function readOut(f: Test): undefined {
  const reading = (e: number, a: number): boolean => resolved(f, fixedUnder(f, e), a).success === reads(f);
  if (f.belief) f.belief = ruledOut(f.belief, ({ e, a }) => reading(e, a));
}

/** Which of its redraws are left to the one who tests, and what they use up. */
export function siteOf(s: State, f: Test): Site {
  const figure = figureOf(s, f.figure);
  const below = belowOf(s, f);
  const fight = below?.kind === 'algarade' && below.figure === f.figure ? below : undefined;
  const fixed = fixedOf(f);
  return {
    draw: f,
    open: OPEN[f.use],
    figure: f.figure,
    dark: f.dark,
    fixed,
    ordered: true,
    inDuel: false,
    rule: f.mending === 'imago' ? 'SON-MAG-07' : f.mending === 'combat' ? 'SON-DUE-08' : 'SON-TST-03',
    left(from) {
      // SON-DUE-07: those who fence have their Escrime, those whom they meet nothing.
      if (from === 'escrime') return fight ? figure.sheet.escrime - fight.redraws : 0;
      if (f.mending === 'test') return f.redrawn ? 0 : f.cap;
      if (f.mending === 'imago') return scoreOf(figure, 'IMA') - figure.imago;
      return f.mending === 'combat' && f.on ? scoreOf(figure, f.on) - figure.ticks[f.on] : 0;
    },
    spend(from, count) {
      if (from === 'escrime') {
        if (fight) fight.redraws += count;
      } else if (f.mending === 'imago') figure.imago += count;
      else if (f.mending === 'combat' && f.on) tick(figure, f.on, count);
    },
    would: (turned, top, fortune) => wouldSucceed(f, fixed, turned, top, fortune),
    note(done) {
      if (!f.belief) return;
      const pool = poolOf(s.store);
      if (done.what === 'draw') f.belief = drewInTheDark(f.belief, 'a', drawnUnder(f), pool);
      else if (done.what === 'redraw') f.belief = redrewInTheDark(f.belief, 'a', drawnUnder(f), pool);
      else if (done.what === 'turn') f.belief = turnedInTheDark(f.belief, 'a', drawnUnder(f));
      else if (done.what === 'forced') f.belief = forcedInTheDark(f.belief, 'a', done.count, pool);
      else if (done.what === 'top') {
        const found = toppedInTheDark(f.belief, { of: done.drawn, white: done.white }, pool);
        f.belief = ruledOut(found, () => true);
      }
    },
  };
}

export function draw(s: State, f: Test, io: Io): undefined {
  f.plain = plainOf(s, f);
  const site = siteOf(s, f);
  const back = lay(s, site, TEST, io);
  tellDraw(s, f, 'SON-TST-01', io, back === 0);
  const bad = inFight(f) || (f.on && scoreOf(figureOf(s, f.figure), f.on) < 0);
  drawForced(s, site, back, bad ? 'SON-TST-06' : 'SON-DIF-03', io);
  if (back > 0) tellDraw(s, f, 'SON-DIF-03', io);
  readOut(f);
  usedUp(s, f.figure);
  goTo(s, f, 'mend');
}

export function tellDraw(s: State, f: Test, rule: SongeRule, io: Io, last = true): undefined {
  if (!io.tell) return;
  const { figure, dark, what, fortune } = f;
  const terms = [...plainTerms(s, f), { rule: 'SON-DIF-01', what: 'difficulty', value: -f.difficulty }];
  const counted = terms.filter((term) => term.value !== 0 || term.what === 'level');
  const { white } = resolved({ ...f, extraWhite: 0 }, fixedOf(f), whiteIn(f.row));
  const [fixed, success] = [fixedOf(f), reads(f)];
  const drawn = { dark, knows: knowers(s), what, fixed, row: [...f.row], white, success, fortune, last };
  io.tell({ kind: 'drew', rule, ...told(s, figure), ...drawn, sum: capped(counted, fixed) });
}

/** The result, what it brings, and back to whatever waited for it. */
export function settle(s: State, f: Test, io: Io): undefined {
  const { what, difficulty, fortune } = f;
  const success = reads(f);
  const drawn = f.row.length > 0 || f.verdict === null;
  const read = readingOf(f);
  const white = drawn ? read.white : success ? NEEDED : NEEDED - 1;
  const needed = fortune ? NEEDED - 1 : NEEDED;
  // SON-KAR-15: a success that bad Karma turned is a simple failure.
  const quality =
    !drawn || f.verdict || (f.extraBlack > 0 && !success)
      ? success
        ? 'simple'
        : 'failure'
      : qualityOf(success ? Math.max(white, needed) : Math.min(white, needed - 1), f.row, fortune);
  clear(s.store);
  const black = drawn ? read.black : ROW - white;
  figureOf(s, f.figure).lastTest = { what, difficulty, white, black, quality };
  const rule = success ? 'SON-QUA-01' : 'SON-QUA-02';
  io.tell?.({ kind: 'settled', rule, ...told(s, f.figure), what, success, quality, white, black, difficulty });
  paidOut(s, f.figure, f, success, io);
  if (what === 'spell' || what === 'object') paidFor(s, f, success, io);
  f.verdict = success ? 'success' : 'failure';
  f.belief = null;
  const below = belowOf(s, f);
  if (!f.alone && below && 'verdict' in below && below.kind !== 'test')
    below.verdict = {
      success,
      white,
      shows: drawn ? read.shows : white,
      reussites: drawn ? read.reussites : reussites(white),
      quality,
    };
  // SON-MAG-09: the END of a mage who builds his Phrase for long.
  if (below?.kind === 'test' && !success) tired(s, f.figure, io);
  if (f.alone && !success && hasConteur(s) && isPlayers(figureOf(s, f.figure))) goTo(s, f, 'after');
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
