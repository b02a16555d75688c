/** SON-WHEN, SON-DIF, SON-KAR-12..18: a test step by step: what the Conteur says, what is taken on, what mends it. */
import { pop } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { BRISURE_IDS } from '../data/magic.ts';
import { PRICES } from '../data/tables.ts';
import type { By, Io } from '../events.ts';
import type { Test } from '../frames.ts';
import type { TestAbout } from '../questions.ts';
import { clampFixed } from '../resolution.ts';
import type { SongeRule } from '../rulebook.ts';
import { conteurOf, deciderOf, figureOf, goTo, isAble, knowers, nameOf, type State, told } from '../state.ts';
import {
  buyOff,
  cannotTakeOn,
  couldMend,
  impose,
  type Mending as Mend,
  mayBuyFortune,
  mayImposeAt,
  mend,
  mendsOf,
  REDRAW_RULES,
  shutFor,
} from './drawing.ts';
import { canAfford, changeKarma, isPlayers, payable, priced, tryPay } from './panache.ts';
import { draw, kindOf, plainOf, readingOf, readOut, reads, settle, siteOf, tellDraw } from './test-draw.ts';
import { procedure } from './ways.ts';

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
const BY_PANACHE = priced({ do: 'draw', fortune: 'panache' });
const BUY_OFF = priced({ do: 'pass' });
const STAND: Answer = { do: 'stand' };

/** SON-CAR-03: a PP for a fortune, where a characteristic is tested. */
const mayPayFortune = (s: State, f: Test): boolean =>
  !f.fortune && f.what.startsWith('char:') && canAfford(s, f.figure, PRICES.characteristicFortune);

/** A PNJ for whom there is nothing to decide draws by itself. */
function prepares(s: State, f: Test): Answer[] {
  const found: Answer[] = [DRAW];
  if (mayPayFortune(s, f)) found.push(payable(s, f.figure, PRICES.characteristicFortune, BY_PANACHE));
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
  const found = mendsOf(s, siteOf(s, f), STAND);
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
      // Written out, as below: a spread with more behind it takes longer than all the rest.
      const { what, text, level, difficulty } = f;
      const fixed = clampFixed(plainOf(s, f) - difficulty);
      const redraws = f.mending === 'test' ? f.cap : 0;
      return { what, text, name: nameOf(s, f.figure), level, difficulty, fixed, redraws };
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
      const { what, text, level } = f;
      const { white, black } = readingOf(f);
      return { what, text, name: nameOf(s, f.figure), level, white, black, karmaCases: s.options.karmaExtraCost };
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
    choices: (s, f) => [{ do: 'take' }, payable(s, f.figure, PRICES.karmaOff, BUY_OFF)],
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
