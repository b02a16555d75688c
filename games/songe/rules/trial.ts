/** What a test is: how it begins, what is fixed before its draw, how its stones read, and the chance of success. */

import type { Term } from '@reverie/kernel/events';
import { push } from '@reverie/kernel/frames';
import type { AnyFrame, Test } from '../business.ts';
import { woundMalus } from '../figures.ts';
import { successOf } from '../odds/tests.ts';
import { clampFixed, NEEDED, ROW, whiteWith } from '../resolution.ts';
import { type FigureIndex, figureOf, type State } from '../state.ts';
import { countOf, whiteIn } from '../stones.ts';
import { openMind } from './dark.ts';
import { pointsOf } from './karma.ts';

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
  const terms: Term[] = [
    { rule: level, what: 'level', value: f.level },
    { rule: f.bonus < 0 ? 'SON-CAR-04' : 'SON-BON-01', what: 'bonus', value: f.bonus },
    { rule: 'SON-PPG-08', what: 'panache', value: -f.panache },
    { rule: 'SON-MAL-05', what: 'wounds', value: -wounds },
    { rule: 'SON-MAL-04', what: 'circumstance', value: figure.nextDraw + figure.scene },
    { rule: 'SON-SIG-03', what: 'shadow', value: -figure.shadow },
    { rule: 'SON-KAR-11', what: 'evil', value: evil },
  ];
  return terms;
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
