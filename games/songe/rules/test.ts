/**
 * SON-TST, SON-CAR, SON-DIF, SON-QUA, SON-WHEN, SON-KAR-12..18: a test: how it begins, what is fixed, its draw, how its
 * stones read, what mends them and what comes of it. Whoever draws outside of a duel's exchanges draws this way: skills,
 * contests, groups, Algarades, shots, spells, impressing and tiring lay a test on their own frame and wait for its verdict.
 */
import type { Term } from '@reverie/kernel/events';
import { pop, push } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { BRISURE_IDS } from '../data/magic.ts';
import type { ManoeuvreId } from '../data/manoeuvres.ts';
import type { Characteristic, SkillId } from '../data/skills.ts';
import { PRICES } from '../data/tables.ts';
import type { By, Io } from '../events.ts';
import { type Figure, forcedBy, governing, scoreOf, skillOf, tick, tickedFor, woundMalus } from '../figure.ts';
import type { AnyFrame, Test } from '../frames.ts';
import type { TestAbout } from '../questions.ts';
import {
  clampFixed,
  drawnFor,
  NEEDED,
  qualityOf,
  ROW,
  redrawCap,
  readingOf as resolved,
  reussites,
} from '../resolution.ts';
import type { SongeRule } from '../rulebook.ts';
import {
  conteurOf,
  deciderOf,
  figureOf,
  goTo,
  hasConteur,
  isAble,
  knowers,
  nameOf,
  type State,
  told,
} from '../state.ts';
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
import {
  buyOff,
  cannotTakeOn,
  capped,
  couldMend,
  drawForced,
  impose,
  lay,
  type Mending as Mend,
  mayBuyFortune,
  mayImposeAt,
  mend,
  mendsOf,
  newDraw,
  paidOut,
  REDRAW_RULES,
  readingAt,
  type Site,
  shutFor,
  TEST,
  usedUp,
  wouldSucceed,
} from './drawing.ts';
import { paidFor, tired } from './mana.ts';
import { canAfford, changeKarma, howToPay, isPlayers, pointsOf, tryPay } from './panache.ts';
import { procedure } from './ways.ts';

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
    important: false, evil: spec.evil ?? false, belief: dark ? openMind(-4, 4) : null, ...newDraw(use, 0),
    panache: spec.panache ?? 0, forced: spec.forced ?? 0, fortune: spec.fortune ?? false, margin: spec.margin ?? 0,
    verdict: null, alone: spec.alone ?? false, phrase: spec.phrase ?? '', object: spec.object ?? -1,
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
const kindOf = ({ what }: Pick<Test, 'what'>): string => what.replace(/:.*/, '');
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

const readingOf = (f: Test) => readingAt({ draw: f, fixed: fixedOf(f) });
/** SON-KAR-15: all white against all black, the stones on top included. */
export const reads = (f: Test): boolean => (f.verdict ? f.verdict === 'success' : readingOf(f).success);

/** How many stones are drawn under each Difficulty. */
const drawnUnder = (f: Test) => (e: number) => drawnFor(fixedUnder(f, e));

/** SON-MAG-11: success or failure was told, and nothing else. */
function readOut(f: Test): undefined {
  const reading = (e: number, a: number): boolean => resolved(f, fixedUnder(f, e), a).success === reads(f);
  if (f.belief) f.belief = ruledOut(f.belief, ({ e, a }) => reading(e, a));
}

/** Which of its redraws are left to the one who tests, and what they use up. */
function siteOf(s: State, f: Test): Site {
  const figure = figureOf(s, f.figure);
  const below = belowOf(s, f);
  const fight = below?.kind === 'algarade' && below.figure === f.figure ? below : undefined;
  const fixed = fixedOf(f);
  return {
    draw: f,
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
    would: wouldSucceed({ draw: f, fixed }),
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

function draw(s: State, f: Test, io: Io): undefined {
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

function tellDraw(s: State, f: Test, rule: SongeRule, io: Io, last = true): undefined {
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
function settle(s: State, f: Test, io: Io): undefined {
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

// -- Step by step.

/** Who is out or asleep meanwhile is asked nothing. */
const player = (s: State, f: Test) => (isAble(figureOf(s, f.figure)) ? deciderOf(s, f.figure) : undefined);
/** Before the draw it has failed. */
const orFails =
  (run: (s: State, f: Test, io: Io) => undefined) =>
  (s: State, f: Test, io: Io): undefined =>
    isAble(figureOf(s, f.figure)) ? run(s, f, io) : decided(s, f, 'SON-MAG-14', false, 'table', io);
function aboutOf(s: State, { what, text, figure, level }: Test): TestAbout {
  return { what, text, name: nameOf(s, figure), level };
}

function decided(s: State, f: Test, rule: SongeRule, success: boolean, by: By, io: Io, text = ''): undefined {
  f.verdict = success ? 'success' : 'failure';
  io.tell?.({ kind: 'notNeeded', rule, ...told(s, f.figure), success, by, text });
  settle(s, f, io);
}

// -- What the Conteur says before anything is drawn: SON-DIF, SON-WHEN.

const RULINGS: readonly Answer[] = [
  ...[0, 1, 2, 3, 4, -1, -2, -3, -4].map((difficulty): Answer => ({ do: 'rule', difficulty })),
  { do: 'rule', difficulty: 0, bonus: 1 },
  { do: 'rule', difficulty: 1, important: true },
  { do: 'notNeeded', success: true },
  { do: 'notNeeded', success: false },
];
const RELANCE: Answer = { do: 'rule', difficulty: 2, relance: 1 };

function ruleOn(s: State, f: Test, a: Do<'rule'>, io: Io): Refusal | undefined {
  const { bonus = 0, relance = 0 } = a;
  if (bonus > s.options.bonusMost)
    return refuse('invalid', 'SON-BON-01', 'bonusTooHigh', { most: s.options.bonusMost });
  if (relance > 0) {
    const shut = s.options.relance ? shutFor(f.use, 'relance') : refuse('invalid', 'SON-DIF-03', 'noRelance');
    if (shut) return shut;
  }
  if (a.less && !f.what.startsWith('char:')) return refuse('invalid', 'SON-CAR-04', 'onlyCharacteristics');
  f.difficulty = a.difficulty;
  f.bonus += bonus - (a.less ? 1 : 0);
  // SON-TST-06: a negative characteristic forces redraws of its own.
  f.forced += relance;
  // SON-CAR-04: the Conteur may take a fortune away; SON-TST-02: it does not stack.
  if (a.fortune !== undefined) f.fortune = a.fortune;
  f.important = a.important ?? f.important;
  ruled(s, f, 'conteur', a.text ?? '', io);
}

function ruled(s: State, f: Test, by: By, text: string, io: Io): undefined {
  if (io.tell) {
    const { figure, dark, difficulty, forced: relance, bonus } = f;
    const seat = figureOf(s, figure).seat ?? -1;
    const said = { seat, by, dark, knows: knowers(s), difficulty, relance, bonus, text };
    io.tell({ kind: 'ruled', rule: dark ? 'SON-MAG-11' : 'SON-DIF-01', ...told(s, figure), ...said });
  }
  goTo(s, f, 'prepare');
}

/** SON-SIG-02, SON-SIG-05: a Signe serves once a scenario. */
const hasSign = (s: State, f: Test, signe: 'reve' | 'cauchemar'): boolean => {
  const { sheet, signeUsed } = figureOf(s, f.figure);
  return sheet.signe === signe && !signeUsed;
};

/** SON-PPS-17, SON-SIG-02: a failure that is owed. */
function callDebt(s: State, f: Test, _a: Answer, io: Io): Refusal | undefined {
  const figure = figureOf(s, f.figure);
  const nightmare = hasSign(s, f, 'cauchemar');
  if (figure.debts === 0 && !nightmare) return refuse('invalid', 'SON-PPS-17', 'noDebt');
  if (figure.debts > 0) figure.debts--;
  else figure.signeUsed = true;
  return decided(s, f, nightmare ? 'SON-SIG-02' : 'SON-PPS-17', false, 'conteur', io);
}

// -- Before the draw: SON-CAR-03, SON-KAR-18, SON-SIG-05.

const maySign = (s: State, f: Test): boolean => hasSign(s, f, 'reve');

const bySign = {
  cites: ['SON-SIG-05'],
  take(s: State, f: Test, _a: Answer, io: Io): Refusal | undefined {
    if (!maySign(s, f)) return refuse('invalid', 'SON-SIG-05', 'noSign');
    figureOf(s, f.figure).signeUsed = true;
    return decided(s, f, 'SON-SIG-05', true, 'table', io);
  },
};

const DRAW: Answer = { do: 'draw' };
const BY_KARMA: Answer = { do: 'draw', fortune: 'karma' };
const STAND: Answer = { do: 'stand' };

/** SON-CAR-03: a PP for a fortune, where a characteristic is tested. */
const mayPayFortune = (s: State, f: Test): boolean =>
  !f.fortune && f.what.startsWith('char:') && canAfford(s, f.figure, PRICES.characteristicFortune);

/** A PNJ for whom there is nothing to decide draws by itself. */
function prepares(s: State, f: Test): Answer[] {
  const found: Answer[] = [DRAW];
  if (mayPayFortune(s, f))
    found.push({ do: 'draw', fortune: 'panache', ...howToPay(s, f.figure, PRICES.characteristicFortune) });
  if (mayBuyFortune(s, { draw: f, figure: f.figure })) found.push(BY_KARMA);
  if (maySign(s, f)) found.push({ do: 'sign' });
  return found;
}

function drawOnce(s: State, f: Test, a: Do<'draw'>, io: Io): Refusal | undefined {
  const unfit = cannotTakeOn(f.use, a, f.panache);
  if (unfit) return unfit;
  if (a.fortune === 'panache') {
    if (!f.what.startsWith('char:') || f.fortune) return refuse('invalid', 'SON-CAR-03', 'noFortune');
    const refusal = tryPay(s, f.figure, PRICES.characteristicFortune, 'SON-CAR-03', io, a);
    if (refusal) return refusal;
  } else if (a.fortune === 'karma') {
    if (!mayBuyFortune(s, { draw: f, figure: f.figure })) return refuse('invalid', 'SON-KAR-18', 'noFortune');
    changeKarma(s, f.figure, -1, 'SON-KAR-18', 'fortune', io);
  }
  if (a.fortune) f.fortune = true;
  f.panache += a.panache ?? 0;
  f.margin = Math.max(f.margin, a.margin ?? 0);
  draw(s, f, io);
}

// -- After the draw: SON-TST-03, SON-PPS-12, SON-KAR-12, SON-MAG-07.

const REDRAW_CITES = {
  escrime: [REDRAW_RULES.escrime],
  panache: [REDRAW_RULES.panache],
  characteristic: ['SON-TST-03', 'SON-TST-04', 'SON-TST-09', 'SON-BAG-04'],
} as const;

function mends(s: State, f: Test): Answer[] {
  const found = [STAND, ...mendsOf(s, siteOf(s, f))];
  if (maySign(s, f)) found.push({ do: 'sign' });
  return found;
}

/** What one has oneself may serve the quality; one goes into debt for a success alone. */
const asksToMend = (s: State, f: Test): boolean =>
  mends(s, f).some((a) => a.do !== 'stand' && !('debt' in a && a.debt)) || (!f.dark && couldMend(s, siteOf(s, f)));

function mended(s: State, f: Test, a: Mend, io: Io): Refusal | undefined {
  const refusal = mend(s, siteOf(s, f), a, io);
  if (refusal) return refusal;
  tellDraw(s, f, 'SON-TST-03', io);
  readOut(f);
  goTo(s, f, 'mend');
}

// -- SON-KAR-13, SON-KAR-16: bad Karma, imposed by the Conteur, bought off by the player.

/** A draw that succeeds, of a figure with bad Karma. */
const mayWeigh = (s: State, f: Test): boolean =>
  f.verdict === null && reads(f) && mayImposeAt(s, { draw: f, figure: f.figure });

/** It stands, unless the Conteur has said so before (SON-KAR-13). */
function stands(s: State, f: Test, io: Io): undefined {
  if (!mayWeigh(s, f)) return settle(s, f, io);
  goTo(s, f, figureOf(s, f.figure).imposed ? 'avoid' : 'impose');
}

function imposed(s: State, f: Test, io: Io): undefined {
  figureOf(s, f.figure).imposed = false;
  impose(s, siteOf(s, f), io);
  settle(s, f, io);
}

function boughtOff(s: State, f: Test, a: Do<'pass'>, io: Io): Refusal | undefined {
  const refusal = buyOff(s, f.figure, a, io);
  if (refusal) return refusal;
  figureOf(s, f.figure).imposed = false;
  settle(s, f, io);
}

/** SON-WHEN-04: "yes, but"; SON-QUA-05: a keyword after a critical failure; SON-BRI-01: what a failed spell tears open. */
function after(s: State, f: Test, a: Do<'after'>, io: Io): Refusal | undefined {
  const { yesBut, keyword = '', brisure = null, text = '' } = a;
  if (brisure && f.what !== 'spell') return refuse('invalid', 'SON-BRI-01', 'notNow');
  // SON-AFF-07.
  const figure = figureOf(s, f.figure);
  if (keyword) figure.keywords = [...figure.keywords, keyword];
  const rule = keyword ? 'SON-QUA-05' : f.what === 'spell' ? 'SON-BRI-01' : 'SON-WHEN-04';
  io.tell?.({ kind: 'aftermath', rule, ...told(s, f.figure), yesBut, keyword, brisure, text, by: 'conteur' });
  pop(s, f);
}
/** SON-BRI-02. */
const TORN = BRISURE_IDS.map((brisure): Answer => ({ do: 'after', yesBut: false, brisure }));
const AFTERMATHS = [false, true].map((yesBut): Answer => ({ do: 'after', yesBut }));

/** What the Conteur thinks of before a draw, and what he thinks of for some tests alone. */
const RULED = [
  ...(['SON-WHEN-01', 'SON-WHEN-02', 'SON-WHEN-06', 'SON-TST-05', 'SON-TST-07', 'SON-DIF-01', 'SON-DIF-03'] as const),
];
const BONUS = ['SON-BON-01', 'SON-BON-02', 'SON-BON-03'] as const;
const JUDGED: Readonly<Record<string, readonly SongeRule[]>> = {
  char: ['SON-CAR-02', 'SON-CAR-04'],
  trait: ['SON-TRA-03'],
  object: ['SON-OBJ-01'],
  spell: ['SON-DIF-04', 'SON-MAG-08', 'SON-MAG-10', 'SON-MAG-11', 'SON-MAG-17', 'SON-ROU-03'],
};

export const test = procedure<Test>({
  rule: {
    kind: 'test.rule',
    to: conteurOf,
    open: true,
    about: (s, f) => ({ ...aboutOf(s, f), panache: f.panache }),
    cites: ({ about: { what } }) => [...RULED, ...(JUDGED[kindOf({ what })] ?? [])],
    choices: (s, f) =>
      [
        ...RULINGS,
        ...(s.options.relance && !f.dark ? [RELANCE] : []),
        ...(figureOf(s, f.figure).debts > 0 || hasSign(s, f, 'cauchemar') ? [{ do: 'callDebt' } as const] : []),
      ].filter((a) => a.do !== 'rule' || (a.bonus ?? 0) <= s.options.bonusMost),
    on: {
      rule: { cites: (_d, { bonus }) => ['SON-DIF-01', 'SON-DIF-02', ...(bonus ? BONUS : [])], take: ruleOn },
      notNeeded: {
        cites: ['SON-WHEN-01', 'SON-WHEN-06'],
        take: (s, f, a, io) => decided(s, f, 'SON-WHEN-01', a.success, 'conteur', io, a.text),
      },
      callDebt: { cites: ['SON-PPS-17'], take: callDebt },
    },
    // Nobody tells this story: Moyen, and the event says so.
    run: (s, f, io) => ruled(s, f, 'default', '', io),
  },
  prepare: {
    kind: 'test.prepare',
    open: true,
    to: (s, f) => (isPlayers(figureOf(s, f.figure)) || prepares(s, f).length > 1 ? player(s, f) : undefined),
    about(s, f) {
      if (f.dark) return aboutOf(s, f);
      const { difficulty } = f;
      const fixed = clampFixed(plainOf(s, f) - difficulty);
      return { ...aboutOf(s, f), difficulty, fixed, redraws: f.mending === 'test' ? f.cap : 0 };
    },
    cites: ['SON-TST-01', 'SON-META-05', 'SON-META-07', 'SON-TST-08', 'SON-WHEN-07'],
    choices: prepares,
    on: {
      draw: {
        cites: (_d, { fortune }) =>
          fortune ? ['SON-TST-02', fortune === 'karma' ? 'SON-KAR-18' : 'SON-CAR-03'] : ['SON-TST-01', 'SON-BAG-06'],
        take: drawOnce,
      },
      sign: bySign,
    },
    run: orFails(draw),
  },
  mend: {
    kind: 'test.mend',
    to: (s, f) => (reads(f) || !asksToMend(s, f) ? undefined : player(s, f)),
    open: true,
    about(s, f) {
      if (f.dark) return aboutOf(s, f);
      const { white, black } = readingOf(f);
      return { ...aboutOf(s, f), white, black, karmaCases: s.options.karmaExtraCost };
    },
    cites: ['SON-TST-03', 'SON-TST-04'],
    choices: mends,
    on: {
      redraw: { cites: (_d, { from }) => REDRAW_CITES[from], take: mended },
      invert: { cites: ['SON-PPS-12', 'SON-PPS-07', 'SON-BAG-05'], take: mended },
      karma: { cites: ['SON-KAR-12', 'SON-KAR-15'], take: mended },
      fortune: { cites: ['SON-KAR-18', 'SON-TST-02'], take: mended },
      sign: bySign,
      stand: {
        cites: ['SON-QUA-02', 'SON-QUA-03', 'SON-QUA-04', 'SON-BAG-03'],
        take: (s, f, _a, io) => stands(s, f, io),
      },
    },
    run: stands,
  },
  impose: {
    kind: 'test.impose',
    to: (s, f) => (f.important ? conteurOf(s) : undefined),
    about: aboutOf,
    cites: ['SON-KAR-13'],
    choices: () => [{ do: 'pass' }, { do: 'impose' }],
    on: {
      impose: { cites: ['SON-KAR-13', 'SON-KAR-14'], take: (s, f) => goTo(s, f, 'avoid') },
      pass: (s, f, _a, io) => settle(s, f, io),
    },
    run: settle,
  },
  avoid: {
    kind: 'test.avoid',
    to: (s, f) => (canAfford(s, f.figure, PRICES.karmaOff) ? player(s, f) : undefined),
    open: true,
    about: aboutOf,
    cites: ['SON-KAR-16'],
    choices: (s, f) => [{ do: 'take' }, { do: 'pass', ...howToPay(s, f.figure, PRICES.karmaOff) }],
    on: {
      take: { cites: ['SON-KAR-13', 'SON-KAR-14'], take: (s, f, _a, io) => imposed(s, f, io) },
      pass: boughtOff,
    },
    run: imposed,
  },
  after: {
    kind: 'test.after',
    to: conteurOf,
    open: true,
    about: aboutOf,
    cites: ['SON-WHEN-04', 'SON-AFF-07'],
    choices: (_s, f) => (f.what === 'spell' ? [...AFTERMATHS, ...TORN] : AFTERMATHS),
    on: { after },
    run: pop,
  },
});
