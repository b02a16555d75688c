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
import { MANOEUVRES, type ManoeuvreId } from '../data/manoeuvres.ts';
import type { Characteristic, SkillId } from '../data/skills.ts';
import { PRICES } from '../data/tables.ts';
import type { By, Io } from '../events.ts';
import { type Figure, governing, scoreOf, skillOf, tick, tickedFor, woundMalus } from '../figure.ts';
import type { AnyFrame, Test } from '../frames.ts';
import type { TestAbout } from '../questions.ts';
import { clampFixed, drawnFor, NEEDED, qualityOf, ROW, redrawCap, whiteWith } from '../resolution.ts';
import type { SongeRule } from '../rulebook.ts';
import { conteurOf, deciderOf, figureOf, goTo, hasConteur, knowers, nameOf, type State, told } from '../state.ts';
import { clear, putBack, whiteIn } from '../stones.ts';
import { drewInTheDark, openMind, redrewInTheDark, ruledOut, turnedInTheDark } from './dark.ts';
import {
  capped,
  drawKarma,
  drawStones,
  inTheDark,
  payInversion,
  REDRAW,
  TEST,
  tellInversion,
  usedUp,
} from './drawing.ts';
import { paidFor, tired } from './mana.ts';
import { changeKarma, gain, isPlayers, panacheOf, pointsOf, tryPay, useKarma } from './panache.ts';
import { procedure } from './ways.ts';

type Needed = 'figure' | 'what' | 'level' | 'mending';
type Spoken = 'text' | 'on' | 'cap' | 'panache' | 'bonus' | 'forced' | 'fortune' | 'margin' | 'evil';
type Magical = 'dark' | 'phrase' | 'object';
/** `ruled` is the Difficulty where a table says it instead of the Conteur. */
type TestSpec = Pick<Test, Needed> & Partial<Pick<Test, Spoken | Magical>> & { readonly ruled?: number };

/** Lays a test on a frame; it is the top of the stack then. Written out field by field: random play makes very many. */
export function startTest(s: State, spec: TestSpec, under: AnyFrame): Test {
  const { figure, what, level, mending, ruled, dark = false } = spec;
  // biome-ignore format: a frame, filled line by line
  const f: Test = {
    kind: 'test', step: ruled === undefined ? 'rule' : 'prepare', serial: 0, figure, what, level, mending, dark,
    text: spec.text ?? '', on: spec.on ?? null, cap: spec.cap ?? 0, difficulty: ruled ?? 0, panache: spec.panache ?? 0,
    bonus: spec.bonus ?? 0, forced: spec.forced ?? 0, fortune: spec.fortune ?? false, margin: spec.margin ?? 0,
    important: false, evil: spec.evil ?? false, belief: dark ? openMind(-4, 4) : null, plain: 0, row: [],
    redrawn: false, inverted: false, extraDrawn: 0, extraWhite: 0, extraBlack: 0, verdict: null,
    phrase: spec.phrase ?? '', object: spec.object ?? -1,
  };
  push<AnyFrame>(s, f, under);
  return f;
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
const whiteOf = (f: Test): number => whiteWith(fixedOf(f), whiteIn(f.row));
const blackDrawn = (f: Test): number => f.row.length - whiteIn(f.row);

/** SON-KAR-15: all white against all black, the stones on top included. */
function wins(f: Test, white: number): boolean {
  const [light, shadow] = [white + f.extraWhite, ROW - white + f.extraBlack];
  return (f.fortune ? light >= shadow : light > shadow) && (f.margin === 0 || light >= NEEDED + f.margin);
}

export const reads = (f: Test): boolean => (f.verdict ? f.verdict === 'success' : wins(f, whiteOf(f)));

/** How many stones are drawn under each Difficulty, and how many lie there on top of them. */
const drawnUnder = (f: Test) => (e: number) => drawnFor(fixedUnder(f, e));
const onTop = (f: Test) => () => f.extraDrawn;

/** SON-MAG-11: success or failure was told, and of stones on top how many are white, and nothing else. */
function readOut(f: Test): undefined {
  const reading = (white: number): boolean => wins(f, white) === reads(f);
  if (f.belief)
    f.belief = ruledOut(f.belief, ({ e, a, b }) => b === f.extraWhite && reading(whiteWith(fixedUnder(f, e), a)));
}

function draw(s: State, f: Test, io: Io): undefined {
  f.plain = plainOf(s, f);
  const why = f.dark ? inTheDark(s, TEST) : TEST;
  if (f.belief) f.belief = drewInTheDark(f.belief, 'a', drawnUnder(f), onTop(f), s.store);
  f.row = drawStones(s, why, drawnFor(fixedOf(f)), io);
  // SON-DIF-03, SON-TST-06: forced redraws of white stones first, in place, the first ones first.
  const back = Math.min(f.forced, whiteIn(f.row));
  tellDraw(s, f, 'SON-TST-01', io, back === 0);
  if (back > 0) {
    replace(s, f, true, back, io);
    const bad = inFight(f) || (f.on && scoreOf(figureOf(s, f.figure), f.on) < 0);
    const rule = bad ? 'SON-TST-06' : 'SON-DIF-03';
    io.tell?.({ kind: 'redrew', rule, ...told(s, f.figure), count: back, from: 'forced' });
    tellDraw(s, f, 'SON-DIF-03', io);
  }
  readOut(f);
  usedUp(s, f.figure);
  goTo(s, f, 'mend');
}

/** SON-BAG-04: stones of one colour go back, and as many take their places. */
function replace(s: State, f: Test, white: boolean, count: number, io: Io): undefined {
  putBack(s.store, white ? 'white' : 'black', count);
  const fresh = drawStones(s, f.dark ? inTheDark(s, REDRAW) : REDRAW, count, io);
  let left = 0;
  f.row = f.row.map((stone) => (stone === white && left < count ? (fresh[left++] as boolean) : stone));
}

function tellDraw(s: State, f: Test, rule: SongeRule, io: Io, last = true): undefined {
  if (!io.tell) return;
  const { figure, dark, what, fortune } = f;
  const terms = [...plainTerms(s, f), { rule: 'SON-DIF-01', what: 'difficulty', value: -f.difficulty }];
  const counted = terms.filter((term) => term.value !== 0 || term.what === 'level');
  const [fixed, white, success] = [fixedOf(f), whiteOf(f), reads(f)];
  const drawn = { dark, knows: knowers(s), what, fixed, row: [...f.row], white, success, fortune, last };
  io.tell({ kind: 'drew', rule, ...told(s, figure), ...drawn, sum: capped(counted, fixed) });
}

/** The result, what it brings, and back to whatever waited for it. */
function settle(s: State, f: Test, io: Io): undefined {
  const { what, difficulty, fortune } = f;
  const success = reads(f);
  const drawn = f.row.length > 0 || f.verdict === null;
  const white = drawn ? Math.min(ROW, whiteOf(f) + f.extraWhite) : success ? NEEDED : NEEDED - 1;
  const needed = fortune ? NEEDED - 1 : NEEDED;
  // SON-KAR-15: a success that bad Karma turned is a simple failure.
  const quality =
    !drawn || f.verdict || (f.extraBlack > 0 && !success)
      ? success
        ? 'simple'
        : 'failure'
      : qualityOf(success ? Math.max(white, needed) : Math.min(white, needed - 1), f.row, fortune);
  clear(s.store);
  const black = ROW - Math.min(ROW, drawn ? whiteOf(f) : white) + f.extraBlack;
  figureOf(s, f.figure).lastTest = { what, difficulty, white, black, quality };
  const rule = success ? 'SON-QUA-01' : 'SON-QUA-02';
  io.tell?.({ kind: 'settled', rule, ...told(s, f.figure), what, success, quality, white, black, difficulty });
  // SON-PPG-08: after the test, so that the new stones cannot help it.
  if (f.panache > 0 && (success || s.options.panacheGain === 'always'))
    gain(s, f.figure, f.panache, 'SON-PPG-08', 'panache', io);
  // SON-FIN-01.
  if (f.margin > 0 && success) {
    gain(s, f.figure, 2, 'SON-FIN-01', 'coupFinal', io);
    s.xpDoubled = true;
  }
  if (what === 'spell' || what === 'object') paidFor(s, f, success, io);
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

// -- Step by step.

const player = (s: State, f: Test) => deciderOf(s, f.figure);
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
  if (relance > 0 && (!s.options.relance || f.dark)) return refuse('invalid', 'SON-DIF-03', 'noRelance');
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

/** SON-KAR-18: a case for a fortune; as an option only above zero. */
const mayBuyFortune = (s: State, f: Test): boolean => {
  const { karma } = figureOf(s, f.figure);
  return !f.fortune && karma > -15 && (karma > 0 || s.options.karmaFortune === 'any');
};

const DRAW: Answer = { do: 'draw' };
const BY_KARMA: Answer = { do: 'draw', fortune: 'karma' };
const STAND: Answer = { do: 'stand' };

/** A PNJ for whom there is nothing to decide draws by itself. */
function prepares(s: State, f: Test): Answer[] {
  const found: Answer[] = [DRAW];
  if (!f.fortune && f.what.startsWith('char:') && panacheOf(s, f.figure) > 0)
    found.push({ do: 'draw', fortune: 'panache' });
  if (isPlayers(figureOf(s, f.figure)) && mayBuyFortune(s, f)) found.push(BY_KARMA);
  if (maySign(s, f)) found.push({ do: 'sign' });
  return found;
}

function drawOnce(s: State, f: Test, a: Do<'draw'>, io: Io): Refusal | undefined {
  if (a.fortune === 'panache') {
    if (!f.what.startsWith('char:') || f.fortune) return refuse('invalid', 'SON-CAR-03', 'noFortune');
    const refusal = tryPay(s, f.figure, PRICES.characteristicFortune, 'SON-CAR-03', io, a);
    if (refusal) return refusal;
  } else if (a.fortune === 'karma') {
    if (!mayBuyFortune(s, f)) return refuse('invalid', 'SON-KAR-18', 'noFortune');
    changeKarma(s, f.figure, -1, 'SON-KAR-18', 'fortune', io);
  }
  if (a.fortune) f.fortune = true;
  draw(s, f, io);
}

// -- After the draw: SON-TST-03, SON-PPS-12, SON-KAR-12, SON-MAG-07.

const REDRAW_CITES = {
  escrime: ['SON-DUE-07'],
  panache: ['SON-PPC-03'],
  characteristic: ['SON-TST-03', 'SON-TST-04', 'SON-TST-09', 'SON-BAG-04'],
} as const;

/** How many stones may still be drawn again. */
function redrawsLeft(s: State, f: Test): number {
  const figure = figureOf(s, f.figure);
  const black = f.dark ? 1 : blackDrawn(f);
  if (f.mending === 'test') return f.redrawn ? 0 : Math.min(f.cap, black);
  if (f.mending === 'imago') return Math.min(black, Math.max(0, scoreOf(figure, 'IMA')) - figure.imago);
  if (f.mending === 'combat' && f.on) return Math.min(black, Math.max(0, scoreOf(figure, f.on)) - figure.ticks[f.on]);
  return 0;
}

const mayInvert = (s: State, f: Test): boolean =>
  !f.inverted && panacheOf(s, f.figure) > 0 && (f.dark || blackDrawn(f) > 0);
/** In the dark it is offered whether it would help or not. */
const mayUseKarma = (s: State, f: Test): boolean => f.extraDrawn === 0 && pointsOf(figureOf(s, f.figure)) > 0;
const canMend = (s: State, f: Test): boolean =>
  redrawsLeft(s, f) > 0 || mayInvert(s, f) || mayUseKarma(s, f) || maySign(s, f);

function mends(s: State, f: Test): Answer[] {
  const found: Answer[] = [STAND];
  // In the dark there is one at most.
  const most = redrawsLeft(s, f);
  if (most > 0) found.push({ do: 'redraw', count: most, from: 'characteristic' });
  if (most > 1) found.push({ do: 'redraw', count: 1, from: 'characteristic' });
  if (mayInvert(s, f)) found.push({ do: 'invert' });
  if (mayUseKarma(s, f)) found.push({ do: 'karma' });
  if (maySign(s, f)) found.push({ do: 'sign' });
  return found;
}

function redraw(s: State, f: Test, a: Do<'redraw'>, io: Io): Refusal | undefined {
  const figure = figureOf(s, f.figure);
  const rule = f.mending === 'imago' ? 'SON-MAG-07' : f.mending === 'combat' ? 'SON-DUE-08' : 'SON-TST-03';
  if (a.from !== 'characteristic') return refuse('invalid', rule, 'notNow');
  if (f.mending === 'test' && f.redrawn) return refuse('invalid', 'SON-TST-03', 'onceOnly');
  if (f.dark && a.count > 1) return refuse('invalid', 'SON-MAG-11', 'oneAtATime');
  const most = redrawsLeft(s, f);
  // SON-TST-04: no more than the characteristic and the skill allow.
  if (a.count > most) return refuse('invalid', f.mending === 'test' ? 'SON-TST-04' : rule, 'beyondCap', { most });
  if (f.belief) f.belief = redrewInTheDark(f.belief, 'a', drawnUnder(f), onTop(f), s.store);
  f.redrawn = true;
  if (f.mending === 'imago') figure.imago += a.count;
  if (f.mending === 'combat' && f.on) tick(figure, f.on, a.count);
  // In the dark one pays for trying: a refusal would tell what lies there.
  replace(s, f, false, Math.min(a.count, blackDrawn(f)), io);
  io.tell?.({ kind: 'redrew', rule, ...told(s, f.figure), count: a.count, from: 'characteristic' });
  return mended(s, f, io);
}

function invert(s: State, f: Test, a: Do<'invert'>, io: Io): Refusal | undefined {
  const { inverted, dark } = f;
  const refusal = payInversion(s, f.figure, a, { inverted, dark, black: blackDrawn(f) }, io);
  if (refusal) return refusal;
  if (f.belief) f.belief = turnedInTheDark(f.belief, 'a', drawnUnder(f));
  f.inverted = true;
  const at = f.row.indexOf(false);
  f.row = f.row.map((stone, place) => stone || place === at);
  tellInversion(s, f.figure, false, io);
  return mended(s, f, io);
}

/** SON-KAR-12, SON-KAR-15: as many stones on top as points; the white ones stay, and two cases are gone. */
function extra(s: State, f: Test, _a: Answer, io: Io): Refusal | undefined {
  const drawn = pointsOf(figureOf(s, f.figure));
  if (drawn < 1) return refuse('invalid', 'SON-KAR-12', 'noKarma');
  if (f.extraDrawn > 0) return refuse('invalid', 'SON-KAR-15', 'onceOnly');
  // SON-MAG-11: in the dark these stones are seen, and tell something of those that are not.
  if (f.belief) f.belief = drewInTheDark(f.belief, 'b', () => drawn, drawnUnder(f), s.store);
  f.extraDrawn = drawn;
  f.extraWhite = drawKarma(s, f.figure, io);
  const kept = f.extraWhite;
  io.tell?.({ kind: 'extraStones', rule: 'SON-KAR-15', ...told(s, f.figure), drawn, kept, colour: 'white' });
  useKarma(s, f.figure, s.options.karmaExtraCost, 'SON-KAR-15', io);
  return mended(s, f, io);
}

function mended(s: State, f: Test, io: Io): undefined {
  tellDraw(s, f, 'SON-TST-03', io);
  readOut(f);
  goTo(s, f, 'mend');
}

// -- SON-KAR-13, SON-KAR-16: bad Karma on an important action, imposed by the Conteur, bought off by the player.

const mayImpose = (s: State, f: Test): boolean =>
  f.important &&
  !f.dark &&
  hasConteur(s) &&
  reads(f) &&
  f.verdict === null &&
  f.extraBlack === 0 &&
  pointsOf(figureOf(s, f.figure)) <= -1 &&
  isPlayers(figureOf(s, f.figure));

function imposed(s: State, f: Test, io: Io): undefined {
  const drawn = -pointsOf(figureOf(s, f.figure));
  f.extraBlack = drawn - drawKarma(s, f.figure, io);
  const kept = f.extraBlack;
  io.tell?.({ kind: 'extraStones', rule: 'SON-KAR-13', ...told(s, f.figure), drawn, kept, colour: 'black' });
  useKarma(s, f.figure, 2, 'SON-KAR-13', io);
  // SON-KAR-14: and the player gains a PP.
  gain(s, f.figure, 1, 'SON-KAR-14', 'karma', io);
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
    run: draw,
  },
  mend: {
    kind: 'test.mend',
    to: (s, f) => (reads(f) || !canMend(s, f) ? undefined : player(s, f)),
    about: (s, f) =>
      f.dark
        ? aboutOf(s, f)
        : { ...aboutOf(s, f), white: whiteOf(f) + f.extraWhite, karmaCases: s.options.karmaExtraCost },
    cites: ['SON-TST-03', 'SON-TST-04'],
    choices: mends,
    on: {
      redraw: { cites: (_d, { from }) => REDRAW_CITES[from], take: redraw },
      invert: { cites: ['SON-PPS-12', 'SON-PPS-07', 'SON-BAG-05'], take: invert },
      karma: { cites: ['SON-KAR-12', 'SON-KAR-15'], take: extra },
      sign: bySign,
      stand: {
        cites: ['SON-QUA-02', 'SON-QUA-03', 'SON-QUA-04', 'SON-BAG-03'],
        take: (s, f) => goTo(s, f, 'impose'),
      },
    },
    run: (s, f) => goTo(s, f, 'impose'),
  },
  impose: {
    kind: 'test.impose',
    to: (s, f) => (mayImpose(s, f) ? conteurOf(s) : undefined),
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
    to: (s, f) => (panacheOf(s, f.figure) > 0 ? player(s, f) : undefined),
    about: aboutOf,
    cites: ['SON-KAR-16'],
    choices: () => [{ do: 'take' }, { do: 'pass' }],
    on: {
      take: { cites: ['SON-KAR-13', 'SON-KAR-14'], take: (s, f, _a, io) => imposed(s, f, io) },
      pass: (s, f, _a, io) => tryPay(s, f.figure, 1, 'SON-KAR-16', io) ?? settle(s, f, io),
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
